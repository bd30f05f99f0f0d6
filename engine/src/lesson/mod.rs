//! Lessons: the format of `lessons/`, what is said to answers, and the checker.
//!
//! A [`Lesson`] is a list of [`Step`]s: something is said beside a [`Figure`], a play is shown, a
//! puzzle is asked, a [`GameExcerpt`] of a game is played, and at the end the class explains why.
//! [`Progress`] is how far a pupil has come in a lesson. [`check()`] proves what a lesson states: every right
//! answer best, every wrong answer wrong, every play shown allowed.
//!
//! Texts are keys of the Fluent files; nothing here knows a word. The caller of [`check()`] says which words a text
//! lacks:
//!
//! ```
//! use saute_dix_engine::lesson::{Lesson, check};
//! use saute_dix_engine::solver::Solver;
//!
//! let lesson = Lesson::read(r#"{
//!     "name": "first", "title": "t", "skill": "s", "fair_price": false,
//!     "steps": [
//!         {"ask": {
//!             "text": "which", "puzzle": {"legal": "A34 | 90 58 35 33"}, "right": ["35 58 90"],
//!             "wrong": [{"answer": "33", "misconception": "wrong-way", "why": "w"}]
//!         }},
//!         {"say": {"text": "a"}}, {"say": {"text": "b"}}, {"say": {"text": "c"}},
//!         {"explain": {"text": "e", "prompts": ["p", "q"]}}
//!     ]
//! }"#).unwrap();
//! let flaws = check(&mut Solver::new(), &lesson, &|_key| Vec::new());
//! assert!(flaws.is_empty(), "{flaws:?}");
//! ```

mod ask;
mod check;
mod excerpt;
mod fault;
mod feedback;
mod figure;
mod format;
mod progress;
mod read;
mod read_ask;
mod read_excerpt;
mod read_figure;
mod read_question;
mod step;

pub use ask::{Ask, Source, Wrong};
pub use check::{LessonFlaw, Problem, check};
pub use excerpt::{GameExcerpt, Note};
pub use fault::{LessonError, LessonFault};
pub use figure::{Figure, Leap, Saying};
pub use progress::Progress;
pub use read_question::answer as read_answer;
pub use step::{Lesson, Show, Step};
