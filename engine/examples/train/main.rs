//! Trains the champion by playing against itself, and writes what it has learnt to `engine/assets/champion`.
//!
//! ```text
//! cargo run --release --example train                       every kind of game, one after the other
//! cargo run --release --example train -- --only team        one of them
//! cargo run --release --example train -- --only solo-basics --games 20000 --seed 2 --out folder
//! ```
//!
//! One thread and one seed: the same numbers on the same machine. Kinds that start from another one read
//! what it has left in the folder.

mod learner;
mod positions;
mod progress;
mod pupil;
mod school;
mod seminar;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use learner::Numbers;
use school::{BASICS, Course, School};
use seminar::Seminar;

/// The last kind: playing alone, with a policy and a value.
const SOLO: &str = "solo";

fn main() -> Result<(), Box<dyn Error>> {
    let mut only = None;
    let mut games = None;
    let mut folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/champion"));
    let mut seed = 1;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or("every option needs a value")?;
        match argument.as_str() {
            "--only" => only = Some(value),
            "--games" => games = Some(value.parse()?),
            "--seed" => seed = value.parse()?,
            "--out" => folder = PathBuf::from(value),
            _ => return Err("options: --only NAME, --games N, --seed N, --out FOLDER".into()),
        }
    }
    let wanted = |name: &str| only.as_ref().is_none_or(|only| only == name);
    fs::create_dir_all(&folder)?;
    for mut course in Course::all() {
        if !wanted(course.name) {
            continue;
        }
        course.games = games.unwrap_or(course.games);
        let start = course.from.map(|name| read(&folder, name)).transpose()?;
        let mut school = School::new(course, seed, start);
        school.teach();
        fs::write(exact(&folder, course.name), school.numbers().bytes())?;
        if course.name != BASICS {
            fs::write(folder.join(format!("{}.bin", course.name)), school.file())?;
        }
    }
    if wanted(SOLO) {
        let start = read(&folder, BASICS)?;
        let mut seminar = Seminar::new(seed, games.unwrap_or(seminar::GAMES), &start)?;
        seminar.teach();
        let [policy, value] = seminar.files();
        fs::write(folder.join("solo-policy.bin"), policy)?;
        fs::write(folder.join("solo.bin"), value)?;
    }
    Ok(())
}

/// What is kept to go on from: no part of the program.
fn exact(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.f32"))
}

fn read(folder: &Path, name: &str) -> Result<Numbers, Box<dyn Error>> {
    let bytes = fs::read(exact(folder, name)).map_err(|error| format!("{name}.f32: {error}"))?;
    Ok(Numbers::from_bytes(&bytes).ok_or("the numbers to start from do not fit")?)
}
