//! Dominoes on the jump of ten. Each shows a number and a pile; the next in the chain shows the
//! number that the pile shows after its jump. The last one leads back to the first, so that a
//! chain that does not close is wrong.

use crate::limits;
use crate::rules::{Card, JUMP, Pile, PileName, Random, RuleSet};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Domino {
    /// The number on its left half: what the pile of the domino before jumps to.
    pub number: Card,
    pub pile: Pile,
}

/// Dominoes that close to one ring, and to no other: no number comes twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    pub ring: Vec<Domino>,
    /// The places in the ring, in the order on paper.
    cut: Vec<usize>,
}

impl Chain {
    /// The fewest: below that, a chain closes by chance.
    pub const LEAST: usize = 6;
    /// The most: half of the numbers, so that both directions find theirs.
    pub const MOST: usize = limits::DOMINOES;

    /// The chain that belongs to a seed; half of its piles go up, and half down.
    pub fn new(count: usize, seed: u32) -> Chain {
        let mut random = Random::new(seed.into());
        let count = count.clamp(Chain::LEAST, Chain::MOST);
        let names = [PileName::A, PileName::C].into_iter().cycle();
        let mut names: Vec<PileName> = names.take(count).collect();
        random.shuffle(&mut names);
        let mut numbers: Vec<Card> = RuleSet::Classic.cards().iter().collect();
        random.shuffle(&mut numbers);
        let mut steps: Vec<(Pile, Card)> = Vec::new();
        for name in names {
            let mut open = numbers.iter().enumerate();
            let found = open.find_map(|(index, number)| Some((index, before(name, *number)?)));
            if let Some((index, pile)) = found {
                steps.push((pile, numbers.remove(index)));
            }
        }
        let last = steps.last().map(|(_, number)| *number);
        let reached = last.into_iter().chain(steps.iter().map(|step| step.1));
        let ring: Vec<Domino> =
            reached.zip(&steps).map(|(number, (pile, _))| Domino { number, pile: *pile }).collect();
        let cut = scattered(&mut random, ring.len());
        Chain { ring, cut }
    }

    /// The dominoes as they lie on paper, before they are cut out.
    pub fn on_paper(&self) -> Vec<Domino> {
        let places = self.cut.iter();
        places.filter_map(|place| self.ring.get(*place).copied()).collect()
    }
}

fn before(name: PileName, number: Card) -> Option<Pile> {
    let set = RuleSet::Classic;
    let tops = [number.number().checked_add(JUMP), number.number().checked_sub(JUMP)];
    let mut tops = tops.into_iter().flatten().filter_map(Card::new);
    tops.find_map(|top| {
        let pile = set.pile(name, Some(top));
        (pile.jump_card() == Some(number)).then_some(pile)
    })
}

/// So many places in an order in which none is followed by the next one: the place on paper
/// gives nothing away.
fn scattered(random: &mut Random, count: usize) -> Vec<usize> {
    const TRIES: usize = 100;
    let mut places: Vec<usize> = (0..count).collect();
    for _ in 0..TRIES {
        random.shuffle(&mut places);
        let after = places.iter().skip(1);
        let mut pairs = places.iter().zip(after);
        if pairs.all(|(one, next)| (one + 1) % count.max(1) != *next) {
            break;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::Direction;

    #[test]
    fn every_set_closes_to_one_ring_and_to_no_other() {
        for count in [Chain::LEAST, 24, Chain::MOST] {
            for seed in 0..200 {
                let chain = Chain::new(count, seed);
                let dominoes = chain.on_paper();
                assert_eq!(dominoes.len(), count);
                let numbers: BTreeSet<Card> = dominoes.iter().map(|one| one.number).collect();
                assert_eq!(numbers.len(), count, "a number comes twice");
                // As pupils lay them: from any domino to the one with the number it asks for.
                let mut laid = vec![dominoes[0]];
                loop {
                    let asked = laid.last().unwrap().pile.jump_card().unwrap();
                    let next = dominoes.iter().find(|one| one.number == asked).unwrap();
                    if *next == dominoes[0] {
                        break;
                    }
                    laid.push(*next);
                }
                assert_eq!(laid.len(), count, "the ring closes too early");
                assert!(laid.iter().all(|one| chain.ring.contains(one)));
            }
        }
    }

    #[test]
    fn both_directions_are_as_frequent_and_the_paper_gives_nothing_away() {
        for seed in 0..200 {
            let chain = Chain::new(24, seed);
            let up = chain.ring.iter();
            let up = up.filter(|one| one.pile.direction() == Direction::Up);
            assert_eq!(up.count(), 12);
            for pair in chain.on_paper().windows(2) {
                assert_ne!(pair[0].pile.jump_card(), Some(pair[1].number));
            }
        }
    }

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let chain = Chain::new(24, 7);
        let start: Vec<String> = chain
            .ring
            .iter()
            .take(6)
            .map(|one| format!("{}|{:?}{}", one.number, one.pile.direction(), one.pile.top()))
            .collect();
        assert_eq!(start.join(" "), "34|Up90 80|Down46 56|Up18 8|Down84 94|Up58 48|Up28");
    }
}
