//! The champion in the window: a seat at the table, the chance of winning, and deals of a wanted grade.

use crate::analysis_window::{another, ended, study};
use crate::feast_window as feast;
use crate::practice_window::{series_with, solve};
use crate::support::window::{
    HD, Place, Window, game, has, has_part, key, keys, lay, open, open_code, press, press_starting,
    session, wait_for_calm, wait_for_deal,
};
use crate::table_window::setup;
use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use saute_dix::app::ScreenId;
use saute_dix::app::play::Session;
use saute_dix::app::setup::{Difficulty, Pace, Player, Setup, Variant};
use saute_dix::coach::{Grade, Prospect, Strategy, outlook};
use saute_dix::puzzle::{Code, DealSpec, Kind, NumberDeck};

fn set_up(window: &Window) -> &Setup {
    &window.app().setup.setup
}

fn grade_of(deal: DealSpec) -> Grade {
    Grade::of(&deal.rules(), deal.game().deal())
}

/// A set-up whose deal has this grade.
fn graded(variant: Variant, teams: usize, grade: Grade) -> Setup {
    let mut chosen = setup(variant, teams);
    let seeds = 0..2_000;
    let fits = seeds.into_iter().find(|seed| {
        chosen.seed = *seed;
        grade_of(chosen.deal()) == grade
    });
    assert!(fits.is_some(), "no deal is {grade:?}");
    chosen
}

#[test]
fn the_champion_takes_a_seat_and_plays_at_its_pace() {
    for (language, variant) in [("en", Variant::Classic), ("fr", Variant::Duel)] {
        let word = |fr, en| if language == "fr" { fr } else { en };
        let mut chosen = setup(variant, 2);
        chosen.pace = Pace::Fast;
        let mut window = open(language, HD, Place::with(&chosen));
        press(&mut window, word("Jouer", "Play"));
        press_starting(&mut window, word("Qui joue pour", "Who plays for"));
        let name = word("Ordinateur\u{a0}: champion", "Computer: champion");
        press(&mut window, name);
        assert_eq!(set_up(&window).player(0), Player::Computer(Strategy::Champion));
        press(&mut window, word("Commencer la partie", "Start the game"));
        assert!(session(&window).computer_moves());
        while session(&window).laid() == 0 {
            window.step();
        }
    }
}

#[test]
fn the_end_shows_the_chance_of_winning_and_says_what_it_means() {
    for (language, variant) in [("en", Variant::Classic), ("fr", Variant::Fire)] {
        let word = |fr, en| if language == "fr" { fr } else { en };
        let window = ended(language, variant);
        assert!(has(&window, word("La chance de gagner", "The chance of winning")));
        assert!(has_part(&window, word("comme le champion", "like the champion")));
        // Beginners lose: in the end there is no chance left.
        assert!(has_part(&window, word("0\u{a0}% à la fin", "0% at the end")));
        let foreseen = session(&window).outlook().unwrap();
        let again = outlook(session(&window).game(), &[]).unwrap();
        assert_eq!(*foreseen, again, "the same as without a window");
        if let Some(worst) = foreseen.costliest(1).first() {
            let watch = format!("{} {}", word("Revoir le tour", "Watch turn"), worst.number);
            assert!(has(&window, &watch), "what is marked is in the list");
            assert!(has_part(&window, word("chance\u{a0}: de", "chance: from")));
        }
    }
    let duel = ended("en", Variant::Duel);
    assert!(!has_part(&duel, "chance of winning"));
    let won = feast::at_the_end("en", feast::won());
    assert!(has_part(&won, "100% at the end"));
}

#[test]
fn the_board_says_what_the_champion_would_do_beside_the_coach() {
    let mut window = ended("en", Variant::Classic);
    press(&mut window, "Study the game");
    for turn in 0..4 {
        let insight = study(&window).insight().unwrap().clone();
        assert!(has(&window, "The champion") && has_part(&window, "gives no reasons"));
        let percent = |prospect: &Prospect| prospect.chance.percent();
        let even = insight.coach.as_ref().map(percent) == Some(percent(&insight.choice));
        let part = match (insight.agrees(), even) {
            (true, _) => "too: ",
            (false, true) => "as with the coach",
            (false, false) => "It would play differently",
        };
        assert!(has_part(&window, part), "turn {turn}");
        assert!(has_part(&window, "% chance"));
        key(&mut window, Key::ArrowDown);
    }
    keys(&mut window, [Key::Home, Key::PageDown]);
    let play = another(&window);
    lay(&mut window, "Card", play);
    assert!(study(&window).is_off_the_line());
    let insight = study(&window).insight().unwrap();
    assert_eq!(study(&window).weighed()[0].chance, insight.tried);
    assert_eq!(has_part(&window, "From here it would"), insight.from_here.is_some());
}

#[test]
fn a_puzzle_has_no_chance() {
    let mut window = series_with("en", &[Kind::Table], 3, true, NumberDeck::Units);
    solve(&mut window);
    key(&mut window, Key::PageDown);
    press(&mut window, "Study this puzzle");
    assert!(study(&window).insight().is_none());
    assert!(!has(&window, "The champion"));
}

#[test]
fn a_deal_of_the_wanted_grade_is_found_and_kept() {
    let hard = graded(Variant::Classic, 3, Grade::Hard);
    let place = Place::with(&hard);
    let mut window = open("en", HD, place.clone());
    press(&mut window, "Play");
    wait_for_deal(&mut window);
    assert!(has_part(&window, "This deal is hard."));
    press(&mut window, "Easy");
    wait_for_deal(&mut window);
    let found = set_up(&window).deal();
    assert!(found != hard.deal(), "other cards");
    assert_eq!(grade_of(found), Grade::Easy);
    assert!(has_part(&window, "This deal is easy."));
    let kept = place.get("settings.json").unwrap();
    assert!(kept.contains(r#""difficulty": "easy""#), "{kept}");
    press(&mut window, "Another deal");
    wait_for_deal(&mut window);
    let other = set_up(&window).deal();
    assert!(other != found && grade_of(other) == Grade::Easy);
    // Its code is a plain deal; where it is shown, the grade is too.
    press(&mut window, "Share");
    assert!(has(&window, &Code::Deal(other).to_string()) && has(&window, "This deal is easy."));
    key(&mut window, Key::Escape);
    press(&mut window, "Start the game");
    assert_eq!(session(&window).deal(), other);
    assert_eq!(session(&window).grade(), Some(Grade::Easy));
    // The next game is an easy one again.
    window.visit(ScreenId::Setup);
    wait_for_deal(&mut window);
    let next = set_up(&window).deal();
    assert!(next != other && grade_of(next) == Grade::Easy);
}

#[test]
fn a_typed_code_has_a_grade_and_matters_more_than_the_wanted_one() {
    let hard = graded(Variant::Fire, 2, Grade::Hard);
    let code = Code::Deal(hard.deal()).to_string();
    let mut wanted = graded(Variant::Fire, 2, Grade::Easy);
    wanted.difficulty = Difficulty(Some(Grade::Easy));
    let mut window = open("en", HD, Place::with(&wanted));
    open_code(&mut window, &code);
    assert_eq!(window.screen(), ScreenId::Setup);
    wait_for_deal(&mut window);
    assert_eq!(set_up(&window).deal(), hard.deal());
    assert!(has_part(&window, "This deal is hard."));
    assert_eq!(set_up(&window).difficulty, Difficulty::default());
}

/// Waits until it is known how hard the deal on the table is.
fn wait_for_grade(window: &mut Window) {
    while session(window).grade().is_none() {
        window.step();
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    window.run();
}

/// Grading takes longer than a frame should: no user waits for it, and it is said once it is there.
#[test]
fn the_deal_of_a_game_without_a_grade_is_graded_for_whoever_shares_it() {
    let hard = graded(Variant::Classic, 2, Grade::Hard);
    let mut window = open("en", HD, Place::default());
    window.state_mut().sit_down(Session::new(&hard));
    window.run();
    assert_eq!(session(&window).grade(), None);
    press(&mut window, "Share");
    wait_for_grade(&mut window);
    assert!(has(&window, "This deal is hard."));
}

#[test]
fn a_game_starts_as_soon_as_its_deal_is_there_and_back_leads_away() {
    let mut hard = graded(Variant::ExpertOne, 4, Grade::Hard);
    hard.difficulty = Difficulty(Some(Grade::Hard));
    let open_it = || {
        let mut window = open("en", HD, Place::with(&hard));
        press(&mut window, "Play");
        wait_for_deal(&mut window);
        window
    };
    let press_both = |window: &mut Window| {
        wait_for_calm(window);
        // One frame after the other, so that hardly anything can have been found in between.
        window.get_by_label("Easy").click();
        window.step();
        window.get_by_label("Start the game").click();
        window.step();
    };
    let mut window = open_it();
    press_both(&mut window);
    while window.screen() == ScreenId::Setup {
        window.step();
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!(window.screen(), ScreenId::Play);
    assert_eq!(session(&window).grade(), Some(Grade::Easy));
    assert_eq!(grade_of(session(&window).deal()), Grade::Easy);

    let mut window = open_it();
    press_both(&mut window);
    if window.screen() == ScreenId::Setup {
        press(&mut window, "Back");
        assert_ne!(window.screen(), ScreenId::Setup);
        for _ in 0..20 {
            window.step();
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        assert_ne!(window.screen(), ScreenId::Play, "nothing starts behind one's back");
    }
}

#[test]
fn nobody_waits_for_a_deal_of_any_grade() {
    let mut window = game("fr", &setup(Variant::Classic, 2));
    assert_eq!(window.screen(), ScreenId::Play);
    press(&mut window, "Partager");
    wait_for_grade(&mut window);
    assert!(has_part(&window, "Cette donne est"), "also where the code is shared");
}
