//! Which number makes this pile jump back?

use std::iter::successors;

use serde_json::{Value, json};

use super::{QuestionKind, exactly, main_pile, pile_json, swapped};
use crate::puzzle::draft::between;
use crate::puzzle::{Answer, Fact, Kind, Misconception, Spec, Track};
use crate::rules::{Card, Direction, JUMP, Pile, PileName, Random, RuleSet};
use crate::solver::{Solver, Verdict};

/// Which number does the pile show after so many jumps of ten?
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JumpQuestion {
    /// The pile's name.
    pub name: PileName,
    /// The pile.
    pub pile: Pile,
    /// How many jumps.
    pub jumps: u8,
}

impl JumpQuestion {
    /// Level 1 up to 69, 2 anywhere, 3 where French numbers invite slips (70 to 99), 4 two jumps.
    pub(super) fn draft(spec: Spec, random: &mut Random) -> Option<JumpQuestion> {
        let set = RuleSet::Classic;
        let name = main_pile(spec, set);
        let (low, high) = match spec.level() {
            1 => (12, 69),
            3 => (70, 99),
            _ => (2, 99),
        };
        let top = u8::try_from(between(random, low, high)).ok()?;
        let pile = set.pile(name, Card::new(top));
        let jumps = if spec.level() == 4 { 2 } else { 1 };
        Some(JumpQuestion { name, pile, jumps })
    }

    /// The cards that jump one after the other, as far as there are such cards.
    fn cards(&self) -> Vec<Card> {
        let first = self.pile.jump_card();
        let cards = successors(first, |card| self.pile.with_top(*card).jump_card());
        cards.take(self.jumps.into()).collect()
    }
}

impl QuestionKind for JumpQuestion {
    fn kind(&self) -> Kind {
        Kind::Jump
    }

    fn piles(&self) -> Vec<(PileName, Pile)> {
        vec![(self.name, self.pile)]
    }

    fn details(&self) -> Value {
        json!({"pile": pile_json(self.name, self.pile), "jumps": self.jumps})
    }

    fn solution(&self, _: &mut Solver) -> Option<Answer> {
        let cards = self.cards();
        let end = self.pile.path(&cards).end().top();
        (cards.len() == usize::from(self.jumps)).then(|| Answer::Number(end.into()))
    }

    fn judge(&self, _: &mut Solver, solution: &Answer, answer: &Answer) -> (Verdict, Vec<Fact>) {
        let mut pile = self.pile;
        let facts = self.cards().into_iter().map(|card| {
            let to = card.number();
            let fact = Fact::TenBack { pile, to };
            pile = pile.with_top(card);
            fact
        });
        (exactly(solution, answer), facts.collect())
    }

    fn distractors(
        &self,
        _: &mut Solver,
        solution: &Answer,
        misconception: Misconception,
    ) -> Vec<Answer> {
        let Answer::Number(right) = *solution else {
            return Vec::new();
        };
        let top = i32::from(self.pile.top());
        let ten = i32::from(JUMP);
        let back = right - top;
        let sign = back.signum();
        let numbers = match misconception {
            Misconception::WrongWay => vec![top - back],
            // Nine on even tops and eleven on odd ones, so that the right number has no fixed
            // place.
            Misconception::AboutTen if top % 2 == 0 => vec![right - sign, right + sign],
            Misconception::AboutTen => vec![right + sign, right - sign],
            Misconception::WrongTen => vec![right + sign * ten],
            Misconception::SwapsDigits => swapped(right).into_iter().collect(),
            Misconception::PlaysTooLittle if self.jumps > 1 => vec![top + sign * ten],
            Misconception::PlaysTooLittle
            | Misconception::AlwaysSorts
            | Misconception::AnyTenHelps
            | Misconception::OnePile
            | Misconception::IgnoresGaps
            | Misconception::ForgetsJump
            | Misconception::CountsEnds
            | Misconception::LastStepOnly
            | Misconception::PlaysTooMuch => Vec::new(),
        };
        let cards = numbers.into_iter().filter(|number| CARDS.contains(number));
        cards.map(Answer::Number).collect()
    }

    /// The jumps one by one; for a wrong number, the one step that leads there.
    fn tracks(&self, solution: &Answer, answer: &Answer) -> Vec<Track> {
        let cards = match answer {
            Answer::Number(number) if answer != solution => {
                let card = u8::try_from(*number).ok().and_then(Card::new);
                match card {
                    Some(card) => vec![card],
                    None => return Vec::new(),
                }
            }
            _ => self.cards(),
        };
        vec![Track { name: self.name, pile: self.pile, cards }]
    }

    fn observe(&self, _: &mut Solver, _: &Answer, answer: &Answer) -> Vec<Fact> {
        let Answer::Number(to) = *answer else {
            return Vec::new();
        };
        let from = self.pile.top();
        let ten = i32::from(JUMP);
        let forward = match self.pile.direction() {
            Direction::Up => to - i32::from(from),
            Direction::Down => i32::from(from) - to,
        };
        vec![match forward {
            0 => Fact::Stays { top: from },
            _ if !CARDS.contains(&to) => Fact::NoSuchCard { number: to },
            1.. => Fact::Forward { from, to },
            _ if forward == -ten => Fact::OneJump { from, to },
            _ => Fact::NotTen { from, to, jumps: self.jumps },
        }]
    }
}

/// The numbers that cards have.
const CARDS: std::ops::RangeInclusive<i32> = 2..=99;
