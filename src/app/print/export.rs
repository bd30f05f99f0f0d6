//! An export under way: the window's end of it, and the end of whoever does the work.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::Duration;

use crate::app::platform::{self, FileAnswer, PrintTrouble, RequestRepaint, Waiting};
use crate::sheets::post::{PrintStage, PrintedFile};
use crate::sheets::{Manuscript, OrderError, key_path};
use crate::storage::OutputTarget;
use crate::text::Language;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportStage {
    Asking,
    Making(u32, u32),
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

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    pub path: PathBuf,
    pub pages: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportError {
    Order(OrderError),
    /// The file cannot be written: its name, and why in the system's words.
    Write(PathBuf, String),
    InTheWay(PathBuf, OutputTarget),
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

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportOutcome {
    Written {
        files: Vec<Written>,
        asked: bool,
    },
    /// Somebody changed their mind: nothing was written.
    Cancelled,
    Failed(ExportError),
}

enum Report {
    At(ExportStage),
    Done(ExportOutcome),
}

pub struct Export {
    reports: Receiver<Report>,
    cancel: Arc<AtomicBool>,
    stage: ExportStage,
    over: bool,
}

impl Export {
    pub fn stage(&self) -> ExportStage {
        self.stage
    }

    pub fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

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

pub enum ExportSource {
    Pages(Manuscript),
    Text { title: String, text: String },
}

pub struct Job {
    pub source: ExportSource,
    /// The language of the sheet, by its code: a language itself cannot change threads.
    pub language: String,
    pub own: Vec<Language>,
    pub waiting: Waiting,
    pub folder: PathBuf,
    pub name: String,
    /// What is added to that name for the answers in a file of their own.
    pub answers: String,
}

pub fn start(job: Job, request_repaint: &RequestRepaint) -> Export {
    let (sender, reports) = channel();
    let cancel = Arc::new(AtomicBool::new(false));
    let worker = Worker {
        reports: sender,
        cancel: Arc::clone(&cancel),
        request_repaint: RequestRepaint::clone(request_repaint),
    };
    platform::spawn(async move || {
        let outcome = worker.run(job).await;
        let outcome = outcome.unwrap_or_else(ExportOutcome::Failed);
        worker.report(Report::Done(outcome));
    });
    Export { reports, cancel, stage: ExportStage::Asking, over: false }
}

struct Worker {
    reports: Sender<Report>,
    cancel: Arc<AtomicBool>,
    request_repaint: RequestRepaint,
}

impl Worker {
    fn report(&self, report: Report) {
        // Nobody listens any more when the window is closed.
        let _ = self.reports.send(report);
        (self.request_repaint)();
    }

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
