//! Everything that comes in from outside, in one table, and inputs that try to do harm there.
//!
//! An entrance has a grammar, which grows inputs that are nearly right; they are then mutated. `tests/suite/entrances.rs`
//! sends a few through each of them in every test run, `examples/fuzz` as many as wanted. The same seed and number
//! give the same input in both.
#![allow(
    clippy::indexing_slicing,
    reason = "indices are drawn below the length of what they index"
)]
#![allow(
    clippy::format_push_string,
    reason = "a grammar reads best as what it grows, one piece after the other"
)]

pub mod corpus;
pub mod entrances;
pub mod grammar;
pub mod minimise;
pub mod mutate;
pub mod words;

use saute_dix::rules::Random;

/// What became of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It means something.
    Accepted,
    /// It means nothing, and that was said in words.
    Refused,
}

/// A way into the program.
pub struct Entrance {
    /// Its name, which is also that of its folder in `tests/corpus`.
    pub name: &'static str,
    /// What comes in here.
    #[allow(dead_code, reason = "the tests and the example share this table")]
    pub what: &'static str,
    /// Grows an input that is nearly right.
    pub grow: fn(&mut Random) -> String,
    /// What the mutations put in: the words that mean something here.
    pub vocabulary: &'static [&'static str],
    /// How many inputs the short round of the tests sends in; the long one has no need of it.
    #[allow(dead_code, reason = "the tests and the example share this table")]
    pub short_round: u64,
    /// Lets an input in. An error says which promise was broken.
    pub enter: fn(&[u8]) -> Result<Outcome, String>,
}

/// All of them.
pub const ENTRANCES: &[Entrance] = &[
    entrances::notation::ENTRANCE,
    entrances::codes::ENTRANCE,
    entrances::hours::ENTRANCE,
    entrances::saves::ENTRANCE,
    entrances::settings::ENTRANCE,
    entrances::progress::ENTRANCE,
    entrances::work::ENTRANCE,
    entrances::journal::ENTRANCE,
    entrances::lessons::ENTRANCE,
    entrances::templates::ENTRANCE,
    entrances::texts::ENTRANCE,
    entrances::referee::ENTRANCE,
    entrances::player::ENTRANCE,
    entrances::solve::ENTRANCE,
    entrances::arguments::ENTRANCE,
    entrances::page::ENTRANCE,
];

impl Entrance {
    /// An input by its number: first what is kept in the corpus as it is, then what is grown and mutated.
    pub fn input(&self, corpus: &[Vec<u8>], seed: u64, number: u64) -> Vec<u8> {
        let kept = usize::try_from(number).ok();
        if let Some(kept) = kept.and_then(|number| corpus.get(number)) {
            return kept.clone();
        }
        let mut random = Random::new(mixed(self.name, seed, number));
        let mut input = match random.below(8) {
            0 | 1 if !corpus.is_empty() => corpus[random.below(corpus.len())].clone(),
            _ => (self.grow)(&mut random).into_bytes(),
        };
        // One in eight stays as it was grown: what is right must be let in.
        for _ in 0..random.below(8) {
            input = mutate::mutated(input, &mut random, self.vocabulary, corpus);
            if random.below(2) == 0 {
                break;
            }
        }
        input
    }
}

/// A seed of its own for every input.
fn mixed(name: &str, seed: u64, number: u64) -> u64 {
    let words = [seed, number].map(u64::to_le_bytes).concat();
    // The hash of Fowler, Noll and Vo: short, and the same on every machine.
    let bytes = name.bytes().chain(words);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
