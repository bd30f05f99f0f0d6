//! How far has the pile moved?

use serde_json::{Value, json};

use super::{QuestionKind, exactly, main_pile, pile_json, swapped};
use crate::puzzle::draft::{between, plausible_top};
use crate::puzzle::{Answer, Fact, Kind, Misconception, Spec, Track};
use crate::rules::{Card, CardSet, Direction, JUMP, Path, Pile, PileName, Random, RuleSet};
use crate::solver::{Solver, Verdict};

/// How far has the pile moved after these cards?
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomQuestion {
    /// The pile's name.
    pub name: PileName,
    /// The pile before.
    pub pile: Pile,
    /// The cards laid on it.
    pub cards: Vec<Card>,
}

impl RoomQuestion {
    /// Level 1 one card in the same ten, 2 one card further off, 3 several cards, 4 with a jump.
    pub(super) fn draft(spec: Spec, random: &mut Random) -> Option<RoomQuestion> {
        let set = RuleSet::Classic;
        let name = main_pile(spec, set);
        let top = u8::try_from(plausible_top(random, set, name)).ok();
        let pile = set.pile(name, top.and_then(Card::new));
        let steps: Vec<i64> = match spec.level() {
            1 => vec![between(random, 2, 8)],
            2 => vec![between(random, 9, 38)],
            3 => vec![between(random, 2, 15), between(random, 2, 15)],
            _ => vec![between(random, 2, 12), -10, between(random, 2, 12)],
        };
        let mut number = i64::from(pile.top());
        let mut cards = Vec::new();
        for step in steps {
            number += if spec.is_down() { -step } else { step };
            cards.push(Card::new(u8::try_from(number).ok()?)?);
        }
        let path = pile.path(&cards);
        let same_ten = pile.top() / 10 == path.end().top() / 10;
        let distinct = cards.iter().copied().collect::<CardSet>().len() == cards.len();
        let start_again = cards.iter().any(|card| card.number() == pile.top());
        let near = same_ten == (spec.level() == 1) || spec.level() >= 4;
        let fits = path.is_legal() && near && distinct && !start_again;
        fits.then_some(RoomQuestion { name, pile, cards })
    }

    fn path(&self) -> Path {
        self.pile.path(&self.cards)
    }
}

impl QuestionKind for RoomQuestion {
    fn kind(&self) -> Kind {
        Kind::Room
    }

    fn piles(&self) -> Vec<(PileName, Pile)> {
        vec![(self.name, self.pile)]
    }

    fn details(&self) -> Value {
        json!({"pile": pile_json(self.name, self.pile), "cards": self.cards})
    }

    /// How far the pile is at the end, if every card may be laid and it is further than before.
    fn solution(&self, _: &mut Solver) -> Option<Answer> {
        let path = self.path();
        let counts = path.is_legal() && path.room() > 0;
        counts.then(|| Answer::Number(path.room()))
    }

    fn judge(&self, _: &mut Solver, solution: &Answer, answer: &Answer) -> (Verdict, Vec<Fact>) {
        let path = self.path();
        let fact = self.cards.last().map(|to| Fact::Moved {
            from: self.pile.top(),
            to: *to,
            room: path.room(),
            jumps: path.jumps(),
        });
        (exactly(solution, answer), fact.into_iter().collect())
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
        let ten = i32::from(JUMP);
        let path = self.path();
        let numbers = match misconception {
            Misconception::CountsEnds => vec![right + 1],
            Misconception::WrongTen if right > ten => vec![right - ten, right + ten],
            Misconception::WrongTen => vec![right + ten],
            Misconception::SwapsDigits => swapped(right).into_iter().collect(),
            Misconception::ForgetsJump if path.jumps() > 0 => vec![path.distance()],
            Misconception::LastStepOnly if self.cards.len() > 1 => {
                let last = path.laid().last();
                last.map(|laid| laid.room().abs()).into_iter().collect()
            }
            Misconception::ForgetsJump
            | Misconception::LastStepOnly
            | Misconception::AlwaysSorts
            | Misconception::AboutTen
            | Misconception::WrongWay
            | Misconception::AnyTenHelps
            | Misconception::OnePile
            | Misconception::IgnoresGaps
            | Misconception::PlaysTooLittle
            | Misconception::PlaysTooMuch => Vec::new(),
        };
        numbers.into_iter().map(Answer::Number).collect()
    }

    /// The cards one by one; for a wrong number of steps, where so many would lead.
    fn tracks(&self, solution: &Answer, answer: &Answer) -> Vec<Track> {
        let cards = match answer {
            Answer::Number(steps) if answer != solution => {
                let end = u8::try_from(self.end_after(*steps)).ok();
                match end.and_then(Card::new).filter(|_| *steps > 0) {
                    Some(end) => vec![end],
                    None => return Vec::new(),
                }
            }
            _ => self.cards.clone(),
        };
        vec![Track { name: self.name, pile: self.pile, cards }]
    }

    fn observe(&self, _: &mut Solver, solution: &Answer, answer: &Answer) -> Vec<Fact> {
        let (Answer::Number(given), Answer::Number(right)) = (answer, solution) else {
            return Vec::new();
        };
        let special = self.special(*given, *right);
        special.or_else(|| self.leads_to(*given)).into_iter().collect()
    }
}

impl RoomQuestion {
    /// What leads to just this number, where something does.
    fn special(&self, given: i32, right: i32) -> Option<Fact> {
        let path = self.path();
        let start = self.pile.top();
        let (top, ten) = (path.end().top(), i32::from(JUMP));
        let one_card = || {
            let mut laid = path.laid().iter().rev();
            laid.find(|laid| laid.room() == given)
        };
        Some(if path.jumps() > 0 && given == path.distance() {
            Fact::AddsJump
        } else if path.jumps() > 0 && given == forward_only(&path) {
            Fact::SkipsJump
        } else if let Some(laid) = one_card().filter(|_| self.cards.len() > 1) {
            Fact::OneCardOnly { from: laid.from, to: laid.card, start }
        } else if given == i32::from(top) {
            Fact::IsTheTop { top, start }
        } else if given == right + 1 {
            Fact::CountsStart { from: start }
        } else if given > 0 && (given - right).abs() == ten {
            Fact::TenOff
        } else {
            return None;
        })
    }

    /// The number so many steps further.
    fn end_after(&self, steps: i32) -> i32 {
        let start = i32::from(self.pile.top());
        match self.pile.direction() {
            Direction::Up => start + steps,
            Direction::Down => start - steps,
        }
    }

    /// What so many steps lead to.
    fn leads_to(&self, steps: i32) -> Option<Fact> {
        let start = self.pile.top();
        let really = *self.cards.last()?;
        let end = self.end_after(steps);
        Some(match steps {
            ..=0 => Fact::HasMoved { start, really },
            _ if (1..=100).contains(&end) => Fact::WouldEndOn { start, steps, end, really },
            _ => Fact::TooFar { steps },
        })
    }
}

/// The steps of the cards that go on; jumps are left out.
fn forward_only(path: &Path) -> i32 {
    path.laid().iter().map(|laid| laid.room().max(0)).sum()
}
