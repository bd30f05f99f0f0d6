//! The ladder and the relay, as a class plays them.

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use saute_dix::app::answer::AttemptStage;
use saute_dix::app::practice::{PracticeMode, PuzzleOptions};
use saute_dix::journal::Activity;

use crate::practice_window::{give, practice, series_of};
use crate::support::scenes::wrong;
use crate::support::window::{
    HD, Place, Window, has, has_part, key, open, parts, press, press_each, settings,
};

/// A window in which this has been started.
fn started(language: &str, mode: PracticeMode, teams: usize, count: u32) -> Window {
    let mut options = PuzzleOptions::default();
    options.set_mode(mode);
    options.set_teams(teams);
    options.count = count;
    series_of(language, options)
}

/// Presses one of several buttons that are called the same, counted from 0.
pub fn press_nth(window: &mut Window, label: &str, number: usize) {
    let button = window.get_all_by_label(label).nth(number).unwrap();
    button.click();
    window.run();
}

fn answer(window: &mut Window, right: bool) {
    let puzzle = practice(window).attempt().puzzle();
    let answer = if right { Some(puzzle.solution.clone()) } else { wrong(puzzle) };
    give(window, &answer.unwrap());
}

#[test]
fn three_in_a_row_lead_a_level_up() {
    for (language, words) in [
        (
            "fr",
            "Vérifier|Niveau 1 sur 5|Tu montes au niveau 2\u{a0}!|Encore une|M’arrêter là|\
         Jusqu’au niveau 2",
        ),
        ("en", "Check|Level 1 of 5|Up to level 2!|One more|Stop here|Up to level 2"),
    ] {
        let [check, level, up, more, stop, end] = parts(words);
        let mut window = started(language, PracticeMode::Ladder, 3, 10);
        assert!(has(&window, level));
        for number in 1..=3 {
            answer(&mut window, true);
            press(&mut window, check);
            assert_eq!(has(&window, up), number == 3);
            if number < 3 {
                press(&mut window, more);
            }
        }
        press(&mut window, stop);
        assert!(has_part(&window, end));
        let class = window.app().journal.class();
        assert_eq!(class.count(Activity::Ladder), 1);
        assert_eq!(class.count(Activity::Puzzle), 3);
    }
}

#[test]
fn a_relay_by_buttons_from_the_choice_to_the_winners() {
    let settings = settings();
    let place = Place::with_settings(&settings);
    let mut window = open("fr", HD, place.clone());
    press_each(&mut window, ["S’entraîner", "Relais"]);
    assert!(has_part(&window, "à tour de rôle"));
    assert!(!has(&window, "tout de suite"), "it is always told at once");
    // Before it there are two levels of that number.
    press_nth(&mut window, "2", 2);
    let teams = |window: &Window| window.app().practice.options.teams();
    assert_eq!(teams(&window), 2);
    let kept = place.get("settings.json").unwrap();
    assert!(kept.contains("relay"), "the choice is kept");
    press_nth(&mut window, "3", 3);
    press(&mut window, "Commencer");
    for round in 1..=3 {
        assert!(has_part(&window, "Les Bleus"), "round {round}");
        answer(&mut window, true);
        press_each(&mut window, ["Vérifier", "Au suivant\u{a0}: Les Verts"]);
        if round == 3 {
            let last = "Dernier tour\u{a0}: points × 3\u{a0}!";
            assert!(has(&window, last), "two rounds of three points are behind");
        }
        press(&mut window, "Passer");
        if round < 3 {
            press(&mut window, "Au suivant\u{a0}: Les Bleus");
        }
    }
    press(&mut window, "Voir le bilan");
    assert!(has(&window, "Les Bleus ont gagné\u{a0}!"));
    assert!(has(&window, "Les Bleus\u{a0}: 15 points."));
    assert!(has(&window, "Les énigmes qui ont coûté le plus"));
    assert!(has_part(&window, "9 points perdus"));
    let class = window.app().journal.class();
    assert_eq!(class.count(Activity::Relay), 1);
    press(&mut window, "Refaire les ratées");
    assert_eq!(practice(&window).items().len(), 3);
}

#[test]
fn a_relay_with_a_remote_alone_goes_on_whatever_the_answers_are() {
    let mut window = started("en", PracticeMode::Relay, 5, 3);
    for number in 1..=15 {
        answer(&mut window, number % 2 == 0);
        key(&mut window, Key::PageDown);
        assert!(!practice(&window).attempt().is_answering());
        key(&mut window, Key::PageDown);
    }
    assert!(practice(&window).is_over());
    assert!(has(&window, "Another relay"));
}

/// A team answers once: it is told what is the matter with its answer, and the solution; why that is one is a press away.
#[test]
fn a_wrong_answer_in_a_relay_says_what_is_the_matter_with_it() {
    for (language, show) in [("fr", "Montre-moi"), ("en", "Show me")] {
        let mut window = started(language, PracticeMode::Relay, 2, 3);
        answer(&mut window, false);
        key(&mut window, Key::PageDown);
        let feedback = practice(&window).attempt().feedback().unwrap();
        let locale = window.app().languages.current();
        let matter = locale.plain().facts(&feedback.shows);
        assert!(!matter.is_empty() && has_part(&window, &matter), "{matter}");
        press(&mut window, show);
        let facts = reasons(&window);
        assert!(has_part(&window, &facts), "{facts}");
    }
}

/// The reasons of the solution, in words.
fn reasons(window: &Window) -> String {
    let AttemptStage::Solution(facts) = practice(window).attempt().stage() else {
        panic!("the solution lies on the desk");
    };
    let state = window.app();
    state.languages.current().plain().facts(facts)
}
