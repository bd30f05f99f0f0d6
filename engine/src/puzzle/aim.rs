//! Puzzles for a whole class to choose an answer from, aimed at what it may think.

use super::{Kind, Misconception, NumberDeck, Puzzle, Spec, generate};
use crate::rules::Random;
use crate::solver::Solver;

/// How many puzzles are looked at before giving up on one with a certain wrong answer.
const PATIENCE: usize = 150;
/// So many cards are in hand where there is little room.
const SHORT_HAND: u8 = 5;
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
    let kinds = [Kind::Order, Kind::Table, Kind::Jump, Kind::Room, Kind::Legal, Kind::Mistake];
    let highest = |kind: Kind| match kind {
        Kind::Table => 3,
        kind => kind.levels(),
    };
    let levels = kinds.map(|kind| (1..=highest(kind)).map(move |level| (kind, level)));
    levels.into_iter().flatten().collect()
}

/// Where short questions for paper come from, easy ones first: what can be read and answered on a
/// quarter of a page.
const SHORT: [(Kind, u8); 17] = [
    (Kind::Legal, 1),
    (Kind::Jump, 1),
    (Kind::Room, 1),
    (Kind::Order, 1),
    (Kind::Legal, 2),
    (Kind::Jump, 2),
    (Kind::Order, 2),
    (Kind::Room, 2),
    (Kind::Order, 3),
    (Kind::Jump, 3),
    (Kind::Room, 3),
    (Kind::Order, 4),
    (Kind::Jump, 4),
    (Kind::Room, 4),
    (Kind::Order, 5),
    (Kind::Table, 1),
    (Kind::Table, 2),
];

/// At most so many puzzles with enough answers to choose from, each with one that this misconception
/// leads to. Where there is no such puzzle, others.
pub fn aimed_at(
    solver: &mut Solver,
    random: &mut Random,
    aim: Option<Misconception>,
    most: usize,
) -> Vec<Puzzle> {
    let (mut fitting, mut others) = (Vec::new(), Vec::new());
    for source in sources(aim.is_some()).into_iter().cycle().take(PATIENCE) {
        let numbers = (Spec::USUAL_HAND, NumberDeck::Units);
        let Some(puzzle) = draft(solver, random, source, numbers) else {
            continue;
        };
        if puzzle.options.len() < FEWEST_ANSWERS {
            continue;
        }
        if aim.is_none_or(|idea| tempts(&puzzle, idea)) {
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

/// So many short puzzles for paper, kind by kind, in which this misconception leads to a wrong
/// answer. Where there are not enough of them, others complete them.
pub fn short_aimed_at(
    solver: &mut Solver,
    random: &mut Random,
    idea: Misconception,
    deck: NumberDeck,
    count: usize,
) -> Vec<Puzzle> {
    let (mut fitting, mut others) = (Vec::new(), Vec::new());
    for source in SHORT.into_iter().cycle().take(PATIENCE) {
        if fitting.len() == count {
            break;
        }
        match draft(solver, random, source, (SHORT_HAND, deck)) {
            Some(puzzle) if tempts(&puzzle, idea) => fitting.push(puzzle),
            // What comes late in the list is nearest to the heart of the game.
            Some(puzzle) => others.push(puzzle),
            None => {}
        }
    }
    let missing = count.saturating_sub(fitting.len());
    fitting.extend(others.into_iter().rev().take(missing));
    fitting.sort_by_key(|puzzle| (puzzle.kind, puzzle.level));
    fitting
}

/// So many short puzzles for paper of each of these kinds and levels, again and again.
pub fn short_of(
    solver: &mut Solver,
    random: &mut Random,
    sources: &[(Kind, u8)],
    deck: NumberDeck,
    count: usize,
) -> Vec<Puzzle> {
    let drafts = sources.iter().cycle().take(PATIENCE);
    let drafts = drafts.filter_map(|source| draft(solver, random, *source, (SHORT_HAND, deck)));
    drafts.take(count).collect()
}

/// A puzzle with numbers by chance, if it can be made.
fn draft(
    solver: &mut Solver,
    random: &mut Random,
    (kind, level): (Kind, u8),
    (hand, deck): (u8, NumberDeck),
) -> Option<Puzzle> {
    let seed = Spec::any_seed(random);
    let spec = Spec::new(kind, level, hand, deck, seed).ok()?;
    generate(solver, spec).ok()
}

/// Whether a misconception leads to one of its wrong answers.
fn tempts(puzzle: &Puzzle, idea: Misconception) -> bool {
    let mut options = puzzle.options.iter();
    options.any(|option| option.misconception == Some(idea))
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
