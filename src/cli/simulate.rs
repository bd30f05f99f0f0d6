//! `simulate`: computer players play whole games.

use std::io;
use std::time::Instant;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde::Serialize;

use super::progress::Progress;
use super::{Failure, json, usage};
use crate::coach::{Simulation, Strategy};
use crate::l10n::report::{self, SimulationFigures};
use crate::l10n::{self, usage as texts};
use crate::rules::{Random, Rules, Status};

/// The name of the command.
pub const NAME: &str = "simulate";

/// Its arguments.
pub fn command() -> Command {
    let number = |name: &'static str, default: &'static str, help| {
        Arg::new(name)
            .long(name)
            .value_name("N")
            .default_value(default)
            .help(help)
    };
    Command::new(NAME)
        .about(texts::SIMULATE)
        .arg(number("players", "2", texts::PLAYERS).value_parser(value_parser!(u32).range(1..=5)))
        .arg(
            number("games", "1000", texts::GAMES)
                .value_parser(value_parser!(u32).range(1..=10_000_000)),
        )
        .arg(
            Arg::new("strategy")
                .long("strategy")
                .value_name("NAME")
                .value_parser(Strategy::ALL.map(Strategy::name))
                .default_value(Strategy::Team.name())
                .hide_possible_values(true)
                .help(texts::STRATEGY),
        )
        .arg(
            Arg::new("signals")
                .long("signals")
                .value_name("on|off")
                .value_parser(["on", "off"])
                .hide_possible_values(true)
                .help(texts::SIGNALS),
        )
        .arg(number("expert", "0", texts::EXPERT).value_parser(value_parser!(u32).range(0..=2)))
        .arg(
            Arg::new("fire")
                .long("fire")
                .action(ArgAction::SetTrue)
                .help(texts::FIRE),
        )
        .arg(number("seed", "1", texts::SEED).value_parser(value_parser!(u64)))
        .arg(usage::json())
}

/// Plays the games and counts.
pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let number = |name| matches.get_one::<u32>(name).copied().unwrap_or_default();
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or_default();
    let word = |name| matches.get_one::<String>(name).map(String::as_str);
    let strategy = word("strategy")
        .and_then(Strategy::from_name)
        .unwrap_or(Strategy::Team);
    let signals = word("signals").map_or(strategy == Strategy::Team, |word| word == "on");
    let small = |name| usize::try_from(number(name)).unwrap_or(usize::MAX);
    let rules = Rules::from_parts(
        crate::rules::RuleSet::Classic,
        small("players"),
        small("expert"),
        matches.get_flag("fire"),
    )
    .map_err(|error| Failure(l10n::rules_error(&error)))?;

    let tally = play_games(
        Simulation::new(rules, strategy, signals),
        number("games"),
        seed,
    )?;
    let document = Document {
        players: rules.players(),
        rules: rules.set().name(),
        expert: rules.expert().step(),
        fire: rules.fire(),
        strategy: strategy.name(),
        signals,
        games: tally.games,
        wins: tally.wins,
        win_rate: f64::from(tally.wins) / f64::from(tally.games),
        mean_left: f64::from(tally.left) / f64::from(tally.games),
        seconds: tally.seconds,
    };
    let mut out = io::stdout().lock();
    if matches.get_flag("json") {
        json::write_line(&mut out, &document)
    } else {
        super::print(&mut out, &report::simulation(&document.figures()))
    }
}

struct Tally {
    games: u32,
    wins: u32,
    left: u32,
    seconds: f64,
}

fn play_games(mut simulation: Simulation, games: u32, seed: u64) -> Result<Tally, Failure> {
    let mut random = Random::new(seed);
    let mut progress = Progress::new(games);
    let start = Instant::now();
    let (mut wins, mut left) = (0, 0);
    for done in 0..games {
        progress.at(done);
        let game = simulation.play(&mut random).map_err(|refusal| {
            Failure(texts::illegal_move(&l10n::refusal(
                &refusal,
                l10n::Numbers::PLAIN,
            )))
        })?;
        wins += u32::from(game.status() == Status::Won);
        left += u32::try_from(game.left()).unwrap_or_default();
    }
    Ok(Tally {
        games,
        wins,
        left,
        seconds: start.elapsed().as_secs_f64(),
    })
}

#[derive(Serialize)]
struct Document {
    players: usize,
    rules: &'static str,
    expert: usize,
    fire: bool,
    strategy: &'static str,
    signals: bool,
    games: u32,
    wins: u32,
    win_rate: f64,
    mean_left: f64,
    seconds: f64,
}

impl Document {
    fn figures(&self) -> SimulationFigures<'_> {
        SimulationFigures {
            players: self.players,
            strategy: self.strategy,
            signals: self.signals,
            games: self.games,
            wins: self.wins,
            win_rate: self.win_rate,
            mean_left: self.mean_left,
            seconds: self.seconds,
        }
    }
}
