//! The vote under way, and how actions change it.

use super::{ClassTally, Vote, VoteStage};
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
    /// The first vote is closed: talk in pairs.
    Talk,
    /// Show the hands of the first vote while there is a second to come, or hide them.
    ShowFirst,
    /// Vote a second time.
    VoteAgain,
    /// To the first vote once more.
    BackToFirst,
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

impl VoteAction {
    /// What comes next in this vote: talking is only for those who ask for it.
    pub fn on(vote: &Vote) -> VoteAction {
        match vote.stage() {
            VoteStage::First | VoteStage::Second => VoteAction::Reveal,
            VoteStage::Talk => VoteAction::VoteAgain,
            VoteStage::Answer => VoteAction::Next,
        }
    }
}

/// The question to the class, once there is one, and the hands of those before. Nothing of it is
/// kept.
#[derive(Default)]
pub struct VoteModel {
    vote: Option<Vote>,
    tally: ClassTally,
    over: bool,
    shows_first: bool,
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

    /// Whether the class sees the hands of the first vote before the second is in.
    pub fn shows_first(&self) -> bool {
        self.shows_first
    }

    /// Which question it is, and how far: another stage has other buttons.
    pub fn stage(&self) -> (usize, usize) {
        match &self.vote {
            _ if self.over => (0, 1),
            Some(vote) => (vote.number(), vote.stage() as usize),
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

    /// The same, in the way that was chosen before.
    fn start_again(&mut self, seed: u64) {
        let shows_first = self.shows_first;
        self.start(seed);
        self.shows_first = shows_first;
    }

    /// Does it; without a question nothing can be done.
    pub fn apply(&mut self, action: VoteAction, outside: &Outside) {
        let over = self.over;
        let Some(vote) = self.vote.as_mut().filter(|_| !over) else {
            if action == VoteAction::Again {
                self.start_again(outside.seed);
            }
            return;
        };
        match action {
            VoteAction::Count(answer, more) => vote.count(answer, more),
            VoteAction::Choose(answer) => vote.choose(answer),
            VoteAction::Digit(digit) => vote.type_digit(digit),
            VoteAction::Erase => vote.erase_digit(),
            VoteAction::Talk => vote.talk(),
            VoteAction::ShowFirst => self.shows_first = !self.shows_first,
            VoteAction::VoteAgain => vote.vote_again(),
            VoteAction::BackToFirst => vote.back_to_first(),
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
            VoteAction::Again => self.start_again(outside.seed),
        }
    }
}
