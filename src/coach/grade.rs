//! Easy, middle or hard: how well a deal goes for a class that plays with sense and now and then slips.
//!
//! The deal is played many times by a quick player that takes the cheapest card in sight, give or take a
//! few steps. How many cards it leaves on average is the mark of the deal; a third of all deals of a
//! variant is easy, a third middle, a third hard. Whole numbers and a fixed source of chance: a deal has the
//! same grade on every machine.
#![allow(
    clippy::indexing_slicing,
    reason = "there are at most five players and four piles, and the tables hold as many"
)]

use super::champion::duel;
use super::champion::features::{Bits, above, bit, mirror, set};
use crate::rules::{Deal, Random, RuleSet, Rules, listed};

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
const TIMES: u32 = 512;
/// In quarters of a step: by so much at most the price of a card is misjudged.
const SLIP: usize = 16;
/// What a further card may cost once the turn has enough, in quarters of a step.
const PRICE: i32 = 8;
/// A burning card on top costs the next player something: it counts as so many quarters of a step.
const BURNS: i32 = 24;

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
}

/// The cards left on average, in hundredths; `seed` chooses the slips.
pub fn mark(rules: &Rules, deal: &Deal, seed: u64) -> u32 {
    let mut random = Random::new(seed);
    let left: u32 = (0..TIMES)
        .map(|_| match rules.set() {
            RuleSet::Classic => QuickTable::new(rules, deal).left_over(&mut random),
            RuleSet::Duel => duel::left_over(deal, SLIP / 4, &mut random),
        })
        .sum();
    left * 100 / TIMES
}

/// Up to which marks deals are easy and middle: for each expert step, for one to five players. Measured by
/// `cargo bench --bench grades`; a deal keeps its grade only as long as these stay as they are.
type Limits = [[(u32, u32); 5]; 3];

const CLASSIC: Limits = [
    [
        (1_885, 2_623),
        (1_083, 1_673),
        (1_491, 2_077),
        (1_019, 1_511),
        (867, 1_221),
    ],
    [
        (2_468, 3_221),
        (2_160, 2_893),
        (3_054, 3_783),
        (2_645, 3_473),
        (2_258, 3_215),
    ],
    [
        (3_449, 4_107),
        (3_600, 4_229),
        (4_681, 5_295),
        (4_467, 5_152),
        (4_455, 5_073),
    ],
];
const FIRE: Limits = [
    [
        (2_303, 3_087),
        (1_658, 2_348),
        (2_179, 2_879),
        (1_735, 2_375),
        (1_535, 2_082),
    ],
    [
        (2_782, 3_544),
        (2_582, 3_326),
        (3_522, 4_169),
        (3_168, 4_007),
        (2_855, 3_766),
    ],
    [
        (3_673, 4_318),
        (3_929, 4_556),
        (4_932, 5_587),
        (4_813, 5_526),
        (4_716, 5_440),
    ],
];
const DUEL: (u32, u32) = (4_491, 5_487);

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

/// A game by the quick player. Piles are held as the champion holds them.
struct QuickTable {
    rules: Rules,
    tops: [u8; 4],
    hands: [Bits; 5],
    deck: Vec<u8>,
    mover: usize,
}

/// The cheapest card in sight.
#[derive(Clone, Copy)]
struct QuickStep {
    price: i32,
    pile: usize,
    /// As the pile sees it.
    number: u8,
}

impl QuickTable {
    fn new(rules: &Rules, deal: &Deal) -> QuickTable {
        let cards = deal.decks().first().map(Vec::as_slice).unwrap_or_default();
        let mut deck: Vec<u8> = cards.iter().rev().map(|card| card.number()).collect();
        let mut hands = [0; 5];
        for hand in hands.iter_mut().take(rules.players()) {
            *hand = set(&deck.split_off(deck.len().saturating_sub(rules.hand_size())));
        }
        QuickTable {
            rules: *rules,
            tops: [1; 4],
            hands,
            deck,
            mover: deal.starter(),
        }
    }

    /// Plays to the end, and counts what is left.
    fn left_over(mut self, random: &mut Random) -> u32 {
        let burning = self.rules.burning_cards().bits();
        let burning = [burning, mirror(burning)];
        while self.hands != [0; 5] {
            let burns = |tops: &[u8; 4], pile: usize| burning[pile / 2] & bit(tops[pile]) != 0;
            let mut due: [bool; 4] = std::array::from_fn(|pile| burns(&self.tops, pile));
            let minimum = self.rules.minimum(!self.deck.is_empty());
            let mut played = 0;
            loop {
                let cover = due.contains(&true);
                let step = self.step(burning, due, random);
                let Some(step) = step else {
                    if played < minimum || cover {
                        return self.left();
                    }
                    break;
                };
                if played >= minimum && !cover && step.price > PRICE {
                    break;
                }
                self.tops[step.pile] = step.number;
                due[step.pile] = false;
                let number = if step.pile < 2 {
                    step.number
                } else {
                    101 - step.number
                };
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

    /// The cheapest card, on a pile that must be covered if there is one.
    fn step(&self, burning: [Bits; 2], due: [bool; 4], random: &mut Random) -> Option<QuickStep> {
        let hand = self.hands[self.mover];
        let hand = [hand, mirror(hand)];
        let must_cover = due.contains(&true);
        let mut best: Option<QuickStep> = None;
        for pile in (0..4).filter(|pile| !must_cover || due[*pile]) {
            let (cards, top) = (hand[pile / 2], self.tops[pile]);
            let slip = i32::try_from(random.below(SLIP)).unwrap_or_default();
            let mut offer = |price: i32, number: u8| {
                let fire = burning[pile / 2] & bit(number) != 0;
                let price = price + slip + if fire { BURNS } else { 0 };
                if best.is_none_or(|best| price < best.price) {
                    best = Some(QuickStep {
                        price,
                        pile,
                        number,
                    });
                }
            };
            if let Some(back) = top.checked_sub(10)
                && cards & bit(back) != 0
            {
                offer(-40, back);
            }
            let ahead = cards & above(top);
            if let Some(next) = lowest(ahead) {
                offer(4 * (i32::from(next) - i32::from(top)), next);
            }
            // A card from which one jumps back: two cards for one price.
            if let Some(far) = lowest(ahead & (cards << 10)) {
                offer(2 * (i32::from(far) - i32::from(top) - 10), far);
            }
        }
        best
    }
}

fn lowest(cards: Bits) -> Option<u8> {
    (cards != 0).then(|| u8::try_from(cards.trailing_zeros()).unwrap_or(u8::MAX))
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
            let grades: Vec<Grade> = deals(&rules, 240)
                .iter()
                .map(|deal| Grade::of(&rules, deal))
                .collect();
            for grade in Grade::ALL {
                let share = grades.iter().filter(|other| **other == grade).count();
                assert!(
                    (50..=110).contains(&share),
                    "{rules:?} {grade:?} {share} of 240"
                );
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
