//! The coach: why a play is good, what to say about an answer, hints, the review of a game,
//! and the computer players with their signals.
//!
//! Everything here is data with numbers in it; the program around the engine finds the words:
//!
//! ```
//! use saute_dix_engine::coach::{Ladder, Fact, explain, feedback, ladder};
//! use saute_dix_engine::rules::{PileName, Position, parse_plays};
//! use saute_dix_engine::solver::{Solver, Task};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let position: Position = "C83 | 74 64 58 46 37 23".parse()?;
//! let mut solver = Solver::new();
//! let solved = solver.solve(&Task::from(&position))?;
//! let best = solved.best().ok_or("the minimum cannot be reached")?;
//!
//! // Why the best play is the best.
//! let reasons = explain(solved.task(), &best.plays);
//! let why = reasons.first().ok_or("no reason")?;
//! assert!(matches!(why, Fact::SetUp { cost: 19, .. }));
//!
//! // What to say about another answer.
//! let answer = parse_plays("74 64", Some(PileName::C))?;
//! let about = feedback(&solved, &answer, &solved.mark(&answer));
//! assert!(matches!(about.first(), Some(Fact::Cheaper { saved: 10, .. })));
//!
//! // And a hint that gives away one thing after the other.
//! assert!(matches!(ladder(&solved), Ladder::Play { pile: PileName::C, .. }));
//! # Ok(())
//! # }
//! ```
//!
//! Two computers play a game, which is then looked at again:
//!
//! ```
//! use saute_dix_engine::coach::{Simulation, Strategy, review};
//! use saute_dix_engine::rules::{Expert, Random, Rules, Status};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let rules = Rules::classic(2, Expert::Off, false)?;
//! let game = Simulation::new(rules, &[Strategy::Nearest], false).play(&mut Random::new(1))?;
//! assert_ne!(game.status(), Status::Playing);
//!
//! let review = review(&game);
//! let worst = review.costliest(1);
//! let turn = worst.first().ok_or("every turn was the best")?;
//! assert!(turn.lost > Some(0) && turn.best.is_some());
//! # Ok(())
//! # }
//! ```

pub mod champion;
mod chance;
mod explain;
mod fact;
mod feedback;
pub mod grade;
mod hint;
mod outlook;
mod player;
mod quick;
mod review;
mod signal_constraints;
mod simulation;
mod view;

pub use champion::{Champion, Prospect, Thinking};
pub use chance::Chance;
pub use explain::{explain, next_cheapest};
pub use fact::Fact;
pub use feedback::feedback;
pub use grade::Grade;
pub use hint::{Ladder, ladder};
pub use outlook::{Outlook, TurnOutlook, outlook};
pub use player::{Computer, Decision, Move, Strategy};
pub use review::{
    Gain, Review, SignalsHeeded, TurnReview, review, review_last, review_play, review_position,
};
pub use signal_constraints::SignalConstraints;
pub use simulation::{Simulation, talk};
pub use view::{View, ViewError, ViewParts};
