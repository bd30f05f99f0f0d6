//! What is said to an answer in a lesson.

use super::{Ask, Lesson};
use crate::coach::Fact;
use crate::puzzle::{Answer, Misconception, Puzzle, mark, reasons};
use crate::solver::{Solver, Verdict};

/// What is said to an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// Whether it will do.
    pub right: bool,
    /// How good it is.
    pub verdict: Verdict,
    /// The key of what the lesson says to just this answer.
    pub why: Option<String>,
    /// The wrong idea behind it, where we know one.
    pub misconception: Option<Misconception>,
    /// The reasons, with the answer's own numbers.
    pub facts: Vec<Fact>,
    /// What a wrong answer shows, without giving the right one away.
    pub shows: Vec<Fact>,
    /// The solution, once the last try has gone wrong.
    pub solution: Option<Shown>,
}

/// A solution that is shown, and why it is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The answer.
    pub answer: Answer,
    /// The reasons.
    pub facts: Vec<Fact>,
}

impl Reply {
    pub(super) fn to(
        solver: &mut Solver,
        lesson: &Lesson,
        ask: &Ask,
        puzzle: &Puzzle,
        answer: &Answer,
    ) -> Reply {
        let marked = mark(solver, puzzle, answer);
        let right = ask.accepts(marked.verdict);
        let stated = ask.stated(answer).filter(|_| !right);
        let why = match marked.verdict {
            Verdict::Best => ask.well.as_ref(),
            _ => stated.map(|wrong| &wrong.why),
        };
        Reply {
            right,
            verdict: marked.verdict,
            misconception: stated.and_then(|wrong| wrong.misconception).or(marked.misconception),
            facts: taught(lesson, marked.facts, why.is_some()),
            shows: marked.shows,
            why: why.cloned(),
            solution: None,
        }
    }
}

impl Shown {
    pub(super) fn of(solver: &mut Solver, lesson: &Lesson, puzzle: &Puzzle) -> Shown {
        Shown {
            answer: puzzle.solution.clone(),
            facts: taught(lesson, reasons(solver, puzzle), false),
        }
    }
}

/// The facts that a pupil can follow: before the fair price has been taught nothing speaks of
/// it, unless there would be nothing left to say.
fn taught(lesson: &Lesson, facts: Vec<Fact>, said_already: bool) -> Vec<Fact> {
    if lesson.fair_price {
        return facts;
    }
    let speaks_of_price = |fact: &Fact| {
        matches!(fact, Fact::Bargain { .. } | Fact::FairPrice { .. } | Fact::Stop { .. })
    };
    let (priced, plain): (Vec<Fact>, Vec<Fact>) = facts.into_iter().partition(speaks_of_price);
    if plain.is_empty() && !said_already { priced } else { plain }
}
