//! Puzzles: kinds, levels that mean something, codes, series, marking, and the bank of
//! true/false statements.
//!
//! [`generate()`] turns a [`Spec`] into a [`Puzzle`], [`mark()`] judges an [`Answer`], a
//! [`Code`] writes a puzzle or a [`Series`] in a few letters, [`mine()`] finds puzzles in games,
//! and [`pose()`] asks a question of one's own. What the levels mean is defined by the
//! strategies of [`Naive`].

mod bank;
mod build;
mod code;
mod deal_spec;
mod deck;
mod generate;
mod kind;
mod link;
mod marking;
mod mine;
mod misconception;
mod mistake;
mod naive;
mod options;
mod pose;
mod series;
mod track;
mod types;

pub use bank::{Statement, classic_quiz, statements};
pub use code::{Code, CodeError};
pub use deal_spec::DealSpec;
pub use deck::NumberDeck;
pub use generate::{CannotMake, generate};
pub use kind::Kind;
pub use link::Address;
pub use marking::{Fact, Marked, mark, reasons};
pub use mine::{Mined, mine, puzzle_of};
pub use misconception::{Misconception, astray};
pub use naive::{CLEARLY, Naive, level, lost};
pub use pose::pose;
pub use series::{Series, SeriesError};
pub use track::{Track, steps};
pub use types::{Answer, Choice, Puzzle, Question, Spec, SpecError, Theme};
