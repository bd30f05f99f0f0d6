//! A board taps twice: the second tap presses nothing that has just appeared.

use eframe::egui::accesskit::Role;
use eframe::egui::{
    Event, Key, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase,
};
use egui_kittest::kittest::{NodeT, Queryable};
use saute_dix::app::ScreenId;
use saute_dix::app::play::Session;
use saute_dix::app::setup::Setup;
use saute_dix::puzzle::{Answer, Kind, NumberDeck};

use crate::practice_window::{give, practice, series_with};
use crate::support::window::{
    HD, Place, Window, game, has, key, label_of, next_play, open, press, press_starting, session,
    wait_for_calm,
};

/// What taps.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum With {
    Mouse,
    Finger,
}

/// One tap, all of it in one frame: a quarter of a second passes until the next.
pub fn tap(window: &mut Window, place: Pos2, with: With) {
    let touch = |phase| Event::Touch {
        device_id: TouchDeviceId(1),
        id: TouchId(1),
        phase,
        pos: place,
        force: None,
    };
    let button = |pressed| Event::PointerButton {
        pos: place,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    // A touch is reported as what it is and, by the window's system, as a pointer that goes away.
    let events = match with {
        With::Mouse => vec![Event::PointerMoved(place), button(true), button(false)],
        With::Finger => vec![
            touch(TouchPhase::Start),
            Event::PointerMoved(place),
            button(true),
            touch(TouchPhase::End),
            button(false),
            Event::PointerGone,
        ],
    };
    window.input_mut().events.extend(events);
    window.step();
}

/// Two taps where this label is, one right after the other.
fn double_tap(window: &mut Window, label: &str) {
    wait_for_calm(window);
    let place = window.get_by_label(label).rect().center();
    for _ in 0..2 {
        tap(window, place, With::Mouse);
    }
    window.run();
}

/// What was done by so many taps on a place, whatever the chance of a deal, and whether the first
/// one changed the screen.
fn done_by(window: &mut Window, place: Pos2, taps: usize, with: With) -> (String, bool) {
    wait_for_calm(window);
    tap(window, place, with);
    let changes = window.state().ignores_taps();
    for _ in 1..taps {
        tap(window, place, with);
    }
    window.run();
    let state = window.app();
    let done = (
        state.shown(),
        state.languages.code(),
        &state.settings.preferences,
        state.setup.setup.seats(),
        &state.practice.options,
        state.play.session().and_then(Session::chosen).is_some(),
        state.play.session().is_some_and(Session::covered),
        state.practice.practice().map(|practice| practice.attempt().input().is_blank()),
    );
    (format!("{done:?}"), changes)
}

/// Taps every button of a screen once and twice: where one tap changes the screen, the second must
/// do nothing. Says how many buttons did.
fn second_taps_do_nothing(name: &str, open: impl Fn() -> Window) -> usize {
    let window = open();
    let buttons = window.get_all_by_role(Role::Button);
    let buttons = buttons.filter(|button| !button.accesskit_node().is_disabled());
    let buttons: Vec<(String, Pos2)> =
        buttons.map(|button| (label_of(&button), button.rect().center())).collect();
    let mut changed = 0;
    for (index, (label, place)) in buttons.iter().enumerate() {
        let with = if index % 2 == 0 { With::Mouse } else { With::Finger };
        let (once, changes) = done_by(&mut open(), *place, 1, with);
        if changes {
            let (twice, _) = done_by(&mut open(), *place, 2, with);
            assert_eq!(once, twice, "{name}: “{label}” tapped twice");
            changed += 1;
        }
    }
    changed
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
        give(&mut window, &answer);
        double_tap(&mut window, "Check");
        assert_eq!(practice(&window).at(), 0, "{kind:?}");
        let told = practice(&window).attempt().feedback();
        assert!(told.is_some_and(|told| !told.right), "{kind:?}");
        assert_eq!(practice(&window).attempt().wrong, 1, "{kind:?}");
    }
}

#[test]
fn nothing_that_reveals_or_skips_stands_where_check_was() {
    for kind in [Kind::Order, Kind::Jump, Kind::Legal, Kind::TrueFalse] {
        let mut window = series_with("en", &[kind], 5, true, NumberDeck::Units);
        let answer = wrong(&window);
        give(&mut window, &answer);
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
    assert_eq!(window.screen(), ScreenId::Setup);
    let before = window.app().setup.setup.clone();
    window.run();
    assert_eq!(window.app().setup.setup, before);
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

/// A puzzle of this kind, answered wrong as often as asked for, and then perhaps right.
fn puzzle(kind: Kind, wrong_tries: usize, solved: bool) -> Window {
    let mut window = series_with("en", &[kind], 5, true, NumberDeck::Units);
    for again in 0..wrong_tries {
        if again > 0 {
            press(&mut window, "Try again");
        } else {
            let answer = wrong(&window);
            give(&mut window, &answer);
        }
        press(&mut window, "Check");
    }
    if solved {
        let answer = practice(&window).attempt().puzzle().solution.clone();
        give(&mut window, &answer);
        press(&mut window, "Check");
    }
    window
}

/// The screen behind a tile of Home.
fn behind(tile: &str) -> Window {
    let mut window = open("en", HD, Place::default());
    press(&mut window, tile);
    window
}

/// The first question of a lesson.
fn lesson_question() -> Window {
    let mut window = behind("Learn");
    press_starting(&mut window, "Lesson 1:");
    while !has(&window, "Check") {
        key(&mut window, Key::PageDown);
    }
    window
}

#[test]
fn on_every_screen_a_second_tap_does_nothing() {
    let mut changed = second_taps_do_nothing("home", || open("en", HD, Place::default()));
    let tiles = ["Play", "Puzzles", "Learn", "Print", "Settings"];
    for tile in tiles.into_iter().chain(["Class vote"]) {
        changed += second_taps_do_nothing(tile, || behind(tile));
    }
    changed += second_taps_do_nothing("table", || game("en", &Setup::default()));
    assert!(changed > 40, "only {changed} buttons changed the screen");
}

#[test]
fn in_every_puzzle_and_lesson_a_second_tap_does_nothing() {
    let mut changed = 0;
    for kind in [Kind::Order, Kind::Jump] {
        for (tries, solved) in [(0, false), (1, false), (2, false), (0, true)] {
            let name = format!("{kind:?} after {tries} wrong tries, solved: {solved}");
            changed += second_taps_do_nothing(&name, || puzzle(kind, tries, solved));
        }
    }
    changed += second_taps_do_nothing("lesson", lesson_question);
    changed += second_taps_do_nothing("lesson, answered wrong", || {
        let mut window = lesson_question();
        press_starting(&mut window, "Card ");
        press(&mut window, "Check");
        window
    });
    assert!(changed > 40, "only {changed} buttons changed the screen");
}
