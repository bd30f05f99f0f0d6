//! An hour in a class: a lesson, a vote, a game of four teams to its end, its mistakes, and a
//! printed sheet of them; by keyboard alone, and by fingers alone.

use std::fs;
use std::path::PathBuf;

use crate::keyboard;
use crate::learn_window as learn;
use crate::practice_window as practise;
use crate::support::dialogs::Says;
use crate::support::window::{
    HD, Place, Window, digits, has_part, key, label_of, labels, letter, next_play, open, session,
    wait_for_calm,
};
use crate::table_window::setup;
use crate::taps::{With, tap};
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use saute_dix::app::ScreenId;
use saute_dix::app::platform::FileAnswer;
use saute_dix::app::play::Phase;
use saute_dix::app::setup::{Guidance, Variant};
use saute_dix::puzzle::Answer;

/// What the teacher has at hand.
#[derive(Clone, Copy, PartialEq, Debug)]
enum By {
    Keys,
    Fingers,
}

/// Touches what has a name that begins like this; what is scrolled away is brought there first.
fn touch(window: &mut Window, start: &str) {
    wait_for_calm(window);
    let named = |node: &egui_kittest::Node<'_>| label_of(node).starts_with(start);
    let find = |window: &Window| {
        let found = window.query_all_by_label_contains(start).find(named);
        found.map(|node| node.rect().center())
    };
    let place = find(window).unwrap_or_else(|| panic!("no {start} in {:?}", labels(window)));
    let seen = window.ctx.content_rect().contains(place);
    if !seen {
        let found = window.query_all_by_label_contains(start).find(named);
        found.unwrap().scroll_to_me();
        let mut steps = 0;
        while !find(window).is_some_and(|place| window.ctx.content_rect().contains(place)) {
            window.step();
            steps += 1;
            assert!(steps < 200, "{start} cannot be reached");
        }
        // Until it stands still.
        window.run();
    }
    let place = find(window).unwrap();
    tap(window, place, With::Finger);
    window.run();
}

/// Goes to what has this name with the arrow down, or with Tab where it stands beside something
/// else, and presses it with Enter.
fn walk_to(window: &mut Window, name: &str) {
    for way in [Key::ArrowDown, Key::Tab] {
        for _ in 0..40 {
            if keyboard::focus(window).is_some_and(|focus| focus.starts_with(name)) {
                return key(window, Key::Enter);
            }
            key(window, way);
        }
    }
    panic!("no key leads to {name}: {:?}", labels(window));
}

impl By {
    /// Opens a tile of Home.
    fn open(self, window: &mut Window, tile: &str, name: &str) {
        match self {
            By::Keys => digits(window, tile),
            By::Fingers => touch(window, name),
        }
    }

    fn home(self, window: &mut Window) {
        while window.screen() != ScreenId::Home {
            match self {
                By::Keys => key(window, Key::Escape),
                By::Fingers => touch(window, "Back"),
            }
        }
    }

    /// Presses what comes next: it has the focus.
    fn press(self, window: &mut Window, name: &str) {
        match self {
            By::Keys => walk_to(window, name),
            By::Fingers => touch(window, name),
        }
    }

    fn lesson(self, window: &mut Window) {
        self.open(window, "2", "Learn");
        match self {
            By::Keys => key(window, Key::Enter),
            By::Fingers => touch(window, "Lesson 1:"),
        }
        let mut presses = 0;
        while !learn::ended(window) {
            if let Some(attempt) = learn::asked(window)
                && attempt.waits()
            {
                let (puzzle, input) = (attempt.puzzle().clone(), attempt.input().clone());
                match self {
                    By::Keys => {
                        keyboard::give(window, &puzzle, &puzzle.solution, &input);
                        window.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
                        window.run();
                    }
                    By::Fingers => {
                        fingers_give(window, &puzzle.solution);
                        touch(window, "Check");
                    }
                }
            }
            match self {
                By::Keys => key(window, Key::Enter),
                By::Fingers => {
                    let names = ["Next card", "Next", "Finish"];
                    let name = names.into_iter().find(|name| has_part(window, name));
                    touch(window, name.unwrap());
                }
            }
            presses += 1;
            assert!(presses < 80, "{:?}", labels(window));
        }
        self.home(window);
    }

    fn vote(self, window: &mut Window) {
        self.open(window, "5", "Class vote");
        let go_on = [
            (Key::A, "One hand more for A"),
            (Key::B, "One hand more for B"),
            (Key::PageDown, "Show the answer"),
            (Key::PageDown, "Next question"),
        ];
        let talk = [
            (Key::A, "One hand more for A"),
            (Key::P, "Talk in pairs"),
            (Key::PageDown, "Vote a second time"),
        ];
        for (name_of_key, name) in go_on.into_iter().chain(talk).chain(go_on) {
            match self {
                By::Keys => key(window, name_of_key),
                By::Fingers => touch(window, name),
            }
        }
        let tally = window.app().vote.tally();
        assert_eq!((tally.questions, tally.twice), (2, 1));
        self.home(window);
    }

    /// Plays to the end: well at first, then whatever fits, so that there are mistakes.
    fn game(self, window: &mut Window) {
        self.open(window, "3", "Play");
        self.press(window, "Start the game");
        while !session(window).is_over() {
            if *session(window).phase() != Phase::Turn {
                self.press(window, "Go on");
                continue;
            }
            let enough = session(window).may_end();
            let play = if enough {
                None
            } else if session(window).game().left() > 90 {
                next_play(session(window))
            } else {
                session(window).game().legal_plays().first().copied()
            };
            let Some(play) = play else {
                match self {
                    By::Keys => key(window, Key::E),
                    By::Fingers => touch(window, "End the turn"),
                }
                continue;
            };
            let pile = letter(session(window), play.pile).to_string();
            match self {
                By::Keys => {
                    digits(window, &play.card.to_string());
                    key(window, Key::from_name(&pile).unwrap());
                }
                By::Fingers => {
                    touch(window, &format!("Card {}", play.card));
                    touch(window, &format!("Pile {pile},"));
                }
            }
        }
        self.press(window, "See the result");
        assert_eq!(window.screen(), ScreenId::End);
    }

    fn mistakes(self, window: &mut Window) {
        self.press(window, "Practise our mistakes");
        let practice = practise::practice(window);
        let (puzzle, input) =
            (practice.attempt().puzzle().clone(), practice.attempt().input().clone());
        match self {
            By::Keys => {
                keyboard::give(window, &puzzle, &puzzle.solution, &input);
                key(window, Key::PageDown);
            }
            By::Fingers => {
                fingers_give(window, &puzzle.solution);
                touch(window, "Check");
            }
        }
        let feedback = practise::practice(window).attempt().feedback();
        assert!(feedback.is_some_and(|told| told.verdict.is_right()));
        match self {
            By::Keys => key(window, Key::Escape),
            By::Fingers => touch(window, "Back"),
        }
        assert_eq!(window.screen(), ScreenId::End, "back to the screen before");
    }

    fn print(self, window: &mut Window, path: &PathBuf) {
        self.press(window, "Print our mistakes");
        assert_eq!(window.screen(), ScreenId::Print);
        // The pages are made on a thread of their own.
        for _ in 0..500 {
            let preview = window.app().print.preview.as_ref();
            if preview.is_some_and(|preview| !preview.is_empty()) {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
            window.step();
        }
        self.press(window, "Save");
        for _ in 0..500 {
            if path.exists() && window.app().print.saving.export.is_none() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
            window.step();
        }
        assert!(fs::read(path).unwrap().starts_with(b"%PDF"));
    }
}

/// Gives an answer by touching cards, piles and keys.
fn fingers_give(window: &mut Window, answer: &Answer) {
    match answer {
        Answer::Plays(plays) => {
            for play in plays {
                touch(window, &format!("Card {}", play.card));
                let pile = format!("Pile {},", play.pile.letter());
                if has_part(window, &pile) {
                    touch(window, &pile);
                }
            }
        }
        Answer::Cards(cards) => {
            for card in cards.iter() {
                touch(window, &format!("Card {card}"));
            }
        }
        Answer::Number(number) => {
            for digit in number.to_string().chars() {
                touch(window, &format!("Digit {digit}"));
            }
        }
        Answer::Step(step) => touch(window, &format!("Card number {step}:")),
        Answer::Truth(truth) => touch(window, if *truth { "True" } else { "False" }),
    }
}

fn an_hour(by: By) {
    let mut setup = setup(Variant::Classic, 4);
    setup.guidance = Guidance::Legal;
    let mut window = open("en", HD, Place::with(&setup));
    let name = format!("saute-dix-hour-{by:?}-{}.pdf", std::process::id());
    let path = std::env::temp_dir().join(name);
    window.state_mut().choose_with(Box::new(Says(FileAnswer::Chosen(path.clone()))));
    if by == By::Fingers {
        // No mouse lies over anything.
        window.event(Event::PointerGone);
    }
    by.lesson(&mut window);
    by.vote(&mut window);
    by.game(&mut window);
    by.mistakes(&mut window);
    by.print(&mut window, &path);
    fs::remove_file(path).unwrap();
}

#[test]
fn by_keyboard_alone() {
    an_hour(By::Keys);
}

#[test]
fn by_fingers_alone() {
    an_hour(By::Fingers);
}
