//! Saved games: what is wrong with a file is said, and only reachable games come back.

use crate::support::{all_variants, classic, dealt, decks_for, on_fire, play, plays, random_game};
use proptest::prelude::*;
use saute_dix::rules::{Game, PileName, SaveError, SavedGame, Signal, Status};
use saute_dix::text::Locale;
use serde_json::{Value, json};

/// A game of two turns and a card.
fn started() -> Game {
    let turns = ["2A 3A", "99C 98C", "4A 5A"];
    let mut game = dealt(classic(2), &decks_for(classic(2), &turns, &[]));
    for turn in &turns[..2] {
        for play in plays(turn) {
            game.play(play).unwrap();
        }
        game.end_turn().unwrap();
    }
    game.play(play("4A")).unwrap();
    game
}

fn saved(game: &Game) -> Value {
    serde_json::from_str(&game.to_json().unwrap()).unwrap()
}

/// The sentence about a save in which one field has been changed.
fn complaint(change: impl FnOnce(&mut Value)) -> String {
    let mut save = saved(&started());
    change(&mut save);
    let error = Game::from_json(&save.to_string()).unwrap_err();
    Locale::english().plain().save_error(&error)
}

fn signal(player: usize, pile: &str, name: &str, height: usize) -> Value {
    json!({"player": player, "pile": pile, "signal": name, "height": height})
}

#[test]
fn signals_come_back_with_the_game() {
    let mut game = started();
    game.say(1, PileName::A, Some(Signal::Leave)).unwrap();
    game.say(1, PileName::D, Some(Signal::NoBigStep)).unwrap();
    assert_eq!(
        saved(&game)["signals"],
        json!([signal(1, "A", "leave", 3), signal(1, "D", "no_big_step", 0)])
    );
    // With another card on A its signal sleeps; the save keeps it, as undo would wake it.
    game.play(play("5A")).unwrap();
    let back = Game::from_json(&game.to_json().unwrap());
    assert_eq!(back, Ok(game));
}

#[test]
fn a_save_is_short_and_readable() {
    let save = saved(&started());
    assert_eq!(save["format"], "saute-dix game");
    assert_eq!(save["version"], 3);
    assert_eq!(save["turns"], json!(["2A 3A", "99C 98C"]));
    assert_eq!(save["turn"], "4A");
}

#[test]
fn finished_games_of_every_variant_come_back() {
    for rules in all_variants() {
        let game = random_game(rules, 11);
        let back = Game::from_json(&game.to_json().unwrap());
        assert_eq!(back, Ok(game));
    }
}

#[test]
fn a_game_lost_by_fire_comes_back_lost() {
    let turns = ["2A 22A", "99C 98C"];
    let mut game = dealt(on_fire(2), &decks_for(on_fire(2), &turns, &[]));
    for turn in turns {
        for play in plays(turn) {
            game.play(play).unwrap();
        }
        game.end_turn().unwrap();
    }
    assert_eq!(game.status(), Status::Burnt);
    assert_eq!(Game::from_json(&game.to_json().unwrap()), Ok(game));
}

#[test]
fn a_turn_that_was_taken_back_stays_on_record() {
    let mut game = started();
    let note = game.take_back_turn().unwrap();
    assert_eq!((note.turn, note.player), (2, 1));
    assert_eq!(game.turn().plays, plays("99C 98C"));
    game.end_turn().unwrap();
    assert_eq!(saved(&game)["taken_back"], json!([{"turn": 2, "player": 1}]));
    let back = Game::from_json(&game.to_json().unwrap()).unwrap();
    assert_eq!(back.taken_back(), [note]);
    assert_eq!(back, game);
}

#[test]
fn every_kind_of_damage_is_named() {
    assert_eq!(
        complaint(|save| save["taken_back"] = json!([{"turn": 0, "player": 0}])),
        "A note of the saved game says that turn 0 was taken back, but there cannot have been such a turn."
    );
    for version in [0, 1, 2, 4] {
        assert_eq!(
            complaint(|save| save["version"] = json!(version)),
            format!(
                "This game was saved in version {version} of the format, which this program does not know."
            )
        );
    }
    assert_eq!(
        complaint(|save| save["format"] = json!("chess")),
        "This is not a saved game of Saute-Dix, but “chess”."
    );
    assert_eq!(
        complaint(|save| save["rules"] = json!("poker")),
        "This game was saved with rules that do not exist here: “poker”."
    );
    assert_eq!(
        complaint(|save| save["players"] = json!(6)),
        "The classic game is for 1 to 5 players, not 6."
    );
    assert_eq!(
        complaint(|save| save["starter"] = json!(2)),
        "Player 2 cannot start: the players are numbered from 0 to 1."
    );
    assert_eq!(
        complaint(|save| save["decks"][0][97] = save["decks"][0][96].clone()),
        "Card 96 is twice in the deck."
    );
    assert_eq!(
        complaint(|save| save["decks"][0][0] = json!(100)),
        "100 cannot be in the deck: the cards go from 2 to 99."
    );
    assert_eq!(
        complaint(|save| {
            save["decks"][0].as_array_mut().unwrap().pop();
        }),
        "Card 97 is missing from the deck: all 98 cards must be there."
    );
    assert_eq!(
        complaint(|save| save["turns"][0] = json!("2A 3Z")),
        "Turn 1 of the saved game. At character 5: there is no pile Z; expected A, B, C or D."
    );
    assert_eq!(
        complaint(|save| save["turns"][0] = json!("3A 2A")),
        "Turn 1 of the saved game, 2A: This pile goes up: a card must be greater than 3."
    );
    assert_eq!(
        complaint(|save| save["turns"][1] = json!("99C")),
        "Turn 2 of the saved game: A turn needs at least 2 cards; 1 so far."
    );
    assert_eq!(
        complaint(|save| save["turn"] = json!("77A")),
        "Turn 3 of the saved game, 77A: Card 77 is not in the hand."
    );
    assert_eq!(
        complaint(|save| save["signals"] = json!([signal(0, "A", "leave", 0)])),
        "The saved game has a signal that player 0 cannot have given."
    );
    for (player, pile, name, height) in
        [(2, "A", "leave", 0), (1, "E", "leave", 0), (1, "A", "x", 0), (1, "B", "leave", 9)]
    {
        let said = complaint(|save| save["signals"] = json!([signal(player, pile, name, height)]));
        assert!(said.starts_with("The saved game has a signal"), "{said}");
    }
    assert!(complaint(|save| save["extra"] = json!(1)).contains("unknown field `extra`"));
    assert!(complaint(|save| save["turns"] = json!(7)).contains("invalid type"));
    assert!(complaint(|save| *save = json!([])).starts_with("This is not a saved game: "));
}

#[test]
fn a_save_is_a_value_that_other_documents_may_hold() {
    let game = started();
    let document = json!({"title": "Tuesday", "game": game.saved()});
    assert_eq!(document["game"], saved(&game));
    let read = SavedGame::from_value(document["game"].clone()).unwrap();
    assert_eq!(read, game.saved());
    assert_eq!(read.restore(), Ok(game));
}

#[test]
fn inside_another_document_a_newer_save_is_not_a_broken_one() {
    let changed = |field: &str, value: Value| {
        let mut save = saved(&started());
        save[field] = value;
        save
    };
    let newer = SavedGame::from_value(changed("version", json!(4)));
    assert_eq!(newer, Err(SaveError::UnknownVersion(4)));
    let mut with_more = changed("version", json!(4));
    with_more["clock"] = json!(90);
    let newer = SavedGame::from_value(with_more);
    assert_eq!(newer, Err(SaveError::UnknownVersion(4)));
    let other = SavedGame::from_value(changed("format", json!("chess")));
    assert_eq!(other, Err(SaveError::OtherFormat("chess".to_owned())));
    for broken in [changed("clock", json!(90)), changed("turns", json!(7)), json!([]), Value::Null]
    {
        let found = SavedGame::from_value(broken);
        assert!(matches!(found, Err(SaveError::Malformed { .. })), "{found:?}");
    }
    // A caller that reads the fields without the check meets it when the game is restored.
    let unchecked: SavedGame = serde_json::from_value(changed("version", json!(4))).unwrap();
    assert_eq!(unchecked.restore(), Err(SaveError::UnknownVersion(4)));
}

#[test]
fn a_truncated_save_is_refused() {
    let text = started().to_json().unwrap();
    for end in (0..text.len()).step_by(7) {
        assert!(Game::from_json(&text[..end]).is_err());
    }
}

proptest! {
    #[test]
    fn a_damaged_save_never_panics_and_never_cheats(at: usize, byte in 32_u8..127) {
        let mut bytes = started().to_json().unwrap().into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        let text = String::from_utf8(bytes).unwrap();
        match Game::from_json(&text) {
            Ok(game) => prop_assert_eq!(Game::from_json(&game.to_json().unwrap()), Ok(game)),
            Err(error) => prop_assert!(!Locale::english().plain().save_error(&error).is_empty()),
        }
    }
}
