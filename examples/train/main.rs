//! Trains the champion by playing against itself, and writes what it has learnt to `assets/champion`.
//!
//! ```text
//! cargo run --release --example train                       every kind of game, one after the other
//! cargo run --release --example train -- --only solo        one of them
//! cargo run --release --example train -- --only solo --games 20000 --seed 2 --out folder
//! ```
//!
//! One thread and one seed: the same numbers on the same machine. Kinds that start from another one read
//! what it has left in the folder.
#![allow(
    clippy::print_stderr,
    clippy::cast_precision_loss,
    reason = "telling how far it is is all that is printed; the numbers are small"
)]

mod learner;
mod school;

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use school::{Course, School};

fn main() -> Result<(), Box<dyn Error>> {
    let mut courses: Vec<Course> = Course::all();
    let mut folder = PathBuf::from("assets/champion");
    let mut seed = 1;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or("every option needs a value")?;
        match argument.as_str() {
            "--only" => courses.retain(|course| course.name == value),
            "--games" => {
                let games = value.parse()?;
                for course in &mut courses {
                    course.games = games;
                }
            }
            "--seed" => seed = value.parse()?,
            "--out" => folder = PathBuf::from(value),
            _ => return Err("options: --only NAME, --games N, --seed N, --out FOLDER".into()),
        }
    }
    fs::create_dir_all(&folder)?;
    for course in courses {
        // What is kept to go on from is no part of the program.
        let exact = |name: &str| folder.join(format!("{name}.f32"));
        let start = course.from.map(|name| fs::read(exact(name))).transpose()?;
        let mut school = School::new(course, seed, start.as_deref())?;
        school.teach();
        fs::write(exact(course.name), school.numbers().bytes())?;
        let weights = school.weights();
        fs::write(folder.join(format!("{}.bin", course.name)), weights.write())?;
    }
    Ok(())
}
