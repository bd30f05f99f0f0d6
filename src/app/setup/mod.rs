mod choices;
mod dealer;
mod model;
mod screen;
pub mod view;
mod words;

pub use choices::{Difficulty, Guidance, Pace, Player, Seat, Setup, Variant};
pub use dealer::Dealt;
pub use model::{SetupAction, SetupModel};
pub use screen::SetupScreen;
pub use words::{colour, deal_note, difficulty, guidance, line, player, team, variant};
