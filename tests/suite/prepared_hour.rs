//! The prepared hour: lined up by buttons, walked through with a remote, shared as a code or a file.

use eframe::egui::Key;
use saute_dix::app::ScreenId;
use saute_dix::app::platform::{FileAnswer, FileText, Unread};
use saute_dix::app::shell::SavedSettings;
use saute_dix::journal::Activity;
use saute_dix::puzzle::HourStep;

use crate::practice_window::solve;
use crate::support::dialogs::{Opens, Says};
use crate::support::scratch::Scratch;
use crate::support::window::{
    HD, Place, Window, has, has_part, key, keys, open, open_code, parts, press, press_each,
    press_starting, settings, wait_for_deal,
};

/// A window with this hour on the screen.
fn with_hour(language: &str, text: &str) -> Window {
    let hour = text.to_owned();
    let settings = SavedSettings { hour, ..settings() };
    let mut window = open(language, HD, Place::with_settings(&settings));
    window.visit(ScreenId::Hour);
    window
}

fn at(window: &Window) -> Option<usize> {
    window.app().hour.at
}

#[test]
fn an_hour_is_lined_up_by_buttons_and_kept() {
    for (language, words) in [
        (
            "fr",
            "Séance préparée|Un de plus\u{a0}: Leçon|Leçon 2\u{a0}: |3 votes|Rituel|\
         Monter\u{a0}: 3 votes",
        ),
        ("en", "Prepared hour|One more: Lesson|Lesson 2: |3 votes|Ritual|Move up: 3 votes"),
    ] {
        let [home, more, lesson, votes, ritual, up] = parts(words);
        let place = Place::still();
        let mut window = open(language, HD, place.clone());
        press(&mut window, home);
        press_starting(&mut window, more);
        press_starting(&mut window, lesson);
        press_each(&mut window, [votes, ritual, up]);
        let steps = window.app().hour.plan.steps().to_vec();
        let expected = [HourStep::Votes(3), HourStep::Lesson(2), HourStep::Ritual];
        assert_eq!(steps, expected);
        let kept = place.get("settings.json").unwrap();
        assert!(kept.contains("votes 3"), "{kept}");
        let again = open(language, HD, place);
        assert_eq!(again.app().hour.plan.steps(), expected);
    }
}

#[test]
fn a_remote_alone_leads_through_the_whole_hour() {
    let text = "saute-dix hour 1\nvotes 2\nritual\ncode 56N1-71JM\nlesson 1\nend\n";
    let mut window = with_hour("en", text);
    press(&mut window, "Begin the hour");
    assert_eq!((window.screen(), at(&window)), (ScreenId::Vote, Some(0)));
    // Two questions with their answers, then what was hard.
    for _ in 0..2 {
        keys(&mut window, [Key::PageDown, Key::PageDown]);
    }
    assert!(window.app().vote.is_over());
    key(&mut window, Key::PageDown);
    assert_eq!((window.screen(), at(&window)), (ScreenId::Ritual, Some(1)));
    let questions = window.app().ritual.items().len();
    for _ in 0..questions {
        keys(&mut window, [Key::PageDown, Key::PageDown]);
    }
    key(&mut window, Key::PageDown);
    assert_eq!((window.screen(), at(&window)), (ScreenId::Practice, Some(2)));
    solve(&mut window);
    for _ in 0..3 {
        key(&mut window, Key::PageDown);
    }
    assert_eq!((window.screen(), at(&window)), (ScreenId::Learn, Some(3)));
    for _ in 0..80 {
        if at(&window).is_none() {
            break;
        }
        key(&mut window, Key::PageDown);
    }
    assert_eq!((window.screen(), at(&window)), (ScreenId::Hour, None));
    assert!(has(&window, "The hour is over. Well done!"));
    let class = window.app().journal.class();
    assert_eq!(class.count(Activity::Hour), 1);
}

#[test]
fn every_step_can_be_left_and_come_back_to() {
    let text = "saute-dix hour 1\nritual\nday-puzzle\nend\n";
    let mut window = with_hour("fr", text);
    press(&mut window, "Commencer par\u{a0}: Énigme du jour");
    assert_eq!((window.screen(), at(&window)), (ScreenId::Practice, Some(1)));
    assert!(has(&window, "2 sur 2 · Énigme du jour"));
    press(&mut window, "À l’étape d’avant");
    assert_eq!((window.screen(), at(&window)), (ScreenId::Ritual, Some(0)));
    press(&mut window, "Ensuite\u{a0}: Énigme du jour");
    assert_eq!(window.screen(), ScreenId::Practice);
    key(&mut window, Key::Escape);
    assert_eq!(window.screen(), ScreenId::Hour, "back leads to the hour");
    press(&mut window, "Quitter la séance");
    assert_eq!(at(&window), None);
    key(&mut window, Key::Escape);
    assert_eq!(window.screen(), ScreenId::Home);
}

#[test]
fn what_has_a_code_is_lined_up_from_its_own_screen() {
    let mut window = open("en", HD, Place::still());
    window.visit(ScreenId::Setup);
    // Once it is known how hard the deal is, nothing moves in the dialog any more.
    wait_for_deal(&mut window);
    press_each(&mut window, ["Share", "Into the prepared hour"]);
    assert_eq!(window.screen(), ScreenId::Hour);
    assert!(has_part(&window, "Game 4"));
    press(&mut window, "Begin the hour");
    assert_eq!(window.screen(), ScreenId::Setup);
}

#[test]
fn a_typed_code_opens_the_hour_of_another_teacher() {
    let mut giver = with_hour("en", "saute-dix hour 1\nlesson 4\nvotes 3\nend\n");
    let code = giver.app().hour.short_code().unwrap();
    press(&mut giver, &format!("Copy the code {code}"));
    assert!(has(&giver, "Copied."));
    let mut window = open("fr", HD, Place::still());
    open_code(&mut window, &code);
    assert_eq!(window.screen(), ScreenId::Hour);
    assert!(has_part(&window, "Commencer par\u{a0}: Leçon 4"));
}

#[test]
fn a_file_is_saved_and_opened_and_what_is_none_says_why() {
    let text = "saute-dix hour 1\ntitle Été\nvotes 1\nend\n";
    let folder = Scratch::new("hour");
    let path = folder.path("hour.txt");
    let mut window = with_hour("en", text);
    let chosen = FileAnswer::Chosen(path.clone());
    window.state_mut().choose_with(Box::new(Says(chosen)));
    press(&mut window, "Save…");
    while window.app().print.saving.export.is_some() {
        std::thread::yield_now();
        window.run();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    assert!(has_part(&window, "hour.txt"));

    let mut other = with_hour("en", "saute-dix hour 1\nritual\nend\n");
    for (answer, says) in [
        (FileText::Read("Anna 12".to_owned()), "not a prepared hour"),
        (FileText::Read("saute-dix hour 9\n".to_owned()), "later version"),
        (FileText::Unreadable(Unread::Gone), "no longer there"),
        (FileText::Unreadable(Unread::Refused), "cannot be read"),
        (FileText::Failed, "no dialog"),
    ] {
        other.state_mut().choose_with(Box::new(Opens(answer)));
        press(&mut other, "Open…");
        assert!(has_part(&other, says), "{says}");
        let steps = other.app().hour.plan.steps();
        assert_eq!(steps, [HourStep::Ritual], "nothing is lost");
    }
    let answer = FileText::Read(text.to_owned());
    other.state_mut().choose_with(Box::new(Opens(answer)));
    press(&mut other, "Open…");
    assert_eq!(other.app().hour.plan.title(), "Été");
    press(&mut other, "Back to the hour before");
    let steps = other.app().hour.plan.steps();
    assert_eq!(steps, [HourStep::Ritual]);
}
