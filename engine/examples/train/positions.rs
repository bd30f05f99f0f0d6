//! What the positions of games turned out to be worth, for a value to learn from.

use saute_dix_engine::coach::champion::features::PositionAfterPlay;
use saute_dix_engine::rules::Random;

use crate::pupil::{Memory, Pupil};

/// How much of a position's target is what really followed; the rest is what was expected then.
const LAMBDA: f32 = 0.3;
/// Positions are remembered, and each is learnt from several times.
const MEMORY: usize = 60_000;
const ENOUGH: usize = 4_000;
const BATCH: usize = 128;

/// A position with what it was taken to be worth when it was left.
pub struct Seen {
    /// After the play and before drawing.
    pub state: PositionAfterPlay,
    /// The chance of winning, as it seemed then.
    pub expected: f32,
}

/// Positions with what they should be worth.
pub struct Positions {
    memory: Memory<(PositionAfterPlay, f32)>,
    times: usize,
    due: usize,
}

impl Positions {
    /// None yet; each will be learnt from so many times.
    pub fn new(times: usize) -> Positions {
        Positions { memory: Memory::new(MEMORY), times, due: 0 }
    }

    /// Those of a game whose end is worth so much.
    pub fn add(&mut self, seen: &[Seen], end: f32) {
        let mut target = end;
        for position in seen.iter().rev() {
            self.memory.add((position.state, target));
            target = LAMBDA * target + (1.0 - LAMBDA) * position.expected;
        }
        self.due += seen.len() * self.times;
    }

    /// Has a pupil learn from what there is.
    pub fn study(&mut self, pupil: &mut Pupil, rate: f32, random: &mut Random) {
        if self.memory.len() < ENOUGH {
            self.due = 0;
        }
        while self.due >= BATCH {
            self.due -= BATCH;
            pupil.study(rate, |learner, numbers| {
                for _ in 0..BATCH {
                    if let Some((state, target)) = self.memory.recall(random) {
                        learner.see(numbers, state, *target);
                    }
                }
            });
        }
    }
}
