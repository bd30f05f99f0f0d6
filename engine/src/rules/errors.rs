//! The errors of this room as Rust's own: `?` and `Box<dyn Error>` work with them.
//!
//! These sentences are for programmers, in English only. What users read comes from the program around the engine,
//! which makes sentences from the same data in every language.

use std::error::Error;
use std::fmt;

use super::{
    Card, DealError, DeckFault, Direction, Fault, NotationError, Pile, PositionFault, Refusal,
    RulesError, SaveError, excerpt,
};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::NotInHand { number } => write!(f, "card {number} is not in hand"),
            Refusal::NoSuchPile { letter } => write!(f, "there is no pile {letter} here"),
            Refusal::NotTen { pile, card } => {
                let back = pile.top().abs_diff(card.number());
                write!(f, "{} goes back by {back}, not by exactly 10", On(card, pile))
            }
            Refusal::WrongWay { pile, card } => {
                let way = match pile.direction() {
                    Direction::Up => "up",
                    Direction::Down => "down",
                };
                write!(f, "{} goes back, but the pile goes {way}", On(card, pile))
            }
            Refusal::SameCard { card } => write!(f, "{card} lies on top already"),
            Refusal::NotAHelp { pile, card } => {
                write!(f, "{} does not help the opponent", On(card, pile))
            }
            Refusal::SecondHelp => write!(f, "a turn has one helping card at most"),
            Refusal::TooFew { played, minimum } => {
                write!(f, "a turn needs {minimum} cards, and {played} were played")
            }
            Refusal::NothingToUndo => write!(f, "no card was played in this turn"),
            Refusal::NotYoursToSay => write!(f, "only team mates who wait may give signals"),
            Refusal::GameOver => write!(f, "the game is over"),
        }
    }
}

impl Error for Refusal {}

/// A card and what it was to be laid on, as in "48 on 57".
struct On(Card, Pile);

impl fmt::Display for On {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", self.0, self.1.top())
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::ClassicPlayers(found) => {
                write!(f, "the classic game is for 1 to 5 players, not {found}")
            }
            RulesError::DuelPlayers(found) => {
                write!(f, "the duel is for 2 players, not {found}")
            }
            RulesError::ExpertStep(found) => {
                write!(f, "there are expert steps 0 to 2, but no {found}")
            }
            RulesError::ExpertDuel => write!(f, "the duel has no expert steps"),
            RulesError::FireDuel => write!(f, "the duel has no burning cards"),
        }
    }
}

impl Error for RulesError {}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealError::Decks { needed, found } => {
                write!(f, "the rules need {needed} decks, not {found}")
            }
            DealError::Deck { set, deck, .. } => {
                write!(f, "deck {deck} is no {} deck", set.name())
            }
            DealError::Starter { starter, players } => {
                write!(f, "player {starter} of {players} cannot start, counted from 0")
            }
        }
    }
}

impl Error for DealError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            DealError::Deck { fault, .. } => Some(fault),
            DealError::Decks { .. } | DealError::Starter { .. } => None,
        }
    }
}

impl fmt::Display for DeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckFault::Foreign(number) => write!(f, "{number} is no card of this deck"),
            DeckFault::Doubled(card) => write!(f, "card {card} is there twice"),
            DeckFault::Missing(card) => write!(f, "card {card} is missing"),
        }
    }
}

impl Error for DeckFault {}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: {}", self.at, self.fault)
    }
}

// The fault is part of the sentence, so it is not the source as well.
impl Error for NotationError {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::ExpectedPile(found) => write!(f, "expected a pile such as A57, not {found:?}"),
            Fault::ExpectedCard(found) => write!(f, "expected a card number, not {found:?}"),
            Fault::ExpectedPlay(found) => write!(f, "expected a play such as 47A, not {found:?}"),
            Fault::NoSuchCard(number) => write!(f, "there is no card {number}"),
            Fault::NoSuchPile(letter) => write!(f, "there is no pile {letter:?}"),
            Fault::MissingPile(card) => write!(f, "card {card} needs the letter of a pile"),
            Fault::MissingBar => write!(f, "expected a bar between piles and hand"),
            Fault::ExtraBar => write!(f, "a third bar, where two are known"),
            Fault::UnknownOption(found) => {
                write!(f, "expected an option such as min=2, not {found:?}")
            }
            Fault::OptionTwice(option) => write!(f, "the option {}= comes twice", option.name()),
            Fault::BadValue { option, value } => {
                write!(f, "the option {}= does not take {value:?}", option.name())
            }
            Fault::Position(fault) => fault.fmt(f),
        }
    }
}

impl Error for Fault {}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::NoPile => write!(f, "there is no pile"),
            PositionFault::PileTwice(pile) => write!(f, "pile {pile} comes twice"),
            PositionFault::BadTop { pile, number, base, highest } => write!(
                f,
                "pile {pile} shows a card from 2 to {highest} or its base {base}, not {number}"
            ),
            PositionFault::EmptyHand => write!(f, "there is no card in hand"),
            PositionFault::NoSuchCard { number, highest } => {
                write!(f, "cards go from 2 to {highest}: there is no {number}")
            }
            PositionFault::CardTwice(card) => write!(f, "card {card} is twice in hand"),
            PositionFault::CardElsewhere(card) => {
                write!(f, "card {card} is seen more often than the decks hold it")
            }
            PositionFault::CannotCover(pile) => {
                write!(f, "pile {pile} cannot be covered: it is not there, or not one's own")
            }
        }
    }
}

impl Error for PositionFault {}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::Malformed { detail, .. } => write!(f, "not a saved game: {detail}"),
            SaveError::OtherFormat(found) => {
                write!(f, "not a saved game, but {:?}", excerpt(found))
            }
            SaveError::UnknownVersion(version) => {
                write!(f, "version {version} of saved games is not known")
            }
            SaveError::UnknownRules(found) => {
                write!(f, "there are no rules {:?}", excerpt(found))
            }
            SaveError::Rules(_) => write!(f, "there are no such rules"),
            SaveError::Deal(_) => write!(f, "the cards are no deal"),
            SaveError::Notation { turn, .. } => write!(f, "turn {turn} cannot be read"),
            SaveError::Play { turn, play, .. } => write!(f, "turn {turn}: {play} is refused"),
            SaveError::Signal { player } => {
                write!(f, "player {player} cannot have given this signal")
            }
            SaveError::Asked { turn, player } => {
                write!(f, "turn {turn}: player {player} cannot have given this signal")
            }
            SaveError::TakenBack { turn } => {
                write!(f, "turn {turn} cannot have been taken back")
            }
            SaveError::End { turn, .. } => write!(f, "turn {turn} cannot have ended"),
        }
    }
}

impl Error for SaveError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            SaveError::Rules(error) => Some(error),
            SaveError::Deal(error) => Some(error),
            SaveError::Notation { error, .. } => Some(error),
            SaveError::Play { refusal, .. } | SaveError::End { refusal, .. } => Some(refusal),
            SaveError::Malformed { .. }
            | SaveError::OtherFormat(_)
            | SaveError::UnknownVersion(_)
            | SaveError::UnknownRules(_)
            | SaveError::Signal { .. }
            | SaveError::Asked { .. }
            | SaveError::TakenBack { .. } => None,
        }
    }
}
