//! Where the questions of a vote come from.

use crate::puzzle::{Diagnosis, Kind, Misconception, NumberDeck, Puzzle, Spec, generate};
use crate::rules::Random;
use crate::solver::Solver;

/// How many puzzles are looked at before giving up on one with a certain wrong answer.
const PATIENCE: usize = 150;
/// Out of so many that fit, the one that tells most is taken.
const CANDIDATES: usize = 6;
/// Fewer answers are no vote.
const FEWEST_ANSWERS: usize = 3;

/// Where a first question comes from: the heart of the game.
const OPENERS: [(Kind, u8); 3] = [(Kind::Order, 2), (Kind::Order, 3), (Kind::Order, 5)];

/// Where a question comes from that is aimed at something: every kind and level of the classic
/// game that has enough answers to choose from, and no more piles than can be read beside them.
fn sources(aimed: bool) -> Vec<(Kind, u8)> {
    if !aimed {
        return OPENERS.to_vec();
    }
    let kinds = [
        Kind::Order,
        Kind::Table,
        Kind::Jump,
        Kind::Room,
        Kind::Legal,
        Kind::Mistake,
    ];
    let highest = |kind: Kind| match kind {
        Kind::Table => 3,
        kind => kind.levels(),
    };
    let levels = kinds.map(|kind| (1..=highest(kind)).map(move |level| (kind, level)));
    levels.into_iter().flatten().collect()
}

/// A question with enough answers to choose from; with one that this misconception leads
/// to, if there is such a question; and out of those the one that tells best apart what the
/// class may think.
pub(super) fn question(
    solver: &mut Solver,
    seed: u64,
    aim: Option<Misconception>,
    class: &Diagnosis,
) -> Option<Puzzle> {
    let mut random = Random::new(seed);
    let sources = sources(aim.is_some());
    let (mut fitting, mut others) = (Vec::new(), Vec::new());
    for (kind, level) in sources.into_iter().cycle().take(PATIENCE) {
        let seed = random.below(Spec::SEEDS as usize);
        let seed = u32::try_from(seed).unwrap_or(0);
        let spec = Spec::new(kind, level, Spec::USUAL_HAND, NumberDeck::Units, seed);
        let Some(puzzle) = spec.ok().and_then(|spec| generate(solver, spec).ok()) else {
            continue;
        };
        let mut options = puzzle.options.iter();
        if options.len() < FEWEST_ANSWERS {
            continue;
        }
        if aim.is_none() || options.any(|option| option.misconception == aim) {
            fitting.push(puzzle);
        } else {
            others.push(puzzle);
        }
        if fitting.len() == CANDIDATES {
            break;
        }
    }
    let puzzles = if fitting.is_empty() { others } else { fitting };
    class.most_telling(solver, puzzles)
}
