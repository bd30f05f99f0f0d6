//! Where the thirds of easy, middle and hard deals lie, how stable grades are, and what they are worth to a class.
use std::error::Error;
use std::time::Instant;

use saute_dix_engine::coach::grade::mark;
use saute_dix_engine::coach::{Computer, Grade, Move, Strategy, View};
use saute_dix_engine::rules::{Deal, Expert, Game, Placement, Random, Refusal, Rules, Status};

/// How many deals of each variant are graded.
const DEALS: usize = 600;
/// How often a class plays each of them.
const GAMES: u32 = 20;
/// Of so many deals the set-up offers the clearest of a grade.
const OFFERED: usize = 12;
/// How often a class slips: once in so many cards.
const SLIPS: usize = 5;
/// It then takes just any of so many cheapest plays.
const CHEAPEST: usize = 6;

pub fn run() -> Result<(), Box<dyn Error>> {
    let mut variants = vec![Rules::duel()];
    for fire in [false, true] {
        for expert in Expert::ALL {
            for players in 1..=5 {
                variants.push(Rules::classic(players, expert, fire)?);
            }
        }
    }
    for rules in variants {
        report(&rules)?;
    }
    Ok(())
}

fn report(rules: &Rules) -> Result<(), Refusal> {
    let mut random = Random::new(2026);
    let deals: Vec<Deal> = (0..DEALS).map(|_| Deal::shuffled(rules, &mut random)).collect();
    let start = Instant::now();
    let marks: Vec<u32> = deals.iter().map(|deal| mark(rules, deal, 0)).collect();
    let time = start.elapsed().as_secs_f64() * 1000.0 / DEALS as f64;
    let again: Vec<u32> = deals.iter().map(|deal| mark(rules, deal, 1)).collect();
    let mut sorted = marks.clone();
    sorted.sort_unstable();
    let thirds = (sorted[DEALS / 3], sorted[2 * DEALS / 3]);
    let grades: Vec<Grade> = marks.iter().map(|mark| Grade::of_mark(rules, *mark)).collect();
    let others = again.iter().map(|mark| Grade::of_mark(rules, *mark));
    let (mut same, mut opposite) = (0, 0);
    for (one, other) in grades.iter().zip(others) {
        same += usize::from(*one == other);
        opposite += usize::from(*one != other && *one != Grade::Middle && other != Grade::Middle);
    }
    let mut left = Vec::new();
    for deal in &deals {
        let mut all = 0;
        for _ in 0..GAMES {
            let one = class_game(rules, deal.clone(), &mut random)?;
            all += u32::try_from(one).unwrap_or_default();
        }
        left.push(f64::from(all) / f64::from(GAMES));
    }
    let class = Grade::ALL.map(|grade| {
        let graded = (0..DEALS).filter(|deal| grades[*deal] == grade);
        mean(&graded.map(|deal| left[deal]).collect::<Vec<f64>>())
    });
    let offered = Grade::ALL.map(|grade| {
        let clearest = |tried: &[usize]| {
            let tried = tried.iter().copied();
            tried.min_by_key(|deal| grade.distance(rules, marks[*deal]))
        };
        let all: Vec<usize> = (0..DEALS).collect();
        let offered = all.chunks(OFFERED).filter_map(clearest);
        mean(&offered.map(|deal| left[deal]).collect::<Vec<f64>>())
    });
    println!(
        "grades, {} × {} expert {} fire {}: thirds {thirds:?}, {time:.2} ms a deal, same third {:.1} %, opposite {opposite}; a class leaves {} (easy / middle / hard), as offered {}",
        rules.set().name(),
        rules.players(),
        rules.expert().step(),
        rules.fire(),
        100.0 * same as f64 / DEALS as f64,
        class.join(" / "),
        offered.join(" / "),
    );
    Ok(())
}

/// The mean with its uncertainty of 95 %.
fn mean(left: &[f64]) -> String {
    let count = (left.len() as f64).max(1.0);
    let mean = left.iter().sum::<f64>() / count;
    let spread = left.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / count;
    format!("{mean:.1} ± {:.1}", 1.96 * (spread / count).sqrt())
}

/// A game of a class: the best play for oneself, and one card in five just any that looks cheap.
fn class_game(rules: &Rules, deal: Deal, random: &mut Random) -> Result<usize, Refusal> {
    let mut game = Game::new(*rules, deal);
    let mut computer = Computer::new(Strategy::Par);
    while game.status() == Status::Playing {
        let view = View::of(&game, game.player());
        match computer.choose(&view) {
            Move::EndTurn => game.end_turn().map(|_| ())?,
            Move::Play(best) => {
                let slip = random.below(SLIPS) == 0;
                let mut plays = game.legal_plays();
                plays.sort_by_key(|play| game.check(*play).map_or(i32::MAX, Placement::room));
                plays.truncate(CHEAPEST);
                let any = random.choose(&plays).copied().filter(|_| slip);
                game.play(any.unwrap_or(best)).map(|_| ())?;
            }
        }
    }
    Ok(game.left())
}
