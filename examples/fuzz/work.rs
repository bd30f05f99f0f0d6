//! The child that does the work. It may die of it.

use std::error::Error;
use std::fs::{self, File};
use std::io::{Seek, SeekFrom, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::Wish;
use crate::fuzz::entrances::arguments;
use crate::fuzz::{Entrance, Outcome, corpus};

/// Lets one input in; says what it has done that it should not.
fn entered(entrance: &Entrance, input: &[u8]) -> Result<Outcome, String> {
    let entered = catch_unwind(AssertUnwindSafe(|| (entrance.enter)(input)));
    entered.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        Err(format!("a panic: {}", text.unwrap_or_default()))
    })
}

/// Tries the input of a file, for whoever makes it shorter.
pub fn try_one(wish: &Wish, file: &Path) -> Result<ExitCode, Box<dyn Error>> {
    let input = fs::read(file)?;
    let mut entrances = wish.entrances.iter();
    let fine = entrances.all(|entrance| entered(entrance, &input).is_ok());
    arguments::tidy();
    Ok(if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Works until the time is over or something is found. Before every input its number is written down.
pub fn work(wish: &Wish, progress: &Path) -> Result<ExitCode, Box<dyn Error>> {
    let mut progress = File::create(progress)?;
    let [entrance] = wish.entrances.as_slice() else {
        return Err("a child works at one entrance".into());
    };
    let kept = corpus::of(entrance.name);
    let (mut number, mut accepted) = (0, 0_u64);
    let start = Instant::now();
    let time = Duration::from_secs(wish.seconds);
    let mut code = ExitCode::SUCCESS;
    while start.elapsed() < time && number < wish.inputs {
        let input = entrance.input(&kept, wish.seed, number);
        progress.seek(SeekFrom::Start(0))?;
        progress.write_all(&number.to_le_bytes())?;
        match entered(entrance, &input) {
            Ok(outcome) => accepted += u64::from(outcome == Outcome::Accepted),
            Err(what) => {
                let what: String = what.chars().take(400).collect();
                println!("found {}", what.replace('\n', " "));
                code = ExitCode::FAILURE;
                break;
            }
        }
        number += 1;
    }
    println!("done {number} {} {accepted}", start.elapsed().as_secs_f64());
    arguments::tidy();
    Ok(code)
}
