//! Lessons: the format of `lessons/`, what is said to answers, and the checker.
//!
//! A [`Lesson`] is a list of [`Step`]s: something is said beside a [`Figure`], a play is shown, a
//! puzzle is asked, a [`Stretch`] of a game is played, and at the end the class explains why.
//! [`Progress`] is how far a pupil has come in a lesson. [`check()`] proves what a lesson states: every right
//! answer best, every wrong answer wrong, every play shown allowed.
//!
//! Texts are keys of the Fluent files; nothing here knows a word.

mod ask;
mod check;
mod fault;
mod feedback;
mod figure;
mod format;
mod progress;
mod read;
mod read_ask;
mod read_figure;
mod read_question;
mod read_stretch;
mod step;
mod stretch;

pub use ask::{Ask, Source, Wrong};
pub use check::{LessonFlaw, Problem, check};
pub use fault::{LessonError, LessonFault};
pub use figure::{Figure, Leap, Saying};
pub use progress::Progress;
pub use read_question::answer as read_answer;
pub use step::{Lesson, Show, Step};
pub use stretch::{Note, Stretch};
