//! Where the questions of a vote come from.

use crate::puzzle::{Diagnosis, Misconception, Puzzle, aimed_at};
use crate::rules::Random;
use crate::solver::Solver;

const CANDIDATES: usize = 6;

/// A question with enough answers to choose from; with one that this misconception leads to, if there is such a
/// question; and out of those the one that tells best apart what the class may think.
pub(super) fn question(
    solver: &mut Solver,
    seed: u64,
    aim: Option<Misconception>,
    class: &Diagnosis,
) -> Option<Puzzle> {
    let mut random = Random::new(seed);
    let puzzles = aimed_at(solver, &mut random, aim, CANDIDATES);
    class.most_telling(solver, puzzles)
}
