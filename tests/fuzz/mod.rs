//! Everything that comes in from outside, in one table, and inputs that try to do harm there.
//!
//! An entrance has a strategy for inputs that are nearly right; they are then edited as users and broken disks do
//! ([`edits`]). `tests/suite/entrances.rs` sends a few through each of them in every test run, and as many as wanted
//! with `SAUTE_DIX_FUZZ`.
#![allow(
    clippy::indexing_slicing,
    reason = "indices are drawn below the length of what they index"
)]
#![allow(
    clippy::format_push_string,
    reason = "an input reads best as what it grows, one piece after the other"
)]

pub mod corpus;
pub mod edits;
pub mod entrances;
pub mod strategies;
pub mod words;

use proptest::strategy::BoxedStrategy;

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
    /// Inputs that are nearly right.
    pub inputs: fn() -> BoxedStrategy<String>,
    /// The words that mean something here, with `|` between them: edits put them in.
    pub words: &'static str,
    /// How many inputs a test run sends in.
    pub cases: u32,
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
