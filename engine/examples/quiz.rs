//! Asks best-order puzzles in a terminal, and says what an answer is worth.
//!
//! ```text
//! cargo run --example quiz            three puzzles of level 2
//! cargo run --example quiz -- 4 7     of level 4, from seed 7
//! ```
#![allow(clippy::print_stdout, reason = "it talks to a person")]

use std::error::Error;
use std::io::{self, BufRead, Write};

use saute_dix_engine::puzzle::{Answer, Kind, NumberDeck, Spec, generate, mark};
use saute_dix_engine::rules::{parse_plays, print_plays};
use saute_dix_engine::solver::Solver;

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Result<Vec<u32>, _> = std::env::args().skip(1).map(|text| text.parse()).collect();
    let (level, seed) = match numbers?.as_slice() {
        [] => (2, 1),
        [level] => (*level, 1),
        [level, seed, ..] => (*level, *seed),
    };
    let mut solver = Solver::new();
    let mut lines = io::stdin().lock().lines();
    for seed in seed..seed + 3 {
        let level = u8::try_from(level)?;
        let spec = Spec::new(Kind::Order, level, Spec::USUAL_HAND, NumberDeck::Units, seed)?;
        let puzzle = generate(&mut solver, spec)?;
        let Some(position) = puzzle.question.position() else { continue };
        print!("{position}\nYour cards in order: ");
        io::stdout().flush()?;
        let Some(line) = lines.next().transpose()? else { break };
        let only = puzzle.question.only_pile().map(|(name, _)| name);
        match parse_plays(&line, only) {
            Ok(plays) => {
                let marked = mark(&mut solver, &puzzle, &Answer::Plays(plays));
                println!("{:?} {:?}", marked.verdict, marked.facts);
            }
            Err(error) => println!("{error}"),
        }
        if let Answer::Plays(best) = &puzzle.solution {
            println!("Best: {}\n", print_plays(best));
        }
    }
    Ok(())
}
