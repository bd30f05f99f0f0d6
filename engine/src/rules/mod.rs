//! The rules: cards, piles, variants, the game as a state machine, and its notation.
//!
//! Start with [`Game`]: it deals, takes plays and ends turns, and refuses whatever the rules
//! forbid with a [`Refusal`] that carries the numbers. [`Table`] answers what may be laid
//! where; games, puzzles and marking all ask it. [`Rules`] says how the variants differ.
//! [`Position`] is the question a puzzle asks.
//!
//! A game is dealt, played and saved like this:
//!
//! ```
//! use saute_dix_engine::rules::{Card, Deal, Expert, Game, Placement, Refusal, Rules};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Alone, with a deck made to measure; `Deal::shuffled` takes a seed instead.
//! let first = [57, 48, 47, 99];
//! let others = (2..=99).filter(|number| !first.contains(number));
//! let deck: Vec<i64> = first.into_iter().chain(others).collect();
//! let rules = Rules::classic(1, Expert::Off, false)?;
//! let mut game = Game::new(rules, Deal::from_numbers(&rules, &[deck])?);
//!
//! assert_eq!(game.play("57A".parse()?)?, Placement::Forward(56));
//! // Pile A goes up: only a card exactly ten lower may go back.
//! let refusal = game.play("48A".parse()?).unwrap_err();
//! assert!(matches!(refusal, Refusal::NotTen { card, .. } if Card::new(48) == Some(card)));
//! assert_eq!(refusal.to_string(), "48 on 57 goes back by 9, not by exactly 10");
//! assert_eq!(game.end_turn(), Err(Refusal::TooFew { played: 1, minimum: 2 }));
//!
//! // What was refused has changed nothing.
//! assert_eq!(game.play("47A".parse()?)?, Placement::Jump);
//! assert_eq!(game.end_turn()?, 2);
//! assert_eq!((game.left(), game.room_left()), (96, 346));
//!
//! assert_eq!(Game::from_json(&game.to_json()?)?, game);
//! # Ok(())
//! # }
//! ```
//!
//! Nothing here builds a sentence for users, reads a clock or touches a file.

mod card;
mod deal;
mod errors;
mod game;
mod listed;
mod notation;
mod past;
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
mod take_back;
mod variant;

pub use card::{Card, CardSet};
pub use deal::{Deal, DealError, DeckFault};
pub use game::{Game, Status, Turn};
pub use notation::{
    Fault, NotationError, OptionName, brief, escaped, excerpt, parse_attempts, parse_cards,
    parse_piles, parse_plays, print_plays, shortened,
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
pub use table::{AttemptedPlay, Play, Table};
pub use take_back::TakenBack;
pub use variant::{Draw, Expert, RuleSet, Rules, RulesError, burning_cards};
