//! One card laid on the pile, as an arc of the number line.

use crate::rules::{Direction, Laid, Placement};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    Forward,
    Jump,
    /// A card that helps the opponent: their pile goes back.
    Help,
    Refused,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Hop {
    pub from: u8,
    pub to: u8,
    pub back: bool,
    pub manner: Manner,
    pub order: Option<usize>,
    /// The operation, such as "− 13".
    pub operation: String,
    /// What it costs or why it is refused, in words: the longest text first. None is allowed.
    pub words: Vec<String>,
}

impl Hop {
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

    pub(super) fn span(&self) -> u8 {
        self.from.abs_diff(self.to)
    }
}
