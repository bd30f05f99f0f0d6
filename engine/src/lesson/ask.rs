//! A puzzle in a lesson: where it comes from, and the answers the lesson knows about.

use crate::puzzle::{Answer, Choice, Misconception, Puzzle, Question, Spec, generate, mark, pose};
use crate::rules::Random;
use crate::solver::{Solver, Verdict};

/// A puzzle that is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The key of what is said before it.
    pub text: String,
    /// Where the puzzle comes from.
    pub source: Source,
    /// Whether a good play with another number of cards does not do: for questions about when
    /// to stop.
    pub best_only: bool,
    /// Right answers, as the lesson states them; the first is shown as the solution.
    pub right: Vec<Answer>,
    /// The key of what is said to a right answer, where the coach's reasons do not say it all.
    pub well: Option<String>,
    /// Wrong answers to be expected.
    pub wrong: Vec<Wrong>,
}

/// Where a puzzle comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// Written down in the lesson.
    Fixed(Question),
    /// Made for the lesson.
    Generated(Spec),
}

/// A wrong answer to be expected, and what is said to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The answer.
    pub answer: Answer,
    /// The wrong idea it comes from, where it has a name.
    pub misconception: Option<Misconception>,
    /// The key of what is said to it.
    pub why: String,
}

/// With fewer wrong answers than this there is nothing to choose from.
const FEWEST_WRONG: usize = 2;

impl Ask {
    /// The puzzle, or nothing if it has no answer or cannot be made.
    ///
    /// The answers to choose from are those the lesson states, where it states enough.
    pub fn puzzle(&self, solver: &mut Solver) -> Option<Puzzle> {
        let mut puzzle = match &self.source {
            Source::Generated(spec) => return generate(solver, *spec).ok(),
            Source::Fixed(question) => pose(solver, question.clone())?,
        };
        let stated = self.right.first();
        if let Some(right) = stated
            && mark(solver, &puzzle, right).verdict == Verdict::Best
        {
            puzzle.solution = right.clone();
        }
        if self.wrong.len() >= FEWEST_WRONG {
            puzzle.options = self.choices(&puzzle.solution);
        }
        Some(puzzle)
    }

    /// Whether an answer of this verdict will do.
    pub fn accepts(&self, verdict: Verdict) -> bool {
        match verdict {
            Verdict::Good => !self.best_only,
            _ => verdict.is_right(),
        }
    }

    fn choices(&self, solution: &Answer) -> Vec<Choice> {
        let mut choices = vec![Choice::right(solution.clone())];
        let wrong = self.wrong.iter();
        choices.extend(wrong.map(|wrong| Choice::wrong(wrong.answer.clone(), wrong.misconception)));
        // The same order every time, but the right answer not always at the same place.
        let seed = self.text.bytes().map(u64::from).sum();
        Random::new(seed).shuffle(&mut choices);
        choices
    }

    /// The stated wrong answer that this is, whatever the order of plays that do not matter to
    /// each other.
    pub fn stated(&self, answer: &Answer) -> Option<&Wrong> {
        let mut wrong = self.wrong.iter();
        wrong.find(|wrong| wrong.answer.same_as(answer))
    }
}
