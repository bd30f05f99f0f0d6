//! How far a pupil has come in a lesson, small enough to be saved.

use serde::{Deserialize, Serialize};

/// Where a walk through a lesson stands. A file may lack what is new, and may have what only a newer
/// version knows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The name of the lesson.
    pub lesson: String,
    /// The step, from 0.
    pub step: usize,
    /// The steps that are done, from 0, in order.
    pub done: Vec<usize>,
    /// Whether the lesson has been walked through to its end.
    pub finished: bool,
}
