//! The prepared hour: lessons, votes, games and sheets lined up, and walked through with a remote.

mod model;
mod screen;
pub mod view;

pub use model::{HourAction, HourModel, HourTrouble};
pub use screen::HourScreen;
