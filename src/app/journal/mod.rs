//! The journal of the class: what it did, how it went, and its records. Nobody's name is in it.

mod model;
mod table;
pub mod view;

pub use model::{JournalAction, JournalModel};
use table::table;
