//! The learning half: the same sums as the champion's, in floats, with their gradient.
#![allow(
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "sizes are those of the tables; the numbers are small"
)]

use saute_dix_engine::coach::champion::features::{ONE, PositionAfterPlay, ROWS, VERSION};
use saute_dix_engine::coach::champion::weights::{HIDDEN, INPUTS, MAGIC, WIDTH, Weights};
use saute_dix_engine::rules::Random;

const LAYER: usize = ROWS * WIDTH;
const LAYER_BIAS: usize = LAYER + INPUTS * HIDDEN;
const OUT: usize = LAYER_BIAS + HIDDEN;
const OUT_BIAS: usize = OUT + HIDDEN;
const LEARNT: usize = OUT_BIAS + 1;
const PILES: usize = 4 * WIDTH;

/// Numbers that learn. Unlike in [`Weights`], the layer is kept input by input: that is faster here.
#[derive(Clone)]
pub struct Numbers(Vec<f32>);

/// One, as a weight.
const UNIT: f32 = 1024.0;

/// Where weights come from.
#[derive(Clone, Copy, Default)]
pub struct TrainingInfo {
    /// The seed of the training.
    pub seed: u64,
    /// How many games it took.
    pub games: u64,
}

/// A number as [`Weights::read`] takes it.
fn write_number(number: i16, bytes: &mut Vec<u8>) {
    let number = i32::from(number);
    let mut rest = ((number << 1) ^ (number >> 31)).cast_unsigned();
    while rest > 0x7f {
        bytes.push(0x80 | rest as u8);
        rest >>= 7;
    }
    bytes.push(rest as u8);
}

/// A number from −1 to 1.
fn noise(random: &mut Random) -> f32 {
    random.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0
}

impl Numbers {
    /// Small numbers to begin with.
    pub fn new(random: &mut Random) -> Numbers {
        let mut numbers = vec![0.0; LEARNT];
        for number in &mut numbers[..LAYER] {
            *number = noise(random) * 0.075;
        }
        let spread = (3.0 / INPUTS as f32).sqrt();
        for number in &mut numbers[LAYER..LAYER_BIAS] {
            *number = noise(random) * spread;
        }
        for number in &mut numbers[OUT..OUT_BIAS] {
            *number = noise(random) * 0.25;
        }
        Numbers(numbers)
    }

    /// Moves a little towards others.
    pub fn follow(&mut self, others: &Numbers, share: f32) {
        for (number, other) in self.0.iter_mut().zip(&others.0) {
            *number += share * (other - *number);
        }
    }

    /// The weights that the champion plays with.
    pub fn rounded(&self) -> Weights {
        let file = self.file(TrainingInfo::default());
        Weights::read(&file).unwrap_or_else(|error| unreachable!("just written: {error:?}"))
    }

    /// The file of these weights: rows, the layer unit by unit, the last weights, and all biases.
    pub fn file(&self, info: TrainingInfo) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(info.seed.to_le_bytes());
        bytes.extend(info.games.to_le_bytes());
        let units = (0..HIDDEN)
            .flat_map(|unit| (0..INPUTS).map(move |input| LAYER + input * HIDDEN + unit));
        for at in (0..LAYER).chain(units).chain(OUT..OUT_BIAS) {
            write_number((self.0[at] * UNIT).round() as i16, &mut bytes);
        }
        for at in (LAYER_BIAS..OUT).chain([OUT_BIAS]) {
            bytes.extend(((self.0[at] * UNIT * 256.0).round() as i32).to_le_bytes());
        }
        bytes
    }

    /// The numbers as bytes, to go on from.
    pub fn bytes(&self) -> Vec<u8> {
        self.0.iter().flat_map(|number| number.to_le_bytes()).collect()
    }

    /// Numbers from their bytes.
    pub fn from_bytes(bytes: &[u8]) -> Option<Numbers> {
        let (fours, _) = bytes.as_chunks::<4>();
        let numbers: Vec<f32> = fours.iter().map(|four| f32::from_le_bytes(*four)).collect();
        (numbers.len() == LEARNT).then_some(Numbers(numbers))
    }
}

/// What a position makes of the numbers, on the way to its odds.
struct Pass {
    /// Which rows are added, each with the place of its pile.
    rows: Vec<(usize, usize)>,
    inputs: [f32; INPUTS],
    hidden: [f32; HIDDEN],
    /// The logarithm of the odds.
    odds: f32,
}

impl Pass {
    fn of(w: &[f32], state: &PositionAfterPlay) -> Pass {
        let mut rows = Vec::with_capacity(400);
        let mut inputs = [0.0_f32; INPUTS];
        for (place, pile) in state.order().into_iter().enumerate() {
            let sum = &mut inputs[place * WIDTH..][..WIDTH];
            state.for_each_row(pile, |row| {
                rows.push((place, row));
                for (sum, weight) in sum.iter_mut().zip(&w[row * WIDTH..][..WIDTH]) {
                    *sum += weight;
                }
            });
            for sum in sum {
                *sum = sum.max(0.0);
            }
        }
        for (input, figure) in inputs[PILES..].iter_mut().zip(state.figures()) {
            *input = f32::from(figure) / ONE as f32;
        }
        let mut hidden = [0.0_f32; HIDDEN];
        hidden.copy_from_slice(&w[LAYER_BIAS..OUT]);
        for (input, weights) in inputs.iter().zip(w[LAYER..LAYER_BIAS].as_chunks::<HIDDEN>().0) {
            if *input != 0.0 {
                for (unit, weight) in hidden.iter_mut().zip(weights) {
                    *unit += input * weight;
                }
            }
        }
        let mut odds = w[OUT_BIAS];
        for (unit, weight) in hidden.iter_mut().zip(&w[OUT..OUT_BIAS]) {
            *unit = unit.max(0.0);
            odds += *unit * weight;
        }
        Pass { rows, inputs, hidden, odds }
    }
}

/// The steps of Adam, over batches.
pub struct Learner {
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    batch: u32,
}

impl Learner {
    /// Nothing learnt yet.
    pub fn new() -> Learner {
        let zeros = || vec![0.0; LEARNT];
        Learner { gradient: zeros(), mean: zeros(), square: zeros(), steps: 0, batch: 0 }
    }

    /// Adds the gradient of the logistic loss of a position that should be worth `target`.
    pub fn see(&mut self, numbers: &Numbers, state: &PositionAfterPlay, target: f32) {
        let pass = Pass::of(&numbers.0, state);
        let error = 1.0 / (1.0 + (-pass.odds).exp()) - target;
        self.learn(&numbers.0, &pass, error);
        self.batch += 1;
    }

    /// Adds the gradient of what several positions of one choice should be worth in comparison with each other. Only
    /// what tells them apart counts, and as chances: an error in a position that is as good as lost does no harm.
    pub fn compare(&mut self, numbers: &Numbers, choice: &[(PositionAfterPlay, f32)]) {
        let share = 1.0 / choice.len().max(1) as f32;
        let passes: Vec<Pass> =
            choice.iter().map(|(state, _)| Pass::of(&numbers.0, state)).collect();
        let worth = share * choice.iter().map(|(_, worth)| worth).sum::<f32>();
        let odds = share * passes.iter().map(|pass| pass.odds).sum::<f32>();
        // How much a chance changes with the logarithm of its odds.
        let slope = worth * (1.0 - worth) + 0.01;
        for (pass, (_, target)) in passes.iter().zip(choice) {
            let error = (pass.odds - odds) * slope - (target - worth);
            self.learn(&numbers.0, pass, error);
        }
        self.batch += 1;
    }

    /// Adds the gradient, where the loss grows so with the odds.
    fn learn(&mut self, w: &[f32], pass: &Pass, error: f32) {
        let gradient = &mut self.gradient;
        let Pass { inputs, hidden, .. } = pass;
        let mut back = [0.0_f32; HIDDEN];
        gradient[OUT_BIAS] += error;
        for unit in 0..HIDDEN {
            gradient[OUT + unit] += error * hidden[unit];
            if hidden[unit] > 0.0 {
                back[unit] = error * w[OUT + unit];
                gradient[LAYER_BIAS + unit] += back[unit];
            }
        }
        let mut piles = [0.0_f32; PILES];
        for (place, input) in inputs.iter().enumerate() {
            if *input == 0.0 {
                continue;
            }
            let at = LAYER + place * HIDDEN;
            for (gradient, back) in gradient[at..at + HIDDEN].iter_mut().zip(&back) {
                *gradient += input * back;
            }
            if let Some(pile) = piles.get_mut(place) {
                // Eight sums side by side: the compiler may not reorder a single one.
                let mut sums = [0.0_f32; 8];
                let (weights, _) = w[at..at + HIDDEN].as_chunks::<8>();
                for (weights, back) in weights.iter().zip(back.as_chunks::<8>().0) {
                    for (sum, (weight, back)) in sums.iter_mut().zip(weights.iter().zip(back)) {
                        *sum += weight * back;
                    }
                }
                *pile = sums.iter().sum();
            }
        }
        for (place, row) in &pass.rows {
            let from = &piles[place * WIDTH..][..WIDTH];
            for (gradient, from) in gradient[row * WIDTH..][..WIDTH].iter_mut().zip(from) {
                *gradient += from;
            }
        }
    }

    /// Learns from what was seen since the last time.
    pub fn step(&mut self, numbers: &mut Numbers, rate: f32) {
        const KEEP_MEAN: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        self.steps += 1;
        let rate = rate / (1.0 - KEEP_MEAN.powi(self.steps));
        let square_share = 1.0 / (1.0 - KEEP_SQUARE.powi(self.steps));
        let share = 1.0 / self.batch.max(1) as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((number, gradient), (mean, square)) in
            numbers.0.iter_mut().zip(&mut self.gradient).zip(moments)
        {
            let slope = *gradient * share;
            *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * slope;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * slope * slope;
            *number -= rate * *mean / ((*square * square_share).sqrt() + 1e-6);
            *gradient = 0.0;
        }
        self.batch = 0;
    }
}
