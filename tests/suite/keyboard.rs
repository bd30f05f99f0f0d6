//! Everything by keyboard: no Tab is needed on any screen, and a presenter's remote with two keys
//! goes through a whole lesson.

use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use saute_dix::app::ScreenId;
use saute_dix::app::analysis::{Place as BoardPlace, Study};
use saute_dix::app::answer::{AnswerInput, AttemptStage};
use saute_dix::app::learn::LessonRun;
use saute_dix::app::play::Phase;
use saute_dix::app::practice::Practice;
use saute_dix::app::setup::{Guidance, Variant};
use saute_dix::puzzle::{Answer, Kind, NumberDeck, Puzzle};
use saute_dix::text::Locale;

use crate::analysis_window::ended as game_ended;
use crate::practice_window::{laid, practice, series_with};
use crate::support::window::{
    HD, Place, Window, digits, game, has_part, key, keys, labels, letter_key, next_play, open,
    press, press_starting, session, type_text,
};
use crate::table_window::setup;

fn check(window: &mut Window) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    window.run();
}

/// What has the focus, by its name; nothing if nothing has.
pub fn focus(window: &Window) -> Option<String> {
    let focused = window.query_all_by(|_| true).find(egui_kittest::Node::is_focused);
    focused.map(|node| crate::support::window::label_of(&node))
}

/// Gives an answer by keyboard.
pub fn give(window: &mut Window, puzzle: &Puzzle, answer: &Answer, input: &AnswerInput) {
    let locale = Locale::built_in(window.app().languages.code()).unwrap();
    let voice = locale.voice(puzzle.number_deck());
    match answer {
        Answer::Plays(plays) => {
            let one = input.only_pile().is_some();
            for play in plays {
                digits(window, &voice.card(play.card));
                if one {
                    key(window, Key::Enter);
                } else {
                    key(window, letter_key(play.pile.letter()));
                }
            }
        }
        Answer::Cards(cards) => {
            for card in cards.iter() {
                digits(window, &voice.card(card));
                key(window, Key::Enter);
            }
        }
        Answer::Number(number) => digits(window, &voice.n(*number)),
        Answer::Step(step) => {
            digits(window, &step.to_string());
            key(window, Key::Space);
        }
        Answer::Truth(truth) => {
            let letter = match (locale.code(), truth) {
                ("fr", true) => "v",
                (_, true) => "T",
                (_, false) => "f",
            };
            type_text(window, letter);
        }
    }
}

#[test]
fn a_puzzle_of_every_kind_is_solved_by_keyboard_alone() {
    for (language, deck) in [("fr", NumberDeck::Tenths), ("en", NumberDeck::Units)] {
        for kind in Kind::ALL {
            let mut window = series_with(language, &[kind], 3, true, deck);
            for number in 0..3 {
                assert_eq!(practice(&window).at(), number, "{kind:?}");
                assert!(focus(&window).is_some(), "{kind:?}: nothing has the focus");
                let attempt = practice(&window).attempt();
                let (puzzle, input) = (attempt.puzzle().clone(), attempt.input().clone());
                give(&mut window, &puzzle, &puzzle.solution, &input);
                let answer = practice(&window).attempt().input().answer();
                assert_eq!(answer.as_ref(), Some(&puzzle.solution), "{kind:?}");
                check(&mut window);
                let stage = practice(&window).attempt().stage();
                assert!(matches!(stage, AttemptStage::Right(_)), "{kind:?} {stage:?}");
                key(&mut window, Key::Enter);
            }
            assert!(practice(&window).is_over(), "{kind:?}");
        }
    }
}

#[test]
fn arrows_and_enter_lay_cards_and_never_take_one_back() {
    let mut window = series_with("en", &[Kind::Order], 3, true, NumberDeck::Units);
    let hand = |window: &Window| {
        let question = practice(window).attempt().puzzle().question.clone();
        let mut hand = question.position().unwrap().hand().to_vec();
        hand.sort();
        hand
    };
    let cards = hand(&window);
    for number in 1..=cards.len() {
        key(&mut window, Key::Enter);
        assert_eq!(laid(&window), cards[..number]);
    }
    assert_eq!(focus(&window).as_deref(), Some("Check"));
    keys(&mut window, [Key::Backspace, Key::Backspace]);
    assert_eq!(laid(&window).len(), cards.len() - 2);
    keys(&mut window, [Key::ArrowDown, Key::ArrowRight, Key::Space]);
    assert_eq!(laid(&window).len(), cards.len() - 1);
    key(&mut window, Key::PageDown);
    assert!(practice(&window).attempt().feedback().is_some());
}

#[test]
fn on_several_piles_enter_goes_up_and_lays() {
    let mut window = series_with("en", &[Kind::Table], 3, true, NumberDeck::Units);
    keys(&mut window, [Key::ArrowRight, Key::Enter]);
    assert!(focus(&window).is_some_and(|name| name.starts_with("Pile ")));
    keys(&mut window, [Key::ArrowRight, Key::Enter]);
    assert_eq!(practice(&window).attempt().input().plays().len(), 1);
    assert!(focus(&window).is_some_and(|name| name.starts_with("Card ")));
    keys(&mut window, [Key::ArrowUp, Key::Space]);
    assert_eq!(practice(&window).attempt().input().plays().len(), 2);
}

#[test]
fn true_and_false_by_arrows() {
    let mut window = series_with("fr", &[Kind::TrueFalse], 3, true, NumberDeck::Units);
    let truth = practice(&window).attempt().puzzle().solution == Answer::Truth(true);
    assert_eq!(focus(&window).as_deref(), Some("Vrai"));
    if !truth {
        key(&mut window, Key::ArrowRight);
    }
    keys(&mut window, [Key::Enter, Key::Enter]);
    let stage = practice(&window).attempt().stage();
    assert!(matches!(stage, AttemptStage::Right(_)), "{stage:?}");
    key(&mut window, Key::Enter);
    assert_eq!(practice(&window).at(), 1, "the next step has the focus");
}

#[test]
fn no_screen_needs_tab() {
    let screens = [
        ScreenId::Home,
        ScreenId::Setup,
        ScreenId::Practice,
        ScreenId::Vote,
        ScreenId::Settings,
        ScreenId::Print,
        ScreenId::Learn,
        ScreenId::Ritual,
        ScreenId::Journal,
    ];
    for screen in screens {
        for first in [Key::ArrowRight, Key::ArrowDown] {
            let mut window = open("en", HD, Place::still());
            window.visit(screen);
            let before = focus(&window);
            key(&mut window, first);
            let mut after = focus(&window);
            if after == before {
                // There may be nothing in that direction.
                keys(&mut window, [Key::ArrowUp, Key::ArrowLeft]);
                after = focus(&window);
            }
            assert!(after.is_some() && after != before, "{screen:?}: {before:?}");
        }
        // And after a tap on nothing.
        let mut window = open("en", HD, Place::still());
        window.visit(screen);
        tap_nothing(&mut window);
        key(&mut window, Key::ArrowLeft);
        assert!(focus(&window).is_some(), "{screen:?}");
    }
    for (variant, tapped) in [
        (Variant::Classic, false),
        (Variant::Classic, true),
        (Variant::Fire, false),
        (Variant::Duel, true),
    ] {
        the_table_needs_no_tab(variant, tapped);
        the_end_needs_no_tab(variant, tapped);
        the_analysis_board_needs_no_tab(variant, tapped);
    }
}

/// Taps where there is nothing: whatever had the focus loses it.
fn tap_nothing(window: &mut Window) {
    let place = window.ctx.content_rect().center_bottom() - eframe::egui::vec2(1.0, 3.0);
    window.drag_at(place);
    window.drop_at(place);
    window.run();
}

/// A window as it opens, or after a tap on nothing.
fn fresh(mut window: Window, tapped: bool) -> Window {
    if tapped {
        tap_nothing(&mut window);
    }
    window
}

/// Arrows, Enter and digits choose a card at once; Enter goes up and lays it.
fn the_table_needs_no_tab(variant: Variant, tapped: bool) {
    let mut chosen = setup(variant, 2);
    chosen.guidance = Guidance::Review;
    let on_card = |window: &Window| {
        let card = session(window).chosen().expect("no card is chosen");
        let name = focus(window).unwrap_or_default();
        assert!(name.starts_with(&format!("Card {card}")), "{name}");
    };
    for first in [Key::ArrowRight, Key::ArrowLeft, Key::ArrowUp, Key::Enter] {
        let mut window = fresh(game("en", &chosen), tapped);
        key(&mut window, first);
        on_card(&window);
        key(&mut window, Key::ArrowRight);
        on_card(&window);
    }
    let mut window = fresh(game("en", &chosen), tapped);
    while *session(&window).phase() == Phase::Turn {
        let Some(play) = next_play(session(&window)) else {
            key(&mut window, Key::E);
            continue;
        };
        let left = session(&window).game().left();
        digits(&mut window, &play.card.to_string());
        assert_eq!(session(&window).chosen(), Some(play.card), "{variant:?}");
        on_card(&window);
        key(&mut window, Key::Enter);
        assert!(focus(&window).is_some_and(|name| name.starts_with("Pile ")));
        key(&mut window, Key::Enter);
        assert_eq!(session(&window).game().left(), left - 1, "{variant:?}");
        // Two numbers are not one: in a class some time passes between them.
        let then = window.ctx.time();
        while window.ctx.time() < then + 1.6 {
            window.step();
        }
    }
    // What the coach says about the turn.
    let mut window = fresh(window, tapped);
    let team = session(&window).game().player();
    key(&mut window, Key::Enter);
    if tapped {
        // The first puts the keyboard where it starts.
        key(&mut window, Key::Enter);
    }
    assert_eq!(*session(&window).phase(), Phase::Turn);
    assert_eq!(session(&window).game().player(), team);
    key(&mut window, Key::ArrowRight);
    on_card(&window);
}

/// An arrow moves the focus, and Enter does what has it.
fn the_end_needs_no_tab(variant: Variant, tapped: bool) {
    let here = |window: &Window| window.screen();
    for first in [Key::ArrowDown, Key::ArrowRight, Key::ArrowUp] {
        let mut window = fresh(game_ended("en", variant), tapped);
        let before = focus(&window);
        key(&mut window, first);
        let after = focus(&window);
        assert!(after.is_some() && after != before, "{first:?}: {after:?}");
    }
    let mut window = fresh(game_ended("en", variant), tapped);
    key(&mut window, Key::Enter);
    if tapped {
        key(&mut window, Key::Enter);
    }
    assert_ne!(here(&window), ScreenId::End, "another game, or the same deal");
    // A turn that is looked at again, where there was a better play.
    let mut window = game_ended("en", variant);
    if !has_part(&window, "Watch turn") {
        assert_ne!(variant, Variant::Classic, "nearest cards are dear");
        return;
    }
    press_starting(&mut window, "Watch turn");
    let mut window = fresh(window, tapped);
    let before = study(&window).place();
    // In the turn that ended the game no card may have been laid.
    let stuck = study(&window).plays().is_empty();
    key(&mut window, if stuck { Key::ArrowLeft } else { Key::ArrowRight });
    assert_ne!(study(&window).place(), before, "{variant:?}, tapped: {tapped}, {stuck}");
}

fn study(window: &Window) -> &Study {
    let study = window.app().analysis.study();
    study.expect("nothing is studied")
}

/// Arrows lead along the game at once; Enter leads to the hand, and there they choose a card.
fn the_analysis_board_needs_no_tab(variant: Variant, tapped: bool) {
    let opened = || {
        let mut window = game_ended("en", variant);
        press(&mut window, "Study the game");
        fresh(window, tapped)
    };
    for (first, turn, step) in [(Key::ArrowRight, 0, 1), (Key::ArrowDown, 1, 0)] {
        let mut window = opened();
        key(&mut window, first);
        assert_eq!(study(&window).place(), BoardPlace { turn, step }, "{first:?}");
    }
    let mut window = opened();
    let hand = study(&window).table().unwrap().shown_hand().unwrap();
    let card = hand.iter().last().unwrap();
    digits(&mut window, &card.to_string());
    let chosen = study(&window).table().unwrap().chosen();
    assert_eq!(chosen, Some(card), "{variant:?}");
    let mut window = opened();
    keys(&mut window, [Key::Enter, Key::ArrowRight]);
    let chosen = study(&window).table().unwrap().chosen();
    assert!(chosen.is_some(), "{variant:?}: {:?}", focus(&window));
    key(&mut window, Key::Enter);
    assert!(focus(&window).is_some_and(|name| name.starts_with("Pile ")));
}

#[test]
fn digits_open_the_tiles_of_home() {
    for (digit, screen) in [("1", ScreenId::Ritual), ("4", ScreenId::Practice)] {
        let mut window = open("fr", HD, Place::still());
        type_text(&mut window, digit);
        assert_eq!(window.screen(), screen);
    }
    let mut window = open("fr", HD, Place::still());
    type_text(&mut window, "0");
    type_text(&mut window, "9");
    assert_eq!(window.screen(), ScreenId::Home);
}

#[test]
fn a_question_mark_shows_the_keys_of_the_screen() {
    let mut window = series_with("en", &[Kind::Table], 3, true, NumberDeck::Units);
    type_text(&mut window, "?");
    assert!(has_part(&window, "lay the chosen card on that pile"));
    key(&mut window, Key::Escape);
    let mut window = series_with("en", &[Kind::TrueFalse], 3, true, NumberDeck::Units);
    key(&mut window, Key::F1);
    assert!(has_part(&window, "T, F"), "{:?}", labels(&window));
    assert!(!has_part(&window, "lay the chosen card on that pile"));
    key(&mut window, Key::F1);
    assert!(practice(&window).attempt().is_answering());
}

fn run(window: &Window) -> &LessonRun {
    window.app().learn.run().expect("no lesson is open")
}

fn ended(window: &Window) -> bool {
    run(window).is_at_end()
}

fn lesson() -> Window {
    let mut window = open("en", HD, Place::still());
    window.visit(ScreenId::Learn);
    key(&mut window, Key::Enter);
    window
}

#[test]
fn a_remote_goes_through_whole_lessons() {
    for wrong in [false, true] {
        let mut window = lesson();
        for number in 0..12 {
            let mut presses = 0;
            while !ended(&window) {
                if wrong
                    && let Some(attempt) = run(&window).attempt()
                    && attempt.waits()
                    && !run(&window).nudged
                {
                    let (puzzle, input) = (attempt.puzzle().clone(), attempt.input().clone());
                    if let Some(bad) = puzzle.options.iter().find(|option| !option.right) {
                        let answer = bad.answer.clone();
                        give(&mut window, &puzzle, &answer, &input);
                    }
                }
                key(&mut window, Key::PageDown);
                presses += 1;
                assert!(presses < 120, "lesson {} does not end", number + 1);
            }
            let learn = &window.app().learn;
            let steps = learn.lessons()[number].steps.len();
            assert!((0..steps).all(|step| learn.is_done(number, step)));
            if number < 11 {
                key(&mut window, Key::PageDown);
            }
        }
        key(&mut window, Key::PageUp);
        assert!(!ended(&window), "and back");
    }
}

#[test]
fn a_whole_lesson_by_arrows_enter_and_digits() {
    let mut window = lesson();
    let mut presses = 0;
    while !ended(&window) {
        if let Some(attempt) = run(&window).attempt()
            && attempt.waits()
        {
            let (puzzle, input) = (attempt.puzzle().clone(), attempt.input().clone());
            give(&mut window, &puzzle, &puzzle.solution, &input);
            check(&mut window);
            assert!(has_part(&window, "Well done") || has_part(&window, "Right"));
        }
        key(&mut window, Key::Enter);
        presses += 1;
        assert!(presses < 60, "{:?}", labels(&window));
    }
}

/// The series of a window, to be sure that the two agree.
#[test]
fn digits_go_to_the_number_wherever_the_focus_is() {
    let mut window = series_with("en", &[Kind::Jump], 3, true, NumberDeck::Units);
    keys(&mut window, [Key::Tab, Key::Tab]);
    type_text(&mut window, "4");
    type_text(&mut window, "7");
    let series: &Practice = practice(&window);
    assert_eq!(series.attempt().input().answer(), Some(Answer::Number(47)));
    key(&mut window, Key::Enter);
    assert!(practice(&window).attempt().feedback().is_some());
}

#[test]
fn a_vote_by_keyboard_ends_with_what_was_hard() {
    let mut window = open("en", HD, Place::still());
    window.visit(ScreenId::Vote);
    let vote = |window: &Window| window.app().vote.vote().cloned().unwrap();
    let hands = |window: &Window| -> Vec<u16> {
        vote(window).answers().map(|(_, _, hands)| hands).collect()
    };
    key(&mut window, Key::B);
    type_text(&mut window, "1");
    type_text(&mut window, "2");
    key(&mut window, Key::ArrowUp);
    type_text(&mut window, "9");
    assert_eq!(hands(&window)[..2], [9, 12]);
    keys(&mut window, [Key::ArrowDown, Key::Backspace]);
    assert_eq!(hands(&window)[..2], [9, 1]);
    key(&mut window, Key::Enter);
    assert!(vote(&window).revealed(), "the button has the focus");
    type_text(&mut window, "5");
    assert_eq!(hands(&window)[..2], [9, 1], "the hands are counted");
    key(&mut window, Key::PageDown);
    assert_eq!(vote(&window).number(), 2);
    keys(&mut window, [Key::A, Key::PageDown]);
    crate::support::window::press(&mut window, "End the vote");
    assert!(has_part(&window, "Questions: 2"), "{:?}", labels(&window));
    assert!(has_part(&window, "of 11 hands"));
    key(&mut window, Key::Enter);
    assert_eq!((vote(&window).number(), vote(&window).total()), (1, 0));
}
