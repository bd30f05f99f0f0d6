//! Codes of the edition before still give what they gave.

use std::fmt::Write as _;

use saute_dix::l10n::Locale;
use saute_dix::puzzle::{Code, NumberDeck, Puzzle, generate};
use saute_dix::solver::Solver;
use saute_dix::worksheet::{Exercise, Label, Sheet, Template};

/// A puzzle with everything that a pupil or a key shows of it.
fn written(puzzle: &Puzzle) -> String {
    let english = Locale::english();
    let voice = english.voice(puzzle.number_deck());
    let code = puzzle.code().map(|code| code.to_string());
    let options = puzzle.options.iter();
    let options: Vec<String> = options.map(|one| voice.answer(&one.answer)).collect();
    format!(
        "{} | {} | {} | {}",
        code.unwrap_or_default(),
        voice.question(puzzle),
        voice.answer(&puzzle.solution),
        options.join(" / "),
    )
}

/// What a code gives, a line for each exercise.
fn given(text: &str) -> String {
    let mut solver = Solver::new();
    let puzzles = match Code::parse(text).unwrap() {
        Code::Puzzle(spec) => vec![generate(&mut solver, spec).unwrap()],
        Code::Series(series) => series.puzzles(&mut solver).unwrap(),
        Code::Sheet {
            template,
            number_deck,
            seed,
        } => return on_sheet(&mut solver, (template, number_deck, seed)),
        Code::Deal(_) => Vec::new(),
    };
    puzzles.iter().fold(format!("{text}\n"), |mut all, puzzle| {
        let _ = writeln!(all, "{}", written(puzzle));
        all
    })
}

fn on_sheet(solver: &mut Solver, (number, deck, seed): (u8, NumberDeck, u32)) -> String {
    let templates = Template::built_in();
    let template = &templates[usize::from(number)];
    let sheet = Sheet::new(
        solver,
        template,
        Some(number),
        deck,
        seed,
        Label::Version('A'),
    )
    .unwrap();
    let mut all = format!("{} {}\n", sheet.code.unwrap(), template.name);
    for exercise in &sheet.exercises {
        let _ = match exercise {
            Exercise::Statement(statement) => writeln!(all, "{}", statement.key),
            Exercise::Puzzle(puzzle) | Exercise::Drill(puzzle) => {
                writeln!(all, "{}", written(puzzle))
            }
        };
    }
    all
}

/// What codes gave when they were handed out. It never changes: whoever prints a sheet again needs
/// the very same one.
#[test]
fn codes_of_the_first_edition_give_what_they_gave() {
    let golden = include_str!("../golden/first-edition.txt");
    let heads = golden
        .lines()
        .filter(|line| !line.contains(" | ") && !line.starts_with("tf-"));
    let codes = heads.filter_map(|line| line.split(' ').next());
    let now: String = codes.map(given).collect();
    for (line, recorded) in now.lines().zip(golden.lines()) {
        assert_eq!(line, recorded);
    }
    assert_eq!(now, golden);
}
