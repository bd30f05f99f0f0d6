//! The arguments of the program, one a line.

use proptest::prelude::*;

use std::path::{Path, PathBuf};

use super::commands;
use crate::fuzz::strategies::{number, one};
use crate::fuzz::words::are_words;
use crate::fuzz::{Entrance, Outcome, strategies};

pub const ENTRANCE: Entrance = Entrance {
    name: "arguments",
    inputs,
    words: "solve\n|check\n|puzzle\n|simulate\n|worksheet\n|templates\n|lessons\n|locales\n|player\n|list\n|\
        --lang\nen\n|--lang=fr\n|--json\n|--help\n|-h\n|-V\n|--\n|--count\n|--level\n|--kind\norder\n|\
        --seed\n|--code\n|--template\nquiz\n|--games\n1\n|--strategy\nteam,nearest\n|=|--title\n|\
        --mark\n20\n|--address\nhttps://a.example/\n|-|--out\n|--force\n|--deck\ntenths\n",
    cases: 80,
    enter,
};

fn inputs() -> BoxedStrategy<String> {
    let command = one(
        "solve|check|puzzle|simulate|worksheet|templates|lessons|locales|player|referee|--help",
    );
    let seed = || number(0..40);
    let position = strategies::position;
    let more = prop_oneof![
        2 => position().prop_map(|position| position + "\n--json"),
        2 => (position(), strategies::plays()).prop_map(|(position, plays)| position + "\n" + &plays),
        1 => (one("order|jump|duel|x"), seed()).prop_map(|(kind, seed)| format!("--kind\n{kind}\n--seed\n{seed}")),
        1 => strategies::code().prop_map(|code| "--code\n".to_owned() + &code),
        1 => seed().prop_map(|players| format!("--games\n1\n--players\n{players}\n--strategy\nnearest")),
        1 => (one("quiz|cards|x"), seed())
            .prop_map(|(name, seed)| format!("--template\n{name}\n--out\nsheet.pdf\n--seed\n{seed}")),
        1 => one("list|--lang\nfr\n--help|--lang\nen\n--help|--lang\nbr\n--help"),
    ];
    (command, more).prop_map(|(command, more)| command + "\n" + &more).boxed()
}

/// Options whose value is how much work is wanted. Who asks for a day of it gets a day of it: that is no finding.
const WORK: [&str; 5] = ["--games", "--count", "--copies", "--versions", "--think"];
const MOST_WORK: u32 = 9;

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let text = String::from_utf8_lossy(input);
    let folder = tempfolder()?;
    let args: Vec<String> = text.split('\n').map(str::to_owned).collect();
    let args = tamed(&args, &folder);
    let answered = commands::run(&args, b"")?;
    if answered.window {
        return Ok(Outcome::Accepted);
    }
    if answered.output.is_empty() && !answered.errors.is_empty() {
        for line in answered.errors.lines() {
            are_words(line)?;
        }
        return Ok(Outcome::Refused);
    }
    Ok(Outcome::Accepted)
}

/// Removes what was written.
pub fn tidy() {
    let _ = std::fs::remove_dir_all(folder());
}

/// A folder of this process alone, for the files that are written.
fn folder() -> PathBuf {
    std::env::temp_dir().join(format!("saute-dix-fuzz-{}", std::process::id()))
}

/// The same once it is there.
fn tempfolder() -> Result<PathBuf, String> {
    let folder = folder();
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    Ok(folder)
}

/// Whether this could lead out of the folder; the address of a page leads nowhere.
fn names_a_path(value: &str) -> bool {
    value.contains(['/', '\\']) && !value.starts_with("http")
}

/// The arguments as they may be run: files are written to the folder only, nothing outside is looked at, and no
/// more than a little work is asked for.
fn tamed(args: &[String], folder: &Path) -> Vec<String> {
    let inside = folder.join("sheet.pdf").display().to_string();
    let mut tamed: Vec<String> = Vec::new();
    for arg in args {
        let before = tamed.last().map(String::as_str).unwrap_or_default();
        // Only an option has a value behind a sign of equality; elsewhere that is part of a name.
        let own = arg.split_once('=').filter(|_| arg.starts_with('-'));
        let (name, value) = match own {
            Some(own) if before != "--out" => own,
            _ => (before, arg.as_str()),
        };
        let much = |text: &str| text.trim().parse::<u32>().is_ok_and(|number| number > MOST_WORK);
        let safe = if name == "--out" {
            inside.clone()
        } else if WORK.contains(&name) && much(value) {
            "1".to_owned()
        } else if Path::new(value).exists() || names_a_path(value) {
            folder.display().to_string()
        } else {
            value.to_owned()
        };
        tamed.push(if own.is_some() && before != "--out" {
            format!("{name}={safe}")
        } else {
            safe
        });
    }
    // What is not said is a thousand games.
    if tamed.iter().any(|arg| arg == "simulate")
        && !tamed.iter().any(|arg| arg.starts_with("--games"))
    {
        tamed.extend(["--games".to_owned(), "1".to_owned()]);
    }
    tamed
}
