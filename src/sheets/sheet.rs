//! What one sheet asks: the items of a template for one seed, the same on every machine.

use super::chain::Chain;
use super::errors::PrintError;
use super::template::{Part, Template};
use crate::puzzle::{
    Code, NumberDeck, Puzzle, SheetSeed, SheetSpec, Statement, Version, classic_quiz, puzzle_of,
    statements,
};
use crate::rules::{Position, Random};
use crate::solver::Solver;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exercise {
    Statement(&'static Statement),
    Puzzle(Puzzle),
    Drill(Puzzle),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The code that gives it again; none for a template of your own.
    pub code: Option<Code>,
    pub label: Label,
    pub stars: Option<u8>,
    pub helped: bool,
    /// What it asks, in order; the place in the list, from 1, is the number on paper.
    pub exercises: Vec<Exercise>,
    /// What is to be cut out and laid in order: a chain for each part with dominoes.
    pub chains: Vec<Chain>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    Version(Version),
    /// Number 1, 2, 3 …
    Number(usize),
    Single,
}

impl Label {
    pub fn alone(seed: SheetSeed) -> Label {
        seed.version().map_or(Label::Single, Label::Version)
    }
}

/// The statements about these rules and of these levels, in the order of the bank.
pub(super) fn bank(rules: &[String], levels: (u8, u8)) -> Vec<&'static Statement> {
    let levels = levels.0..=levels.1;
    statements()
        .iter()
        .filter(|statement| rules.contains(&statement.rules) && levels.contains(&statement.level))
        .collect()
}

const CLASSIC_POSITIONS: [&str; 2] =
    ["A57 | 72 63 58 47 39 37 | min=2", "C83 | 74 64 58 46 37 23 | min=2"];

impl Sheet {
    /// Makes the sheet of a template for a seed. `number` is the template's place among the
    /// built-in ones, for the code.
    pub fn new(
        solver: &mut Solver,
        template: &Template,
        number: Option<u8>,
        number_deck: NumberDeck,
        seed: SheetSeed,
        label: Label,
    ) -> Result<Sheet, PrintError> {
        Sheet::of_level(solver, template, number, number_deck, seed, label, None)
    }

    /// The same with only one of its levels, by its stars.
    pub fn of_level(
        solver: &mut Solver,
        template: &Template,
        number: Option<u8>,
        number_deck: NumberDeck,
        seed: SheetSeed,
        label: Label,
        stars: Option<u8>,
    ) -> Result<Sheet, PrintError> {
        let (mut exercises, mut chains) = (Vec::new(), Vec::new());
        let parts = || {
            let parts = template.parts.iter().zip(1_u32..);
            parts.filter(|(part, _)| stars.is_none() || part.stars() == stars)
        };
        for (part, index) in parts() {
            let part_seed = seed.of_part(index);
            match part {
                Part::ClassicQuiz {} => classic(solver, &mut exercises),
                Part::Statements { count, rules, levels } => {
                    let mut bank = bank(rules, *levels);
                    let mut random = Random::new(part_seed.into());
                    random.shuffle(&mut bank);
                    let chosen = mixed(&mut random, bank, *count);
                    exercises.extend(chosen.into_iter().map(Exercise::Statement));
                }
                Part::Puzzles { .. } | Part::Drills { .. } => {
                    let Some(series) = part.series(number_deck, part_seed) else {
                        continue;
                    };
                    let series = series.map_err(PrintError::Series)?;
                    let puzzles = series.puzzles(solver).map_err(PrintError::CannotMake)?;
                    let drill = matches!(part, Part::Drills { .. });
                    exercises.extend(puzzles.into_iter().map(|puzzle| {
                        if drill { Exercise::Drill(puzzle) } else { Exercise::Puzzle(puzzle) }
                    }));
                }
                Part::Dominoes { count } => chains.push(Chain::new(*count, part_seed)),
                Part::Texts { .. }
                | Part::Scores { .. }
                | Part::Cards { .. }
                | Part::Observation { .. } => {}
            }
        }
        let spec = number.and_then(|number| SheetSpec::new(number, number_deck, seed).ok());
        Ok(Sheet {
            code: spec.map(Code::Sheet),
            label,
            stars,
            helped: parts().any(|(part, _)| stars.is_some() && part.has_line()),
            exercises,
            chains,
        })
    }
}

/// So many statements of a shuffled bank, of as many topics as there are. Between three and five of
/// eight are true, so that neither counting nor guessing helps.
fn mixed(
    random: &mut Random,
    mut bank: Vec<&'static Statement>,
    count: usize,
) -> Vec<&'static Statement> {
    let trues = bank.iter().filter(|statement| statement.truth).count();
    let falses = bank.len() - trues;
    let fewest = (count * 3 / 8).max(count.saturating_sub(falses)).min(trues);
    let most = (count * 5).div_ceil(8).min(trues).max(fewest);
    let mut wanted = vec![true; fewest + random.below(most - fewest + 1)];
    wanted.resize(count, false);
    random.shuffle(&mut wanted);
    let mut chosen: Vec<&'static Statement> = Vec::new();
    for truth in wanted {
        let told = |one: &Statement| {
            let told = chosen.iter().filter(|other| other.topic == one.topic);
            told.count()
        };
        let fitting = (0..bank.len()).filter(|at| bank.get(*at).is_some_and(|s| s.truth == truth));
        // Of equals, the first in the shuffled order.
        let next = fitting.min_by_key(|at| bank.get(*at).map(|one| told(one)));
        if let Some(at) = next {
            chosen.push(bank.remove(at));
        }
    }
    chosen
}

fn classic(solver: &mut Solver, exercises: &mut Vec<Exercise>) {
    exercises.extend(classic_quiz().into_iter().map(Exercise::Statement));
    for text in CLASSIC_POSITIONS {
        let puzzle = text.parse::<Position>().ok().and_then(|position| puzzle_of(solver, position));
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
