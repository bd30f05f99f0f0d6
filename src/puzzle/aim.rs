//! Puzzles for a whole class to choose an answer from, aimed at what it may think.

use super::{Kind, Misconception, NumberDeck, Puzzle, Spec, generate};
use crate::rules::Random;
use crate::solver::Solver;

/// How many puzzles are looked at before giving up on one with a certain wrong answer.
const PATIENCE: usize = 150;
/// Fewer answers are nothing to choose from.
const FEWEST_ANSWERS: usize = 3;

/// Where questions come from that are aimed at nothing yet: the heart of the game.
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

/// At most so many puzzles with enough answers to choose from, each with one that this misconception
/// leads to. Where there is no such puzzle, others.
pub fn aimed_at(
    solver: &mut Solver,
    random: &mut Random,
    aim: Option<Misconception>,
    most: usize,
) -> Vec<Puzzle> {
    let (mut fitting, mut others) = (Vec::new(), Vec::new());
    for (kind, level) in sources(aim.is_some()).into_iter().cycle().take(PATIENCE) {
        let seed = Spec::any_seed(random);
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
        if fitting.len() == most {
            break;
        }
    }
    if fitting.is_empty() { others } else { fitting }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_misconceptions_find_their_puzzle() {
        let mut solver = Solver::new();
        let mut hits = 0;
        for idea in Misconception::ALL {
            let mut random = Random::new(4);
            let puzzles = aimed_at(&mut solver, &mut random, Some(idea), 1);
            let puzzle = puzzles.first().unwrap();
            let mut options = puzzle.options.iter();
            hits += usize::from(options.any(|option| option.misconception == Some(idea)));
        }
        assert!(hits + 1 >= Misconception::ALL.len(), "{hits}");
    }
}
