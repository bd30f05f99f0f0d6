//! Misconceptions we recognise, and the answers they lead to. This is the one list: options,
//! feedback, the class vote, lessons and sheets all use it.

use super::{Answer, Question};
use crate::listed;
use crate::solver::Solver;

listed! {
    /// A wrong idea that leads to a wrong answer; the most telling come first.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
    pub enum Misconception {
        /// Plays in order of size, nearest first, one card at a time.
        AlwaysSorts = "always-sorts",
        /// Takes nine or eleven for ten.
        AboutTen = "about-ten",
        /// Reads a pile the other way round.
        WrongWay = "wrong-way",
        /// Jumps although it does not pay.
        AnyTenHelps = "any-ten-helps",
        /// Looks at a single pile.
        OnePile = "one-pile",
        /// Lays whatever fits, as if the gap did not matter.
        IgnoresGaps = "ignores-gaps",
        /// Forgets that a jump of ten is allowed, or that it goes back.
        ForgetsJump = "forgets-jump",
        /// Counts the numbers instead of the steps between them.
        CountsEnds = "counts-ends",
        /// Counts the last card only.
        LastStepOnly = "last-step-only",
        /// Writes the digits the other way round.
        SwapsDigits = "swaps-digits",
        /// Slips by a ten when adding or taking away.
        WrongTen = "wrong-ten",
        /// Stops too early.
        PlaysTooLittle = "plays-too-little",
        /// Goes on although the next card is expensive.
        PlaysTooMuch = "plays-too-much",
    }
}

/// The answers that a pupil with this misconception gives, the likeliest first; none if it makes
/// no difference here.
pub fn distractors(
    solver: &mut Solver,
    question: &Question,
    solution: &Answer,
    misconception: Misconception,
) -> Vec<Answer> {
    let mut answers = question.distractors(solver, solution, misconception);
    answers.retain(|answer| !answer.same_as(solution));
    answers
}
