//! Why there is no such view of a game. Everything that can be wrong has its numbers with it.

use std::error::Error;
use std::fmt;

use crate::rules::{Card, PileName, PileSet, RulesError};

/// What is impossible about the parts of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ViewError {
    /// There are no such rules.
    Rules(RulesError),
    /// A seat that is not at the table: one's own, the mover's, or that of a signal.
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
    /// Signals where nobody plays together.
    SignalsInDuel,
    /// Somebody without cards has the move, who would have been skipped.
    EmptyHand {
        /// Whose turn it is said to be.
        seat: usize,
    },
    /// The cards that the turn still needs cannot be laid: the game is lost.
    Stuck {
        /// How many it needs.
        missing: usize,
    },
    /// Somebody has laid every card: the game is won.
    Won,
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ViewError::Rules(_) => write!(f, "there are no such rules"),
            ViewError::Seat { seat, players } => {
                write!(f, "there is no seat {seat} among {players}")
            }
            ViewError::HandCount { found, players } => {
                write!(f, "{found} hands for {players} players")
            }
            ViewError::Decks { found, needed } => {
                write!(f, "the rules have {needed} decks, not {found}")
            }
            ViewError::Foreign { number, highest } => {
                write!(f, "{number} is no card from 2 to {highest}")
            }
            ViewError::Doubled(card) => write!(f, "card {card} comes twice"),
            ViewError::HeldAndLaid(card) => write!(f, "card {card} is held, but has been laid"),
            ViewError::HandSize { found, stated } => {
                write!(f, "the hand has {found} cards, not {stated}")
            }
            ViewError::HandTooLarge { seat, found, most } => {
                write!(f, "seat {seat} holds {found} cards, but {most} at most")
            }
            ViewError::HandNotFull { seat, found, needed } => {
                write!(f, "seat {seat} holds {found} cards instead of {needed}")
            }
            ViewError::CardCount { found, needed } => {
                write!(f, "there are {found} cards in all instead of {needed}")
            }
            ViewError::Top { pile, number } => write!(f, "pile {pile} cannot show {number}"),
            ViewError::LastCovered(card) => write!(f, "card {card} was laid last, but is covered"),
            ViewError::Played { played, laid } => {
                write!(f, "{played} cards played in this turn, but {laid} laid")
            }
            ViewError::Minimum { stated, needed } => {
                write!(f, "the minimum is {needed}, not {stated}")
            }
            ViewError::Burning { stated, needed } => {
                write!(f, "the burning piles are {needed:?}, not {stated:?}")
            }
            ViewError::Due { stated, needed } => {
                write!(f, "the piles due are {needed:?}, not {stated:?}")
            }
            ViewError::Helped => write!(f, "the helping card contradicts the cards laid"),
            ViewError::OwnSignal => write!(f, "a signal by the one who looks"),
            ViewError::SignalsInDuel => write!(f, "a duel has no signals"),
            ViewError::EmptyHand { seat } => write!(f, "seat {seat} to move has no cards"),
            ViewError::Stuck { missing } => write!(f, "{missing} more cards cannot be laid"),
            ViewError::Won => write!(f, "every card has been laid"),
        }
    }
}

impl Error for ViewError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            ViewError::Rules(error) => Some(error),
            _ => None,
        }
    }
}
