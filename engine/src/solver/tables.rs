//! The tables behind the solver, one entry for each subset of the hand.
//!
//! Piles do not interact, so what a pile costs depends only on which cards go there and which
//! of them comes last. Hence three stages, none of which allocates:
//!
//! 1. for each pile and subset, which cards can come last ([`Chains`]), and from that
//!    the least room ([`Tables::price`]);
//! 2. the least room of each subset on the first two piles together, and on the last two
//!    ([`merge`]);
//! 3. for every subset, the least room that *some* of its cards, so many of them, use on the
//!    last two piles ([`Tables::spread`]): then each subset for the first two meets what is
//!    left for the last two in a single step.
#![allow(
    clippy::indexing_slicing,
    reason = "an index is a subset of at most ten cards, a card of those or a pile, and the tables hold as many"
)]

use crate::rules::{Direction, PileName, Side};

use super::Task;
use super::chains::{Chains, SUBSETS, Subset, place};

/// Low bits of a subset that are handled side by side in one vector of eight numbers.
const LANE_BITS: usize = 3;
const LANES: usize = 1 << LANE_BITS;
const BLOCKS: usize = SUBSETS / LANES;
/// Room for every number of cards, rounded up to whole vectors.
const COUNTS: usize = 16;

/// The smaller of each pair. By value, so that the compiler keeps whole vectors in registers.
fn smaller<const N: usize>(one: [i16; N], other: [i16; N]) -> [i16; N] {
    std::array::from_fn(|lane| one[lane].min(other[lane]))
}

/// The same number added to each.
fn raised<const N: usize>(rooms: [i16; N], by: i16) -> [i16; N] {
    rooms.map(|room| room + by)
}

/// Room that no play can use: far above any real one, far below overflow when added twice.
const NEVER: i16 = 8_000;

/// Whether a figure from the tables is a real one.
pub fn is_real(room: i16) -> bool {
    room < NEVER / 2
}

/// A room for each subset.
type Rooms = [i16; SUBSETS];

/// All tables, reused from one question to the next.
pub struct Tables {
    chains: Chains,
    /// The least room of each subset on each single pile.
    single: [Box<Rooms>; 4],
    /// … on A and B, and on C and D.
    pair: [Box<Rooms>; 2],
    /// The least room that so many cards out of a subset use on C and D.
    part: Vec<[i16; COUNTS]>,
    shifted: Box<[[[i16; LANES]; LANES]; BLOCKS]>,
    /// The least room with so many cards on A and B (row) and on C and D (column).
    least: [[i16; COUNTS]; COUNTS],
}

impl Tables {
    pub fn new() -> Tables {
        let rooms = || Box::new([NEVER; SUBSETS]);
        Tables {
            chains: Chains::new(),
            single: [rooms(), rooms(), rooms(), rooms()],
            pair: [rooms(), rooms()],
            part: vec![[NEVER; COUNTS]; SUBSETS],
            shifted: Box::new([[[NEVER; LANES]; LANES]; BLOCKS]),
            least: [[NEVER; COUNTS]; COUNTS],
        }
    }

    /// Fills everything for a hand of at most `MOST_CARDS` cards.
    pub fn fill(&mut self, task: &Task) {
        self.chains.fill(task.hand, &task.table);
        self.price(task);
        let [a, b, c, d] = &self.single;
        let [front, back] = &mut self.pair;
        let width = self.chains.len().max(LANE_BITS);
        merge(a, b, front, &mut self.shifted, width);
        if helps(task) {
            one_card(c, d, back, width);
        } else {
            merge(c, d, back, &mut self.shifted, width);
        }
        self.spread(width);
        self.meet();
    }

    /// Every subset of the hand.
    pub fn subsets(&self) -> std::ops::Range<Subset> {
        0..1 << self.chains.len()
    }

    /// All cards of the hand.
    pub fn everything(&self) -> Subset {
        (1 << self.chains.len()) - 1
    }

    /// The least room with so many cards on A and B, and so many on C and D.
    pub fn least(&self, front: usize, back: usize) -> i16 {
        self.least[front % COUNTS][back % COUNTS]
    }

    /// The least room of a subset on A and B.
    pub fn front(&self, subset: Subset) -> i16 {
        self.pair[0][subset % SUBSETS]
    }

    /// The least room of a subset on C and D.
    pub fn back(&self, subset: Subset) -> i16 {
        self.pair[1][subset % SUBSETS]
    }

    /// The least room that `count` cards out of a subset use on C and D.
    pub fn back_part(&self, subset: Subset, count: usize) -> i16 {
        self.part[subset % SUBSETS][count % COUNTS]
    }

    /// The least room of a subset on one pile.
    pub fn single(&self, pile: PileName, subset: Subset) -> i16 {
        self.single[place(pile)][subset % SUBSETS]
    }

    /// Which cards can lie on which pile, and in what order.
    pub fn chains(&self) -> &Chains {
        &self.chains
    }

    /// The least room of every subset on every pile: the nearest card that can come last.
    fn price(&mut self, task: &Task) {
        let width = self.chains.len().max(LANE_BITS);
        for name in PileName::ALL {
            let Some(pile) = task.table.pile(name) else {
                let rooms = &mut self.single[place(name)];
                rooms[..1 << width].fill(NEVER);
                rooms[0] = 0;
                continue;
            };
            let surcharge = task.surcharge.get(name);
            let mut price = [NEVER; 64];
            for (room, card) in price.iter_mut().zip(self.chains.cards()) {
                let (card, top) = (i32::from(card.number()), i32::from(pile.top()));
                let steps = match (pile.side(), pile.direction()) {
                    (Side::Own, Direction::Up) => card - top,
                    (Side::Own, Direction::Down) => top - card,
                    (Side::Opponent, _) => (card - top).abs(),
                };
                *room = i16::try_from(steps + surcharge.on(steps)).unwrap_or(NEVER);
            }
            let rooms = &mut self.single[place(name)];
            rooms[..1 << width].fill(NEVER);
            let upwards = pile.direction() == Direction::Up;
            for (subset, room) in rooms[..1 << self.chains.len()].iter_mut().enumerate() {
                let cards = self.chains.last(name, subset);
                // Without any card these count 64 or more, which is the price of nothing.
                let nearest = if upwards {
                    cards.trailing_zeros()
                } else {
                    cards.checked_ilog2().unwrap_or(63)
                };
                *room = price[nearest as usize & 63];
                if cards == 0 {
                    *room = NEVER;
                }
            }
            rooms[0] = if task.cover.contains(name) { NEVER } else { 0 };
        }
    }

    /// From the rooms on C and D to the least room that so many out of a subset use there.
    fn spread(&mut self, width: usize) {
        let size = 1 << width;
        for (subset, (part, room)) in
            self.part[..size].iter_mut().zip(self.pair[1].iter()).enumerate()
        {
            *part = [NEVER; COUNTS];
            part[subset.count_ones() as usize % COUNTS] = *room;
        }
        for bit in 0..width {
            let step = 1 << bit;
            for block in self.part[..size].chunks_exact_mut(2 * step) {
                let (without, with) = block.split_at_mut(step);
                for (with, without) in with.iter_mut().zip(without.iter()) {
                    *with = smaller(*with, *without);
                }
            }
        }
    }

    /// The least room for each number of cards on A and B and on C and D.
    fn meet(&mut self) {
        self.least = [[NEVER; COUNTS]; COUNTS];
        let all = self.everything();
        for subset in 0..=all {
            let front = self.pair[0][subset % SUBSETS];
            if !is_real(front) {
                continue;
            }
            let row = &mut self.least[subset.count_ones() as usize % COUNTS];
            let part = &self.part[(all & !subset) % SUBSETS];
            *row = smaller(*row, raised(*part, front));
        }
    }
}

/// Whether the last two piles are the opponent's, where one card a turn may help.
fn helps(task: &Task) -> bool {
    task.table.piles().any(|(_, pile)| pile.side() == Side::Opponent)
}

/// The least room of every subset shared out over two piles.
///
/// Going through all pairs of disjoint subsets, but eight numbers at a time: the low three
/// cards of the hand are the places in a vector, so each step adds one number to a vector
/// whose entries have been moved to where the union of both subsets lies.
fn merge(
    one: &Rooms,
    other: &Rooms,
    both: &mut Rooms,
    shifted: &mut [[[i16; LANES]; LANES]; BLOCKS],
    width: usize,
) {
    let blocks = 1 << (width - LANE_BITS);
    let (one, _) = one.as_chunks::<LANES>();
    let (other, _) = other.as_chunks::<LANES>();
    let (both, _) = both.as_chunks_mut::<LANES>();
    for (shifted, other) in shifted[..blocks].iter_mut().zip(other) {
        for (low, lanes) in shifted.iter_mut().enumerate() {
            for (union, lane) in lanes.iter_mut().enumerate() {
                *lane = if low & !union == 0 { other[union ^ low] } else { NEVER };
            }
        }
    }
    both[..blocks].fill([NEVER; LANES]);
    for (high, rooms) in one[..blocks].iter().enumerate() {
        if !rooms.iter().any(|room| is_real(*room)) {
            continue;
        }
        let free = (blocks - 1) & !high;
        let mut rest = free;
        loop {
            let mut union = both[high | rest];
            for (room, lanes) in rooms.iter().zip(shifted[rest]) {
                union = smaller(union, raised(lanes, *room));
            }
            both[high | rest] = union;
            if rest == 0 {
                break;
            }
            rest = (rest - 1) & free;
        }
    }
}

/// The opponent's two piles, which together take at most one card.
fn one_card(one: &Rooms, other: &Rooms, both: &mut Rooms, width: usize) {
    both[..1 << width].fill(NEVER);
    both[0] = 0;
    for bit in 0..width {
        both[1 << bit] = one[1 << bit].min(other[1 << bit]);
    }
}
