//! Which way the piles of a series go.

use std::collections::BTreeMap;

use super::Kind;
use crate::rules::Random;

/// The directions that a series has had so far.
#[derive(Default)]
pub struct Directions {
    /// By how much the piles that go down are ahead, in each kind.
    surplus: BTreeMap<Kind, i32>,
}

impl Directions {
    /// Whether the next pile of this kind goes down.
    ///
    /// Drawn, so that a pupil cannot be sure of the next. The direction that is ahead, in this kind
    /// and in the whole series, is the less likely the further it is ahead, but never impossible;
    /// and a lead of one decides nothing, or every second pile would give itself away.
    pub fn next(&mut self, random: &mut Random, kind: Kind) -> bool {
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
