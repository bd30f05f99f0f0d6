//! Puzzles: kinds, levels that mean something, codes, series, marking, and the bank of
//! true/false statements.
//!
//! [`generate()`] turns a [`Spec`] into a [`Puzzle`], [`mark()`] judges an [`Answer`], a
//! [`Code`] writes a puzzle or a [`Series`] in a few letters, [`mine()`] finds puzzles in games,
//! and [`pose()`] asks a question of one's own. What the levels mean is defined by the
//! strategies of [`Naive`].

mod answer;
mod bank;
mod code;
mod deal_spec;
mod draft;
mod fact;
mod generate;
mod kind;
mod link;
mod marking;
mod mine;
mod misconception;
mod motif;
mod naive;
mod nudge;
mod number_deck;
mod options;
mod payload;
mod pose;
mod question;
mod series;
mod spec;
mod track;

pub use answer::{Answer, Choice};
pub use bank::{Statement, classic_quiz, statements};
pub use code::{Code, CodeError};
pub use deal_spec::DealSpec;
pub use fact::Fact;
pub use generate::{CannotMake, generate};
pub use kind::Kind;
pub use link::Address;
pub use marking::{Marked, mark, reasons};
pub use mine::{Mined, mine, puzzle_of};
pub use misconception::{Misconception, distractor};
pub use motif::Motif;
pub use naive::{CLEARLY, Naive, level, lost};
pub use nudge::Nudge;
pub use number_deck::NumberDeck;
pub use pose::{Puzzle, pose};
pub use question::{
    BestQuestion, JumpQuestion, LegalQuestion, MistakeQuestion, Question, RoomQuestion,
};
pub use series::{Series, SeriesError};
pub use spec::{Spec, SpecError};
pub use track::{Track, steps};
