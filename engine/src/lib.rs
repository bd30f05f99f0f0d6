#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
//!
//! ## Modules, each of which uses only those above it
//!
//! - [`limits`]: how much of anything is taken from outside.
//! - [`rules`]: cards, piles, rule sets, the game as a state machine, notation and saves.
//! - [`solver`]: what "best" means, the exact solver, and marking.
//! - [`coach`]: reasons, feedback, hints, the review of a game, computer players and their signals, among
//!   them the champion, which has learnt; the chance of winning, and how hard a deal is.
//! - [`puzzle`]: kinds of puzzles, levels, codes, series, prepared hours, marking, the true/false bank.
//! - [`lesson`]: the format of lessons, the way through one, and the checker.
//! - [`journal`]: what a class did on which day, when it is due again, what the ritual asks, and what an exit ticket does.

pub mod coach;
pub mod journal;
pub mod lesson;
pub mod limits;
pub mod puzzle;
pub mod rules;
pub mod solver;
