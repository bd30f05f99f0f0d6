//! The exact solver: best play, how many best plays there are, and the frontier.
//!
//! [`value()`] defines what "best" means, the tables find it fast, and [`Solver`] is the way
//! in: it answers a [`Task`], which is a position free of allocation. [`Solved::mark`] judges an
//! answer against it.

mod mark;
mod orders;
mod solved;
mod tables;
mod task;
mod value;

pub use mark::{Flaw, Mark, Score, Verdict};
pub use solved::{Best, FrontierPoint, Solution, Solved, Solver, TooManyCards, solve};
pub use tables::MOST_CARDS;
pub use task::{Surcharge, Task};
pub use value::{fair_price, value};
