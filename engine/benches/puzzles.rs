//! How long a thousand puzzles of each kind and level take.
use std::time::Instant;

use saute_dix_engine::puzzle::{Kind, NumberDeck, Spec, generate};
use saute_dix_engine::solver::Solver;

const PUZZLES: u32 = 1_000;

pub fn run() {
    let mut solver = Solver::new();
    for kind in Kind::ALL {
        for level in 1..=kind.levels() {
            report(&mut solver, kind, level);
        }
    }
}

fn report(solver: &mut Solver, kind: Kind, level: u8) {
    let start = Instant::now();
    let made = (0..PUZZLES)
        .filter_map(|seed| Spec::new(kind, level, Spec::USUAL_HAND, NumberDeck::Units, seed).ok())
        .filter_map(|spec| generate(solver, spec).ok())
        .count();
    let seconds = start.elapsed().as_secs_f64();
    println!("puzzles, {} level {level}: {made} in {seconds:.2} s", kind.name());
}
