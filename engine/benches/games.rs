//! How fast the rules engine plays: whole games of random legal plays, on one thread.
use std::hint::black_box;
use std::time::{Duration, Instant};

use saute_dix_engine::rules::{Deal, Expert, Game, Random, Rules, RulesError, Status};

pub fn run() -> Result<(), RulesError> {
    let classic = Rules::classic(3, Expert::Off, false)?;
    let on_fire = Rules::classic(3, Expert::Off, true)?;
    report("classic, 3 players", classic);
    report("on fire, 3 players", on_fire);
    report("duel", Rules::duel());
    Ok(())
}

fn report(name: &str, rules: Rules) {
    const TIME: Duration = Duration::from_secs(1);
    let mut random = Random::new(1);
    let (mut games, mut plays) = (0_u32, 0);
    let start = Instant::now();
    while start.elapsed() < TIME {
        plays += black_box(random_game(rules, &mut random));
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    let per_second = f64::from(games) / seconds;
    let mean = f64::from(plays) / f64::from(games);
    println!("engine, random legal play, {name}: {per_second:.0} games/s ({mean:.1} cards a game)");
}

/// Plays a game to its end; the number of cards laid.
fn random_game(rules: Rules, random: &mut Random) -> u32 {
    let deal = Deal::shuffled(&rules, random);
    let mut game = Game::new(rules, deal);
    let mut played = 0;
    while game.status() == Status::Playing {
        let done = game.missing() == 0 && random.below(2) == 0;
        let legal = game.legal_plays();
        let play = random.choose(&legal).filter(|_| !done);
        // Neither can be refused: the play is legal, and without one the minimum is reached.
        let accepted = match play {
            Some(play) => game.play(*play).map(|_| played += 1),
            None => game.end_turn().map(|_| ()),
        };
        if accepted.is_err() {
            break;
        }
    }
    played
}
