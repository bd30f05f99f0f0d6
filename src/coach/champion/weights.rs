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

use super::features::{self, Afterstate, Bits, FIGURES, ROWS, mirror};

/// How many numbers describe a pile.
pub const WIDTH: usize = 16;
/// How many numbers go into the layer.
pub const INPUTS: usize = 4 * WIDTH + FIGURES;
/// How many units it has.
pub const HIDDEN: usize = 32;
/// One, as a weight.
const UNIT: f32 = 1024.0;
/// What is larger counts as this: in parts of [`features::ONE`].
const MOST: i32 = 8191;
/// From the sums of rows to numbers in parts of [`features::ONE`].
const ROW_SHIFT: u32 = 2;
const LAYER_SHIFT: u32 = 10;

/// How a file of weights begins.
const MAGIC: &[u8; 8] = b"SAUTEDIX";
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
    origin: Schooling,
}

/// Where weights come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Schooling {
    /// The seed of the training.
    pub seed: u64,
    /// How many games it took.
    pub games: u64,
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

impl Weights {
    /// Reads the bytes of a file.
    pub fn read(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let (header, body) = bytes
            .split_at_checked(HEADER)
            .ok_or(WeightsError::NoWeights)?;
        let (magic, header) = header.split_at(MAGIC.len());
        if magic != MAGIC {
            return Err(WeightsError::NoWeights);
        }
        let version = u16::from_le_bytes([header[0], header[1]]);
        if version != features::VERSION {
            return Err(WeightsError::Version(version));
        }
        if body.len() != 2 * NUMBERS + 4 * BIASES {
            return Err(WeightsError::Size(bytes.len()));
        }
        let (numbers, _) = header[2..].as_chunks::<8>();
        let origin = Schooling {
            seed: u64::from_le_bytes(numbers[0]),
            games: u64::from_le_bytes(numbers[1]),
        };
        let (numbers, biases) = body.split_at(2 * NUMBERS);
        let mut numbers = numbers
            .as_chunks::<2>()
            .0
            .iter()
            .map(|two| i16::from_le_bytes(*two));
        let mut biases = biases
            .as_chunks::<4>()
            .0
            .iter()
            .map(|four| i32::from_le_bytes(*four));
        let mut next = move || numbers.next().unwrap_or_default();
        let mut next_bias = move || biases.next().unwrap_or_default();
        Ok(Weights {
            rows: (0..ROWS).map(|_| std::array::from_fn(|_| next())).collect(),
            layer: (0..HIDDEN)
                .map(|_| std::array::from_fn(|_| next()))
                .collect(),
            out: std::array::from_fn(|_| next()),
            layer_bias: std::array::from_fn(|_| next_bias()),
            out_bias: next_bias(),
            origin,
        })
    }

    /// The bytes of a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(features::VERSION.to_le_bytes());
        bytes.extend(self.origin.seed.to_le_bytes());
        bytes.extend(self.origin.games.to_le_bytes());
        let numbers = self
            .rows
            .iter()
            .flatten()
            .chain(self.layer.iter().flatten());
        bytes.extend(
            numbers
                .chain(&self.out)
                .flat_map(|number| number.to_le_bytes()),
        );
        let biases = self.layer_bias.iter().chain([&self.out_bias]);
        bytes.extend(biases.flat_map(|bias| bias.to_le_bytes()));
        bytes
    }

    /// Rounds numbers that were learnt: rows, the layer unit by unit, its biases, the last weights and
    /// their bias, one after the other as in [`Weights::LEARNT`].
    pub fn rounded(learnt: &[f32], origin: Schooling) -> Weights {
        let number = |number: f32| (number * UNIT).round() as i16;
        let bias = |bias: f32| (bias * UNIT * 256.0).round() as i32;
        let (rows, rest) = learnt.split_at(ROWS * WIDTH);
        let (layer, rest) = rest.split_at(HIDDEN * INPUTS);
        let (layer_bias, rest) = rest.split_at(HIDDEN);
        let mut weights = Weights {
            rows: rows
                .as_chunks()
                .0
                .iter()
                .map(|row| row.map(number))
                .collect(),
            layer: layer
                .as_chunks()
                .0
                .iter()
                .map(|unit| unit.map(number))
                .collect(),
            layer_bias: [0; HIDDEN],
            out: [0; HIDDEN],
            out_bias: bias(rest[HIDDEN]),
            origin,
        };
        for (to, from) in weights.layer_bias.iter_mut().zip(layer_bias) {
            *to = bias(*from);
        }
        for (to, from) in weights.out.iter_mut().zip(rest) {
            *to = number(*from);
        }
        weights
    }

    /// How many numbers are learnt.
    pub const LEARNT: usize = ROWS * WIDTH + HIDDEN * INPUTS + HIDDEN + HIDDEN + 1;

    /// Where they come from.
    pub fn origin(&self) -> Schooling {
        self.origin
    }

    fn add(&self, sum: &mut [i32; WIDTH], row: usize) {
        for (sum, weight) in sum.iter_mut().zip(&self.rows[row]) {
            *sum += i32::from(*weight);
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
        units
            .max()
            .unwrap_or_default()
            .max(unit(&self.out, self.out_bias))
    }
}

/// Weighs positions. Those of one turn share what depends on a top and the unseen cards alone.
pub(super) struct Scale {
    shared: Vec<[i32; WIDTH]>,
    /// In which round an entry was made: only those of this one hold.
    made: Vec<u32>,
    round: u32,
    unseen: [Bits; 2],
}

/// Tops as they are held: up to 99.
const TOPS: usize = 100;

impl Scale {
    /// Nothing on it yet.
    pub fn new() -> Scale {
        Scale {
            shared: vec![[0; WIDTH]; 2 * TOPS],
            made: vec![0; 2 * TOPS],
            round: 0,
            unseen: [0; 2],
        }
    }

    /// The positions that follow have these unseen cards, and are weighed with the same weights.
    pub fn begin(&mut self, unseen: Bits) {
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.made.fill(0);
            self.round = 1;
        }
        self.unseen = [unseen, mirror(unseen)];
    }

    fn shared(&mut self, weights: &Weights, side: usize, top: u8) -> [i32; WIDTH] {
        let at = side * TOPS + usize::from(top) % TOPS;
        if self.made[at] != self.round {
            let mut sum = [0; WIDTH];
            Afterstate::lasting_rows(top, self.unseen[side])
                .for_each(|row| weights.add(&mut sum, row));
            self.shared[at] = sum;
            self.made[at] = self.round;
        }
        self.shared[at]
    }

    /// The logarithm of the odds of winning from here, in parts of 2^18.
    pub fn weigh(&mut self, weights: &Weights, state: &Afterstate) -> i32 {
        let hand = [state.hand, mirror(state.hand)];
        let mut inputs = [0; INPUTS];
        let (piles, figures) = inputs.split_at_mut(4 * WIDTH);
        let piles = piles.as_chunks_mut::<WIDTH>().0;
        for (numbers, pile) in piles.iter_mut().zip(state.order()) {
            let side = pile / 2;
            let mut sum = self.shared(weights, side, state.tops[pile]);
            state
                .passing_rows(pile, hand[side], self.unseen[side])
                .for_each(|row| weights.add(&mut sum, row));
            for (number, sum) in numbers.iter_mut().zip(sum) {
                *number = (sum >> ROW_SHIFT).clamp(0, MOST) as i16;
            }
        }
        figures.copy_from_slice(&state.figures());
        weights.layer(&inputs)
    }
}
