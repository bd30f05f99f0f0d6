//! How many games a second the computer players play, and how many they win.
use std::time::Instant;

use saute_dix_engine::coach::{Simulation, Strategy, Thinking};
use saute_dix_engine::rules::{Expert, Random, Rules, RulesError, Status};

const GAMES: u32 = 300;

pub fn run() -> Result<(), RulesError> {
    for players in 1..=5 {
        let rules = Rules::classic(players, Expert::Off, false)?;
        for strategy in Strategy::ALL {
            report(rules, strategy);
        }
    }
    Ok(())
}

fn report(rules: Rules, strategy: Strategy) {
    let mut simulation =
        Simulation::new(rules, &[strategy], strategy.gives_signals()).thinking(Thinking::Instant);
    let mut random = Random::new(1);
    let start = Instant::now();
    let wins: u32 = (0..GAMES)
        .filter_map(|_| simulation.play(&mut random).ok())
        .map(|game| u32::from(game.status() == Status::Won))
        .sum();
    let speed = f64::from(GAMES) / start.elapsed().as_secs_f64();
    let share = f64::from(wins) / f64::from(GAMES) * 100.0;
    println!(
        "players, {} × {}: {speed:.0} games/s, {share:.1} % won of {GAMES}",
        rules.players(),
        strategy.name()
    );
}
