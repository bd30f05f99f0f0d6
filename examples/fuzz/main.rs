//! Sends inputs that try to do harm through every entrance of the program, for as long as wanted.
//!
//! ```text
//! cargo run --release --example fuzz -- --seconds 60                     a minute for each entrance
//! cargo run --release --example fuzz -- --seconds 60 --entrance saves    for one of them
//! cargo run --release --example fuzz -- --seconds 900 --inputs 1000000   or until so many have passed
//! cargo run --release --example fuzz -- --seconds 60 --seed 2 --out folder
//! ```
//!
//! A child process works, and this one watches it: a panic, a broken promise, an input that takes more than two seconds,
//! too much memory or a sudden death (a stack that is too deep, say) ends the round. The input is then made as short as
//! can be and saved in `target/fuzz`, from where it goes to `tests/corpus`. The table of entrances is in `tests/fuzz`.
#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "figures are what this program is for; they are small"
)]

#[path = "../../tests/fuzz/mod.rs"]
mod fuzz;
mod watch;
mod work;

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use fuzz::{ENTRANCES, Entrance};

/// What was asked for.
struct Wish {
    seconds: u64,
    inputs: u64,
    seed: u64,
    out: PathBuf,
    entrances: Vec<&'static Entrance>,
    /// As a child: where it says how far it is.
    progress: Option<PathBuf>,
    /// As a child: the one input to try.
    try_file: Option<PathBuf>,
}

fn wish() -> Result<Wish, Box<dyn Error>> {
    let mut wish = Wish {
        seconds: 10,
        inputs: u64::MAX,
        seed: 1,
        out: PathBuf::from("target/fuzz"),
        entrances: ENTRANCES.iter().collect(),
        progress: None,
        try_file: None,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or("every option needs a value")?;
        match argument.as_str() {
            "--seconds" => wish.seconds = value.parse()?,
            "--inputs" => wish.inputs = value.parse()?,
            "--seed" => wish.seed = value.parse()?,
            "--out" => wish.out = PathBuf::from(value),
            "--entrance" => wish.entrances.retain(|entrance| entrance.name == value),
            "--progress" => wish.progress = Some(PathBuf::from(value)),
            "--try" => wish.try_file = Some(PathBuf::from(value)),
            _ => {
                return Err(
                    "options: --seconds N, --inputs N, --entrance NAME, --seed S, --out FOLDER"
                        .into(),
                );
            }
        }
    }
    if wish.entrances.is_empty() {
        let names: Vec<&str> = ENTRANCES.iter().map(|entrance| entrance.name).collect();
        return Err(format!("the entrances are {}", names.join(", ")).into());
    }
    Ok(wish)
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let wish = wish()?;
    if let Some(file) = &wish.try_file {
        return work::try_one(&wish, file);
    }
    if let Some(progress) = &wish.progress {
        return work::work(&wish, progress);
    }
    println!(
        "{:<10} {:>10} {:>8} {:>12} {:>9} {:>8}",
        "entrance", "inputs", "seconds", "a second", "accepted", "memory"
    );
    for entrance in &wish.entrances {
        if let Some(finding) = watch::watch(&wish, entrance)? {
            println!("{}: {}", entrance.name, finding.what);
            println!("the input is in {}", finding.file.display());
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}
