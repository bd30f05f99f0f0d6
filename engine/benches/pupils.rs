//! Simulated pupils: is what they think found out after three answers, and is no pupil accused who
//! only slips? A row for each kind and misconception.

use saute_dix_engine::puzzle::{Kind, Misconception, Pool};
use saute_dix_engine::rules::Random;
use saute_dix_engine::solver::Solver;

const PUPILS: u32 = 1_000;
const ANSWERS: usize = 3;

pub fn run() {
    let mut solver = Solver::new();
    println!("{PUPILS} pupils each, {ANSWERS} answers, a slip in 5 % of them");
    println!("{:<10} {:<18} {:>9} {:>9}", "kind", "thinks", "named", "another");
    for kind in Kind::ALL {
        let Ok(pool) = Pool::new(&mut solver, kind, 80) else {
            continue;
        };
        let ideas = pool.shows().into_iter().map(Some).chain([None]);
        for idea in ideas {
            let mut random = Random::new(7);
            let (mut named, mut another) = (0_u32, 0_u32);
            for _ in 0..PUPILS {
                let said = pool.named(&mut solver, idea, ANSWERS, &mut random);
                named += u32::from(said == idea);
                another += u32::from(said.is_some() && said != idea);
            }
            let name = idea.map_or("(only slips)", Misconception::name);
            let percent = |count: u32| f64::from(count) * 100.0 / f64::from(PUPILS);
            let kind = kind.name();
            let (named, another) = (percent(named), percent(another));
            println!("{kind:<10} {name:<18} {named:>7.1} % {another:>7.1} %");
        }
    }
}
