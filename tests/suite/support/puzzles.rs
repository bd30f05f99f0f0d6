//! Puzzles of every kind and level, for tests that look at all of them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

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
            if seeds <= FEW {
                for seed in 0..seeds {
                    visit(&mut solver, make(kind, level, seed));
                }
                continue;
            }
            let shared = shared(kind, level);
            let puzzles = shared.get_or_init(|| (0..MANY).map(|n| make(kind, level, n)).collect());
            for puzzle in &puzzles[..seeds as usize] {
                visit(&mut solver, puzzle.clone());
            }
        }
    }
}

/// So many are made anew each time.
const FEW: u32 = 20;
/// No test looks at more. They are made once for all that want more than a few.
const MANY: u32 = 300;

fn make(kind: Kind, level: u8, seed: u32) -> Puzzle {
    generate(&mut Solver::new(), spec(kind, level, seed)).unwrap()
}

type Shared = Arc<OnceLock<Vec<Puzzle>>>;

/// The puzzles of a kind and level that all tests share.
fn shared(kind: Kind, level: u8) -> Shared {
    static MADE: Mutex<BTreeMap<(Kind, u8), Shared>> = Mutex::new(BTreeMap::new());
    let mut made = MADE.lock().unwrap();
    Arc::clone(made.entry((kind, level)).or_default())
}
