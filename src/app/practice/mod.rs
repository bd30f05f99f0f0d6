//! Puzzles: choosing them, working on them one after the other, and how it went.

mod contest;
mod findings;
mod ladder;
mod marking;
mod model;
mod puzzle_options;
mod relay;
mod saved;
mod screen;
mod series_item;
mod series_run;
pub mod view;

pub use contest::Contest;
pub use ladder::{Climb, LevelLadder};
pub use model::{PracticeAction, PracticeModel, WorkAction};
pub use puzzle_options::{PracticeMode, PuzzleOptions};
pub use relay::Relay;
pub use saved::SavedSeries;
pub use screen::PracticeScreen;
pub use series_item::{Outcome, SeriesItem};
pub use series_run::{Origin, Practice};
