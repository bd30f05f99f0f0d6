//! Files are written whole or not at all: a new file takes the old one's place only when it is complete and on
//! the disk.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use super::retry_while_locked;

/// Ends the name of a file until it is complete. It lies in the folder of its target, since only there can it be
/// renamed to it.
const UNFINISHED: &str = ".unfinished";

pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    put_in_place(write_beside(path, bytes)?, path)
}

/// Writes all of these files, or leaves everything as it was; which one failed, and why.
pub fn write_together(files: &[(PathBuf, Vec<u8>)]) -> Result<(), (PathBuf, io::Error)> {
    let mut written = Vec::new();
    for (path, bytes) in files {
        let file = write_beside(path, bytes).map_err(|error| (path.clone(), error))?;
        written.push((path, file));
    }
    written.into_iter().try_for_each(|(path, file)| {
        put_in_place(file, path).map_err(|error| (path.clone(), error))
    })
}

/// The name that an unfinished file was to get; nothing for any other file.
pub fn finished_name(name: &str) -> Option<&str> {
    let (name, _random) = name.strip_prefix('.')?.strip_suffix(UNFINISHED)?.rsplit_once('.')?;
    Some(name)
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<TempPath> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let prefix = format!(".{name}.");
    // Created like any other file, so that everyone may read it who may read the folder.
    let create = |path: &Path| retry_while_locked(|| File::create_new(path));
    let mut builder = tempfile::Builder::new();
    let file = builder.prefix(&prefix).suffix(UNFINISHED).make_in(folder_of(path), create)?;
    let (mut file, path) = file.into_parts();
    file.write_all(bytes)?;
    file.sync_all()?;
    Ok(path)
}

fn put_in_place(file: TempPath, path: &Path) -> io::Result<()> {
    let mut unfinished = Some(file);
    retry_while_locked(|| match unfinished.take().map(|file| file.persist(path)) {
        Some(Err(refused)) => {
            unfinished = Some(refused.path);
            Err(refused.error)
        }
        Some(Ok(())) | None => Ok(()),
    })?;
    // Best effort: the file is in its place, and only a power cut could undo that. Windows opens no folder, and has
    // its names on the disk without being asked.
    if cfg!(unix) {
        File::open(folder_of(path)).and_then(|folder| folder.sync_all()).ok();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::storage::scratch::Scratch;

    #[test]
    fn a_file_is_replaced_whole_or_stays_as_it_was() {
        let scratch = Scratch::new("whole");
        let path = scratch.0.join("note.txt");
        write_whole(&path, b"first").unwrap();
        write_whole(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        let folder = scratch.0.join("folder");
        fs::create_dir_all(folder.join("inside")).unwrap();
        assert!(write_whole(&folder, b"x").is_err(), "a folder is not replaced by a file");
        assert_eq!(scratch.names(), ["folder", "note.txt"]);
    }

    #[test]
    fn files_are_written_together_or_not_at_all() {
        let scratch = Scratch::new("together");
        let good = scratch.0.join("sheet.pdf");
        let bad = scratch.0.join("missing").join("sheet-key.pdf");
        let files = [(good.clone(), vec![1]), (bad.clone(), vec![2])];
        assert_eq!(write_together(&files).unwrap_err().0, bad);
        assert!(scratch.names().is_empty());
        write_together(&files[..1]).unwrap();
        assert_eq!(fs::read(&good).unwrap(), [1]);
    }

    #[test]
    fn an_unfinished_file_is_known_by_its_name() {
        let scratch = Scratch::new("name");
        let file = write_beside(&scratch.0.join("game.json"), b"{").unwrap();
        let name = file.file_name().unwrap().to_str().unwrap();
        assert_eq!(finished_name(name), Some("game.json"));
        assert_eq!(finished_name("game.json"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_written_file_may_be_read_like_any_other() {
        use std::os::unix::fs::PermissionsExt;
        let scratch = Scratch::new("rights");
        let (ours, plain) = (scratch.0.join("sheet.pdf"), scratch.0.join("plain.pdf"));
        write_whole(&ours, b"x").unwrap();
        fs::write(&plain, b"x").unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode();
        assert_eq!(mode(&ours), mode(&plain));
    }
}
