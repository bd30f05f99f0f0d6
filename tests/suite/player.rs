//! The player as other programs meet it: a seat at a table whose rules the referee keeps.

use std::io::{Read, Write};

use crate::support::all_variants;
use crate::support::conversation::Conversation;
use saute_dix::coach::Strategy;
use saute_dix::rules::{RuleSet, Rules};
use serde_json::{Map, Value, json};

fn player(args: &[&str]) -> Conversation {
    let always = ["player", "--lang", "en"];
    Conversation::start(&[&always, args].concat())
}

/// Three players; the first has laid 5 and 95, the second has the move.
fn line() -> Value {
    json!({
        "rules": "classic", "expert": 0, "fire": false, "players": 3, "seat": 1, "to_move": true,
        "piles": {"A": 5, "B": 1, "C": 95, "D": 100},
        "hand": [7, 6, 30, 40, 50, 60], "hands": [6, 6, 6], "deck": 78, "laid": [5, 95],
        "played": 0, "min": 2, "signals": [{"seat": 2, "pile": "B", "say": "leave"}],
        "burning": [], "due": [],
    })
}

/// The line with some fields replaced, or left out by null.
fn with(fields: Value) -> String {
    let Value::Object(fields) = fields else {
        panic!("not the fields of an object: {fields}");
    };
    let mut line = line();
    for (name, value) in fields {
        line[name] = value;
    }
    line.to_string()
}

/// What is said about a bad line, after checking that it is a sentence.
fn error(player: &mut Conversation, line: &str) -> String {
    let answer = player.say(line);
    let fields: Vec<&String> = answer.as_object().unwrap().keys().collect();
    let start: String = line.chars().take(200).collect();
    assert_eq!(fields, ["error"], "{start}: {answer}");
    let said = answer["error"].as_str().unwrap();
    assert!(said.ends_with('.') && said.len() < 400, "{start}: {said}");
    said.to_owned()
}

/// A table: the referee, one player for each seat, and what everybody has seen.
struct HostedTable<'a> {
    rules: Rules,
    referee: &'a mut Conversation,
    /// By deck, in the order of laying.
    laid: Vec<Vec<i64>>,
    /// What each seat says.
    signals: Vec<Value>,
}

impl HostedTable<'_> {
    fn start(rules: Rules, seed: u64, referee: &mut Conversation) -> (HostedTable<'_>, Value) {
        let settings = json!({
            "rules": rules.set().name(), "players": rules.players(),
            "expert": rules.expert().step(), "fire": rules.fire(), "seed": seed,
        });
        let answer = referee.say(&format!("new {settings}"));
        let table = HostedTable {
            rules,
            referee,
            laid: vec![Vec::new(); rules.set().decks()],
            signals: vec![json!([]); rules.players()],
        };
        (table, answer["state"].clone())
    }

    /// What a seat is told, from the referee's state alone and what lies on the table.
    fn line(&self, state: &Value, seat: usize) -> String {
        let mover = usize::try_from(state["player"].as_u64().unwrap()).unwrap();
        let duel = self.rules.set() == RuleSet::Duel;
        let own_first = |list: Vec<Value>| -> Value {
            let swapped = duel && seat == 1;
            let list: Vec<Value> = if swapped { list.into_iter().rev().collect() } else { list };
            json!(list)
        };
        let piles = state["piles"].as_object().unwrap();
        let piles: Map<String, Value> = if duel && seat != mover {
            [("A", "C"), ("B", "D"), ("C", "A"), ("D", "B")]
                .map(|(here, there)| (here.to_owned(), piles[there].clone()))
                .into_iter()
                .collect()
        } else {
            piles.clone()
        };
        let hands = state["hands"].as_array().unwrap().iter();
        let sizes = hands.map(|hand| json!(hand.as_array().unwrap().len()));
        let talk = (0..self.rules.players()).filter(|other| *other != seat && *other != mover);
        let talk = talk.flat_map(|other| {
            let said = self.signals[other].as_array().unwrap().iter();
            said.map(move |said| json!({"seat": other, "pile": said["pile"], "say": said["say"]}))
        });
        json!({
            "rules": state["rules"], "expert": self.rules.expert().step(), "fire": self.rules.fire(),
            "players": self.rules.players(), "seat": seat, "to_move": seat == mover, "mover": mover,
            "piles": piles,
            "hand": state["hands"][seat],
            "hands": own_first(sizes.collect()),
            "deck": match state["deck"].as_array() {
                Some(decks) => own_first(decks.clone()),
                None => state["deck"].clone(),
            },
            "laid": match &self.laid[..] {
                [laid] => json!(laid),
                both => own_first(both.iter().map(|laid| json!(laid)).collect()),
            },
            "played": state["played"], "min": state["min"],
            "signals": talk.collect::<Vec<Value>>(),
            "burning": state["burning"], "due": state["due"],
        })
        .to_string()
    }

    /// Everybody who waits says something, then the mover moves, and the referee agrees.
    fn step(&mut self, state: &Value, players: &mut [Conversation]) -> Value {
        let mover = usize::try_from(state["player"].as_u64().unwrap()).unwrap();
        let seats = players.len();
        for seat in (0..self.rules.players()).filter(|seat| *seat != mover) {
            let line = self.line(state, seat);
            let answer = players[seat % seats].say(&line);
            assert!(answer["signals"].is_array(), "{line}: {answer}");
            self.signals[seat] = answer["signals"].clone();
        }
        self.signals[mover] = json!([]);
        let line = self.line(state, mover);
        let answer = players[mover % seats].say(&line);
        let choice = answer["move"].as_str();
        let choice = choice.unwrap_or_else(|| panic!("{line}: {answer}"));
        if let Some(chance) = answer["chance"].as_f64() {
            assert!((0.0..=1.0).contains(&chance), "{answer}");
        }
        let command = match choice {
            "end" => "end".to_owned(),
            play => {
                let deck = if self.laid.len() == 2 { mover } else { 0 };
                let card = play.trim_end_matches(char::is_alphabetic);
                self.laid[deck].push(card.parse().unwrap());
                format!("play {play}")
            }
        };
        let ruling = self.referee.say(&command);
        assert_eq!(ruling["ok"], true, "{line}: {answer}: {ruling}");
        ruling["state"].clone()
    }

    fn play(mut self, mut state: Value, players: &mut [Conversation]) -> Value {
        while state["status"] == "playing" {
            state = self.step(&state, players);
        }
        state
    }
}

#[test]
fn every_strategy_plays_every_rule_set_without_one_illegal_move() {
    let mut referee = Conversation::start(&["referee", "--lang", "en"]);
    for strategy in Strategy::ALL {
        for signals in ["on", "off"] {
            let args = ["--strategy", strategy.name(), "--signals", signals, "--think", "5"];
            let mut players = [player(&args)];
            for (rules, seed) in all_variants().into_iter().zip(1..) {
                // One way of talking is enough for each variant, and each strategy tries both.
                if (seed % 2 == 0) == (signals == "on") {
                    let (table, state) = HostedTable::start(rules, seed, &mut referee);
                    let end = table.play(state, &mut players);
                    assert_ne!(end["status"], "playing", "{rules:?}");
                }
            }
            for seed in 100..103 {
                let (table, state) = HostedTable::start(Rules::duel(), seed, &mut referee);
                let end = table.play(state, &mut players);
                assert!(end["winner"].is_u64());
            }
        }
    }
}

#[test]
fn five_programs_of_all_sorts_sit_at_one_table() {
    let mut referee = Conversation::start(&["referee"]);
    let strategies = Strategy::ALL.into_iter().cycle().take(5);
    let mut players: Vec<Conversation> = strategies
        .zip(1..)
        .map(|(strategy, seed)| {
            let seed = seed.to_string();
            player(&["--strategy", strategy.name(), "--seed", &seed])
        })
        .collect();
    for fire in [false, true] {
        let rules = Rules::from_parts(RuleSet::Classic, 5, 0, fire).unwrap();
        let (table, state) = HostedTable::start(rules, 7, &mut referee);
        let end = table.play(state, &mut players);
        assert!(end["left"].as_u64().unwrap() < 98);
    }
    for player in players {
        assert_eq!(player.finish(), (0, String::new()));
    }
}

#[test]
fn a_move_is_the_best_and_a_finished_turn_ends() {
    let mut par = player(&["--strategy", "par"]);
    assert_eq!(par.say(&line().to_string()), json!({"move": "6A"}));
    // Each line is complete by itself: the second card, asked for without the first.
    let second = json!({
        "piles": {"A": 6, "B": 1, "C": 95, "D": 100}, "laid": [5, 95, 6], "played": 1,
        "hand": [7, 30, 40, 50, 60], "hands": [6, 5, 6],
    });
    assert_eq!(par.say(&with(second)), json!({"move": "7A"}));
    let done = json!({
        "piles": {"A": 7, "B": 1, "C": 95, "D": 100}, "laid": [5, 95, 6, 7], "played": 2,
        "hand": [30, 40, 50, 60], "hands": [6, 4, 6],
    });
    assert_eq!(par.say(&with(done)), json!({"move": "end"}));
}

#[test]
fn what_does_not_apply_may_be_left_out() {
    let mut par = player(&["--strategy", "par"]);
    let bare = json!({
        "rules": null, "expert": null, "fire": null, "players": null, "to_move": null,
        "played": null, "min": null, "signals": null, "burning": null, "due": null,
    });
    assert_eq!(par.say(&with(bare)), json!({"move": "6A"}));
    for needed in ["seat", "piles", "hand", "hands", "deck", "laid"] {
        let mut without = line();
        without.as_object_mut().unwrap().remove(needed);
        let said = error(&mut par, &without.to_string());
        assert!(said.starts_with(&format!("Missing field `{needed}`")), "{said}");
        error(&mut par, &with(json!({ needed: null })));
    }
    let waiting = with(json!({"to_move": false, "signals": []}));
    assert_eq!(error(&mut par, &waiting), "Missing field `mover`.");
}

#[test]
fn one_who_waits_says_what_it_wants_unless_nobody_talks() {
    let waiting = with(json!({"to_move": false, "mover": 0, "hand": [7, 8, 30, 40, 50, 60]}));
    let said = json!({"signals": [{"pile": "A", "say": "no_big_step"}]});
    let silent = json!({"signals": []});
    assert_eq!(player(&["--strategy", "team"]).say(&waiting), said);
    let mut off = player(&["--strategy", "team", "--signals", "off"]);
    assert_eq!(off.say(&waiting), silent);
    let mut beginner = player(&["--strategy", "nearest", "--signals", "on"]);
    assert_eq!(beginner.say(&waiting), silent);
    let leave = with(json!({
        "to_move": false, "mover": 2, "piles": {"A": 1, "B": 50, "C": 95, "D": 100},
        "laid": [50, 95], "hand": [40, 16, 30, 70, 20, 60],
    }));
    let said = json!({"signals": [{"pile": "B", "say": "leave"}]});
    assert_eq!(player(&["--strategy", "team"]).say(&leave), said);
    // What the others have asked for is heeded.
    let mut team = player(&["--strategy", "team"]);
    let asked = |pile: &str| with(json!({"signals": [{"seat": 0, "pile": pile, "say": "leave"}]}));
    assert_eq!(team.say(&asked("D")), json!({"move": "6A"}));
    assert_ne!(team.say(&asked("A")), json!({"move": "6A"}));
}

#[test]
fn in_the_duel_the_own_side_comes_first() {
    let mut par = player(&["--strategy", "par"]);
    let line = json!({
        "rules": "duel", "seat": 1, "to_move": true, "piles": {"A": 1, "B": 60, "C": 20, "D": 50},
        "hand": [58, 59, 40, 31, 32, 33], "hands": [6, 6], "deck": [52, 50], "laid": [[], [20, 50]],
    });
    assert_eq!(par.say(&line.to_string()), json!({"move": "59B"}));
    let mut waiting = line.clone();
    waiting["to_move"] = json!(false);
    waiting["laid"] = json!([[20, 50], []]);
    waiting["piles"] = json!({"A": 20, "B": 50, "C": 1, "D": 60});
    waiting["deck"] = json!([50, 52]);
    assert_eq!(par.say(&waiting.to_string()), json!({"signals": []}));
    let mut swapped = line;
    swapped["deck"] = json!([50, 52]);
    let said = error(&mut par, &swapped.to_string());
    assert_eq!(said, "Hands, deck and cards laid are 60 cards together instead of 58.");
}

/// Fields that make a good line bad.
const BAD_FIELDS: &str = r#"
{"joker": true} {"rules": "poker"} {"rules": "Classic"} {"rules": 7} {"rules": "duel"}
{"expert": 3} {"expert": "1"} {"fire": 1} {"players": 6, "hands": [6, 6, 6, 6, 6, 6]}
{"players": 0, "hands": []} {"players": 2} {"players": 18446744073709551615} {"seat": 3}
{"seat": -1} {"seat": "1"} {"seat": 1.0} {"seat": 18446744073709551615} {"to_move": "yes"}
{"mover": 0} {"to_move": false, "mover": 3, "signals": []} {"piles": {"A": 5, "B": 1, "C": 95}}
{"piles": {"A": 5, "B": 1, "C": 95, "D": 100, "E": 1}}
{"piles": {"A": "5", "B": 1, "C": 95, "D": 100}} {"piles": {"A": 6, "B": 1, "C": 95, "D": 100}}
{"piles": {"A": 5, "B": 5, "C": 95, "D": 100}} {"piles": {"A": 5, "B": 1, "C": 100, "D": 100}}
{"piles": [5, 1, 95, 100]} {"hand": [7, 7, 30, 40, 50, 60]} {"hand": [5, 6, 30, 40, 50, 60]}
{"hand": [1, 6, 30, 40, 50, 60]} {"hand": [-7, 6, 30, 40, 50, 60]}
{"hand": [7.5, 6, 30, 40, 50, 60]} {"hand": ["7", 6, 30, 40, 50, 60]}
{"hand": [263, 6, 30, 40, 50, 60]} {"hand": [6, 30, 40, 50, 60]} {"hand": []}
{"hand": [], "hands": [6, 0, 6], "deck": 84} {"hands": [6, 6, 7], "deck": 77}
{"hands": [6, 6, 5], "deck": 79} {"hands": [6, 6, -6]} {"hands": 18} {"deck": 79} {"deck": -1}
{"deck": "78"} {"deck": 18446744073709551615} {"deck": [78, 0]} {"laid": [95, 5, 5]}
{"laid": [[5], [95]]} {"laid": [5, [95]]} {"laid": [5]} {"laid": [5, 95, 100]} {"laid": "5 95"}
{"played": 1} {"played": 2} {"played": 18446744073709551615} {"played": -1} {"min": 1}
{"min": "2"} {"signals": [{"seat": 1, "pile": "B", "say": "leave"}]}
{"signals": [{"seat": 3, "pile": "B", "say": "leave"}]}
{"signals": [{"seat": 2, "pile": "E", "say": "leave"}]}
{"signals": [{"seat": 2, "pile": "AB", "say": "leave"}]}
{"signals": [{"seat": 2, "pile": "B", "say": "jump"}]} {"signals": [{"seat": 2, "pile": "B"}]}
{"signals": ["leave"]} {"burning": ["A"]} {"burning": "A"} {"due": ["A"]} {"due": ["Z"]}
{"helped": true}
{"piles": {"A": 99, "B": 98, "C": 2, "D": 3}, "laid": [2, 3, 98, 99],
"hand": [50, 51, 52, 53, 54, 55], "deck": 76}
"#;

#[test]
fn hostile_lines_get_a_sentence_and_the_next_line_an_answer() {
    let mut par = player(&["--strategy", "par"]);
    for line in
        ["", "   ", "null", "7", "[]", "\"line\"", "play 47A", "{", "{}", "{\"seat\":1e400}"]
    {
        error(&mut par, line);
    }
    for line in [
        format!("{} and more", line()),
        format!("{}{}", line(), line()),
        "[".repeat(60_000),
        format!("{{\"hand\":{}", "{\"a\":".repeat(10_000)),
        "x".repeat(1_000_000),
        format!("{{\"hand\":[{}]}}", "2,".repeat(1_000_000)),
    ] {
        error(&mut par, &line);
    }
    for fields in serde_json::Deserializer::from_str(BAD_FIELDS).into_iter() {
        error(&mut par, &with(fields.unwrap()));
    }
    let many: Vec<u32> = (0..10_000).collect();
    error(&mut par, &with(json!({"hand": many, "hands": [6, 10_000, 6]})));
    par.say_bytes(b"\xff\xfe")["error"].as_str().unwrap();
    assert_eq!(par.say(&line().to_string()), json!({"move": "6A"}));
    assert_eq!(par.finish(), (0, String::new()));
}

#[test]
fn complaints_name_the_field_or_the_place() {
    let mut par = player(&["--strategy", "par"]);
    let mut said = |line: &str| error(&mut par, line);
    assert_eq!(said(&with(json!({"hand": [7, 7, 30, 40, 50, 60]}))), "Card 7 comes twice.");
    assert_eq!(said("{\"seat\":1,}"), "Trailing comma at line 1 column 11.");
    assert_eq!(said("[1]"), "A JSON object was expected; see --help.");
    let unknown = said(&with(json!({"joker": true})));
    assert!(unknown.starts_with("Unknown field `joker`, expected one of `rules`, "), "{unknown}");
    let poker = said(&with(json!({"rules": "poker"})));
    assert_eq!(poker, "`rules` must be classic or duel, not `poker`.");
    let decks = said(&with(json!({"deck": "78"})));
    assert!(decks.starts_with("`deck` must be a whole number and `laid` a list"), "{decks}");
    let burning = said(&with(json!({"burning": ["A"]})));
    assert_eq!(burning, "`burning` contradicts the piles; expected none, found A.");
}

#[test]
fn the_end_of_the_input_is_the_end_even_without_a_line_break() {
    let mut par = player(&["--strategy", "par", "--think", "0", "--seed", "3"]);
    par.input.write_all(line().to_string().as_bytes()).unwrap();
    drop(par.input);
    let mut answer = String::new();
    par.output.read_to_string(&mut answer).unwrap();
    assert_eq!(answer, "{\"move\":\"6A\"}\n");
    assert_eq!(par.child.wait().unwrap().code(), Some(0));
    assert_eq!(player(&["--strategy", "par"]).finish(), (0, String::new()));
    let (code, said) = player(&[]).finish();
    assert_eq!((code, said.lines().count()), (2, 1));
    assert!(said.contains("--strategy"), "{said}");
}
