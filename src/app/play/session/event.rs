//! What has just happened at the table.

use crate::rules::{Card, PileSet, Placement, Play, Refusal};

/// What there is to say about what has just happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A card or a command was refused.
    Refused(Refusal),
    /// A pile was named before a card was chosen.
    ChooseFirst,
    /// A card was laid.
    Laid {
        /// By whom.
        player: usize,
        /// The card and its pile.
        play: Play,
        /// What it did.
        placement: Placement,
    },
    /// A card was taken back.
    TookBack(Card),
    /// Ending the turn now would lose: a pile is still to be covered.
    StillBurns(PileSet),
    /// A turn ended.
    Ended {
        /// Whose.
        player: usize,
        /// What was laid.
        plays: Vec<Play>,
        /// How many cards were drawn.
        drawn: usize,
    },
    /// A finished turn was taken back.
    TurnTakenBack {
        /// The number of the turn, from 1.
        turn: usize,
        /// Whose it was.
        player: usize,
    },
}
