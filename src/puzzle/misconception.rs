//! Misconceptions we recognise, and the answers they lead to.

use super::{Answer, Question};
use crate::rules::listed;
use crate::solver::Solver;

listed! {
    /// A wrong idea that leads to a wrong answer; the most telling come first.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
    pub enum Misconception {
        /// Plays in order of size, nearest first.
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
        /// Forgets that a jump of ten is allowed.
        ForgetsJump = "forgets-jump",
        /// Counts the numbers instead of the steps between them.
        CountsEnds = "counts-ends",
        /// Slips when adding or taking away ten.
        WrongTen = "wrong-ten",
        /// Stops too early.
        PlaysTooLittle = "plays-too-little",
        /// Goes on although the next card is expensive.
        PlaysTooMuch = "plays-too-much",
    }
}

/// The answer that somebody with this misconception gives, if it makes a difference here.
pub fn distractor(
    solver: &mut Solver,
    question: &Question,
    solution: &Answer,
    misconception: Misconception,
) -> Option<Answer> {
    let answer = question.distractor(solver, solution, misconception)?;
    (answer != *solution).then_some(answer)
}
