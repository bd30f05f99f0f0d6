//! An export under way: the window's end of it, and the end of whoever does the work.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::Duration;

use crate::app::platform::{self, FileAnswer, PrintTrouble, Waiting, Wake};
use crate::files::Occupant;
use crate::l10n::Language;
use crate::worksheet::post::{PrintStage, PrintedFile};
use crate::worksheet::{Manuscript, OrderError, key_path};

/// How far an export has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportStage {
    /// Somebody is choosing where the file goes.
    Asking,
    /// Sheets and keys are being made.
    Making(u32, u32),
    /// Pages are being written.
    Writing(usize, usize),
}

impl From<PrintStage> for ExportStage {
    fn from(stage: PrintStage) -> ExportStage {
        match stage {
            PrintStage::Making(done, all) => ExportStage::Making(done, all),
            PrintStage::Writing(done, all) => ExportStage::Writing(done, all),
        }
    }
}

/// A file that was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// Where.
    pub path: PathBuf,
    /// How many pages it has; none if it is a text.
    pub pages: usize,
}

/// Why nothing was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportError {
    /// The order cannot be carried out.
    Order(OrderError),
    /// The file cannot be written: its name, and why in the system's words.
    Write(PathBuf, String),
    /// The file is not written over what lies there.
    InTheWay(PathBuf, Occupant),
    /// Nobody knows: the work stopped without a word.
    Lost,
}

impl From<PrintTrouble> for ExportError {
    fn from(trouble: PrintTrouble) -> ExportError {
        match trouble {
            PrintTrouble::Order(error) => ExportError::Order(error),
            PrintTrouble::Lost => ExportError::Lost,
        }
    }
}

/// How an export ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportOutcome {
    /// With these files.
    Written {
        /// The files, the answers last.
        files: Vec<Written>,
        /// Whether somebody was asked where to.
        asked: bool,
    },
    /// Somebody changed their mind: nothing was written.
    Cancelled,
    /// It failed: nothing was written.
    Failed(ExportError),
}

enum Report {
    At(ExportStage),
    Done(ExportOutcome),
}

/// The window's end of an export.
pub struct Export {
    reports: Receiver<Report>,
    cancel: Arc<AtomicBool>,
    stage: ExportStage,
    over: bool,
}

impl Export {
    /// How far it has come.
    pub fn stage(&self) -> ExportStage {
        self.stage
    }

    /// Asks it to stop. It does so soon.
    pub fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to stop.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    /// Reads what has been reported; how it ended, once it has.
    pub fn news(&mut self) -> Option<ExportOutcome> {
        let outcome = loop {
            match self.reports.try_recv() {
                Ok(Report::At(stage)) => self.stage = stage,
                Ok(Report::Done(outcome)) => break outcome,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => break ExportOutcome::Failed(ExportError::Lost),
            }
        };
        self.over = true;
        Some(outcome)
    }
}

impl Drop for Export {
    /// The window closes: the work stops, and gets a moment to clear away what is half written.
    /// Nobody waits for a dialog, which may stay open for ever.
    fn drop(&mut self) {
        self.cancel();
        let _ = self.news();
        if self.over || self.stage == ExportStage::Asking || !platform::MAY_WAIT {
            return;
        }
        let moment = Duration::from_secs(2);
        while let Ok(Report::At(_)) = self.reports.recv_timeout(moment) {}
    }
}

/// What files are made from.
pub enum ExportSource {
    /// Pages, which are printed.
    Pages(Manuscript),
    /// A text, which is written as it is.
    Text {
        /// What is said above the dialog.
        title: String,
        /// The text.
        text: String,
    },
}

/// What is to be exported.
pub struct Job {
    /// What the files are made from.
    pub source: ExportSource,
    /// The language of the sheet, by its code: a language itself cannot change threads.
    pub language: String,
    /// Texts of one's own.
    pub own: Vec<Language>,
    /// Who tells where the file goes.
    pub waiting: Waiting,
    /// Where it goes if nobody can be asked.
    pub folder: PathBuf,
    /// What it is called then.
    pub name: String,
    /// What is added to that name for the answers in a file of their own.
    pub answers: String,
}

/// Starts an export; the work is done elsewhere where there is an elsewhere.
pub fn start(job: Job, wake: &Wake) -> Export {
    let (sender, reports) = channel();
    let cancel = Arc::new(AtomicBool::new(false));
    let worker = Worker { reports: sender, cancel: Arc::clone(&cancel), wake: Wake::clone(wake) };
    platform::spawn(async move || {
        let outcome = worker.run(job).await;
        let outcome = outcome.unwrap_or_else(ExportOutcome::Failed);
        worker.report(Report::Done(outcome));
    });
    Export { reports, cancel, stage: ExportStage::Asking, over: false }
}

/// The end of whoever does the work.
struct Worker {
    reports: Sender<Report>,
    cancel: Arc<AtomicBool>,
    wake: Wake,
}

impl Worker {
    fn report(&self, report: Report) {
        // Nobody listens any more when the window is closed.
        let _ = self.reports.send(report);
        (self.wake)();
    }

    /// Reports how far the work is; whether it should go on.
    fn at(&self, stage: ExportStage) -> bool {
        self.report(Report::At(stage));
        !self.cancel.load(Ordering::Relaxed)
    }

    async fn run(&self, job: Job) -> Result<ExportOutcome, ExportError> {
        let ending = Path::new(&job.name).extension();
        let ending = ending.and_then(OsStr::to_str).unwrap_or_default();
        let (path, asked) = match (job.waiting)() {
            FileAnswer::Chosen(path) => (with_ending(path, ending), true),
            FileAnswer::Cancelled => return Ok(ExportOutcome::Cancelled),
            FileAnswer::Failed => (platform::free_path(&job.folder, &job.name), false),
        };
        let printed = match job.source {
            ExportSource::Pages(source) => {
                let mut watch = |stage: PrintStage| self.at(stage.into());
                let printed = platform::print(source, &job.language, &job.own, &mut watch).await;
                let Some(printed) = printed? else {
                    return Ok(ExportOutcome::Cancelled);
                };
                printed
            }
            ExportSource::Text { text, .. } => {
                vec![PrintedFile { pages: 0, bytes: text.into_bytes() }]
            }
        };
        let total = printed.iter().map(|file| file.pages).sum();
        let mut files = Vec::new();
        let mut contents = Vec::new();
        let beside = key_path(&path, &job.answers);
        for (path, file) in [path, beside].into_iter().zip(printed) {
            contents.push((path.clone(), file.bytes));
            let pages = file.pages;
            files.push(Written { path, pages });
        }
        if !self.at(ExportStage::Writing(total, total)) {
            return Ok(ExportOutcome::Cancelled);
        }
        if let Some((path, occupant)) = platform::in_the_way(&contents) {
            return Err(ExportError::InTheWay(path, occupant));
        }
        platform::write_files(&contents).map_err(|(path, detail)| {
            // Somebody may have opened the old file in the meantime: that is a clearer sentence.
            match platform::in_the_way(&contents) {
                Some((path, occupant)) => ExportError::InTheWay(path, occupant),
                None => ExportError::Write(path, detail),
            }
        })?;
        Ok(ExportOutcome::Written { files, asked })
    }
}

/// A name typed without an ending gets one, unless that would be the name of another file.
fn with_ending(path: PathBuf, ending: &str) -> PathBuf {
    let ended = path.extension().is_some_and(|end| end.eq_ignore_ascii_case(ending));
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".");
    name.push(ending);
    let longer = path.with_file_name(name);
    if ended || longer.exists() { path } else { longer }
}
