//! What the champion looks at when it weighs a position: a few rows of a table for each pile, and some
//! figures of the whole.
//!
//! Every pile is held as if it went up from 1: one that goes down from 100 with 83 on top shows
//! 101 − 83 = 18, and the cards in front of it are mirrored likewise. So what is learnt on one pile
//! is known on all four.
#![allow(
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "figures of at most 98 cards in tables made for them; this runs a million times a second"
)]

/// The version of what follows and of how weights for it are written: those of another one are refused.
pub const VERSION: u16 = 2;

/// How many cards a window over a pile shows: from twenty behind its top to seventy ahead.
const WINDOW: usize = 91;
const BEHIND: u32 = 20;
/// The seats that can speak, by how long it is until their turn.
pub const SEATS: usize = 4;
/// How far a play moves a pile, as far as those who spoke about it are concerned.
const STRIDES: usize = 6;
/// Nothing, "no big step", "leave".
const LEVELS: usize = 3;

const TOP: usize = 0;
const UNSEEN: usize = TOP + 100;
const HAND: usize = UNSEEN + WINDOW;
const PAIR: usize = HAND + WINDOW;
const SIGNAL: usize = PAIR + 4 * WINDOW;
const BURNS: usize = SIGNAL + SEATS * LEVELS * STRIDES;
/// How many rows there are.
pub const ROWS: usize = BURNS + 1;

/// How many figures of the whole there are.
pub const FIGURES: usize = 48;
/// One, as a figure.
pub const ONE: i32 = 256;

/// Cards, one bit each, at the place of their number.
pub type Bits = u128;

/// All 98 cards.
pub const ALL: Bits = ((1 << 100) - 1) & !0b11;

/// The cards as a pile of the other direction sees them.
pub fn mirror(cards: Bits) -> Bits {
    cards.reverse_bits() >> 26
}

/// The single card with this number.
pub fn bit(number: u8) -> Bits {
    1 << u32::from(number)
}

/// The cards with these numbers.
pub fn set(numbers: &[u8]) -> Bits {
    numbers.iter().fold(0, |set, number| set | bit(*number))
}

/// Every number above this one.
pub fn above(number: u8) -> Bits {
    !0 << (u32::from(number) + 1)
}

fn window(cards: Bits, top: u8) -> Bits {
    let top = u32::from(top);
    let shifted = if top >= BEHIND { cards >> (top - BEHIND) } else { cards << (BEHIND - top) };
    shifted & ((1 << WINDOW) - 1)
}

fn members(mut bits: Bits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let place = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            place
        })
    })
}

/// Rows that stand together in the table: one for each card in a window over a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FeatureRows {
    first: usize,
    places: Bits,
}

impl FeatureRows {
    /// Calls for each row. Halves of 64 bits are walked through much faster than the whole.
    pub fn for_each(self, mut tell: impl FnMut(usize)) {
        for (first, half) in
            [(self.first, self.places as u64), (self.first + 64, (self.places >> 64) as u64)]
        {
            let mut places = half;
            while places != 0 {
                tell(first + places.trailing_zeros() as usize);
                places &= places - 1;
            }
        }
    }
}

/// What a waiting player has told about a pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Nothing, though they would have.
    Nothing,
    /// "No big step."
    NoBigStep,
    /// "Leave it."
    Leave,
}

/// A pile as it is after the play, and what was said about it before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SignalHeard(u8);

impl SignalHeard {
    /// A player spoke, or kept silent on purpose; then the pile moved by so much.
    pub fn new(level: Level, moved: i32) -> SignalHeard {
        let stride = match moved {
            0 => 0,
            ..0 => 1,
            1..=2 => 2,
            3..=5 => 3,
            6..=10 => 4,
            _ => 5,
        };
        SignalHeard(1 + level as u8 * STRIDES as u8 + stride)
    }

    /// A human's silence carries no information.
    pub const UNKNOWN: SignalHeard = SignalHeard(0);

    fn row(self, seat: usize) -> Option<usize> {
        let place = usize::from(self.0.checked_sub(1)?);
        Some(SIGNAL + seat * LEVELS * STRIDES + place)
    }
}

/// A position after a turn and before drawing, as the player sees it who has just played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionAfterPlay {
    /// The tops, two piles of each direction, all going up from 1.
    pub tops: [u8; 4],
    /// What is left of the hand.
    pub hand: Bits,
    /// The cards the player has not seen.
    pub unseen: Bits,
    /// How many cards are left to draw.
    pub deck: u8,
    /// What the others said, by seat and pile.
    pub heard: [[SignalHeard; 4]; SEATS],
    /// How many play.
    pub players: u8,
    /// How many cards a turn needs while there is a deck.
    pub minimum: u8,
    /// Whether hands are smaller by a card.
    pub smaller_hand: bool,
    /// The cards that burn, if any do.
    pub burning: Bits,
}

impl PositionAfterPlay {
    /// The cards as a pile sees them that goes this way.
    fn seen_from(cards: Bits, pile: usize) -> Bits {
        if pile < 2 { cards } else { mirror(cards) }
    }

    /// The piles in the order in which they are weighed: the roomier direction first, and in each the
    /// lower top first. Positions that only differ by the names of piles are then the same.
    pub fn order(&self) -> [usize; 4] {
        let [a, b, c, d] = self.tops;
        let up = if a <= b { [0, 1] } else { [1, 0] };
        let down = if c <= d { [2, 3] } else { [3, 2] };
        let down_first = u16::from(a) + u16::from(b) > u16::from(c) + u16::from(d);
        let [first, second] = if down_first { [down, up] } else { [up, down] };
        [first[0], first[1], second[0], second[1]]
    }

    /// The rows of a pile that depend on its top and the unseen cards alone: the same for many plays of
    /// one turn. `unseen` is as the pile sees it.
    pub fn lasting_rows(top: u8, unseen: Bits) -> [FeatureRows; 3] {
        let itself = FeatureRows { first: TOP + usize::from(top), places: 1 };
        let [cards, pairs] = Self::unseen_rows(top, unseen, 0);
        [itself, cards, pairs]
    }

    /// Of those, the ones that the unseen cards of before had and fewer unseen cards do not have.
    pub fn lost_rows(top: u8, before: Bits, unseen: Bits) -> [FeatureRows; 2] {
        Self::unseen_rows(top, before, unseen)
    }

    fn unseen_rows(top: u8, unseen: Bits, without: Bits) -> [FeatureRows; 2] {
        let pairs = |cards: Bits| cards & (cards << 10);
        let rows = |first, cards| FeatureRows { first, places: window(cards, top) };
        [rows(UNSEEN, unseen & !without), rows(PAIR + 3 * WINDOW, pairs(unseen) & !pairs(without))]
    }

    /// The rows of a pile for the hand and its pairs of ten.
    pub fn hand_rows(&self, pile: usize, hand: Bits, unseen: Bits) -> [FeatureRows; 4] {
        let top = self.tops[pile];
        let rows = |first, cards| FeatureRows { first, places: window(cards, top) };
        [
            rows(HAND, hand),
            rows(PAIR, hand & (hand << 10)),
            rows(PAIR + WINDOW, hand & (unseen << 10)),
            rows(PAIR + 2 * WINDOW, unseen & (hand << 10)),
        ]
    }

    /// The other rows of a pile: what was said about it, and fire.
    pub fn other_rows(&self, pile: usize) -> impl Iterator<Item = usize> {
        let heard = self.heard;
        let said = (0..SEATS).filter_map(move |seat| heard[seat][pile].row(seat));
        let burns = Self::seen_from(self.burning, pile) & bit(self.tops[pile]) != 0;
        said.chain(burns.then_some(BURNS))
    }

    /// Calls for each row of a pile.
    pub fn for_each_row(&self, pile: usize, mut tell: impl FnMut(usize)) {
        let hand = Self::seen_from(self.hand, pile);
        let unseen = Self::seen_from(self.unseen, pile);
        for rows in Self::lasting_rows(self.tops[pile], unseen) {
            rows.for_each(&mut tell);
        }
        for rows in self.hand_rows(pile, hand, unseen) {
            rows.for_each(&mut tell);
        }
        self.other_rows(pile).for_each(tell);
    }

    /// The figures of the whole, in parts of [`ONE`].
    pub fn figures(&self) -> [i16; FIGURES] {
        let order = self.order();
        let tops = order.map(|pile| self.tops[pile]);
        let (hand, unseen) =
            (Self::seen_from(self.hand, order[0]), Self::seen_from(self.unseen, order[0]));
        let mut figures = Figures::new();
        let (held, hidden) = (count(hand), count(unseen));
        figures.add(hidden, 50);
        figures.add(i32::from(self.deck), 50);
        figures.add(held, 4);
        let takes = Takes::new(tops);
        takes.count(unseen, |cards| figures.add(cards, 20));
        takes.count(hand, |cards| figures.add(cards, 3));
        let rooms = tops.map(|top| 99 - i32::from(top));
        for room in rooms {
            figures.add(room, 50);
        }
        let room: i32 = rooms.iter().sum();
        figures.add(room, 4 * (held + hidden) + 8);
        figures.add(room, 200);
        figures.add(count(hand & (hand >> 10)), 2);
        figures.add(count(hand & (unseen >> 10)) + count(hand & (unseen << 10)), 5);
        figures.add(count(unseen & (unseen >> 10)), 20);
        for distance in least_distances(hand, tops) {
            figures.add(distance, 12);
        }
        figures.flag(self.deck == 0);
        figures.add(10 - i32::from(self.deck).min(10), 10);
        for players in 2..=5 {
            figures.flag(self.players == players);
        }
        figures.flag(self.minimum > 2);
        figures.flag(self.smaller_hand);
        figures.add(count(self.burning & self.unseen), 4);
        figures.add(count(self.burning & self.hand), 2);
        figures.list
    }
}

fn count(cards: Bits) -> i32 {
    cards.count_ones() as i32
}

struct Figures {
    list: [i16; FIGURES],
    len: usize,
}

impl Figures {
    fn new() -> Figures {
        Figures { list: [0; FIGURES], len: 0 }
    }

    /// The next figure: so many of so many.
    fn add(&mut self, number: i32, of: i32) {
        self.list[self.len] = (number * ONE / of) as i16;
        self.len += 1;
    }

    fn flag(&mut self, on: bool) {
        self.add(i32::from(on), 1);
    }
}

/// Which cards how many piles of either direction still take without a jump.
struct Takes {
    first: [Bits; 2],
    second: [Bits; 2],
}

impl Takes {
    fn new(tops: [u8; 4]) -> Takes {
        let ahead = tops.map(|top| above(top) & ALL);
        Takes { first: [ahead[0], ahead[1]], second: [mirror(ahead[2]), mirror(ahead[3])] }
    }

    /// How many cards none, one or two piles of the first direction take, and of those none, one or two
    /// of the second.
    fn count(&self, cards: Bits, mut tell: impl FnMut(i32)) {
        for cards in split(cards, self.first) {
            for cards in split(cards, self.second) {
                tell(count(cards));
            }
        }
    }
}

/// Cards that none of two piles takes, one, and both; the second takes no card that the first does not.
fn split(cards: Bits, [first, second]: [Bits; 2]) -> [Bits; 3] {
    [cards & !first, cards & first & !second, cards & second]
}

/// A card that no pile takes counts as far away as this.
const OUT_OF_REACH: i32 = 24;

/// How far the cards of the hand are from the nearest pile that takes them, the closest first; none where there is
/// no card.
fn least_distances(hand: Bits, tops: [u8; 4]) -> [i32; 8] {
    let mut distances = [0; 8];
    let mut known = 0;
    for number in members(hand).take(8) {
        let number = number as i32;
        let nearest = tops.iter().enumerate().filter_map(|(place, top)| {
            let seen = if place < 2 { number } else { 101 - number };
            match seen - i32::from(*top) {
                -10 => Some(0),
                ahead if ahead > 0 => Some(ahead.min(18)),
                _ => None,
            }
        });
        distances[known] = nearest.min().unwrap_or(OUT_OF_REACH);
        known += 1;
    }
    distances[..known].sort_by_key(|distance| *distance);
    distances
}
