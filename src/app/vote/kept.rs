//! A vote under way, as it is kept: how it began, and what was done since. Doing it again leads to where it was.

use serde::{Deserialize, Serialize};

use super::{VoteAction, VoteModel};
use crate::app::Env;
use crate::limits;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedVote {
    seed: u64,
    steps: Vec<(VoteAction, u64)>,
    /// The question, from 1.
    question: usize,
    /// After so many questions the end comes by itself.
    limit: Option<usize>,
}

impl SavedVote {
    pub(super) fn new(seed: u64) -> SavedVote {
        SavedVote { seed, steps: Vec::new(), question: 1, limit: None }
    }

    /// The question, from 1.
    pub fn question(&self) -> usize {
        self.question
    }

    pub(super) fn is_begun(&self) -> bool {
        !self.steps.is_empty()
    }

    /// The same after one step more; nothing of a vote without an end.
    pub(super) fn with(mut self, action: VoteAction, seed: u64) -> Option<SavedVote> {
        let seed = if action == VoteAction::Next { seed } else { 0 };
        self.steps.push((action, seed));
        (self.steps.len() <= limits::KEPT_STEPS).then_some(self)
    }

    /// The same at the question that is asked now.
    pub(super) fn at(&self, question: usize, limit: Option<usize>) -> SavedVote {
        SavedVote { question, limit, ..self.clone() }
    }

    /// Begins it again and does everything again.
    pub(super) fn replay(self, env: &Env) -> VoteModel {
        let mut model = VoteModel::default();
        model.start(self.seed);
        if let Some(limit) = self.limit {
            model.end_after(limit);
        }
        for (action, seed) in self.steps.into_iter().take(limits::KEPT_STEPS) {
            model.apply(action, &Env { seed, ..*env });
        }
        // The journal has them already.
        model.drain_journal_entries();
        model
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::env;

    #[test]
    fn a_vote_goes_on_where_it_was() {
        let mut model = VoteModel::default();
        model.start(5);
        model.end_after(4);
        assert_eq!(model.kept(), None, "nothing is done yet");
        for (action, seed) in (0..)
            .zip([
                VoteAction::Count(0, true),
                VoteAction::ShowFirst,
                VoteAction::Talk,
                VoteAction::VoteAgain,
                VoteAction::Count(1, true),
                VoteAction::Reveal,
                VoteAction::Next,
                VoteAction::Choose(2),
                VoteAction::Digit(1),
                VoteAction::Digit(4),
            ])
            .map(|(seed, action)| (action, seed))
        {
            env(seed, |env| model.apply(action, env));
        }
        let text = serde_json::to_string(&model.kept().unwrap()).unwrap();
        let mut again = VoteModel::default();
        again.offer(Some(serde_json::from_str(&text).unwrap()));
        assert_eq!(again.offered().unwrap().question(), 2);
        assert!(env(99, |env| again.resume(env)));
        assert_eq!(again.vote(), model.vote());
        assert_eq!(again.tally(), model.tally());
        assert_eq!((again.limit(), again.shows_first()), (Some(4), true));
        assert!(again.drain_journal_entries().is_empty(), "the journal has them already");
        assert_eq!(again.kept(), model.kept());
        env(3, |env| again.apply(VoteAction::End, env));
        assert_eq!(again.kept(), None, "what is over is not offered");
    }
}
