use crate::rules::{Card, PileSet, Placement, Play, Refusal};

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Refused(Refusal),
    /// A pile was named before a card was chosen.
    ChooseFirst,
    Laid {
        player: usize,
        play: Play,
        placement: Placement,
    },
    TookBack(Card),
    /// Ending the turn now would lose: a pile is still to be covered.
    StillBurns(PileSet),
    Ended {
        player: usize,
        plays: Vec<Play>,
        drawn: usize,
    },
    TurnTakenBack {
        /// The number of the turn, from 1.
        turn: usize,
        player: usize,
    },
}
