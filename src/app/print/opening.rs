//! Showing a file that was written: in the program that reads it, or in its folder.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

use super::ExportOutcome;
use crate::app::Env;
use crate::app::platform::{self, RequestRepaint, Showing};

/// A file being shown by another program, of which nothing is known yet or only that it failed.
pub struct Opening {
    path: PathBuf,
    news: Receiver<Result<(), String>>,
    trouble: Option<String>,
}

impl Opening {
    /// Has the first file of an outcome shown; nothing where there is none.
    pub fn start(outcome: &ExportOutcome, how: Showing, env: &Env) -> Option<Opening> {
        let ExportOutcome::Written { files, .. } = outcome else {
            return None;
        };
        let path = files.first()?.path.clone();
        let launch = env.opener.show(&path, how);
        let (sender, news) = channel();
        let request_repaint = RequestRepaint::clone(env.request_repaint);
        platform::spawn(move || async move {
            // Nobody listens any more when the window is closed.
            let _ = sender.send(launch());
            request_repaint();
        });
        let trouble = None;
        Some(Opening { path, news, trouble })
    }

    pub fn style(&mut self) {
        if let Ok(Err(detail)) = self.news.try_recv() {
            self.trouble = Some(detail);
        }
    }

    pub fn trouble(&self) -> Option<(&Path, &str)> {
        let trouble = self.trouble.as_deref()?;
        Some((&self.path, trouble))
    }
}
