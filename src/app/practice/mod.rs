//! Puzzles: choosing them, working on them one after the other, and how it went.

mod findings;
mod kept;
mod ladder;
mod model;
mod relay;
mod running;
mod screen;
pub mod view;
mod wish;

pub use kept::SavedSeries;
pub use ladder::{Climb, LevelLadder};
pub use model::{PracticeAction, PracticeModel, WorkAction};
pub use relay::Relay;
pub use running::{Contest, Origin, Outcome, Practice, SeriesItem};
pub use screen::PracticeScreen;
pub use wish::{PracticeMode, Wish};
