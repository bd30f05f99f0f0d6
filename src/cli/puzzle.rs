//! `puzzle`: makes puzzles from settings, or again from a code.

use std::fmt::Write as _;

use clap::{ArgMatches, Command, value_parser};
use serde::Serialize;
use serde_json::{Value, json};

use super::{Failure, Streams, json as output, usage};
use crate::puzzle::{
    Answer, Choice, Code, Kind, Misconception, Motif, NumberDeck, Puzzle, Series, Spec, generate,
    reasons,
};
use crate::rules::Random;
use crate::solver::Solver;
use crate::text::{Locale, Msg, Voice};

pub const NAME: &str = "puzzle";

pub fn command(locale: &Locale) -> Command {
    let option = |name, value, help: Msg| usage::option(name, value, &help, locale);
    let small = || value_parser!(u8).range(1..=9);
    Command::new(NAME)
        .about(locale.say(&Msg::HelpPuzzle))
        .arg(option("kind", "K", Msg::HelpKind).value_parser(Kind::ALL.map(Kind::name)))
        .arg(option("level", "L", Msg::HelpLevel).value_parser(small()))
        .arg(option("hand", "N", Msg::HelpHand).value_parser(small()))
        .arg(option("deck", "D", Msg::HelpDeck).value_parser(NumberDeck::ALL.map(NumberDeck::name)))
        .arg(option("count", "N", Msg::HelpCount).value_parser(usage::whole(1..=Series::MOST)))
        .arg(option("seed", "N", Msg::HelpSeed).value_parser(value_parser!(u64)))
        .arg(
            option("code", "C", Msg::HelpCode)
                .conflicts_with_all(["kind", "level", "hand", "deck", "count", "seed"]),
        )
        .arg(usage::json(locale))
}

pub fn run(matches: &ArgMatches, locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    let voice = locale.plain();
    let mut solver = Solver::new();
    let code = match matches.get_one::<String>("code") {
        Some(text) => {
            Code::parse(text).map_err(|error| Failure::BadSentence(voice.code_error(&error)))?
        }
        None => Code::Series(series(matches, &voice)?),
    };
    let puzzles = match &code {
        Code::Puzzle(spec) => generate(&mut solver, *spec).map(|puzzle| vec![puzzle]),
        Code::Series(series) => series.puzzles(&mut solver),
        Code::Sheet(_) => return Err(Failure::bad(Msg::NotAPuzzleCode)),
        Code::Deal(_) => return Err(Failure::bad(Msg::NotAPuzzleCodeDeal)),
        Code::Hour(_) => return Err(Failure::bad(Msg::NotAPuzzleCodeHour)),
    }
    .map_err(|error| Failure::BadSentence(voice.cannot_make(error)))?;
    if let Code::Series(series) = &code
        && puzzles.len() > 1
        && let Some(code) = series.code()
    {
        let code = code.to_string().into();
        streams.complain(&locale.say(&Msg::SeriesCode { code }));
    }
    if matches.get_flag("json") {
        let documents: Vec<PuzzleDocument> = puzzles.iter().map(PuzzleDocument::new).collect();
        return output::write_line(streams.output, &documents);
    }
    for (puzzle, number) in puzzles.iter().zip(1..) {
        let voice = locale.voice(puzzle.number_deck());
        streams.print(&with_solution(&voice, &mut solver, number, puzzle))?;
    }
    Ok(())
}

/// The series that the options ask for: one kind or all, one level or all of them.
fn series(matches: &ArgMatches, voice: &Voice) -> Result<Series, Failure> {
    let word = |name| matches.get_one::<String>(name).map(String::as_str);
    let small = |name| matches.get_one::<u8>(name).copied();
    let level = small("level").unwrap_or(1);
    let mut kinds = Kind::ALL.to_vec();
    if let Some(kind) = word("kind").and_then(Kind::from_name) {
        kinds = vec![kind];
    } else {
        // Mixed: every kind that has the level.
        kinds.retain(|kind| kind.levels() >= level);
    }
    let highest = kinds.iter().map(|kind| kind.levels()).max().unwrap_or(1);
    let levels = small("level").map_or(1..=highest, |level| level..=level);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    let seeds = usize::try_from(Spec::SEEDS).unwrap_or(usize::MAX);
    Series::new(
        &kinds,
        levels,
        matches.get_one::<u32>("count").copied().unwrap_or(1),
        small("hand").unwrap_or(Spec::USUAL_HAND),
        word("deck").and_then(NumberDeck::from_name).unwrap_or_default(),
        u32::try_from(Random::new(seed).below(seeds)).unwrap_or(0),
    )
    .map_err(|error| Failure::BadSentence(voice.series_error(&error)))
}

fn with_solution(voice: &Voice, solver: &mut Solver, number: usize, puzzle: &Puzzle) -> String {
    let code = puzzle.code().map(|code| code.to_string());
    let motifs: Vec<&str> = puzzle.motifs.iter().map(|motif| motif.name()).collect();
    let mut text = voice.say(&Msg::PuzzleHeading {
        number: number.into(),
        code: code.unwrap_or_default().into(),
        kind: puzzle.kind.name().into(),
        level: puzzle.level.into(),
    });
    if !motifs.is_empty() {
        let _ = write!(text, " ({})", motifs.join(", "));
    }
    let _ = writeln!(text, "\n   {}", voice.question(puzzle));
    for (choice, letter) in puzzle.options.iter().zip('A'..) {
        let answer = voice.answer(&choice.answer);
        let name = choice.misconception.map_or("", Misconception::name);
        let line = format!("     {letter}  {answer:<16} {name}");
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let solution = voice.answer(&puzzle.solution).into();
    let _ = writeln!(text, "   {}", voice.say(&Msg::SolutionLine { solution }));
    for fact in reasons(solver, puzzle) {
        let _ = writeln!(text, "     {}", voice.fact(&fact));
    }
    text.push('\n');
    text
}

#[derive(Serialize)]
struct PuzzleDocument {
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

impl PuzzleDocument {
    fn new(puzzle: &Puzzle) -> PuzzleDocument {
        PuzzleDocument {
            code: puzzle.code().map(|code| code.to_string()),
            kind: puzzle.kind.name(),
            level: puzzle.level,
            deck: puzzle.number_deck().name(),
            position: puzzle.question.position().map(ToString::to_string),
            question: puzzle.question.details(),
            best: answer(&puzzle.solution),
            options: puzzle.options.iter().map(option).collect(),
            themes: puzzle.motifs.iter().copied().map(Motif::name).collect(),
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
