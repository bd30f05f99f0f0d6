//! The referee as other programs meet it: a child process and its pipes.

use std::io::{Read, Write};

use crate::support::conversation::Conversation;
use crate::support::{all_variants, classic, decks_for, on_fire, winning_turns};
use saute_dix::rules::{Expert, Rules};
use serde_json::{Value, json};

struct Referee(Conversation);

impl Referee {
    fn start() -> Referee {
        Referee(Conversation::start(&["referee", "--lang", "en"]))
    }

    fn say_bytes(&mut self, line: &[u8]) -> Value {
        self.0.say_bytes(line)
    }

    fn say(&mut self, line: &str) -> Value {
        self.0.say(line)
    }

    /// The state after a command that must be accepted.
    fn state(&mut self, line: &str) -> Value {
        let mut answer = self.say(line);
        assert_eq!(answer["ok"], true, "{line}: {answer}");
        answer["state"].take()
    }

    /// The reason for refusing a command, after checking that the game is as it was.
    fn reason(&mut self, line: &str) -> String {
        let before = self.say("state")["state"].take();
        let answer = self.say(line);
        assert_eq!(answer["ok"], false, "{line}");
        assert!(answer["message"].as_str().unwrap().ends_with('.'), "{line}: {answer}");
        assert_eq!(answer["state"], before, "{line}");
        answer["reason"].as_str().unwrap().to_owned()
    }

    fn new_game(&mut self, rules: Rules, decks: &[Vec<i64>]) -> Value {
        let mut settings = json!({
            "rules": rules.set().name(),
            "players": rules.players(),
            "expert": rules.expert().step(),
            "fire": rules.fire(),
        });
        match decks {
            [deck] => settings["deck"] = json!(deck),
            _ => settings["decks"] = json!(decks),
        }
        self.state(&format!("new {settings}"))
    }

    /// Plays the turns one after the other and gives the last state.
    fn take_turns(&mut self, turns: &[&str]) -> Value {
        let mut state = Value::Null;
        for turn in turns {
            for play in turn.split(' ') {
                state = self.state(&format!("play {play}"));
            }
            if state["status"] == "playing" {
                state = self.state("end");
            }
        }
        state
    }

    fn finish(self) -> (i32, String) {
        self.0.finish()
    }
}

fn turns_of(turns: &[String]) -> Vec<&str> {
    turns.iter().map(String::as_str).collect()
}

#[test]
fn the_first_state_has_every_promised_field() {
    let mut referee = Referee::start();
    let line = r#"new {"rules":"classic","players":2,"expert":0,"fire":false,"seed":7}"#;
    let state = referee.state(line);
    assert_eq!(
        state,
        json!({
            "rules": "classic",
            "piles": {"A": 1, "B": 1, "C": 100, "D": 100},
            "hands": [[4, 17, 20, 41, 42, 72, 75], state["hands"][1]],
            "deck": 84, "player": 0, "played": 0, "min": 2,
            "burning": [], "due": [],
            "status": "playing", "loss": null, "winner": null, "left": 98,
        })
    );
    assert_eq!(state["hands"][1].as_array().unwrap().len(), 7);
    assert_eq!(referee.finish(), (0, String::new()));
}

#[test]
fn one_conversation_wins_every_variant() {
    let mut referee = Referee::start();
    for rules in all_variants() {
        let turns = winning_turns(rules);
        let turns = turns_of(&turns);
        let first = referee.new_game(rules, &decks_for(rules, &turns, &[]));
        assert_eq!(first["status"], "playing");
        let state = referee.take_turns(&turns);
        assert_eq!(state["status"], "won", "{rules:?}");
        let duel = rules == Rules::duel();
        assert_eq!(state["winner"], if duel { json!(0) } else { Value::Null });
        assert_eq!(state["left"], if duel { 2 } else { 0 });
        assert_eq!(referee.reason("play 50A"), "game_over");
        assert_eq!(referee.reason("end"), "game_over");
    }
}

#[test]
fn one_conversation_loses_every_variant() {
    let mut referee = Referee::start();
    for rules in all_variants() {
        let first = if rules == Rules::duel() {
            referee.state(r#"new {"rules":"duel","seed":3}"#)
        } else {
            referee.state(&format!(
                r#"new {{"players":{},"expert":{},"fire":{},"seed":3}}"#,
                rules.players(),
                rules.expert().step(),
                rules.fire()
            ))
        };
        let state = lose(&mut referee, first);
        assert_eq!(state["status"], "lost", "{rules:?}");
        let duel = rules == Rules::duel();
        let opponent = json!(1 - state["player"].as_i64().unwrap());
        assert_eq!(state["winner"], if duel { opponent } else { Value::Null });
    }
}

/// Plays as badly as the rules allow: the farthest card first, and not one more than needed.
fn lose(referee: &mut Referee, mut state: Value) -> Value {
    while state["status"] == "playing" {
        if state["played"].as_i64() >= state["min"].as_i64() {
            state = referee.state("end");
            continue;
        }
        let player = usize::try_from(state["player"].as_u64().unwrap()).unwrap();
        let mut hand: Vec<i64> = serde_json::from_value(state["hands"][player].clone()).unwrap();
        hand.reverse();
        let accepted = hand.iter().find_map(|card| {
            "ABCD".chars().find_map(|pile| {
                let answer = referee.say(&format!("play {card}{pile}"));
                (answer["ok"] == true).then(|| answer["state"].clone())
            })
        });
        state = accepted.expect("a game that goes on has a play");
    }
    state
}

#[test]
fn the_minimum_drops_with_the_deck_in_the_classic_game() {
    let mut referee = Referee::start();
    for expert in [Expert::Off, Expert::SmallerHand] {
        let rules = Rules::classic(3, expert, false).unwrap();
        let turns = winning_turns(rules);
        let turns = turns_of(&turns);
        let mut state = referee.new_game(rules, &decks_for(rules, &turns, &[]));
        for turn in &turns[..turns.len() - 1] {
            let expected = if state["deck"] == 0 { 1 } else { rules.minimum(true) };
            assert_eq!(state["min"], expected);
            state = referee.take_turns(&[turn]);
        }
        assert_eq!((&state["deck"], &state["min"]), (&json!(0), &json!(1)));
    }
}

#[test]
fn the_minimum_stays_two_in_the_duel() {
    let mut referee = Referee::start();
    let turns = winning_turns(Rules::duel());
    let turns = turns_of(&turns);
    referee.new_game(Rules::duel(), &decks_for(Rules::duel(), &turns, &[]));
    let state = referee.take_turns(&turns[..turns.len() - 1]);
    assert_eq!(state["deck"], json!([0, 0]));
    assert_eq!(state["min"], 2);
    referee.state("play 58A");
    assert_eq!(referee.reason("end"), "too_few");
    assert_eq!(referee.state("play 59A")["status"], "won");
}

#[test]
fn fire_is_announced_covered_or_lost() {
    let mut referee = Referee::start();
    let turns = ["2A 22A", "99C 98C 23A"];
    referee.new_game(on_fire(3), &decks_for(on_fire(3), &turns, &[]));
    let state = referee.take_turns(&turns[..1]);
    assert_eq!(state["burning"], json!(["A"]));
    assert_eq!(state["due"], json!(["A"]));
    referee.state("play 99C");
    referee.state("play 98C");
    let covered = referee.state("play 23A");
    assert_eq!((&covered["burning"], &covered["due"]), (&json!([]), &json!([])));
    assert_eq!(referee.state("undo")["due"], json!(["A"]));
    let lost = referee.state("end");
    assert_eq!(lost["status"], "lost");
    assert_eq!(lost["loss"], "burnt");
    assert_eq!(lost["player"], 1);
    assert_eq!(referee.reason("undo"), "nothing_to_undo");
}

#[test]
fn the_duel_helps_draws_and_refuses() {
    let mut referee = Referee::start();
    let turns = ["20A 50B", "30A 10C 8C 55D 49D 12A"];
    referee.new_game(Rules::duel(), &decks_for(Rules::duel(), &turns, &[]));
    let state = referee.take_turns(&turns[..1]);
    assert_eq!(state["piles"], json!({"A": 1, "B": 60, "C": 20, "D": 50}));
    assert_eq!(referee.reason("play 49D"), "not_a_help");
    assert_eq!(referee.reason("play 30C"), "not_a_help");
    referee.state("play 30A");
    referee.state("play 10C");
    assert_eq!(referee.reason("play 8C"), "second_help");
    assert_eq!(referee.reason("play 12A"), "wrong_way");
    let ended = referee.state("end");
    assert_eq!(ended["hands"][1].as_array().unwrap().len(), 6);
    assert_eq!(ended["deck"], json!([50, 50]));
    assert_eq!(ended["piles"], json!({"A": 10, "B": 50, "C": 30, "D": 60}));
    // Player 0 laid a card of their own on their own pile: the number can be seen twice.
    assert_eq!(ended["left"], 112);
}

#[test]
fn the_same_number_on_top_is_refused_in_the_duel() {
    let mut referee = Referee::start();
    let turns = ["20A 50B", "30A 10C", "10A 11A"];
    referee.new_game(Rules::duel(), &decks_for(Rules::duel(), &turns, &[]));
    referee.take_turns(&turns[..2]);
    assert_eq!(referee.reason("play 10A"), "same_card");
}

#[test]
fn refused_plays_name_their_reason() {
    let mut referee = Referee::start();
    let turns = ["50A 60C", "40A 41B 39B 30A 61C 69C 71C"];
    referee.new_game(classic(2), &decks_for(classic(2), &turns, &[]));
    referee.take_turns(&turns[..1]);
    for (line, reason) in [
        ("play 41A", "not_ten"),
        ("play 39A", "not_ten"),
        ("play 30A", "wrong_way"),
        ("play 61C", "wrong_way"),
        ("play 69C", "not_ten"),
        ("play 71C", "not_ten"),
        ("play 50A", "not_in_hand"),
        ("play 1A", "not_in_hand"),
        ("play 1000A", "not_in_hand"),
        ("play 40E", "no_such_pile"),
        ("play 0E", "no_such_pile"),
        ("play 40", "bad_play"),
        ("play A40", "bad_play"),
        ("play", "bad_play"),
        ("play 40A 41B", "bad_play"),
        ("end", "too_few"),
        ("undo", "nothing_to_undo"),
    ] {
        assert_eq!(referee.reason(line), reason, "{line}");
    }
    assert_eq!(referee.state("play 40a")["piles"]["A"], 40);
}

#[test]
fn bad_lines_are_answered_and_the_game_goes_on() {
    let mut referee = Referee::start();
    for line in ["state", "play 4A", "end", "undo"] {
        assert_eq!(referee.reason(line), "no_game");
    }
    let good: Vec<i64> = (2..=99).collect();
    referee.new_game(classic(2), std::slice::from_ref(&good));
    referee.state("play 2A");
    let with_deck = |deck: &[i64]| format!("new {}", json!({"deck": deck}));
    let doubled: Vec<i64> = good[1..].iter().copied().chain([99]).collect();
    let foreign: Vec<i64> = good[1..].iter().copied().chain([100]).collect();
    for (line, reason) in [
        ("", "unknown_command"),
        ("   ", "unknown_command"),
        ("dance", "unknown_command"),
        ("PLAY 3A", "unknown_command"),
        ("end now", "unknown_command"),
        ("new", "bad_settings"),
        ("new {", "bad_settings"),
        ("new 7", "bad_settings"),
        ("new []", "bad_settings"),
        ("new [\"classic\",2,0,false,1,5]", "bad_settings"),
        ("new {\"seed\":2.0}", "bad_settings"),
        ("new {\"seed\":1,\"players\":\"two\"}", "bad_settings"),
        ("new {\"seed\":1,\"fire\":1}", "bad_settings"),
        ("new {\"deck\":[2,3.5]}", "bad_settings"),
        ("new {\"decks\":[2]}", "bad_settings"),
        ("new {\"seed\":-1}", "bad_settings"),
        ("new {\"seed\":1,\"joker\":true}", "bad_settings"),
        ("new {\"seed\":1} and more", "bad_settings"),
        ("new {\"seed\":1,\"starter\":\"me\"}", "bad_settings"),
        ("new {\"seed\":1,\"rules\":\"poker\"}", "bad_rules"),
        ("new {\"seed\":1,\"players\":0}", "bad_rules"),
        ("new {\"seed\":1,\"players\":6}", "bad_rules"),
        ("new {\"seed\":1,\"expert\":3}", "bad_rules"),
        ("new {\"seed\":1,\"rules\":\"duel\",\"players\":3}", "bad_rules"),
        ("new {\"seed\":1,\"rules\":\"duel\",\"fire\":true}", "bad_rules"),
        ("new {\"seed\":1,\"rules\":\"duel\",\"expert\":1}", "bad_rules"),
        ("new {}", "bad_deal"),
        ("new {\"seed\":1,\"deck\":[2]}", "bad_deal"),
        ("new {\"decks\":[[2]],\"deck\":[2]}", "bad_deal"),
        ("new {\"seed\":1,\"starter\":2}", "bad_deal"),
        ("new {\"deck\":[2],\"starter\":\"random\"}", "bad_deal"),
        ("new {\"decks\":[[2],[3]]}", "bad_deal"),
        (&with_deck(&good[1..]), "bad_deal"),
        (&with_deck(&doubled), "bad_deal"),
        (&with_deck(&foreign), "bad_deal"),
        (&"[".repeat(60_000), "unknown_command"),
        (&format!("new {}", "[".repeat(60_000)), "bad_settings"),
        (&"x".repeat(1_000_000), "line_too_long"),
        (&format!("play {}", "9".repeat(1_000_000)), "line_too_long"),
    ] {
        assert_eq!(referee.reason(line), reason, "{}", &line[..line.len().min(60)]);
    }
    assert_eq!(referee.say_bytes(b"play \xff\xfe")["reason"], "not_text");
    assert_eq!(referee.state("play 3A")["played"], 2);
    assert_eq!(referee.state("end")["player"], 1);
}

#[test]
fn a_random_starter_can_be_asked_for() {
    let mut referee = Referee::start();
    let starters: Vec<i64> = (0..20)
        .map(|seed| {
            let line = format!(r#"new {{"rules":"duel","starter":"random","seed":{seed}}}"#);
            referee.state(&line)["player"].as_i64().unwrap()
        })
        .collect();
    assert!(starters.contains(&0) && starters.contains(&1));
    let state = referee.state(r#"new {"rules":"duel","starter":1,"seed":1}"#);
    assert_eq!(state["player"], 1);
}

#[test]
fn messages_name_only_cards_that_exist() {
    let mut referee = Referee::start();
    let turns = ["55B 50B 49B 58B 59B 11A"];
    referee.new_game(Rules::duel(), &decks_for(Rules::duel(), &turns, &[]));
    referee.state("play 55B");
    let mut message = |line: &str| referee.say(line)["message"].clone();
    assert_eq!(message("play 58B"), "This pile goes down: a card must be smaller than 55.");
    assert_eq!(
        message("play 11C"),
        "This pile of the opponent’s has no card yet: nothing can help there."
    );
    referee.state("play 50B");
    let answer = referee.say("play 59B");
    assert_eq!(answer["message"], "59 − 50 = 9: not exactly 10.");
}

#[test]
fn a_byte_order_mark_before_the_first_command_is_passed_over() {
    let mut referee = Referee::start();
    referee.state("\u{feff}new {\"seed\":1}");
}

#[test]
fn windows_line_breaks_and_a_missing_last_one_are_fine() {
    let mut referee = Referee::start();
    referee.state("new {\"seed\":1}\r");
    referee.0.input.write_all(b"state").unwrap();
    drop(referee.0.input);
    let mut rest = String::new();
    referee.0.output.read_to_string(&mut rest).unwrap();
    assert_eq!(rest.lines().count(), 1);
    assert!(rest.starts_with("{\"ok\":true"));
}

#[test]
fn a_closed_pipe_ends_the_referee_with_a_sentence() {
    let mut referee = Referee::start();
    referee.state("new {\"seed\":1}");
    let Conversation { child, mut input, output } = referee.0;
    drop(output);
    // The first line may still be accepted by the pipe; one of them meets the closed end.
    for _ in 0..100 {
        if input.write_all(b"state\n").is_err() {
            break;
        }
    }
    drop(input);
    let out = child.wait_with_output().unwrap();
    let said = String::from_utf8(out.stderr).unwrap();
    assert_eq!(out.status.code(), Some(2));
    assert!(said.starts_with("Nobody reads the output any more."), "{said}");
    assert_eq!(said.lines().count(), 1);
}
