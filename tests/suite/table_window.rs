//! The game in the window, by what players see and press, in both languages.

use crate::support::window::{
    HD, Place, Watched, Window, anywhere, assert_idle, assert_whole, drag, game, has, has_part,
    key, keys, labels, lay, letter, letter_key, next_play, open, open_code, press, press_each,
    press_starting, session, wait_for_deal,
};
use eframe::egui::{Key, Modifiers, Pos2};
use egui_kittest::kittest::Queryable;
use saute_dix::app::play::Phase;
use saute_dix::app::setup::{Guidance, Pace, Player, Setup, Variant};
use saute_dix::app::style::Theme;
use saute_dix::app::{Dialog, ScreenId};
use saute_dix::coach::Strategy;
use saute_dix::rules::{Random, RuleSet, Status};

pub fn setup(variant: Variant, teams: usize) -> Setup {
    let mut setup = Setup::default();
    (setup.variant, setup.seed, setup.guidance) = (variant, 5, Guidance::Hints);
    setup.set_teams(teams);
    setup
}

/// Words of the window in a language, in the order of this list.
pub fn words(language: &str) -> [&'static str; 6] {
    match language {
        "fr" => {
            ["Carte", "Pile", "Finir le tour", "Voir le résultat", "Fin de la partie", "Annuler"]
        }
        _ => ["Card", "Pile", "End the turn", "See the result", "The end of the game", "Undo"],
    }
}

#[test]
fn a_whole_game_by_mouse_in_each_language_and_variant() {
    for (language, variant) in [
        ("fr", Variant::Classic),
        ("en", Variant::Fire),
        ("fr", Variant::Duel),
        ("en", Variant::ExpertTwo),
    ] {
        let [card, pile, end, result, title, _] = words(language);
        let mut window = game(language, &setup(variant, 2));
        while !session(&window).is_over() {
            match next_play(session(&window)) {
                Some(play) => {
                    press(&mut window, &format!("{card} {}", play.card.number()));
                    let letter = letter(session(&window), play.pile);
                    press_starting(&mut window, &format!("{pile} {letter},"));
                }
                None => press(&mut window, end),
            }
        }
        press(&mut window, result);
        assert!(has_part(&window, title), "{:?}", labels(&window));
        assert_eq!(window.screen(), ScreenId::End);
    }
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    for language in ["fr", "en"] {
        let mut window = open(language, HD, Place::with(&setup(Variant::Classic, 1)));
        // Home: the first tile has the focus; set-up: the button that starts has it.
        keys(&mut window, [Key::Tab, Key::Tab, Key::Enter]);
        assert_eq!(window.screen(), ScreenId::Setup);
        key(&mut window, Key::Enter);
        assert_eq!(window.screen(), ScreenId::Play);
        let mut by_letter = false;
        while !session(&window).is_over() {
            let Some(play) = next_play(session(&window)) else {
                key(&mut window, Key::E);
                continue;
            };
            let mut walked = 0;
            while session(&window).chosen() != Some(play.card) {
                key(&mut window, Key::ArrowRight);
                walked += 1;
                assert!(walked < 20, "the arrows never reach {play}");
            }
            // Every other card by the letter of its pile, the others by walking up to it.
            by_letter = !by_letter;
            let index = usize::from(play.pile.letter() as u8 - b'A');
            if by_letter {
                key(&mut window, letter_key(play.pile.letter()));
            } else {
                let before = session(&window).game().left();
                key(&mut window, Key::Enter);
                let targets: Vec<_> = session(&window).targets().iter().collect();
                let first = targets[0].letter() as u8 - b'A';
                for _ in 0..(index + 4 - usize::from(first)) % 4 {
                    key(&mut window, Key::ArrowRight);
                }
                key(&mut window, Key::Enter);
                assert_eq!(session(&window).game().left(), before - 1);
            }
        }
        let jumped = session(&window).game().finished_turns().len();
        assert!(jumped > 5, "the game ended after {jumped} turns");
    }
}

#[test]
fn a_card_can_be_dragged_to_a_pile() {
    let mut window = game("fr", &setup(Variant::Classic, 2));
    let play = next_play(session(&window)).unwrap();
    let name = format!("Carte {}", play.card.number());
    let from = window.get_by_label(&name).rect().center();
    let start = format!("Pile {},", play.pile.letter());
    let to = window.query_all_by_label_contains(&start).next().unwrap().rect().center();
    window.drag_at(from);
    window.step();
    window.hover_at(from + (to - from) * 0.5);
    window.step();
    assert_eq!(session(&window).chosen(), Some(play.card), "it lights the piles");
    window.hover_at(to);
    window.step();
    window.drop_at(to);
    window.run();
    assert_eq!(session(&window).game().turn().plays, [play]);
    // Dropped beside the piles, a card goes back to the hand.
    let other = session(&window).game().hand(0).iter().next().unwrap();
    let from = window.get_by_label(&format!("Carte {}", other.number())).rect().center();
    drag(&mut window, from, Pos2::new(20.0, 20.0));
    assert_eq!(session(&window).game().turn().plays, [play]);
}

#[test]
fn a_refused_card_says_why_and_undo_takes_cards_back() {
    let mut window = game("fr", &setup(Variant::Classic, 2));
    let hand: Vec<_> = session(&window).game().hand(0).iter().collect();
    let (low, high) = (hand[0], hand[hand.len() - 1]);
    press(&mut window, &format!("Carte {}", high.number()));
    assert!(has_part(&window, &format!(": carte {},", high.number())), "the price is on the piles");
    press_starting(&mut window, "Pile A,");
    press(&mut window, &format!("Carte {}", low.number()));
    press_starting(&mut window, "Pile A,");
    let needed = format!("plus grande que {}", high.number());
    assert!(has_part(&window, &needed), "{:?}", labels(&window));
    assert_eq!(session(&window).chosen(), Some(low), "the card is still chosen");
    press(&mut window, "Annuler");
    assert_eq!(session(&window).game().turn().plays, []);
    press(&mut window, &format!("Carte {}", low.number()));
    keys(&mut window, [Key::B, Key::Backspace]);
    assert_eq!(session(&window).game().turn().plays, []);
    // A pile before a card: said, not ignored.
    press_starting(&mut window, "Pile C,");
    assert!(has_part(&window, "Choisissez d’abord une carte"));
    // The turn cannot end yet.
    key(&mut window, Key::E);
    assert_eq!(session(&window).turn_number(), 1);
}

#[test]
fn hidden_hands_are_never_drawn_for_the_wrong_team() {
    let mut two = setup(Variant::Classic, 2);
    two.open_hands = false;
    two.guidance = Guidance::None;
    let mut window = game("en", &two);
    for turn in 0..6 {
        let team = turn % 2;
        assert_eq!(*session(&window).phase(), Phase::HandOver);
        assert!(!has_part(&window, "Card "), "{:?}", labels(&window));
        press(&mut window, "We are ready");
        let game = session(&window).game();
        assert_eq!(game.player(), team);
        let (mine, theirs) = (game.hand(team), game.hand(1 - team));
        for card in theirs.iter() {
            assert!(!has(&window, &format!("Card {}", card.number())));
            let alone = labels(&window).into_iter();
            let words = alone.filter(|label| !label.starts_with("Pile") && !label.contains("deal"));
            for label in words {
                let mut numbers = label.split(|c: char| !c.is_ascii_digit());
                let shown = numbers.any(|n| n == card.number().to_string());
                assert!(!shown, "{} shows in {label:?}", card.number());
            }
        }
        for card in mine.iter() {
            assert!(has(&window, &format!("Card {}", card.number())));
        }
        // The teacher's key covers them at once, and shows them again.
        key(&mut window, Key::H);
        assert!(!has_part(&window, "Card "));
        assert!(has(&window, "Covered card"));
        key(&mut window, Key::H);
        while let Some(play) = next_play(session(&window)) {
            lay(&mut window, "Card", play);
        }
        press(&mut window, "End the turn");
    }
}

#[test]
fn open_hands_show_everybodys_cards() {
    let mut window = game("en", &setup(Variant::Classic, 3));
    let cards: Vec<String> =
        session(&window).game().hand(2).iter().map(|card| card.to_string()).collect();
    assert!(has(&window, &cards.join(" ")));
    key(&mut window, Key::H);
    assert!(!has(&window, &cards.join(" ")));
}

#[test]
fn the_language_can_change_in_the_middle_of_a_turn() {
    let mut window = game("fr", &setup(Variant::Classic, 2));
    let play = next_play(session(&window)).unwrap();
    press(&mut window, &format!("Carte {}", play.card.number()));
    press(&mut window, "EN");
    assert!(has(&window, &format!("Card {}, chosen", play.card.number())));
    assert!(has(&window, "End the turn") && !has(&window, "Finir le tour"));
    press_starting(&mut window, &format!("Pile {}, ", play.pile.letter()));
    assert_eq!(session(&window).game().turn().plays, [play]);
    press(&mut window, "FR");
    assert!(has(&window, "Finir le tour"));
}

#[test]
fn a_game_goes_on_after_a_restart() {
    for variant in Variant::ALL {
        let place = Place::with(&setup(variant, 3));
        let mut window = open("fr", HD, place.clone());
        press_each(&mut window, ["Jouer", "Commencer la partie"]);
        let play = next_play(session(&window)).unwrap();
        lay(&mut window, "Carte", play);
        let before = session(&window).game().clone();
        drop(window);
        let mut window = open("en", HD, place);
        press(&mut window, "Resume the game · turn 1");
        assert_eq!(*session(&window).game(), before);
        assert_eq!(session(&window).setup().variant, variant);
        press(&mut window, "Undo");
        assert_eq!(session(&window).game().turn().plays, []);
    }
}

#[test]
fn a_running_game_is_not_given_up_without_asking() {
    let mut window = game("en", &setup(Variant::Classic, 2));
    press_each(&mut window, ["Back", "Play", "Start the game"]);
    assert_eq!(window.app().frame.dialog, Some(Dialog::Replace));
    let old = session(&window).code().to_string();
    press(&mut window, "Keep the old one");
    assert_eq!(session(&window).code().to_string(), old);
    press_each(&mut window, ["Start the game", "Start a new game"]);
    assert_ne!(session(&window).code().to_string(), old);
}

#[test]
fn computers_play_card_by_card_and_then_wait() {
    let mut three = setup(Variant::Fire, 3);
    three.pace = Pace::Fast;
    three.seat_mut(1).unwrap().player = Player::Computer(Strategy::Team);
    three.seat_mut(2).unwrap().player = Player::Computer(Strategy::Nearest);
    let mut window = game("en", &three);
    while let Some(play) = next_play(session(&window)) {
        lay(&mut window, "Card", play);
    }
    window.get_by_label("End the turn").click();
    let mut seen = Vec::new();
    for _ in 0..80 {
        seen.push(session(&window).game().left());
        window.step();
    }
    seen.dedup();
    assert!(seen.windows(2).all(|pair| pair[0] - pair[1] == 1), "one card at a time: {seen:?}");
    assert!(seen.len() > 4);
    assert_eq!(session(&window).game().player(), 0, "it is the people's turn again");
}

#[test]
fn hints_climb_from_pile_to_card_to_reason() {
    let mut window = game("en", &setup(Variant::Classic, 1));
    let play = next_play(session(&window)).unwrap();
    press(&mut window, "Hint");
    assert!(has(&window, "Hint 1 of 3"));
    press(&mut window, "Hint");
    assert!(has(&window, &format!("Card {}, hint", play.card.number())));
    press(&mut window, "Hint");
    assert!(has(&window, "Hint 3 of 3") && has_part(&window, "steps"));
    // Without hints there is no button, and the key does nothing.
    let mut alone = setup(Variant::Classic, 1);
    alone.guidance = Guidance::Legal;
    let mut window = game("en", &alone);
    assert!(!has(&window, "Hint"));
    key(&mut window, Key::I);
    assert_eq!(session(&window).hint(), None);
}

#[test]
fn without_guidance_nothing_is_given_away() {
    let mut alone = setup(Variant::Classic, 1);
    alone.guidance = Guidance::None;
    let mut window = game("en", &alone);
    let play = next_play(session(&window)).unwrap();
    press(&mut window, &format!("Card {}", play.card.number()));
    assert!(!has_part(&window, ": card"));
    press_starting(&mut window, &format!("Pile {},", play.pile.letter()));
    assert_eq!(session(&window).game().turn().plays, [play]);
}

#[test]
fn a_turn_is_looked_at_again_with_the_difference() {
    let mut one = setup(Variant::Classic, 1);
    one.guidance = Guidance::Review;
    let mut window = game("en", &one);
    // The two dearest cards: certainly not the best.
    for _ in 0..2 {
        let hand: Vec<_> = session(&window).game().hand(0).iter().collect();
        let middle = hand[hand.len() / 2].number();
        press(&mut window, &format!("Card {middle}"));
        let session = session(&window);
        let pile = session.targets().iter().next().unwrap();
        press_starting(&mut window, &format!("Pile {},", pile.letter()));
    }
    press(&mut window, "End the turn");
    assert!(has_part(&window, "There was a better play:"), "{:?}", labels(&window));
    assert!(has_part(&window, "Number line of pile"));
    press(&mut window, "Go on");
    assert_eq!(*session(&window).phase(), Phase::Turn);
}

#[test]
fn signals_are_given_by_those_who_wait() {
    let mut window = game("en", &setup(Variant::Classic, 3));
    press(&mut window, "Signal for pile C");
    assert!(has(&window, "The Greens") && has(&window, "The Pinks"));
    window.query_all_by_label("Please leave it!").next().unwrap().click();
    window.run();
    press(&mut window, "Close");
    assert!(has_part(&window, "The Greens: leave it!"));
    let said: Vec<_> = session(&window).game().signals().collect();
    assert_eq!((said.len(), said[0].player), (1, 1));
    // There is no partner to talk to in a duel.
    let window = game("en", &setup(Variant::Duel, 2));
    assert!(!has_part(&window, "Signal for pile"));
}

#[test]
fn the_end_tells_the_score_and_opens_the_dearest_turns() {
    let mut one = setup(Variant::Classic, 1);
    one.seat_mut(0).unwrap().player = Player::Computer(Strategy::Nearest);
    one.pace = Pace::Fast;
    let mut window = game("fr", &one);
    while !session(&window).is_over() {
        window.step();
    }
    window.run();
    assert_ne!(session(&window).game().status(), Status::Playing);
    press(&mut window, "Voir le résultat");
    let left = session(&window).game().left().to_string();
    assert!(has(&window, &left) && has_part(&window, "cartes sur 98"));
    assert!(has_part(&window, "Place qui reste\u{a0}: 392 pas"));
    press_starting(&mut window, "Revoir le tour");
    assert!(has(&window, "Joué") && has(&window, "Le mieux"));
    let step = |window: &Window| window.app().analysis.study().unwrap().place().step;
    assert_eq!(step(&window), 0);
    keys(&mut window, [Key::ArrowRight, Key::ArrowRight]);
    assert_eq!(step(&window), 2);
    key(&mut window, Key::ArrowLeft);
    assert_eq!(step(&window), 1);
    press(&mut window, "Retour");
    let code = session(&window).code().to_string();
    press(&mut window, "Rejouer cette donne");
    assert_eq!(session(&window).code().to_string(), code);
    assert_eq!(session(&window).turn_number(), 1);
}

#[test]
fn a_deal_code_brings_the_same_cards() {
    let window = game("en", &setup(Variant::Fire, 4));
    let code = session(&window).code().to_string();
    let hands = session(&window).game().hand(3);
    let mut other = open("fr", HD, Place::default());
    open_code(&mut other, "4XYZ");
    assert!(has_part(&other, "lettres"), "{:?}", labels(&other));
    press_each(&mut other, ["Annuler", "J’ai un code"]);
    for _ in 0..4 {
        key(&mut other, Key::Backspace);
    }
    other
        .get_by_label("Tape le code d’une donne, d’une énigme, d’une fiche ou d’une séance")
        .type_text(&code.to_lowercase());
    other.run();
    press_each(&mut other, ["Ouvrir", "Commencer la partie"]);
    assert_eq!(session(&other).game().hand(3), hands);
    assert_eq!(session(&other).setup().variant, Variant::Fire);
}

#[test]
fn the_set_up_does_what_it_says() {
    let mut window = open("en", HD, Place::with(&setup(Variant::Classic, 2)));
    press_each(&mut window, ["Play", "One team more", "Expert 1", "Hidden", "Review"]);
    window.get_by_label("Name of team 3").click();
    window.get_by_label("Name of team 3").type_text("Zoé");
    window.run();
    press_starting(&mut window, "Who plays for Zoé");
    press_each(&mut window, ["Computer: strong", "Slow", "At random", "Start the game"]);
    let session = session(&window);
    let setup = session.setup();
    assert_eq!((setup.variant, setup.teams()), (Variant::ExpertOne, 3));
    assert_eq!((setup.open_hands, setup.guidance), (false, Guidance::Review));
    assert_eq!((setup.player(2), setup.pace), (Player::Computer(Strategy::Par), Pace::Slow));
    assert_eq!(setup.seats()[2].name, "Zoé");
    assert_eq!(session.game().rules().minimum(true), 3);
}

#[test]
fn nothing_is_painted_when_nothing_happens() {
    let mut people = setup(Variant::Classic, 2);
    people.guidance = Guidance::Review;
    let mut window = open("fr", HD, Place::with(&people));
    assert_idle(&mut window, "home");
    press(&mut window, "Jouer");
    wait_for_deal(&mut window);
    assert_idle(&mut window, "set-up");
    press(&mut window, "Commencer la partie");
    assert_idle(&mut window, "the table");
    let play = next_play(session(&window)).unwrap();
    press(&mut window, &format!("Carte {}", play.card.number()));
    assert_idle(&mut window, "a chosen card");
    key(&mut window, Key::F1);
    assert_idle(&mut window, "help");
}

#[test]
fn keys_open_help_change_the_size_and_go_back() {
    let mut window = game("en", &setup(Variant::Classic, 1));
    key(&mut window, Key::F1);
    assert!(has(&window, "Backspace"));
    key(&mut window, Key::Escape);
    assert_eq!(window.app().frame.dialog, None);
    assert_eq!(window.screen(), ScreenId::Play);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
    window.run();
    assert_eq!(window.app().settings.preferences.zoom, 125);
    key(&mut window, Key::Escape);
    assert_eq!(window.screen(), ScreenId::Home);
}

#[test]
fn settings_are_kept_and_can_be_erased() {
    let place = Place::default();
    let mut window = open("en", HD, place.clone());
    press_each(&mut window, ["Settings", "High contrast", "150%"]);
    // The first of two: movements, and then time to think.
    window.query_all_by_label("Off").next().unwrap().click();
    window.run();
    press(&mut window, "français");
    drop(window);
    let text = place.get("settings.json").unwrap();
    assert!(text.contains("contrast") && text.contains("150") && text.contains("\"fr\""));
    let mut window = open("en", HD, place.clone());
    press(&mut window, "Settings");
    // At this size it is further down.
    window.get_by_label("Erase all data").scroll_to_me();
    window.run();
    press_each(&mut window, ["Erase all data", "Cancel"]);
    assert_eq!(window.app().settings.preferences.zoom, 150);
    press_each(&mut window, ["Erase all data", "Erase everything"]);
    assert!(has(&window, "Everything is erased."));
    assert_eq!(window.app().settings.preferences.zoom, 100);
    press(&mut window, "Close");
    assert!(!has(&window, "Everything is erased."));
}

#[test]
fn broken_files_are_set_aside_and_said() {
    let good = {
        let place = Place::with(&setup(Variant::Classic, 2));
        let mut window = open("en", HD, place.clone());
        press_each(&mut window, ["Play", "Start the game"]);
        drop(window);
        place.get("game.json").unwrap()
    };
    let half = &good[..good.len() / 2];
    let future = good.replacen("\"version\": 1", "\"version\": 99", 1);
    let illegal = good.replacen("\"turn\": \"\"", "\"turn\": \"2D 3D 4D\"", 1);
    let five = good.replacen("\"teams\": 2", "\"teams\": 5", 1);
    for (text, why) in [
        ("", "not a file of this program"),
        ("nonsense", "not a file of this program"),
        ("{\"format\":\"letter\",\"version\":1,\"content\":{}}", "letter"),
        (half, "not a file of this program"),
        (future.as_str(), "newer version"),
        (illegal.as_str(), "Turn 1 of the saved game"),
        (five.as_str(), "not a file of this program"),
    ] {
        assert_ne!(text, good);
        let place = Place::default();
        place.put("game.json", text);
        let window = open("en", HD, place.clone());
        assert!(has_part(&window, "game-broken-1.json"), "{:?}", labels(&window));
        assert!(has_part(&window, why), "{why}: {:?}", labels(&window));
        assert_eq!(place.get("game-broken-1.json").as_deref(), Some(text));
        assert!(window.app().play.session().is_none());
    }
    let place = Place::default();
    place.put("settings.json", "{");
    let window = open("fr", HD, place.clone());
    assert!(has_part(&window, "settings-broken-1.json"));
}

#[test]
fn a_place_that_cannot_be_written_is_said_once() {
    let mut window = open("en", HD, Watched::read_only());
    assert!(has_part(&window, "Nothing can be saved here (access denied)"));
    press_each(&mut window, ["Close", "Play", "Start the game"]);
    assert!(!has_part(&window, "Nothing can be saved"));
    assert_eq!(window.screen(), ScreenId::Play);
}

#[test]
fn every_screen_survives_any_size_and_frantic_clicking() {
    let mut random = Random::new(11);
    for size in [(200.0, 100.0), (1024.0, 768.0), (390.0, 844.0)] {
        for variant in [Variant::Fire, Variant::Duel] {
            let mut three = setup(variant, 3);
            three.guidance = Guidance::Review;
            three.pace = Pace::Fast;
            three.seat_mut(1).unwrap().player = Player::Computer(Strategy::Team);
            let mut window = open("fr", size, Place::with(&three));
            let keys = ["A", "D", "E", "Right", "Tab", "Escape", "Backspace", "H", "I"];
            let keys = keys.map(|name| Key::from_name(name).unwrap());
            for _ in 0..250 {
                let at = anywhere(&window, &mut random);
                match random.below(5) {
                    0 => window.key_press(Key::Enter),
                    1 => window.key_press(*random.choose(&keys).unwrap()),
                    2 => {
                        window.drag_at(at);
                        window.step();
                        window.hover_at(Pos2::new(at.y, at.x));
                        window.step();
                        window.drop_at(Pos2::new(at.y, at.x));
                    }
                    _ => {
                        window.drag_at(at);
                        window.drop_at(at);
                    }
                }
                window.step();
            }
        }
    }
}

/// Everything that can be pressed is inside the window, whole, at the sizes schools have.
#[test]
fn nothing_is_cut_at_the_usual_sizes() {
    for language in ["fr", "en"] {
        for size in [(1920.0, 1080.0), (1280.0, 720.0), (1024.0, 768.0)] {
            for variant in [Variant::Classic, Variant::Duel] {
                let mut window = open(language, size, Place::with(&setup(variant, 4)));
                whole(&window, size, "home");
                keys(&mut window, [Key::Tab, Key::Enter]);
                whole(&window, size, "set-up");
                key(&mut window, Key::Enter);
                whole(&window, size, "the table");
                key(&mut window, Key::ArrowRight);
                whole(&window, size, "a chosen card");
            }
        }
    }
}

fn whole(window: &Window, size: (f32, f32), screen: &str) {
    let seen = assert_whole(window, window.ctx.content_rect(), &format!("{screen} at {size:?}"));
    assert!(seen > 3, "{screen} has nothing to press");
}

#[test]
fn the_classic_game_has_one_deck_and_the_duel_two() {
    let window = game("en", &setup(Variant::Duel, 2));
    assert_eq!(session(&window).game().rules().set(), RuleSet::Duel);
    assert!(has(&window, "Decks 52 · 52"));
    let window = game("en", &setup(Variant::Classic, 2));
    assert!(has(&window, "Deck 84"));
}

#[test]
fn a_turn_that_would_lose_by_fire_is_not_ended_by_one_press() {
    // Deals until the second team has to cover a pile that it can leave alone.
    for seed in 1..60 {
        let mut fire = setup(Variant::Fire, 2);
        fire.seed = seed;
        let mut window = game("en", &fire);
        let burning = session(&window).game().rules().burning_cards();
        let legal = session(&window).game().legal_plays();
        let Some(spark) = legal.iter().find(|play| burning.contains(play.card)) else {
            continue;
        };
        lay(&mut window, "Card", *spark);
        assert!(has_part(&window, "must be covered before the next team’s turn ends"));
        let legal = session(&window).game().legal_plays();
        let other = legal.iter().find(|play| play.pile != spark.pile).unwrap();
        lay(&mut window, "Card", *other);
        press(&mut window, "End the turn");
        assert!(has_part(&window, "cover it in this turn"));
        while session(&window).game().missing() > 0 {
            let legal = session(&window).game().legal_plays();
            let play = legal.iter().find(|play| play.pile != spark.pile).unwrap();
            lay(&mut window, "Card", *play);
        }
        press(&mut window, "End the turn");
        assert!(has_part(&window, "the game is lost") && !session(&window).is_over());
        press(&mut window, "End the turn");
        assert_eq!(session(&window).game().status(), Status::Burnt);
        return;
    }
    panic!("no deal had a burning card to start with");
}

#[test]
fn covered_cards_are_not_given_away_by_hints_or_reviews() {
    let mut two = setup(Variant::Classic, 2);
    two.open_hands = false;
    two.guidance = Guidance::Review;
    let mut window = game("en", &two);
    press_each(&mut window, ["We are ready", "Hint", "Hint"]);
    key(&mut window, Key::H);
    assert!(!has_part(&window, "Hint 2 of 3"));
    key(&mut window, Key::I);
    assert_eq!(session(&window).hint(), None);
    key(&mut window, Key::H);
    for _ in 0..2 {
        let hand: Vec<_> = session(&window).game().hand(0).iter().collect();
        press(&mut window, &format!("Card {}", hand[hand.len() / 2].number()));
        let pile = session(&window).targets().iter().next().unwrap();
        press_starting(&mut window, &format!("Pile {},", pile.letter()));
    }
    press(&mut window, "End the turn");
    assert!(has_part(&window, "the hand stays secret"));
    assert!(!has(&window, "The best"));
}

#[test]
fn settings_of_an_earlier_program_are_read() {
    let place = Place::default();
    place.put(
        "settings.json",
        r#"{"format":"saute-dix settings","version":1,"content":{"language":"fr","theme":"dark","zoom":115,"motion":false}}"#,
    );
    let window = open("en", HD, place);
    let state = window.app();
    assert!(state.frame.notices.is_empty());
    assert_eq!(state.settings.preferences.theme, Theme::Dark);
    assert_eq!((state.settings.preferences.zoom, state.settings.preferences.motion), (125, false));
    assert_eq!(
        (&state.settings.preferences.content, state.settings.preferences.address.as_str()),
        (&None, "")
    );
}
