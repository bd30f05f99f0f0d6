//! `puzzle`: makes puzzles from settings, or again from a code.

use std::fmt::Write as _;
use std::io::{self, Write as _};

use clap::{Arg, ArgMatches, Command, value_parser};
use serde::Serialize;
use serde_json::{Value, json};

use super::{Failure, json as output, usage};
use crate::l10n::{Catalog, Language, Numbers, puzzles as words, usage as texts};
use crate::puzzle::{
    Answer, Choice, Code, Kind, Misconception, NumberDeck, Puzzle, Series, Spec, Theme, generate,
    reasons,
};
use crate::rules::Random;
use crate::solver::Solver;

/// The name of the command.
pub const NAME: &str = "puzzle";

/// Its arguments.
pub fn command() -> Command {
    let option = |name: &'static str, value: &'static str, help| {
        Arg::new(name).long(name).value_name(value).help(help)
    };
    let small = || value_parser!(u8).range(1..=9);
    Command::new(NAME)
        .about(texts::PUZZLE)
        .arg(
            option("kind", "K", texts::KIND)
                .value_parser(Kind::ALL.map(Kind::name))
                .hide_possible_values(true),
        )
        .arg(option("level", "L", texts::LEVEL).value_parser(small()))
        .arg(option("hand", "N", texts::HAND).value_parser(small()))
        .arg(
            option("deck", "D", texts::DECK)
                .value_parser(NumberDeck::ALL.map(NumberDeck::name))
                .hide_possible_values(true),
        )
        .arg(
            option("count", "N", texts::COUNT)
                .value_parser(value_parser!(u32).range(1..=i64::from(Series::MOST))),
        )
        .arg(option("seed", "N", texts::SEED).value_parser(value_parser!(u64)))
        .arg(
            option("code", "C", texts::CODE)
                .conflicts_with_all(["kind", "level", "hand", "deck", "count", "seed"]),
        )
        .arg(usage::json())
}

/// Makes the puzzles.
pub fn run(matches: &ArgMatches, language: Language) -> Result<(), Failure> {
    let mut solver = Solver::new();
    let code = match matches.get_one::<String>("code") {
        Some(text) => Code::parse(text).map_err(|error| Failure(words::code_error(&error)))?,
        None => Code::Series(series(matches)?),
    };
    let puzzles = match &code {
        Code::Puzzle(spec) => generate(&mut solver, *spec).map(|puzzle| vec![puzzle]),
        Code::Series(series) => series.puzzles(&mut solver),
    }
    .map_err(|error| Failure(words::cannot_make(error)))?;
    if let Code::Series(series) = &code
        && puzzles.len() > 1
        && let Some(code) = series.code()
    {
        let _ = writeln!(io::stderr(), "{}", texts::series_code(&code.to_string()));
    }
    let mut out = io::stdout().lock();
    if matches.get_flag("json") {
        let documents: Vec<Document> = puzzles.iter().map(Document::new).collect();
        return output::write_line(&mut out, &documents);
    }
    let catalog = Catalog::new(language);
    for (puzzle, number) in puzzles.iter().zip(1..) {
        let text = Sheet {
            catalog: &catalog,
            numbers: Numbers {
                deck: puzzle.deck(),
                decimal: language.decimal(),
            },
        }
        .puzzle(&mut solver, number, puzzle);
        super::print(&mut out, &text)?;
    }
    Ok(())
}

/// The series that the options ask for: one kind or all, one level or all of them.
fn series(matches: &ArgMatches) -> Result<Series, Failure> {
    let word = |name| matches.get_one::<String>(name).map(String::as_str);
    let small = |name| matches.get_one::<u8>(name).copied();
    let kinds = match word("kind").and_then(Kind::from_name) {
        Some(kind) => vec![kind],
        None => Kind::ALL.to_vec(),
    };
    let highest = kinds.iter().map(|kind| kind.levels()).max().unwrap_or(1);
    let levels = small("level").map_or(1..=highest, |level| level..=level);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    let seeds = usize::try_from(Spec::SEEDS).unwrap_or(usize::MAX);
    Series::new(
        &kinds,
        levels,
        matches.get_one::<u32>("count").copied().unwrap_or(1),
        small("hand").unwrap_or(Spec::USUAL_HAND),
        word("deck")
            .and_then(NumberDeck::from_name)
            .unwrap_or_default(),
        u32::try_from(Random::new(seed).below(seeds)).unwrap_or(0),
    )
    .map_err(|error| Failure(words::series_error(&error)))
}

/// Puzzles with their solutions for people to read.
struct Sheet<'a> {
    catalog: &'a Catalog,
    numbers: Numbers,
}

impl Sheet<'_> {
    fn puzzle(&self, solver: &mut Solver, number: usize, puzzle: &Puzzle) -> String {
        let code = puzzle.code().map(|code| code.to_string());
        let themes: Vec<&str> = puzzle.themes.iter().map(|theme| theme.name()).collect();
        let mut text = texts::puzzle_heading(
            number,
            &code.unwrap_or_default(),
            puzzle.kind.name(),
            puzzle.level,
            &themes,
        );
        let question = words::question(puzzle, self.catalog, self.numbers);
        let _ = writeln!(text, "   {question}");
        for (choice, letter) in puzzle.options.iter().zip('A'..) {
            let answer = words::answer(&choice.answer, self.numbers);
            let name = choice.misconception.map_or("", Misconception::name);
            let _ = writeln!(text, "     {letter}  {answer:<16} {name}");
        }
        let solution = words::answer(&puzzle.solution, self.numbers);
        let _ = writeln!(text, "   {}", texts::solution_line(&solution));
        for fact in reasons(solver, puzzle) {
            let fact = words::fact(&fact, self.catalog, self.numbers);
            let _ = writeln!(text, "     {fact}");
        }
        text.push('\n');
        text
    }
}

#[derive(Serialize)]
struct Document {
    code: Option<String>,
    kind: &'static str,
    level: u8,
    deck: &'static str,
    position: Option<String>,
    /// What else the question needs, for kinds without a position.
    question: Value,
    best: Value,
    options: Vec<Value>,
    themes: Vec<&'static str>,
}

impl Document {
    fn new(puzzle: &Puzzle) -> Document {
        Document {
            code: puzzle.code().map(|code| code.to_string()),
            kind: puzzle.kind.name(),
            level: puzzle.level,
            deck: puzzle.deck().name(),
            position: puzzle.question.position().map(ToString::to_string),
            question: question(puzzle),
            best: answer(&puzzle.solution),
            options: puzzle.options.iter().map(option).collect(),
            themes: puzzle.themes.iter().copied().map(Theme::name).collect(),
        }
    }
}

fn question(puzzle: &Puzzle) -> Value {
    use crate::puzzle::Question;
    match &puzzle.question {
        Question::Legal { .. } | Question::Best { .. } => Value::Null,
        Question::Jump { name, pile, jumps } => {
            json!({"pile": format!("{name}{}", pile.top()), "jumps": jumps})
        }
        Question::Room { name, pile, path } => {
            json!({"pile": format!("{name}{}", pile.top()), "cards": path})
        }
        Question::Mistake { plays, .. } => json!({"plays": output::plays(plays)}),
        Question::Statement(statement) => {
            json!({"statement": statement.key, "rules": statement.rules, "topic": statement.topic})
        }
    }
}

fn answer(answer: &Answer) -> Value {
    match answer {
        Answer::Cards(cards) => json!(cards.iter().collect::<Vec<_>>()),
        Answer::Number(number) => json!(number),
        Answer::Plays(plays) => json!(output::plays(plays)),
        Answer::Step(step) => json!(step),
        Answer::Truth(truth) => json!(truth),
    }
}

fn option(choice: &Choice) -> Value {
    json!({
        "answer": answer(&choice.answer),
        "right": choice.right,
        "misconception": choice.misconception.map(Misconception::name),
    })
}
