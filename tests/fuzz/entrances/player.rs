//! A seat at another program's table, line by line.

use saute_dix::coach::Strategy;
use saute_dix::rules::{Card, Game, PileName, Random, RuleSet};
use serde_json::{Map, Value, json};

use super::commands;
use crate::fuzz::words::are_words;
use crate::fuzz::{Entrance, Outcome, strategies};

pub const ENTRANCE: Entrance = Entrance {
    name: "player",
    inputs: || strategies::grown(grow),
    words: "\"rules\":\"duel\"|\"players\":|\"seat\":|\"to_move\":false|\"mover\":|\"piles\":{\"A\":1}|\
        \"hand\":[|\"hands\":[6,6]|\"deck\":|\"laid\":[[],[]]|\"played\":|\"min\":|\"signals\":[|\
        \"burning\":[\"A\"]|\"due\":[|\"helped\":true|{\"seat\":0,\"pile\":\"A\",\"say\":\"leave\"}|\n|\
        ,",
    cases: 120,
    enter,
};

/// How long a computer may think about a line: what it does with more is for other tests.
const THINKS: &str = "5";

fn grow(random: &mut Random) -> String {
    let strategy = Strategy::ALL[random.below(Strategy::ALL.len())];
    let mut text = strategy.name().to_owned();
    for _ in 0..=random.below(3) {
        let game = strategies::game(random);
        let seat = random.below(game.rules().players());
        text += &format!("\n{}", line(&game, seat, random));
    }
    text + "\n"
}

/// What a table says to a seat; some of what can be worked out is left out.
fn line(game: &Game, seat: usize, random: &mut Random) -> Value {
    let rules = game.rules();
    let duel = rules.set() == RuleSet::Duel;
    let waits = seat != game.player();
    let mut seats: Vec<usize> = (0..rules.players()).collect();
    if duel && seat == 1 {
        seats.reverse();
    }
    let named = |pile: PileName| if duel && waits { pile.across() } else { pile };
    let tops = PileName::ALL.map(|pile| (pile.to_string(), json!(game.pile(named(pile)).top())));
    let laid = |player: usize| -> Vec<Card> {
        let turns = game.finished_turns().iter().chain([game.turn()]);
        let turns = turns.filter(|turn| rules.deck_of(turn.player) == rules.deck_of(player));
        turns.flat_map(|turn| turn.plays.iter().map(|play| play.card)).collect()
    };
    let deck = |player: usize| game.deck(rules.deck_of(player)).len();
    let mut line = json!({
        "rules": rules.set().name(),
        "expert": rules.expert().step(),
        "fire": rules.fire(),
        "players": rules.players(),
        "seat": seat,
        "to_move": !waits,
        "mover": game.player(),
        "piles": tops.into_iter().collect::<Map<_, _>>(),
        "hand": game.hand(seat).iter().collect::<Vec<_>>(),
        "hands": seats.iter().map(|seat| game.hand(*seat).len()).collect::<Vec<_>>(),
        "deck": deck(0),
        "laid": laid(0),
        "played": game.turn().plays.len(),
        "min": game.minimum(),
        "signals": [],
    });
    if duel {
        line["deck"] = json!(seats.iter().copied().map(deck).collect::<Vec<_>>());
        line["laid"] = json!(seats.iter().copied().map(laid).collect::<Vec<_>>());
    }
    if let Some(fields) = line.as_object_mut() {
        for name in ["players", "min", "signals", "played", "expert"] {
            if random.below(8) == 0 {
                fields.remove(name);
            }
        }
    }
    line
}

fn enter(input: &[u8]) -> Result<Outcome, String> {
    let end = input.iter().position(|byte| *byte == b'\n');
    let (strategy, lines) = input.split_at(end.unwrap_or(input.len()));
    let lines = lines.get(1..).unwrap_or_default();
    let strategy = String::from_utf8_lossy(strategy).into_owned();
    let known = Strategy::from_name(&strategy).is_some();
    let mut args = ["--lang", "en", "player", "--think", THINKS, "--seed", "1", "--strategy"]
        .map(str::to_owned)
        .to_vec();
    args.push(strategy);
    let answered = commands::run(&args, lines)?;
    if !known {
        return are_words(&answered.errors).map(|()| Outcome::Refused);
    }
    let mut outcome = Outcome::Refused;
    let mut count = 0;
    for line in answered.output.lines() {
        let answer: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        match answer["error"].as_str() {
            Some(error) => are_words(error)?,
            None => outcome = Outcome::Accepted,
        }
        count += 1;
    }
    if count != commands::lines(lines) || !answered.errors.is_empty() {
        return Err(format!("{count} answers, {:?}", answered.errors));
    }
    Ok(outcome)
}
