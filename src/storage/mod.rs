//! Files that are written whole or not at all: a new file takes the old one's place only when it
//! is complete and on the disk, and only where there is nothing that must not give way.

pub mod custom;
mod disk;
mod occupant;
mod patience;
mod reading;
#[cfg(test)]
pub(crate) mod scratch;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

pub use disk::{Disk, SystemDisk};
pub use occupant::Occupant;
pub use reading::{ReadFault, read_within};

/// What a file is called before it is finished ends like this.
const UNFINISHED: &str = ".unfinished";

/// What nobody has touched for so long was left by a program that is gone.
const LEFT: Duration = Duration::from_hours(1);

pub fn write_whole(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let written = write_beside(disk, path, bytes).and_then(|()| take_place(disk, path));
    if written.is_err() {
        clear_away(disk, path);
    }
    written
}

/// Writes all of these files, or leaves everything as it was; which one failed, and why.
pub fn write_together(files: &[(PathBuf, Vec<u8>)]) -> Result<(), (PathBuf, io::Error)> {
    let disk = &SystemDisk;
    let each = |act: &dyn Fn(&Path, &[u8]) -> io::Result<()>| {
        files
            .iter()
            .try_for_each(|(path, bytes)| act(path, bytes).map_err(|error| (path.clone(), error)))
    };
    for (path, _) in files {
        clear_left(path);
    }
    let written = each(&|path, bytes| write_beside(disk, path, bytes))
        .and_then(|()| each(&|path, _| take_place(disk, path)));
    if written.is_err() {
        for (path, _) in files {
            clear_away(disk, path);
        }
    }
    written
}

pub fn finished_name(name: &str) -> Option<&str> {
    let name = name.strip_prefix('.')?.strip_suffix(UNFINISHED)?;
    // Versions before did not name the process.
    let by_process = name.rsplit_once('.').filter(|(_, process)| {
        !process.is_empty() && process.bytes().all(|byte| byte.is_ascii_digit())
    });
    Some(by_process.map_or(name, |(name, _)| name))
}

/// Two programs that write the same file must not write into each other's.
fn unfinished(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let process = std::process::id();
    path.with_file_name(format!(".{name}.{process}{UNFINISHED}"))
}

fn write_beside(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    // What somebody left there may be a link to elsewhere: it is not written through.
    clear_away(disk, path);
    let mut file = patience::while_held(|| disk.create(&unfinished(path)))?;
    disk.fill(&mut file, bytes)?;
    disk.sync(&file)
}

fn take_place(disk: &dyn Disk, path: &Path) -> io::Result<()> {
    patience::while_held(|| disk.rename(&unfinished(path), path))?;
    if let Some(folder) = path.parent() {
        // The file is in its place. Where a folder cannot be waited for, only a power cut could undo that.
        let _ = disk.sync_folder(folder);
    }
    Ok(())
}

fn clear_away(disk: &dyn Disk, path: &Path) {
    // Most often it is not there; what cannot be removed changes nothing for people.
    if unfinished(path).symlink_metadata().is_ok() {
        let _ = patience::while_held(|| disk.remove(&unfinished(path)));
    }
}

fn clear_left(path: &Path) {
    let folder = path.parent().filter(|path| !path.as_os_str().is_empty());
    let Ok(entries) = fs::read_dir(folder.unwrap_or(Path::new("."))) else {
        return;
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    for entry in entries.flatten() {
        let ours = entry.file_name();
        let ours = ours.to_str().and_then(finished_name) == Some(&*name);
        let age = || {
            let touched = entry.metadata().and_then(|about| about.modified()).ok()?;
            SystemTime::now().duration_since(touched).ok()
        };
        if ours && age().is_some_and(|age| age > LEFT) {
            // What cannot be removed changes nothing for people.
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::scratch::Scratch;
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_or_stays_as_it_was() {
        let scratch = Scratch::new("whole");
        let path = scratch.0.join("note.txt");
        write_whole(&SystemDisk, &path, b"first").unwrap();
        write_whole(&SystemDisk, &path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        // A folder cannot give way to a file.
        let folder = scratch.0.join("folder");
        fs::create_dir_all(folder.join("inside")).unwrap();
        assert!(write_whole(&SystemDisk, &folder, b"x").is_err());
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
        write_whole(&SystemDisk, &path, b"new").unwrap();
        assert_eq!(fs::read(&elsewhere).unwrap(), b"mine");
        assert_eq!(scratch.names(), ["elsewhere", "note.txt"]);
    }

    #[test]
    fn what_is_unfinished_is_known_by_its_name() {
        let path = unfinished(Path::new("a/game.json"));
        let name = path.file_name().unwrap().to_str().unwrap();
        assert!(name.contains(&std::process::id().to_string()), "{name}");
        assert_eq!(finished_name(name), Some("game.json"));
        assert_eq!(finished_name(".game.json.unfinished"), Some("game.json"));
        assert_eq!(finished_name("game.json"), None);
    }

    #[test]
    fn what_a_killed_program_left_of_a_file_goes_with_the_next_one() {
        let scratch = Scratch::new("left");
        let path = scratch.0.join("sheet.pdf");
        let left = |name: &str, age: u64| {
            let file = fs::File::create(scratch.0.join(name)).unwrap();
            let then = SystemTime::now() - Duration::from_secs(age);
            file.set_modified(then).unwrap();
        };
        left(".sheet.pdf.1.unfinished", 9_000);
        left(".sheet.pdf.2.unfinished", 9);
        left(".other.pdf.1.unfinished", 9_000);
        write_together(&[(path, vec![1])]).unwrap();
        let names = [".other.pdf.1.unfinished", ".sheet.pdf.2.unfinished", "sheet.pdf"];
        assert_eq!(scratch.names(), names, "another may be at work right now");
    }
}
