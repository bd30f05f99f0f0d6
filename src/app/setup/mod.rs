//! Setting up a game: everything that is chosen before the first card.

mod choices;
mod model;
pub mod view;
mod words;

pub use choices::{Guidance, Pace, Player, Seat, Setup, Variant};
pub use model::{SetupAction, SetupModel};
pub use words::{colour, guidance, line, player, team, variant};
