//! The referee, line by line.

use saute_dix::rules::Random;
use serde_json::{Value, json};

use super::commands;
use crate::fuzz::words::are_words;
use crate::fuzz::{Entrance, Outcome, strategies};

pub const ENTRANCE: Entrance = Entrance {
    name: "referee",
    inputs: || strategies::grown(grow),
    words: "new |new {\"seed\":1}\n|play |end\n|undo\n|state\n|\"rules\":\"duel\"|\"players\":|\"expert\":|\
        \"fire\":true|\"starter\":\"random\"|\"deck\":[|\"decks\":[[|47A|,|}",
    cases: 120,
    enter,
};

/// A new game and what a caller might say in it: moves of another game, mostly, and some that fit.
fn grow(random: &mut Random) -> String {
    let game = strategies::game(random);
    let rules = game.rules();
    let mut settings = json!({
        "rules": rules.set().name(), "players": rules.players(),
        "expert": rules.expert().step(), "fire": rules.fire(),
    });
    let numbers = |deck: &Vec<saute_dix::rules::Card>| -> Vec<u8> {
        deck.iter().map(|card| card.number()).collect()
    };
    let decks: Vec<Vec<u8>> = game.deal().decks().iter().map(numbers).collect();
    match (random.below(4), decks.as_slice()) {
        (0, _) => settings["seed"] = random.below(100).into(),
        (_, [deck]) => settings["deck"] = json!(deck),
        (_, decks) => settings["decks"] = json!(decks),
    }
    settings["starter"] = game.deal().starter().into();
    let mut text = format!("new {settings}\n");
    let turns = game.finished_turns().iter().chain([game.turn()]);
    for turn in turns {
        for play in &turn.plays {
            text += &format!("play {play}\n");
            if random.below(8) == 0 {
                text += random
                    .choose(&["undo\n", "state\n", "end\n", "play 2A\n", "\n"])
                    .copied()
                    .unwrap_or_default();
            }
        }
        text += "end\n";
    }
    text
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let args = ["--lang", "en", "referee"].map(str::to_owned);
    let answered = commands::run(&args, input)?;
    let mut outcome = Outcome::Refused;
    let mut before = Value::Null;
    let mut count = 0;
    for line in answered.output.lines() {
        let answer: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        if answer["ok"] == json!(true) {
            outcome = Outcome::Accepted;
        } else {
            are_words(answer["message"].as_str().unwrap_or_default())?;
            // A refused command changes nothing.
            if answer["state"] != before {
                return Err(format!("refused, and yet another state: {line}"));
            }
        }
        before = answer["state"].clone();
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
