//! During a game: its rules, more or less help, a turn taken back, the proof of a loss, a jump
//! that is seen, and the keyboard at once.

use crate::support::window::{
    HD, Place, Window, digits, game, has, has_part, key, keys, labels, lay, letter, letter_key,
    next_play, open, play_to_the_end, press, press_each, session, texts,
};
use crate::table_window::setup;
use eframe::egui::Key;
use saute_dix::app::Dialog;
use saute_dix::app::play::{LossReason, Phase};
use saute_dix::app::setup::{Guidance, Player, Variant};
use saute_dix::coach::Strategy;
use saute_dix::rules::{Placement, Play, Status};

/// Plays a whole turn well.
fn turn(window: &mut Window) {
    while let Some(play) = next_play(session(window)) {
        lay(window, "Card", play);
    }
    press(window, "End the turn");
}

#[test]
fn the_rules_of_this_game_are_one_key_away() {
    for (variant, sentence) in [
        (Variant::Classic, "at least 2"),
        (Variant::ExpertTwo, "at least 3"),
        (Variant::Fire, "Six cards burn"),
        (Variant::Duel, "Two teams against each other"),
    ] {
        for open in [Key::F2, Key::R] {
            let mut window = game("en", &setup(variant, 3));
            key(&mut window, open);
            assert_eq!(window.app().frame.dialog, Some(Dialog::Game));
            assert!(has_part(&window, sentence), "{:?}", labels(&window));
            key(&mut window, Key::Escape);
            assert_eq!(window.app().frame.dialog, None);
        }
    }
    let mut window = game("fr", &setup(Variant::Classic, 3));
    press(&mut window, "Cette partie\u{a0}: règles, aide, dernier tour");
    assert!(has_part(&window, "Les 3 équipes jouent ensemble"));
}

#[test]
fn help_can_be_changed_during_the_game_and_is_kept() {
    let place = Place::with(&setup(Variant::Classic, 2));
    let mut window = open("en", HD, place.clone());
    press_each(&mut window, ["Play", "Start the game", "Hint"]);
    key(&mut window, Key::F2);
    press_each(&mut window, ["None", "Close"]);
    assert!(!has(&window, "Hint") && session(&window).hint().is_none());
    key(&mut window, Key::R);
    press_each(&mut window, ["Review", "Close"]);
    turn(&mut window);
    assert!(matches!(session(&window).phase(), Phase::Review(_)));
    drop(window);
    let window = open("en", HD, place);
    assert_eq!(session(&window).setup().guidance, Guidance::Review);
}

#[test]
fn a_finished_turn_is_taken_back_in_front_of_everybody() {
    let place = Place::with(&setup(Variant::Classic, 2));
    let mut window = open("en", HD, place.clone());
    press_each(&mut window, ["Play", "Start the game"]);
    key(&mut window, Key::F2);
    assert!(!has(&window, "Take back the last turn"), "there is none yet");
    press(&mut window, "Close");
    turn(&mut window);
    let ended = session(&window).game().clone();
    let plays = ended.finished_turns()[0].plays.clone();
    key(&mut window, Key::F2);
    press(&mut window, "Take back the last turn");
    let question = texts(&window).into_iter().find(|text| text.contains("Take back turn 1"));
    let question = question.unwrap();
    assert!(question.contains("The Blues"), "{question}");
    for play in &plays {
        assert!(question.contains(&play.card.to_string()), "{question}");
    }
    press(&mut window, "Leave it as it is");
    assert_eq!(*session(&window).game(), ended);
    key(&mut window, Key::F2);
    press_each(&mut window, ["Take back the last turn", "Take the turn back"]);
    assert_eq!(window.app().frame.dialog, None);
    assert!(has_part(&window, "Turn 1 was taken back"));
    assert_eq!(session(&window).game().turn().plays, plays);
    assert_eq!(session(&window).game().player(), 0);
    // The line stays while the turn lasts, also after a restart.
    press(&mut window, "Undo");
    assert!(has(&window, "Turn 1 was taken back."));
    drop(window);
    let mut window = open("en", HD, place);
    press(&mut window, "Resume the game · turn 1");
    assert!(has(&window, "Turn 1 was taken back."));
    play_to_the_end(&mut window);
    press(&mut window, "See the result");
    assert!(has(&window, "1 turn was taken back."));
}

#[test]
fn with_hidden_hands_the_teacher_decides_once_a_hand_was_seen() {
    let mut hidden = setup(Variant::Classic, 2);
    hidden.open_hands = false;
    let mut window = game("en", &hidden);
    press(&mut window, "We are ready");
    turn(&mut window);
    assert_eq!(*session(&window).phase(), Phase::HandOver);
    key(&mut window, Key::F2);
    press(&mut window, "Take back the last turn");
    assert!(has(&window, "Take the turn back"));
    press_each(&mut window, ["Leave it as it is", "We are ready"]);
    key(&mut window, Key::F2);
    press(&mut window, "Take back the last turn");
    assert!(!has(&window, "Take the turn back"));
    assert!(has_part(&window, "only the teacher can allow this"));
    press(&mut window, "The teacher allows it: take it back");
    assert_eq!(*session(&window).phase(), Phase::HandOver, "back to the first team");
    assert!(!has_part(&window, "Card "), "{:?}", labels(&window));
}

#[test]
fn turns_of_computers_are_taken_back_with_it() {
    let mut mixed = setup(Variant::Classic, 3);
    mixed.seat_mut(1).unwrap().player = Player::Computer(Strategy::Par);
    let mut window = game("en", &mixed);
    turn(&mut window);
    while session(&window).computer_moves() {
        window.step();
    }
    turn(&mut window);
    assert_eq!(session(&window).game().player(), 0);
    for (turn, player) in [(3, 2), (1, 0)] {
        key(&mut window, Key::F2);
        press(&mut window, "Take back the last turn");
        assert_eq!(has_part(&window, "The turn the computer has played since"), turn == 1);
        press(&mut window, "Take the turn back");
        assert_eq!(session(&window).turn_number(), turn);
        assert_eq!(session(&window).game().player(), player);
        while session(&window).may_undo() {
            press(&mut window, "Undo");
        }
    }
    assert_eq!(session(&window).game().taken_back().len(), 3);
}

/// Plays without a plan until the game is lost.
fn lost(language: &str, variant: Variant, seed: u32) -> Window {
    let mut setup = setup(variant, 2);
    setup.seed = seed;
    let mut window = game(language, &setup);
    while !session(&window).is_over() {
        let legal = session(&window).game().legal_plays();
        let missing = session(&window).game().missing();
        let room = |play: &Play| {
            let placement = session(&window).game().check(*play);
            placement.map_or(0, Placement::room)
        };
        // With care there is time for a fire to be forgotten.
        let dear = match variant {
            Variant::Fire => legal.into_iter().min_by_key(room),
            _ => legal.into_iter().max_by_key(room),
        };
        match dear {
            Some(play) if missing > 0 => {
                digits(&mut window, &play.card.to_string());
                assert_eq!(session(&window).chosen(), Some(play.card));
                let letter = letter(session(&window), play.pile);
                key(&mut window, letter_key(letter));
            }
            _ => key(&mut window, Key::E),
        }
    }
    window
}

#[test]
fn a_loss_is_proven_on_the_table_and_at_the_end() {
    let mut seen = Vec::new();
    for seed in 1..8 {
        let mut window = lost("en", Variant::Classic, seed);
        assert_eq!(session(&window).game().status(), Status::Stuck);
        let Some(LossReason::Stuck { fits, longest, needed, .. }) = session(&window).loss_reason()
        else {
            panic!("no proof");
        };
        assert!(longest.len() < needed);
        let proof = if fits.is_empty() {
            "Not one card"
        } else if fits.len() == longest.len() {
            "Only "
        } else {
            "At most "
        };
        assert!(has_part(&window, proof), "{:?}", labels(&window));
        for card in session(&window).game().hand(session(&window).game().player()).iter() {
            let lit = has(&window, &format!("Card {card}, still fits"));
            assert_eq!(lit, fits.contains(card));
        }
        assert!(has_part(&window, "over ") || has_part(&window, "only "));
        press(&mut window, "See the result");
        assert!(has_part(&window, proof));
        seen.push(fits.len());
    }
    assert!(seen.contains(&0) || seen.contains(&1), "{seen:?}");
}

#[test]
fn a_loss_by_fire_names_the_pile_the_card_and_the_turn() {
    for seed in 1..40 {
        let mut window = lost("en", Variant::Fire, seed);
        let Some(LossReason::Burnt { fires, turn, .. }) = session(&window).loss_reason() else {
            continue;
        };
        let said =
            texts(&window).into_iter().find(|text| text.contains("not covered in time")).unwrap();
        assert!(said.starts_with(&format!("Turn {turn} (")), "{said}");
        for fire in &fires {
            assert!(said.contains(&format!("{} ({})", fire.card, fire.pile)), "{said}");
        }
        assert!(has_part(&window, "not covered!"));
        press(&mut window, "See the result");
        assert!(has(&window, &said));
        return;
    }
    panic!("no game was lost by fire");
}

#[test]
fn a_jump_of_ten_is_seen_where_it_was_made() {
    for seed in 1..60 {
        let mut one = setup(Variant::Classic, 1);
        one.seed = seed;
        let mut window = game("en", &one);
        for _ in 0..10 {
            let Some(play) = next_play(session(&window)) else {
                press(&mut window, "End the turn");
                continue;
            };
            let jump = session(&window).game().check(play) == Ok(Placement::Jump);
            lay(&mut window, "Card", play);
            if !jump {
                continue;
            }
            assert!(session(&window).jumped().contains(play.pile));
            let start = format!("Pile {},", play.pile);
            let label = labels(&window).into_iter().find(|label| label.starts_with(&start));
            assert!(label.unwrap().contains("back by 10"));
            press(&mut window, "Undo");
            assert!(session(&window).jumped().is_empty());
            return;
        }
    }
    panic!("nobody jumped");
}

#[test]
fn the_keyboard_works_as_soon_as_the_table_is_there() {
    for first in [Key::ArrowRight, Key::Enter, Key::ArrowUp] {
        let mut window = game("en", &setup(Variant::Classic, 2));
        key(&mut window, first);
        let card = session(&window).chosen().expect("a card is chosen at once");
        // Enter to the piles, Enter lays; another Enter takes nothing back.
        keys(&mut window, [Key::Enter, Key::Enter]);
        assert_eq!(session(&window).game().turn().plays.len(), 1);
        assert_eq!(session(&window).game().turn().plays[0].card, card);
        for _ in 0..2 {
            key(&mut window, Key::Enter);
            assert!(!session(&window).game().turn().plays.is_empty());
        }
    }
}

#[test]
fn there_is_no_hint_while_the_cards_are_covered() {
    use egui_kittest::kittest::{NodeT, Queryable};
    let mut window = game("en", &setup(Variant::Classic, 2));
    assert!(!window.get_by_label("Hint").accesskit_node().is_disabled());
    key(&mut window, Key::H);
    assert!(window.get_by_label("Hint").accesskit_node().is_disabled());
}
