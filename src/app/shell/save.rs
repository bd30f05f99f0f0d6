//! The files of the window: when they are written, and what happens to a broken one.
//!
//! A file is written only when something of it has changed: an action that may have changed a model marks its file, and
//! a marked file is written unless its text is there already.

use super::formats::{self, SavedSettings, SavedWork};
use super::notice::{LoadError, Notice};
use crate::app::platform::{FileProblem, FolderProblem, Store};
use crate::app::play::Session;
use crate::journal::Journal;
use crate::lesson::Progress;
use crate::limits;

/// Crash marker: `reading` left over from the last start means that custom content crashed it.
pub const CUSTOM_MARK: &str = "own-content.txt";

const READING: &str = "reading";

const READ: &str = "read";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveFile {
    Settings,
    Game,
    Lessons,
    Journal,
    Work,
}

impl SaveFile {
    pub const ALL: [SaveFile; 5] =
        [SaveFile::Settings, SaveFile::Game, SaveFile::Lessons, SaveFile::Journal, SaveFile::Work];

    pub fn name(self) -> &'static str {
        match self {
            SaveFile::Settings => "settings.json",
            SaveFile::Game => "game.json",
            SaveFile::Lessons => "lessons.json",
            SaveFile::Journal => "journal.txt",
            SaveFile::Work => "work.json",
        }
    }

    pub(super) fn format(self) -> &'static str {
        match self {
            SaveFile::Settings => "saute-dix settings",
            SaveFile::Game => "saute-dix session",
            SaveFile::Lessons => "saute-dix lessons",
            SaveFile::Journal => "saute-dix journal",
            SaveFile::Work => "saute-dix work",
        }
    }

    /// The largest it may be, in bytes.
    fn largest(self) -> usize {
        match self {
            SaveFile::Journal => limits::JOURNAL,
            SaveFile::Settings | SaveFile::Game | SaveFile::Lessons | SaveFile::Work => {
                limits::KEPT_FILE
            }
        }
    }
}

#[derive(Default)]
pub struct SavedModels {
    pub settings: SavedSettings,
    pub session: Option<Session>,
    pub lessons: Vec<Progress>,
    pub journal: Journal,
    pub work: SavedWork,
    pub skips_custom: bool,
    pub notices: Vec<Notice>,
}

pub struct Storage {
    store: Box<dyn Store>,
    /// Whether another window uses the same place.
    shared: bool,
    marked: Vec<SaveFile>,
    written: Vec<(SaveFile, String)>,
    held: Vec<SaveFile>,
    /// What can be neither read nor set aside is not written over.
    guarded: Vec<SaveFile>,
    /// Said once for each time it stops working: a class need not be told after every card.
    complained: bool,
}

impl Storage {
    pub fn new(store: Box<dyn Store>) -> Storage {
        Storage {
            store,
            shared: false,
            marked: Vec::new(),
            written: Vec::new(),
            held: Vec::new(),
            guarded: Vec::new(),
            complained: false,
        }
    }

    pub fn load(&mut self) -> SavedModels {
        let mut notices = Vec::new();
        match self.store.begin() {
            None => {}
            Some(FolderProblem::Shared) => {
                self.shared = true;
                notices.push(Notice::Shared);
            }
            Some(FolderProblem::NoStorage) => notices.push(Notice::NoStorage),
        }
        let settings = self.read(SaveFile::Settings, formats::read_settings, &mut notices);
        let session = self.read(SaveFile::Game, formats::read_session, &mut notices);
        let lessons = self.read(
            SaveFile::Lessons,
            |text| formats::unwrap(SaveFile::Lessons, text),
            &mut notices,
        );
        let journal = self.read(SaveFile::Journal, formats::read_journal, &mut notices);
        let work = self.read(SaveFile::Work, formats::read_work, &mut notices);
        SavedModels {
            work: work.unwrap_or_default(),
            settings: settings.unwrap_or_default(),
            session,
            lessons: lessons.unwrap_or_default(),
            journal: journal.unwrap_or_default(),
            skips_custom: false,
            notices,
        }
    }

    fn read<T>(
        &mut self,
        file: SaveFile,
        parse: fn(&str) -> Result<T, LoadError>,
        notices: &mut Vec<Notice>,
    ) -> Option<T> {
        let why = match self.sound(file) {
            Ok(text) => match parse(&text?) {
                Ok(value) => {
                    self.held.push(file);
                    return Some(value);
                }
                Err(why) => why,
            },
            Err(why) => why,
        };
        match self.store.set_aside(file.name()) {
            Ok(aside) => notices.push(Notice::SetAside(file, aside, why)),
            Err(detail) => {
                self.guarded.push(file);
                notices.push(Notice::Guarded(file, detail));
            }
        }
        None
    }

    fn sound(&self, file: SaveFile) -> Result<Option<String>, LoadError> {
        let largest = u64::try_from(file.largest()).unwrap_or(u64::MAX);
        let too_large = LoadError::TooLarge(limits::megabytes(largest));
        match self.store.read(file.name()) {
            Ok(Some(text)) if text.len() > file.largest() => Err(too_large),
            Ok(text) => Ok(text),
            Err(FileProblem::NoFile) => Err(LoadError::NoFile),
            Err(FileProblem::TooLarge) => Err(too_large),
            Err(FileProblem::Unreadable(detail)) => Err(LoadError::Unreadable(detail)),
        }
    }

    /// Whether custom content crashed the last start. While another window is open the marker may be that one's.
    pub fn crashed_on_custom(&self) -> bool {
        let mark = self.store.read(CUSTOM_MARK).ok().flatten();
        !self.shared && mark.is_some_and(|mark| mark.trim() == READING)
    }

    /// Custom content is being read, or has been. Best effort: a marker that cannot be written is left out.
    pub fn mark_custom(&mut self, reading: bool) {
        let mark = if reading { READING } else { READ };
        self.store.write(CUSTOM_MARK, mark).ok();
    }

    /// What another window has put into a file since this one wrote it or read it, if that is sound.
    pub fn news(&self, file: SaveFile) -> Option<String> {
        let text = self.store.read(file.name()).ok().flatten()?;
        let known = |(kept, old): &(SaveFile, String)| *kept == file && *old == text;
        (!self.written.iter().any(known)).then_some(text)
    }

    pub fn mark(&mut self, file: SaveFile) {
        if !self.marked.contains(&file) {
            self.marked.push(file);
        }
    }

    pub fn has_marked(&self, file: SaveFile) -> bool {
        self.marked.contains(&file)
    }

    pub fn is_marked(&self) -> bool {
        !self.marked.is_empty()
    }

    /// Keeps what has changed, as `write` puts it together; a file for which there is nothing to write stays as it is.
    /// Says so, once, if that does not work: what is still marked then is to be tried again.
    pub fn save(&mut self, write: impl Fn(SaveFile) -> Option<String>) -> Option<Notice> {
        let mut failed = None;
        if self.is_marked() {
            self.miss();
        }
        for file in std::mem::take(&mut self.marked) {
            if self.guarded.contains(&file) {
                continue;
            }
            let Some(text) = write(file) else { continue };
            if let Err(detail) = self.put(file, text) {
                self.mark(file);
                failed = Some(detail);
            }
        }
        if failed.is_none() {
            self.complained = false;
        }
        self.complain(failed?)
    }

    pub fn is_failing(&self) -> bool {
        self.complained
    }

    /// Marks what is no longer there: once the user has removed the folder, everything is written again.
    fn miss(&mut self) {
        let gone = |file: &SaveFile| !self.store.holds(file.name());
        let gone: Vec<SaveFile> = self.held.iter().copied().filter(gone).collect();
        for file in gone {
            self.written.retain(|(kept, _)| *kept != file);
            self.mark(file);
        }
    }

    fn put(&mut self, file: SaveFile, text: String) -> Result<(), String> {
        if self.written.iter().any(|(kept, old)| *kept == file && *old == text) {
            return Ok(());
        }
        // Half written it says neither the old nor the new.
        self.written.retain(|(kept, _)| *kept != file);
        self.store.write(file.name(), &text)?;
        self.written.push((file, text));
        if !self.held.contains(&file) {
            self.held.push(file);
        }
        Ok(())
    }

    fn complain(&mut self, detail: String) -> Option<Notice> {
        let first = !std::mem::replace(&mut self.complained, true);
        first.then_some(Notice::CannotKeep(detail))
    }

    /// Erases everything; nothing is kept again before something else changes.
    pub fn erase(&mut self) -> Notice {
        self.marked.clear();
        self.written.clear();
        self.held.clear();
        match self.store.erase() {
            Ok(()) => Notice::Erased,
            Err(detail) => Notice::CannotErase(detail),
        }
    }
}

#[cfg(test)]
mod tests;
