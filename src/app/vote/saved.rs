//! A vote under way as it is saved: its questions with the hands for their answers, and how far the last one is.

use serde::{Deserialize, Serialize};

use super::{Vote, VoteModel, VoteStage};
use crate::limits;
use crate::puzzle::{Code, Spec, generate};
use crate::solver::Solver;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedVote {
    questions: Vec<SavedQuestion>,
    stage: VoteStage,
    line: bool,
    /// The answer that digits are for, from 0.
    chosen: usize,
    typing: bool,
    limit: Option<usize>,
    shows_first: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct SavedQuestion {
    code: String,
    first: Vec<u16>,
    second: Vec<u16>,
}

impl SavedQuestion {
    fn of(vote: &Vote) -> Option<SavedQuestion> {
        let code = vote.puzzle().code()?.to_string();
        Some(SavedQuestion { code, first: vote.first.clone(), second: vote.second.clone() })
    }

    fn spec(&self) -> Option<Spec> {
        let hands = self.first.iter().chain(&self.second);
        match Code::parse(&self.code).ok()? {
            Code::Puzzle(spec) if hands.max() <= Some(&limits::HANDS) => Some(spec),
            _ => None,
        }
    }

    fn restore(&self, solver: &mut Solver, number: usize) -> Option<Vote> {
        let puzzle = generate(solver, self.spec()?).ok()?;
        let hands = [self.first.len(), self.second.len()];
        let fits = hands == [puzzle.options.len(); 2] && !puzzle.options.is_empty();
        let mut vote = Vote::on(solver, puzzle, number);
        (vote.first, vote.second) = (self.first.clone(), self.second.clone());
        fits.then_some(vote)
    }
}

impl SavedVote {
    pub(super) fn of(model: &VoteModel) -> Option<SavedVote> {
        let vote = model.vote.as_ref()?;
        let questions = model.past.iter().chain([vote]).map(SavedQuestion::of);
        let questions: Vec<SavedQuestion> = questions.collect::<Option<_>>()?;
        let Vote { stage, line, chosen, typing, .. } = *vote;
        let (limit, shows_first) = (model.limit, model.shows_first);
        let count = questions.len();
        let saved = SavedVote { questions, stage, line, chosen, typing, limit, shows_first };
        (count <= limits::SAVED_PUZZLES).then_some(saved)
    }

    /// The number of the question that is asked, from 1.
    pub fn question(&self) -> usize {
        self.questions.len()
    }

    /// What can be seen without making a puzzle.
    pub fn is_sound(&self) -> bool {
        let last = self.questions.last().is_some_and(|last| self.chosen < last.first.len());
        let known = self.questions.iter().all(|question| question.spec().is_some());
        last && known && self.question() <= limits::SAVED_PUZZLES
    }

    /// Nothing where hands and puzzles do not belong together.
    pub(super) fn restore(&self) -> Option<VoteModel> {
        let solver = &mut Solver::new();
        let votes = self.questions.iter().zip(1..);
        let votes = votes.map(|(question, number)| question.restore(solver, number));
        let mut past = votes.collect::<Option<Vec<Vote>>>()?;
        let mut vote = past.pop()?;
        vote.again = match self.stage {
            VoteStage::First | VoteStage::Talk => false,
            VoteStage::Second => true,
            VoteStage::Answer => vote.second.iter().any(|hands| *hands > 0),
        };
        (vote.stage, vote.line) = (self.stage, self.line);
        (vote.chosen, vote.typing) = (self.chosen, self.typing);
        let mut model = VoteModel::default();
        (model.vote, model.past) = (Some(vote), past);
        (model.limit, model.shows_first) = (self.limit, self.shows_first);
        Some(model)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::env;
    use crate::app::vote::VoteAction;

    #[test]
    fn a_vote_goes_on_where_it_was_at_every_moment() {
        let mut model = VoteModel::default();
        model.start(5);
        model.end_after(4);
        assert_eq!(model.saved(), None, "nothing is done yet");
        for (action, seed) in [
            VoteAction::Count(0, true),
            VoteAction::ShowFirst,
            VoteAction::Talk,
            VoteAction::VoteAgain,
            VoteAction::Count(1, true),
            VoteAction::BackToFirst,
            VoteAction::Reveal,
            VoteAction::Line,
            VoteAction::Next,
            VoteAction::Choose(2),
            VoteAction::Digit(1),
            VoteAction::Digit(4),
        ]
        .into_iter()
        .zip(0..)
        {
            env(seed, |env| model.apply(action, env));
            let text = serde_json::to_string(&model.saved().unwrap()).unwrap();
            let saved: SavedVote = serde_json::from_str(&text).unwrap();
            assert!(saved.is_sound(), "{text}");
            let mut again = VoteModel::default();
            again.offer(Some(saved));
            assert!(again.resume(), "{text}");
            assert_eq!((again.vote(), again.tally()), (model.vote(), model.tally()));
            assert_eq!((again.limit(), again.shows_first()), (Some(4), model.shows_first()));
            assert!(again.drain_journal_entries().is_empty(), "the journal has them already");
            assert_eq!(serde_json::to_string(&again.saved().unwrap()).unwrap(), text);
        }
        assert_eq!(model.saved().unwrap().question(), 2);
        env(3, |env| model.apply(VoteAction::End, env));
        assert_eq!(model.saved(), None, "what is over is not offered");
    }

    #[test]
    fn hands_that_do_not_belong_to_the_answers_are_refused() {
        let mut model = VoteModel::default();
        model.start(5);
        env(0, |env| model.apply(VoteAction::Count(0, true), env));
        let saved = model.saved().unwrap();
        let with = |first: Vec<u16>| {
            let question = SavedQuestion { first, ..saved.questions[0].clone() };
            SavedVote { questions: vec![question], ..saved.clone() }
        };
        assert!(!with(vec![400, 0, 0, 0]).is_sound() && with(vec![4]).is_sound());
        model.offer(Some(with(vec![4])));
        assert!(!model.resume());
    }
}
