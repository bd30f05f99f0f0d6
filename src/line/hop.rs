//! One card laid on the pile, as an arc of the number line.

use crate::rules::{Direction, Laid, Placement};

/// What a hop is to its pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// The pile goes on.
    Forward,
    /// The pile goes back by exactly ten.
    Jump,
    /// A card that helps the opponent: their pile goes back.
    Help,
    /// The rules do not allow it.
    Refused,
}

/// One hop of a pile, with its texts.
#[derive(Clone, Debug, PartialEq)]
pub struct Hop {
    /// The top before.
    pub from: u8,
    /// The card.
    pub to: u8,
    /// Whether it goes against the direction of its pile.
    pub back: bool,
    /// What it is to the pile.
    pub manner: Manner,
    /// Its place among the hops, if that is to be seen.
    pub order: Option<usize>,
    /// The operation, such as "− 13".
    pub operation: String,
    /// What it costs or why it is refused, in words: the longest text first. None is allowed.
    pub words: Vec<String>,
}

impl Hop {
    /// A card laid on a pile that goes this way.
    pub fn new(direction: Direction, laid: &Laid, operation: String, words: Vec<String>) -> Hop {
        let (from, to) = (laid.from, laid.to());
        Hop {
            from,
            to,
            back: match direction {
                Direction::Up => to < from,
                Direction::Down => to > from,
            },
            manner: match laid.placement {
                Ok(Placement::Forward(_)) => Manner::Forward,
                Ok(Placement::Jump) => Manner::Jump,
                Ok(Placement::Help(_)) => Manner::Help,
                Err(_) => Manner::Refused,
            },
            order: None,
            operation,
            words,
        }
    }

    /// How many numbers it leaps.
    pub(super) fn span(&self) -> u8 {
        self.from.abs_diff(self.to)
    }
}
