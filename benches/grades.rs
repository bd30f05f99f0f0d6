//! Where the thirds of easy, middle and hard deals lie, how stable grades are, and what they are worth to a class.
#![allow(
    clippy::print_stdout,
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    reason = "printing figures is what a bench is for"
)]

use std::error::Error;
use std::time::Instant;

use saute_dix::coach::grade::mark;
use saute_dix::coach::{Computer, Grade, Move, Strategy, View};
use saute_dix::rules::{Deal, Expert, Game, Random, Refusal, Rules, Status};

/// How many deals of each variant are graded.
const DEALS: usize = 900;
/// How often a class errs: once in so many cards.
const SLIPS: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
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
    let deals: Vec<Deal> = (0..DEALS)
        .map(|_| Deal::shuffled(rules, &mut random))
        .collect();
    let start = Instant::now();
    let marks: Vec<u32> = deals.iter().map(|deal| mark(rules, deal, 0)).collect();
    let time = start.elapsed().as_secs_f64() * 1000.0 / DEALS as f64;
    let again: Vec<u32> = deals.iter().map(|deal| mark(rules, deal, 1)).collect();
    let mut sorted = marks.clone();
    sorted.sort_unstable();
    let thirds = (sorted[DEALS / 3], sorted[2 * DEALS / 3]);
    let grades: Vec<Grade> = marks
        .iter()
        .map(|mark| Grade::of_mark(rules, *mark))
        .collect();
    let others = again.iter().map(|mark| Grade::of_mark(rules, *mark));
    let (mut same, mut opposite) = (0, 0);
    for (one, other) in grades.iter().zip(others) {
        same += usize::from(*one == other);
        opposite += usize::from(*one != other && *one != Grade::Middle && other != Grade::Middle);
    }
    let mut class = vec![(0_u32, 0_u32, 0_u32); Grade::ALL.len()];
    for (deal, grade) in deals.iter().zip(&grades) {
        let left = class_game(rules, deal.clone(), &mut random)?;
        let third = &mut class[*grade as usize];
        third.0 += 1;
        third.1 += u32::try_from(left).unwrap_or_default();
        third.2 += u32::from(left == 0);
    }
    let class: Vec<String> = class
        .iter()
        .map(|(games, left, _)| {
            format!(
                "{:.1} of {games}",
                f64::from(*left) / f64::from((*games).max(1))
            )
        })
        .collect();
    println!(
        "grades, {} × {} expert {} fire {}: thirds {thirds:?}, {time:.2} ms a deal, same third {:.1} %, opposite {opposite}; a class leaves {}",
        rules.set().name(),
        rules.players(),
        rules.expert().step(),
        rules.fire(),
        100.0 * same as f64 / DEALS as f64,
        class.join(" / "),
    );
    Ok(())
}

/// A game of a class: the best play for oneself, and one card in five just any that fits.
fn class_game(rules: &Rules, deal: Deal, random: &mut Random) -> Result<usize, Refusal> {
    let mut game = Game::new(*rules, deal);
    let mut computer = Computer::new(Strategy::Par);
    while game.status() == Status::Playing {
        let view = View::of(&game, game.player());
        match computer.choose(&view) {
            Move::EndTurn => game.end_turn().map(|_| ())?,
            Move::Play(best) => {
                let slip = random.below(SLIPS) == 0;
                let plays = game.legal_plays();
                let any = random.choose(&plays).copied().filter(|_| slip);
                game.play(any.unwrap_or(best)).map(|_| ())?;
            }
        }
    }
    Ok(game.left())
}
