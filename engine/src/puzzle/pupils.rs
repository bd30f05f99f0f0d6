//! Simulated pupils: they answer by a misconception, slip now and then, and so prove that the
//! diagnosis names what it should and accuses no other pupil.

use super::{
    Answer, CannotMake, Diagnosis, Kind, Misconception, NumberDeck, Predictions, Puzzle, Spec,
    generate, mark,
};
use crate::rules::{Card, Play, Random};
use crate::solver::{Solver, Task};

/// Out of a hundred answers, so many are slips.
const SLIPS_IN_A_HUNDRED: usize = 5;

/// A puzzle to ask pupils, with what the ideas predict for it.
struct PoolItem {
    puzzle: Puzzle,
    predictions: Predictions,
}

/// Puzzles of one kind, on all its levels.
pub struct Pool {
    kind: Kind,
    items: Vec<PoolItem>,
}

impl Pool {
    /// So many puzzles of each level.
    pub fn new(solver: &mut Solver, kind: Kind, each: u32) -> Result<Pool, CannotMake> {
        let mut items = Vec::new();
        for level in 1..=kind.levels() {
            for seed in 0..each {
                let hand = Spec::USUAL_HAND;
                let Ok(spec) = Spec::new(kind, level, hand, NumberDeck::Units, seed) else {
                    continue;
                };
                let puzzle = generate(solver, spec)?;
                let predictions = Predictions::new(solver, &puzzle);
                items.push(PoolItem { puzzle, predictions });
            }
        }
        Ok(Pool { kind, items })
    }

    /// The misconceptions that make a difference in at least one of thirty puzzles.
    pub fn shows(&self) -> Vec<Misconception> {
        let often = |misconception: &Misconception| {
            let items = self.items.iter();
            let shown = items.filter(|item| !item.predictions.of(*misconception).is_empty());
            shown.count() * 30 >= self.items.len()
        };
        Misconception::ALL.into_iter().filter(often).collect()
    }

    /// The most telling of a few puzzles.
    fn next(&self, diagnosis: &Diagnosis, random: &mut Random) -> Option<&PoolItem> {
        let few = 0..Diagnosis::candidates(self.kind);
        let few = few.filter_map(|_| self.items.get(random.below(self.items.len())));
        let rated = few.map(|item| (diagnosis.tells(&item.predictions), item));
        let best = rated.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, item)| item)
    }

    /// What is named after so many answers of a pupil who thinks like this.
    pub fn named(
        &self,
        solver: &mut Solver,
        idea: Option<Misconception>,
        answers: usize,
        random: &mut Random,
    ) -> Option<Misconception> {
        let mut diagnosis = Diagnosis::default();
        for _ in 0..answers {
            let item = self.next(&diagnosis, random)?;
            let answer = answer(item, idea, random);
            let right = mark(solver, &item.puzzle, &answer).right;
            diagnosis.observe(&item.predictions, &answer, right);
        }
        diagnosis.likeliest()
    }
}

/// What a pupil answers who thinks like this.
fn answer(item: &PoolItem, idea: Option<Misconception>, random: &mut Random) -> Answer {
    if random.below(100) < SLIPS_IN_A_HUNDRED {
        return slip(&item.puzzle, random);
    }
    let wrong = idea.map(|idea| item.predictions.of(idea));
    let wrong = wrong.and_then(|wrong| random.choose(wrong));
    wrong.unwrap_or(&item.puzzle.solution).clone()
}

/// Some answer or other.
fn slip(puzzle: &Puzzle, random: &mut Random) -> Answer {
    match &puzzle.solution {
        Answer::Truth(truth) => Answer::Truth(!truth),
        Answer::Step(_) => Answer::Step(1 + random.below(4)),
        Answer::Number(right) => {
            let off = i32::try_from(random.below(25)).unwrap_or(0) - 12;
            Answer::Number(right + off)
        }
        Answer::Cards(right) => match random.choose(&puzzle.question.cards()) {
            Some(card) if right.contains(*card) => Answer::Cards(right.without(*card)),
            Some(card) => Answer::Cards(right.with(*card)),
            None => Answer::Cards(*right),
        },
        Answer::Plays(_) => Answer::Plays(some_play(puzzle, random)),
    }
}

/// Cards laid by chance, as many as are needed.
fn some_play(puzzle: &Puzzle, random: &mut Random) -> Vec<Play> {
    let Some(task) = puzzle.question.position().map(Task::from) else {
        return Vec::new();
    };
    let (mut table, mut hand) = (task.table, task.hand);
    let mut plays = Vec::new();
    while plays.len() < task.minimum {
        let possible: Vec<Play> = table.plays(hand).collect();
        let Some(play) = random.choose(&possible).copied() else {
            break;
        };
        let card: Card = play.card;
        table = table.forced(play);
        hand = hand.without(card);
        plays.push(play);
    }
    plays
}
