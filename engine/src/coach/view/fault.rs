//! Why there is no such view of a game. Everything that can be wrong has its numbers with it.

use std::error::Error;
use std::fmt;

use crate::rules::{Card, PileName, PileSet, RulesError};

/// What is impossible about the parts of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ViewError {
    /// There are no such rules.
    Rules(RulesError),
    /// A seat that is not at the table: that of the view, the mover's, or that of a signal.
    Seat {
        /// The number given.
        seat: usize,
        /// How many play.
        players: usize,
    },
    /// Not one size of a hand for each seat.
    HandCount {
        /// How many there were.
        found: usize,
        /// How many play.
        players: usize,
    },
    /// Another number of decks, or of lists of cards laid, than the rules have.
    Decks {
        /// How many there were.
        found: usize,
        /// How many the rules have.
        needed: usize,
    },
    /// A number that is no card of this game.
    Foreign {
        /// The number given.
        number: i64,
        /// The highest card there is.
        highest: u8,
    },
    /// A card twice in the hand, or laid twice.
    Doubled(Card),
    /// A card in the hand that has been laid.
    HeldAndLaid(Card),
    /// The hand has another size than is said of it.
    HandSize {
        /// How many cards the hand has.
        found: usize,
        /// How many it is said to have.
        stated: usize,
    },
    /// A hand that is larger than the rules allow at this point of the turn.
    HandTooLarge {
        /// Whose hand.
        seat: usize,
        /// How many cards it has.
        found: usize,
        /// How many it may have.
        most: usize,
    },
    /// A hand that would have been filled up, as there is a deck.
    HandNotFull {
        /// Whose hand.
        seat: usize,
        /// How many cards it has.
        found: usize,
        /// How many it must have.
        needed: usize,
    },
    /// Hands, deck and cards laid are not a whole deck together.
    CardCount {
        /// How many cards there are.
        found: usize,
        /// How many a deck has.
        needed: usize,
    },
    /// A pile shows what is neither its base nor a card that has been laid and lies nowhere else.
    Top {
        /// The pile.
        pile: PileName,
        /// What it shows.
        number: i64,
    },
    /// The card that was laid last is on no pile's top.
    LastCovered(Card),
    /// More cards played in this turn than have been laid at all.
    Played {
        /// How many are said to have been played.
        played: usize,
        /// How many have been laid.
        laid: usize,
    },
    /// Another minimum than the rules have here.
    Minimum {
        /// The minimum given.
        stated: usize,
        /// The minimum by the rules.
        needed: usize,
    },
    /// Other piles are said to burn than those with a burning card on top.
    Burning {
        /// The piles given.
        stated: PileSet,
        /// The piles that burn.
        needed: PileSet,
    },
    /// Other piles are said to be due than those that were burning when the turn began and have
    /// received no card.
    Due {
        /// The piles given.
        stated: PileSet,
        /// The piles that are due.
        needed: PileSet,
    },
    /// What is said about the helping card cannot be: no card of this turn lies there, one does, or
    /// there are two.
    Helped,
    /// A signal by the one who looks, who knows anyway.
    OwnSignal,
    /// Signals where players do not play together.
    SignalsInDuel,
    /// A player without cards has the move, who would have been skipped.
    EmptyHand {
        /// Whose turn it is said to be.
        seat: usize,
    },
    /// The cards that the turn still needs cannot be laid: the game is lost.
    Stuck {
        /// How many it needs.
        missing: usize,
    },
    /// A player has laid every card: the game is won.
    Won,
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piles = |set: PileSet| if set.is_empty() { "none".to_owned() } else { set.to_string() };
        match *self {
            ViewError::Rules(error) => error.fmt(f),
            ViewError::Seat { seat, players } => {
                write!(f, "there is no seat {seat} among {players}, which count from 0")
            }
            ViewError::HandCount { found, players } => {
                write!(f, "`hands` has {found} sizes for {players} players")
            }
            ViewError::Decks { needed: 1, .. } => write!(
                f,
                "these rules have one deck: `deck` is one number and `laid` one list of cards"
            ),
            ViewError::Decks { .. } => write!(
                f,
                "the duel has two decks: `deck` is two numbers and `laid` two lists of cards, those of the seat first"
            ),
            ViewError::Foreign { number, highest } => {
                write!(f, "{number} is no card; the cards go from 2 to {highest}")
            }
            ViewError::Doubled(card) => write!(f, "card {card} comes twice"),
            ViewError::HeldAndLaid(card) => {
                write!(f, "card {card} is in the hand, but has been laid")
            }
            ViewError::HandSize { found, stated } => {
                write!(f, "`hand` has {found} cards, but `hands` says {stated}")
            }
            ViewError::HandTooLarge { seat, found, most } => {
                write!(f, "seat {seat} holds {found} cards, but here {most} at most")
            }
            ViewError::HandNotFull { seat, found, needed } => {
                write!(f, "seat {seat} holds {found} cards, but {needed} while there is a deck")
            }
            ViewError::CardCount { found, needed } => write!(
                f,
                "hands, deck and cards laid are {found} cards together instead of {needed}"
            ),
            ViewError::Top { pile, number } => write!(
                f,
                "pile {pile} cannot show {number}: that is neither its base nor a card of `laid` that lies on no other pile"
            ),
            ViewError::LastCovered(card) => {
                write!(f, "card {card} was laid last, but no pile shows it")
            }
            ViewError::Played { played, laid } => {
                write!(f, "`played` is {played}, but the number of cards laid is {laid}")
            }
            ViewError::Minimum { stated, needed } => {
                write!(f, "`min` must be {needed} here, not {stated}")
            }
            ViewError::Burning { stated, needed } => write!(
                f,
                "`burning` contradicts the piles; expected {}, found {}",
                piles(needed),
                piles(stated)
            ),
            ViewError::Due { stated, needed } => write!(
                f,
                "`due` contradicts what has been laid; expected {}, found {}",
                piles(needed),
                piles(stated)
            ),
            ViewError::Helped => write!(
                f,
                "`helped` contradicts the cards laid in this turn, of which one at most may help the opponent"
            ),
            ViewError::OwnSignal => write!(f, "`signals` are those of the other seats"),
            ViewError::SignalsInDuel => write!(f, "there are no signals in the duel"),
            ViewError::EmptyHand { seat } => {
                write!(f, "seat {seat} cannot have the move: its hand is empty")
            }
            ViewError::Stuck { missing } => write!(
                f,
                "the turn still needs {missing} cards, which cannot be laid: the game is lost"
            ),
            ViewError::Won => write!(f, "all cards have been laid: the game is over"),
        }
    }
}

// The error of the rules is part of the sentence, so it is not the source as well.
impl Error for ViewError {}
