//! Specifications of worksheets: everything that determines one, in any language.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{NumberDeck, Spec};
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
    version: Option<Version>,
    number: u32,
}

impl SheetSeed {
    /// A sheet that is no version of another. Numbers beyond [`Spec::SEEDS`] start again from zero.
    pub fn new(number: u32) -> SheetSeed {
        SheetSeed { version: None, number: number % Spec::SEEDS }
    }

    /// A version of this sheet.
    #[must_use]
    pub fn of_version(self, version: Version) -> SheetSeed {
        SheetSeed { version: Some(version), ..self }
    }

    /// A sheet so many places after this one, and no version of it. After the last comes the first
    /// again.
    #[must_use]
    pub fn later(self, places: u32) -> SheetSeed {
        // The number of seeds is a power of two: nothing is lost by wrapping.
        SheetSeed::new(self.number.wrapping_add(places))
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
        // A sheet alone is what version A would be.
        let version = self.version.map_or(0, Version::number);
        let parts = [version, place, self.number];
        let all = parts.iter().fold(1, |all, part| (all << 20) | u64::from(*part));
        Spec::any_seed(&mut Random::new(all))
    }
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

    /// A specification, checked.
    pub fn new(
        template: u8,
        number_deck: NumberDeck,
        seed: SheetSeed,
    ) -> Result<SheetSpec, NoSuchTemplate> {
        if template >= SheetSpec::TEMPLATES {
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
