//! Saute-Dix, a classroom tool for mental arithmetic: the program around the engine.
//!
//! The engine (`saute-dix-engine`) knows rules, solver, coach, champion, puzzles, lessons and the journal of a class;
//! it returns data. Here are its words, its pages and its window. The question of the quiz, asked, answered and explained:
//!
//! ```
//! use saute_dix::coach::explain;
//! use saute_dix::rules::{Position, print_plays};
//! use saute_dix::solver::{Task, solve};
//! use saute_dix::text::Locale;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let position: Position = "A57 | 72 63 58 47 39 37".parse()?;
//! let best = solve(&position)?.best.ok_or("the minimum cannot be reached")?;
//! assert_eq!(print_plays(&best.plays), "47A 37A 39A");
//!
//! let english = Locale::english();
//! let reasons = explain(&Task::from(&position), &best.plays);
//! let why: Vec<String> = reasons.iter().map(|reason| english.plain().fact(reason)).collect();
//! assert_eq!(why[0], "57 − 10 = 47: the pile goes back by 10.");
//! # Ok(())
//! # }
//! ```
//!
//! The rooms, each of which uses only those above it:
//!
//! - [`limits`]: how much is taken from outside.
//! - [`number_line`]: the number line, on the screen and on paper.
//! - [`text`]: every sentence a reader sees, made from the engine's data.
//! - [`sheets`]: worksheets and their keys, from template to plan to PDF.
//! - [`storage`]: files written whole or not at all, and a teacher's own lessons, templates and texts.
//! - [`app`]: the window.
//! - [`cli`]: the commands.

pub use saute_dix_engine::{coach, journal, lesson, puzzle, rules, solver};

pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod limits;
pub mod number_line;
pub mod sheets;
pub mod storage;
pub mod text;
