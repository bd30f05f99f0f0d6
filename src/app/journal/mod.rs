//! The journal of the class: what it did, how it went, and its records. It names no pupil.

mod model;
mod screen;
mod table;
pub mod view;

pub use model::{JournalAction, JournalModel};
pub use screen::JournalScreen;
use table::table;
