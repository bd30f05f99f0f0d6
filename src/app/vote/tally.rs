//! What a class found hard in a vote: the hands of all its questions, by what they show.

use super::Vote;
use crate::puzzle::Misconception;
use crate::rules::sort_short_by_key;

/// The hands of the questions so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClassTally {
    questions: usize,
    hands: usize,
    right: usize,
    wrong: Vec<(Option<Misconception>, usize)>,
}

impl ClassTally {
    /// Counts the hands of a question; one that nobody answered is none.
    pub fn add(&mut self, vote: &Vote) {
        if vote.total() == 0 {
            return;
        }
        self.questions += 1;
        self.hands += vote.total();
        for (_, choice, hands) in vote.answers() {
            let hands = usize::from(hands);
            if choice.right {
                self.right += hands;
                continue;
            }
            let mut known = self.wrong.iter_mut();
            match known.find(|(why, _)| *why == choice.misconception) {
                Some((_, count)) => *count += hands,
                None => self.wrong.push((choice.misconception, hands)),
            }
        }
    }

    /// How many questions had hands.
    pub fn questions(&self) -> usize {
        self.questions
    }

    /// All hands.
    pub fn hands(&self) -> usize {
        self.hands
    }

    /// The hands for right answers.
    pub fn right(&self) -> usize {
        self.right
    }

    /// What the other hands show, the most frequent first; wrong answers that show nothing in
    /// particular come last.
    pub fn wrong(&self) -> Vec<(Option<Misconception>, usize)> {
        let mut wrong = self.wrong.clone();
        wrong.retain(|(_, hands)| *hands > 0);
        sort_short_by_key(&mut wrong, |(why, hands)| {
            (why.is_none(), std::cmp::Reverse(*hands))
        });
        wrong
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_of_all_questions_are_counted_by_what_they_show() {
        let mut tally = ClassTally::default();
        let mut vote = Vote::new(5).unwrap();
        tally.add(&vote);
        assert_eq!(tally.questions(), 0, "nobody has answered");
        let answers: Vec<_> = vote
            .answers()
            .map(|(_, choice, _)| (choice.right, choice.misconception))
            .collect();
        for index in 0..answers.len() {
            vote.count(index, true);
            vote.count(index, true);
        }
        tally.add(&vote);
        tally.add(&vote);
        assert_eq!((tally.questions(), tally.right()), (2, 4));
        assert_eq!(tally.hands(), 4 * answers.len());
        let wrong: usize = tally.wrong().iter().map(|(_, hands)| hands).sum();
        assert_eq!(wrong, tally.hands() - tally.right());
    }
}
