//! A question and the hands for each of its answers A to D.

use serde::{Deserialize, Serialize};

use super::question::question;
use crate::limits;
use crate::puzzle::{Choice, Diagnosis, Fact, Misconception, Predictions, Puzzle, reasons};
use crate::solver::Solver;

/// How far a question is. Talking in pairs and the second vote come only where the teacher wants them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VoteStage {
    First,
    /// The first vote is closed, and pupils convince each other.
    Talk,
    Second,
    Answer,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Vote {
    puzzle: Puzzle,
    pub(super) first: Vec<u16>,
    pub(super) second: Vec<u16>,
    pub(super) stage: VoteStage,
    /// Whether hands are counted for the second vote.
    pub(super) again: bool,
    /// Whether the number line is shown instead of the bars.
    pub line: bool,
    number: usize,
    facts: Vec<Fact>,
    /// The answer that digits are for, from 0.
    pub(super) chosen: usize,
    pub(super) typing: bool,
}

/// The most hands of one answer: more than any class has.
const MOST: u16 = limits::HANDS;

fn sum(hands: &[u16]) -> usize {
    hands.iter().copied().map(usize::from).sum()
}

impl Vote {
    pub fn new(seed: u64) -> Option<Vote> {
        Vote::asked(seed, 1, None, &Diagnosis::default())
    }

    fn asked(
        seed: u64,
        number: usize,
        aim: Option<Misconception>,
        class: &Diagnosis,
    ) -> Option<Vote> {
        let mut solver = Solver::new();
        let puzzle = question(&mut solver, seed, aim, class)?;
        Some(Vote::on(&mut solver, puzzle, number))
    }

    pub(super) fn on(solver: &mut Solver, puzzle: Puzzle, number: usize) -> Vote {
        let none = vec![0; puzzle.options.len()];
        Vote {
            first: none.clone(),
            second: none,
            facts: reasons(solver, &puzzle),
            puzzle,
            stage: VoteStage::First,
            again: false,
            line: false,
            number,
            chosen: 0,
            typing: false,
        }
    }

    /// The next question, aimed at what most went wrong in the last vote.
    pub fn next(&self, seed: u64) -> Option<Vote> {
        let predictions = Predictions::new(&mut Solver::new(), &self.puzzle);
        let votes = self.answers_in(self.last());
        let votes = votes.map(|(_, choice, hands)| (&choice.answer, choice.right, hands));
        let class = Diagnosis::of_class(&predictions, votes);
        Vote::asked(seed, self.number + 1, self.aim(), &class)
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// The number of the question, from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The answers, their letters and the hands for each in the vote that is counted.
    pub fn answers(&self) -> impl Iterator<Item = (char, &Choice, u16)> {
        self.answers_in(self.counted())
    }

    /// The answers, their letters and the hands for each in the first and in the last vote.
    pub fn answers_in_both(&self) -> impl Iterator<Item = (char, &Choice, [u16; 2])> {
        let last = self.last().iter();
        self.answers_in(self.first())
            .zip(last)
            .map(|((letter, choice, first), last)| (letter, choice, [first, *last]))
    }

    fn answers_in<'a>(
        &'a self,
        hands: &'a [u16],
    ) -> impl Iterator<Item = (char, &'a Choice, u16)> + use<'a> {
        let options = self.puzzle.options.iter().zip(hands);
        ('A'..='Z').zip(options).map(|(letter, (choice, hands))| (letter, choice, *hands))
    }

    /// The hands of the first vote; where none were counted, those of the only one.
    fn first(&self) -> &[u16] {
        if sum(&self.first) > 0 { &self.first } else { &self.second }
    }

    /// The hands of the last vote: of the second one, if any were counted.
    fn last(&self) -> &[u16] {
        if sum(&self.second) > 0 { &self.second } else { &self.first }
    }

    pub fn has_both(&self) -> bool {
        sum(&self.first) > 0 && sum(&self.second) > 0
    }

    fn counted(&self) -> &[u16] {
        if self.again { &self.second } else { &self.first }
    }

    /// The hands of an answer in the vote that is counted; while pupils talk, nothing is.
    fn count_of(&mut self, answer: usize) -> Option<&mut u16> {
        let counted = if self.again { &mut self.second } else { &mut self.first };
        let counts = self.stage != VoteStage::Talk;
        counted.get_mut(answer).filter(|_| counts)
    }

    pub fn total(&self) -> usize {
        sum(self.counted())
    }

    pub fn first_total(&self) -> usize {
        sum(&self.first)
    }

    pub fn stage(&self) -> VoteStage {
        self.stage
    }

    pub fn revealed(&self) -> bool {
        self.stage == VoteStage::Answer
    }

    pub fn talk(&mut self) {
        if self.stage == VoteStage::First {
            self.enter(VoteStage::Talk, false);
        }
    }

    /// Opens the second vote, with the hands it had if it was left before.
    pub fn vote_again(&mut self) {
        if self.stage == VoteStage::Talk {
            self.enter(VoteStage::Second, true);
        }
    }

    /// Opens the first vote again; the hands of both stay as they are.
    pub fn back_to_first(&mut self) {
        if !self.revealed() {
            self.enter(VoteStage::First, false);
        }
    }

    pub fn reveal(&mut self) {
        self.enter(VoteStage::Answer, sum(&self.second) > 0);
    }

    fn enter(&mut self, stage: VoteStage, again: bool) {
        (self.stage, self.again) = (stage, again);
        (self.chosen, self.typing) = (0, false);
    }

    /// The answer that digits are for, from 0.
    pub fn chosen(&self) -> usize {
        self.chosen
    }

    pub fn choose(&mut self, answer: usize) {
        if answer < self.first.len() {
            self.chosen = answer;
            self.typing = false;
        }
    }

    pub fn type_digit(&mut self, digit: u8) {
        let digit = u16::from(digit.min(9));
        let typing = self.typing;
        if let Some(hands) = self.count_of(self.chosen) {
            let longer = *hands * 10 + digit;
            *hands = if typing && longer <= MOST { longer } else { digit };
            self.typing = true;
        }
    }

    /// The last digit of that number goes.
    pub fn erase_digit(&mut self) {
        if let Some(hands) = self.count_of(self.chosen) {
            *hands /= 10;
            self.typing = true;
        }
    }

    /// One hand more or less for an answer, counted from 0; digits are for it as well.
    pub fn count(&mut self, answer: usize, more: bool) {
        self.choose(answer);
        if let Some(hands) = self.count_of(answer) {
            *hands = if more { (*hands + 1).min(MOST) } else { hands.saturating_sub(1) };
        }
    }

    /// The misconception behind the wrong answer with most hands in the last vote.
    pub fn aim(&self) -> Option<Misconception> {
        self.answers_in(self.last())
            .filter(|(_, choice, hands)| !choice.right && *hands > 0)
            .max_by_key(|(_, _, hands)| *hands)
            .and_then(|(_, choice, _)| choice.misconception)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_question_is_aimed_at_the_most_frequent_mistake() {
        let mut aimed = 0;
        for seed in 0..12 {
            let mut vote = Vote::new(seed).unwrap();
            let wrong = vote.answers().position(|(_, choice, _)| choice.misconception.is_some());
            let wrong = wrong.unwrap();
            vote.count(wrong, true);
            vote.count(wrong, true);
            let right = vote.answers().position(|(_, choice, _)| choice.right);
            vote.count(right.unwrap(), true);
            let aim = vote.aim().unwrap();
            let next = vote.next(seed + 100).unwrap();
            assert_eq!((next.number(), next.total()), (2, 0));
            let hit = next.answers().any(|(_, choice, _)| choice.misconception == Some(aim));
            aimed += usize::from(hit);
        }
        assert!(aimed >= 11, "{aimed} of 12");
    }

    #[test]
    fn numbers_are_typed_for_the_chosen_answer() {
        let mut vote = Vote::new(3).unwrap();
        let hands = |vote: &Vote| vote.answers().map(|(_, _, hands)| hands).collect::<Vec<_>>();
        vote.count(1, true);
        vote.type_digit(1);
        vote.type_digit(7);
        assert_eq!(hands(&vote)[..2], [0, 17]);
        vote.type_digit(3);
        assert_eq!(hands(&vote)[1], 3, "more than two digits begin anew");
        vote.choose(0);
        vote.type_digit(9);
        vote.erase_digit();
        vote.choose(99);
        assert_eq!((hands(&vote)[0], vote.chosen()), (0, 0));
    }

    #[test]
    fn hands_cannot_go_below_nothing() {
        let mut vote = Vote::new(3).unwrap();
        vote.count(0, false);
        vote.count(9, true);
        assert_eq!(vote.total(), 0);
        assert_eq!(vote.aim(), None);
        assert!(vote.next(4).is_some());
    }

    fn voted(first: &[u8], second: &[u8]) -> Vote {
        let mut vote = Vote::new(3).unwrap();
        let give = |vote: &mut Vote, hands: &[u8]| {
            for (answer, digit) in hands.iter().enumerate() {
                vote.choose(answer);
                vote.type_digit(*digit);
            }
        };
        give(&mut vote, first);
        vote.talk();
        vote.vote_again();
        give(&mut vote, second);
        vote
    }

    fn hands(vote: &Vote) -> Vec<u16> {
        vote.answers().map(|(_, _, hands)| hands).collect()
    }

    #[test]
    fn the_second_vote_starts_at_nothing_and_the_first_can_be_had_back() {
        let mut vote = voted(&[4, 3], &[]);
        assert_eq!((vote.total(), vote.first_total()), (0, 7));
        vote.count(1, true);
        vote.back_to_first();
        assert_eq!((vote.stage(), vote.total()), (VoteStage::First, 7));
        vote.talk();
        vote.vote_again();
        assert_eq!(hands(&vote)[..2], [0, 1], "nothing typed is lost");
        vote.back_to_first();
        vote.reveal();
        assert!(vote.has_both(), "it counts, wherever the answer is shown");
        let both: Vec<_> = vote.answers_in_both().map(|(_, _, both)| both).collect();
        assert_eq!(both[..2], [[4, 0], [3, 1]]);
    }

    #[test]
    fn while_pupils_talk_nothing_is_counted() {
        let mut vote = voted(&[4, 3], &[]);
        vote.back_to_first();
        vote.talk();
        vote.count(0, true);
        vote.type_digit(9);
        vote.erase_digit();
        assert_eq!(hands(&vote)[..2], [4, 3]);
        vote.talk();
        assert_eq!(vote.stage(), VoteStage::Talk);
        vote.reveal();
        vote.talk();
        vote.vote_again();
        vote.back_to_first();
        assert_eq!(vote.stage(), VoteStage::Answer, "that is the end of it");
        assert_eq!((vote.has_both(), hands(&vote)[0]), (false, 4));
    }

    #[test]
    fn a_vote_without_hands_is_none() {
        for (first, second) in [([2, 5], [0, 0]), ([0, 0], [2, 5]), ([0, 0], [0, 0])] {
            let mut vote = voted(&first, &second);
            vote.reveal();
            assert!(!vote.has_both());
            let both: Vec<_> = vote.answers_in_both().collect();
            assert!(both.iter().all(|(_, _, [one, other])| one == other));
            let counted = hands(&vote);
            assert!(both.iter().map(|(_, _, [_, last])| last).eq(&counted));
            assert!(vote.next(4).is_some());
        }
    }

    #[test]
    fn the_next_question_is_aimed_at_what_the_last_vote_left() {
        let vote = voted(&[], &[]);
        let wrong: Vec<_> = vote
            .answers()
            .enumerate()
            .filter_map(|(index, (_, choice, _))| Some((index, choice.misconception?)))
            .collect();
        let [(one, before), (other, after), ..] = wrong[..] else {
            panic!("{wrong:?}");
        };
        let only = |answer| -> Vec<u8> {
            let hands = (0..=answer).map(|at| if at == answer { 9 } else { 0 });
            hands.collect()
        };
        assert_eq!(voted(&only(one), &[]).aim(), Some(before));
        assert_eq!(voted(&only(one), &only(other)).aim(), Some(after));
        let right = vote.answers().position(|(_, choice, _)| choice.right);
        let right = only(right.unwrap());
        assert_eq!(voted(&only(one), &right).aim(), None, "all are convinced");
    }
}
