//! The engine of Saute-Dix, a classroom tool for mental arithmetic around a card game: its rules, an exact solver
//! that says why, a coach, computer players that have learnt, puzzles, lessons, and the journal of a class.
//!
//! Everything here is data: the engine builds no sentences, knows no clock, no global source of chance and no
//! files. The question of the quiz, asked, answered and explained:
//!
//! ```
//! use saute_dix_engine::coach::{explain, Reason};
//! use saute_dix_engine::rules::{Position, print_plays};
//! use saute_dix_engine::solver::{Task, solve};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let position: Position = "A57 | 72 63 58 47 39 37".parse()?;
//! let best = solve(&position)?.best.ok_or("the minimum cannot be reached")?;
//! assert_eq!(print_plays(&best.plays), "47A 37A 39A");
//!
//! let reasons = explain(&Task::from(&position), &best.plays);
//! assert!(matches!(reasons[0], Reason::Jump { .. }));
//! # Ok(())
//! # }
//! ```
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
