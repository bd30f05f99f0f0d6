//! Puzzles from games: turns that gave away much become questions.

use super::naive::CLEARLY;
use super::question::unique_best;
use super::{Answer, BestQuestion, Diagnosis, Misconception, Predictions, Puzzle, Question};
use crate::coach::Review;
use crate::rules::{Position, Random};
use crate::solver::{Solver, Task};

/// A puzzle and the turn it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewPuzzle {
    /// The number of the turn, from 1.
    pub turn: usize,
    /// What was given away there.
    pub lost: i32,
    /// The puzzle.
    pub puzzle: Puzzle,
}

/// The puzzles hidden in a game, the costliest turn first: at most one a turn, each with a
/// single best play and a clear level.
pub fn puzzles_from_review(solver: &mut Solver, review: &Review, most: usize) -> Vec<ReviewPuzzle> {
    let turns = review.costliest(usize::MAX);
    let costly = turns.into_iter().filter_map(|turn| {
        let lost = turn.lost.filter(|lost| *lost >= CLEARLY)?;
        // A puzzle knows no signals: it must not ask for a play that a request ruled out.
        let best = unique_best(solver, &Task::from(&turn.position))?;
        turn.best.as_ref().filter(|shown| shown.plays == best)?;
        let puzzle = puzzle_of(solver, turn.position.clone())?;
        Some(ReviewPuzzle { turn: turn.number, lost, puzzle })
    });
    costly.take(most).collect()
}

/// The misconception that the costliest turns of a game point to, if they do: the likeliest one,
/// else the one behind the costliest turn that shows any.
pub fn idea_behind(solver: &mut Solver, review: &Review, most: usize) -> Option<Misconception> {
    let mut diagnosis = Diagnosis::default();
    let mut first = None;
    for found in puzzles_from_review(solver, review, most) {
        let turn = review.turns.iter().find(|turn| turn.number == found.turn)?;
        let answer = Answer::Plays(turn.plays.clone());
        let predictions = Predictions::new(solver, &found.puzzle);
        diagnosis.observe(&predictions, &answer, false);
        let shown = Misconception::ALL.into_iter().find(|idea| {
            let mut predicted = predictions.of(*idea).iter();
            predicted.any(|wrong| wrong.same_as(&answer))
        });
        first = first.or(shown);
    }
    diagnosis.likeliest().or(first)
}

/// A position as a puzzle, if its best play is unique and its level clear. It has no code.
pub fn puzzle_of(solver: &mut Solver, position: Position) -> Option<Puzzle> {
    unique_best(solver, &Task::from(&position))?;
    let question = Question::Best(BestQuestion { position });
    let level = question.level(solver)?;
    // The order of the options may be any, as long as it is always the same.
    Puzzle::new(solver, &mut Random::new(0), question, level)
}
