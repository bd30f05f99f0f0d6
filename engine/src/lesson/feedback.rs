//! What is said to an answer in a lesson.

use super::{Ask, Lesson};
use crate::coach::Fact;
use crate::puzzle::{Answer, Feedback, Puzzle, mark, reasons};
use crate::solver::{Solver, Verdict};

impl Lesson {
    /// What is said to an answer to this question: the lesson's own words, where it has any, and the reasons that a
    /// pupil can follow.
    pub fn feedback(
        &self,
        solver: &mut Solver,
        ask: &Ask,
        puzzle: &Puzzle,
        answer: &Answer,
    ) -> Feedback {
        let marked = mark(solver, puzzle, answer);
        let right = ask.accepts(marked.verdict);
        let stated = ask.stated(answer).filter(|_| !right);
        let why = match marked.verdict {
            Verdict::Best => ask.well.clone(),
            _ => stated.map(|wrong| wrong.why.clone()),
        };
        Feedback {
            right,
            misconception: stated.and_then(|wrong| wrong.misconception).or(marked.misconception),
            facts: self.taught(marked.facts, why.is_some()),
            why,
            ..marked
        }
    }

    /// Why the solution of a puzzle is the solution, as far as a pupil of this lesson can follow.
    pub fn reasons(&self, solver: &mut Solver, puzzle: &Puzzle) -> Vec<Fact> {
        self.taught(reasons(solver, puzzle), false)
    }

    /// The facts that a pupil can follow: before the fair price has been taught none speaks of it, unless there would
    /// be nothing left to say.
    fn taught(&self, facts: Vec<Fact>, said_already: bool) -> Vec<Fact> {
        if self.fair_price {
            return facts;
        }
        let speaks_of_price = |fact: &Fact| {
            matches!(fact, Fact::Bargain { .. } | Fact::FairPrice { .. } | Fact::Stop { .. })
        };
        let (priced, plain): (Vec<Fact>, Vec<Fact>) = facts.into_iter().partition(speaks_of_price);
        if plain.is_empty() && !said_already { priced } else { plain }
    }
}
