//! A file being saved beside the window: the dialog, the sheets, the PDF, the disk.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::Duration;

use crate::app::background::{Background, Cancel};
use crate::app::platform::{self, FileAnswer, RequestRepaint, Waiting};
use crate::sheets::{Plan, PrintError, SheetBatch, key_path};
use crate::storage::OutputTarget;
use crate::text::{Language, Locale};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportStage {
    Asking,
    Making(u32, u32),
    Writing(usize, usize),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    pub path: PathBuf,
    pub pages: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportError {
    Print(PrintError),
    /// The file cannot be written: its name, and why in the system's words.
    Write(PathBuf, String),
    InTheWay(PathBuf, OutputTarget),
}

impl From<PrintError> for ExportError {
    fn from(error: PrintError) -> ExportError {
        ExportError::Print(error)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportOutcome {
    Written {
        files: Vec<Written>,
        asked: bool,
    },
    /// The user thought better of it: nothing was written.
    Cancelled,
    Failed(ExportError),
}

pub enum PrintJob {
    /// Sheets, as far as the preview has made them, in this language: a [`Locale`] cannot change threads.
    Sheets {
        batch: Box<SheetBatch>,
        language: String,
        custom: Vec<Language>,
    },
    Plan(Box<Plan>),
    Text(String),
}

pub struct Target {
    pub waiting: Waiting,
    pub folder: PathBuf,
    pub name: String,
    /// What is added to that name for the answers in a file of their own.
    pub answers: String,
}

pub struct Export {
    outcome: Background<ExportOutcome>,
    progress: Progress,
    /// How far it was when it was last polled: the same during a whole frame.
    pub stage: ExportStage,
}

impl Export {
    pub fn start(job: PrintJob, target: Target, request_repaint: &RequestRepaint) -> Export {
        let progress = Progress(Arc::new(Mutex::new(ExportStage::Asking)));
        let (reported, redraw) = (progress.clone(), RequestRepaint::clone(request_repaint));
        let outcome = Background::spawn(request_repaint, async move |cancel| {
            let worker = Worker { progress: reported, redraw, cancel };
            worker.run(job, target).await.unwrap_or_else(ExportOutcome::Failed)
        });
        Export { outcome, progress, stage: ExportStage::Asking }
    }

    pub fn cancel(&self) {
        self.outcome.cancel();
    }

    pub fn is_cancelled(&self) -> bool {
        self.outcome.is_cancelled()
    }

    pub fn poll(&mut self) -> Option<ExportOutcome> {
        self.stage = self.progress.get();
        match self.outcome.poll() {
            Poll::Pending => None,
            Poll::Ready(outcome) => {
                Some(outcome.unwrap_or(ExportOutcome::Failed(PrintError::Lost.into())))
            }
        }
    }
}

impl Drop for Export {
    /// The window closes: the work stops, and gets a moment to clear away what is half written.
    /// A dialog is not waited for: it may stay open for ever.
    fn drop(&mut self) {
        self.cancel();
        if platform::MAY_WAIT && self.progress.get() != ExportStage::Asking {
            let _ = self.outcome.wait(Duration::from_secs(2));
        }
    }
}

#[derive(Clone)]
struct Progress(Arc<Mutex<ExportStage>>);

impl Progress {
    fn get(&self) -> ExportStage {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, stage: ExportStage) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = stage;
    }
}

struct Worker {
    progress: Progress,
    redraw: RequestRepaint,
    cancel: Cancel,
}

impl Worker {
    fn at(&self, stage: ExportStage) -> bool {
        self.progress.set(stage);
        (self.redraw)();
        !self.cancel.is_cancelled()
    }

    async fn run(&self, job: PrintJob, target: Target) -> Result<ExportOutcome, ExportError> {
        let ending = Path::new(&target.name).extension();
        let ending = ending.and_then(OsStr::to_str).unwrap_or_default();
        let (path, asked) = match (target.waiting)() {
            FileAnswer::Chosen(path) => (with_ending(path, ending), true),
            FileAnswer::Cancelled => return Ok(ExportOutcome::Cancelled),
            FileAnswer::Failed => (platform::free_path(&target.folder, &target.name), false),
        };
        let Some(printed) = self.printed(job).await? else {
            return Ok(ExportOutcome::Cancelled);
        };
        let beside = key_path(&path, &target.answers);
        let (mut files, mut contents) = (Vec::new(), Vec::new());
        for (path, (pages, bytes)) in [path, beside].into_iter().zip(printed) {
            files.push(Written { path: path.clone(), pages });
            contents.push((path, bytes));
        }
        let total = files.iter().map(|file| file.pages).sum();
        if !self.at(ExportStage::Writing(total, total)) {
            return Ok(ExportOutcome::Cancelled);
        }
        if let Some((path, occupant)) = platform::in_the_way(&contents) {
            return Err(ExportError::InTheWay(path, occupant));
        }
        platform::write_files(&contents).map_err(|(path, detail)| {
            // Another program may have opened the old file in the meantime: that is a clearer sentence.
            match platform::in_the_way(&contents) {
                Some((path, occupant)) => ExportError::InTheWay(path, occupant),
                None => ExportError::Write(path, detail),
            }
        })?;
        Ok(ExportOutcome::Written { files, asked })
    }

    /// The pages and the bytes of each file; nothing if it was cancelled.
    async fn printed(&self, job: PrintJob) -> Result<Option<Vec<(usize, Vec<u8>)>>, ExportError> {
        let plans = match job {
            PrintJob::Text(text) => return Ok(Some(vec![(0, text.into_bytes())])),
            PrintJob::Plan(plan) => vec![*plan],
            PrintJob::Sheets { mut batch, language, custom } => {
                let locale = Locale::with_own(&language, &custom);
                while !batch.is_done() {
                    if !self.at(ExportStage::Making(batch.done(), batch.steps())) {
                        return Ok(None);
                    }
                    batch.step(&locale)?;
                    platform::breathe().await;
                }
                let documents = batch.documents(&locale);
                [documents.sheets].into_iter().chain(documents.key).collect()
            }
        };
        let total = plans.iter().map(|plan| plan.pages.len()).sum();
        let (mut before, mut files) = (0, Vec::new());
        for plan in plans {
            let pages = plan.pages.len();
            let mut watch = |done: usize| self.at(ExportStage::Writing(before + done, total));
            let Some(bytes) = platform::write_pdf(plan, &mut watch).await? else {
                return Ok(None);
            };
            files.push((pages, bytes));
            before += pages;
        }
        Ok(Some(files))
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
