//! What an exit ticket asks: a few short questions on what was hardest.

use super::Topic;
use crate::puzzle::{Kind, NumberDeck, Puzzle, short_aimed_at, short_of};
use crate::rules::Random;
use crate::solver::Solver;

/// So many questions are on a ticket.
const ITEMS: usize = 4;
/// What a ticket asks if nothing is known to be hard: a little of everything.
const MIXED: [(Kind, u8); ITEMS] =
    [(Kind::Legal, 2), (Kind::Jump, 2), (Kind::Room, 1), (Kind::Order, 2)];
/// With more piles than these levels have a question is no longer short.
const TWO_PILES: u8 = 3;

/// The four questions of an exit ticket about a topic, in these numbers; a mixed one without a
/// topic.
pub fn ticket(
    solver: &mut Solver,
    random: &mut Random,
    topic: Option<Topic>,
    deck: NumberDeck,
) -> Vec<Puzzle> {
    match topic {
        Some(Topic::Idea(idea)) => short_aimed_at(solver, random, idea, deck, ITEMS),
        Some(Topic::Skill(kind, level)) => {
            short_of(solver, random, &[shortened(kind, level)], deck, ITEMS)
        }
        None => short_of(solver, random, &MIXED, deck, ITEMS),
    }
}

/// The nearest skill that can be asked in short.
fn shortened(kind: Kind, level: u8) -> (Kind, u8) {
    match kind {
        // Both ask for the best play on several piles, with rules that need many words.
        Kind::Fire | Kind::Duel | Kind::Table => (Kind::Table, level.clamp(1, TWO_PILES)),
        // A play that could have been better is as long as two questions.
        Kind::Mistake => (Kind::Legal, level.clamp(1, Kind::Legal.levels())),
        Kind::Legal | Kind::Jump | Kind::Room | Kind::Order | Kind::TrueFalse => (kind, level),
    }
}
