//! Puzzles: kinds, levels that mean something, codes, series, marking, and the bank of
//! true/false statements.
//!
//! [`generate()`] turns a [`Spec`] into a [`Puzzle`], [`mark()`] judges an [`Answer`], a
//! [`Code`] writes a puzzle or a [`Series`] in a few letters, [`puzzles_from_review()`] finds puzzles in games,
//! and [`pose()`] asks a question that the caller made. What the levels mean is defined by the
//! strategies of [`Naive`]. What a kind of question knows about itself is in one module each,
//! behind [`Question`].
//!
//! Wrong answers come from a [`Misconception`] or are slips: [`Feedback`] says what an answer shows
//! as [`Fact`]s, some of which give nothing away; a [`Diagnosis`] puts
//! several answers together.
//!
//! A puzzle from its code, a wrong answer to it, and why it is wrong:
//!
//! ```
//! use saute_dix_engine::puzzle::{Answer, Code, generate, mark};
//! use saute_dix_engine::rules::parse_plays;
//! use saute_dix_engine::solver::Solver;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut solver = Solver::new();
//! let Code::Puzzle(spec) = Code::parse("56x1 0ce8")? else {
//!     panic!("the code of something else");
//! };
//! let puzzle = generate(&mut solver, spec)?;
//! let position = puzzle.question.position().map(ToString::to_string);
//! assert_eq!(position.as_deref(), Some("A61 | 89 79 48 41 37 32 | min=2"));
//!
//! let sorted = Answer::Plays(parse_plays("79A 89A", None)?);
//! let marked = mark(&mut solver, &puzzle, &sorted);
//! assert!(!marked.right);
//!
//! assert!(!marked.facts.is_empty());
//! # Ok(())
//! # }
//! ```

mod aim;
mod answer;
mod bank;
mod code;
mod deal_spec;
mod diagnosis;
mod directions;
mod draft;
mod from_review;
mod generate;
mod hour;
mod kind;
mod link;
mod marking;
mod misconception;
mod motif;
mod naive;
mod number_deck;
mod options;
mod payload;
mod pose;
mod pupils;
mod question;
mod rivals;
mod series;
mod sheet_spec;
mod spec;
mod track;

#[doc(no_inline)]
pub use crate::coach::Fact;
pub use aim::{aimed_at, short_aimed_at, short_of};
pub use answer::{Answer, Choice};
pub use bank::{Statement, classic_quiz, statements};
pub use code::{Code, CodeError};
pub use deal_spec::DealSpec;
pub use diagnosis::{Diagnosis, Predictions};
pub use from_review::{ReviewPuzzle, idea_behind, puzzle_of, puzzles_from_review};
pub use generate::{CannotMake, generate};
pub use hour::{HourFault, HourPlan, HourStep};
pub use kind::Kind;
pub use link::Address;
pub use marking::{Feedback, mark, reasons};
pub use misconception::{Misconception, distractors};
pub use motif::Motif;
pub use naive::{CLEARLY, Naive, level, lost};
pub use number_deck::NumberDeck;
pub use pose::{Puzzle, pose};
pub use pupils::Pool;
pub use question::*;
pub use rivals::second_best_gap;
pub use series::{Series, SeriesError};
pub use sheet_spec::{NoSuchTemplate, SheetSeed, SheetSpec, Version};
pub use spec::{Spec, SpecError};
pub use track::{Track, steps};
