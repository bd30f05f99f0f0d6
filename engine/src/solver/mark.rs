//! Marking: how good an answer is, by the one definition of "best".

use super::{Solved, fair_price, value};
use crate::rules::{AttemptedPlay, PileSet, Placement, Play, Refusal, Side};

/// How good an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// No play has a higher value.
    Best,
    /// No cheaper way to play that many cards exists, and another number is better by no more
    /// than the fair price of a card.
    Good,
    /// By the rules, but clearly less than could be had: that many cards in less room, or a
    /// number of cards that is worth more.
    Legal,
    /// Fewer cards than the minimum.
    TooFew,
    /// Against the rules.
    Illegal,
}

impl Verdict {
    /// The verdict's name in the command-line contract.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Best => "best",
            Verdict::Good => "good",
            Verdict::Legal => "legal",
            Verdict::TooFew => "too_few",
            Verdict::Illegal => "illegal",
        }
    }

    /// Whether the answer counts as right.
    pub fn is_right(self) -> bool {
        matches!(self, Verdict::Best | Verdict::Good)
    }
}

/// What makes an answer illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// A step that the rules refuse.
    Step {
        /// Which one, counted from 1.
        step: usize,
        /// Why.
        refusal: Refusal,
    },
    /// Every step is allowed, but these piles had to receive a card.
    NotCovered(PileSet),
}

impl Flaw {
    /// The reason's name in the command-line contract.
    pub fn code(self) -> &'static str {
        match self {
            Flaw::Step { refusal, .. } => refusal.code(),
            Flaw::NotCovered(_) => "not_covered",
        }
    }
}

/// What an answer amounts to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// How many cards it lays.
    pub cards: usize,
    /// The room it uses.
    pub room: i32,
    /// Its value.
    pub value: i32,
}

/// An answer, marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// How good it is.
    pub verdict: Verdict,
    /// What it amounts to; nothing if a step is refused.
    pub score: Option<Score>,
    /// How much value it gives away, where it can be compared with the best play.
    pub lost: Option<i32>,
    /// What is wrong with it.
    pub flaw: Option<Flaw>,
}

impl Solved<'_> {
    /// Marks a sequence of plays.
    pub fn mark(&self, plays: &[Play]) -> Mark {
        let attempts: Vec<AttemptedPlay> = plays.iter().copied().map(Ok).collect();
        self.mark_attempts(&attempts)
    }

    /// Marks what a pupil tried, which may name cards and piles that do not exist.
    pub fn mark_attempts(&self, attempts: &[AttemptedPlay]) -> Mark {
        let known: Vec<Play> = attempts.iter().map_while(|attempt| attempt.ok()).collect();
        let refused = |index: usize, refusal| Mark {
            verdict: Verdict::Illegal,
            score: None,
            lost: None,
            flaw: Some(Flaw::Step { step: index + 1, refusal }),
        };
        let placements = match self.task().trace(&known) {
            Ok(placements) => placements,
            Err((index, refusal)) => return refused(index, refusal),
        };
        if let Some(Err(refusal)) = attempts.get(known.len()) {
            return refused(known.len(), *refusal);
        }
        self.mark_legal(&known, &placements)
    }

    fn mark_legal(&self, plays: &[Play], placements: &[Placement]) -> Mark {
        let task = self.task();
        let room = placements.iter().map(|placement| placement.room()).sum();
        let score = Score { cards: plays.len(), room, value: value(task.set, plays.len(), room) };
        let uncovered = task.uncovered(plays);
        let mark = |verdict| Mark { verdict, score: Some(score), lost: None, flaw: None };
        if !uncovered.is_empty() {
            return Mark { flaw: Some(Flaw::NotCovered(uncovered)), ..mark(Verdict::Illegal) };
        }
        if plays.len() < task.minimum {
            return mark(Verdict::TooFew);
        }
        let helped = plays.iter().any(|play| task.set.side(play.pile) == Side::Opponent);
        let lost = self.value().map(|best| best - score.value);
        let cheapest = self.least_room(score.cards) == Some(room);
        let nearly = lost.is_none_or(|lost| lost <= fair_price(task.set));
        let verdict = if self.is_best(score.cards, room, helped) {
            Verdict::Best
        } else if cheapest && nearly {
            Verdict::Good
        } else {
            Verdict::Legal
        };
        Mark { lost, ..mark(verdict) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, parse_plays};
    use crate::solver::{Solver, Task};

    fn verdict(position: &str, plays: &str) -> (Verdict, Option<i32>) {
        let position: Position = position.parse().unwrap();
        let only = position.table().only_pile().map(|(name, _)| name);
        let plays = parse_plays(plays, only).unwrap();
        let mut solver = Solver::new();
        let mark = solver.solve(&Task::from(&position)).unwrap().mark(&plays);
        (mark.verdict, mark.lost)
    }

    #[test]
    fn a_card_more_or_less_is_good_and_a_long_walk_is_not() {
        let quiz = "A57 | 72 63 58 47 39 37 | min=2";
        assert_eq!(verdict(quiz, "47 37 39"), (Verdict::Best, Some(0)));
        assert_eq!(verdict(quiz, "47 37"), (Verdict::Good, Some(2)));
        // As cheap as four cards can be, and still not worth it.
        assert_eq!(verdict(quiz, "47 37 39 58"), (Verdict::Legal, Some(15)));
        // The fair price of one card is the most that may be lost, on either side of it.
        assert_eq!(verdict("A10 | 12 15 23", "12 15 23"), (Verdict::Good, Some(4)));
        assert_eq!(verdict("A10 | 12 15 24", "12 15 24"), (Verdict::Legal, Some(5)));
        // In the duel a card is worth two.
        let duel = "A10 B50 C1 D60 | 12 13 17 | rules=duel";
        assert_eq!(verdict(duel, "12A 13A 17A"), (Verdict::Good, Some(2)));
        let duel = "A10 B50 C1 D60 | 12 13 18 | rules=duel";
        assert_eq!(verdict(duel, "12A 13A 18A"), (Verdict::Legal, Some(3)));
    }
}
