//! The rules: cards, piles, variants, the game as a state machine, and its notation.
//!
//! Start with [`Game`]: it deals, takes plays and ends turns, and refuses whatever the rules
//! forbid with a [`Refusal`] that carries the numbers. [`Table`] answers what may be laid
//! where; games, puzzles and marking all ask it. [`Rules`] says how the variants differ.
//! [`Position`] is the question a puzzle asks.
//!
//! Nothing here builds a sentence, reads a clock or touches a file.

mod card;
mod deal;
mod errors;
mod game;
mod listed;
mod notation;
mod path;
mod pile;
mod pile_name;
mod position;
mod random;
mod refusal;
mod save;
mod score;
mod signal;
mod table;
mod variant;

pub use card::{Card, CardSet};
pub use deal::{Deal, DealError, DeckFault};
pub use game::{Game, Status, Turn};
pub(crate) use listed::listed;
pub use notation::{
    Fault, NotationError, OptionName, excerpt, parse_attempts, parse_cards, parse_piles,
    parse_plays, print_plays,
};
pub use path::{Laid, Path};
pub use pile::{Direction, JUMP, Pile, Placement, Side};
pub use pile_name::{PerPile, PileName, PileSet};
pub use position::{Position, PositionBuilder, PositionFault};
pub use random::Random;
pub use refusal::Refusal;
pub use save::{SaveError, SavedGame};
pub use score::Rating;
pub use signal::{Said, Signal};
pub use table::{Attempt, Play, Table};
pub use variant::{Draw, Expert, RuleSet, Rules, RulesError, burning_cards};
