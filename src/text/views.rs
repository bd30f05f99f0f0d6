//! What is impossible about a view that somebody else describes, in words.

use super::{Msg, Voice};
use crate::coach::ViewError;
use crate::rules::PileSet;

impl Voice<'_> {
    pub fn view_error(&self, error: &ViewError) -> String {
        // As many arms as there are mistakes: each is one line of the files.
        let message = match *error {
            ViewError::Rules(error) => return self.rules_error(&error),
            ViewError::Seat { seat, players } => {
                Msg::ViewSeat { seat: seat.into(), last: players.saturating_sub(1).into() }
            }
            ViewError::HandCount { found, players } => {
                Msg::ViewHandCount { found: found.into(), players: players.into() }
            }
            ViewError::Decks { needed: 1, .. } => Msg::ViewOneDeck,
            ViewError::Decks { .. } => Msg::ViewTwoDecks,
            ViewError::Foreign { number, highest } => {
                Msg::ViewForeign { number: number.to_string().into(), highest: highest.into() }
            }
            ViewError::Doubled(card) => Msg::ViewDoubled { card: card.number().into() },
            ViewError::HeldAndLaid(card) => Msg::ViewHeldAndLaid { card: card.number().into() },
            ViewError::LastCovered(card) => Msg::ViewLastCovered { card: card.number().into() },
            ViewError::Top { pile, number } => {
                Msg::ViewTop { pile: pile.letter().into(), number: number.to_string().into() }
            }
            ViewError::Burning { stated, needed } => Msg::ViewBurning {
                stated: self.letters(stated).into(),
                needed: self.letters(needed).into(),
            },
            ViewError::Due { stated, needed } => Msg::ViewDue {
                stated: self.letters(stated).into(),
                needed: self.letters(needed).into(),
            },
            ViewError::Helped => Msg::ViewHelped,
            ViewError::OwnSignal => Msg::ViewOwnSignal,
            ViewError::SignalsInDuel => Msg::ViewSignalsInDuel,
            ViewError::EmptyHand { seat } => Msg::ViewEmptyHand { seat: seat.into() },
            ViewError::Won => Msg::ViewWon,
            ViewError::HandSize { found, stated } => {
                Msg::ViewHandSize { found: found.into(), stated: stated.into() }
            }
            ViewError::HandTooLarge { seat, found, most } => {
                Msg::ViewHandTooLarge { seat: seat.into(), found: found.into(), most: most.into() }
            }
            ViewError::HandNotFull { seat, found, needed } => Msg::ViewHandNotFull {
                seat: seat.into(),
                found: found.into(),
                needed: needed.into(),
            },
            ViewError::CardCount { found, needed } => {
                Msg::ViewCardCount { found: found.into(), needed: needed.into() }
            }
            ViewError::Played { played, laid } => {
                Msg::ViewPlayed { played: played.into(), laid: laid.into() }
            }
            ViewError::Minimum { stated, needed } => {
                Msg::ViewMinimum { stated: stated.into(), needed: needed.into() }
            }
            ViewError::Stuck { missing } => Msg::ViewStuck { missing: missing.into() },
        };
        self.say(&message)
    }

    fn letters(&self, piles: PileSet) -> String {
        if piles.is_empty() { self.say(&Msg::ViewNoPile) } else { piles.to_string() }
    }
}
