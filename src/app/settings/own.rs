//! Lessons and templates of one's own: the folder they are in, and what was found there.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::app::Outside;
use crate::app::platform::{self, FileAnswer, FileQuestion, Wake};
use crate::content::{ContentFolder, Own};
use crate::l10n::{Language, Msg};

/// Something with the folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OwnAction {
    /// The path now reads like this.
    Type(String),
    /// Use the folder that is typed, or read it again.
    Read,
    /// Choose a folder in the system's dialog.
    Choose,
    /// Use none.
    Stop,
}

/// What is known of the folder.
#[derive(Default)]
pub struct OwnContent {
    path: String,
    found: Option<Result<Own, String>>,
    asked: Option<Receiver<FileAnswer>>,
    no_dialog: bool,
}

impl OwnContent {
    /// Reads a folder and sorts out what is sound in it; texts are looked for in these languages.
    pub fn read(path: Option<&str>, codes: &[&str]) -> OwnContent {
        let path = path.filter(|_| platform::HAS_FOLDERS);
        let found = path.map(|path| {
            let folder = ContentFolder::read(Path::new(path), Path::new(""));
            let folder = folder.map_err(|error| error.to_string())?;
            Ok(Own::check(folder, codes))
        });
        OwnContent {
            path: path.unwrap_or_default().to_owned(),
            found,
            ..OwnContent::default()
        }
    }

    /// The path as it is typed.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// What was found in the folder, or why it cannot be read, in the system's words; nothing
    /// without a folder.
    pub fn found(&self) -> Option<Result<&Own, &str>> {
        let found = self.found.as_ref()?;
        Some(found.as_ref().map_err(String::as_str))
    }

    /// Texts of one's own.
    pub fn texts(&self) -> &[Language] {
        match &self.found {
            Some(Ok(own)) => &own.languages,
            _ => &[],
        }
    }

    /// Whether a dialog is open.
    pub fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// Whether the system has no dialog to choose in.
    pub fn has_no_dialog(&self) -> bool {
        self.no_dialog
    }

    pub(super) fn type_path(&mut self, path: String) {
        self.path = path;
        self.no_dialog = false;
    }

    /// Asks for a folder in the system's dialog, beginning in the one that is used.
    pub(super) fn ask(&mut self, used: Option<&str>, outside: &Outside) {
        self.no_dialog = false;
        if self.is_asking() {
            return;
        }
        let used = used.map(PathBuf::from);
        let waiting = outside.chooser.ask(FileQuestion {
            title: outside.languages.current().say(&Msg::OwnTitle),
            folder: used
                .filter(|path| platform::is_folder(path))
                .unwrap_or_else(platform::documents),
            name: None,
        });
        let (sender, receiver) = channel();
        let wake = Wake::clone(outside.wake);
        platform::spawn(async move || {
            // Nobody listens any more when the window is closed.
            let _ = sender.send(waiting());
            wake();
        });
        self.asked = Some(receiver);
    }

    /// The folder that was chosen in the dialog, once it was.
    pub(super) fn answer(&mut self) -> Option<String> {
        let answer = match self.asked.as_ref()?.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => FileAnswer::Failed,
        };
        self.asked = None;
        match answer {
            FileAnswer::Chosen(path) => Some(path.display().to_string()),
            FileAnswer::Failed => {
                self.no_dialog = true;
                None
            }
            FileAnswer::Cancelled => None,
        }
    }
}
