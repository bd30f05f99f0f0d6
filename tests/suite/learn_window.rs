//! The lessons in the window, by what pupils see and press, in both languages.

use crate::support::window::{
    HD, Place, Window, assert_idle, assert_whole, has, has_part, key, keys, labels, lay, next_play,
    open, press, press_each, press_starting, reach, type_text,
};
use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use saute_dix::app::ScreenId;
use saute_dix::app::answer::Attempt;
use saute_dix::app::learn::{LearnModel, LessonRun, Standing, StepState};
use saute_dix::lesson::Step;
use saute_dix::puzzle::{Answer, Puzzle};
use saute_dix::rules::Card;
use saute_dix::text::{Locale, Msg, Numbers};

const SIZES: [(f32, f32); 3] = [(1920.0, 1080.0), (1280.0, 720.0), (1024.0, 768.0)];

fn learn_at(language: &str, size: (f32, f32), place: Place) -> Window {
    let mut window = open(language, size, place);
    window.visit(ScreenId::Learn);
    window
}

pub fn learn(language: &str) -> Window {
    learn_at(language, HD, Place::still())
}

fn lessons(window: &Window) -> &LearnModel {
    &window.app().learn
}

pub fn lesson(window: &Window) -> &LessonRun {
    lessons(window).run().expect("no lesson is open")
}

fn at(window: &Window) -> usize {
    lesson(window).at
}

pub fn asked(window: &Window) -> Option<&Attempt> {
    lesson(window).attempt()
}

pub fn ended(window: &Window) -> bool {
    lesson(window).is_at_end()
}

/// Presses what this message says.
pub fn tell(window: &mut Window, message: &Msg) {
    let text = window.app().languages.current().say(message);
    press(window, &text);
}

pub fn open_lesson(window: &mut Window, number: usize) {
    let start = match window.app().languages.code() {
        "fr" => format!("Leçon {number}\u{a0}:"),
        _ => format!("Lesson {number}:"),
    };
    let tile = window.query_all_by_label_contains(&start).next();
    if let Some(tile) = tile {
        tile.scroll_to_me();
    }
    window.run();
    press_starting(window, &start);
}

/// Takes back what lies on the desk since the try before.
fn clear(window: &mut Window, puzzle: &Puzzle) {
    let locale = Locale::built_in(window.app().languages.code()).unwrap();
    let voice = locale.voice(puzzle.number_deck());
    let input = asked(window).expect("nothing is asked").input();
    let laid = input.plays().iter().rev().map(|play| play.card);
    let picked = input.picked();
    let cards: Vec<Card> = laid.chain(picked.iter()).collect();
    for card in cards {
        let name = Msg::DeskCard { card: voice.card(card).into() };
        press_starting(window, &format!("{},", locale.say(&name)));
    }
}

/// Puts an answer on the desk, by what is to be pressed.
fn answer(window: &mut Window, puzzle: &Puzzle, answer: &Answer) {
    clear(window, puzzle);
    let locale = Locale::built_in(window.app().languages.code()).unwrap();
    let voice = locale.voice(puzzle.number_deck());
    let card = |card| locale.say(&Msg::DeskCard { card: voice.card(card).into() });
    match answer {
        Answer::Plays(plays) => {
            let one = asked(window).expect("nothing is asked").input().only_pile().is_some();
            for play in plays {
                press(window, &card(play.card));
                if !one {
                    press_starting(window, &format!("Pile {},", play.pile.letter()));
                }
            }
        }
        Answer::Cards(cards) => {
            for chosen in cards.iter() {
                press(window, &card(chosen));
            }
        }
        Answer::Number(number) => {
            let numbers = Numbers { deck: puzzle.number_deck(), decimal: voice.numbers.decimal };
            for digit in numbers.write(*number).chars() {
                let digit = locale.say(&Msg::DeskKey { digit: digit.into() });
                press(window, &digit);
            }
        }
        Answer::Step(step) => {
            let start = match window.app().languages.code() {
                "fr" => format!("Carte numéro {step}\u{a0}:"),
                _ => format!("Card number {step}:"),
            };
            press_starting(window, &start);
        }
        Answer::Truth(truth) => tell(window, if *truth { &Msg::DeskTrue } else { &Msg::DeskFalse }),
    }
}

/// Does the one thing that comes next, answering right or as wrong as the lesson expects.
pub fn step(window: &mut Window, wrong: bool) {
    let run = lesson(window);
    let next = if run.at + 1 == run.steps.len() { Msg::LearnFinish } else { Msg::LearnNext };
    match (run.state().unwrap(), run.step().unwrap()) {
        (StepState::Show, _) if run.playback.at() < run.playback.total() => {
            tell(window, &Msg::LearnNextCard);
        }
        (StepState::Ask(attempt), Step::Ask(stated)) if attempt.waits() => {
            let puzzle = attempt.puzzle().clone();
            let given = match stated.wrong.first().filter(|_| wrong) {
                Some(wrong) => wrong.answer.clone(),
                None => puzzle.solution.clone(),
            };
            answer(window, &puzzle, &given);
            tell(window, &Msg::LearnCheck);
            assert!(
                has_part(window, "\u{a0}!") || has_part(window, "!") || wrong,
                "{:?}",
                labels(window)
            );
        }
        (StepState::Ask(asked), _) if asked.may_try_again() => tell(window, &Msg::LearnTryAgain),
        (StepState::Ask(asked), _) if asked.may_reveal() => tell(window, &Msg::LearnShowMe),
        (StepState::Game(_), _) if !run.at_table => tell(window, &Msg::LearnBegin),
        _ => tell(window, &next),
    }
}

#[test]
fn every_lesson_is_walked_through_right_in_one_language_and_wrong_in_the_other() {
    for (language, wrong) in [("fr", false), ("en", true)] {
        let mut window = learn(language);
        open_lesson(&mut window, 1);
        for number in 0..12 {
            assert_eq!(lesson(&window).number, number);
            let mut acts = 0;
            while !ended(&window) {
                step(&mut window, wrong);
                acts += 1;
                assert!(acts < 90, "lesson {} does not end", number + 1);
            }
            assert_eq!(lessons(&window).standing(number), Standing::Done);
            if number < 11 {
                tell(&mut window, &Msg::LearnNextLesson);
            }
        }
        tell(&mut window, &Msg::LearnAll);
        assert!(lessons(&window).run().is_none());
        assert_eq!(lessons(&window).next(), None);
    }
}

#[test]
fn a_wrong_answer_is_told_why_twice_and_then_shown() {
    let mut window = learn("en");
    open_lesson(&mut window, 4);
    while at(&window) < 4 {
        key(&mut window, Key::PageDown);
    }
    press_each(&mut window, ["Card 37", "Card 47"]);
    for _ in 0..2 {
        press(&mut window, "Check");
        assert!(has(&window, "Not quite."));
        assert!(has_part(&window, "You end on 47. What if the far card came first"));
        if has(&window, "Try again") {
            press(&mut window, "Try again");
        }
    }
    press(&mut window, "Show me");
    assert!(has(&window, "Here is the solution."));
    assert!(has_part(
        &window,
        "Number line of pile A: 34\u{a0}+\u{a0}13\u{a0}=\u{a0}47 (forward 13 steps), "
    ));
    press(&mut window, "Next");
    assert_eq!(at(&window), 5);
}

#[test]
fn a_remote_goes_on_and_back_and_a_question_waits() {
    let mut window = learn("en");
    open_lesson(&mut window, 1);
    key(&mut window, Key::PageDown);
    assert_eq!(at(&window), 1);
    // A play is shown card by card first.
    for laid in 1..=3 {
        key(&mut window, Key::PageDown);
        assert!(has(&window, &format!("card {laid} of 3")));
    }
    assert!(has_part(&window, "greater every time"));
    key(&mut window, Key::PageDown);
    assert_eq!(at(&window), 2);
    key(&mut window, Key::PageDown);
    assert_eq!(at(&window), 2, "a question is not passed by accident");
    assert!(has_part(&window, "Press again"));
    key(&mut window, Key::PageDown);
    assert!(has(&window, "Here is the solution."));
    key(&mut window, Key::PageDown);
    assert_eq!(at(&window), 3);
    keys(&mut window, [Key::PageUp, Key::PageUp]);
    assert_eq!(at(&window), 1);
    key(&mut window, Key::Escape);
    assert!(lessons(&window).run().is_none());
    assert_eq!(window.screen(), ScreenId::Learn);
    key(&mut window, Key::Escape);
    assert_eq!(window.screen(), ScreenId::Home);
}

#[test]
fn what_was_done_is_kept_and_can_be_done_again() {
    let place = Place::still();
    let mut window = learn_at("fr", HD, place.clone());
    // The next lesson has the focus: Enter opens it.
    key(&mut window, Key::Enter);
    press_each(&mut window, ["Suivant", "Suivant"]);
    drop(window);
    let mut window = learn_at("en", HD, place.clone());
    assert!(has(&window, "Lesson 1: Up and down, step 3 of 10"));
    open_lesson(&mut window, 1);
    assert_eq!(at(&window), 2);
    key(&mut window, Key::Escape);
    press(&mut window, "Start lesson 1 again");
    assert_eq!((at(&window), lesson(&window).progress().done.len()), (0, 0));
    // Erasing everything erases this too.
    window.visit(ScreenId::Settings);
    reach(&mut window, "Erase all data");
    press(&mut window, "Erase everything");
    assert_eq!(place.get("lessons.json"), None);
}

#[test]
fn the_language_can_change_in_the_middle_of_a_lesson() {
    let mut window = learn("fr");
    open_lesson(&mut window, 1);
    press_each(&mut window, ["Suivant", "Suivant", "Carte 35", "EN"]);
    assert!(has(&window, "Card 35, picked") && has(&window, "Check"));
    assert_eq!(at(&window), 2);
    press_each(&mut window, ["Card 58", "Card 90", "Check"]);
    assert!(has(&window, "Well done, that’s right!"));
    press(&mut window, "FR");
    assert!(has(&window, "Bravo, c’est juste\u{a0}!"));
}

#[test]
fn a_number_is_typed_and_checked_by_keyboard() {
    let mut window = learn("en");
    open_lesson(&mut window, 2);
    keys(&mut window, [Key::PageDown, Key::PageDown]);
    type_text(&mut window, "36");
    key(&mut window, Key::Enter);
    assert!(has(&window, "Well done, that’s right!"));
    key(&mut window, Key::Enter);
    assert_eq!(at(&window), 3, "the next step has the focus");
}

#[test]
fn the_game_of_a_lesson_is_played_on_its_own_table() {
    let mut window = learn("en");
    open_lesson(&mut window, 9);
    while at(&window) < 6 {
        let skip = if has(&window, "Skip") { "Skip" } else { "Next" };
        press(&mut window, skip);
    }
    press(&mut window, "To the table");
    assert!(has_part(&window, "Turn 1 of 10 · team 1: The Blues"));
    assert!(has_part(&window, "which two cards hide a jump"));
    for turn in 2..=3 {
        while let Some(play) = next_play(lessons(&window).session().unwrap()) {
            lay(&mut window, "Card", play);
        }
        press(&mut window, "End the turn");
        assert!(has_part(&window, &format!("Turn {turn} of 10")));
    }
    assert!(window.app().play.session().is_none(), "the class's own game is another");
    press(&mut window, "Signal for pile C");
    assert!(has(&window, "The Blues"));
    press(&mut window, "Close");
    // Reading on and coming back does not deal again.
    key(&mut window, Key::PageDown);
    assert_eq!(at(&window), 7);
    key(&mut window, Key::PageUp);
    assert!(has_part(&window, "Turn 3 of 10"));
}

#[test]
fn a_play_is_laid_by_the_clock_and_then_nothing_is_painted() {
    let mut window = learn_at("en", HD, Place::default());
    open_lesson(&mut window, 1);
    press(&mut window, "Next");
    window.get_by_label("Watch").click();
    let mut seen = Vec::new();
    for _ in 0..60 {
        window.step();
        seen.push(lesson(&window).playback.at());
    }
    seen.dedup();
    assert_eq!(seen, [0, 1, 2, 3]);
    assert_idle(&mut window, "a play that has been shown");
}

#[test]
fn nothing_is_cut_and_nothing_is_painted_when_nothing_happens() {
    for language in ["fr", "en"] {
        for size in SIZES {
            let mut window = learn_at(language, size, Place::still());
            no_scrolling(&window, size, "the list");
            assert_idle(&mut window, "the list");
            for number in 1..=12 {
                open_lesson(&mut window, number);
                while !ended(&window) {
                    let what = format!("lesson {number}, step {}", at(&window) + 1);
                    whole(&window, size, &what);
                    large(&window, size, &what);
                    assert_idle(&mut window, &what);
                    let run = lesson(&window);
                    match run.state().unwrap() {
                        StepState::Game(_) if !run.at_table => tell(&mut window, &Msg::LearnBegin),
                        StepState::Ask(asked) if asked.is_open() => {
                            tell(&mut window, &Msg::LearnSkip);
                        }
                        _ if run.at + 1 == run.steps.len() => {
                            tell(&mut window, &Msg::LearnFinish);
                        }
                        _ => tell(&mut window, &Msg::LearnNext),
                    }
                }
                whole(&window, size, "the end");
                key(&mut window, Key::Escape);
            }
            // With a button on every tile too.
            assert_eq!(lessons(&window).next(), None);
            no_scrolling(&window, size, "the list of what is done");
        }
    }
}

/// Every tile of the list is there as a whole, and the margin below them too.
fn no_scrolling(window: &Window, size: (f32, f32), what: &str) {
    let inside = window.ctx.content_rect();
    let inside = inside.with_max_y(inside.bottom() - 19.0);
    assert_whole(window, inside, &format!("{what}, {size:?}"));
}

/// The cards of a question's hand are as large as those of a puzzle: a sixth of the height.
fn large(window: &Window, size: (f32, f32), what: &str) {
    let Some(attempt) = asked(window) else {
        return;
    };
    let Some(position) = attempt.input().question().position() else {
        return;
    };
    let locale = window.app().languages.current();
    let voice = locale.voice(attempt.puzzle().number_deck());
    for card in position.hand() {
        let name = Msg::DeskCard { card: voice.card(*card).into() };
        let name = locale.say(&name);
        for node in window.query_all_by_label(&name) {
            let height = node.rect().height();
            assert!(
                height > window.ctx.content_rect().height() / 6.5,
                "{what} at {size:?}: {name} is {height}"
            );
        }
    }
}

/// Everything that can be pressed is inside the window.
fn whole(window: &Window, size: (f32, f32), what: &str) {
    assert_whole(window, window.ctx.content_rect(), &format!("{what} at {size:?}"));
}

#[test]
fn every_size_and_every_step_survives() {
    for size in [(200.0, 100.0), (390.0, 844.0)] {
        let mut window = learn_at("fr", size, Place::still());
        key(&mut window, Key::Enter);
        let mut steps = 0;
        // After the last lesson comes the list.
        while lessons(&window).run().is_some() {
            let before = (lesson(&window).number, at(&window));
            key(&mut window, Key::PageDown);
            let waits = |window: &Window| {
                let attempt = lessons(window).run().and_then(LessonRun::attempt);
                attempt.is_some_and(Attempt::is_open)
            };
            if waits(&window) && before == (lesson(&window).number, at(&window)) {
                tell(&mut window, &Msg::LearnSkip);
            }
            steps += 1;
            assert!(steps < 500, "stuck at {before:?}");
        }
        assert_eq!(lessons(&window).next(), None);
    }
}

#[test]
fn a_broken_file_is_set_aside_and_said() {
    for (text, why) in [
        ("nonsense", "not a file of this program"),
        ("{\"format\":\"letter\",\"version\":1,\"content\":[]}", "letter"),
        ("{\"format\":\"saute-dix lessons\",\"version\":99,\"content\":[]}", "newer version"),
        (
            "{\"format\":\"saute-dix lessons\",\"version\":1,\"content\":{}}",
            "not a file of this program",
        ),
    ] {
        let place = Place::still();
        place.put("lessons.json", text);
        let mut window = learn_at("en", HD, place.clone());
        assert!(has_part(&window, "lessons-broken-1.json"));
        assert!(has_part(&window, why), "{:?}", labels(&window));
        assert_eq!(place.get("lessons-broken-1.json").as_deref(), Some(text));
        press(&mut window, "Close");
        open_lesson(&mut window, 3);
        assert_eq!(at(&window), 0);
    }
    // What is odd but well formed does no harm.
    let place = Place::still();
    let odd = "{\"format\":\"saute-dix lessons\",\"version\":1,\"content\":[
        {\"lesson\":\"duel\",\"step\":4000,\"done\":[7,4000],\"finished\":false},
        {\"lesson\":\"no such lesson\",\"step\":1,\"done\":[],\"finished\":true}]}";
    place.put("lessons.json", odd);
    let mut window = learn_at("en", HD, place);
    open_lesson(&mut window, 12);
    assert_eq!(at(&window), 11);
}
