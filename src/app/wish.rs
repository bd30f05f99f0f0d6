//! What somebody wants to practise: kept from one day to the next.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Kind, NumberDeck, Series, SeriesError, Spec};

/// What is chosen before a series.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Wish {
    /// The names of the kinds.
    kinds: Vec<String>,
    /// The lowest level.
    pub lowest: u8,
    /// The highest level.
    pub highest: u8,
    /// How many puzzles.
    pub count: u32,
    /// The name of the number deck.
    deck: String,
    /// Whether the pupil is told at once.
    pub at_once: bool,
    /// Whether a clock runs.
    pub clock: bool,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            kinds: vec![Kind::Order.name().to_owned()],
            lowest: 1,
            highest: 3,
            count: 10,
            deck: NumberDeck::Units.name().to_owned(),
            at_once: true,
            clock: false,
        }
    }
}

impl Wish {
    /// The lengths on offer.
    pub const COUNTS: [u32; 4] = [3, 5, 10, 20];
    /// The highest level of any kind.
    pub const TOP: u8 = 5;

    /// The kinds.
    pub fn kinds(&self) -> Vec<Kind> {
        let names = self.kinds.iter();
        names.filter_map(|name| Kind::from_name(name)).collect()
    }

    /// Takes a kind in or out; the last one stays.
    pub fn toggle(&mut self, kind: Kind) {
        let mut kinds = self.kinds();
        match kinds.iter().position(|other| *other == kind) {
            Some(index) if kinds.len() > 1 => {
                kinds.remove(index);
            }
            Some(_) => {}
            None => kinds.push(kind),
        }
        kinds.sort();
        self.kinds = kinds.iter().map(|kind| kind.name().to_owned()).collect();
    }

    /// How numbers are written.
    pub fn deck(&self) -> NumberDeck {
        NumberDeck::from_name(&self.deck).unwrap_or_default()
    }

    /// Other numbers.
    pub fn set_deck(&mut self, deck: NumberDeck) {
        deck.name().clone_into(&mut self.deck);
    }

    /// Levels from here to there; the other end gives way.
    pub fn set_levels(&mut self, lowest: u8, highest: u8) {
        self.lowest = lowest.clamp(1, Wish::TOP);
        self.highest = highest.clamp(1, Wish::TOP).max(self.lowest);
    }

    /// The series this asks for. Kinds that do not reach the lowest level start at their own
    /// highest, so that no choice of levels is empty.
    pub fn series(&self, seed: u32) -> Result<Series, SeriesError> {
        let kinds = self.kinds();
        let reach = kinds.iter().map(|kind| kind.levels()).min().unwrap_or(1);
        let lowest = self.lowest.min(reach);
        let hand = Spec::USUAL_HAND;
        let count = self.count.clamp(1, Series::MOST_WITH_CODE);
        let levels = lowest..=self.highest.max(lowest);
        Series::new(&kinds, levels, count, hand, self.deck(), seed % Spec::SEEDS)
    }

    /// Puts right what a file may have wrong.
    #[must_use]
    pub fn mended(mut self) -> Wish {
        if self.kinds().is_empty() {
            self.kinds = Wish::default().kinds;
        }
        self.set_levels(self.lowest, self.highest);
        self.count = self.count.clamp(1, Series::MOST_WITH_CODE);
        self
    }
}
