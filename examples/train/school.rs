//! The playing half: games against itself, and what each position of them turned out to be worth.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "chances and counts of games, for which floats of either size will do"
)]

use std::time::{Duration, Instant};

use saute_dix::coach::champion::candidates::Breadth;
use saute_dix::coach::champion::features::Afterstate;
use saute_dix::coach::champion::judge::{Judge, Ranked};
use saute_dix::coach::champion::playout::Playout;
use saute_dix::coach::champion::weights::{Schooling, Weights};
use saute_dix::rules::{Deal, Expert, Random, Rules, RulesError};

use crate::learner::{Learner, Numbers};

/// How much of a position's target is what really followed; the rest is what was expected then.
const LAMBDA: f32 = 0.3;
const RATE: f32 = 0.001;
const LEAST_RATE: f32 = 0.02;
/// Positions are remembered, and each is learnt from several times.
const MEMORY: usize = 60_000;
const ENOUGH: usize = 4_000;
const TIMES: usize = 4;
const BATCH: usize = 128;
/// The numbers that act follow those that learn, slowly.
const FOLLOW: f32 = 0.001;
/// After so many batches the acting numbers are rounded anew.
const ROUND: u32 = 8;
const BREADTH: Breadth = Breadth {
    pile: 14,
    pair: 40,
    all: 24,
};

/// A kind of game to learn.
#[derive(Clone, Copy)]
pub struct Course {
    /// Its name, and that of its file.
    pub name: &'static str,
    /// The kind it starts from.
    pub from: Option<&'static str>,
    /// How many games are played.
    pub games: u64,
    /// For this share of the games, the cards left count too: who never wins has nothing else to
    /// learn from.
    pub shaped: f32,
    team: bool,
    family: Family,
}

#[derive(Clone, Copy)]
enum Family {
    Classic,
    Expert,
    Fire,
}

impl Course {
    /// All of them, in the order in which they build on each other.
    pub fn all() -> Vec<Course> {
        let course = |name, from, games, team, family| Course {
            name,
            from,
            games,
            shaped: if from.is_none() { 0.05 } else { 0.02 },
            team,
            family,
        };
        vec![
            course("solo", None, 300_000, false, Family::Classic),
            course("team", Some("solo"), 150_000, true, Family::Classic),
            course("solo-expert", Some("solo"), 80_000, false, Family::Expert),
            course("team-expert", Some("team"), 60_000, true, Family::Expert),
            course("solo-fire", Some("solo"), 80_000, false, Family::Fire),
            course("team-fire", Some("team"), 60_000, true, Family::Fire),
        ]
    }

    fn rules(&self, random: &mut Random) -> Result<Rules, RulesError> {
        let players = if self.team { 2 + random.below(4) } else { 1 };
        let expert = |random: &mut Random| match random.below(2) {
            0 => Expert::ThreeCards,
            _ => Expert::SmallerHand,
        };
        match self.family {
            Family::Classic => Rules::classic(players, Expert::Off, false),
            Family::Expert => Rules::classic(players, expert(random), false),
            Family::Fire => {
                let expert = if random.below(4) == 0 {
                    expert(random)
                } else {
                    Expert::Off
                };
                Rules::classic(players, expert, true)
            }
        }
    }

    /// Who speaks: mostly all, sometimes nobody, now and then just some.
    fn speakers(random: &mut Random) -> [bool; 5] {
        match random.below(20) {
            0..13 => [true; 5],
            13..18 => [false; 5],
            _ => std::array::from_fn(|_| random.below(2) == 0),
        }
    }
}

/// A position with what it was taken to be worth when it was left.
struct Seen {
    state: Afterstate,
    expected: f32,
}

/// How it has gone lately.
#[derive(Default)]
struct Tally {
    games: u64,
    won: u64,
    left: u64,
}

/// Teaches one kind of game.
pub struct School {
    course: Course,
    seed: u64,
    random: Random,
    learning: Numbers,
    acting: Numbers,
    weights: Weights,
    learner: Learner,
    batches: u32,
    judge: Judge,
    memory: Vec<(Afterstate, f32)>,
    oldest: usize,
    due: usize,
}

impl School {
    /// A school for this kind of game, with numbers to start from.
    pub fn new(course: Course, seed: u64, start: Option<&[u8]>) -> Result<School, &'static str> {
        let mut random = Random::new(seed);
        let learning = match start {
            Some(bytes) => {
                Numbers::from_bytes(bytes).ok_or("the numbers to start from do not fit")?
            }
            None => Numbers::new(&mut random),
        };
        let origin = Schooling { seed, games: 0 };
        Ok(School {
            course,
            seed,
            random,
            acting: learning.clone(),
            weights: learning.rounded(origin),
            learning,
            learner: Learner::new(),
            batches: 0,
            judge: Judge::default(),
            memory: Vec::with_capacity(MEMORY),
            oldest: 0,
            due: 0,
        })
    }

    /// The numbers it has come to.
    pub fn numbers(&self) -> &Numbers {
        &self.acting
    }

    /// The same, as the champion plays with them.
    pub fn weights(&self) -> Weights {
        let origin = Schooling {
            seed: self.seed,
            games: self.course.games,
        };
        self.acting.rounded(origin)
    }

    /// Plays all games, and tells how it goes.
    pub fn teach(&mut self) {
        let start = Instant::now();
        let mut told = start;
        let mut tally = Tally::default();
        for game in 0..self.course.games {
            let progress = game as f32 / self.course.games as f32;
            let mut seen = Vec::new();
            let left = self.play(&mut seen);
            tally.games += 1;
            tally.won += u64::from(left == 0);
            tally.left += left as u64;
            self.remember(&seen, self.worth(left, progress));
            self.study(RATE * (1.0 - progress).max(LEAST_RATE));
            let last = game + 1 == self.course.games;
            if last || told.elapsed() > Duration::from_secs(20) {
                eprintln!(
                    "{}: {:.0} s, {} games, lately {:.1} % won, {:.2} cards left, {:.2} ms a game",
                    self.course.name,
                    start.elapsed().as_secs_f64(),
                    game + 1,
                    100.0 * tally.won as f64 / tally.games as f64,
                    tally.left as f64 / tally.games as f64,
                    1000.0 * start.elapsed().as_secs_f64() / (game + 1) as f64,
                );
                tally = Tally::default();
                told = Instant::now();
            }
        }
    }

    /// What the end of a game is worth.
    fn worth(&self, left: usize, progress: f32) -> f32 {
        if left == 0 {
            return 1.0;
        }
        let share = (0.3 * (1.0 - progress / self.course.shaped)).max(0.0);
        share * (1.0 - left as f32 / 40.0).max(0.0).powi(2)
    }

    /// Plays a game and gives the cards left.
    fn play(&mut self, seen: &mut Vec<Seen>) -> usize {
        let Ok(rules) = self.course.rules(&mut self.random) else {
            return 0;
        };
        let deal = Deal::shuffled(&rules, &mut self.random);
        let deal = deal.started_by_chance(&rules, &mut self.random);
        let mut game = Playout::new(rules, &deal, Course::speakers(&mut self.random));
        let mut ranked: Vec<Ranked> = Vec::new();
        while game.left() > 0 {
            loop {
                let sight = game.sight();
                self.judge.rank(&self.weights, &sight, BREADTH, &mut ranked);
                let Some(best) = ranked.first() else {
                    return game.left();
                };
                if !best.is_certain() {
                    seen.push(Seen {
                        state: sight.after(best.candidate.tops, best.rest),
                        expected: best.chance().share() as f32,
                    });
                }
                if best.candidate.count == 0 {
                    break;
                }
                if self.course.team {
                    // After each card the others may say something new.
                    let plays = self.judge.plays(&sight, &best.candidate);
                    let Some(play) = plays.first() else { break };
                    game.lay(*play);
                } else {
                    game.lay_all(best.candidate.tops, best.rest);
                    break;
                }
                if game.hand_is_empty() {
                    break;
                }
            }
            game.end_turn();
        }
        0
    }

    fn remember(&mut self, seen: &[Seen], mut target: f32) {
        for position in seen.iter().rev() {
            let entry = (position.state, target);
            if self.memory.len() < MEMORY {
                self.memory.push(entry);
            } else if let Some(old) = self.memory.get_mut(self.oldest) {
                *old = entry;
                self.oldest = (self.oldest + 1) % MEMORY;
            }
            target = LAMBDA * target + (1.0 - LAMBDA) * position.expected;
        }
        self.due += seen.len() * TIMES;
    }

    fn study(&mut self, rate: f32) {
        if self.memory.len() < ENOUGH {
            self.due = 0;
            return;
        }
        while self.due >= BATCH {
            self.due -= BATCH;
            for _ in 0..BATCH {
                if let Some((state, target)) = self.random.choose(&self.memory) {
                    self.learner.see(&self.learning, state, *target);
                }
            }
            self.learner.step(&mut self.learning, rate);
            self.batches += 1;
            let share = FOLLOW.max(1.0 / (self.batches + 1) as f32);
            self.acting.follow(&self.learning, share);
            if self.batches.is_multiple_of(ROUND) {
                let origin = self.weights.origin();
                self.weights = self.acting.rounded(origin);
            }
        }
    }
}
