//! `check`: marks an answer to a position.

use clap::{Arg, ArgMatches, Command};
use serde::Serialize;

use super::{Failure, Streams, json, usage};
use crate::coach;
use crate::rules::{AttemptedPlay, Play, Position, parse_attempts};
use crate::solver::{Flaw, Mark, Solver, Task};
use crate::text::{Locale, Msg};

pub const NAME: &str = "check";

pub fn command(locale: &Locale) -> Command {
    let plays = Arg::new("plays").value_name("PLAYS").required(true);
    Command::new(NAME)
        .about(locale.say(&Msg::HelpCheck))
        .arg(usage::position(locale).required(true))
        .arg(plays.help(locale.say(&Msg::HelpPlays)))
        .arg(usage::json(locale))
}

pub fn run(matches: &ArgMatches, locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    let voice = locale.plain();
    let text = |name| matches.get_one::<String>(name).map_or("", String::as_str);
    let bad = |error| Failure::BadSentence(voice.notation_error(&error));
    let position: Position = text("position").parse().map_err(bad)?;
    let task = Task::from(&position);
    let attempts = parse_attempts(text("plays"), task.only_pile()).map_err(bad)?;
    let mut solver = Solver::new();
    let solved =
        solver.solve(&task).map_err(|error| Failure::BadSentence(voice.too_many_cards(error)))?;
    let mark = solved.mark_attempts(&attempts);
    if matches.get_flag("json") {
        return json::write_line(streams.output, &CheckDocument::new(&mark));
    }
    let plays: Vec<Play> = attempts.iter().copied().map_while(AttemptedPlay::ok).collect();
    let reasons = coach::feedback(&solved, &plays, &mark);
    streams.print(&voice.marking(&mark, &reasons))
}

#[derive(Serialize)]
struct CheckDocument {
    verdict: &'static str,
    cards: Option<usize>,
    room: Option<i32>,
    value: Option<i32>,
    lost: Option<i32>,
    illegal_step: Option<usize>,
    reason: Option<&'static str>,
}

impl CheckDocument {
    fn new(mark: &Mark) -> CheckDocument {
        CheckDocument {
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
