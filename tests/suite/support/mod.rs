//! What several test files need, beside the cards, rules and decks of the engine's own tests.

pub mod acts;
pub mod command;
pub mod conversation;
pub mod dialogs;
pub mod geometry;
pub mod puzzles;
pub mod scenes;
pub mod scratch;
pub mod sheets;
pub mod signs;
pub mod window;
pub mod work_time;

#[path = "../../../engine/tests/engine/support/mod.rs"]
mod games;
pub use games::*;
