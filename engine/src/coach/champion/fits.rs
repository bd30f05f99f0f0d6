//! Whether all cards that are left can be laid: then a game alone is won, and there is nothing to guess.

use std::collections::HashMap;

use super::features::Bits;
use super::knowledge::table_with;
use crate::rules::{CardSet, PileName, Table};
use crate::solver::{Chains, MOST_CARDS, Subset};

/// Tells, and remembers: while looking ahead the same question comes again and again.
pub struct Fits {
    chains: Chains,
    /// Which subsets the last two piles take together.
    back: Vec<bool>,
    known: HashMap<([u8; 4], Bits), bool>,
}

/// As much is remembered as one think can use.
const REMEMBERED: usize = 50_000;

impl Fits {
    /// Nothing known yet.
    pub fn new() -> Fits {
        Fits { chains: Chains::new(), back: Vec::new(), known: HashMap::new() }
    }

    /// Whether the cards all fit on a table with these tops; nothing if there are too many to tell.
    pub fn all(&mut self, table: &Table, tops: [u8; 4], cards: Bits) -> Option<bool> {
        if cards.count_ones() as usize > MOST_CARDS {
            return None;
        }
        if let Some(known) = self.known.get(&(tops, cards)) {
            return Some(*known);
        }
        let fits = self.work_out(&table_with(table, tops), cards);
        if self.known.len() >= REMEMBERED {
            self.known.clear();
        }
        self.known.insert((tops, cards), fits);
        Some(fits)
    }

    fn work_out(&mut self, table: &Table, cards: Bits) -> bool {
        let chains = &mut self.chains;
        chains.fill(CardSet::from_bits(cards), table);
        let all: Subset = (1 << chains.len()) - 1;
        let takes = |pile, cards: Subset| cards == 0 || chains.last(pile, cards) != 0;
        self.back.clear();
        let back = (0..=all).map(|cards| {
            let mut parts = parts_of(cards);
            parts.any(|part| takes(PileName::C, part) && takes(PileName::D, cards & !part))
        });
        self.back.extend(back);
        let back = |cards: Subset| self.back.get(cards).copied().unwrap_or_default();
        let mut first = parts_of(all).filter(|part| takes(PileName::A, *part));
        first.any(|part| {
            let rest = all & !part;
            let mut second = parts_of(rest).filter(|part| takes(PileName::B, *part));
            second.any(|part| back(rest & !part))
        })
    }
}

/// Every part of a set, from the whole to nothing.
fn parts_of(cards: Subset) -> impl Iterator<Item = Subset> {
    let mut next = Some(cards);
    std::iter::from_fn(move || {
        let part = next?;
        next = (part != 0).then(|| (part - 1) & cards);
        Some(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::champion::features::{bit, set};
    use crate::rules::{Random, RuleSet};

    #[test]
    fn it_agrees_with_trying_everything() {
        let mut random = Random::new(5);
        let mut fits = Fits::new();
        let (mut yes, mut no) = (0, 0);
        for _ in 0..3_000 {
            let top = |random: &mut Random| u8::try_from(70 + random.below(30)).unwrap();
            let tops = [(); 4].map(|()| top(&mut random));
            let mut numbers: Vec<u8> = (2..=99).collect();
            random.shuffle(&mut numbers);
            let cards = set(&numbers[..=random.below(5)]);
            let table = RuleSet::Classic.table();
            let all = fits.all(&table, tops, cards).unwrap();
            let hand = CardSet::from_bits(cards);
            let tried = table_with(&table, tops).can_lay(hand, hand.len());
            assert_eq!(all, tried, "{tops:?} {hand:?}");
            *(if all { &mut yes } else { &mut no }) += 1;
        }
        assert!(yes > 200 && no > 200, "{yes} {no}");
        let many = (2..=12).fold(0, |cards, number| cards | bit(number));
        assert_eq!(fits.all(&RuleSet::Classic.table(), [1; 4], many), None);
    }
}
