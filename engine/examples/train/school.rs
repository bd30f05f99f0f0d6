//! The playing half: games against itself, and what each position of them turned out to be worth.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "chances and counts of games, for which floats of either size will do"
)]

use saute_dix_engine::coach::champion::Learnt;
use saute_dix_engine::coach::champion::candidates::Breadth;
use saute_dix_engine::coach::champion::judge::{Judge, Ranked};
use saute_dix_engine::coach::champion::playout::Playout;
use saute_dix_engine::rules::{Deal, Expert, Random, Rules, RulesError};

use crate::learner::{Numbers, TrainingInfo};
use crate::positions::{Positions, Seen};
use crate::progress::Progress;
use crate::pupil::Pupil;

const RATE: f32 = 0.001;
/// It falls to this share of what it is at first.
pub const LEAST_RATE: f32 = 0.02;
/// How often a position is learnt from.
const TIMES: usize = 4;
/// How a turn is planned while learning.
const BREADTH: Breadth = Breadth { pile: 14, pair: 40, all: 24 };

/// The first course, on which all others build. It is not played with itself.
pub const BASICS: &str = "solo-basics";

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
            course(BASICS, None, 300_000, false, Family::Classic),
            course("team", Some(BASICS), 150_000, true, Family::Classic),
            course("solo-expert", Some(BASICS), 80_000, false, Family::Expert),
            course("team-expert", Some("team"), 60_000, true, Family::Expert),
            course("solo-fire", Some(BASICS), 80_000, false, Family::Fire),
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
                let expert = if random.below(4) == 0 { expert(random) } else { Expert::Off };
                Rules::classic(players, expert, true)
            }
        }
    }

    /// Who speaks: mostly all, sometimes none, now and then just some.
    fn speakers(random: &mut Random) -> [bool; 5] {
        match random.below(20) {
            0..13 => [true; 5],
            13..18 => [false; 5],
            _ => std::array::from_fn(|_| random.below(2) == 0),
        }
    }
}

/// Teaches one kind of game.
pub struct School {
    course: Course,
    seed: u64,
    random: Random,
    pupil: Pupil,
    judge: Judge,
    positions: Positions,
}

impl School {
    /// A school for this kind of game, with numbers to start from.
    pub fn new(course: Course, seed: u64, start: Option<Numbers>) -> School {
        let mut random = Random::new(seed);
        let start = start.unwrap_or_else(|| Numbers::new(&mut random));
        School {
            course,
            seed,
            random,
            pupil: Pupil::new(start),
            judge: Judge::default(),
            positions: Positions::new(TIMES),
        }
    }

    /// The numbers it has come to.
    pub fn numbers(&self) -> &Numbers {
        self.pupil.numbers()
    }

    /// The file the champion plays with.
    pub fn file(&self) -> Vec<u8> {
        self.pupil.file(TrainingInfo { seed: self.seed, games: self.course.games })
    }

    /// Plays all games, and tells how it goes.
    pub fn teach(&mut self) {
        let mut progress = Progress::new(self.course.name, self.course.games);
        while let Some(share) = progress.next() {
            let mut seen = Vec::new();
            let left = self.play(&mut seen);
            self.positions.add(&seen, self.worth(left, share));
            let rate = RATE * (1.0 - share).max(LEAST_RATE);
            self.positions.study(&mut self.pupil, rate, &mut self.random);
            progress.tell(left);
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
                let knowledge = game.knowledge();
                let learnt = Learnt::one(self.pupil.weights());
                self.judge.rank(learnt, &knowledge, BREADTH, &mut ranked);
                let Some(best) = ranked.first() else {
                    return game.left();
                };
                if !best.is_certain() {
                    seen.push(Seen {
                        state: knowledge.after(best.candidate.tops, best.rest),
                        expected: self.judge.chance(learnt, &knowledge, best).share() as f32,
                    });
                }
                if best.candidate.count == 0 {
                    break;
                }
                if self.course.team {
                    // After each card the others may say something new.
                    let plays = self.judge.plays(&knowledge, &best.candidate);
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
}
