//! Files that are written whole or not at all: a new file takes the old one's place only when it
//! is complete and on the disk, and only where there is nothing that must not give way.

mod occupant;
mod patience;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

pub use occupant::Occupant;

/// What a file is called before it is finished ends like this.
const UNFINISHED: &str = ".unfinished";

/// Writes a file, or leaves the one that is there as it was.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let written = write_beside(path, bytes).and_then(|()| take_place(path));
    if written.is_err() {
        clear_away(path);
    }
    written
}

/// Writes all of these files, or leaves everything as it was; which one failed, and why.
pub fn write_together(files: &[(PathBuf, Vec<u8>)]) -> Result<(), (PathBuf, io::Error)> {
    let each = |act: &dyn Fn(&Path, &[u8]) -> io::Result<()>| {
        files
            .iter()
            .try_for_each(|(path, bytes)| act(path, bytes).map_err(|error| (path.clone(), error)))
    };
    let written = each(&write_beside).and_then(|()| each(&|path, _| take_place(path)));
    if written.is_err() {
        for (path, _) in files {
            clear_away(path);
        }
    }
    written
}

/// The name of the finished file, if this is one that was left unfinished.
pub fn finished_name(name: &str) -> Option<&str> {
    name.strip_prefix('.')?.strip_suffix(UNFINISHED)
}

fn unfinished(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}{UNFINISHED}"))
}

fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // What somebody left there may be a link to elsewhere: it is not written through.
    clear_away(path);
    let mut file = patience::while_held(|| fs::File::create_new(unfinished(path)))?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn take_place(path: &Path) -> io::Result<()> {
    patience::while_held(|| fs::rename(unfinished(path), path))
}

fn clear_away(path: &Path) {
    // Most often it is not there; what cannot be removed changes nothing for people.
    if unfinished(path).symlink_metadata().is_ok() {
        let _ = patience::while_held(|| fs::remove_file(unfinished(path)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let name = format!("saute-dix-files-{name}-{}", std::process::id());
            let path = std::env::temp_dir().join(name);
            fs::create_dir_all(&path).unwrap();
            Scratch(path)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).unwrap();
            let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
            let mut names: Vec<String> = names.collect();
            names.sort();
            names
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_file_is_replaced_whole_or_stays_as_it_was() {
        let scratch = Scratch::new("whole");
        let path = scratch.0.join("note.txt");
        write_whole(&path, b"first").unwrap();
        write_whole(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        // A folder cannot give way to a file.
        let folder = scratch.0.join("folder");
        fs::create_dir_all(folder.join("inside")).unwrap();
        assert!(write_whole(&folder, b"x").is_err());
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

    #[cfg(unix)]
    #[test]
    fn what_is_unfinished_is_not_written_through_a_link() {
        let scratch = Scratch::new("through");
        let (elsewhere, path) = (scratch.0.join("elsewhere"), scratch.0.join("note.txt"));
        fs::write(&elsewhere, "mine").unwrap();
        std::os::unix::fs::symlink(&elsewhere, unfinished(&path)).unwrap();
        write_whole(&path, b"new").unwrap();
        assert_eq!(fs::read(&elsewhere).unwrap(), b"mine");
        assert_eq!(scratch.names(), ["elsewhere", "note.txt"]);
    }

    #[test]
    fn what_is_unfinished_is_known_by_its_name() {
        let path = unfinished(Path::new("a/game.json"));
        let name = path.file_name().unwrap().to_str().unwrap();
        assert_eq!(finished_name(name), Some("game.json"));
        assert_eq!(finished_name("game.json"), None);
    }
}
