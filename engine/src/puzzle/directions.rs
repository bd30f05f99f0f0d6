//! Which way the piles of a series go.

use std::collections::BTreeMap;

use super::{Edition, Kind};
use crate::rules::Random;

/// The directions that a series has had so far.
pub struct Directions {
    edition: Edition,
    /// How many puzzles of each kind there were.
    turns: BTreeMap<Kind, u32>,
    /// By how much the piles that go down are ahead, in each kind.
    surplus: BTreeMap<Kind, i32>,
}

impl Directions {
    /// None yet.
    pub fn new(edition: Edition) -> Directions {
        Directions { edition, turns: BTreeMap::new(), surplus: BTreeMap::new() }
    }

    /// Whether the next pile of this kind goes down.
    pub fn next(&mut self, random: &mut Random, kind: Kind) -> bool {
        match self.edition {
            Edition::First => self.in_turn(kind),
            Edition::Second => self.drawn(random, kind),
        }
    }

    /// One after the other, which anybody can guess. Kinds start in different directions, so that
    /// no round has only one.
    fn in_turn(&mut self, kind: Kind) -> bool {
        let turn = self.turns.entry(kind).or_default();
        *turn += 1;
        (*turn + kind.number()) % 2 == 1
    }

    /// Drawn, so that nobody can be sure of the next. The direction that is ahead, in this kind
    /// and in the whole series, is the less likely the further it is ahead, but never impossible;
    /// and a lead of one decides nothing, or every second pile would give itself away.
    fn drawn(&mut self, random: &mut Random, kind: Kind) -> bool {
        if kind == Kind::TrueFalse {
            // A statement is about no pile of its own.
            return random.below(2) == 1;
        }
        let all: i32 = self.surplus.values().sum();
        let own = self.surplus.entry(kind).or_default();
        let ahead = (all + *own) / 3;
        let chances = usize::try_from(ahead.unsigned_abs()).unwrap_or(0) + 2;
        let against = random.below(chances) == 0;
        let down = (ahead > 0) == against;
        *own += if down { 1 } else { -1 };
        down
    }
}
