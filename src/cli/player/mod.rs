//! `player`: a computer takes a seat at another program's table. What the seat sees comes in, one
//! line of JSON each time; what it does or says goes out.

mod answer;
mod line;

use clap::{ArgMatches, Command, value_parser};

use super::lines::{self, InputLine};
use super::move_time::MoveTime;
use super::{Failure, Streams, json, usage};
use crate::coach::{Computer, Strategy, View};
use crate::text::{Locale, Msg};
use answer::PlayerAnswer;

pub const NAME: &str = "player";

pub fn command(locale: &Locale) -> Command {
    let option = |name, value, help: Msg| usage::option(name, value, &help, locale);
    let names = Strategy::ALL.map(Strategy::name).join(", ").into();
    Command::new(NAME)
        .about(locale.say(&Msg::HelpPlayer))
        .long_about(locale.say(&Msg::HelpPlayerLong))
        .arg(
            option("strategy", "NAME", Msg::HelpPlayerStrategy { names })
                .value_parser(Strategy::ALL.map(Strategy::name))
                .required(true),
        )
        .arg(option("signals", "on|off", Msg::HelpPlayerSignals).value_parser(["on", "off"]))
        .arg(MoveTime::option(locale))
        .arg(option("seed", "N", Msg::HelpPlayerSeed).value_parser(value_parser!(u64)))
}

/// Answers standard input on standard output until one of them closes.
pub fn run(matches: &ArgMatches, locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    let word = |name| matches.get_one::<String>(name).map(String::as_str);
    let strategy = word("strategy").and_then(Strategy::from_name).unwrap_or(Strategy::Team);
    let time = MoveTime::of(matches);
    let computer = Computer::new(strategy).thinking(time.thinking());
    let seat = PlayerSeat {
        locale,
        computer: match matches.get_one::<u64>("seed") {
            Some(seed) => computer.seeded(*seed),
            None => computer,
        },
        signals: word("signals").map_or(strategy.gives_signals(), |word| word == "on"),
        time,
    };
    converse(seat, streams)
}

fn converse(mut seat: PlayerSeat, streams: &mut Streams) -> Result<(), Failure> {
    while let Some(line) = lines::next(streams.input).map_err(|error| Failure::reading(&error))? {
        let answer = seat.answer(&line).unwrap_or_else(PlayerAnswer::error);
        json::write_line(streams.output, &answer)?;
    }
    Ok(())
}

struct PlayerSeat<'a> {
    locale: &'a Locale,
    computer: Computer,
    /// Whether players talk at this table: then the others are taken to say what there is to say.
    signals: bool,
    time: MoveTime,
}

impl PlayerSeat<'_> {
    fn answer(&mut self, line: &InputLine) -> Result<PlayerAnswer, String> {
        // Reading the line takes time, too.
        let mut go_on = self.time.start();
        let line = match line {
            InputLine::Text(line) => line,
            InputLine::TooLong => {
                let limit = lines::LONGEST.into();
                return Err(self.locale.say(&Msg::LineTooLong { limit }));
            }
            InputLine::NotText => return Err(self.locale.say(&Msg::NotText)),
        };
        let parts = line::read(line)?;
        let view = View::from_parts(&parts).map_err(|error| lines::sentence(&error))?;
        let view = view.among(&vec![self.signals; parts.players]);
        if view.mover() == view.player() {
            let decision = self.computer.decide(&view, &mut go_on);
            return Ok(PlayerAnswer::decision(decision));
        }
        let talks = self.signals && view.rules().set().is_cooperative();
        Ok(PlayerAnswer::signals(if talks { self.computer.signals(&view) } else { Vec::new() }))
    }
}
