//! The world outside, as tests want it.

use std::path::Path;

use super::Env;
use super::languages::Languages;
use super::platform::{
    Chooser, FileAnswer, FileQuestion, Launch, Opener, RequestRepaint, Showing, Waiting,
};
use crate::journal::Date;

/// The day on which tests take place: a Monday.
pub const TODAY: Date = Date::of_days(20_773);

struct NoSystem;

impl Chooser for NoSystem {
    fn ask(&self, _question: FileQuestion) -> Waiting {
        Box::new(|| FileAnswer::Failed)
    }
}

impl Opener for NoSystem {
    fn show(&self, _path: &Path, _how: Showing) -> Launch {
        Box::new(|| Ok(()))
    }
}

fn with<R>(now: f64, seed: u64, act: impl FnOnce(&Env) -> R) -> R {
    let languages = Languages::new(Some("en"), None, Vec::new());
    let request_repaint: RequestRepaint = std::sync::Arc::new(|| {});
    act(&Env {
        now,
        seed,
        today: TODAY,
        motion: true,
        languages: &languages,
        chooser: &NoSystem,
        opener: &NoSystem,
        request_repaint: &request_repaint,
    })
}

pub fn env<R>(seed: u64, act: impl FnOnce(&Env) -> R) -> R {
    with(0.0, seed, act)
}

pub fn at<R>(now: f64, act: impl FnOnce(&Env) -> R) -> R {
    with(now, 1, act)
}
