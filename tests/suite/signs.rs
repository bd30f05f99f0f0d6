//! No sign on any screen but in sums, and every sum is right, whichever way a pile goes.
//!
//! `support::window` reads the labels after whatever a test presses, so every walk through the
//! window in the other files is read in the same way.

use crate::practice_window::{series_with, solve};
use crate::support::signs::{check_signs, wrong_sign};
use crate::support::window::{HD, Place};
use crate::support::window::{
    Window, game, has_part, labels, next_play, open, press, press_starting, session, texts,
};
use crate::table_window::{setup, words};
use saute_dix::app::setup::{Guidance, Variant};
use saute_dix::puzzle::{Kind, NumberDeck};
use saute_dix::rules::{Direction, PileName, Play};

#[test]
fn the_reader_of_signs_sees_what_it_should() {
    for good in [
        "83\u{a0}−\u{a0}19\u{a0}=\u{a0}64 (avance de 19 pas), 64 + 10 = 74",
        "10 + 10 − 2 = 18.",
        "1,3 − 1 = 0,3",
        "Compte les pas : 19 − 13.",
        "9 pas",
        "Ctrl + and Ctrl −",
        "38, 40 et 42",
        "98 + 98 + 98 + 98 = 392",
    ] {
        assert_eq!(wrong_sign(good), None);
    }
    for bad in [
        "+ 9",
        "Droite graduée de la pile C : 3 (+ 46)",
        "Pile C, descend, sommet 71 : carte 81, saut − 10",
        "83 + 19 = 64",
        "1,3 − 1 = 0,4",
        "−10",
    ] {
        assert!(wrong_sign(bad).is_some(), "{bad}");
    }
}

/// How many sums are on the screen.
fn sums(window: &Window) -> usize {
    let texts = texts(window);
    check_signs(&texts);
    texts.iter().filter(|label| label.contains('=')).count()
}

#[test]
fn every_puzzle_is_explained_without_a_wrong_sign() {
    let mut found = 0;
    for (language, check) in [("fr", "Vérifier"), ("en", "Check")] {
        for (kind, deck) in Kind::ALL.into_iter().zip(NumberDeck::ALL.into_iter().cycle()) {
            let mut window = series_with(language, &[kind], 3, true, deck);
            for number in 1..=3 {
                solve(&mut window);
                press(&mut window, check);
                found += sums(&window);
                if number < 3 {
                    press(&mut window, if language == "fr" { "Suivant" } else { "Next" });
                }
            }
        }
    }
    assert!(found > 20, "only {found} screens with sums");
}

#[test]
fn prices_on_the_table_are_words_on_piles_of_both_directions() {
    for (language, price, back) in [("fr", " pas", "recule de 10"), ("en", " step", "back by 10")] {
        let [card, pile, end, ..] = words(language);
        let mut window = game(language, &setup(Variant::Classic, 1));
        let (mut up, mut down, mut jumps) = (0, 0, 0);
        while !session(&window).is_over() && (jumps == 0 || up == 0 || down == 0) {
            let Some(play) = next_play(session(&window)) else {
                press(&mut window, end);
                continue;
            };
            press(&mut window, &format!("{card} {}", play.card.number()));
            for label in texts(&window) {
                assert!(!label.contains(['+', '−']), "{label}");
                jumps += usize::from(label.ends_with(back));
            }
            for name in PileName::ALL {
                let targets = session(&window).targets();
                if targets.contains(name) {
                    let start = format!("{pile} {},", name.letter());
                    let said = labels(&window).into_iter();
                    let said = said.filter(|label| label.starts_with(&start));
                    assert!(
                        said.clone().all(|label| label.contains(price) || label.contains(back))
                    );
                    match session(&window).game().pile(name).direction() {
                        Direction::Up => up += 1,
                        Direction::Down => down += 1,
                    }
                }
            }
            press_starting(&mut window, &format!("{pile} {},", play.pile.letter()));
        }
        assert!(jumps > 0 && up > 0 && down > 0);
    }
}

#[test]
fn turns_are_looked_at_again_in_right_sums_on_both_directions() {
    for language in ["fr", "en"] {
        let [card, pile, end, ..] = words(language);
        let (on, line) = match language {
            "fr" => ("Continuer", "Droite graduée de la pile"),
            _ => ("Go on", "Number line of pile"),
        };
        let mut one = setup(Variant::Classic, 1);
        one.guidance = Guidance::Review;
        let mut window = game(language, &one);
        let mut found = 0;
        for direction in [Direction::Up, Direction::Down].into_iter().cycle().take(6) {
            for _ in 0..2 {
                let game = session(&window).game();
                let plays = game.legal_plays();
                let way = |play: &&Play| game.pile(play.pile).direction() == direction;
                let cheapest = plays.iter().filter(way).min_by_key(|play| {
                    let placed = game.pile(play.pile).place(play.card);
                    placed.unwrap().room()
                });
                let play = *cheapest.unwrap();
                press(&mut window, &format!("{card} {}", play.card.number()));
                press_starting(&mut window, &format!("{pile} {},", play.pile.letter()));
            }
            press(&mut window, end);
            assert!(has_part(&window, line));
            found += sums(&window);
            press(&mut window, on);
        }
        assert!(found >= 4, "only {found}");
    }
}

#[test]
fn the_class_vote_draws_right_sums() {
    for (language, start, reveal, next, line) in [
        (
            "fr",
            "Vote de classe",
            "Montrer la réponse",
            "Question suivante",
            "Voir sur la droite graduée",
        ),
        ("en", "Class vote", "Show the answer", "Next question", "See it on the number line"),
    ] {
        let place = Place::still();
        let mut window = open(language, HD, place);
        press(&mut window, start);
        for _ in 0..5 {
            press(&mut window, reveal);
            check_signs(&texts(&window));
            let offered = labels(&window).iter().any(|label| label == line);
            assert!(offered, "{:?}", labels(&window));
            press(&mut window, line);
            check_signs(&texts(&window));
            press_starting(&mut window, next);
        }
    }
}
