//! The ritual: five minutes of mental arithmetic for the whole class, chosen from what it is time to meet
//! again. Slates or hands go up; how many were right is all that is put down.

mod model;
mod screen;
pub mod view;

pub use model::{RitualAction, RitualItem, RitualModel, SlateCount};
pub use screen::RitualScreen;
