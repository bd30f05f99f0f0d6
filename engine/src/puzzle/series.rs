//! Series: several puzzles, mixed so that no two neighbours ask for the same trick.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use super::directions::Directions;
use super::{CannotMake, Code, Kind, NumberDeck, Puzzle, Spec, SpecError, generate};
use crate::limits;
use crate::rules::Random;
use crate::solver::Solver;

/// What determines a series.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    kinds: Vec<Kind>,
    levels: RangeInclusive<u8>,
    count: u32,
    hand: u8,
    number_deck: NumberDeck,
    seed: u32,
}

/// Why there is no such series.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeriesError {
    /// No kind was chosen.
    NoKind,
    /// No puzzle was asked for, or far too many.
    Count(u32),
    /// The levels are the wrong way round.
    Levels {
        /// Where they should start.
        lowest: u8,
        /// Where they should end.
        highest: u8,
    },
    /// One of the puzzles cannot be.
    Puzzle(SpecError),
}

impl fmt::Display for SeriesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeriesError::NoKind => f.write_str("a series needs a kind of puzzle"),
            SeriesError::Count(found) => {
                write!(f, "no series of {found} puzzles, only of 1 to {}", Series::MOST)
            }
            SeriesError::Levels { lowest, highest } => {
                write!(f, "no levels from {lowest} to {highest}")
            }
            SeriesError::Puzzle(_) => f.write_str("a puzzle of the series cannot be"),
        }
    }
}

impl Error for SeriesError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            SeriesError::NoKind | SeriesError::Count(_) | SeriesError::Levels { .. } => None,
            SeriesError::Puzzle(error) => Some(error),
        }
    }
}

impl Series {
    /// The most puzzles of a series.
    pub const MOST: u32 = limits::SERIES;
    /// The most puzzles of a series that has a code.
    pub const MOST_WITH_CODE: u32 = limits::SERIES_WITH_CODE;

    /// A series, checked. Kinds that end below the highest level stay at their own highest.
    pub fn new(
        kinds: &[Kind],
        levels: RangeInclusive<u8>,
        count: u32,
        hand: u8,
        number_deck: NumberDeck,
        seed: u32,
    ) -> Result<Series, SeriesError> {
        let mut kinds = kinds.to_vec();
        kinds.sort_by_key(|kind| *kind);
        kinds.dedup();
        let (lowest, highest) = (*levels.start(), *levels.end());
        if kinds.is_empty() {
            return Err(SeriesError::NoKind);
        }
        if !(1..=Series::MOST).contains(&count) {
            return Err(SeriesError::Count(count));
        }
        if lowest > highest {
            return Err(SeriesError::Levels { lowest, highest });
        }
        for kind in &kinds {
            Spec::new(*kind, lowest, hand, number_deck, seed).map_err(SeriesError::Puzzle)?;
        }
        Ok(Series { kinds, levels, count, hand, number_deck, seed })
    }

    /// The kinds that are mixed.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// The levels, rising through the series.
    pub fn levels(&self) -> RangeInclusive<u8> {
        self.levels.clone()
    }

    /// How many puzzles.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// How many cards the hands have.
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

    /// The code, unless the series is too long for one.
    pub fn code(&self) -> Option<Code> {
        (self.count <= Series::MOST_WITH_CODE).then(|| Code::Series(self.clone()))
    }

    /// Makes the puzzles: kinds in turn and in changing order, levels rising, both directions of
    /// each kind, and no puzzle twice as long as there are others.
    pub fn puzzles(&self, solver: &mut Solver) -> Result<Vec<Puzzle>, CannotMake> {
        let mut random = Random::new(u64::from(self.seed) | 1 << 32);
        let mut seen = BTreeSet::new();
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut round: Vec<Kind> = Vec::new();
        let mut directions = Directions::default();
        for place in 0..self.count {
            if round.is_empty() {
                round = self.next_round(&mut random, puzzles.last().map(|puzzle| puzzle.kind));
            }
            let Some(kind) = round.pop() else {
                break;
            };
            let down = directions.next(&mut random, kind);
            let level = self.level_at(place).min(kind.levels());
            puzzles.push(self.fresh(solver, &mut random, (kind, level, down), &mut seen)?);
        }
        Ok(puzzles)
    }

    /// All kinds once, in random order, but not beginning with the kind that came last.
    fn next_round(&self, random: &mut Random, last: Option<Kind>) -> Vec<Kind> {
        let mut round = self.kinds.clone();
        random.shuffle(&mut round);
        if round.len() > 1 && round.last().copied() == last {
            round.rotate_left(1);
        }
        round
    }

    fn level_at(&self, place: u32) -> u8 {
        let (lowest, highest) = (*self.levels.start(), *self.levels.end());
        let span = u32::from(highest - lowest) + 1;
        let step = place * span / self.count;
        lowest + u8::try_from(step).unwrap_or(0)
    }

    /// A puzzle that has not come yet; after many tries, one that has.
    fn fresh(
        &self,
        solver: &mut Solver,
        random: &mut Random,
        (kind, level, down): (Kind, u8, bool),
        seen: &mut BTreeSet<String>,
    ) -> Result<Puzzle, CannotMake> {
        const MOST_TRIES: usize = 60;
        let half = usize::try_from(Spec::SEEDS / 2).unwrap_or(usize::MAX);
        let mut tries = 0;
        loop {
            tries += 1;
            let seed = 2 * u32::try_from(random.below(half)).unwrap_or(0) + u32::from(down);
            let spec = Spec::of_series(kind, level, self.hand, self.number_deck, seed);
            let puzzle = generate(solver, spec)?;
            if seen.insert(format!("{:?}", puzzle.question)) || tries == MOST_TRIES {
                return Ok(puzzle);
            }
        }
    }
}
