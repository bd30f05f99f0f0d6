//! The duel on the screen: sides, colours and names stay, whichever team is to move.

use crate::support::window::{
    Window, game, has_part, key, label_of, letter, letter_key, next_play, press, press_starting,
    session, texts,
};
use crate::table_window::setup;
use eframe::egui::Rect;
use egui_kittest::kittest::Queryable;
use saute_dix::app::play::Phase;
use saute_dix::app::setup::{Guidance, Variant};
use saute_dix::rules::{PileName, Play};

/// Where each pile is, and which card it shows.
fn piles(window: &Window) -> Vec<(String, Rect)> {
    let nodes = window.query_all_by_label_contains("Pile ");
    let piles = nodes.filter(|node| label_of(node).starts_with("Pile "));
    let mut piles: Vec<(String, Rect)> = piles.map(|node| (label_of(&node), node.rect())).collect();
    piles.sort_by(|one, other| one.0.cmp(&other.0));
    piles
}

/// The letters that a text calls piles by.
fn letters(text: &str) -> Vec<char> {
    let chars: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    for (at, window) in chars.windows(3).enumerate() {
        if let ['(', letter @ 'A'..='D', ')'] = window {
            found.push(*letter);
        }
        let before: String = chars[..at].iter().collect();
        if let [' ', letter @ 'A'..='D', end] = window
            && (before.ends_with("pile") || before.ends_with("Pile"))
            && !end.is_alphanumeric()
        {
            found.push(*letter);
        }
    }
    if let [.., ' ', letter @ 'A'..='D'] = chars.as_slice()
        && text.to_lowercase().contains("pile ")
    {
        found.push(*letter);
    }
    found
}

#[test]
fn piles_keep_their_side_and_their_name_through_the_game() {
    let mut two = setup(Variant::Duel, 2);
    two.guidance = Guidance::Review;
    let mut window = game("en", &two);
    let places: Vec<Rect> = piles(&window).into_iter().map(|(_, rect)| rect).collect();
    assert!(places.windows(2).all(|pair| pair[0].right() <= pair[1].left()));
    assert!(has_part(&window, "The Blues to move: piles A, B"));
    for turn in 0..8 {
        let player = turn % 2;
        let own = if player == 0 { ['A', 'B'] } else { ['C', 'D'] };
        let mut laid = Vec::new();
        while let Some(play) = next_play(session(&window)) {
            if session(&window).is_over() {
                return;
            }
            let known = letter(session(&window), play.pile);
            press(&mut window, &format!("Card {}", play.card.number()));
            press_starting(&mut window, &format!("Pile {known},"));
            let shows = format!("shows {},", play.card.number());
            let start = format!("Pile {known},");
            let mut there = piles(&window).into_iter();
            assert!(there.any(|(label, _)| label.starts_with(&start) && label.contains(&shows)));
            let said = format!("{} on ", play.card.number());
            let said = texts(&window).into_iter().find(|text| text.contains(&said)).unwrap();
            assert_eq!(letters(&said), [known], "{said}");
            let helps = matches!(play.pile, PileName::C | PileName::D);
            assert_eq!(own.contains(&known), !helps, "{play}");
            laid.push((play, known));
        }
        let now: Vec<Rect> = piles(&window).into_iter().map(|(_, rect)| rect).collect();
        assert_eq!(now, places, "the piles have moved");
        press(&mut window, "End the turn");
        assert!(matches!(session(&window).phase(), Phase::Review(_)));
        only(&window, &laid, "the review");
        press(&mut window, "Go on");
        let said = texts(&window).into_iter().find(|text| text.contains(" played ")).unwrap();
        let known: Vec<char> = letters(&said);
        assert!(known.iter().all(|letter| laid.iter().any(|(_, known)| known == letter)), "{said}");
        let moves = if player == 0 {
            "The Greens to move: piles C, D"
        } else {
            "The Blues to move: piles A, B"
        };
        assert!(has_part(&window, moves));
        let now: Vec<Rect> = piles(&window).into_iter().map(|(_, rect)| rect).collect();
        assert_eq!(now, places, "the piles have moved");
    }
}

/// Whatever the screen says about the turn that has ended names its piles as they are known.
fn only(window: &Window, laid: &[(Play, char)], what: &str) {
    for text in texts(window) {
        for (play, known) in laid {
            let called = format!("{} (", play.card.number());
            if let Some((_, rest)) = text.split_once(&called) {
                let letter = rest.chars().next().unwrap();
                assert!(!('A'..='D').contains(&letter) || letter == *known, "{what}: {text}");
            }
        }
    }
    let lines = texts(window).into_iter().filter(|text| text.starts_with("Number line of pile"));
    for line in lines {
        let letter = line.chars().nth("Number line of pile ".len()).unwrap();
        let cards = laid.iter().filter(|(_, known)| *known == letter);
        for (play, _) in cards {
            let number = format!("= {}", play.card.number()).replace(' ', "\u{a0}");
            let elsewhere = texts(window).into_iter().any(|other| {
                other.starts_with("Number line of pile")
                    && !other.starts_with(&format!("Number line of pile {letter}"))
                    && other.contains(&format!("{number} "))
            });
            assert!(!elsewhere || line.contains(&number), "{what}: {line}");
        }
    }
}

#[test]
fn the_letter_of_a_pile_is_its_key_in_every_turn() {
    let mut window = game("en", &setup(Variant::Duel, 2));
    for _ in 0..4 {
        while let Some(play) = next_play(session(&window)) {
            if session(&window).is_over() {
                return;
            }
            // The card beside the last one is chosen already, and called so.
            if session(&window).chosen() != Some(play.card) {
                press(&mut window, &format!("Card {}", play.card.number()));
            }
            let letter = letter(session(&window), play.pile);
            key(&mut window, letter_key(letter));
            assert_eq!(session(&window).game().turn().plays.last(), Some(&play));
        }
        press(&mut window, "End the turn");
    }
}
