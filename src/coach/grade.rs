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

use super::champion::features::{Bits, above, bit, mirror, set};
use crate::rules::{Deal, Expert, Random, RuleSet, Rules, listed};

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
const TIMES: u32 = 256;
/// In quarters of a step: by so much at most the price of a card is misjudged.
const SLIP: usize = 16;
/// What a further card may cost once the turn has enough, in quarters of a step.
const PRICE: i32 = 8;
/// A burning card on top costs the next player something: it counts as so many quarters of a step.
const FIRE: i32 = 24;

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
            RuleSet::Classic => Table::new(rules, deal).left_over(&mut random),
            RuleSet::Duel => 0,
        })
        .sum();
    left * 100 / TIMES
}

/// Up to which marks deals are easy and middle.
fn limits(rules: &Rules) -> (u32, u32) {
    match (rules.set(), rules.fire(), rules.expert()) {
        (RuleSet::Duel, ..) => (0, 0),
        (RuleSet::Classic, false, Expert::Off) => (0, 0),
        _ => (0, 0),
    }
}

/// A game by the quick player. Piles are held as the champion holds them.
struct Table {
    rules: Rules,
    tops: [u8; 4],
    hands: [Bits; 5],
    deck: Vec<u8>,
    mover: usize,
}

/// The cheapest card in sight.
#[derive(Clone, Copy)]
struct Step {
    price: i32,
    pile: usize,
    /// As the pile sees it.
    number: u8,
}

impl Table {
    fn new(rules: &Rules, deal: &Deal) -> Table {
        let cards = deal.decks().first().map(Vec::as_slice).unwrap_or_default();
        let mut deck: Vec<u8> = cards.iter().rev().map(|card| card.number()).collect();
        let mut hands = [0; 5];
        for hand in hands.iter_mut().take(rules.players()) {
            *hand = set(&deck.split_off(deck.len().saturating_sub(rules.hand_size())));
        }
        Table {
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
    fn step(&self, burning: [Bits; 2], due: [bool; 4], random: &mut Random) -> Option<Step> {
        let hand = self.hands[self.mover];
        let hand = [hand, mirror(hand)];
        let must_cover = due.contains(&true);
        let mut best: Option<Step> = None;
        for pile in (0..4).filter(|pile| !must_cover || due[*pile]) {
            let (cards, top) = (hand[pile / 2], self.tops[pile]);
            let slip = i32::try_from(random.below(SLIP)).unwrap_or_default();
            let mut offer = |price: i32, number: u8| {
                let fire = burning[pile / 2] & bit(number) != 0;
                let price = price + slip + if fire { FIRE } else { 0 };
                if best.is_none_or(|best| price < best.price) {
                    best = Some(Step {
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
