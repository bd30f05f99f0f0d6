//! The plays worth a closer look: for each pile the cheapest subsets of the hand, combined.
#![allow(
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    reason = "a subset of at most ten cards fits sixteen bits, and there are four piles"
)]

use super::features::{Bits, Level};
use super::knowledge::PlayerKnowledge;
use crate::rules::{CardSet, Direction, PileName, Play, RuleSet};
use crate::solver::{Chains, Subset};

/// What a further card is taken to be worth while choosing, in tenths of a step.
const PRICE: i32 = 46;
/// What it costs to use a pile that a player wants left alone, or where they want small steps.
const LEAVE: i32 = 100;
const NO_BIG_STEP: i32 = 30;

/// How many are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breadth {
    /// For each pile.
    pub pile: usize,
    /// For two piles together.
    pub pair: usize,
    /// In all.
    pub all: usize,
}

/// A play of several cards: what goes where, without the order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayCandidate {
    /// Where the piles end, as [`PlayerKnowledge::tops`].
    pub tops: [u8; 4],
    /// The subset of the hand on each pile.
    parts: [u16; 4],
    /// How many cards it lays.
    pub count: usize,
    /// The cheaper the better.
    score: i32,
}

impl PlayCandidate {
    fn used(&self) -> u16 {
        self.parts.iter().fold(0, |used, part| used | part)
    }
}

#[derive(Clone, Copy)]
struct OnPile {
    score: i32,
    part: u16,
    top: u8,
}

#[derive(Clone, Copy)]
struct OnPair {
    score: i32,
    parts: [u16; 2],
    tops: [u8; 2],
}

/// Finds candidates; its lists are used again from one hand to the next.
pub(super) struct Finder {
    chains: Chains,
    singles: [Cheapest<OnPile>; 4],
    pairs: [Cheapest<OnPair>; 2],
    cheapest: Cheapest<PlayCandidate>,
    shortest: Cheapest<PlayCandidate>,
}

/// What has a price.
trait Priced: Copy {
    /// The cheaper the better.
    fn score(&self) -> i32;
}

impl Priced for OnPile {
    fn score(&self) -> i32 {
        self.score
    }
}

impl Priced for OnPair {
    fn score(&self) -> i32 {
        self.score
    }
}

impl Priced for PlayCandidate {
    fn score(&self) -> i32 {
        self.score
    }
}

/// The cheapest few of many, in order; what is equal stays as it came.
struct Cheapest<T> {
    list: Vec<T>,
    keep: usize,
}

impl<T> Default for Cheapest<T> {
    fn default() -> Cheapest<T> {
        Cheapest { list: Vec::new(), keep: 0 }
    }
}

impl<T: Priced> Cheapest<T> {
    fn begin(&mut self, keep: usize) {
        self.list.clear();
        self.keep = keep;
    }

    /// Whether something at this price would not be kept any more.
    fn is_beyond(&self, score: i32) -> bool {
        self.list.len() >= self.keep && self.list.last().is_none_or(|last| score >= last.score())
    }

    fn offer(&mut self, item: T) {
        if self.is_beyond(item.score()) {
            return;
        }
        if self.list.len() == self.keep {
            self.list.pop();
        }
        self.add(item);
    }

    /// Takes something in, whatever else there is.
    fn add(&mut self, item: T) {
        let place = self.list.partition_point(|kept| kept.score() <= item.score());
        self.list.insert(place, item);
    }
}

impl Finder {
    /// Empty lists.
    pub fn new() -> Finder {
        Finder {
            chains: Chains::new(),
            singles: Default::default(),
            pairs: Default::default(),
            cheapest: Cheapest::default(),
            shortest: Cheapest::default(),
        }
    }

    /// The candidates of a player who knows this, the cheapest first.
    pub fn find(
        &mut self,
        knowledge: &PlayerKnowledge,
        breadth: Breadth,
        out: &mut Vec<PlayCandidate>,
    ) {
        out.clear();
        let hand: CardSet = CardSet::from_bits(knowledge.hand);
        self.chains.fill(hand, &knowledge.table);
        for pile in 0..4 {
            self.on_pile(knowledge, pile, breadth.pile);
        }
        for pair in 0..2 {
            self.on_pair(knowledge, pair, breadth.pair);
        }
        self.cheapest.begin(breadth.all);
        self.shortest.begin(breadth.all / 4);
        let [front, back] = &self.pairs;
        for one in &front.list {
            let [a, b] = one.parts;
            for other in &back.list {
                let score = one.score + other.score;
                // Both lists are in order: what follows is dearer still.
                if self.cheapest.is_beyond(score) && self.shortest.is_beyond(score) {
                    break;
                }
                let [c, d] = other.parts;
                let (here, there) = (a | b, c | d);
                let count = (here | there).count_ones() as usize;
                if here & there != 0 || count < knowledge.missing {
                    continue;
                }
                let candidate = PlayCandidate {
                    tops: [one.tops[0], one.tops[1], other.tops[0], other.tops[1]],
                    parts: [a, b, c, d],
                    count,
                    score,
                };
                self.cheapest.offer(candidate);
                if count == knowledge.missing {
                    self.shortest.offer(candidate);
                }
            }
        }
        out.extend_from_slice(&self.cheapest.list);
        // At least a quarter lay no more than they must.
        let have = out.iter().filter(|found| found.count == knowledge.missing);
        let wanted = (breadth.all / 4).saturating_sub(have.count());
        if out.len() == breadth.all && wanted > 0 {
            let dearer = |short: &&PlayCandidate| self.cheapest.is_beyond(short.score);
            let more = self.shortest.list.iter().filter(dearer);
            out.extend(more.filter(|short| !self.cheapest.list.contains(short)).take(wanted));
        }
    }

    fn on_pile(&mut self, knowledge: &PlayerKnowledge, pile: usize, keep: usize) {
        let name = PileName::ALL[pile];
        let direction = RuleSet::Classic.direction(name);
        let asked = knowledge.said.iter().filter_map(|said| said[pile]).max();
        let asked = match asked {
            Some(Level::Leave) => LEAVE,
            Some(Level::NoBigStep) => NO_BIG_STEP,
            Some(Level::Nothing) | None => 0,
        };
        let top = knowledge.tops[pile];
        let singles = &mut self.singles[pile];
        singles.begin(keep);
        for subset in 1..1 << self.chains.len() {
            let Some(last) = nearest(direction, self.chains.last(name, subset)) else {
                continue;
            };
            let number = self.chains.card(last).number();
            let end = if pile < 2 { number } else { 101 - number };
            let cards = subset.count_ones().cast_signed();
            singles.offer(OnPile {
                score: (i32::from(end) - i32::from(top)) * 10 - PRICE * cards + asked,
                part: subset as u16,
                top: end,
            });
        }
        if !knowledge.due[pile] {
            singles.add(OnPile { score: 0, part: 0, top });
        }
    }

    fn on_pair(&mut self, knowledge: &PlayerKnowledge, pair: usize, keep: usize) {
        let (one, other) = (2 * pair, 2 * pair + 1);
        let pairs = &mut self.pairs[pair];
        pairs.begin(keep);
        // On piles that are alike it does not matter which cards go where.
        let alike = knowledge.tops[one] == knowledge.tops[other]
            && knowledge.said.iter().all(|said| said[one] == said[other])
            && knowledge.due[one] == knowledge.due[other];
        for first in &self.singles[one].list {
            for second in &self.singles[other].list {
                if first.part & second.part != 0 || (alike && first.part < second.part) {
                    continue;
                }
                pairs.offer(OnPair {
                    score: first.score + second.score,
                    parts: [first.part, second.part],
                    tops: [first.top, second.top],
                });
            }
        }
        let none = pairs.list.iter().any(|both| both.parts == [0, 0]);
        if !none && !knowledge.due[one] && !knowledge.due[other] {
            pairs.add(OnPair {
                score: 0,
                parts: [0, 0],
                tops: [knowledge.tops[one], knowledge.tops[other]],
            });
        }
    }

    /// The cards a candidate leaves in the hand.
    pub fn rest(&self, hand: Bits, candidate: &PlayCandidate) -> Bits {
        let mut used = candidate.used();
        let mut rest = hand;
        while used != 0 {
            let card = self.chains.card(used.trailing_zeros() as usize);
            rest &= !(1 << u32::from(card.number()));
            used &= used - 1;
        }
        rest
    }

    /// A candidate card by card, where it gains most first. It must be one of those found last.
    pub fn plays(&self, knowledge: &PlayerKnowledge, candidate: &PlayCandidate) -> Vec<Play> {
        let mut piles: Vec<usize> = (0..4).filter(|pile| candidate.parts[*pile] != 0).collect();
        piles.sort_by_key(|pile| {
            let moved = i32::from(candidate.tops[*pile]) - i32::from(knowledge.tops[*pile]);
            moved * 10 - PRICE * candidate.parts[*pile].count_ones().cast_signed()
        });
        let mut plays = Vec::with_capacity(candidate.count);
        for pile in piles {
            let name = PileName::ALL[pile];
            plays.extend(laid_out(
                &self.chains,
                name,
                usize::from(candidate.parts[pile]),
                RuleSet::Classic,
            ));
        }
        plays
    }
}

/// The cards of a subset in the order in which they lie on a pile in the least room.
pub(super) fn laid_out(
    chains: &Chains,
    pile: PileName,
    mut cards: Subset,
    set: RuleSet,
) -> Vec<Play> {
    let direction = set.direction(pile);
    let mut plays = Vec::new();
    let mut last = nearest(direction, chains.last(pile, cards));
    while let Some(index) = last {
        let card = chains.card(index);
        plays.push(Play { card, pile });
        cards &= !(1 << index);
        last = nearest(direction, chains.under(pile, index) & chains.last(pile, cards));
    }
    plays.reverse();
    plays
}

/// Of several cards, the one nearest to the base of a pile that goes this way.
pub(super) fn nearest(direction: Direction, cards: Subset) -> Option<usize> {
    match direction {
        Direction::Up => (cards != 0).then_some(cards.trailing_zeros() as usize),
        Direction::Down => cards.checked_ilog2().map(|index| index as usize),
    }
}
