//! Policy and value, which learn from each other (policy iteration): the policy from looking ahead with both, the value from games that the
//! policy plays.
//!
//! The value is asked only about plays that the policy has chosen, and it has learnt from such alone. One set of weights for
//! both would be tempted to choose what it overrates.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "chances and counts of games, for which floats of either size will do"
)]

use saute_dix_engine::coach::champion::Learnt;
use saute_dix_engine::coach::champion::candidates::Breadth;
use saute_dix_engine::coach::champion::features::PositionAfterPlay;
use saute_dix_engine::coach::champion::judge::{Judge, Ranked};
use saute_dix_engine::coach::champion::look_ahead::LookAhead;
use saute_dix_engine::coach::champion::playout::Playout;
use saute_dix_engine::rules::{Deal, Expert, Random, Rules, RulesError};

use crate::learner::{Numbers, TrainingInfo};
use crate::positions::{Positions, Seen};
use crate::progress::Progress;
use crate::pupil::{Memory, Pupil};
use crate::school::LEAST_RATE;

/// Games in which every turn looks ahead.
pub const GAMES: u64 = 10_000;
/// For each of them, games that the policy plays alone.
const PLAIN_GAMES: usize = 8;
const RATE: f32 = 0.0005;
/// How often a position of a plain game is learnt from.
const TIMES: usize = 3;

/// How many candidates of a turn are compared, and on how many futures.
const COMPARED: usize = 8;
const FUTURES: u32 = 16;
/// What was compared is remembered, and learnt from several times.
const COMPARISONS: usize = 40_000;
const ENOUGH_COMPARISONS: usize = 2_000;
const COMPARISON_TIMES: usize = 5;
const COMPARISON_BATCH: usize = 32;

const BREADTH: Breadth = Breadth { pile: 14, pair: 40, all: 40 };

/// What the candidates of one turn lead to, and what they turned out to be worth.
type Comparison = Vec<(PositionAfterPlay, f32)>;

/// Teaches to play alone.
pub struct Seminar {
    rules: Rules,
    seed: u64,
    games: u64,
    random: Random,
    policy: Pupil,
    value: Pupil,
    judge: Judge,
    look_ahead: LookAhead,
    ranked: Vec<Ranked>,
    comparisons: Memory<Comparison>,
    comparisons_due: usize,
    positions: Positions,
}

impl Seminar {
    /// Both start from the same numbers.
    pub fn new(seed: u64, games: u64, start: &Numbers) -> Result<Seminar, RulesError> {
        Ok(Seminar {
            rules: Rules::classic(1, Expert::Off, false)?,
            seed,
            games,
            random: Random::new(seed),
            policy: Pupil::new(start.clone()),
            value: Pupil::new(start.clone()),
            judge: Judge::default(),
            look_ahead: LookAhead::default(),
            ranked: Vec::new(),
            comparisons: Memory::new(COMPARISONS),
            comparisons_due: 0,
            positions: Positions::new(TIMES),
        })
    }

    /// The files of the policy and of the value.
    pub fn files(&self) -> [Vec<u8>; 2] {
        let origin = TrainingInfo { seed: self.seed, games: self.games };
        [&self.policy, &self.value].map(|pupil| pupil.file(origin))
    }

    /// Plays all games, and tells how it goes.
    pub fn teach(&mut self) {
        let plain_games = PLAIN_GAMES as u64;
        let mut progress = Progress::new("solo", self.games * (1 + plain_games));
        while let Some(share) = progress.next() {
            let rate = RATE * (1.0 - share).max(LEAST_RATE);
            progress.tell(self.compare());
            self.study_comparisons(rate);
            for _ in 0..PLAIN_GAMES {
                progress.tell(self.play());
                self.positions.study(&mut self.value, rate, &mut self.random);
            }
        }
    }

    fn deal(&mut self) -> Playout {
        let deal = Deal::shuffled(&self.rules, &mut self.random);
        Playout::new(self.rules, &deal, [false; 5])
    }

    /// Plays a game in which the candidates of every turn are compared by looking ahead, and gives the cards left.
    fn compare(&mut self) -> usize {
        let mut game = self.deal();
        while game.left() > 0 {
            let knowledge = game.knowledge();
            let learnt = Learnt { policy: self.policy.weights(), value: self.value.weights() };
            self.judge.rank(learnt, &knowledge, BREADTH, &mut self.ranked);
            let Some(first) = self.ranked.first() else {
                return game.left();
            };
            let mut chosen = *first;
            self.ranked.retain(|ranked| !ranked.is_certain());
            self.ranked.truncate(COMPARED);
            if !chosen.is_certain() && self.ranked.len() > 1 {
                let ranked = &self.ranked;
                let chances = self.look_ahead.mean_chances(
                    learnt,
                    &knowledge,
                    ranked,
                    FUTURES,
                    &mut self.random,
                );
                let states =
                    ranked.iter().map(|ranked| knowledge.after(ranked.candidate.tops, ranked.rest));
                let worth = chances.iter().map(|chance| chance.share() as f32);
                self.comparisons.add(states.zip(worth).collect());
                self.comparisons_due += COMPARISON_TIMES;
                // Now and then as the policy would, so that its own ways are known too.
                let best = ranked.iter().zip(&chances).rev().max_by_key(|(_, chance)| **chance);
                if let Some((best, _)) = best
                    && self.random.below(4) != 0
                {
                    chosen = *best;
                }
            }
            game.lay_all(chosen.candidate.tops, chosen.rest);
            game.end_turn();
        }
        0
    }

    /// Plays a game as the policy would, for the value to learn from, and gives the cards left.
    fn play(&mut self) -> usize {
        let mut game = self.deal();
        let mut seen = Vec::new();
        let mut left = 0;
        while game.left() > 0 {
            let knowledge = game.knowledge();
            let learnt = Learnt { policy: self.policy.weights(), value: self.value.weights() };
            self.judge.rank(learnt, &knowledge, BREADTH, &mut self.ranked);
            let Some(best) = self.ranked.first() else {
                left = game.left();
                break;
            };
            if !best.is_certain() {
                seen.push(Seen {
                    state: knowledge.after(best.candidate.tops, best.rest),
                    expected: self.judge.chance(learnt, &knowledge, best).share() as f32,
                });
            }
            game.lay_all(best.candidate.tops, best.rest);
            game.end_turn();
        }
        let end = if left == 0 { 1.0 } else { 0.0 };
        self.positions.add(&seen, end);
        left
    }

    fn study_comparisons(&mut self, rate: f32) {
        if self.comparisons.len() < ENOUGH_COMPARISONS {
            self.comparisons_due = 0;
        }
        while self.comparisons_due >= COMPARISON_BATCH {
            self.comparisons_due -= COMPARISON_BATCH;
            self.policy.study(rate, |learner, numbers| {
                for _ in 0..COMPARISON_BATCH {
                    if let Some(choice) = self.comparisons.recall(&mut self.random) {
                        learner.compare(numbers, choice);
                    }
                }
            });
        }
    }
}
