//! Saving from any screen: where the file goes, how far it is, how it ended, and showing it afterwards.

use std::path::{Path, PathBuf};
use std::task::Poll;

use super::export::{Export, ExportOutcome, ExportStage, PrintJob, Target};
use crate::app::Env;
use crate::app::background::Background;
use crate::app::platform::{self, FileQuestion, Showing};
use crate::sheets::{Plan, PrintError, key_word};
use crate::text::{Locale, Msg};

/// What becomes of the user's wish to close the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseRequest {
    Allow,
    /// The window stays open until the export is over.
    Defer,
    CloseNow,
}

#[derive(Default)]
pub struct Saving {
    pub folder: Option<String>,
    pub export: Option<Export>,
    pub outcome: Option<ExportOutcome>,
    pub opening: Option<Opening>,
    pub closing: bool,
}

impl Saving {
    pub fn save_plan(&mut self, plan: Result<Box<Plan>, PrintError>, name: String, env: &Env) {
        let locale = env.languages.current();
        match plan {
            Ok(plan) => {
                let title = locale.say(&Msg::PrintSave);
                self.begin(PrintJob::Plan(plan), title, name, locale, env);
            }
            Err(error) => {
                self.forget_outcome();
                self.outcome = Some(ExportOutcome::Failed(error.into()));
            }
        }
    }

    pub fn save_text(&mut self, title: String, text: String, name: String, env: &Env) {
        let locale = env.languages.current();
        self.begin(PrintJob::Text(text), title, name, locale, env);
    }

    pub fn begin(
        &mut self,
        job: PrintJob,
        title: String,
        name: String,
        locale: &Locale,
        env: &Env,
    ) {
        if self.export.is_some() {
            return;
        }
        let remembered = self.folder.as_ref().map(PathBuf::from);
        let folder = remembered.filter(|folder| platform::is_folder(folder));
        let folder = folder.unwrap_or_else(platform::documents);
        let question = FileQuestion { title, folder: folder.clone(), name: Some(name.clone()) };
        let waiting = env.chooser.ask(question);
        self.forget_outcome();
        let target = Target { waiting, folder, name, answers: key_word(locale) };
        self.export = Some(Export::start(job, target, env.request_repaint));
    }

    /// What was said about the last file is no longer of interest.
    pub fn forget_outcome(&mut self) {
        (self.outcome, self.opening) = (None, None);
    }

    /// Stops the export; one that still waits for a dialog is forgotten at once.
    pub fn cancel(&mut self) {
        let Some(export) = &self.export else {
            return;
        };
        export.cancel();
        if export.stage == ExportStage::Asking {
            self.export = None;
            self.outcome = Some(ExportOutcome::Cancelled);
        }
    }

    pub fn show(&mut self, how: Showing, env: &Env) {
        if let Some(ExportOutcome::Written { files, .. }) = &self.outcome {
            self.opening = files.first().map(|file| Opening::start(&file.path, how, env));
        }
    }

    /// Looks how the export is doing. Closing the window in the middle of it lets it finish first;
    /// closing it once more gives it up.
    pub fn poll(&mut self, close_requested: bool) -> CloseRequest {
        if let Some(opening) = &mut self.opening {
            opening.poll();
        }
        if let Some(outcome) = self.export.as_mut().and_then(Export::poll) {
            self.export = None;
            let failed = matches!(outcome, ExportOutcome::Failed(_));
            if let ExportOutcome::Written { files, .. } = &outcome {
                let folder = files.first().and_then(|file| file.path.parent());
                self.folder = folder.and_then(Path::to_str).map(ToOwned::to_owned);
            }
            self.outcome = Some(outcome);
            if std::mem::take(&mut self.closing) && !failed {
                return CloseRequest::CloseNow;
            }
        }
        let working = self.export.as_ref();
        let working = working.is_some_and(|export| export.stage != ExportStage::Asking);
        if working && !self.closing && close_requested {
            self.closing = true;
            return CloseRequest::Defer;
        }
        CloseRequest::Allow
    }
}

/// A file being shown by another program, of which nothing is known yet or only that it failed.
pub struct Opening {
    pub path: PathBuf,
    launch: Background<Result<(), String>>,
    pub trouble: Option<String>,
}

impl Opening {
    fn start(path: &Path, how: Showing, env: &Env) -> Opening {
        let launch = env.opener.show(path, how);
        let launch = Background::spawn(env.request_repaint, async move |_| launch());
        Opening { path: path.to_path_buf(), launch, trouble: None }
    }

    fn poll(&mut self) {
        if let Poll::Ready(Some(Err(detail))) = self.launch.poll() {
            self.trouble = Some(detail);
        }
    }
}
