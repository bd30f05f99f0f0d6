//! What the champion has learnt: the numbers, and how a position is weighed with them.
//!
//! Whole numbers only, so that every machine comes to the same result. A row is added for everything
//! that is true of a pile; what is positive of the four sums, and the figures of the whole, go through
//! a layer of [`HIDDEN`] units to one number: the logarithm of the odds of winning.
#![allow(
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    reason = "sizes are those of the tables, and sums are held far from the limits by a test of the weights"
)]

use super::features::{self, Bits, FIGURES, PositionAfterPlay, ROWS, mirror};

/// How many numbers describe a pile.
pub const WIDTH: usize = 16;
/// How many numbers go into the layer.
pub const INPUTS: usize = 4 * WIDTH + FIGURES;
/// How many units it has.
pub const HIDDEN: usize = 32;
/// What is larger counts as this: in parts of [`features::ONE`].
const MOST: i32 = 8191;
/// From the sums of rows to numbers in parts of [`features::ONE`].
const ROW_SHIFT: u32 = 2;
const LAYER_SHIFT: u32 = 10;

/// How a file of weights begins; version, seed and number of games follow.
pub const MAGIC: &[u8; 8] = b"SAUTEDIX";
const HEADER: usize = 8 + 2 + 8 + 8;
const NUMBERS: usize = ROWS * WIDTH + HIDDEN * INPUTS + HIDDEN;
const BIASES: usize = HIDDEN + 1;

/// The learnt numbers for one kind of game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    rows: Vec<[i16; WIDTH]>,
    layer: Vec<[i16; INPUTS]>,
    layer_bias: [i32; HIDDEN],
    out: [i16; HIDDEN],
    out_bias: i32,
}

/// Why bytes are no weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// They do not begin as weights do.
    NoWeights,
    /// They were learnt for other features.
    Version(u16),
    /// There are too few or too many of them.
    Size(usize),
}

/// Takes a number from the front; nothing if there is none. Seven bits a byte, the lowest first, the topmost bit of all
/// but the last set; the sign is the lowest bit, so that what is small is short: most numbers are.
fn read_number(bytes: &mut &[u8]) -> Option<i16> {
    let mut number = 0_u32;
    for shift in [0, 7, 14] {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u32::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            let magnitude = (number >> 1).cast_signed();
            return i16::try_from(magnitude ^ -(number & 1).cast_signed()).ok();
        }
    }
    None
}

impl Weights {
    /// Reads the bytes of a file.
    pub fn read(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let (header, body) = bytes.split_at_checked(HEADER).ok_or(WeightsError::NoWeights)?;
        let (magic, header) = header.split_at(MAGIC.len());
        if magic != MAGIC {
            return Err(WeightsError::NoWeights);
        }
        let version = u16::from_le_bytes([header[0], header[1]]);
        if version != features::VERSION {
            return Err(WeightsError::Version(version));
        }
        let mut rest = body;
        let numbers: Option<Vec<i16>> = (0..NUMBERS).map(|_| read_number(&mut rest)).collect();
        let Some(numbers) = numbers.filter(|_| rest.len() == 4 * BIASES) else {
            return Err(WeightsError::Size(bytes.len()));
        };
        let mut numbers = numbers.into_iter();
        let mut biases = rest.as_chunks::<4>().0.iter().map(|four| i32::from_le_bytes(*four));
        let mut next = move || numbers.next().unwrap_or_default();
        let mut next_bias = move || biases.next().unwrap_or_default();
        Ok(Weights {
            rows: (0..ROWS).map(|_| std::array::from_fn(|_| next())).collect(),
            layer: (0..HIDDEN).map(|_| std::array::from_fn(|_| next())).collect(),
            out: std::array::from_fn(|_| next()),
            layer_bias: std::array::from_fn(|_| next_bias()),
            out_bias: next_bias(),
        })
    }

    fn add(&self, sum: &mut [i32; WIDTH], row: usize) {
        for (sum, weight) in sum.iter_mut().zip(&self.rows[row]) {
            *sum += i32::from(*weight);
        }
    }

    fn subtract(&self, sum: &mut [i32; WIDTH], row: usize) {
        for (sum, weight) in sum.iter_mut().zip(&self.rows[row]) {
            *sum -= i32::from(*weight);
        }
    }

    /// From the numbers of the position to the logarithm of the odds, in parts of 2^18.
    fn layer(&self, inputs: &[i16; INPUTS]) -> i32 {
        let mut odds = self.out_bias;
        for ((unit, bias), out) in self.layer.iter().zip(&self.layer_bias).zip(&self.out) {
            let sum: i32 = unit
                .iter()
                .zip(inputs)
                .map(|(weight, input)| i32::from(*weight) * i32::from(*input))
                .sum();
            let lit = ((sum + bias) >> LAYER_SHIFT).clamp(0, MOST);
            odds += lit * i32::from(*out);
        }
        odds
    }

    /// The largest number a sum can reach, whatever the position: it must fit.
    #[cfg(test)]
    pub fn largest_sum(&self) -> i64 {
        let unit = |weights: &[i16], bias: i32| {
            let sum: i64 = weights.iter().map(|weight| i64::from(*weight).abs()).sum();
            sum * i64::from(MOST) + i64::from(bias).abs()
        };
        let units = self.layer.iter().zip(&self.layer_bias);
        let units = units.map(|(weights, bias)| unit(weights, *bias));
        units.max().unwrap_or_default().max(unit(&self.out, self.out_bias))
    }
}

/// Weighs positions. Those of one turn share what depends on a top and the unseen cards alone; those of the turns
/// that may follow share most of it.
pub(super) struct Scale {
    /// For the cards that are unseen now.
    sums: Sums,
    /// For those of the turn that one looks ahead from.
    origin: Sums,
}

impl Scale {
    /// Nothing on it yet.
    pub fn new() -> Scale {
        Scale { sums: Sums::new(), origin: Sums::new() }
    }

    /// Until this is called again many positions follow in which these cards are unseen but for a few, and all are
    /// weighed with the same weights.
    pub fn look_from(&mut self, unseen: Bits) {
        self.origin.begin(unseen);
    }

    /// The positions that follow have these unseen cards, and are weighed with the same weights.
    pub fn begin(&mut self, unseen: Bits) {
        self.sums.begin(unseen);
    }

    fn shared(&mut self, weights: &Weights, side: usize, top: u8) -> [i32; WIDTH] {
        let whole = |unseen: Bits| {
            let mut sum = [0; WIDTH];
            for rows in PositionAfterPlay::lasting_rows(top, unseen) {
                rows.for_each(|row| weights.add(&mut sum, row));
            }
            sum
        };
        let unseen = self.sums.unseen;
        let origin = &mut self.origin;
        self.sums.get(side, top, || {
            if !origin.is_near(unseen) {
                return whole(unseen[side]);
            }
            let before = origin.unseen[side];
            let mut sum = origin.get(side, top, || whole(before));
            for rows in PositionAfterPlay::lost_rows(top, before, unseen[side]) {
                rows.for_each(|row| weights.subtract(&mut sum, row));
            }
            sum
        })
    }

    /// The logarithm of the odds of winning from here, in parts of 2^18.
    pub fn weigh(&mut self, weights: &Weights, state: &PositionAfterPlay) -> i32 {
        let hand = [state.hand, mirror(state.hand)];
        let mut inputs = [0; INPUTS];
        let (piles, figures) = inputs.split_at_mut(4 * WIDTH);
        let piles = piles.as_chunks_mut::<WIDTH>().0;
        for (numbers, pile) in piles.iter_mut().zip(state.order()) {
            let side = pile / 2;
            let mut sum = self.shared(weights, side, state.tops[pile]);
            for rows in state.hand_rows(pile, hand[side], self.sums.unseen[side]) {
                rows.for_each(|row| weights.add(&mut sum, row));
            }
            state.other_rows(pile).for_each(|row| weights.add(&mut sum, row));
            for (number, sum) in numbers.iter_mut().zip(sum) {
                *number = (sum >> ROW_SHIFT).clamp(0, MOST) as i16;
            }
        }
        figures.copy_from_slice(&state.figures());
        weights.layer(&inputs)
    }
}

/// For each top of either direction the sum of the rows that depend on it and on the unseen cards alone, once it was asked for.
struct Sums {
    list: Vec<[i32; WIDTH]>,
    /// In which round an entry was made: only those of this one hold.
    made: Vec<u32>,
    round: u32,
    unseen: [Bits; 2],
}

/// Tops as they are held: up to 99.
const TOPS: usize = 100;
/// So many cards can be drawn in a turn.
const DRAWN: u32 = 8;

impl Sums {
    fn new() -> Sums {
        Sums { list: vec![[0; WIDTH]; 2 * TOPS], made: vec![0; 2 * TOPS], round: 0, unseen: [0; 2] }
    }

    fn begin(&mut self, unseen: Bits) {
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.made.fill(0);
            self.round = 1;
        }
        self.unseen = [unseen, mirror(unseen)];
    }

    /// Whether it was begun with these unseen cards and at most a turn's more.
    fn is_near(&self, unseen: [Bits; 2]) -> bool {
        let (before, now) = (self.unseen[0], unseen[0]);
        self.round > 0 && now & !before == 0 && (before & !now).count_ones() <= DRAWN
    }

    fn get(&mut self, side: usize, top: u8, make: impl FnOnce() -> [i32; WIDTH]) -> [i32; WIDTH] {
        let at = side * TOPS + usize::from(top) % TOPS;
        if self.made[at] != self.round {
            self.list[at] = make();
            self.made[at] = self.round;
        }
        self.list[at]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_stand_in_a_file() {
        let bytes = [0x00, 0x02, 0x01, 0x7e, 0x7f, 0x80, 0x01, 0xff, 0x7f, 0xff, 0xff, 0x03];
        let mut rest = bytes.as_slice();
        for number in [0, 1, -1, 63, -64, 64, -8192, i16::MIN] {
            assert_eq!(read_number(&mut rest), Some(number));
        }
        assert_eq!(read_number(&mut rest), None);
        // Cut short, without an end, and too large.
        assert_eq!(read_number(&mut [0x80].as_slice()), None);
        assert_eq!(read_number(&mut [0x80; 4].as_slice()), None);
        assert_eq!(read_number(&mut [0xff, 0xff, 0x7f].as_slice()), None);
    }
}
