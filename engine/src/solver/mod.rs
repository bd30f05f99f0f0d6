//! The exact solver: best play, how many best plays there are, and the frontier.
//!
//! [`value()`] defines what "best" means, the tables find it fast, and [`Solver`] is the way
//! in: it answers a [`Task`], which is a position free of allocation. [`Solved::mark`] judges an
//! answer against it.
//!
//! ```
//! use saute_dix_engine::rules::{PileName, Position, parse_plays, print_plays};
//! use saute_dix_engine::solver::{Solver, Task, Verdict};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Pile A goes up and shows 57; these six cards are in hand.
//! let position: Position = "A57 | 72 63 58 47 39 37".parse()?;
//! let mut solver = Solver::new();
//! let solved = solver.solve(&Task::from(&position))?;
//!
//! // Two jumps of ten and two steps: the pile ends 18 steps lower. 4 × 3 + 18 = 30.
//! let best = solved.best().ok_or("the minimum cannot be reached")?;
//! assert_eq!(print_plays(&best.plays), "47A 37A 39A");
//! assert_eq!((best.room, best.value, solved.count()), (-18, 30, 1));
//!
//! // The least room for one card, for two, for three …
//! let frontier: Vec<i32> = solved.frontier().iter().map(|point| point.room).collect();
//! assert_eq!(frontier, [-10, -20, -18, 1, 6, 15]);
//!
//! // With a single pile the letter may be left out.
//! let answer = parse_plays("47 37", Some(PileName::A))?;
//! let mark = solved.mark(&answer);
//! assert_eq!((mark.verdict, mark.lost), (Verdict::Good, Some(2)));
//! # Ok(())
//! # }
//! ```

mod chains;
mod mark;
mod orders;
mod solved;
mod tables;
mod task;
mod value;

pub use chains::MOST_CARDS;
pub(crate) use chains::{Chains, Subset};
pub use mark::{Flaw, Mark, Score, Verdict};
pub use solved::{Best, FrontierPoint, Solution, Solved, Solver, TooManyCards, solve};
pub use task::{Surcharge, Task};
pub use value::{fair_price, value};
