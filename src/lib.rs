//! Saute-Dix, a classroom tool for mental arithmetic: the map of the house.
//!
//! The question of the quiz, asked, answered and explained:
//!
//! ```
//! use saute_dix::coach::explain;
//! use saute_dix::l10n::Locale;
//! use saute_dix::rules::{Position, print_plays};
//! use saute_dix::solver::{Task, solve};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let position: Position = "A57 | 72 63 58 47 39 37".parse()?;
//! let best = solve(&position)?.best.ok_or("the minimum cannot be reached")?;
//! assert_eq!(print_plays(&best.plays), "47A 37A 39A");
//!
//! let english = Locale::english();
//! let reasons = explain(&Task::from(&position), &best.plays);
//! let why: Vec<String> = reasons.iter().map(|reason| english.plain().reason(reason)).collect();
//! assert_eq!(why[0], "57 − 10 = 47: the pile goes back by 10.");
//! # Ok(())
//! # }
//! ```
//!
//! The rooms follow; those that other programs may want to use begin with an example.
//!
//! - [`limits`]: how much of anything is taken from outside, as one table. Everybody looks there.
//! - [`rules`]: cards, piles, rule sets, the game as a state machine, notation and saves.
//!   Depends on nothing else here.
//! - [`line`](mod@line): the number line, on the screen and on paper.
//! - [`solver`]: what "best" means, the exact solver, and marking.
//! - [`coach`]: reasons, feedback, hints, the review of a game, computer players and their signals, among
//!   them the champion, which has learnt; the chance of winning, and how hard a deal is.
//! - [`puzzle`]: kinds of puzzles, levels, codes, series, prepared hours, marking, the true/false bank.
//! - [`lesson`]: the format of lessons, the way through one, and the checker.
//! - [`journal`]: what a class did on which day, when it is due again, what the ritual asks, and what an exit ticket does.
//! - [`l10n`]: every sentence a person reads, made from the data the other rooms return.
//! - [`worksheet`]: sheets and their keys, from template to plan to PDF.
//! - [`worker`]: what a web page has done beside it, printing above all, and what it says to whoever
//!   does it. `web_worker.rs` makes a module of its own from it.
//! - [`files`]: writing files whole or not at all, and reading no more of one than its limit.
//! - [`content`]: lessons, templates and texts, built in or of your own, and their check.
//! - [`app`]: the window: screens, the game at the board, settings and what is kept.
//! - [`cli`]: the commands. Depends on everything above; nothing depends on it.
//!
//! Dependencies point upwards in this list only; `tests/suite/architecture.rs` holds us to it.
//! The rooms above `l10n` return data: they build no sentences, know no clock, no global
//! source of chance and no files. The one exception are errors, which in Rust speak for
//! themselves: their `Display` is a short English sentence for programmers, so that `?` and
//! `Box<dyn Error>` work for whoever uses this library. People never read it.

pub use saute_dix_engine::{coach, journal, lesson, puzzle, rules, solver};

#[cfg(not(all(target_arch = "wasm32", feature = "worker")))]
pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod content;
pub mod files;
pub mod l10n;
pub mod limits;
pub mod line;
pub mod worker;
pub mod worksheet;
