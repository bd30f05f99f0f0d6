//! What a table says about a seat: one JSON object. Whether such a seat is possible is not looked at
//! here, but where the view is made.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::cli::lines;
use crate::coach::ViewParts;
use crate::rules::{PerPile, PileName, PileSet, RuleSet, Said, Signal, excerpt};

/// The fields of a line. Those that are optional may also be null.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatLine {
    rules: Option<String>,
    expert: Option<usize>,
    fire: Option<bool>,
    players: Option<usize>,
    seat: usize,
    to_move: Option<bool>,
    mover: Option<usize>,
    piles: BTreeMap<PileName, i64>,
    hand: Vec<i64>,
    hands: Vec<usize>,
    deck: OneOrMore<usize>,
    laid: OneOrMore<Vec<i64>>,
    played: Option<usize>,
    min: Option<usize>,
    signals: Option<Vec<SignalLine>>,
    burning: Option<Vec<PileName>>,
    due: Option<Vec<PileName>>,
    helped: Option<bool>,
}

/// What the classic game has once and the duel twice.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "`deck` must be a whole number and `laid` a list of whole numbers; in the duel each is a list of two"
)]
enum OneOrMore<T> {
    One(T),
    More(Vec<T>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SignalLine {
    seat: usize,
    pile: PileName,
    say: SignalWord,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum SignalWord {
    Leave,
    NoBigStep,
}

/// The parts of a view from their JSON, or an English sentence that says what is wrong with it.
pub fn read(json: &str) -> Result<ViewParts, String> {
    let line: SeatLine = lines::object(json)?;
    // Every seat has a hand, so these say how many play.
    let players = line.players.unwrap_or(line.hands.len());
    let mover = line.mover(players)?;
    Ok(ViewParts {
        set: line.rule_set()?,
        expert: line.expert.unwrap_or(0),
        fire: line.fire.unwrap_or(false),
        players,
        seat: line.seat,
        mover,
        tops: tops(&line.piles)?,
        hand: line.hand,
        hand_sizes: line.hands,
        decks: line.deck.list(),
        laid: line.laid.list(),
        played: line.played.unwrap_or(0),
        minimum: line.min,
        burning: line.burning.map(PileSet::from_iter),
        due: line.due.map(PileSet::from_iter),
        helped: line.helped,
        signals: line.signals.unwrap_or_default().into_iter().map(Said::from).collect(),
    })
}

impl SeatLine {
    fn rule_set(&self) -> Result<RuleSet, String> {
        let Some(name) = &self.rules else {
            return Ok(RuleSet::default());
        };
        RuleSet::from_name(name)
            .ok_or_else(|| format!("`rules` must be classic or duel, not `{}`.", excerpt(name)))
    }

    /// Whose turn it is. A seat that is not told is asked to move; among two, one who waits waits for the other.
    fn mover(&self, players: usize) -> Result<usize, String> {
        let seat = self.seat;
        match (self.to_move, self.mover) {
            (Some(to_move), Some(mover)) if to_move != (mover == seat) => {
                Err("`to_move` and `mover` contradict each other.".to_owned())
            }
            (_, Some(mover)) => Ok(mover),
            (None | Some(true), None) => Ok(seat),
            (Some(false), None) if players == 2 && seat < players => Ok(1 - seat),
            (Some(false), None) => Err("Missing field `mover`.".to_owned()),
        }
    }
}

impl<T> OneOrMore<T> {
    fn list(self) -> Vec<T> {
        match self {
            OneOrMore::One(one) => vec![one],
            OneOrMore::More(more) => more,
        }
    }
}

impl From<SignalLine> for Said {
    fn from(line: SignalLine) -> Said {
        let signal = match line.say {
            SignalWord::Leave => Signal::Leave,
            SignalWord::NoBigStep => Signal::NoBigStep,
        };
        Said { player: line.seat, pile: line.pile, signal }
    }
}

fn tops(piles: &BTreeMap<PileName, i64>) -> Result<PerPile<i64>, String> {
    let mut tops = PerPile::default();
    for name in PileName::ALL {
        let top = piles.get(&name);
        *tops.get_mut(name) =
            *top.ok_or_else(|| format!("`piles` must show a number on pile {name}."))?;
    }
    Ok(tops)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::View;
    use crate::rules::{Card, Deal, Expert, Game, Random, Rules, Status};
    use serde_json::{Map, Value, json};

    fn line_of(game: &Game, seat: usize) -> Map<String, Value> {
        let rules = game.rules();
        let waits = seat != game.player();
        let duel = rules.set() == RuleSet::Duel;
        let seats = || -> Vec<usize> {
            match (duel, seat) {
                (true, 1) => vec![1, 0],
                _ => (0..rules.players()).collect(),
            }
        };
        let named = |pile: PileName| {
            if duel && waits { pile.across() } else { pile }
        };
        let tops =
            PileName::ALL.map(|pile| (pile.to_string(), json!(game.pile(named(pile)).top())));
        let laid = |player: usize| -> Vec<Card> {
            let turns = game.finished_turns().iter().chain([game.turn()]);
            let turns = turns.filter(|turn| rules.deck_of(turn.player) == rules.deck_of(player));
            turns.flat_map(|turn| turn.plays.iter().map(|play| play.card)).collect()
        };
        let deck = |player| game.deck(rules.deck_of(player)).len();
        let letters =
            |piles: PileSet| -> Vec<char> { piles.iter().map(PileName::letter).collect() };
        let others = game.signals().filter(|said| said.player != seat);
        let signals: Vec<Value> = others
            .map(|said| {
                json!({
                    "seat": said.player,
                    "pile": said.pile.to_string(),
                    "say": said.signal.name(),
                })
            })
            .collect();
        let line = json!({
            "rules": rules.set().name(),
            "expert": rules.expert().step(),
            "fire": rules.fire(),
            "players": rules.players(),
            "seat": seat,
            "to_move": !waits,
            "mover": game.player(),
            "piles": tops.into_iter().collect::<Map<_, _>>(),
            "hand": game.hand(seat).iter().collect::<Vec<_>>(),
            "hands": seats().iter().map(|seat| game.hand(*seat).len()).collect::<Vec<_>>(),
            "deck": if duel { json!(seats().into_iter().map(deck).collect::<Vec<_>>()) } else { json!(deck(0)) },
            "laid": if duel { json!(seats().into_iter().map(laid).collect::<Vec<_>>()) } else { json!(laid(0)) },
            "played": game.turn().plays.len(),
            "min": game.minimum(),
            "signals": signals,
            "burning": letters(game.burning()),
            "due": letters(game.due()),
            "helped": !waits && game.table().helped(),
        });
        match line {
            Value::Object(line) => line,
            _ => Map::new(),
        }
    }

    fn seen(line: Map<String, Value>) -> View {
        let line = Value::Object(line).to_string();
        let parts = read(&line).expect(&line);
        View::from_parts(&parts).expect(&line)
    }

    fn variants() -> impl Iterator<Item = Rules> {
        let classic = (1..=5).flat_map(|players| {
            Expert::ALL.into_iter().flat_map(move |expert| {
                [false, true].map(|fire| Rules::classic(players, expert, fire).unwrap())
            })
        });
        classic.chain([Rules::duel(); 10])
    }

    /// One step of a game at random: a card, the end of the turn, now and then a word.
    fn step(game: &mut Game, random: &mut Random) {
        let speaker = random.below(game.rules().players());
        if game.may_signal(speaker) {
            let pile = PileName::ALL[random.below(4)];
            let signal = Signal::ALL.get(random.below(3)).copied();
            game.say(speaker, pile, signal).unwrap();
        }
        let plays = game.legal_plays();
        let may_end = game.missing() == 0 && game.due().is_empty();
        if may_end && (plays.is_empty() || random.below(2) == 0) {
            game.end_turn().unwrap();
        } else if let Some(play) = random.choose(&plays) {
            game.play(*play).unwrap();
        } else {
            game.end_turn().unwrap();
        }
    }

    #[test]
    fn every_seat_of_every_game_is_seen_as_it_is() {
        let mut doubts = 0;
        for (rules, seed) in variants().zip(0..) {
            let mut random = Random::new(seed);
            let mut game = Game::new(rules, Deal::shuffled(&rules, &mut random));
            while game.status() == Status::Playing {
                for seat in 0..rules.players() {
                    let (line, view) = (line_of(&game, seat), View::of(&game, seat));
                    assert_eq!(seen(line.clone()), view, "{line:?}");
                    doubts += check_without_what_follows(line, &view);
                }
                step(&mut game, &mut random);
            }
        }
        assert!(doubts > 0, "the helping card was never in doubt");
    }

    /// Leaves out whatever can be worked out. Says how often the helping card was in doubt.
    fn check_without_what_follows(mut line: Map<String, Value>, view: &View) -> usize {
        for derived in ["min", "burning", "due", "helped", "players"] {
            line.remove(derived);
        }
        let usual = json!({
            "rules": "classic", "expert": 0, "fire": false, "to_move": true, "played": 0, "signals": [],
        });
        line.retain(|name, value| usual.get(name) != Some(value));
        if line.get("to_move").is_none() {
            line.remove("mover");
        }
        let again = seen(line);
        if again == *view {
            return 0;
        }
        // It is never taken to be free if it is not.
        assert!(again.table().helped() && !view.table().helped());
        assert_eq!(again.hand(), view.hand());
        1
    }

    #[test]
    fn who_moves_may_be_said_in_either_way() {
        let mover = |mut fields: Value, seat: usize, players| {
            for (name, value) in [
                ("seat", json!(seat)),
                ("piles", json!({})),
                ("hand", json!([])),
                ("hands", json!([])),
                ("deck", json!(0)),
                ("laid", json!([])),
            ] {
                fields[name] = value;
            }
            serde_json::from_value::<SeatLine>(fields).unwrap().mover(players)
        };
        assert_eq!(mover(json!({}), 2, 3), Ok(2));
        assert_eq!(mover(json!({"mover": 1}), 2, 3), Ok(1));
        assert_eq!(mover(json!({"to_move": false, "mover": 1}), 2, 3), Ok(1));
        assert_eq!(mover(json!({"to_move": false}), 1, 2), Ok(0));
        let unsaid = mover(json!({"to_move": false}), 1, 3);
        assert_eq!(unsaid.unwrap_err(), "Missing field `mover`.");
        for to_move in [true, false] {
            let both = json!({"to_move": to_move, "mover": usize::from(to_move)});
            let said = mover(both, 0, 3).unwrap_err();
            assert_eq!(said, "`to_move` and `mover` contradict each other.");
        }
    }
}
