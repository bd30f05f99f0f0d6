//! What a class found hard in a vote: the hands of all its questions, by what they show, in the
//! first vote on each and in the last.

use super::Vote;
use crate::puzzle::{Choice, Misconception};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClassHands {
    pub all: usize,
    pub right: usize,
    pub wrong: Vec<(Option<Misconception>, usize)>,
}

impl ClassHands {
    fn add(&mut self, choice: &Choice, hands: u16) {
        let hands = usize::from(hands);
        self.all += hands;
        if choice.right {
            self.right += hands;
            return;
        }
        let mut known = self.wrong.iter_mut();
        match known.find(|(why, _)| *why == choice.misconception) {
            Some((_, count)) => *count += hands,
            None => self.wrong.push((choice.misconception, hands)),
        }
    }
}

/// The hands of the questions so far. A question with one vote counts the same in the first votes and in the last ones.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClassTally {
    pub questions: usize,
    pub twice: usize,
    pub first: ClassHands,
    pub last: ClassHands,
}

impl ClassTally {
    pub fn of(votes: &[Vote]) -> ClassTally {
        let mut tally = ClassTally::default();
        for vote in votes {
            tally.add(vote);
        }
        tally
    }

    pub fn add(&mut self, vote: &Vote) {
        if vote.answers_in_both().all(|(_, _, hands)| hands == [0, 0]) {
            return;
        }
        self.questions += 1;
        self.twice += usize::from(vote.has_both());
        for (_, choice, [first, last]) in vote.answers_in_both() {
            self.first.add(choice, first);
            self.last.add(choice, last);
        }
    }

    /// The misconception with the most hands in the last votes, if any is left.
    pub fn hardest(&self) -> Option<Misconception> {
        let left = self.last.wrong.iter().rev();
        let left = left.filter_map(|(why, hands)| Some((why.as_ref()?, *hands)));
        let left = left.filter(|(_, hands)| *hands > 0);
        left.max_by_key(|(_, hands)| *hands).map(|(why, _)| *why)
    }

    /// What wrong answers showed, with the hands of the first votes and of the last ones, the most
    /// frequent first; wrong answers that show nothing in particular come last.
    pub fn wrong(&self) -> Vec<(Option<Misconception>, [usize; 2])> {
        // Both know the same misconceptions in the same order.
        let both = self.first.wrong.iter().zip(&self.last.wrong);
        let both = both.map(|((why, first), (_, last))| (*why, [*first, *last]));
        let mut wrong: Vec<_> = both.filter(|(_, hands)| *hands != [0, 0]).collect();
        wrong.sort_by_key(|(why, [first, last])| (why.is_none(), std::cmp::Reverse(first + last)));
        wrong
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_vote(vote: &mut Vote) {
        for index in 0..vote.answers().count() {
            vote.count(index, true);
            vote.count(index, true);
        }
    }

    #[test]
    fn hands_of_all_questions_are_counted_by_what_they_show() {
        let mut tally = ClassTally::default();
        let mut vote = Vote::new(5).unwrap();
        tally.add(&vote);
        assert_eq!(tally.questions, 0, "no pupil has answered");
        all_vote(&mut vote);
        tally.add(&vote);
        tally.add(&vote);
        assert_eq!((tally.questions, tally.last.right), (2, 4));
        assert_eq!(tally.last.all, 4 * vote.answers().count());
        let wrong: usize = tally.wrong().iter().map(|(_, [_, last])| last).sum();
        assert_eq!(wrong, tally.last.all - tally.last.right);
        assert_eq!((tally.twice, &tally.first), (0, &tally.last));
    }

    #[test]
    fn what_was_believed_first_and_last() {
        let mut tally = ClassTally::default();
        let mut vote = Vote::new(5).unwrap();
        all_vote(&mut vote);
        tally.add(&vote);
        vote.talk();
        vote.vote_again();
        let right = vote.answers().position(|(_, choice, _)| choice.right);
        for _ in 0..9 {
            vote.count(right.unwrap(), true);
        }
        vote.reveal();
        tally.add(&vote);
        assert_eq!((tally.questions, tally.twice), (2, 1));
        assert_eq!((tally.first.right, tally.last.right), (4, 11));
        let hands = 2 * vote.answers().count();
        assert_eq!((tally.first.all, tally.last.all), (2 * hands, hands + 9));
        for (why, [first, last]) in tally.wrong() {
            assert_eq!(first, 2 * last, "{why:?}");
        }
    }
}
