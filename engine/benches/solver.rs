//! How fast the exact solver is, and how many times faster than plain search in the same run.
#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/engine/support/brute_force.rs"]
mod brute_force;

use std::hint::black_box;
use std::time::Instant;

use saute_dix_engine::rules::{Deal, Expert, Game, Placement, Random, Rules, Status};
use saute_dix_engine::solver::{Solver, Task};

/// Positions with four piles and eight cards, from games played alone by random legal cards.
fn positions(count: usize) -> Vec<Task> {
    let mut random = Random::new(1);
    let mut tasks = Vec::new();
    while tasks.len() < count {
        let Some(mut game) = new_game(&mut random) else {
            break;
        };
        while game.status() == Status::Playing && tasks.len() < count {
            if game.turn().plays.is_empty() && random.below(3) == 0 {
                tasks.push(Task::of_game(&game));
            }
            // The nearest of two random plays: games last longer, and tops spread out.
            let legal = game.legal_plays();
            let two = [random.choose(&legal), random.choose(&legal)];
            let play = two
                .into_iter()
                .flatten()
                .min_by_key(|play| game.check(**play).map_or(i32::MAX, Placement::room));
            let done = game.missing() == 0;
            let accepted = match play {
                Some(play) if !done => game.play(*play).is_ok(),
                _ => game.end_turn().is_ok(),
            };
            if !accepted {
                break;
            }
        }
    }
    tasks
}

fn new_game(random: &mut Random) -> Option<Game> {
    let rules = Rules::classic(1, Expert::Off, false).ok()?;
    let deal = Deal::shuffled(&rules, random);
    Some(Game::new(rules, deal))
}

/// The mean time of one call in microseconds.
fn micros(count: usize, mut call: impl FnMut(usize)) -> f64 {
    let start = Instant::now();
    (0..count).for_each(&mut call);
    let total = start.elapsed().as_secs_f64() * 1e6;
    total / f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

pub fn run() {
    let tasks = positions(2_000);
    let task = |index: usize| tasks.get(index % tasks.len()).copied();
    let mut solver = Solver::new();
    let mut solve = |index| {
        if let Some(Ok(solved)) = task(index).map(|task| solver.solve(&task)) {
            black_box((solved.best(), solved.count(), solved.least_room(2)));
        }
    };
    micros(2_000, &mut solve);
    let fast = micros(20_000, &mut solve);
    println!("solver, 4 piles × 8 cards: {fast:.1} µs a position (best play, count and frontier)");
    for (name, count, search) in [
        ("every play once", 200, brute_force::search as fn(&Task) -> _),
        ("every sequence", 8, brute_force::search_every_sequence),
    ] {
        let slow = micros(count, |index| {
            black_box(task(index * 37).map(|task| search(&task)));
        });
        let ratio = slow / fast;
        println!("plain search, {name}: {slow:.0} µs a position, {ratio:.0} × slower");
    }
}
