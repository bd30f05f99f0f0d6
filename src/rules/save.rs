//! Games as JSON, with a format version.
//!
//! A save holds the deal, the turns in our notation and what players have said, and nothing
//! that follows from them.
//! Loading deals and plays everything again, so a save can only bring back a game that the
//! rules can reach: there is no second set of checks that could disagree with the first.

use serde::{Deserialize, Serialize};

use super::signal::Given;
use super::{
    Card, Deal, DealError, Game, NotationError, PileName, Play, Refusal, RuleSet, Rules,
    RulesError, Said, Signal, parse_plays, print_plays,
};

const FORMAT: &str = "saute-dix game";
const VERSION: u64 = 1;

/// What every version of the format has in common.
#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedGame {
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

#[derive(Serialize, Deserialize)]
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

impl Game {
    /// The game as one JSON document.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        let rules = self.rules();
        let numbers = |deck: &Vec<Card>| deck.iter().map(|card| card.number().into()).collect();
        serde_json::to_string(&SavedGame {
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
        })
    }

    /// Deals and plays a saved game again.
    pub fn from_json(text: &str) -> Result<Game, SaveError> {
        // The version first: a newer save may have other fields, and should be told apart
        // from a broken one.
        let Envelope { format, version } = serde_json::from_str(text)?;
        if format != FORMAT {
            return Err(SaveError::OtherFormat(format));
        }
        if version != VERSION {
            return Err(SaveError::UnknownVersion(version));
        }
        let saved: SavedGame = serde_json::from_str(text)?;
        let set =
            RuleSet::from_name(&saved.rules).ok_or(SaveError::UnknownRules(saved.rules.clone()))?;
        let rules = Rules::from_parts(set, saved.players, saved.expert, saved.fire)
            .map_err(SaveError::Rules)?;
        let deal = Deal::from_numbers(&rules, &saved.decks)
            .and_then(|deal| deal.started_by(&rules, saved.starter))
            .map_err(SaveError::Deal)?;
        let mut game = Game::new(rules, deal);
        for (plays, turn) in saved.turns.iter().zip(1..) {
            game.replay(turn, plays)?;
            game.end_turn()
                .map_err(|refusal| SaveError::End { turn, refusal })?;
        }
        game.replay(saved.turns.len() + 1, &saved.turn)?;
        for signal in &saved.signals {
            let player = signal.player;
            game.hear_again(signal)
                .ok_or(SaveError::Signal { player })?;
        }
        Ok(game)
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
