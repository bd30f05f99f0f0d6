//! The tables behind the solver, one entry for each subset of the hand.
//!
//! Piles do not interact, so what a pile costs depends only on which cards go there and which
//! of them comes last. Hence three stages, none of which allocates:
//!
//! 1. for each pile and subset, which cards can come last ([`Tables::chain`]), and from that
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

use crate::rules::{Card, Direction, JUMP, Pile, PileName, Side};

use super::Task;

/// The largest hand the solver takes.
pub const MOST_CARDS: usize = 10;

const SUBSETS: usize = 1 << MOST_CARDS;
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

/// A subset of the hand, one bit a card, the lowest card first.
pub type Subset = usize;

/// The four piles side by side, sixteen bits each.
type FourMasks = u64;
const EACH: FourMasks = 0x0001_0001_0001_0001;
/// In a mask of cards: the pile as it lies, before any card.
const START: u64 = 1 << MOST_CARDS;

/// A room for each subset.
type Rooms = [i16; SUBSETS];

/// All tables, reused from one question to the next.
pub struct Tables {
    cards: Vec<Card>,
    /// For each card, what may lie under it on each pile.
    under: [FourMasks; MOST_CARDS],
    /// For each subset, which cards can come last on each pile.
    last: Box<[FourMasks; SUBSETS]>,
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
            cards: Vec::with_capacity(MOST_CARDS),
            under: [0; MOST_CARDS],
            last: Box::new([0; SUBSETS]),
            single: [rooms(), rooms(), rooms(), rooms()],
            pair: [rooms(), rooms()],
            part: vec![[NEVER; COUNTS]; SUBSETS],
            shifted: Box::new([[[NEVER; LANES]; LANES]; BLOCKS]),
            least: [[NEVER; COUNTS]; COUNTS],
        }
    }

    /// Fills everything for a hand of at most [`MOST_CARDS`] cards.
    pub fn fill(&mut self, task: &Task) {
        self.cards.clear();
        self.cards.extend(task.hand.iter().take(MOST_CARDS));
        self.chain(task);
        self.price(task);
        let [a, b, c, d] = &self.single;
        let [front, back] = &mut self.pair;
        let width = self.cards.len().max(LANE_BITS);
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
        0..1 << self.cards.len()
    }

    /// All cards of the hand.
    pub fn everything(&self) -> Subset {
        (1 << self.cards.len()) - 1
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

    /// The card at this place of the hand.
    pub fn card(&self, index: usize) -> Card {
        self.cards.get(index).copied().unwrap_or(Card::LOWEST)
    }

    /// Which cards can come last when the subset lies on the pile.
    pub fn last(&self, pile: PileName, subset: Subset) -> Subset {
        let cards = (self.last[subset % SUBSETS] >> (16 * place(pile))) & (START - 1);
        usize::try_from(cards).unwrap_or_default()
    }

    /// Which cards may lie directly under this one.
    pub fn under(&self, pile: PileName, index: usize) -> Subset {
        let cards = (self.under[index % MOST_CARDS] >> (16 * place(pile))) & (START - 1);
        usize::try_from(cards).unwrap_or_default()
    }

    /// Which cards can come last on each pile, for every subset: a card can if some card that
    /// can come last without it may lie under it. All four piles are worked out at once.
    fn chain(&mut self, task: &Task) {
        const CARRY: FourMasks = EACH * 0x7FFF;
        const CARRIED: FourMasks = EACH * 0x8000;
        for index in 0..self.cards.len() {
            self.under[index] = PileName::ALL.into_iter().fold(0, |masks, name| {
                let mask = match task.table.pile(name) {
                    Some(pile) => self.mask_under(pile, index, task),
                    None => 0,
                };
                masks | mask << (16 * place(name))
            });
        }
        self.last[0] = EACH * START;
        for subset in 1..1 << self.cards.len() {
            let mut last = 0;
            let mut rest: Subset = subset;
            while rest != 0 {
                let index = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let found = self.last[subset & !(1 << index)] & self.under[index % MOST_CARDS];
                // A pile whose mask is not empty carries into its topmost bit.
                last |= ((found + CARRY) & CARRIED) >> (15 - index);
            }
            self.last[subset] = last;
        }
    }

    /// What may lie under the card at `index`: other cards of the hand, or the pile as it is.
    fn mask_under(&self, pile: Pile, index: usize, task: &Task) -> u64 {
        let card = self.card(index);
        let blocked = pile.side() == Side::Opponent && task.table.helped();
        let start = if pile.place(card).is_ok() && !blocked {
            START
        } else {
            0
        };
        if pile.side() == Side::Opponent {
            return start;
        }
        let below = (1_u64 << index) - 1;
        let all = (1_u64 << self.cards.len()) - 1;
        let (passed, origin) = match pile.direction() {
            Direction::Up => (below, card.number().checked_add(JUMP)),
            Direction::Down => (
                all & !below & !(1 << index),
                card.number().checked_sub(JUMP),
            ),
        };
        let jumped_from = self
            .cards
            .iter()
            .position(|other| Some(other.number()) == origin)
            .map_or(0, |other| 1 << other);
        start | passed | jumped_from
    }

    /// The least room of every subset on every pile: the nearest card that can come last.
    fn price(&mut self, task: &Task) {
        let width = self.cards.len().max(LANE_BITS);
        for name in PileName::ALL {
            let shift = 16 * place(name);
            let Some(pile) = task.table.pile(name) else {
                let rooms = &mut self.single[place(name)];
                rooms[..1 << width].fill(NEVER);
                rooms[0] = 0;
                continue;
            };
            let surcharge = task.surcharge.get(name);
            let mut price = [NEVER; 64];
            for (room, card) in price.iter_mut().zip(&self.cards) {
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
            for (room, last) in rooms[..1 << self.cards.len()]
                .iter_mut()
                .zip(self.last.iter())
            {
                let cards = (last >> shift) & (START - 1);
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
        for (subset, (part, room)) in self.part[..size]
            .iter_mut()
            .zip(self.pair[1].iter())
            .enumerate()
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
    task.table
        .piles()
        .any(|(_, pile)| pile.side() == Side::Opponent)
}

fn place(pile: PileName) -> usize {
    match pile {
        PileName::A => 0,
        PileName::B => 1,
        PileName::C => 2,
        PileName::D => 3,
    }
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
                *lane = if low & !union == 0 {
                    other[union ^ low]
                } else {
                    NEVER
                };
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
