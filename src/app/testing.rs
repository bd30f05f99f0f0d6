//! The world outside, as tests want it.

use std::path::Path;

use super::Outside;
use super::languages::Languages;
use super::platform::{Chooser, FileAnswer, FileQuestion, Launch, Opener, Showing, Waiting, Wake};
use crate::journal::Date;

/// The day on which tests take place: a Monday.
pub const TODAY: Date = Date::of_days(20_773);

/// Answers at once that nobody can be asked.
struct Nobody;

impl Chooser for Nobody {
    fn ask(&self, _question: FileQuestion) -> Waiting {
        Box::new(|| FileAnswer::Failed)
    }
}

impl Opener for Nobody {
    fn show(&self, _path: &Path, _how: Showing) -> Launch {
        Box::new(|| Ok(()))
    }
}

fn with<R>(now: f64, seed: u64, act: impl FnOnce(&Outside) -> R) -> R {
    let languages = Languages::new(Some("en"), None, Vec::new());
    let wake: Wake = std::sync::Arc::new(|| {});
    act(&Outside {
        now,
        seed,
        today: TODAY,
        motion: true,
        languages: &languages,
        chooser: &Nobody,
        opener: &Nobody,
        wake: &wake,
    })
}

pub fn outside<R>(seed: u64, act: impl FnOnce(&Outside) -> R) -> R {
    with(0.0, seed, act)
}

pub fn at<R>(now: f64, act: impl FnOnce(&Outside) -> R) -> R {
    with(now, 1, act)
}
