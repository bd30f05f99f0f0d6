//! What differs between a computer and a browser: where things are kept, chance, sound, who does
//! long work, who prints, and the window.
//!
//! Nothing else in the window's code asks which of the two it is.

#[cfg(not(target_arch = "wasm32"))]
mod native;
mod tone;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use native::*;
pub use tone::Tone;
#[cfg(target_arch = "wasm32")]
pub use web::*;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Where the program keeps its few small texts, each under a name such as `game.json`.
pub trait Store {
    /// Begins to use the place; what the teacher should know of it before anything is kept.
    fn begin(&mut self) -> Option<FolderProblem> {
        None
    }

    fn holds(&self, name: &str) -> bool {
        !matches!(self.read(name), Ok(None))
    }

    fn read(&self, name: &str) -> Result<Option<String>, FileProblem>;

    /// Keeps a text: all of it, or the one before stays.
    fn write(&mut self, name: &str, text: &str) -> Result<(), String>;

    /// Gives a text another name, so that it is out of the way but not lost. Says which name.
    fn set_aside(&mut self, name: &str) -> Result<String, String>;

    fn erase(&mut self) -> Result<(), String>;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FolderProblem {
    Shared,
    NoStorage,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileProblem {
    /// A folder, a pipe or a device.
    NoFile,
    TooLarge,
    Unreadable(String),
}

/// A name for a text that is set aside: one that nothing has, however many there are.
fn free_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
    let aside = |number: usize| match name.rsplit_once('.') {
        Some((stem, end)) => format!("{stem}-broken-{number}.{end}"),
        None => format!("{name}-broken-{number}"),
    };
    let mut number = 1;
    while taken(&aside(number)) {
        number += 1;
    }
    aside(number)
}

#[derive(Clone, Default, Debug)]
pub struct Memory {
    texts: BTreeMap<String, String>,
    problem: Option<FolderProblem>,
}

impl Memory {
    /// For where there is no place to keep anything beyond the window.
    pub fn no_storage() -> Memory {
        Memory { problem: Some(FolderProblem::NoStorage), ..Memory::default() }
    }
}

impl Store for Memory {
    fn begin(&mut self) -> Option<FolderProblem> {
        self.problem
    }

    fn read(&self, name: &str) -> Result<Option<String>, FileProblem> {
        Ok(self.texts.get(name).cloned())
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        self.texts.insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn set_aside(&mut self, name: &str) -> Result<String, String> {
        let free = free_name(name, |new| self.texts.contains_key(new));
        if let Some(text) = self.texts.remove(name) {
            self.texts.insert(free.clone(), text);
        }
        Ok(free)
    }

    fn erase(&mut self) -> Result<(), String> {
        self.texts.clear();
        Ok(())
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileQuestion {
    pub title: String,
    pub folder: PathBuf,
    pub name: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileAnswer {
    Chosen(PathBuf),
    Cancelled,
    Failed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    Open,
    InFolder,
}

/// Has another program show a file, and waits until that is under way; an error in the system's words.
pub type Launch = Box<dyn FnOnce() -> Result<(), String> + Send>;

pub trait Opener {
    fn show(&self, path: &Path, how: Showing) -> Launch;
}

pub trait Speaker {
    /// Plays a tone soon, or not at all: the caller does not wait for it.
    fn play(&self, tone: Tone);
}

/// Wakes the window up from another thread: there is something new to see.
pub type RequestRepaint = Arc<dyn Fn() + Send + Sync>;

pub type Waiting = Box<dyn FnOnce() -> FileAnswer + Send>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileText {
    Read(String),
    Unreadable(Unread),
    Cancelled,
    Failed,
}

/// Why a file that was chosen cannot be read. What systems and browsers say of it themselves is in their language, not in
/// that of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    Gone,
    /// It is not for us, it is no file, or it has changed since it was chosen.
    Refused,
}

pub type Reader = Box<dyn FnOnce(FileText) + Send>;

/// Asks where a file is to be saved, and which one is to be read.
pub trait Chooser {
    /// Opens the dialog, from the thread of the window as some systems want it. The waiting is for another thread.
    fn ask(&self, question: FileQuestion) -> Waiting;

    /// Asks for a file, beginning in this folder, and reads it as far as so many bytes, without holding up the
    /// window. A system without such a dialog fails.
    fn read(&self, _title: String, _folder: PathBuf, _most: usize, then: Reader) {
        then(FileText::Failed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_was_set_aside_is_ever_replaced() {
        let mut memory = Memory::default();
        for number in 1..=1_200 {
            memory.write("game.json", &number.to_string()).unwrap();
            let aside = memory.set_aside("game.json").unwrap();
            assert_eq!(aside, format!("game-broken-{number}.json"));
        }
        for number in [998, 999, 1_000] {
            let kept = memory.read(&format!("game-broken-{number}.json"));
            assert_eq!(kept, Ok(Some(number.to_string())));
        }
    }
}
