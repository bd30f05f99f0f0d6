//! `solve`: the best play of a position, how many there are, and the frontier.

use std::io::{self, BufRead, Write};

use clap::{Arg, ArgAction, ArgMatches, Command};
use serde::Serialize;

use super::lines::{self, Line};
use super::{Failure, json, usage};
use crate::coach;
use crate::l10n::{self, report, usage as texts};
use crate::rules::Position;
use crate::solver::{FrontierPoint, Solution, Task, solve};

/// The name of the command.
pub const NAME: &str = "solve";

/// Its arguments.
pub fn command() -> Command {
    Command::new(NAME)
        .about(texts::SOLVE)
        .arg(usage::position())
        .arg(usage::json())
        .arg(
            Arg::new("stdin")
                .long("stdin")
                .action(ArgAction::SetTrue)
                .conflicts_with("position")
                .help(texts::STDIN),
        )
}

/// Solves one position, or every line of standard input.
pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    if matches.get_flag("stdin") {
        return solve_lines(&mut io::stdin().lock(), &mut io::stdout().lock());
    }
    let Some(text) = matches.get_one::<String>("position") else {
        return Err(Failure(texts::NO_POSITION.to_owned()));
    };
    let (position, solution) = solve_text(text).map_err(Failure)?;
    let mut out = io::stdout().lock();
    if matches.get_flag("json") {
        return json::write_line(&mut out, &Document::new(&position, &solution));
    }
    let plays = solution.best.as_ref().map(|best| best.plays.as_slice());
    let reasons = plays.map_or_else(Vec::new, |plays| {
        coach::explain(&Task::from(&position), plays)
    });
    let text = report::solution(&position, &solution, &reasons);
    super::print(&mut out, &text)
}

/// A solved position, or a sentence that says what is wrong with it.
fn solve_text(text: &str) -> Result<(Position, Solution), String> {
    let position: Position = text.parse().map_err(|error| l10n::notation_error(&error))?;
    let solution = solve(&position).map_err(report::too_many_cards)?;
    Ok((position, solution))
}

fn solve_lines(input: &mut impl BufRead, output: &mut impl Write) -> Result<(), Failure> {
    while let Some(line) = lines::next(input).map_err(|error| Failure::reading(&error))? {
        let solved = match line {
            Line::Text(text) => solve_text(&text),
            Line::TooLong => Err(texts::line_too_long(lines::LONGEST)),
            Line::NotText => Err(texts::NOT_TEXT.to_owned()),
        };
        match solved {
            Ok((position, solution)) => {
                json::write_line(output, &Document::new(&position, &solution))?;
            }
            Err(error) => json::write_line(output, &Mistake { error })?,
        }
    }
    Ok(())
}

#[derive(Serialize)]
struct Mistake {
    error: String,
}

#[derive(Serialize)]
struct Document {
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

impl Document {
    fn new(position: &Position, solution: &Solution) -> Document {
        Document {
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
        Point {
            cards: point.cards,
            room: point.room,
            plays: json::plays(&point.plays),
        }
    }
}
