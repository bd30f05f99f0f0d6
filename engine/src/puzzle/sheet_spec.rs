//! Specifications of worksheets: everything that determines one, in any language.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Edition, NumberDeck, Spec};
use crate::listed;
use crate::rules::Random;

listed! {
    /// Sheets for neighbours: the same skills with other numbers.
    ///
    /// The place in this list is the number in codes: only ever add at the end.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
    pub enum Version {
        /// The first.
        A,
        /// The second.
        B,
        /// The third.
        C,
        /// The fourth.
        D,
    }
}

impl Version {
    /// The letter on paper.
    pub fn letter(self) -> char {
        match self {
            Version::A => 'A',
            Version::B => 'B',
            Version::C => 'C',
            Version::D => 'D',
        }
    }

    /// The number in codes and seeds, from 0.
    pub(super) const fn number(self) -> u32 {
        self as u32
    }

    /// The one with this number, from 0.
    pub fn from_number(number: u32) -> Option<Version> {
        Version::ALL.into_iter().find(|version| version.number() == number)
    }
}

/// Where the numbers of a sheet come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct SheetSeed {
    edition: Edition,
    version: Option<Version>,
    number: u32,
}

impl SheetSeed {
    /// A sheet of today's edition that is no version of another. Numbers beyond [`Spec::SEEDS`]
    /// start again from zero.
    pub fn new(number: u32) -> SheetSeed {
        SheetSeed::of_edition(Edition::default(), number)
    }

    /// The same of any edition.
    pub fn of_edition(edition: Edition, number: u32) -> SheetSeed {
        SheetSeed { edition, version: None, number: number % Spec::SEEDS }
    }

    /// A version of this sheet. In the first edition versions were sheets of later seeds, and did
    /// not know their letter.
    #[must_use]
    pub fn of_version(self, version: Version) -> SheetSeed {
        match self.edition {
            Edition::First => self.later(version.number()),
            Edition::Second => SheetSeed { version: Some(version), ..self },
        }
    }

    /// A sheet so many places after this one, and no version of it. After the last comes the first
    /// again.
    #[must_use]
    pub fn later(self, places: u32) -> SheetSeed {
        SheetSeed { version: None, number: later(self.number, places), ..self }
    }

    /// By which rules the sheet is made.
    pub fn edition(self) -> Edition {
        self.edition
    }

    /// Which version it is, if it is one of several.
    pub fn version(self) -> Option<Version> {
        self.version
    }

    /// The seed itself.
    pub fn number(self) -> u32 {
        self.number
    }

    /// The seed of a part of the sheet, by its place from 1: each part draws from its own stream,
    /// so that one does not repeat the other.
    pub fn of_part(self, place: u32) -> u32 {
        match self.edition {
            Edition::First => later(self.number, place.wrapping_mul(40_503)),
            Edition::Second => {
                // A sheet alone is what version A would be.
                let version = self.version.map_or(0, Version::number);
                let parts = [version, place, self.number];
                let all = parts.iter().fold(1, |all, part| (all << 20) | u64::from(*part));
                let seeds = usize::try_from(Spec::SEEDS).unwrap_or(usize::MAX);
                u32::try_from(Random::new(all).below(seeds)).unwrap_or(0)
            }
        }
    }
}

/// The seed so many places after another. Their number is a power of two, so that nothing is lost
/// by wrapping.
fn later(number: u32, places: u32) -> u32 {
    number.wrapping_add(places) % Spec::SEEDS
}

/// Everything that determines a worksheet. A code is just this, written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct SheetSpec {
    template: u8,
    number_deck: NumberDeck,
    seed: SheetSeed,
}

/// The number of a template that no code can carry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchTemplate {
    /// The number.
    pub template: u8,
}

impl fmt::Display for NoSuchTemplate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = SheetSpec::TEMPLATES;
        write!(f, "no template {} in codes, only below {most}", self.template)
    }
}

impl Error for NoSuchTemplate {}

impl SheetSpec {
    /// Worksheets have codes with template numbers below this.
    pub const TEMPLATES: u8 = 64;
    /// The same for codes of the first edition.
    pub const TEMPLATES_OF_FIRST: u8 = 32;

    /// A specification, checked.
    pub fn new(
        template: u8,
        number_deck: NumberDeck,
        seed: SheetSeed,
    ) -> Result<SheetSpec, NoSuchTemplate> {
        let templates = match seed.edition() {
            Edition::First => SheetSpec::TEMPLATES_OF_FIRST,
            Edition::Second => SheetSpec::TEMPLATES,
        };
        if template >= templates {
            return Err(NoSuchTemplate { template });
        }
        Ok(SheetSpec { template, number_deck, seed })
    }

    /// The number of its template.
    pub fn template(&self) -> u8 {
        self.template
    }

    /// How numbers are written.
    pub fn number_deck(&self) -> NumberDeck {
        self.number_deck
    }

    /// Where its numbers come from.
    pub fn seed(&self) -> SheetSeed {
        self.seed
    }
}
