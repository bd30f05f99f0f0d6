//! Easy, middle or hard: how well a deal goes for a class that plays with sense and now and then slips.
//!
//! The deal is played many times by plain sense with the slips of a class. How many cards it leaves on average is the mark of the deal; a third of all deals of a
//! variant is easy, a third middle, a third hard. Whole numbers and a fixed source of chance: a deal has the
//! same grade on every machine.
#![allow(
    clippy::indexing_slicing,
    reason = "there are at most five players and four piles, and the tables hold as many"
)]

use super::champion::duel_playout;
use super::champion::features::{Bits, bit, mirror, set};
use super::quick::{Offer, STEP, Slips};
use crate::listed;
use crate::rules::{Deal, Random, RuleSet, Rules};

listed! {
    /// How hard a deal is, among all deals of its variant.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
    pub enum Grade {
        /// Among the third that goes best.
        Easy = "easy",
        /// In between.
        Middle = "middle",
        /// Among the third that goes worst.
        Hard = "hard",
    }
}

/// How often a deal is played. More would tell no more, and a deal of a grade must be found at once.
const TIMES: u32 = 1536;
/// What a further card may cost once the turn has enough.
const BARGAIN: i32 = 2 * STEP;
/// A burning card on top costs the next player something: it counts as so many steps.
const BURNS: i32 = 6 * STEP;

impl Grade {
    /// The grade of a deal.
    pub fn of(rules: &Rules, deal: &Deal) -> Grade {
        Grade::of_mark(rules, mark(rules, deal, 0))
    }

    /// The grade that belongs to a mark.
    pub fn of_mark(rules: &Rules, mark: u32) -> Grade {
        let (easy, middle) = limits(rules);
        if mark < easy {
            Grade::Easy
        } else if mark < middle {
            Grade::Middle
        } else {
            Grade::Hard
        }
    }

    /// How far a mark is from the clearest case of this grade; only good for telling deals apart.
    pub fn distance(self, rules: &Rules, mark: u32) -> u32 {
        let (easy, middle) = limits(rules);
        match self {
            Grade::Easy => mark,
            Grade::Middle => mark.abs_diff(u32::midpoint(easy, middle)),
            Grade::Hard => u32::MAX - mark,
        }
    }
}

/// The cards left on average, in hundredths; `seed` chooses the slips.
pub fn mark(rules: &Rules, deal: &Deal, seed: u64) -> u32 {
    let mut random = Random::new(seed);
    let left: u32 = (0..TIMES)
        .map(|_| match rules.set() {
            RuleSet::Classic => {
                QuickTable::new(rules, deal).left_over(&mut Slips::of_a_class(&mut random))
            }
            RuleSet::Duel => duel_playout::left_over(deal, &mut random),
        })
        .sum();
    left * 100 / TIMES
}

/// Up to which marks deals are easy and middle: for each expert step, for one to five players. Measured by
/// `cargo bench --bench grades`; a deal keeps its grade only as long as these stay as they are.
type Limits = [[(u32, u32); 5]; 3];

const CLASSIC: Limits = [
    [(3_949, 4_279), (3_388, 3_742), (3_901, 4_230), (3_486, 3_822), (3_238, 3_557)],
    [(4_420, 4_726), (4_354, 4_642), (5_054, 5_321), (4_926, 5_217), (4_849, 5_110)],
    [(5_117, 5_366), (5_331, 5_568), (6_105, 6_309), (6_055, 6_251), (6_029, 6_251)],
];
const FIRE: Limits = [
    [(4_301, 4_640), (3_860, 4_185), (4_395, 4_744), (4_061, 4_410), (3_839, 4_192)],
    [(4_708, 4_979), (4_645, 4_907), (5_335, 5_622), (5_236, 5_492), (5_153, 5_470)],
    [(5_352, 5_604), (5_556, 5_791), (6_299, 6_535), (6_255, 6_490), (6_214, 6_476)],
];
const DUEL: (u32, u32) = (6_039, 6_441);

fn limits(rules: &Rules) -> (u32, u32) {
    let table = match (rules.set(), rules.fire()) {
        (RuleSet::Duel, _) => return DUEL,
        (RuleSet::Classic, false) => &CLASSIC,
        (RuleSet::Classic, true) => &FIRE,
    };
    let step = table.get(rules.expert().step());
    let limits = step.and_then(|step| step.get(rules.players().saturating_sub(1)));
    limits.copied().unwrap_or_default()
}

/// A game of a class, played quickly. Piles are held as the champion holds them.
struct QuickTable {
    rules: Rules,
    tops: [u8; 4],
    hands: [Bits; 5],
    deck: Vec<u8>,
    mover: usize,
}

impl QuickTable {
    fn new(rules: &Rules, deal: &Deal) -> QuickTable {
        let cards = deal.decks().first().map(Vec::as_slice).unwrap_or_default();
        let mut deck: Vec<u8> = cards.iter().rev().map(|card| card.number()).collect();
        let mut hands = [0; 5];
        for hand in hands.iter_mut().take(rules.players()) {
            *hand = set(&deck.split_off(deck.len().saturating_sub(rules.hand_size())));
        }
        QuickTable { rules: *rules, tops: [1; 4], hands, deck, mover: deal.starter() }
    }

    /// Plays to the end, and counts what is left.
    fn left_over(mut self, slips: &mut Slips) -> u32 {
        let burning = self.rules.burning_cards().bits();
        let burning = [burning, mirror(burning)];
        while self.hands != [0; 5] {
            let burns = |tops: &[u8; 4], pile: usize| burning[pile / 2] & bit(tops[pile]) != 0;
            let mut due: [bool; 4] = std::array::from_fn(|pile| burns(&self.tops, pile));
            let minimum = self.rules.minimum(!self.deck.is_empty());
            let mut played = 0;
            loop {
                let cover = due.contains(&true);
                let step = self.step(burning, due, slips);
                let Some(step) = step else {
                    if played < minimum || cover {
                        return self.left();
                    }
                    break;
                };
                if played >= minimum && !cover && step.price > BARGAIN {
                    break;
                }
                self.tops[step.pile] = step.number;
                due[step.pile] = false;
                let number = if step.pile < 2 { step.number } else { 101 - step.number };
                self.hands[self.mover] &= !bit(number);
                played += 1;
                if self.hands[self.mover] == 0 {
                    break;
                }
            }
            let drawn = self.deck.len().saturating_sub(played);
            self.hands[self.mover] |= set(&self.deck.split_off(drawn));
            let players = self.rules.players();
            let next = (1..=players).map(|step| (self.mover + step) % players);
            let next = next.into_iter().find(|seat| self.hands[*seat] != 0);
            self.mover = next.unwrap_or(self.mover);
        }
        0
    }

    fn left(&self) -> u32 {
        let held: u32 = self.hands.iter().map(|hand| hand.count_ones()).sum();
        held + u32::try_from(self.deck.len()).unwrap_or_default()
    }

    /// The cheapest card if it is no slip, on a pile that must be covered if there is one.
    fn step(&self, burning: [Bits; 2], due: [bool; 4], slips: &mut Slips) -> Option<Offer> {
        let hand = self.hands[self.mover];
        let hand = [hand, mirror(hand)];
        let must_cover = due.contains(&true);
        let mut glance = slips.glance();
        for pile in (0..4).filter(|pile| !must_cover || due[*pile]) {
            let fire = |number: u8| {
                let burns = burning[pile / 2] & bit(number) != 0;
                if burns { BURNS } else { 0 }
            };
            glance.look(pile, hand[pile / 2], self.tops[pile], fire);
        }
        glance.taken()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Expert;

    fn deals(rules: &Rules, count: usize) -> Vec<Deal> {
        let mut random = Random::new(99);
        let deal = |random: &mut Random| Deal::shuffled(rules, random);
        (0..count).map(|_| deal(&mut random)).collect()
    }

    #[test]
    fn a_third_of_all_deals_is_of_each_grade() {
        for rules in [
            Rules::classic(1, Expert::Off, false).unwrap(),
            Rules::classic(4, Expert::Off, false).unwrap(),
            Rules::classic(3, Expert::SmallerHand, true).unwrap(),
            Rules::duel(),
        ] {
            let grades: Vec<Grade> =
                deals(&rules, 240).iter().map(|deal| Grade::of(&rules, deal)).collect();
            for grade in Grade::ALL {
                let share = grades.iter().filter(|other| **other == grade).count();
                assert!((50..=110).contains(&share), "{rules:?} {grade:?} {share} of 240");
            }
        }
    }

    #[test]
    fn graded_again_with_other_slips_a_deal_keeps_its_grade() {
        let rules = Rules::classic(3, Expert::Off, false).unwrap();
        let (mut same, deals) = (0, deals(&rules, 200));
        for deal in &deals {
            let one = Grade::of(&rules, deal);
            let other = Grade::of_mark(&rules, mark(&rules, deal, 7));
            same += u32::from(one == other);
            let opposite = one != other && one != Grade::Middle && other != Grade::Middle;
            assert!(!opposite, "{one:?} {other:?}");
        }
        assert!(same >= 180, "{same} of 200");
    }

    #[test]
    fn every_variant_has_limits_in_order() {
        for fire in [false, true] {
            for expert in Expert::ALL {
                for players in 1..=5 {
                    let rules = Rules::classic(players, expert, fire).unwrap();
                    let (easy, middle) = limits(&rules);
                    assert!(0 < easy && easy < middle, "{rules:?}");
                }
            }
        }
    }
}
