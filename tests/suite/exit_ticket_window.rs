//! One press at the end of anything: a small sheet about what was hardest, ready to be printed.

use std::fs;

use eframe::egui::Key;
use saute_dix::app::ScreenId;
use saute_dix::app::platform::FileAnswer;
use saute_dix::app::print::ExportOutcome;
use saute_dix::app::shell::SavedSettings;
use saute_dix::journal::Topic;
use saute_dix::puzzle::{Kind, Misconception, NumberDeck, Puzzle};
use saute_dix::sheets::{Exercise, KeyPlace, Order, PerPage};

use crate::feast_window as feast;
use crate::learn_window as learn;
use crate::practice_window::{give, practice, series_with};
use crate::print_window::{answer, finish, options, settle};
use crate::support::scenes::wrong;
use crate::support::scratch::Scratch;
use crate::support::window::{
    HD, Place, Window, has, key, keys, labels, letter_key, open, press, reach, settings, type_text,
};
use crate::week_window::WEEKS;

const BUTTONS: [(&str, &str); 2] = [("fr", "Ticket de sortie"), ("en", "Exit ticket")];

/// Presses the button, and looks at what Print has ready.
fn ticket(window: &mut Window, language: &str) -> Vec<Puzzle> {
    let (_, button) = BUTTONS.into_iter().find(|(code, _)| *code == language).unwrap();
    assert!(has(window, button), "{:?}", labels(window));
    reach(window, button);
    settle(window);
    assert_eq!(window.screen(), ScreenId::Print);
    let order = order(window);
    assert_eq!(order.tickets(), Some(PerPage::Two), "half a page each");
    assert_eq!((order.key, order.keyed()), (KeyPlace::End, true));
    let given = order.given.clone().unwrap();
    let puzzles = given.into_iter().map(|exercise| match exercise {
        Exercise::Puzzle(puzzle) => Some(puzzle),
        Exercise::Statement(_) | Exercise::Drill(_) => None,
    });
    let puzzles: Vec<Puzzle> = puzzles.flatten().collect();
    assert_eq!(order.given.as_ref().map(Vec::len), Some(4));
    puzzles
}

fn order(window: &Window) -> &Order {
    window.app().print.order.as_ref().unwrap()
}

/// How many of them tempt a pupil with this idea.
fn tempting(puzzles: &[Puzzle], idea: Misconception) -> usize {
    let tempts = |puzzle: &&Puzzle| {
        let mut options = puzzle.options.iter();
        options.any(|option| option.misconception == Some(idea))
    };
    puzzles.iter().filter(tempts).count()
}

fn still(journal: &str) -> Place {
    let mut print = options();
    // Who prints without answers gets those of a ticket all the same.
    print.key = KeyPlace::None;
    let place = Place::with_settings(&SavedSettings { print, ..settings() });
    place.put("journal.txt", journal);
    place
}

#[test]
fn after_a_vote_it_asks_about_what_is_left() {
    for (language, _) in BUTTONS {
        let end = if language == "fr" { "Terminer le vote" } else { "End the vote" };
        let mut window = open(language, HD, still(WEEKS));
        window.visit(ScreenId::Vote);
        let (letter, idea) = {
            let vote = window.app().vote.vote().unwrap();
            let shown = vote
                .answers()
                .find_map(|(letter, choice, _)| Some((letter, choice.misconception?)));
            shown.unwrap()
        };
        keys(&mut window, [letter_key(letter); 4]);
        key(&mut window, Key::PageDown);
        press(&mut window, end);
        let puzzles = ticket(&mut window, language);
        assert_eq!(tempting(&puzzles, idea), 4, "{idea:?}");
    }
}

#[test]
fn after_a_series_it_is_in_the_numbers_of_the_series() {
    for (language, _) in BUTTONS {
        let mut window = series_with(language, &[Kind::Jump], 3, false, NumberDeck::Tens);
        for _ in 0..3 {
            let puzzle = practice(&window).attempt().puzzle().clone();
            let wrong = wrong(&puzzle).unwrap();
            give(&mut window, &wrong);
            key(&mut window, Key::PageDown);
        }
        assert!(practice(&window).is_over());
        let suspect = practice(&window).suspect();
        let puzzles = ticket(&mut window, language);
        assert!(puzzles.iter().all(|puzzle| puzzle.number_deck() == NumberDeck::Tens));
        assert_eq!(order(&window).print.deck, NumberDeck::Tens);
        match suspect {
            Some(idea) => assert!(tempting(&puzzles, idea) >= 3),
            None => assert!(puzzles.iter().all(|puzzle| puzzle.kind == Kind::Jump)),
        }
    }
}

#[test]
fn after_a_ritual_it_asks_about_the_weakest_topic() {
    for (language, _) in BUTTONS {
        let mut window = open(language, HD, still(WEEKS));
        window.visit(ScreenId::Ritual);
        let count = window.app().ritual.items().len();
        for number in 0..count {
            key(&mut window, Key::PageDown);
            type_text(&mut window, if number == 1 { "3" } else { "1" });
        }
        let weakest = window.app().ritual.items()[1].topic;
        let puzzles = ticket(&mut window, language);
        match weakest {
            Topic::Idea(idea) => assert!(tempting(&puzzles, idea) >= 3),
            Topic::Skill(kind, level) => {
                let same = |puzzle: &Puzzle| (puzzle.kind, puzzle.level) == (kind, level);
                assert!(puzzles.iter().all(same), "{weakest:?}");
            }
        }
    }
}

#[test]
fn after_a_ritual_that_went_well_the_journal_is_asked_and_without_it_all_is_mixed() {
    let empty = "saute-dix journal 1\ncurrent 0\nclass\nend 0\n";
    for (journal, idea) in [(WEEKS, Some(Misconception::AlwaysSorts)), (empty, None)] {
        let mut window = open("en", HD, still(journal));
        window.visit(ScreenId::Ritual);
        for _ in 0..window.app().ritual.items().len() {
            key(&mut window, Key::PageDown);
            type_text(&mut window, "1");
        }
        let puzzles = ticket(&mut window, "en");
        if let Some(idea) = idea {
            assert_eq!(tempting(&puzzles, idea), 4);
        } else {
            let mut kinds: Vec<Kind> = puzzles.iter().map(|puzzle| puzzle.kind).collect();
            kinds.dedup();
            assert_eq!(kinds.len(), 4, "a little of everything");
        }
    }
}

#[test]
fn after_a_lesson_it_asks_about_its_idea() {
    for (language, _) in BUTTONS {
        let mut window = learn::learn(language);
        learn::open_lesson(&mut window, 4);
        while !learn::ended(&window) {
            learn::step(&mut window, false);
        }
        let idea = learn::lesson(&window).lesson.main_idea();
        assert_eq!(idea, Some(Misconception::AlwaysSorts));
        let puzzles = ticket(&mut window, language);
        assert_eq!(tempting(&puzzles, Misconception::AlwaysSorts), 4);
    }
}

#[test]
fn after_a_game_it_asks_about_what_cost_most() {
    for (language, _) in BUTTONS {
        let mut window = feast::at_the_end(language, feast::near());
        let puzzles = ticket(&mut window, language);
        assert_eq!(puzzles.len(), 4);
        assert!(puzzles.iter().all(|puzzle| puzzle.code().is_some()));
    }
}

#[test]
fn four_to_a_page_where_they_fit_and_saved_with_the_key() {
    for (language, label, save) in [
        ("fr", "Tickets par page", "Enregistrer en PDF…"),
        ("en", "Tickets to a page", "Save as PDF…"),
    ] {
        let mut window = learn::learn(language);
        learn::open_lesson(&mut window, 2);
        while !learn::ended(&window) {
            learn::step(&mut window, false);
        }
        ticket(&mut window, language);
        assert!(has(&window, label), "{:?}", labels(&window));
        press(&mut window, "4");
        settle(&mut window);
        assert_eq!(order(&window).tickets(), Some(PerPage::Four));
        let folder = Scratch::new("print");
        let path = folder.path("ticket.pdf");
        answer(&mut window, FileAnswer::Chosen(path.clone()));
        press(&mut window, save);
        let ExportOutcome::Written { files, .. } = finish(&mut window) else {
            panic!("nothing was written");
        };
        assert_eq!(files.len(), 1);
        assert!(files[0].pages >= 3, "tickets, the back of them, and the key");
        assert!(fs::read(&path).unwrap().starts_with(b"%PDF"));
    }
}
