//! Games as JSON, with a format version.
//!
//! A save holds the deal, the turns in our notation and what players have said, and nothing
//! that follows from them.
//! Loading deals and plays everything again, so a save can only bring back a game that the
//! rules can reach: there is no second set of checks that could disagree with the first.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::signal::Given;
use super::{
    Card, Deal, DealError, Game, NotationError, PileName, Play, Refusal, RuleSet, Rules,
    RulesError, Said, Signal, parse_plays, print_plays,
};

const FORMAT: &str = "saute-dix game";
const VERSION: u64 = 1;

/// What every version of the format has in common.
#[derive(Deserialize)]
struct Header {
    format: String,
    version: u64,
}

impl Header {
    fn check(self) -> Result<(), SaveError> {
        if self.format != FORMAT {
            return Err(SaveError::OtherFormat(self.format));
        }
        if self.version != VERSION {
            return Err(SaveError::UnknownVersion(self.version));
        }
        Ok(())
    }
}

/// A game to be written down, by itself or inside a larger document.
///
/// Whatever is read back goes through [`SavedGame::restore`], which plays it again by the
/// rules. Read it with [`SavedGame::from_value`] or [`Game::from_json`] rather than by its
/// fields: only these can tell a save of a newer program from a broken one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    format: String,
    version: u64,
    rules: String,
    players: usize,
    expert: usize,
    fire: bool,
    starter: usize,
    /// Every card in drawing order.
    decks: Vec<Vec<i64>>,
    /// The finished turns, a line of plays each.
    turns: Vec<String>,
    /// The plays of the turn under way.
    turn: String,
    /// What the waiting players have said.
    signals: Vec<SavedSignal>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedSignal {
    player: usize,
    pile: char,
    signal: String,
    height: usize,
}

impl SavedSignal {
    fn of(given: &Given) -> SavedSignal {
        SavedSignal {
            player: given.said.player,
            pile: given.said.pile.letter(),
            signal: given.said.signal.name().to_owned(),
            height: given.height,
        }
    }
}

/// Why a text is not a game we can go on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// Not JSON, or not the fields of a save.
    Malformed {
        /// Where, counted from 1; 0 where the parser cannot say.
        line: usize,
        /// Where, counted from 1; 0 where the parser cannot say.
        column: usize,
        /// What the JSON parser says.
        detail: String,
    },
    /// JSON, but of something else.
    OtherFormat(String),
    /// A version this program does not know.
    UnknownVersion(u64),
    /// A rule set this program does not know.
    UnknownRules(String),
    /// Rules that do not exist.
    Rules(RulesError),
    /// Cards that are no deal.
    Deal(DealError),
    /// A turn that is not written in our notation.
    Notation {
        /// The turn, counted from 1.
        turn: usize,
        /// What is wrong there.
        error: NotationError,
    },
    /// A play that the rules refuse.
    Play {
        /// The turn, counted from 1.
        turn: usize,
        /// The play.
        play: Play,
        /// Why.
        refusal: Refusal,
    },
    /// A signal that nobody could have given.
    Signal {
        /// Who is said to have given it.
        player: usize,
    },
    /// A turn that could not have ended there.
    End {
        /// The turn, counted from 1.
        turn: usize,
        /// Why.
        refusal: Refusal,
    },
}

impl From<serde_json::Error> for SaveError {
    fn from(error: serde_json::Error) -> SaveError {
        SaveError::Malformed {
            line: error.line(),
            column: error.column(),
            detail: error.to_string(),
        }
    }
}

impl SavedGame {
    /// Reads a save that stands inside another document.
    pub fn from_value(value: Value) -> Result<SavedGame, SaveError> {
        // The version first: a newer save may have other fields.
        Header::deserialize(&value)?.check()?;
        Ok(SavedGame::deserialize(value)?)
    }

    /// Reads a save from its text, so that a fault is found where it stands.
    fn from_text(text: &str) -> Result<SavedGame, SaveError> {
        serde_json::from_str::<Header>(text)?.check()?;
        Ok(serde_json::from_str(text)?)
    }

    /// Deals and plays the game again.
    pub fn restore(self) -> Result<Game, SaveError> {
        let (format, version) = (self.format, self.version);
        Header { format, version }.check()?;
        let set = RuleSet::from_name(&self.rules).ok_or(SaveError::UnknownRules(self.rules))?;
        let rules = Rules::from_parts(set, self.players, self.expert, self.fire)
            .map_err(SaveError::Rules)?;
        let deal = Deal::from_numbers(&rules, &self.decks)
            .and_then(|deal| deal.started_by(&rules, self.starter))
            .map_err(SaveError::Deal)?;
        let mut game = Game::new(rules, deal);
        for (plays, turn) in self.turns.iter().zip(1..) {
            game.replay(turn, plays)?;
            game.end_turn()
                .map_err(|refusal| SaveError::End { turn, refusal })?;
        }
        game.replay(self.turns.len() + 1, &self.turn)?;
        for signal in &self.signals {
            let player = signal.player;
            game.hear_again(signal)
                .ok_or(SaveError::Signal { player })?;
        }
        Ok(game)
    }
}

impl Game {
    /// The game as a value that can be written down.
    pub fn saved(&self) -> SavedGame {
        let rules = self.rules();
        let numbers = |deck: &Vec<Card>| deck.iter().map(|card| card.number().into()).collect();
        SavedGame {
            format: FORMAT.to_owned(),
            version: VERSION,
            rules: rules.set().name().to_owned(),
            players: rules.players(),
            expert: rules.expert().step(),
            fire: rules.fire(),
            starter: self.deal().starter(),
            decks: self.deal().decks().iter().map(numbers).collect(),
            turns: self
                .finished_turns()
                .iter()
                .map(|turn| print_plays(&turn.plays))
                .collect(),
            turn: print_plays(&self.turn().plays),
            signals: self.given.iter().map(SavedSignal::of).collect(),
        }
    }

    /// The game as one JSON document.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(&self.saved())
    }

    /// Deals and plays a saved game again.
    pub fn from_json(text: &str) -> Result<Game, SaveError> {
        SavedGame::from_text(text)?.restore()
    }

    fn hear_again(&mut self, saved: &SavedSignal) -> Option<()> {
        let said = Said {
            player: saved.player,
            pile: PileName::from_letter(saved.pile)?,
            signal: Signal::from_name(&saved.signal)?,
        };
        let height = saved.height;
        let possible = self.may_signal(said.player) && height <= self.stack(said.pile).len();
        possible.then(|| self.remember(Given { said, height }))
    }

    fn replay(&mut self, turn: usize, plays: &str) -> Result<(), SaveError> {
        let plays =
            parse_plays(plays, None).map_err(|error| SaveError::Notation { turn, error })?;
        for play in plays {
            self.play(play).map_err(|refusal| SaveError::Play {
                turn,
                play,
                refusal,
            })?;
        }
        Ok(())
    }
}
