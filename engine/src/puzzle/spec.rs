//! Specifications: everything that determines a puzzle.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use super::{Kind, NumberDeck};
use crate::rules::Random;

/// Everything that determines a puzzle. A code is just this, written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Spec {
    kind: Kind,
    level: u8,
    hand: u8,
    number_deck: NumberDeck,
    seed: u32,
}

/// Why there is no such puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// The kind has no such level.
    Level {
        /// The kind.
        kind: Kind,
        /// The level asked for.
        level: u8,
    },
    /// Hands have 3 to 8 cards.
    Hand(u8),
    /// Seeds are smaller.
    Seed(u32),
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::Level { kind, level } => {
                let (name, highest) = (kind.name(), kind.levels());
                write!(f, "no level {level} of {name}, which has levels 1 to {highest}")
            }
            SpecError::Hand(found) => {
                let (fewest, most) = (Spec::HANDS.start(), Spec::HANDS.end());
                write!(f, "no hands of {found} cards, only of {fewest} to {most}")
            }
            SpecError::Seed(found) => write!(f, "no seed {found}, only below {}", Spec::SEEDS),
        }
    }
}

impl Error for SpecError {}

impl Spec {
    /// The hand size unless said otherwise.
    pub const USUAL_HAND: u8 = 6;
    /// The sizes that hands may have.
    pub const HANDS: RangeInclusive<u8> = 3..=8;
    /// Seeds stay below this, so that codes stay short.
    pub const SEEDS: u32 = 1 << 18;

    /// A specification, checked.
    pub fn new(
        kind: Kind,
        level: u8,
        hand: u8,
        number_deck: NumberDeck,
        seed: u32,
    ) -> Result<Spec, SpecError> {
        if !(1..=kind.levels()).contains(&level) {
            return Err(SpecError::Level { kind, level });
        }
        if !Spec::HANDS.contains(&hand) {
            return Err(SpecError::Hand(hand));
        }
        if seed >= Spec::SEEDS {
            return Err(SpecError::Seed(seed));
        }
        Ok(Spec::of_series(kind, level, hand, number_deck, seed))
    }

    /// A specification whose parts have been checked with their series.
    ///
    /// Kinds without a hand of their own all have the same, so that each puzzle has a single code.
    pub(super) fn of_series(
        kind: Kind,
        level: u8,
        hand: u8,
        number_deck: NumberDeck,
        seed: u32,
    ) -> Spec {
        let own_hand = kind.has_hand().then_some(hand);
        Spec { kind, level, hand: own_hand.unwrap_or(Spec::USUAL_HAND), number_deck, seed }
    }

    /// A seed from any number.
    pub fn seed_of(number: u64) -> u32 {
        u32::try_from(number % u64::from(Spec::SEEDS)).unwrap_or(0)
    }

    /// A seed by chance.
    pub fn any_seed(random: &mut Random) -> u32 {
        u32::try_from(random.below(Spec::SEEDS as usize)).unwrap_or(0)
    }

    /// The kind.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The level, from 1.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// How many cards the hand has.
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// How numbers are written.
    pub fn number_deck(&self) -> NumberDeck {
        self.number_deck
    }

    /// The seed.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// Whether the puzzle is about a pile that goes down: every other seed, so that both
    /// directions are equally frequent.
    pub fn is_down(&self) -> bool {
        self.seed % 2 == 1
    }

    /// One more like this, in the other direction.
    #[must_use]
    pub fn next(&self) -> Spec {
        let seed = (self.seed + 1) % Spec::SEEDS;
        Spec { seed, ..*self }
    }
}
