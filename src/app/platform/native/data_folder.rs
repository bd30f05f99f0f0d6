//! The folder with what the window keeps.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::app::platform::{FileProblem, FolderProblem, Store, free_name};
use crate::app::shell::{CUSTOM_MARK, SaveFile};
use crate::limits;
use crate::storage::{ReadFault, finished_name, read_within, write_whole};

const LOCK: &str = "window.lock";

pub struct DataFolder {
    path: PathBuf,
    lock: Option<File>,
}

impl DataFolder {
    pub fn new(path: PathBuf) -> DataFolder {
        DataFolder { path, lock: None }
    }

    /// Takes the lock; whether another window has it. Where there are no locks, that is not known.
    fn lock(&mut self) -> bool {
        let path = self.path.join(LOCK);
        let other = fs::symlink_metadata(&path).is_ok_and(|about| !about.is_file());
        if other || fs::create_dir_all(&self.path).is_err() {
            return false;
        }
        let mut options = OpenOptions::new();
        let Ok(file) = options.create(true).append(true).open(path) else {
            return false;
        };
        match file.try_lock() {
            Ok(()) => {
                self.lock = Some(file);
                false
            }
            Err(TryLockError::WouldBlock) => true,
            Err(TryLockError::Error(_)) => false,
        }
    }

    /// Removes what windows that were killed have left unfinished: no other window writes here now.
    fn clear_left(&self) {
        let Ok(entries) = fs::read_dir(&self.path) else {
            return;
        };
        for path in entries.flatten().map(|entry| entry.path()) {
            if is_unfinished(&path) && is_ours(&path) {
                // Best effort: a file that stays harms nothing.
                fs::remove_file(path).ok();
            }
        }
    }

    fn remove_files(&mut self) -> io::Result<()> {
        if !self.path.exists() {
            return Ok(());
        }
        // Some systems remove no file that is held.
        let held = self.lock.take().is_some();
        for entry in fs::read_dir(&self.path)? {
            let path = entry?.path();
            if is_ours(&path) || held && path.ends_with(LOCK) {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }
}

fn name_of(path: &Path) -> &str {
    let name = path.file_name().and_then(|name| name.to_str());
    name.unwrap_or_default()
}

fn is_unfinished(path: &Path) -> bool {
    finished_name(name_of(path)).is_some()
}

/// Whether a file was written by this program: the folder may have been chosen by hand.
fn is_ours(path: &Path) -> bool {
    let name = name_of(path);
    let name = finished_name(name).unwrap_or(name);
    let (stem, end) = name.rsplit_once('.').unwrap_or_default();
    let stem = stem.split("-broken-").next().unwrap_or_default();
    let mut ours = SaveFile::ALL.iter().map(|ours| ours.name());
    name == CUSTOM_MARK || ours.any(|ours| ours.rsplit_once('.') == Some((stem, end)))
}

impl Store for DataFolder {
    fn begin(&mut self) -> Option<FolderProblem> {
        if self.lock() {
            return Some(FolderProblem::Shared);
        }
        self.clear_left();
        None
    }

    fn read(&self, name: &str) -> Result<Option<String>, FileProblem> {
        let most = u64::try_from(limits::JOURNAL.max(limits::KEPT_FILE)).unwrap_or(u64::MAX);
        match read_within(&self.path.join(name), most) {
            // What is not text cannot be one of our files: the parser will say so.
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(ReadFault::Missing) => Ok(None),
            Err(ReadFault::NoFile) => Err(FileProblem::NoFile),
            Err(ReadFault::TooLarge) => Err(FileProblem::TooLarge),
            Err(ReadFault::System(error)) => Err(FileProblem::Unreadable(error.to_string())),
        }
    }

    fn holds(&self, name: &str) -> bool {
        fs::symlink_metadata(self.path.join(name)).is_ok()
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        let made = fs::create_dir_all(&self.path);
        let written = made.and_then(|()| write_whole(&self.path.join(name), text.as_bytes()));
        written.map_err(|error| error.to_string())
    }

    fn set_aside(&mut self, name: &str) -> Result<String, String> {
        let path = |name: &str| self.path.join(name);
        // A link that leads nowhere is something, too.
        let free = free_name(name, |new| fs::symlink_metadata(path(new)).is_ok());
        let moved = fs::rename(path(name), path(&free));
        moved.map_err(|error| error.to_string())?;
        Ok(free)
    }

    fn erase(&mut self) -> Result<(), String> {
        let removed = self.remove_files();
        removed.map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::scratch::Scratch;

    #[test]
    fn what_is_written_is_read_again_and_nothing_else_is_left() {
        let scratch = Scratch::absent("write");
        let mut folder = DataFolder::new(scratch.0.clone());
        assert_eq!(folder.read("game.json"), Ok(None));
        folder.write("game.json", "one").unwrap();
        folder.write("game.json", "two").unwrap();
        assert_eq!(folder.read("game.json"), Ok(Some("two".to_owned())));
        assert_eq!(scratch.names(), ["game.json"]);
        fs::write(scratch.0.join("game.json"), [0xff, 0xfe]).unwrap();
        let read = folder.read("game.json").unwrap();
        assert!(read.is_some(), "what is no text is for the reader to refuse");
    }

    #[test]
    fn a_broken_file_is_set_aside_under_a_name_of_its_own() {
        let scratch = Scratch::absent("aside");
        let mut folder = DataFolder::new(scratch.0.clone());
        for (text, aside) in [("a", "game-broken-1.json"), ("b", "game-broken-2.json")] {
            folder.write("game.json", text).unwrap();
            assert_eq!(folder.set_aside("game.json"), Ok(aside.to_owned()));
            assert_eq!(folder.read(aside), Ok(Some(text.to_owned())));
        }
        assert_eq!(folder.read("game.json"), Ok(None));
        assert!(folder.set_aside("game.json").is_err(), "there is nothing there");
    }

    #[test]
    fn erasing_takes_what_is_ours_and_leaves_the_rest() {
        let scratch = Scratch::absent("erase");
        let mut folder = DataFolder::new(scratch.0.clone());
        assert_eq!(folder.erase(), Ok(()), "there is not even a folder");
        for name in ["settings.json", "game.json", "lessons.json"] {
            folder.write(name, "{}").unwrap();
        }
        folder.set_aside("game.json").unwrap();
        for name in [".game.json.77.unfinished", "own-content.txt", "homework.txt", "gamer.json"] {
            fs::write(scratch.0.join(name), "x").unwrap();
        }
        folder.erase().unwrap();
        assert_eq!(scratch.names(), ["gamer.json", "homework.txt"]);
    }

    #[test]
    fn the_lock_is_for_one_window_and_goes_with_it() {
        let scratch = Scratch::absent("lock");
        let mut one = DataFolder::new(scratch.0.clone());
        let mut other = DataFolder::new(scratch.0.clone());
        fs::create_dir_all(&scratch.0).unwrap();
        fs::write(scratch.0.join(".game.json.77.unfinished"), "{").unwrap();
        assert_eq!(one.begin(), None);
        assert_eq!(scratch.names(), [LOCK], "what was left is cleared away");
        assert_eq!(other.begin(), Some(FolderProblem::Shared));
        drop(one);
        assert_eq!(other.begin(), None);
        other.erase().unwrap();
        assert!(scratch.names().is_empty());
    }
}
