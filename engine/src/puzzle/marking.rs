//! Marking the answer to a puzzle, with reasons.

use super::misconception::distractors;
use super::{Answer, Fact, Misconception, Puzzle};
use crate::solver::{Solver, Verdict};

/// An answer, marked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marked {
    /// Whether it counts as right.
    pub right: bool,
    /// How good a play is; for the other kinds, best or illegal.
    pub verdict: Verdict,
    /// Why. This gives the right answer away.
    pub facts: Vec<Fact>,
    /// What it shows, if it is not the best. This does not.
    pub shows: Vec<Fact>,
    /// The misconception that leads to just this answer, if we know one.
    pub misconception: Option<Misconception>,
}

/// Marks an answer.
pub fn mark(solver: &mut Solver, puzzle: &Puzzle, answer: &Answer) -> Marked {
    let Puzzle { question, solution, .. } = puzzle;
    let (verdict, facts) = question.judge(solver, solution, answer);
    let right = verdict.is_right();
    let mut ideas = Misconception::ALL.into_iter().filter(|_| !right);
    let misconception = ideas.find(|misconception| {
        let answers = distractors(solver, question, solution, *misconception);
        answers.iter().any(|wrong| wrong.same_as(answer))
    });
    Marked {
        right,
        verdict,
        facts,
        shows: match verdict {
            Verdict::Best => Vec::new(),
            _ => question.observe(solver, solution, answer),
        },
        misconception,
    }
}

/// Why the solution of a puzzle is the solution.
pub fn reasons(solver: &mut Solver, puzzle: &Puzzle) -> Vec<Fact> {
    let (_, facts) = puzzle.question.judge(solver, &puzzle.solution, &puzzle.solution);
    facts
}
