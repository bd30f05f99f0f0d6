//! Lessons and templates of one's own: the folder they are in, and what was found there.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use eframe::egui::Context;

use super::SauteDix;
use super::platform::{self, Answer, Question};
use crate::content::{ContentFolder, Own};
use crate::l10n::{Language, Locale, Msg};

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
    /// The path as it is typed.
    pub path: String,
    found: Option<Result<Own, String>>,
    asked: Option<Receiver<Answer>>,
    /// Whether the system has no dialog to choose in.
    pub no_dialog: bool,
}

impl OwnContent {
    /// What was found in the folder, or why it cannot be read, in the system's words; nothing
    /// without a folder.
    pub fn found(&self) -> Option<Result<&Own, &str>> {
        let found = self.found.as_ref()?;
        Some(found.as_ref().map_err(String::as_str))
    }

    /// Texts of one's own.
    pub fn languages(&self) -> &[Language] {
        match &self.found {
            Some(Ok(own)) => &own.languages,
            _ => &[],
        }
    }

    /// Whether a dialog is open.
    pub fn is_asking(&self) -> bool {
        self.asked.is_some()
    }
}

impl SauteDix {
    /// Does what was asked for.
    pub(super) fn own(&mut self, ctx: &Context, action: OwnAction) {
        self.state.own.no_dialog = false;
        match action {
            OwnAction::Type(path) => self.state.own.path = path,
            OwnAction::Read => {
                let path = self.state.own.path.trim();
                self.state.settings.content = Some(path.to_owned()).filter(|path| !path.is_empty());
                self.read_own();
            }
            OwnAction::Choose => self.ask_for_folder(ctx),
            OwnAction::Stop => {
                self.state.settings.content = None;
                self.read_own();
            }
        }
    }

    /// Reads the folder of the settings and uses what is sound in it.
    pub(super) fn read_own(&mut self) {
        let state = &mut self.state;
        let path = state.settings.content.clone();
        let path = path.filter(|_| platform::HAS_FOLDERS);
        let found = path.as_ref().map(|path| {
            let folder = ContentFolder::read(Path::new(path), Path::new(""));
            let folder = folder.map_err(|error| error.to_string())?;
            Ok(Own::check(folder, &Locale::BUILT_IN))
        });
        let nothing = Own::default();
        let own = match &found {
            Some(Ok(own)) => own,
            _ => &nothing,
        };
        state.languages.bring(&own.languages);
        state.learn.bring(&own.lessons);
        state.print.bring(&own.templates);
        state.own = OwnContent {
            path: path.unwrap_or_default(),
            found,
            ..OwnContent::default()
        };
    }

    fn ask_for_folder(&mut self, ctx: &Context) {
        if self.state.own.is_asking() {
            return;
        }
        let known = self.state.settings.content.as_ref().map(PathBuf::from);
        let waiting = self.chooser.ask(Question {
            title: self.state.languages.current().say(&Msg::OwnTitle),
            folder: known
                .filter(|path| platform::is_folder(path))
                .unwrap_or_else(platform::documents),
            name: None,
        });
        let (sender, receiver) = channel();
        let ctx = ctx.clone();
        platform::spawn(move || {
            // Nobody listens any more when the window is closed.
            let _ = sender.send(waiting());
            ctx.request_repaint();
        });
        self.state.own.asked = Some(receiver);
    }

    /// Takes the answer of the dialog, once there is one.
    pub(super) fn tend_own(&mut self) {
        let Some(asked) = &self.state.own.asked else {
            return;
        };
        let answer = match asked.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => Answer::Failed,
        };
        self.state.own.asked = None;
        match answer {
            Answer::Chosen(path) => {
                self.state.settings.content = Some(path.display().to_string());
                self.read_own();
            }
            Answer::Failed => self.state.own.no_dialog = true,
            Answer::Cancelled => {}
        }
    }
}
