//! Marking the answer to a puzzle, with reasons.

use super::misconception::distractors;
use super::{Answer, Fact, Misconception, Puzzle};
use crate::solver::{Solver, Verdict};

/// What is said to an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feedback {
    /// Whether it counts as right.
    pub right: bool,
    /// How good a play is; for the other kinds, best or illegal.
    pub verdict: Verdict,
    /// The key of what a lesson says to just this answer.
    pub why: Option<String>,
    /// Why. This gives the right answer away.
    pub facts: Vec<Fact>,
    /// What it shows, if it is not the best. This does not.
    pub shows: Vec<Fact>,
    /// The misconception that leads to just this answer, if one is known.
    pub misconception: Option<Misconception>,
    /// Why the solution is one, where there has been time enough to find it.
    pub solution: Option<Vec<Fact>>,
}

/// Marks an answer.
pub fn mark(solver: &mut Solver, puzzle: &Puzzle, answer: &Answer) -> Feedback {
    let Puzzle { question, solution, .. } = puzzle;
    let (verdict, facts) = question.judge(solver, solution, answer);
    let right = verdict.is_right();
    let mut ideas = Misconception::ALL.into_iter().filter(|_| !right);
    let misconception = ideas.find(|misconception| {
        let answers = distractors(solver, question, solution, *misconception);
        answers.iter().any(|wrong| wrong.same_as(answer))
    });
    let shows = match verdict {
        Verdict::Best => Vec::new(),
        _ => question.observe(solver, solution, answer),
    };
    Feedback { right, verdict, why: None, facts, shows, misconception, solution: None }
}

/// Why the solution of a puzzle is the solution.
pub fn reasons(solver: &mut Solver, puzzle: &Puzzle) -> Vec<Fact> {
    let (_, facts) = puzzle.question.judge(solver, &puzzle.solution, &puzzle.solution);
    facts
}
