//! A teacher's own lessons and templates: the folder they are in, and what was found there.

use std::path::{Path, PathBuf};
use std::task::Poll;
use std::time::Duration;

use crate::app::platform::{self, FileAnswer, FileQuestion, RequestRepaint};
use crate::app::{Background, Env};
use crate::limits;
use crate::storage::custom::{ContentFault, ContentFolder, Countable, CustomContent};
use crate::text::{Language, Msg};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CustomFolderAction {
    Type(String),
    Read,
    Choose,
    Stop,
}

type Found = Result<CustomContent, String>;

#[derive(Default)]
pub struct CustomFolder {
    pub path: String,
    found: Option<Found>,
    coming: Option<Background<Found>>,
    asked: Option<Background<FileAnswer>>,
    pub no_dialog: bool,
}

/// A folder that is read within this time is there in the first frame.
const MOMENT: Duration = Duration::from_millis(200);

impl CustomFolder {
    pub fn unread(path: Option<&str>) -> CustomFolder {
        let path = path.filter(|_| platform::HAS_FOLDERS);
        CustomFolder { path: path.unwrap_or_default().to_owned(), ..CustomFolder::default() }
    }

    /// Reads a folder and sorts out what is sound in it, beside the window; texts are looked for in these languages.
    pub fn read(
        path: Option<&str>,
        codes: &[&str],
        request_repaint: &RequestRepaint,
    ) -> CustomFolder {
        let mut own = CustomFolder::unread(path);
        if own.path.is_empty() {
            return own;
        }
        let folder = PathBuf::from(&own.path);
        let codes: Vec<String> = codes.iter().map(|code| (*code).to_owned()).collect();
        let coming = Background::spawn(request_repaint, async move |_| look_at(&folder, &codes));
        match coming.wait(MOMENT) {
            Poll::Ready(found) => own.found = Some(found.unwrap_or_else(lost)),
            Poll::Pending => own.coming = Some(coming),
        }
        own
    }

    pub fn is_reading(&self) -> bool {
        self.coming.is_some()
    }

    /// Takes what was found, once it has come; whether it just has.
    pub(super) fn arrives(&mut self) -> bool {
        let Some(Poll::Ready(found)) = self.coming.as_ref().map(Background::poll) else {
            return false;
        };
        self.found = Some(found.unwrap_or_else(lost));
        self.coming = None;
        true
    }

    /// What was found in the folder, or why it cannot be read, in the system's words; nothing without a folder.
    pub fn found(&self) -> Option<Result<&CustomContent, &str>> {
        let found = self.found.as_ref()?;
        Some(found.as_ref().map_err(String::as_str))
    }

    pub fn texts(&self) -> &[Language] {
        match &self.found {
            Some(Ok(own)) => &own.languages,
            _ => &[],
        }
    }

    pub fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    pub(super) fn type_path(&mut self, path: String) {
        self.path = path;
        self.no_dialog = false;
    }

    pub(super) fn ask(&mut self, used: Option<&str>, env: &Env) {
        self.no_dialog = false;
        if self.is_asking() {
            return;
        }
        let used = used.map(PathBuf::from);
        let waiting = env.chooser.ask(FileQuestion {
            title: env.languages.current().say(&Msg::OwnTitle),
            folder: used
                .filter(|path| platform::is_folder(path))
                .unwrap_or_else(platform::documents),
            name: None,
        });
        self.asked = Some(Background::spawn(env.request_repaint, async move |_| waiting()));
    }

    pub(super) fn answer(&mut self) -> Option<String> {
        let Poll::Ready(answer) = self.asked.as_ref()?.poll() else {
            return None;
        };
        self.asked = None;
        match answer.unwrap_or(FileAnswer::Failed) {
            FileAnswer::Chosen(path) => Some(path.display().to_string()),
            FileAnswer::Failed => {
                self.no_dialog = true;
                None
            }
            FileAnswer::Cancelled => None,
        }
    }
}

fn look_at(folder: &Path, codes: &[String]) -> Found {
    let read = ContentFolder::read(folder, Path::new(""));
    let read = read.map_err(|error| error.to_string())?;
    let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
    let mut own = CustomContent::check(read, &codes);
    if own.faults.len() > limits::FINDINGS {
        own.faults.truncate(limits::FINDINGS);
        own.faults.push(ContentFault::TooMany {
            folder: folder.display().to_string(),
            of: Countable::Findings,
            most: limits::FINDINGS,
        });
    }
    Ok(own)
}

fn lost() -> Found {
    Err(std::io::Error::from(std::io::ErrorKind::Interrupted).to_string())
}
