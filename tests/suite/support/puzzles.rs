//! Puzzles of every kind and level, for tests that look at all of them.

use saute_dix::puzzle::{Kind, NumberDeck, Puzzle, Spec, generate};
use saute_dix::solver::Solver;

pub fn spec(kind: Kind, level: u8, seed: u32) -> Spec {
    Spec::new(kind, level, Spec::USUAL_HAND, NumberDeck::Units, seed).unwrap()
}

/// Every kind and level with so many seeds each.
pub fn each(seeds: u32, mut visit: impl FnMut(&mut Solver, Puzzle)) {
    let mut solver = Solver::new();
    for kind in Kind::ALL {
        for level in 1..=kind.levels() {
            for seed in 0..seeds {
                let puzzle = generate(&mut solver, spec(kind, level, seed)).unwrap();
                visit(&mut solver, puzzle);
            }
        }
    }
}
