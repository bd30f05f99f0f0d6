//! The analysis board: a game that is over or a puzzle whose answer is known, gone through card by
//! card, with any other play tried on the way.

mod game_review;
mod insight;
mod model;
mod puzzle_review;
mod screen;
mod study;
pub mod view;
mod weighed;
mod words;

pub use insight::Insight;
pub use model::{AnalysisAction, AnalysisModel};
pub use screen::AnalysisScreen;
pub use study::{Place, StepTo, Study};
pub use weighed::{PlaySource, Weighed};
pub use words::{Commentary, champion, told, weight};
