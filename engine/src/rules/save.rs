//! Games as JSON, with a format version.
//!
//! A save holds the deal, the turns in our notation with what was asked in them, what players
//! say now, and nothing that follows from that.
//! Loading deals and plays everything again, so a save can only bring back a game that the
//! rules can reach: there is no second set of checks that could disagree with the first.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::signal::Given;
use super::{
    Card, Deal, DealError, Game, NotationError, PileName, Play, Refusal, RuleSet, Rules,
    RulesError, Said, Signal, TakenBack, parse_plays, print_plays,
};

const FORMAT: &str = "saute-dix game";
/// Versions 1 and 2 were those of programs that were never released.
const VERSION: u64 = 3;

/// What every version of the format has in common.
#[derive(Deserialize)]
struct SaveHead {
    format: String,
    version: u64,
}

impl SaveHead {
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
    /// What the others had asked for in the finished turns.
    asked: Vec<SavedRequest>,
    /// The plays of the turn under way.
    turn: String,
    /// What the waiting players have said.
    signals: Vec<SavedSignal>,
    /// The turns that were taken back.
    taken_back: Vec<SavedTakeBack>,
}

/// A note that a turn was taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedTakeBack {
    /// The turn, counted from 1.
    turn: usize,
    player: usize,
}

impl SavedTakeBack {
    fn of(note: &TakenBack) -> SavedTakeBack {
        SavedTakeBack { turn: note.turn, player: note.player }
    }

    /// The note, if there can be such a turn: each lays a card at least.
    fn restore(&self, rules: &Rules) -> Option<TakenBack> {
        let most = rules.set().cards().len() * rules.set().decks();
        let possible = (1..=most).contains(&self.turn) && self.player < rules.players();
        possible.then_some(TakenBack { turn: self.turn, player: self.player })
    }
}

/// What a player had asked for in a finished turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedRequest {
    /// The turn, counted from 1.
    turn: usize,
    player: usize,
    pile: char,
    signal: String,
}

impl SavedRequest {
    fn of(turn: usize, said: Said) -> SavedRequest {
        SavedRequest {
            turn,
            player: said.player,
            pile: said.pile.letter(),
            signal: said.signal.name().to_owned(),
        }
    }
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
    /// A signal that the player could not have given.
    Signal {
        /// Who is said to have given it.
        player: usize,
    },
    /// A signal on record with a finished turn that the player could not have given there.
    Asked {
        /// The turn, counted from 1.
        turn: usize,
        /// Who is said to have given it.
        player: usize,
    },
    /// A note about a turn that there cannot have been.
    TakenBack {
        /// The turn, counted from 1.
        turn: usize,
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
        SaveHead::deserialize(&value)?.check()?;
        Ok(SavedGame::deserialize(value)?)
    }

    /// Reads a save from its text, so that a fault is found where it stands.
    fn from_text(text: &str) -> Result<SavedGame, SaveError> {
        serde_json::from_str::<SaveHead>(text)?.check()?;
        Ok(serde_json::from_str(text)?)
    }

    /// Deals and plays the game again.
    pub fn restore(self) -> Result<Game, SaveError> {
        let (format, version) = (self.format, self.version);
        SaveHead { format, version }.check()?;
        let set = RuleSet::from_name(&self.rules).ok_or(SaveError::UnknownRules(self.rules))?;
        let rules = Rules::from_parts(set, self.players, self.expert, self.fire)
            .map_err(SaveError::Rules)?;
        let deal = Deal::from_numbers(&rules, &self.decks)
            .and_then(|deal| deal.started_by(&rules, self.starter))
            .map_err(SaveError::Deal)?;
        let mut game = Game::new(rules, deal);
        let turns = 1..=self.turns.len();
        if let Some(stray) = self.asked.iter().find(|asked| !turns.contains(&asked.turn)) {
            let (turn, player) = (stray.turn, stray.player);
            return Err(SaveError::Asked { turn, player });
        }
        for (plays, turn) in self.turns.iter().zip(1..) {
            game.forget_all_signals();
            for asked in self.asked.iter().filter(|asked| asked.turn == turn) {
                let player = asked.player;
                game.hear_request(asked).ok_or(SaveError::Asked { turn, player })?;
            }
            game.replay(turn, plays)?;
            game.end_turn().map_err(|refusal| SaveError::End { turn, refusal })?;
        }
        game.forget_all_signals();
        game.replay(self.turns.len() + 1, &self.turn)?;
        for signal in &self.signals {
            let player = signal.player;
            game.hear_again(signal).ok_or(SaveError::Signal { player })?;
        }
        for note in &self.taken_back {
            let turn = note.turn;
            let note = note.restore(&rules).ok_or(SaveError::TakenBack { turn })?;
            game.taken_back.push(note);
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
            turns: self.finished_turns().iter().map(|turn| print_plays(&turn.plays)).collect(),
            asked: self
                .finished_turns()
                .iter()
                .zip(1..)
                .flat_map(|(ended, turn)| {
                    let signals = ended.signals.iter();
                    signals.map(move |said| SavedRequest::of(turn, *said))
                })
                .collect(),
            turn: print_plays(&self.turn().plays),
            signals: self.given.iter().map(SavedSignal::of).collect(),
            taken_back: self.taken_back().iter().map(SavedTakeBack::of).collect(),
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
        let heights = self.height_before(said.pile)..=self.stack(said.pile).len();
        let possible = self.may_signal(said.player) && heights.contains(&height);
        possible.then(|| self.remember(Given { said, height }))
    }

    /// A signal about a pile as it lies now, before the first card of a turn.
    fn hear_request(&mut self, saved: &SavedRequest) -> Option<()> {
        let pile = PileName::from_letter(saved.pile)?;
        self.hear_again(&SavedSignal {
            player: saved.player,
            pile: saved.pile,
            signal: saved.signal.clone(),
            height: self.stack(pile).len(),
        })
    }

    fn replay(&mut self, turn: usize, plays: &str) -> Result<(), SaveError> {
        let plays =
            parse_plays(plays, None).map_err(|error| SaveError::Notation { turn, error })?;
        for play in plays {
            self.play(play).map_err(|refusal| SaveError::Play { turn, play, refusal })?;
        }
        Ok(())
    }
}
