//! Marking the answer to a puzzle, with reasons.

use super::misconception::distractor;
use super::{Answer, Fact, Misconception, Nudge, Puzzle};
use crate::solver::{Solver, Verdict};

/// An answer, marked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marked {
    /// Whether it counts as right.
    pub right: bool,
    /// How good a play is; for the other kinds, best or illegal.
    pub verdict: Verdict,
    /// Why.
    pub facts: Vec<Fact>,
    /// The misconception that leads to just this answer, if we know one.
    pub misconception: Option<Misconception>,
}

/// Marks an answer.
pub fn mark(solver: &mut Solver, puzzle: &Puzzle, answer: &Answer) -> Marked {
    let Puzzle {
        question, solution, ..
    } = puzzle;
    let (verdict, facts) = question.judge(solver, solution, answer);
    let right = verdict.is_right();
    let misconception = Misconception::ALL
        .into_iter()
        .filter(|_| !right)
        .find(|m| distractor(solver, question, solution, *m).as_ref() == Some(answer));
    Marked {
        right,
        verdict,
        facts,
        misconception,
    }
}

/// Why the solution of a puzzle is the solution.
pub fn reasons(solver: &mut Solver, puzzle: &Puzzle) -> Vec<Fact> {
    let (_, facts) = puzzle
        .question
        .judge(solver, &puzzle.solution, &puzzle.solution);
    facts
}

impl Marked {
    /// What to say to this answer, if it is wrong, while the right one is still to be found.
    pub fn nudge(&self, puzzle: &Puzzle) -> Nudge {
        puzzle.question.nudge(&self.facts)
    }
}
