//! Candidates in order of their odds, by the value of the position they lead to.

use super::candidates::{Breadth, Finder, PlayCandidate};
use super::features::Bits;
use super::fits::Fits;
use super::sight::Sight;
use super::weights::{Scale, Weights};
use crate::coach::Chance;
use crate::rules::{Play, sort_short_by_key};

/// Odds that stand for certainty: won, and with the other sign lost.
const CERTAIN: i32 = 1 << 29;

/// A candidate with what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// The logarithm of the odds of winning, in parts of 2^18.
    pub odds: i32,
    /// The play.
    pub candidate: PlayCandidate,
    /// What it leaves in the hand.
    pub rest: Bits,
}

impl Ranked {
    /// The chance of winning.
    pub fn chance(&self) -> Chance {
        chance_of(self.odds)
    }

    /// Whether nothing is left to chance.
    pub fn is_certain(&self) -> bool {
        self.odds.abs() == CERTAIN
    }
}

/// The chance with these odds.
pub fn chance_of(odds: i32) -> Chance {
    match odds {
        CERTAIN => Chance::SURE,
        lost if lost == -CERTAIN => Chance::NEVER,
        _ => Chance::of_odds(odds),
    }
}

/// Finds candidates and weighs them.
pub struct Judge {
    finder: Finder,
    scale: Scale,
    fits: Fits,
    found: Vec<PlayCandidate>,
}

impl Default for Judge {
    /// Ready for anything.
    fn default() -> Judge {
        Judge {
            finder: Finder::new(),
            scale: Scale::new(),
            fits: Fits::new(),
            found: Vec::new(),
        }
    }
}

impl Judge {
    /// The candidates of whoever sees this, the most promising first; none if nothing can be played.
    pub fn rank(
        &mut self,
        weights: &Weights,
        sight: &Sight,
        breadth: Breadth,
        ranked: &mut Vec<Ranked>,
    ) {
        let mut found = std::mem::take(&mut self.found);
        self.finder.find(sight, breadth, &mut found);
        self.scale.begin(sight.unseen);
        ranked.clear();
        for candidate in &found {
            let rest = self.finder.rest(sight.hand, candidate);
            let odds = self
                .outcome(sight, candidate.tops, rest, candidate.count)
                .unwrap_or_else(|| {
                    let after = sight.after(candidate.tops, rest);
                    self.scale.weigh(weights, &after)
                });
            ranked.push(Ranked {
                odds,
                candidate: *candidate,
                rest,
            });
            if odds == CERTAIN {
                // Nothing can be better.
                break;
            }
        }
        self.found = found;
        // Stable: among equals the cheaper one stays first.
        sort_short_by_key(ranked, |ranked| std::cmp::Reverse(ranked.odds));
    }

    /// What a position is worth that somebody left behind with so many cards laid in the turn.
    pub fn odds(&mut self, weights: &Weights, sight: &Sight, tops: [u8; 4], rest: Bits) -> i32 {
        let laid = sight.hand.count_ones() - rest.count_ones();
        self.scale.begin(sight.unseen);
        self.outcome(sight, tops, rest, laid as usize)
            .unwrap_or_else(|| self.scale.weigh(weights, &sight.after(tops, rest)))
    }

    /// How it ends, where nothing is hidden any more: whoever plays alone and has drawn everything can
    /// tell whether all cards fit.
    fn outcome(&mut self, sight: &Sight, tops: [u8; 4], rest: Bits, count: usize) -> Option<i32> {
        let left = rest | sight.unseen;
        if left == 0 {
            return Some(CERTAIN);
        }
        let alone = sight.rules.players() == 1;
        if !alone || sight.played + count < sight.deck {
            return None;
        }
        let fits = self.fits.all(&sight.table, tops, left)?;
        Some(if fits { CERTAIN } else { -CERTAIN })
    }

    /// A candidate card by card. It must be one of those ranked last.
    pub fn plays(&self, sight: &Sight, candidate: &PlayCandidate) -> Vec<Play> {
        self.finder.plays(sight, candidate)
    }
}
