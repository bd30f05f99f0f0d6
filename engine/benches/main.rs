//! The figures this engine holds itself to; where machines differ, as ratios in the same run.
//!
//! ```text
//! cargo bench -p saute-dix-engine                      all parts
//! cargo bench -p saute-dix-engine -- solver players    some of them
//! ```
#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::indexing_slicing,
    reason = "printing figures is what a bench is for"
)]

mod games;
mod grades;
mod players;
mod pupils;
mod puzzles;
mod rituals;
mod solver;

use std::error::Error;

type Part = fn() -> Result<(), Box<dyn Error>>;

fn main() -> Result<(), Box<dyn Error>> {
    let parts: [(&str, Part); 7] = [
        ("games", || Ok(games::run()?)),
        ("solver", || {
            solver::run();
            Ok(())
        }),
        ("players", || Ok(players::run()?)),
        ("puzzles", || {
            puzzles::run();
            Ok(())
        }),
        ("pupils", || {
            pupils::run();
            Ok(())
        }),
        ("rituals", || {
            rituals::run();
            Ok(())
        }),
        ("grades", grades::run),
    ];
    // Cargo adds `--bench`.
    let wanted: Vec<String> =
        std::env::args().skip(1).filter(|name| !name.starts_with('-')).collect();
    if let Some(unknown) = wanted.iter().find(|name| parts.iter().all(|(part, _)| part != name)) {
        return Err(format!(
            "no part {unknown}; there are {}",
            parts.map(|(part, _)| part).join(", ")
        )
        .into());
    }
    for (name, run) in parts {
        if wanted.is_empty() || wanted.iter().any(|part| part == name) {
            run()?;
        }
    }
    Ok(())
}
