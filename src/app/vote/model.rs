//! The vote under way, and how actions change it.

use super::Vote;
use crate::app::Outside;

/// Something in the class vote.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum VoteAction {
    /// A hand more or less for an answer.
    Count(usize, bool),
    /// Show the answer.
    Reveal,
    /// The number line, or the bars.
    Line,
    /// The next question.
    Next,
}

/// The question to the class, once there is one.
#[derive(Default)]
pub struct VoteModel {
    vote: Option<Vote>,
}

impl VoteModel {
    /// The question to the class.
    pub fn vote(&self) -> Option<&Vote> {
        self.vote.as_ref()
    }

    /// Which question it is, and how far: another stage has other buttons.
    pub fn stage(&self) -> (usize, usize) {
        let vote = self.vote.as_ref();
        vote.map_or((0, 0), |vote| (vote.number(), vote.revealed().into()))
    }

    /// A first question.
    pub fn start(&mut self, seed: u64) {
        self.vote = Vote::new(seed);
    }

    /// Does it; without a question nothing can be done.
    pub fn apply(&mut self, action: VoteAction, outside: &Outside) {
        let Some(vote) = &mut self.vote else {
            return;
        };
        match action {
            VoteAction::Count(answer, more) => vote.count(answer, more),
            VoteAction::Reveal => vote.reveal(),
            VoteAction::Line => vote.line = !vote.line,
            VoteAction::Next => {
                if let Some(next) = vote.next(outside.seed) {
                    *vote = next;
                }
            }
        }
    }
}
