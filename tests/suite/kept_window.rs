//! What the window keeps, and when: on change, never otherwise, and nothing after erasing.

use std::cell::RefCell;
use std::rc::Rc;

use egui_kittest::kittest::Queryable;
use saute_dix::app::ScreenId;
use saute_dix::app::play::Phase;
use saute_dix::app::practice::PuzzleOptions;
use saute_dix::app::setup::{Guidance, Player, Setup, Variant};
use saute_dix::app::shell::SavedSettings;
use saute_dix::coach::Strategy;
use saute_dix::puzzle::Kind;
use saute_dix::storage::custom::CustomLanguages;
use saute_dix::text::{Language, TextFile};

use crate::support::window::{
    Access, HD, Place, Watched, Window, has, open, open_with, press, press_each, press_starting,
    reach, session, settings,
};

fn erase(window: &mut Window) {
    window.visit(ScreenId::Settings);
    reach(window, "Erase all data");
    press(window, "Erase everything");
}

#[test]
fn a_frame_in_which_nothing_changed_keeps_nothing() {
    let writes = Rc::new(RefCell::new(Vec::new()));
    let seen = Rc::clone(&writes);
    let place = Watched::new(Place::default(), move |access| {
        if let Access::Write(name, _) = access {
            seen.borrow_mut().push(name.to_owned());
        }
        true
    });
    let mut window = open("en", HD, place);
    press_each(&mut window, ["Play", "Start the game"]);
    let before = writes.borrow().clone();
    for _ in 0..30 {
        window.step();
        assert!(!window.state().has_unkept());
    }
    assert_eq!(*writes.borrow(), before);
    let card = session(&window).game().hand(0).first().unwrap().number();
    press(&mut window, &format!("Card {card}"));
    assert_eq!(*writes.borrow(), before, "a card in the fingers is no part of a game");
    press_starting(&mut window, "Pile A");
    assert_eq!(writes.borrow()[before.len()..], ["game.json"]);
}

#[test]
fn after_erasing_nothing_is_there_until_something_changes() {
    let place = Place::default();
    let mut window = open("en", HD, place.clone());
    press_each(&mut window, ["Play", "Start the game"]);
    assert!(place.get("game.json").is_some() && place.get("settings.json").is_some());
    erase(&mut window);
    for _ in 0..5 {
        window.step();
    }
    for name in ["settings.json", "game.json", "lessons.json"] {
        assert_eq!(place.get(name), None, "{name} came back");
    }
    assert!(has(&window, "Everything is erased."));
    reach(&mut window, "Dark");
    assert!(place.get("settings.json").is_some());
    assert_eq!(place.get("game.json"), None);
}

/// Saved by version 0.2.0: a game under way, settings, lessons.
fn saved_by_0_2_0(name: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/0.2.0");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

#[test]
fn files_of_version_0_2_0_are_read_without_a_word() {
    let place = Place::default();
    for name in ["settings.json", "game.json", "lessons.json"] {
        place.put(name, &saved_by_0_2_0(name));
    }
    let window = open("en", HD, place.clone());
    let state = window.app();
    assert!(state.frame.notices.is_empty(), "{:?}", state.frame.notices);
    let game: serde_json::Value = serde_json::from_str(&saved_by_0_2_0("game.json")).unwrap();
    let session = session(&window);
    let turns = game["content"]["game"]["turns"].as_array().unwrap().len();
    assert_eq!(session.game().finished_turns().len(), turns);
    assert_eq!(session.code().to_string(), game["content"]["deal"].as_str().unwrap());
    assert_eq!(*session.phase(), Phase::Turn);
    let setup = &state.setup.setup;
    assert_eq!((setup.variant, setup.teams()), (Variant::Fire, 3));
    assert_eq!(setup.seats()[0].name, "Écureuils");
    assert_eq!(setup.player(1), Player::Computer(Strategy::Team));
    assert_eq!(setup.guidance, Guidance::Review);
    assert!(!state.learn.progress().is_empty());
    // What is written again says the same.
    let again: SavedSettings = {
        let text: serde_json::Value =
            serde_json::from_str(&place.get("settings.json").unwrap()).unwrap();
        serde_json::from_value(text["content"].clone()).unwrap()
    };
    assert_eq!(again.setup.seats(), setup.seats());
}

#[test]
fn settings_with_fields_of_a_newer_version_lose_nothing() {
    let place = Place::default();
    place.put(
        "settings.json",
        r#"{"format":"saute-dix settings","version":1,"content":{"zoom":130,"mascot":"owl",
        "setup":{"variant":"duel","bets":3,"seats":[{"name":"Lynx","player":"par","hat":true}]}}}"#,
    );
    let window = open("en", HD, place);
    let state = window.app();
    assert!(state.frame.notices.is_empty(), "{:?}", state.frame.notices);
    assert_eq!(state.settings.preferences.zoom, 125);
    assert_eq!(state.setup.setup.variant, Variant::Duel);
    assert_eq!(state.setup.setup.seats()[0].name, "Lynx");
}

#[test]
fn the_highest_level_of_several_piles_can_be_chosen() {
    let mut practice = PuzzleOptions::default();
    practice.toggle(Kind::Table);
    practice.toggle(Kind::Order);
    let settings = SavedSettings { practice, setup: Setup::default(), ..settings() };
    let mut window = open("en", HD, Place::with_settings(&settings));
    window.visit(ScreenId::Practice);
    let sixes: Vec<_> = window.query_all_by_label("6").collect();
    assert_eq!(sixes.len(), 2, "one to start from, one to end with");
}

#[test]
fn a_custom_translation_is_on_the_switch_and_on_the_sheets() {
    let text = |name: &str, text: &str| TextFile { name: name.to_owned(), text: text.to_owned() };
    let translations = CustomLanguages {
        languages: vec![Language {
            code: "br".to_owned(),
            files: vec![text("app.ftl", "language-name = Brezhoneg\nhome-play = C’hoari\n")],
        }],
        faults: Vec::new(),
    };
    let mut window = open_with("en", HD, Place::default(), translations);
    assert!(has(&window, "Play") && has(&window, "BR"));
    press(&mut window, "BR");
    assert!(has(&window, "C’hoari") && has(&window, "Learn"), "the rest is English");
    press(&mut window, "FR");
    assert!(has(&window, "Jouer"));
    window.visit(ScreenId::Print);
    reach(&mut window, "Brezhoneg");
    let state = window.app();
    assert_eq!(state.print.language(&state.languages), "br");
}
