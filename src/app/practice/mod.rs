//! Puzzles: choosing them, working on them one after the other, and how it went.

mod model;
mod running;
pub mod view;
mod wish;

pub use model::{PracticeAction, PracticeModel, WorkAction};
pub use running::{Origin, Outcome, Practice, SeriesItem};
pub use wish::Wish;
