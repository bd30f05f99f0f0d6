//! A board taps twice: the second tap presses nothing that has just appeared.

use egui_kittest::kittest::Queryable;
use saute_dix::app::Screen;
use saute_dix::app::setup::Setup;
use saute_dix::puzzle::{Answer, Kind, NumberDeck};

use crate::practice_window::{ENGLISH, give, practice, series_with};
use crate::support::window::{
    HD, Place, Window, game, has, next_play, open, press, press_starting, session, wait_for_calm,
};

/// Two taps where this label is, one right after the other.
fn double_tap(window: &mut Window, label: &str) {
    wait_for_calm(window);
    let place = window.get_by_label(label).rect().center();
    for _ in 0..2 {
        window.drag_at(place);
        window.drop_at(place);
        window.step();
    }
    window.run();
}

/// A wrong answer to the puzzle on the desk.
fn wrong(window: &Window) -> Answer {
    match &practice(window).attempt().puzzle().solution {
        Answer::Number(right) => Answer::Number(right + 1),
        Answer::Truth(truth) => Answer::Truth(!truth),
        Answer::Plays(plays) => {
            let mut back = plays.clone();
            back.reverse();
            Answer::Plays(back)
        }
        other => other.clone(),
    }
}

#[test]
fn a_double_tap_on_check_leaves_the_feedback_standing() {
    for kind in [Kind::Order, Kind::Jump, Kind::TrueFalse] {
        let mut window = series_with("en", &[kind], 5, true, NumberDeck::Units);
        let answer = wrong(&window);
        give(&mut window, &answer, ENGLISH);
        double_tap(&mut window, "Check");
        assert_eq!(practice(&window).at(), 0, "{kind:?}");
        let told = practice(&window).attempt().feedback();
        assert!(told.is_some_and(|told| !told.right), "{kind:?}");
        assert_eq!(practice(&window).wrong(), 1, "{kind:?}");
    }
}

#[test]
fn nothing_that_reveals_or_skips_stands_where_check_was() {
    for kind in [Kind::Order, Kind::Jump, Kind::Legal, Kind::TrueFalse] {
        let mut window = series_with("en", &[kind], 5, true, NumberDeck::Units);
        let answer = wrong(&window);
        give(&mut window, &answer, ENGLISH);
        let check = window.get_by_label("Check").rect();
        press(&mut window, "Check");
        for label in ["Show me", "Next", "One more like this", "To the summary"] {
            if has(&window, label) {
                let place = window.get_by_label(label).rect();
                assert!(!place.intersects(check), "{label} after {kind:?}");
            }
        }
    }
}

#[test]
fn a_double_tap_changes_the_screen_once() {
    let mut window = open("en", HD, Place::default());
    double_tap(&mut window, "Play");
    assert_eq!(window.state().state().frame.screen, Screen::Setup);
    let before = window.state().state().setup.setup.clone();
    window.run();
    assert_eq!(window.state().state().setup.setup, before);
}

#[test]
fn a_double_tap_ends_one_turn() {
    let mut window = game("en", &Setup::default());
    while let Some(play) = next_play(session(&window)) {
        press(&mut window, &format!("Card {}", play.card.number()));
        press_starting(&mut window, &format!("Pile {}", play.pile.letter()));
    }
    let before = session(&window).turn_number();
    double_tap(&mut window, "End the turn");
    assert_eq!(session(&window).turn_number(), before + 1);
    assert!(session(&window).game().turn().plays.is_empty());
}
