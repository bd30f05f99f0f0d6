//! The analysis board in the window, and that back leads to where one came from.

use crate::practice_window::{give, practice, series_with, solve};
use crate::support::window::{
    HD, Place, Window, game, has, has_part, key, keys, labels, open, open_code, press, press_each,
    press_starting, session,
};
use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use saute_dix::app::ScreenId;
use saute_dix::app::analysis::{Place as BoardPlace, Study};
use saute_dix::app::answer::AttemptStage;
use saute_dix::app::setup::{Pace, Player, Setup, Variant};
use saute_dix::coach::Strategy;
use saute_dix::puzzle::{Answer, Code, Kind, NumberDeck, Spec};
use saute_dix::rules::Play;

/// A window with the end of a game that computers have played.
pub fn ended(language: &str, variant: Variant) -> Window {
    let mut setup = Setup::default();
    (setup.variant, setup.seed, setup.pace) = (variant, 5, Pace::Fast);
    for number in 0..2 {
        setup.seat_mut(number).unwrap().player = Player::Computer(Strategy::Nearest);
    }
    let mut window = game(language, &setup);
    while !session(&window).is_over() {
        window.step();
    }
    window.run();
    let result = if language == "fr" { "Voir le résultat" } else { "See the result" };
    press(&mut window, result);
    window
}

pub fn study(window: &Window) -> &Study {
    window.app().analysis.study().unwrap()
}

fn spot(window: &Window) -> (usize, usize) {
    let BoardPlace { turn, step } = study(window).place();
    (turn, step)
}

/// A card that was not played next, with a pile it fits on.
pub fn another(window: &Window) -> Play {
    let study = study(window);
    let legal = study.table().unwrap().game().legal_plays();
    let next = study.plays().get(study.place().step);
    *legal.iter().find(|play| Some(*play) != next).unwrap()
}

#[test]
fn from_the_end_a_game_is_gone_through_and_other_plays_are_tried() {
    for (language, variant) in [
        ("en", Variant::Classic),
        ("fr", Variant::Fire),
        ("en", Variant::Duel),
        ("fr", Variant::ExpertTwo),
    ] {
        let french = language == "fr";
        let word = |fr, en| if french { fr } else { en };
        let mut window = ended(language, variant);
        press(&mut window, word("Étudier la partie", "Study the game"));
        assert_eq!((window.screen(), spot(&window)), (ScreenId::Analysis, (0, 0)));
        press(&mut window, word("La carte suivante", "The next card"));
        press(&mut window, word("Le tour suivant", "The next turn"));
        press(&mut window, word("La carte suivante", "The next card"));
        assert_eq!(spot(&window), (1, 1));
        assert!(has_part(&window, word("Tour 2 sur", "Turn 2 of")));
        assert!(!has(&window, word("Ton essai", "Your try")));
        let play = another(&window);
        let card = format!("{} {}", word("Carte", "Card"), play.card.number());
        press(&mut window, &card);
        press_starting(&mut window, &format!("Pile {},", play.pile.letter()));
        assert!(study(&window).is_off_the_line());
        assert!(has(&window, word("Ton essai", "Your try")), "{:?}", labels(&window));
        assert!(has_part(&window, word("prix juste", "fair price")));
        press(&mut window, word("Retour à la partie", "Back to the game"));
        assert!(!study(&window).is_off_the_line());
        assert_eq!(spot(&window), (1, 1), "nothing is lost");
        press(&mut window, word("Retour", "Back"));
        assert_eq!(window.screen(), ScreenId::End);
    }
}

#[test]
fn by_keyboard_and_by_remote() {
    let mut window = ended("en", Variant::Classic);
    press(&mut window, "Study the game");
    for (pressed, to) in [
        (Key::PageDown, (0, 1)),
        (Key::ArrowRight, (0, 2)),
        (Key::PageUp, (0, 1)),
        (Key::ArrowLeft, (0, 0)),
        (Key::ArrowDown, (1, 0)),
        (Key::ArrowRight, (1, 1)),
        (Key::ArrowUp, (1, 0)),
        (Key::ArrowUp, (0, 0)),
    ] {
        key(&mut window, pressed);
        assert_eq!(spot(&window), to, "{pressed:?}");
    }
    key(&mut window, Key::End);
    assert_eq!(spot(&window).0, study(&window).turns() - 1);
    key(&mut window, Key::Home);
    assert_eq!(spot(&window), (0, 0));
    // Enter leads to the hand; there the arrows choose a card, and a letter lays it.
    keys(&mut window, [Key::Enter, Key::ArrowRight]);
    let chosen = study(&window).table().unwrap().chosen().unwrap();
    let fits = study(&window).table().unwrap().targets().iter().next().unwrap();
    let letters = [Key::A, Key::B, Key::C, Key::D];
    key(&mut window, letters[usize::from(fits.letter() as u8 - b'A')]);
    assert_eq!(study(&window).laid(), [Play { card: chosen, pile: fits }]);
    key(&mut window, Key::Backspace);
    assert_eq!(study(&window).laid(), []);
    key(&mut window, Key::I);
    assert!(has_part(&window, "Hint 1 of 3"));
    key(&mut window, Key::F1);
    assert!(has(&window, "While studying") && has(&window, "Home, End"));
    keys(&mut window, [Key::Escape, Key::Escape]);
    assert_eq!(window.screen(), ScreenId::End);
}

#[test]
fn a_costly_turn_opens_on_the_board_and_leads_back_to_the_end() {
    let mut window = ended("en", Variant::Classic);
    let label = labels(&window).into_iter().find(|label| label.starts_with("Watch turn")).unwrap();
    let number: usize = label.rsplit(' ').next().unwrap().parse().unwrap();
    press(&mut window, &label);
    assert_eq!(spot(&window), (number - 1, 0));
    key(&mut window, Key::ArrowRight);
    assert_eq!(spot(&window), (number - 1, 1));
    assert_eq!(study(&window).laid(), &study(&window).plays()[..1]);
    key(&mut window, Key::PageDown);
    press(&mut window, "Back");
    assert_eq!(window.screen(), ScreenId::End);
    assert!(has(&window, &label));
}

#[test]
fn a_puzzle_is_studied_once_its_answer_is_known() {
    for (language, kind, deck) in [
        ("fr", Kind::Order, NumberDeck::Tenths),
        ("en", Kind::Table, NumberDeck::Tens),
        ("fr", Kind::Fire, NumberDeck::Units),
        ("en", Kind::Duel, NumberDeck::Units),
        ("en", Kind::Mistake, NumberDeck::Units),
    ] {
        let french = language == "fr";
        let word = |fr, en| if french { fr } else { en };
        let name = word("Étudier cette énigme", "Study this puzzle");
        let mut window = series_with(language, &[kind], 3, true, deck);
        assert!(!has(&window, name), "not before it is answered");
        let solution = practice(&window).attempt().puzzle().solution.clone();
        if let Answer::Plays(plays) = &solution {
            let wrong = Answer::Plays(plays[..1].to_vec());
            give(&mut window, &wrong);
            press(&mut window, word("Vérifier", "Check"));
            let stage = practice(&window).attempt().stage();
            if matches!(stage, AttemptStage::Wrong(_)) {
                assert!(!has(&window, name), "nor while it can be tried again");
                press(&mut window, word("Réessayer", "Try again"));
                press_starting(&mut window, word("Reprendre", "Take back"));
                give(&mut window, &solution);
                press(&mut window, word("Vérifier", "Check"));
            }
        } else {
            give(&mut window, &solution);
            press(&mut window, word("Vérifier", "Check"));
        }
        let stage = practice(&window).attempt().stage().clone();
        press(&mut window, name);
        assert_eq!(window.screen(), ScreenId::Analysis, "{kind:?}");
        assert!(has_part(&window, word("prix juste", "fair price")));
        key(&mut window, Key::Home);
        assert_eq!(study(&window).laid(), []);
        key(&mut window, Key::End);
        assert_eq!(study(&window).laid(), study(&window).plays());
        press(&mut window, word("Retour", "Back"));
        assert_eq!(window.screen(), ScreenId::Practice);
        assert_eq!(practice(&window).attempt().stage(), &stage, "as it was");
    }
}

#[test]
fn back_from_what_the_end_leads_to_is_the_end() {
    let mut window = ended("en", Variant::Classic);
    for button in ["Practise our mistakes", "Print our mistakes", "A new deal", "Study the game"] {
        press(&mut window, button);
        assert_ne!(window.screen(), ScreenId::End, "{button}");
        press(&mut window, "Back");
        assert_eq!(window.screen(), ScreenId::End, "{button}");
    }
    // On from there, the way back is as long as the way was.
    press(&mut window, "Practise our mistakes");
    solve(&mut window);
    press_each(&mut window, ["Check", "Study this puzzle"]);
    for expected in [ScreenId::Practice, ScreenId::End, ScreenId::Play, ScreenId::Home] {
        key(&mut window, Key::Escape);
        assert_eq!(window.screen(), expected);
    }
    // From Home the result is reached without the table.
    press_starting(&mut window, "See the last game again");
    key(&mut window, Key::Escape);
    assert_eq!(window.screen(), ScreenId::Home);
    press_starting(&mut window, "See the last game again");
    press(&mut window, "Play this deal again");
    key(&mut window, Key::Escape);
    assert_eq!(window.screen(), ScreenId::Home, "the game before is gone");
}

#[test]
fn back_from_a_code_is_home_and_from_a_chosen_series_the_choice() {
    let mut window = open("en", HD, Place::default());
    let spec = Spec::new(Kind::Order, 2, 6, NumberDeck::Units, 7).unwrap();
    for back in ["button", "key"] {
        open_code(&mut window, &Code::Puzzle(spec).to_string());
        assert_eq!(window.screen(), ScreenId::Practice);
        match back {
            "key" => key(&mut window, Key::Escape),
            _ => press(&mut window, "Back"),
        }
        assert_eq!(window.screen(), ScreenId::Home);
    }
    press_each(&mut window, ["Puzzles", "Start"]);
    assert!(window.app().practice.practice().is_some());
    press(&mut window, "Back");
    assert_eq!(window.screen(), ScreenId::Practice);
    assert!(window.app().practice.practice().is_none());
    // A code typed at the choice leads back to the choice.
    open_code(&mut window, &Code::Puzzle(spec).to_string());
    assert!(window.app().practice.practice().is_some());
    press(&mut window, "Back");
    assert_eq!(window.screen(), ScreenId::Practice);
    press(&mut window, "Back");
    assert_eq!(window.screen(), ScreenId::Home);
}

#[test]
fn back_from_paper_is_the_series_and_from_the_settings_home() {
    let mut window = series_with("en", &[Kind::TrueFalse], 3, true, NumberDeck::Units);
    for number in 1..=3 {
        solve(&mut window);
        press(&mut window, "Check");
        press(&mut window, if number < 3 { "Next" } else { "To the summary" });
    }
    press_starting(&mut window, "Print");
    assert_eq!(window.screen(), ScreenId::Print);
    press(&mut window, "Back");
    assert_eq!(window.screen(), ScreenId::Practice);
    assert!(practice(&window).is_over(), "the summary is still there");
    press_each(&mut window, ["Back", "Back"]);
    assert_eq!(window.screen(), ScreenId::Home);
    press(&mut window, "Settings");
    key(&mut window, Key::Escape);
    assert_eq!(window.screen(), ScreenId::Home);
}

/// Everything that can be pressed is inside the window, whole, at the sizes schools have.
#[test]
fn nothing_is_cut_and_nothing_is_painted_when_nothing_happens() {
    let mut window = ended("fr", Variant::Duel);
    press(&mut window, "Étudier la partie");
    let before = window.ctx.cumulative_frame_nr();
    assert_eq!(window.run(), 1);
    assert_eq!(window.ctx.cumulative_frame_nr(), before + 1);
    for size in [(1920.0, 1080.0), (1024.0, 768.0), (768.0, 1024.0), (200.0, 100.0)] {
        window.set_size(size.into());
        for stride in [Key::End, Key::Home, Key::PageDown, Key::Enter] {
            key(&mut window, stride);
        }
        let inside = window.ctx.content_rect();
        for name in ["Le tour d’avant", "Le tour suivant", "Indice", "Retour à la partie"] {
            let rect = window.get_by_label(name).rect();
            assert!(inside.expand(0.5).contains_rect(rect) || size.0 < 300.0, "{name} {size:?}");
        }
    }
}
