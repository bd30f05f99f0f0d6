//! `simulate`: computer players play whole games.

use std::time::Instant;

use clap::{ArgMatches, Command, value_parser};
use serde::Serialize;

use super::move_time::MoveTime;
use super::progress::ProgressBar;
use super::{Failure, Streams, json, usage};
use crate::coach::{Simulation, Strategy};
use crate::rules::{Game, Random, RuleSet, Rules, Status};
use crate::text::{Locale, Msg};

pub const NAME: &str = "simulate";

pub fn command(locale: &Locale) -> Command {
    let option = |name, value, help: Msg| usage::option(name, value, &help, locale);
    let number = |name, default: &'static str, help| option(name, "N", help).default_value(default);
    let names = Strategy::ALL.map(Strategy::name).join(", ").into();
    Command::new(NAME)
        .about(locale.say(&Msg::HelpSimulate))
        .arg(number("players", "2", Msg::HelpPlayers).value_parser(usage::whole(1..=5)))
        .arg(number("games", "1000", Msg::HelpGames).value_parser(usage::whole(1..=10_000_000)))
        .arg(
            option("strategy", "NAME", Msg::HelpStrategy { names })
                .value_parser(Strategy::ALL.map(Strategy::name))
                .value_delimiter(',')
                .default_value(Strategy::Team.name()),
        )
        .arg(
            option("rules", "classic|duel", Msg::HelpRules)
                .value_parser(RuleSet::ALL.map(RuleSet::name))
                .default_value(RuleSet::default().name()),
        )
        .arg(option("signals", "on|off", Msg::HelpSignals).value_parser(["on", "off"]))
        .arg(number("expert", "0", Msg::HelpExpert).value_parser(usage::whole(0..=2)))
        .arg(usage::flag("fire", &Msg::HelpFire, locale))
        .arg(MoveTime::option(locale))
        .arg(number("seed", "1", Msg::HelpSeed).value_parser(value_parser!(u64)))
        .arg(usage::json(locale))
}

pub fn run(matches: &ArgMatches, locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    let number = |name| matches.get_one::<u32>(name).copied().unwrap_or_default();
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or_default();
    let word = |name| matches.get_one::<String>(name).map(String::as_str);
    let small = |name| usize::try_from(number(name)).unwrap_or(usize::MAX);
    let rules = Rules::from_parts(
        word("rules").and_then(RuleSet::from_name).unwrap_or_default(),
        small("players"),
        small("expert"),
        matches.get_flag("fire"),
    )
    .map_err(|error| Failure::BadSentence(locale.plain().rules_error(&error)))?;
    let names: Vec<&str> = matches
        .get_many::<String>("strategy")
        .map_or_else(Vec::new, |names| names.map(String::as_str).collect());
    let strategies = seated(&names, &rules)?;
    let talkative = strategies.iter().any(|strategy| strategy.gives_signals());
    // Players do not talk to an opponent.
    let signals =
        rules.set().is_cooperative() && word("signals").map_or(talkative, |word| word == "on");

    let tally = play_games(
        Simulation::new(rules, &strategies, signals),
        number("games"),
        seed,
        MoveTime::of(matches),
        locale,
        streams,
    )?;
    let document = SimulateDocument {
        players: rules.players(),
        rules: rules.set().name(),
        expert: rules.expert().step(),
        fire: rules.fire(),
        strategy: names.join(","),
        signals,
        games: tally.games,
        wins: tally.wins,
        win_rate: f64::from(tally.wins) / f64::from(tally.games),
        mean_left: f64::from(tally.left) / f64::from(tally.games),
        seconds: tally.seconds,
    };
    if matches.get_flag("json") {
        json::write_line(streams.output, &document)
    } else {
        streams.print(&document.table(locale))
    }
}

fn seated(names: &[&str], rules: &Rules) -> Result<Vec<Strategy>, Failure> {
    let (found, players) = (names.len(), rules.players());
    if found > players {
        return Err(Failure::bad(Msg::TooManyStrategies {
            found: found.into(),
            players: players.into(),
        }));
    }
    let strategies = names.iter().copied().filter_map(Strategy::from_name);
    Ok(strategies.collect())
}

struct Tally {
    games: u32,
    wins: u32,
    left: u32,
    seconds: f64,
}

fn play_games(
    simulation: Simulation,
    games: u32,
    seed: u64,
    time: MoveTime,
    locale: &Locale,
    streams: &Streams,
) -> Result<Tally, Failure> {
    let mut random = Random::new(seed);
    let mut simulation = simulation.thinking(time.thinking());
    let mut progress = ProgressBar::new(games, streams);
    let start = Instant::now();
    let (mut wins, mut left) = (0, 0);
    for done in 0..games {
        progress.at(done);
        let game = simulation.play_within(&mut random, || time.start());
        let game = game.map_err(|refusal| {
            let detail = locale.plain().refusal(&refusal).into();
            Failure::bad(Msg::IllegalMove { detail })
        })?;
        wins += u32::from(is_won(&game));
        left += u32::try_from(game.left()).unwrap_or_default();
    }
    Ok(Tally { games, wins, left, seconds: start.elapsed().as_secs_f64() })
}

/// Together, or in the duel by the first seat.
fn is_won(game: &Game) -> bool {
    match game.rules().set() {
        RuleSet::Classic => game.status() == Status::Won,
        RuleSet::Duel => game.winner() == Some(0),
    }
}

#[derive(Serialize)]
struct SimulateDocument {
    players: usize,
    rules: &'static str,
    expert: usize,
    fire: bool,
    strategy: String,
    signals: bool,
    games: u32,
    wins: u32,
    win_rate: f64,
    mean_left: f64,
    seconds: f64,
}

impl SimulateDocument {
    fn table(&self, locale: &Locale) -> String {
        let voice = locale.plain();
        let rounded = |figure| voice.numbers.rounded(figure);
        let head = [
            Msg::ColumnPlayers,
            Msg::ColumnStrategy,
            Msg::ColumnSignals,
            Msg::ColumnGames,
            Msg::ColumnWins,
            Msg::ColumnRate,
            Msg::ColumnLeft,
            Msg::ColumnSeconds,
        ];
        let row = vec![
            self.players.to_string(),
            self.strategy.clone(),
            if self.signals { "on" } else { "off" }.to_owned(),
            self.games.to_string(),
            self.wins.to_string(),
            rounded(self.win_rate * 100.0),
            rounded(self.mean_left),
            rounded(self.seconds),
        ];
        voice.table(&head, vec![row])
    }
}
