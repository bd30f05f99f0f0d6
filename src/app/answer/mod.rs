//! A puzzle on the desk: the answer as it is put together, marked and explained. Lessons, series
//! and the class vote all use it.

mod attempt;
mod model;
pub mod view;

pub use attempt::{Attempt, AttemptStage, SavedAttempt};
pub use model::{AnswerAction, AnswerInput, SavedInput};
