//! What answers count for: nothing, levels of a ladder, or points of a relay.

use super::{LevelLadder, Relay, SeriesItem};
use crate::puzzle::Puzzle;
use crate::solver::{Solver, Verdict};

pub enum Contest {
    Alone,
    Ladder(Box<LevelLadder>),
    Relay(Relay),
}

impl Contest {
    pub(super) fn answered(&mut self, right: bool, verdict: Verdict) {
        match self {
            Contest::Alone => {}
            Contest::Ladder(ladder) => ladder.answered(right),
            Contest::Relay(relay) => relay.answered(Some(verdict)),
        }
    }

    pub(super) fn passed(&mut self, item: &SeriesItem) {
        if let (Contest::Relay(relay), Some(_)) = (self, item.outcome) {
            relay.answered(None);
        }
    }

    /// What comes after the last of these puzzles: a ladder has no end.
    pub(super) fn next(&self, solver: &mut Solver, items: &[SeriesItem]) -> Option<Puzzle> {
        match self {
            Contest::Alone | Contest::Relay(_) => None,
            Contest::Ladder(ladder) => {
                ladder.puzzle(solver, items.len(), items.last().map(|item| item.puzzle.kind))
            }
        }
    }
}
