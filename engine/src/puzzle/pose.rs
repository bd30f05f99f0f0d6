//! From a question to a puzzle: the solution is worked out, never stated.

use super::options::options;
use super::{Answer, Choice, Code, Kind, Motif, NumberDeck, Question, Spec, Track};
use crate::rules::Random;
use crate::solver::Solver;

/// A puzzle with its solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Where it comes from; nothing for a puzzle taken from a game, which has no code.
    pub spec: Option<Spec>,
    /// How its numbers are written where it has no code; where it has one, that says so.
    pub(super) deck: NumberDeck,
    /// The kind.
    pub kind: Kind,
    /// The level.
    pub level: u8,
    /// What is asked.
    pub question: Question,
    /// The right answer.
    pub solution: Answer,
    /// Answers to choose from in random order, one of them right; empty if there are too few
    /// sensible wrong ones.
    pub options: Vec<Choice>,
    /// What there is to see in it.
    pub motifs: Vec<Motif>,
}

/// The level of a question that does not tell its own.
const USUAL_LEVEL: u8 = 1;

/// A question as a puzzle without a code; nothing if it has no sensible answer.
///
/// Where several plays are best, the solution is one of them, and [`mark`](super::mark) takes
/// the others as well.
pub fn pose(solver: &mut Solver, question: Question) -> Option<Puzzle> {
    let level = question.level(solver).unwrap_or(USUAL_LEVEL);
    // The order of the options may be any, as long as it is always the same.
    Puzzle::new(solver, &mut Random::new(0), question, level)
}

impl Puzzle {
    /// The one place where puzzles are put together; nothing if the question has no answer.
    pub(super) fn new(
        solver: &mut Solver,
        random: &mut Random,
        question: Question,
        level: u8,
    ) -> Option<Puzzle> {
        let solution = question.solution(solver)?;
        Some(Puzzle {
            spec: None,
            deck: NumberDeck::default(),
            kind: question.kind(),
            level,
            options: options(solver, random, &question, &solution),
            motifs: question.motifs(&solution),
            question,
            solution,
        })
    }

    /// The code that gives this puzzle again; none for a puzzle taken from a game.
    pub fn code(&self) -> Option<Code> {
        self.spec.map(Code::Puzzle)
    }

    /// How its numbers are written.
    pub fn number_deck(&self) -> NumberDeck {
        self.spec.map_or(self.deck, |spec| spec.number_deck())
    }

    /// The same in other numbers, if no code says how they are written.
    #[must_use]
    pub fn written_in(self, deck: NumberDeck) -> Puzzle {
        Puzzle { deck, ..self }
    }

    /// What there is to draw of an answer, pile by pile; nothing for kinds that are not about
    /// piles that move.
    pub fn tracks(&self, answer: &Answer) -> Vec<Track> {
        self.question.tracks(&self.solution, answer)
    }
}
