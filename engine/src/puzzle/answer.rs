//! Answers, and answers to choose from.

use std::fmt;

use super::Misconception;
use crate::rules::{CardSet, Play, print_plays};

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

/// As lessons write it: cards, a number, plays, a step, or `true` and `false`.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Cards(cards) => {
                let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
                f.write_str(&cards.join(" "))
            }
            Answer::Number(number) => write!(f, "{number}"),
            Answer::Plays(plays) => f.write_str(&print_plays(plays)),
            Answer::Step(step) => write!(f, "{step}"),
            Answer::Truth(truth) => write!(f, "{truth}"),
        }
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
