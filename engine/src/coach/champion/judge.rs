//! Candidates in order of their odds, by the position they lead to, and what such a position is worth.

use super::candidates::{Breadth, Finder, PlayCandidate};
use super::features::Bits;
use super::fits::Fits;
use super::knowledge::PlayerKnowledge;
use super::library::Learnt;
use super::weights::Scale;
use crate::coach::Chance;
use crate::rules::Play;

/// Odds that stand for certainty: won, and with the other sign lost.
const CERTAIN: i32 = 1 << 29;
/// The logarithm of odds of e to one.
const ODDS_OF_E: i64 = 1 << 18;

/// A candidate with how it compares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// What the policy says: the higher the better. Where policy and value are the same, the logarithm of the odds of
    /// winning, in parts of 2^18.
    odds: i32,
    /// The play.
    pub candidate: PlayCandidate,
    /// What it leaves in the hand.
    pub rest: Bits,
}

impl Ranked {
    /// Whether nothing is left to chance.
    pub fn is_certain(&self) -> bool {
        self.odds.abs() == CERTAIN
    }
}

/// The chance with these odds.
pub(super) fn chance_of(odds: i32) -> Chance {
    match odds {
        CERTAIN => Chance::SURE,
        lost if lost == -CERTAIN => Chance::NEVER,
        _ => Chance::of_odds(odds),
    }
}

/// Finds candidates and weighs them.
pub struct Judge {
    finder: Finder,
    /// For the policy.
    scale: Scale,
    /// For the value, where it is another.
    value_scale: Scale,
    fits: Fits,
    found: Vec<PlayCandidate>,
}

impl Default for Judge {
    /// Ready for anything.
    fn default() -> Judge {
        Judge {
            finder: Finder::new(),
            scale: Scale::new(),
            value_scale: Scale::new(),
            fits: Fits::new(),
            found: Vec::new(),
        }
    }
}

impl Judge {
    /// Until this is called again, the turns that may follow this one are ranked, with the same weights.
    pub(super) fn look_from(&mut self, knowledge: &PlayerKnowledge) {
        self.scale.look_from(knowledge.unseen);
        self.value_scale.look_from(knowledge.unseen);
    }

    /// The candidates of a player who knows this, the most promising first; none if nothing can be played.
    pub fn rank(
        &mut self,
        learnt: Learnt,
        knowledge: &PlayerKnowledge,
        breadth: Breadth,
        ranked: &mut Vec<Ranked>,
    ) {
        let mut found = std::mem::take(&mut self.found);
        self.finder.find(knowledge, breadth, &mut found);
        self.scale.begin(knowledge.unseen);
        ranked.clear();
        for candidate in &found {
            let rest = self.finder.rest(knowledge.hand, candidate);
            let odds = self
                .outcome(knowledge, candidate.tops, rest, candidate.count)
                .unwrap_or_else(|| {
                    let after = knowledge.after(candidate.tops, rest);
                    self.scale.weigh(learnt.policy, &after)
                });
            ranked.push(Ranked { odds, candidate: *candidate, rest });
            if odds == CERTAIN {
                // Nothing can be better.
                break;
            }
        }
        self.found = found;
        // Stable: among equals the cheaper one stays first.
        ranked.sort_by_key(|ranked| std::cmp::Reverse(ranked.odds));
    }

    /// The chance of winning after a candidate of those ranked for this knowledge.
    pub fn chance(
        &mut self,
        learnt: Learnt,
        knowledge: &PlayerKnowledge,
        ranked: &Ranked,
    ) -> Chance {
        if ranked.is_certain() || learnt.is_one() {
            return chance_of(ranked.odds);
        }
        self.value_scale.begin(knowledge.unseen);
        let after = knowledge.after(ranked.candidate.tops, ranked.rest);
        chance_of(self.value_scale.weigh(learnt.value, &after))
    }

    /// The chances of candidates of those ranked for this knowledge, before looking ahead. The value says how likely it is to win at
    /// all. What tells them apart is the policy's to say: it has learnt from plays that were not made, too.
    pub fn prior_chances(
        &mut self,
        learnt: Learnt,
        knowledge: &PlayerKnowledge,
        ranked: &[Ranked],
    ) -> Vec<Chance> {
        let chances = ranked.iter().map(|ranked| self.chance(learnt, knowledge, ranked));
        let mut chances: Vec<Chance> = chances.collect();
        if learnt.is_one() {
            return chances;
        }
        // What is certain stays so, and does not count.
        let (mut count, mut odds, mut level) = (0, 0, 0);
        for (ranked, chance) in ranked.iter().zip(&chances) {
            if !ranked.is_certain() {
                count += 1;
                odds += i64::from(ranked.odds);
                level += i64::from(chance.parts());
            }
        }
        let (odds, level) = (odds / count.max(1), level / count.max(1));
        // How much a chance changes with the logarithm of its odds: as the policy has learnt it.
        let whole = i64::from(Chance::WHOLE);
        let slope = level * (whole - level) / whole + whole / 100;
        for (ranked, chance) in ranked.iter().zip(&mut chances) {
            if !ranked.is_certain() {
                let apart = (i64::from(ranked.odds) - odds) * slope / ODDS_OF_E;
                let parts = (level + apart).clamp(0, whole);
                *chance = Chance::from_parts(u32::try_from(parts).unwrap_or_default());
            }
        }
        chances
    }

    /// The chance of winning from a position left behind with these cards in the hand.
    pub fn chance_of_leaving(
        &mut self,
        learnt: Learnt,
        knowledge: &PlayerKnowledge,
        tops: [u8; 4],
        rest: Bits,
    ) -> Chance {
        let laid = knowledge.hand.count_ones() - rest.count_ones();
        let odds = self.outcome(knowledge, tops, rest, laid as usize);
        chance_of(odds.unwrap_or_else(|| {
            self.value_scale.begin(knowledge.unseen);
            self.value_scale.weigh(learnt.value, &knowledge.after(tops, rest))
        }))
    }

    /// How it ends, where nothing is hidden any more: a player who is alone and has drawn everything can
    /// tell whether all cards fit.
    fn outcome(
        &mut self,
        knowledge: &PlayerKnowledge,
        tops: [u8; 4],
        rest: Bits,
        count: usize,
    ) -> Option<i32> {
        let left = rest | knowledge.unseen;
        if left == 0 {
            return Some(CERTAIN);
        }
        let alone = knowledge.rules.players() == 1;
        if !alone || knowledge.played + count < knowledge.deck {
            return None;
        }
        let fits = self.fits.all(&knowledge.table, tops, left)?;
        Some(if fits { CERTAIN } else { -CERTAIN })
    }

    /// A candidate card by card. It must be one of those ranked last.
    pub fn plays(&self, knowledge: &PlayerKnowledge, candidate: &PlayCandidate) -> Vec<Play> {
        self.finder.plays(knowledge, candidate)
    }
}
