//! Puzzles from games: turns that gave away much become questions.

use super::naive::CLEARLY;
use super::question::unique_best;
use super::{BestQuestion, Puzzle, Question};
use crate::coach::Review;
use crate::rules::{Position, Random};
use crate::solver::{Solver, Task};

/// A puzzle and the turn it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mined {
    /// The number of the turn, from 1.
    pub turn: usize,
    /// What was given away there.
    pub lost: i32,
    /// The puzzle.
    pub puzzle: Puzzle,
}

/// The puzzles hidden in a game, the costliest turn first: at most one a turn, each with a
/// single best play and a clear level.
pub fn mine(solver: &mut Solver, review: &Review, most: usize) -> Vec<Mined> {
    let turns = review.costliest(usize::MAX);
    let costly = turns.into_iter().filter_map(|turn| {
        let lost = turn.lost.filter(|lost| *lost >= CLEARLY)?;
        // A puzzle knows no signals: it must not ask for a play that a request ruled out.
        let best = unique_best(solver, &Task::from(&turn.position))?;
        turn.best.as_ref().filter(|shown| shown.plays == best)?;
        let puzzle = puzzle_of(solver, turn.position.clone())?;
        Some(Mined {
            turn: turn.number,
            lost,
            puzzle,
        })
    });
    costly.take(most).collect()
}

/// A position as a puzzle, if its best play is unique and its level clear. It has no code.
pub fn puzzle_of(solver: &mut Solver, position: Position) -> Option<Puzzle> {
    unique_best(solver, &Task::from(&position))?;
    let question = Question::Best(BestQuestion { position });
    let level = question.level(solver)?;
    // The order of the options may be any, as long as it is always the same.
    Puzzle::new(solver, &mut Random::new(0), question, level)
}
