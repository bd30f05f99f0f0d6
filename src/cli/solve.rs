//! `solve`: the best play of a position, how many there are, and the frontier.

use clap::{ArgMatches, Command};
use serde::Serialize;

use super::lines::{self, InputLine};
use super::{Failure, Streams, json, usage};
use crate::coach;
use crate::rules::Position;
use crate::solver::{FrontierPoint, Solution, Task, solve};
use crate::text::{Locale, Msg};

pub const NAME: &str = "solve";

pub fn command(locale: &Locale) -> Command {
    Command::new(NAME)
        .about(locale.say(&Msg::HelpSolve))
        .arg(usage::position(locale))
        .arg(usage::json(locale))
        .arg(usage::flag("stdin", &Msg::HelpStdin, locale).conflicts_with("position"))
}

pub fn run(matches: &ArgMatches, locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    if matches.get_flag("stdin") {
        return solve_lines(streams, locale);
    }
    let Some(text) = matches.get_one::<String>("position") else {
        return Err(Failure::bad(Msg::NoPosition));
    };
    let (position, solution) = solve_text(text, locale).map_err(Failure::BadSentence)?;
    if matches.get_flag("json") {
        return json::write_line(streams.output, &SolveDocument::new(&position, &solution));
    }
    let plays = solution.best.as_ref().map(|best| best.plays.as_slice());
    let reasons =
        plays.map_or_else(Vec::new, |plays| coach::explain(&Task::from(&position), plays));
    let text = locale.plain().solution(&position, &solution, &reasons);
    streams.print(&text)
}

fn solve_text(text: &str, locale: &Locale) -> Result<(Position, Solution), String> {
    let voice = locale.plain();
    let position: Position = text.parse().map_err(|error| voice.notation_error(&error))?;
    let solution = solve(&position).map_err(|error| voice.too_many_cards(error))?;
    Ok((position, solution))
}

fn solve_lines(streams: &mut Streams, locale: &Locale) -> Result<(), Failure> {
    while let Some(line) = lines::next(streams.input).map_err(|error| Failure::reading(&error))? {
        let solved = match line {
            InputLine::Text(text) => solve_text(&text, locale),
            InputLine::TooLong => {
                Err(locale.say(&Msg::LineTooLong { limit: lines::LONGEST.into() }))
            }
            InputLine::NotText => Err(locale.say(&Msg::NotText)),
        };
        match solved {
            Ok((position, solution)) => {
                json::write_line(streams.output, &SolveDocument::new(&position, &solution))?;
            }
            Err(error) => json::write_line(streams.output, &Mistake { error })?,
        }
    }
    Ok(())
}

#[derive(Serialize)]
struct Mistake {
    error: String,
}

#[derive(Serialize)]
struct SolveDocument {
    position: String,
    playable: bool,
    best: Option<BestPlay>,
    best_count: u64,
    frontier: Vec<Point>,
}

#[derive(Serialize)]
struct BestPlay {
    plays: Vec<String>,
    cards: usize,
    room: i32,
    value: i32,
}

#[derive(Serialize)]
struct Point {
    cards: usize,
    room: i32,
    plays: Vec<String>,
}

impl SolveDocument {
    fn new(position: &Position, solution: &Solution) -> SolveDocument {
        SolveDocument {
            position: position.to_string(),
            playable: solution.best.is_some(),
            best: solution.best.as_ref().map(|best| BestPlay {
                plays: json::plays(&best.plays),
                cards: best.plays.len(),
                room: best.room,
                value: best.value,
            }),
            best_count: solution.count,
            frontier: solution.frontier.iter().map(Point::new).collect(),
        }
    }
}

impl Point {
    fn new(point: &FrontierPoint) -> Point {
        Point { cards: point.cards, room: point.room, plays: json::plays(&point.plays) }
    }
}
