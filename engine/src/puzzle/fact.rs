//! Facts: what there is to say about the answer to a puzzle.

use super::Statement;
use crate::coach::Reason;
use crate::rules::{Card, Pile};

/// A reason in the answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// What the coach says about a play.
    Coach(Reason),
    /// These cards go on the pile, the way it goes.
    GoOn {
        /// The pile.
        pile: Pile,
        /// The cards.
        cards: Vec<Card>,
    },
    /// This card takes the pile back by ten.
    JumpsBack {
        /// The pile.
        pile: Pile,
        /// The card.
        card: Card,
    },
    /// These cards go back, and not by exactly ten.
    WrongSide {
        /// The pile.
        pile: Pile,
        /// The cards.
        cards: Vec<Card>,
    },
    /// Ten back from here is there.
    TenBack {
        /// The pile before the jump.
        pile: Pile,
        /// The number after it.
        to: u8,
    },
    /// From here to there makes so many steps.
    Moved {
        /// The pile before.
        from: u8,
        /// The last card.
        to: Card,
        /// Steps forward; negative if the pile went back.
        room: i32,
        /// How many jumps there were.
        jumps: usize,
    },
    /// The play goes wrong at this step.
    WrongStep {
        /// Which one, from 1.
        step: usize,
        /// The card.
        card: Card,
    },
    /// Why a statement holds or does not.
    Because(&'static Statement),
}

impl Fact {
    /// Whether it tells of a jump of ten.
    pub fn is_jump(&self) -> bool {
        matches!(self, Fact::Coach(Reason::Jump { .. }))
    }

    /// How much of it a drawing of the answer shows already: facts that it cannot show come first.
    pub fn shown(&self) -> u8 {
        match self {
            Fact::Coach(reason) => match reason {
                Reason::Stop { .. } | Reason::FairPrice { .. } => 3,
                Reason::Bargain { .. } | Reason::OnTheWay { .. } | Reason::Cheapest { .. } => 2,
                Reason::Jump { .. } | Reason::PlayedTooMuch { .. } => 1,
                _ => 0,
            },
            Fact::GoOn { .. } => 1,
            _ => 0,
        }
    }
}
