//! Nudges: what is said to a wrong answer without giving the right one away.

use super::Fact;
use crate::coach::Reason;

/// A word on the way to the right answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Nudge {
    /// Take the number on the pile, and go exactly ten the other way.
    ExactlyTen,
    /// Look where the pile starts and where it ends.
    StartAndEnd,
    /// Go through the play step by step.
    StepByStep,
    /// With as many cards, so many steps fewer will do.
    Cheaper {
        /// The steps.
        saved: i32,
    },
    /// What there is to say about the answer itself.
    Facts(Vec<Fact>),
}

impl Nudge {
    /// The first fact. Where it names a better play, that one is for the pupil to find.
    pub(super) fn from_first(facts: &[Fact]) -> Nudge {
        match facts.first() {
            Some(Fact::Coach(Reason::Cheaper { saved, .. })) => Nudge::Cheaper { saved: *saved },
            first => Nudge::Facts(first.into_iter().cloned().collect()),
        }
    }
}
