//! The inputs that are kept: what once broke something, and a few that are right.

use std::fs;
use std::path::{Path, PathBuf};

/// Where those of an entrance are.
pub fn folder(entrance: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.join("tests/corpus").join(entrance)
}

/// All of an entrance, in the order of their names.
pub fn of(entrance: &str) -> Vec<Vec<u8>> {
    in_folder(&folder(entrance))
}

/// All files of a folder, in the order of their names.
pub fn in_folder(folder: &Path) -> Vec<Vec<u8>> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.is_file()).collect();
    paths.sort();
    paths.iter().filter_map(|path| fs::read(path).ok()).collect()
}
