//! What one sheet asks: the items of a template for one seed, the same on every machine.

use super::chain::Chain;
use super::template::{Part, Template};
use crate::puzzle::{
    CannotMake, Code, NumberDeck, Puzzle, SeriesError, Spec, Statement, classic_quiz, puzzle_of,
    statements,
};
use crate::rules::{Position, Random};
use crate::solver::Solver;

/// Something numbered on a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exercise {
    /// A statement to tick.
    Statement(&'static Statement),
    /// A puzzle to solve.
    Puzzle(Puzzle),
    /// A short exercise.
    Drill(Puzzle),
}

/// A sheet before it is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The code that gives it again; none for a template of your own.
    pub code: Option<Code>,
    /// Which one of several it is.
    pub label: Label,
    /// What it asks, in order; the place in the list, from 1, is the number on paper.
    pub exercises: Vec<Exercise>,
    /// What is to be cut out and laid in order: a chain for each part with dominoes.
    pub chains: Vec<Chain>,
}

/// How sheets of one print are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    /// Version A to D.
    Version(char),
    /// Number 1, 2, 3 …
    Number(usize),
}

/// Why a sheet cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetError {
    /// A puzzle that cannot be made.
    CannotMake(CannotMake),
    /// A series that cannot be.
    Series(SeriesError),
}

/// The statements about these rules and of these levels, in the order of the bank.
pub(super) fn bank(rules: &[String], levels: (u8, u8)) -> Vec<&'static Statement> {
    let levels = levels.0..=levels.1;
    statements()
        .iter()
        .filter(|statement| rules.contains(&statement.rules) && levels.contains(&statement.level))
        .collect()
}

/// The seed so many places after another; after the last comes the first again.
pub(super) fn later_seed(seed: u32, places: u32) -> u32 {
    // Their number is a power of two, so that nothing is lost by wrapping.
    seed.wrapping_add(places) % Spec::SEEDS
}

/// The two positions of the classic quiz.
const CLASSIC_POSITIONS: [&str; 2] = [
    "A57 | 72 63 58 47 39 37 | min=2",
    "C83 | 74 64 58 46 37 23 | min=2",
];

impl Sheet {
    /// Makes the sheet of a template for a seed. `number` is the template's place among the
    /// built-in ones, for the code.
    pub fn new(
        solver: &mut Solver,
        template: &Template,
        number: Option<u8>,
        number_deck: NumberDeck,
        seed: u32,
        label: Label,
    ) -> Result<Sheet, SheetError> {
        let (mut exercises, mut chains) = (Vec::new(), Vec::new());
        for (part, index) in template.parts.iter().zip(1_u32..) {
            // Each part draws from its own stream, so that one does not repeat the other.
            let part_seed = later_seed(seed, index.wrapping_mul(40_503));
            match part {
                Part::ClassicQuiz {} => classic(solver, &mut exercises),
                Part::Statements {
                    count,
                    rules,
                    levels,
                } => {
                    let mut bank = bank(rules, *levels);
                    Random::new(part_seed.into()).shuffle(&mut bank);
                    let chosen = bank.into_iter().take(*count);
                    exercises.extend(chosen.map(Exercise::Statement));
                }
                Part::Puzzles { .. } | Part::Drills { .. } => {
                    let Some(series) = part.series(number_deck, part_seed) else {
                        continue;
                    };
                    let series = series.map_err(SheetError::Series)?;
                    let puzzles = series.puzzles(solver).map_err(SheetError::CannotMake)?;
                    let drill = matches!(part, Part::Drills { .. });
                    exercises.extend(puzzles.into_iter().map(|puzzle| {
                        if drill {
                            Exercise::Drill(puzzle)
                        } else {
                            Exercise::Puzzle(puzzle)
                        }
                    }));
                }
                Part::Dominoes { count } => chains.push(Chain::new(*count, part_seed)),
                Part::Texts { .. }
                | Part::Scores { .. }
                | Part::Cards { .. }
                | Part::Observation { .. } => {}
            }
        }
        let code = number.map(|template| Code::Sheet {
            template,
            number_deck,
            seed,
        });
        Ok(Sheet {
            code,
            label,
            exercises,
            chains,
        })
    }
}

fn classic(solver: &mut Solver, exercises: &mut Vec<Exercise>) {
    exercises.extend(classic_quiz().into_iter().map(Exercise::Statement));
    for text in CLASSIC_POSITIONS {
        let puzzle = text
            .parse::<Position>()
            .ok()
            .and_then(|position| puzzle_of(solver, position));
        exercises.extend(puzzle.map(Exercise::Puzzle));
    }
}

impl Exercise {
    /// The puzzle, unless it is a statement of a table.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        match self {
            Exercise::Statement(_) => None,
            Exercise::Puzzle(puzzle) | Exercise::Drill(puzzle) => Some(puzzle),
        }
    }
}
