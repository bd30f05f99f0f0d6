//! Answers, and answers to choose from.

use super::Misconception;
use crate::rules::{CardSet, Play};

/// An answer of the kind that the question asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// These cards.
    Cards(CardSet),
    /// This number.
    Number(i32),
    /// These plays in this order.
    Plays(Vec<Play>),
    /// This step, counted from 1.
    Step(usize),
    /// True or false.
    Truth(bool),
}

impl Answer {
    /// Whether two answers say the same: plays on different piles do not matter to each other.
    pub fn same_as(&self, other: &Answer) -> bool {
        let (Answer::Plays(one), Answer::Plays(two)) = (self, other) else {
            return self == other;
        };
        let by_pile = |plays: &[Play]| {
            let mut plays = plays.to_vec();
            plays.sort_by_key(|play| play.pile);
            plays
        };
        by_pile(one) == by_pile(two)
    }
}

/// One of several answers to choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// Whether it is the right one.
    pub right: bool,
    /// What leads to it, if it is wrong.
    pub misconception: Option<Misconception>,
}

impl Choice {
    /// The right one.
    pub fn right(answer: Answer) -> Choice {
        Choice { answer, right: true, misconception: None }
    }

    /// A wrong one, and what leads to it.
    pub fn wrong(answer: Answer, misconception: Option<Misconception>) -> Choice {
        Choice { answer, right: false, misconception }
    }
}
