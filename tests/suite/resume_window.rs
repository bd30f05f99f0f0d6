//! A series and a vote go on where they were when the window was closed.

use eframe::egui::Key;
use saute_dix::app::ScreenId;
use saute_dix::app::practice::Outcome;
use saute_dix::rules::print_plays;

use crate::support::window::{
    HD, Place, Window, has, has_part, key, open, press, press_starting, type_text, wait_for_calm,
};

/// Puzzles, and the first of them done with.
fn one_puzzle(window: &mut Window) {
    press(window, "Puzzles");
    press_starting(window, "Start");
    wait_for_calm(window);
    let play = |window: &Window| {
        let practice = window.app().practice.practice().unwrap();
        let hand = practice.attempt().input().question().position().unwrap();
        hand.hand().to_vec()
    };
    for card in play(window).into_iter().take(2) {
        press_starting(window, &format!("Card {}", card.number()));
    }
}

#[test]
fn a_series_is_offered_again_after_the_window_was_closed() {
    let place = Place::default();
    let mut window = open("en", HD, place.clone());
    one_puzzle(&mut window);
    let practice = |window: &Window| {
        let practice = window.app().practice.practice().unwrap();
        (practice.items().to_vec(), practice.at(), practice.attempt().input().clone())
    };
    let before = practice(&window);
    assert!(!before.2.plays().is_empty(), "cards are on the desk");
    // Killed, closed, or without power: the teacher was asked nothing.
    drop(window);
    let mut window = open("en", HD, place.clone());
    assert!(has_part(&window, "Resume the series · puzzle 1"));
    // It stays until it is wanted.
    press(&mut window, "Play");
    drop(window);
    let mut window = open("en", HD, place.clone());
    press_starting(&mut window, "Resume the series");
    assert_eq!(window.screen(), ScreenId::Practice);
    assert_eq!(practice(&window), before);
    // A series that was left is not offered again.
    key(&mut window, Key::Escape);
    drop(window);
    let window = open("en", HD, place);
    assert!(!has_part(&window, "Resume the series"));
}

#[test]
fn a_vote_is_offered_again_after_the_window_was_closed() {
    let place = Place::default();
    let mut window = open("fr", HD, place.clone());
    press(&mut window, "Vote de classe");
    type_text(&mut window, "7");
    let vote = |window: &Window| window.app().vote.vote().unwrap().clone();
    let before = vote(&window);
    assert_eq!(before.total(), 7, "hands are counted");
    drop(window);
    let mut window = open("fr", HD, place.clone());
    press_starting(&mut window, "Reprendre le vote · question 1");
    assert_eq!(window.screen(), ScreenId::Vote);
    assert_eq!(vote(&window).total(), 7);
    assert_eq!(vote(&window).puzzle(), before.puzzle());
    // Another vote takes its place.
    key(&mut window, Key::Escape);
    press(&mut window, "Vote de classe");
    drop(window);
    let window = open("fr", HD, place);
    assert!(!has_part(&window, "Reprendre le vote"));
}

#[test]
fn what_version_0_2_0_saved_goes_on() {
    let place = Place::default();
    let journal = include_str!("../kept/0.2.0/journal.txt");
    place.put("journal.txt", journal);
    place.put("work.json", include_str!("../kept/0.2.0/work.json"));
    let mut window = open("en", HD, place.clone());
    let state = window.app();
    assert!(state.frame.notices.is_empty(), "{:?}", state.frame.notices);
    assert_eq!(state.journal.journal.to_string(), journal);
    assert!(has_part(&window, "Resume the vote · question 2"));
    press_starting(&mut window, "Resume the series · puzzle 2");
    let practice = window.app().practice.practice().unwrap();
    let outcomes: Vec<_> = practice.items().iter().map(|item| item.outcome).collect();
    assert_eq!(outcomes, [Some(Outcome::First), None]);
    let attempt = practice.attempt();
    assert_eq!((attempt.wrong, practice.ladder().unwrap().level), (1, 2));
    assert_eq!(print_plays(attempt.input().plays()), "16C 26C");
    assert!(practice.watch.unwrap().seen_seconds() >= 75.0);
    window.visit(ScreenId::Home);
    press_starting(&mut window, "Resume the vote");
    let model = &window.app().vote;
    let hands: Vec<u16> = model.vote().unwrap().answers().map(|(_, _, hands)| hands).collect();
    assert_eq!((hands, model.tally().questions), (vec![0, 9, 0], 1));
    assert_eq!((model.tally().last.right, model.tally().last.all), (2, 24));
}

#[test]
fn what_was_kept_of_them_and_is_broken_is_set_aside() {
    let place = Place::default();
    let text = r#"{"format":"saute-dix work","version":1,"content":{"series":{"start":"magic"}}}"#;
    place.put("work.json", text);
    let window = open("en", HD, place.clone());
    assert!(has_part(&window, "The series and the vote under way"));
    assert_eq!(place.get("work-broken-1.json").unwrap(), text);
}

#[test]
fn the_key_that_closes_the_window_is_among_the_others() {
    let mut window = open("en", HD, Place::default());
    key(&mut window, Key::F1);
    assert!(has(&window, "Ctrl + Q"));
    assert!(has_part(&window, "what is under way is kept"));
}
