//! The vote under way, and how actions change it.

use super::{ClassTally, Vote};
use crate::app::Outside;

/// Something in the class vote.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum VoteAction {
    /// A hand more or less for an answer.
    Count(usize, bool),
    /// Digits are for this answer.
    Choose(usize),
    /// A digit of the number of hands for the chosen answer.
    Digit(u8),
    /// The last digit of that number goes.
    Erase,
    /// Show the answer.
    Reveal,
    /// The number line, or the bars.
    Line,
    /// The next question.
    Next,
    /// That was the last question: what was hard?
    End,
    /// Another vote.
    Again,
}

/// The question to the class, once there is one, and the hands of those before. Nothing of it is
/// kept.
#[derive(Default)]
pub struct VoteModel {
    vote: Option<Vote>,
    tally: ClassTally,
    over: bool,
}

impl VoteModel {
    /// The question to the class.
    pub fn vote(&self) -> Option<&Vote> {
        self.vote.as_ref()
    }

    /// The hands of the questions that are done with.
    pub fn tally(&self) -> &ClassTally {
        &self.tally
    }

    /// Whether the vote has ended.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Which question it is, and how far: another stage has other buttons.
    pub fn stage(&self) -> (usize, usize) {
        match &self.vote {
            _ if self.over => (0, 1),
            Some(vote) => (vote.number(), vote.revealed().into()),
            None => (0, 0),
        }
    }

    /// A first question.
    pub fn start(&mut self, seed: u64) {
        *self = VoteModel {
            vote: Vote::new(seed),
            ..VoteModel::default()
        };
    }

    /// Does it; without a question nothing can be done.
    pub fn apply(&mut self, action: VoteAction, outside: &Outside) {
        let over = self.over;
        let Some(vote) = self.vote.as_mut().filter(|_| !over) else {
            if action == VoteAction::Again {
                self.start(outside.seed);
            }
            return;
        };
        match action {
            VoteAction::Count(answer, more) => vote.count(answer, more),
            VoteAction::Choose(answer) => vote.choose(answer),
            VoteAction::Digit(digit) => vote.type_digit(digit),
            VoteAction::Erase => vote.erase_digit(),
            VoteAction::Reveal => vote.reveal(),
            VoteAction::Line => vote.line = !vote.line,
            VoteAction::Next => {
                if let Some(next) = vote.next(outside.seed) {
                    self.tally.add(vote);
                    *vote = next;
                }
            }
            VoteAction::End => {
                self.tally.add(vote);
                self.over = true;
            }
            VoteAction::Again => self.start(outside.seed),
        }
    }
}
