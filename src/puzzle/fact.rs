//! Facts: what there is to say about the answer to a puzzle.

use super::Statement;
use crate::coach::Reason;
use crate::rules::{Card, Pile, Placement};

/// A reason in the answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// What the coach says about a play.
    Coach(Reason),
    /// This card may go on the pile, and this is what it does.
    MayGo {
        /// The pile.
        pile: Pile,
        /// The card.
        card: Card,
        /// What it does.
        placement: Placement,
    },
    /// This card lies on the wrong side of the pile.
    WrongSide {
        /// The pile.
        pile: Pile,
        /// The card.
        card: Card,
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
