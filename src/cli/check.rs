//! `check`: marks an answer to a position.

use std::io;

use clap::{Arg, ArgMatches, Command};
use serde::Serialize;

use super::{Failure, json, usage};
use crate::coach;
use crate::l10n::{self, report, usage as texts};
use crate::rules::{Attempt, Play, Position, parse_attempts};
use crate::solver::{Flaw, Mark, Solver, Task};

/// The name of the command.
pub const NAME: &str = "check";

/// Its arguments.
pub fn command() -> Command {
    Command::new(NAME)
        .about(texts::CHECK)
        .arg(usage::position().required(true))
        .arg(
            Arg::new("plays")
                .value_name("PLAYS")
                .required(true)
                .help(texts::PLAYS),
        )
        .arg(usage::json())
}

/// Marks the answer.
pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let text = |name| matches.get_one::<String>(name).map_or("", String::as_str);
    let position: Position = text("position")
        .parse()
        .map_err(|error| Failure(l10n::notation_error(&error)))?;
    let task = Task::from(&position);
    let attempts = parse_attempts(text("plays"), task.only_pile())
        .map_err(|error| Failure(l10n::notation_error(&error)))?;
    let mut solver = Solver::new();
    let solved = solver
        .solve(&task)
        .map_err(|error| Failure(report::too_many_cards(error)))?;
    let mark = solved.mark_attempts(&attempts);
    let mut out = io::stdout().lock();
    if matches.get_flag("json") {
        return json::write_line(&mut out, &Document::new(&mark));
    }
    let plays: Vec<Play> = attempts.iter().copied().map_while(Attempt::ok).collect();
    let reasons = coach::feedback(&solved, &plays, &mark);
    super::print(&mut out, &report::marking(&mark, &reasons))
}

#[derive(Serialize)]
struct Document {
    verdict: &'static str,
    cards: Option<usize>,
    room: Option<i32>,
    value: Option<i32>,
    lost: Option<i32>,
    illegal_step: Option<usize>,
    reason: Option<&'static str>,
}

impl Document {
    fn new(mark: &Mark) -> Document {
        Document {
            verdict: mark.verdict.name(),
            cards: mark.score.map(|score| score.cards),
            room: mark.score.map(|score| score.room),
            value: mark.score.map(|score| score.value),
            lost: mark.lost,
            illegal_step: match mark.flaw {
                Some(Flaw::Step { step, .. }) => Some(step),
                _ => None,
            },
            reason: mark.flaw.map(Flaw::code),
        }
    }
}
