use super::{ClassTally, SavedVote, Vote, VoteStage};
use crate::app::{Env, Request};
use crate::journal::{Activity, Answers, Encounter, JournalEntry, Topic};
use crate::puzzle::NumberDeck;

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum VoteAction {
    Count(usize, bool),
    Choose(usize),
    Digit(u8),
    /// The last digit of that number goes.
    Erase,
    /// The first vote is closed: talk in pairs.
    Talk,
    /// Show the hands of the first vote while there is a second to come, or hide them.
    ShowFirst,
    VoteAgain,
    BackToFirst,
    Reveal,
    Line,
    Next,
    /// That was the last question: what was hard?
    End,
    Again,
    ExitTicket,
}

impl VoteAction {
    /// What comes next in this vote: talking is only for those who ask for it. After the last of so many
    /// questions comes the end.
    pub fn on(vote: &Vote, limit: Option<usize>) -> VoteAction {
        match vote.stage() {
            VoteStage::First | VoteStage::Second => VoteAction::Reveal,
            VoteStage::Talk => VoteAction::VoteAgain,
            VoteStage::Answer if limit.is_some_and(|limit| vote.number() >= limit) => {
                VoteAction::End
            }
            VoteStage::Answer => VoteAction::Next,
        }
    }
}

/// The question to the class, once there is one, and the hands of those before. The journal gets how many
/// there were; until the end, a vote is kept so that it can go on after the window was closed.
#[derive(Default)]
pub struct VoteModel {
    pub(super) vote: Option<Vote>,
    pub(super) past: Vec<Vote>,
    over: bool,
    pub(super) limit: Option<usize>,
    pub(super) shows_first: bool,
    journal_entries: Vec<JournalEntry>,
    /// Whether there is anything to save: a vote in which nothing was done can be had again.
    begun: bool,
    offered: Option<SavedVote>,
    /// How often what is saved may have changed.
    changes: usize,
}

impl VoteModel {
    pub fn vote(&self) -> Option<&Vote> {
        self.vote.as_ref()
    }

    pub fn tally(&self) -> ClassTally {
        ClassTally::of(&self.past)
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Whether the class sees the hands of the first vote before the second is in.
    pub fn shows_first(&self) -> bool {
        self.shows_first
    }

    /// What there is for the journal, once.
    pub fn drain_journal_entries(&mut self) -> Vec<JournalEntry> {
        std::mem::take(&mut self.journal_entries)
    }

    pub fn stage(&self) -> (usize, usize) {
        match &self.vote {
            _ if self.over => (0, 1),
            Some(vote) => (vote.number(), vote.stage() as usize),
            None => (0, 0),
        }
    }

    pub fn start(&mut self, seed: u64) {
        *self =
            VoteModel { vote: Vote::new(seed), changes: self.changes + 1, ..VoteModel::default() };
    }

    pub fn changes(&self) -> usize {
        self.changes
    }

    pub fn saved(&self) -> Option<SavedVote> {
        let saved = if self.begun && !self.over { SavedVote::of(self) } else { None };
        saved.or_else(|| self.offered.clone())
    }

    pub fn offer(&mut self, vote: Option<SavedVote>) {
        self.offered = vote;
    }

    pub fn offered(&self) -> Option<&SavedVote> {
        self.offered.as_ref()
    }

    /// Goes on with the vote on offer. Says whether there is a question to vote on.
    pub fn resume(&mut self) -> bool {
        let restored = self.offered.take().and_then(|saved| saved.restore());
        let changes = self.changes + 1;
        *self = VoteModel { changes, begun: true, ..restored.unwrap_or_default() };
        self.vote.is_some()
    }

    pub fn end_after(&mut self, questions: usize) {
        self.limit = Some(questions);
    }

    pub fn limit(&self) -> Option<usize> {
        self.limit
    }

    /// The same, in the way that was chosen before.
    fn start_again(&mut self, seed: u64) {
        let shows_first = self.shows_first;
        self.start(seed);
        if shows_first {
            (self.shows_first, self.begun) = (true, true);
        }
    }

    pub fn apply(&mut self, action: VoteAction, env: &Env) -> Option<Request> {
        let over = self.over;
        if !over && action != VoteAction::Again {
            self.begun = true;
            self.changes += 1;
        }
        let Some(vote) = self.vote.as_mut().filter(|_| !over) else {
            if action == VoteAction::Again {
                self.start_again(env.seed);
            }
            return (action == VoteAction::ExitTicket).then(|| Request::ExitTicket {
                topic: self.tally().hardest().map(Topic::Idea),
                deck: NumberDeck::Units,
            });
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
                if let Some(next) = vote.next(env.seed) {
                    self.journal_entries.extend(journal_entries(vote));
                    self.past.push(std::mem::replace(vote, next));
                }
            }
            VoteAction::End => {
                self.journal_entries.extend(journal_entries(vote));
                self.past.push(vote.clone());
                self.over = true;
            }
            VoteAction::Again => self.start_again(env.seed),
            // What is hard shows at the end.
            VoteAction::ExitTicket => {}
        }
        None
    }
}

fn journal_entries(vote: &Vote) -> Vec<JournalEntry> {
    let hands = ClassTally::of(std::slice::from_ref(vote));
    if hands.questions == 0 {
        return Vec::new();
    }
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let last = &hands.last;
    let score = Answers::new(number(last.right), number(last.all));
    let puzzle = vote.puzzle();
    let topic = Topic::skill(puzzle.kind, puzzle.level);
    let asked = topic.map(|topic| JournalEntry::Asked(topic, score));
    let ideas = hands.wrong().into_iter().filter_map(|(idea, [first, last])| {
        let met = number(first.max(last));
        let overcome = number(first.saturating_sub(last));
        Some(JournalEntry::Met(idea?, Encounter { met, overcome }))
    });
    let done = JournalEntry::Did(Activity::Vote, 1);
    asked.into_iter().chain([done]).chain(ideas).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::env;

    #[test]
    fn the_journal_gets_what_the_class_believed_first_and_last() {
        let mut model = VoteModel::default();
        model.start(5);
        let mut act = |action| env(9, |env| model.apply(action, env));
        act(VoteAction::End);
        act(VoteAction::Again);
        for answer in 0..4 {
            act(VoteAction::Count(answer, true));
            act(VoteAction::Count(answer, true));
        }
        act(VoteAction::Talk);
        act(VoteAction::VoteAgain);
        for answer in 0..4 {
            act(VoteAction::Count(answer, true));
        }
        act(VoteAction::Reveal);
        act(VoteAction::Next);
        let journal_entries = model.drain_journal_entries();
        assert!(journal_entries.contains(&JournalEntry::Did(Activity::Vote, 1)));
        let met = journal_entries.iter().find_map(|journal_entry| match journal_entry {
            JournalEntry::Met(_, encounter) => Some(*encounter),
            _ => None,
        });
        let one = Encounter { met: 2, overcome: 1 };
        assert_eq!(met, Some(one));
        assert!(model.drain_journal_entries().is_empty(), "once, and nothing for no hands");
    }
}
