//! From a specification to a puzzle: built on purpose, then proven by the solver.

use std::error::Error;
use std::fmt;

use super::{Answer, Motif, Puzzle, Spec, question};
use crate::rules::Random;
use crate::solver::Solver;

/// Drafts that are tried before we say that a request cannot be met.
const MOST_DRAFTS: usize = 20_000;

/// The level of `order` and `table` that is about traps.
const LEVEL_OF_TRAPS: u8 = 5;

/// No puzzle of this specification was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CannotMake {
    /// What was asked for.
    pub spec: Spec,
}

impl fmt::Display for CannotMake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, level) = (self.spec.kind().name(), self.spec.level());
        let (hand, seed) = (self.spec.hand(), self.spec.seed());
        write!(f, "no {kind} puzzle of level {level} with {hand} cards found for seed {seed}")
    }
}

impl Error for CannotMake {}

/// The puzzle that belongs to a specification: the same on every machine, for ever.
pub fn generate(solver: &mut Solver, spec: Spec) -> Result<Puzzle, CannotMake> {
    let mut random = Random::new(seed(spec));
    for _ in 0..MOST_DRAFTS {
        let puzzle = question::draft(solver, spec, &mut random)
            .and_then(|question| Puzzle::new(solver, &mut random, question, spec.level()));
        if let Some(puzzle) = puzzle.filter(is_worth_asking) {
            return Ok(Puzzle { spec: Some(spec), ..puzzle });
        }
    }
    Err(CannotMake { spec })
}

/// The number deck is left out: it only changes how numbers are written.
fn seed(spec: Spec) -> u64 {
    let parts = [spec.level().into(), spec.hand().into(), spec.seed()];
    let kind = u64::from(spec.kind().number());
    parts.iter().fold(kind, |seed, part: &u32| (seed << 20) | u64::from(*part))
}

/// Among plays, a class vote needs something to choose from, and the level of traps a trap.
fn is_worth_asking(puzzle: &Puzzle) -> bool {
    match puzzle.solution {
        Answer::Plays(_) => {
            let trapped = puzzle.motifs.iter().copied().any(Motif::is_trap);
            !puzzle.options.is_empty() && (trapped || puzzle.level != LEVEL_OF_TRAPS)
        }
        Answer::Cards(_) | Answer::Number(_) | Answer::Step(_) | Answer::Truth(_) => true,
    }
}
