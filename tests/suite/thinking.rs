//! The ring that gives a class time to think: off by default, silent, and it marks nothing.

use eframe::egui::Key;
use saute_dix::app::ScreenId;
use saute_dix::app::settings::Preferences;

use crate::support::window::{HD, Place, Window, has, has_part, key, open, press, press_each};

fn window(thinking: u16, motion: bool) -> Window {
    open("en", HD, Place::preferring(Preferences { motion, thinking, ..Preferences::default() }))
}

#[test]
fn it_is_off_until_it_is_switched_on() {
    let mut window = open("en", HD, Place::default());
    window.visit(ScreenId::Vote);
    key(&mut window, Key::M);
    assert!(!has_part(&window, "ime to think"));
    window.visit(ScreenId::Settings);
    press(&mut window, "30 s");
    assert_eq!(window.app().settings.preferences.thinking, 30);
    window.visit(ScreenId::Vote);
    assert!(has(&window, "Start the time to think: 30 seconds"));
    window.visit(ScreenId::Home);
    assert!(!has_part(&window, "time to think"), "there is nothing to think about");
}

#[test]
fn it_runs_out_says_so_and_marks_nothing() {
    for motion in [true, false] {
        let mut window = window(30, motion);
        press_each(&mut window, ["Puzzles", "Start"]);
        key(&mut window, Key::M);
        assert!(has_part(&window, "seconds left"), "{motion}");
        let mut steps = 0;
        while !has(&window, "Time to share!") {
            window.step();
            steps += 1;
            assert!(steps < 200, "{motion}");
        }
        let practice = window.app().practice.practice().unwrap();
        assert!(practice.attempt().is_answering() && practice.attempt().wrong == 0);
        window.run();
        assert_eq!(window.run(), 1, "it is still");
        key(&mut window, Key::M);
        assert!(has(&window, "Start the time to think: 30 seconds"));
    }
}

#[test]
fn another_question_puts_it_away_and_a_look_at_the_keys_does_not() {
    let mut window = window(60, false);
    window.visit(ScreenId::Vote);
    press(&mut window, "Start the time to think: 60 seconds");
    key(&mut window, Key::F1);
    assert!(has_part(&window, "start the time to think"));
    key(&mut window, Key::Escape);
    assert!(window.app().frame.thinking.is_some());
    key(&mut window, Key::PageDown);
    assert!(window.app().frame.thinking.is_none());
}
