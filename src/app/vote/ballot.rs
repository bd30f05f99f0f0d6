//! A question and the hands for each of its answers A to D.

use crate::puzzle::{
    Choice, Diagnosis, Fact, Kind, Misconception, NumberDeck, Predictions, Puzzle, Spec, generate,
    reasons,
};
use crate::rules::Random;
use crate::solver::Solver;

/// A question and the hands for each answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Vote {
    puzzle: Puzzle,
    hands: Vec<u16>,
    revealed: bool,
    /// Whether the number line is shown instead of the bars.
    pub line: bool,
    number: usize,
    facts: Vec<Fact>,
    /// The answer that digits are for, from 0.
    chosen: usize,
    /// Whether the next digit belongs to the number that is there.
    typing: bool,
}

/// The most hands of one answer: more than any class has.
const MOST: u16 = 99;
/// How many puzzles are looked at before giving up on one with a certain wrong answer.
const PATIENCE: usize = 150;
/// Out of so many that fit, the one that tells most is taken.
const CANDIDATES: usize = 6;
/// Fewer answers are no vote.
const FEWEST_ANSWERS: usize = 3;

/// Where a first question comes from: the heart of the game.
const OPENERS: [(Kind, u8); 3] = [(Kind::Order, 2), (Kind::Order, 3), (Kind::Order, 5)];

/// Where a question comes from that is aimed at something: every kind and level of the classic
/// game that has enough answers to choose from, and no more piles than can be read beside them.
fn sources(aimed: bool) -> Vec<(Kind, u8)> {
    if !aimed {
        return OPENERS.to_vec();
    }
    let kinds = [
        Kind::Order,
        Kind::Table,
        Kind::Jump,
        Kind::Room,
        Kind::Legal,
        Kind::Mistake,
    ];
    let highest = |kind: Kind| match kind {
        Kind::Table => 3,
        kind => kind.levels(),
    };
    let levels = kinds.map(|kind| (1..=highest(kind)).map(move |level| (kind, level)));
    levels.into_iter().flatten().collect()
}

impl Vote {
    /// A first question.
    pub fn new(seed: u64) -> Option<Vote> {
        Vote::asked(seed, 1, None, &Diagnosis::default())
    }

    /// A question with enough answers to choose from; with one that this misconception leads
    /// to, if there is such a question; and out of those the one that tells best apart what the
    /// class may think.
    fn asked(
        seed: u64,
        number: usize,
        aim: Option<Misconception>,
        class: &Diagnosis,
    ) -> Option<Vote> {
        let mut solver = Solver::new();
        let mut random = Random::new(seed);
        let sources = sources(aim.is_some());
        let (mut fitting, mut others) = (Vec::new(), Vec::new());
        for (kind, level) in sources.into_iter().cycle().take(PATIENCE) {
            let seed = random.below(Spec::SEEDS as usize);
            let seed = u32::try_from(seed).unwrap_or(0);
            let spec = Spec::new(kind, level, Spec::USUAL_HAND, NumberDeck::Units, seed);
            let Some(puzzle) = spec.ok().and_then(|spec| generate(&mut solver, spec).ok()) else {
                continue;
            };
            let mut options = puzzle.options.iter();
            if options.len() < FEWEST_ANSWERS {
                continue;
            }
            if aim.is_none() || options.any(|option| option.misconception == aim) {
                fitting.push(puzzle);
            } else {
                others.push(puzzle);
            }
            if fitting.len() == CANDIDATES {
                break;
            }
        }
        let puzzles = if fitting.is_empty() { others } else { fitting };
        let puzzle = class.most_telling(&mut solver, puzzles)?;
        Some(Vote::of(&mut solver, puzzle, number))
    }

    fn of(solver: &mut Solver, puzzle: Puzzle, number: usize) -> Vote {
        Vote {
            hands: vec![0; puzzle.options.len()],
            facts: reasons(solver, &puzzle),
            puzzle,
            revealed: false,
            line: false,
            number,
            chosen: 0,
            typing: false,
        }
    }

    /// The next question, aimed at what most went wrong.
    pub fn next(&self, seed: u64) -> Option<Vote> {
        let predictions = Predictions::new(&mut Solver::new(), &self.puzzle);
        let votes = self.answers();
        let votes = votes.map(|(_, choice, hands)| (&choice.answer, choice.right, hands));
        let class = Diagnosis::of_class(&predictions, votes);
        Vote::asked(seed, self.number + 1, self.aim(), &class)
    }

    /// The question.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Why the right answer is right.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// The number of the question, from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The answers, their letters and the hands for each.
    pub fn answers(&self) -> impl Iterator<Item = (char, &Choice, u16)> {
        let letters = 'A'..='Z';
        let options = self.puzzle.options.iter().zip(&self.hands);
        letters
            .zip(options)
            .map(|(letter, (choice, hands))| (letter, choice, *hands))
    }

    /// All hands.
    pub fn total(&self) -> usize {
        self.hands.iter().map(|hands| usize::from(*hands)).sum()
    }

    /// Whether the answer is shown.
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// The answer that digits are for, from 0.
    pub fn chosen(&self) -> usize {
        self.chosen
    }

    /// Digits are for this answer from now on.
    pub fn choose(&mut self, answer: usize) {
        if answer < self.hands.len() {
            self.chosen = answer;
            self.typing = false;
        }
    }

    /// A digit of the number of hands for the chosen answer.
    pub fn type_digit(&mut self, digit: u8) {
        let digit = u16::from(digit.min(9));
        if let Some(hands) = self.hands.get_mut(self.chosen) {
            let longer = *hands * 10 + digit;
            *hands = if self.typing && longer <= MOST {
                longer
            } else {
                digit
            };
            self.typing = true;
        }
    }

    /// The last digit of that number goes.
    pub fn erase_digit(&mut self) {
        if let Some(hands) = self.hands.get_mut(self.chosen) {
            *hands /= 10;
            self.typing = true;
        }
    }

    /// One hand more or less for an answer, counted from 0; digits are for it as well.
    pub fn count(&mut self, answer: usize, more: bool) {
        self.choose(answer);
        if let Some(hands) = self.hands.get_mut(answer) {
            *hands = if more {
                (*hands + 1).min(MOST)
            } else {
                hands.saturating_sub(1)
            };
        }
    }

    /// Shows the answer.
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// The misconception behind the wrong answer with most hands.
    pub fn aim(&self) -> Option<Misconception> {
        self.answers()
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
            let wrong = vote
                .answers()
                .position(|(_, choice, _)| choice.misconception.is_some());
            let wrong = wrong.unwrap();
            vote.count(wrong, true);
            vote.count(wrong, true);
            let right = vote.answers().position(|(_, choice, _)| choice.right);
            vote.count(right.unwrap(), true);
            let aim = vote.aim().unwrap();
            let next = vote.next(seed + 100).unwrap();
            assert_eq!((next.number(), next.total()), (2, 0));
            let hit = next
                .answers()
                .any(|(_, choice, _)| choice.misconception == Some(aim));
            aimed += usize::from(hit);
        }
        assert!(aimed >= 11, "{aimed} of 12");
    }

    #[test]
    fn numbers_are_typed_for_the_chosen_answer() {
        let mut vote = Vote::new(3).unwrap();
        let hands = |vote: &Vote| {
            vote.answers()
                .map(|(_, _, hands)| hands)
                .collect::<Vec<_>>()
        };
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
}
