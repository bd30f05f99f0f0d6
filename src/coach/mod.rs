//! The coach: why a play is good, what to say about an answer, hints, the review of a game,
//! and the computer players with their signals.
//!
//! Everything here is data with numbers in it; `l10n` finds the words.

mod explain;
mod feedback;
mod hint;
mod player;
mod reason;
mod review;
mod simulation;
mod view;

pub use explain::{explain, next_cheapest};
pub use feedback::feedback;
pub use hint::{Ladder, ladder};
pub use player::{Computer, Move, Strategy};
pub use reason::Reason;
pub use review::{Review, TurnReview, review};
pub use simulation::{Simulation, talk};
pub use view::View;
