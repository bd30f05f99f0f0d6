//! Positions to be solved, line by line.

use proptest::prelude::*;

use saute_dix::rules::Position;
use serde_json::Value;

use super::commands;
use crate::fuzz::strategies::some;
use crate::fuzz::words::are_words;
use crate::fuzz::{Entrance, Outcome, strategies};

pub const ENTRANCE: Entrance = Entrance {
    name: "solve",
    inputs,
    words: "||min=|cover=|deck=|rules=duel|A|B1 |C100 |99|\n| 2 3 4 5 6 7 8 9 10 11 12 13 14",
    cases: 120,
    enter,
};

fn inputs() -> BoxedStrategy<String> {
    some(strategies::position().prop_map(|line| line + "\n"), 1..7, "").boxed()
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let args = ["--lang", "en", "solve", "--stdin"].map(str::to_owned);
    let answered = commands::run(&args, input)?;
    let mut outcome = Outcome::Refused;
    let mut count = 0;
    for line in answered.output.lines() {
        let answer: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        if let Some(error) = answer["error"].as_str() {
            are_words(error)?;
        } else {
            outcome = Outcome::Accepted;
            let position = answer["position"].as_str().unwrap_or_default();
            if position.parse::<Position>().is_err() {
                return Err(format!("no position: {line}"));
            }
            // A best play is the best of the frontier, and there is one exactly if one can play.
            let playable = answer["playable"] == Value::Bool(true);
            if playable == answer["best"].is_null() {
                return Err(format!("playable or not? {line}"));
            }
        }
        count += 1;
    }
    if count != commands::lines(input) || !answered.errors.is_empty() {
        return Err(format!(
            "{count} answers to {} lines, {:?}",
            commands::lines(input),
            answered.errors
        ));
    }
    Ok(outcome)
}
