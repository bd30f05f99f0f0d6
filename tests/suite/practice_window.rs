//! Puzzles, the class vote and codes in the window, by what pupils see and press.

use crate::print_window::{finish, start_saving};
use crate::support::window::{
    HD, Place, Window, assert_whole, drag, has, has_part, key, keys, labels, open, open_code,
    parts, press, press_each, press_starting, reach, settings,
};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Pos2};
use egui_kittest::kittest::Queryable;
use saute_dix::app::ScreenId;
use saute_dix::app::answer::AttemptStage;
use saute_dix::app::platform::FileAnswer;
use saute_dix::app::practice::{Practice, PuzzleOptions};
use saute_dix::app::shell::SavedSettings;
use saute_dix::puzzle::{Answer, Code, Kind, NumberDeck, SheetSeed, SheetSpec, Spec};
use saute_dix::rules::Card;

/// A window with a series of this kind on the desk.
fn series(language: &str, kinds: &[Kind], count: u32, at_once: bool) -> Window {
    series_with(language, kinds, count, at_once, NumberDeck::Units)
}

/// The same with numbers of this deck.
pub fn series_with(
    language: &str,
    kinds: &[Kind],
    count: u32,
    at_once: bool,
    deck: NumberDeck,
) -> Window {
    let mut options = PuzzleOptions::default();
    options.set_deck(deck);
    (options.count, options.at_once) = (count, at_once);
    for kind in kinds {
        if *kind != Kind::Order {
            options.toggle(*kind);
        }
    }
    if !kinds.contains(&Kind::Order) {
        options.toggle(Kind::Order);
    }
    series_of(language, options)
}

/// A window in which this choice has been started.
pub fn series_of(language: &str, practice: PuzzleOptions) -> Window {
    let settings = SavedSettings { practice, ..settings() };
    let mut window = open(language, HD, Place::with_settings(&settings));
    let (tile, start) = match language {
        "fr" => ("S’entraîner", "Commencer"),
        _ => ("Puzzles", "Start"),
    };
    press_each(&mut window, [tile, start]);
    window
}

pub fn practice(window: &Window) -> &Practice {
    window.app().practice.practice().unwrap()
}

/// Puts an answer on the desk the way a pupil would.
pub fn give(window: &mut Window, answer: &Answer) {
    let french = window.app().languages.code() == "fr";
    let [card, step, yes, no] = if french {
        ["Carte", "Carte numéro", "Vrai", "Faux"]
    } else {
        ["Card", "Card number", "True", "False"]
    };
    let deck = practice(window).attempt().puzzle().number_deck();
    let sign = if french { ',' } else { '.' };
    let write = |number: i32| deck.write(number, sign);
    match answer {
        Answer::Plays(plays) => {
            let one_pile = practice(window).attempt().input().only_pile().is_some();
            for play in plays {
                press(window, &format!("{card} {}", write(play.card.number().into())));
                if !one_pile {
                    press_starting(window, &format!("Pile {},", play.pile.letter()));
                }
            }
        }
        Answer::Cards(cards) => {
            for card_picked in cards.iter() {
                press(window, &format!("{card} {}", write(card_picked.number().into())));
            }
        }
        Answer::Number(number) => {
            let field = if french { "Ta réponse" } else { "Your answer" };
            window.get_by_label(field).type_text(&write(*number));
            window.run();
        }
        Answer::Step(number) => press_starting(window, &format!("{step} {number}")),
        Answer::Truth(true) => press(window, yes),
        Answer::Truth(false) => press(window, no),
    }
}

/// Puts the solution on the desk.
pub fn solve(window: &mut Window) {
    let solution = practice(window).attempt().puzzle().solution.clone();
    give(window, &solution);
}

#[test]
fn every_kind_can_be_solved_by_pressing() {
    for (language, check, next, done) in
        [("fr", "Vérifier", "Suivant", "Voir le bilan"), ("en", "Check", "Next", "To the summary")]
    {
        for kind in Kind::ALL {
            let mut window = series(language, &[kind], 3, true);
            for number in 1..=3 {
                assert_eq!(practice(&window).attempt().puzzle().kind, kind);
                let solution = practice(&window).attempt().puzzle().solution.clone();
                give(&mut window, &solution);
                assert_eq!(
                    practice(&window).attempt().input().answer(),
                    Some(solution),
                    "{kind:?}"
                );
                press(&mut window, check);
                let stage = practice(&window).attempt().stage();
                assert!(matches!(stage, AttemptStage::Right(_)), "{kind:?}: {stage:?}");
                press(&mut window, if number < 3 { next } else { done });
            }
            assert!(practice(&window).is_over());
            let all = match language {
                "fr" => "3 sur 3 justes du premier coup",
                _ => "3 of 3 right at the first try",
            };
            assert!(has(&window, all), "{:?}", labels(&window));
        }
    }
}

#[test]
fn a_wrong_answer_says_why_then_tries_again_then_is_shown() {
    let mut window = series("fr", &[Kind::Order], 3, true);
    for turn in 0..2 {
        let hand = practice(&window).attempt().puzzle().question.position().unwrap();
        let position = hand.clone();
        let pile = position.table().piles().next().unwrap().1;
        let bad = position.hand().iter().find(|card| pile.place(**card).is_err()).copied();
        // A card that does not fit, or just one where two are needed.
        let card = bad.unwrap_or(position.hand()[0]);
        if turn == 0 {
            press(&mut window, &format!("Carte {}", card.number()));
        }
        press(&mut window, "Vérifier");
        assert!(matches!(practice(&window).attempt().stage(), AttemptStage::Wrong(_)));
        let said = has_part(&window, "Pas tout à fait") || has_part(&window, "pas assez");
        assert!(said, "{:?}", labels(&window));
        if turn == 0 {
            press(&mut window, "Réessayer");
            let kept = practice(&window).attempt().input().plays();
            assert_eq!(kept.len(), 1, "what lies there stays");
        }
    }
    press(&mut window, "Montre-moi");
    assert!(has_part(&window, "La solution"));
    assert!(has_part(&window, "Droite graduée de la pile"));
    press_each(&mut window, ["Depuis le début", "Suivant"]);
    assert_eq!(practice(&window).at(), 1);
    // And the ones that were missed come again.
    for _ in 0..2 {
        solve(&mut window);
        keys(&mut window, [Key::PageDown, Key::PageDown]);
    }
    press(&mut window, "Refaire les ratées");
    assert_eq!(practice(&window).items().len(), 1);
}

#[test]
fn the_explanation_runs_step_by_step() {
    let mut window = series("en", &[Kind::Order], 3, true);
    let solution = practice(&window).attempt().puzzle().solution.clone();
    give(&mut window, &solution);
    press(&mut window, "Check");
    let steps = match &solution {
        Answer::Plays(plays) => plays.len(),
        _ => 0,
    };
    assert_eq!(practice(&window).shown(), steps, "all at once without movements");
    press(&mut window, "One step back");
    assert_eq!(practice(&window).shown(), steps - 1);
    press(&mut window, "One step on");
    assert_eq!(practice(&window).shown(), steps);
    press(&mut window, "One more like this");
    assert_eq!(practice(&window).items().len(), 4);
    assert!(practice(&window).attempt().is_answering());
}

/// The cards on the desk, in their order.
pub fn laid(window: &Window) -> Vec<Card> {
    let plays = practice(window).attempt().input().plays().iter();
    plays.map(|play| play.card).collect()
}

#[test]
fn cards_can_be_dragged_into_order_and_back() {
    let mut window = series("en", &[Kind::Order], 3, true);
    let position = practice(&window).attempt().puzzle().question.position().unwrap().clone();
    let (one, two) = (position.hand()[0], position.hand()[1]);
    for card in [one, two] {
        let from = window.get_by_label(&format!("Card {}", card.number())).rect().center();
        let to = window.query_all_by_label_contains("Free place").next().unwrap().rect().center();
        drag(&mut window, from, to);
    }
    assert_eq!(laid(&window), [one, two]);
    // The second before the first.
    let first = window.get_by_label(&format!("Card {}, laid as number 1", one.number())).rect();
    let second = window.get_by_label(&format!("Card {}, laid as number 2", two.number())).rect();
    drag(&mut window, second.center(), first.left_center());
    assert_eq!(laid(&window), [two, one]);
    // And away again.
    let first = window.get_by_label(&format!("Card {}, laid as number 1", two.number())).rect();
    drag(&mut window, first.center(), Pos2::new(640.0, 700.0));
    assert_eq!(laid(&window), [one]);
    key(&mut window, Key::Backspace);
    assert!(practice(&window).attempt().input().is_blank());
}

#[test]
fn a_puzzle_by_keyboard_alone() {
    let mut window = series("fr", &[Kind::TrueFalse], 3, true);
    let truth = practice(&window).attempt().puzzle().solution == Answer::Truth(true);
    let mut pressed = 0;
    while practice(&window).attempt().input().truth() != Some(truth) {
        key(&mut window, Key::Tab);
        let wanted = if truth { "Vrai" } else { "Faux" };
        if window.get_by_label(wanted).is_focused() {
            key(&mut window, Key::Enter);
        }
        pressed += 1;
        assert!(pressed < 20);
    }
    key(&mut window, Key::PageDown);
    assert!(matches!(practice(&window).attempt().stage(), AttemptStage::Right(_)));
    key(&mut window, Key::Enter);
    assert_eq!(practice(&window).at(), 1, "the next step has the focus");
}

#[test]
fn told_at_the_end_there_is_a_summary_by_skill() {
    let mut window = series("en", &[Kind::Legal, Kind::TrueFalse], 5, false);
    for index in 0..5 {
        let puzzle = practice(&window).attempt().puzzle().clone();
        let answer = match (&puzzle.solution, index) {
            (Answer::Truth(truth), 1) => Answer::Truth(!truth),
            (solution, _) => solution.clone(),
        };
        give(&mut window, &answer);
        key(&mut window, Key::PageDown);
    }
    assert!(practice(&window).is_over());
    assert!(has_part(&window, "What fits? · "));
    assert!(has_part(&window, "True or false · "));
    press(&mut window, "Choose something else");
    assert!(has(&window, "What do you want to practise?"));
}

#[test]
fn the_language_changes_in_the_middle_of_an_answer() {
    let mut window = series("fr", &[Kind::Order], 3, true);
    let position = practice(&window).attempt().puzzle().question.position().unwrap();
    let card = position.hand()[0].number();
    press(&mut window, &format!("Carte {card}"));
    press(&mut window, "EN");
    assert!(has(&window, &format!("Card {card}, laid as number 1")));
    assert!(has(&window, "Check"));
    assert_eq!(practice(&window).attempt().input().plays().len(), 1);
}

#[test]
fn codes_open_puzzles_series_and_the_correction_of_worksheets() {
    let spec = Spec::new(Kind::Order, 3, 6, NumberDeck::Tenths, 77).unwrap();
    let sheet = SheetSpec::new(0, NumberDeck::Units, SheetSeed::new(5)).unwrap();
    let sheet = Code::Sheet(sheet);
    let mut window = open("en", HD, Place::default());
    open_code(&mut window, &Code::Puzzle(spec).to_string());
    assert_eq!(window.screen(), ScreenId::Practice);
    assert_eq!(practice(&window).attempt().puzzle().spec, Some(spec));
    press(&mut window, "Back");
    assert_eq!(window.screen(), ScreenId::Home);
    open_code(&mut window, &sheet.to_string());
    assert!(has_part(&window, &format!("Worksheet {sheet}")));
    let count = practice(&window).items().len();
    assert_eq!(count, 10, "eight statements and two positions");
    for _ in 1..count {
        press(&mut window, "Show me");
        assert!(has_part(&window, "The solution"));
        press(&mut window, "Next");
    }
    press_each(&mut window, ["Show me", "Previous"]);
    assert_eq!(practice(&window).at(), count - 2);
}

#[test]
fn a_class_votes_and_the_next_question_is_aimed() {
    for (language, start, reveal, next) in [
        ("fr", "Vote de classe", "Montrer la réponse", "Question suivante"),
        ("en", "Class vote", "Show the answer", "Next question"),
    ] {
        let mut window = open(language, HD, Place::default());
        press(&mut window, start);
        let vote = window.app().vote.vote().cloned().unwrap();
        let (letter, misconception) = vote
            .answers()
            .find_map(|(letter, choice, _)| Some((letter, choice.misconception?)))
            .unwrap();
        let more = match language {
            "fr" => format!("Une main de plus pour {letter}"),
            _ => format!("One hand more for {letter}"),
        };
        for _ in 0..3 {
            press(&mut window, &more);
        }
        key(&mut window, Key::A);
        let total = window.app().vote.vote().unwrap().total();
        assert_eq!(total, 4);
        press(&mut window, reveal);
        assert!(window.app().vote.vote().unwrap().revealed());
        press_starting(&mut window, next);
        let vote = window.app().vote.vote().cloned().unwrap();
        assert_eq!((vote.number(), vote.total()), (2, 0));
        let aimed =
            vote.answers().any(|(_, choice, _)| choice.misconception == Some(misconception));
        assert!(aimed || vote.answers().count() >= 3);
    }
}

#[test]
fn a_clock_only_when_asked_for_and_it_can_be_stopped() {
    let mut settings = settings();
    settings.practice.clock = true;
    let mut window = open("en", HD, Place::with_settings(&settings));
    press_each(&mut window, ["Puzzles", "Start"]);
    assert!(has_part(&window, "Stop the clock"));
    press_starting(&mut window, "Clock 0:0");
    assert!(has_part(&window, "Start the clock"));
    let steps = window.run();
    assert_eq!(steps, 1, "a stopped clock does not paint");
}

#[test]
fn nothing_is_painted_when_nothing_happens() {
    let mut window = series("fr", &[Kind::Table], 3, true);
    assert_eq!(window.run(), 1);
    solve(&mut window);
    press(&mut window, "Vérifier");
    window.run();
    assert_eq!(window.run(), 1);
    let mut window = open("fr", HD, Place::default());
    press(&mut window, "Vote de classe");
    assert_eq!(window.run(), 1);
}

#[test]
fn buttons_are_whole_at_the_usual_sizes() {
    use eframe::egui::Vec2;
    for language in ["fr", "en"] {
        for size in [(1920.0, 1080.0), (1280.0, 720.0), (1024.0, 768.0)] {
            for kind in Kind::ALL {
                let mut window = series(language, &[kind], 3, true);
                window.set_size(Vec2::new(size.0, size.1));
                window.run();
                let answer = practice(&window).attempt().puzzle().solution.clone();
                give(&mut window, &answer);
                key(&mut window, Key::PageDown);
                assert_whole(&window, window.ctx.content_rect(), &format!("{kind:?} {size:?}"));
            }
        }
    }
}

/// A series of all kinds, solved, on paper: with `KEEP_SHEETS=DIR` the files stay there to be
/// looked at.
#[test]
fn a_series_of_every_kind_goes_on_paper() {
    let kept = std::env::var_os("KEEP_SHEETS").map(std::path::PathBuf::from);
    let folder = kept.clone().unwrap_or_else(std::env::temp_dir);
    for (language, words) in [
        ("fr", "Vérifier|Suivant|Voir le bilan|Imprimer cette série|Grande|Enregistrer en PDF…"),
        ("en", "Check|Next|To the summary|Print this series|Large|Save as PDF…"),
    ] {
        let [check, next, done, print, large, save] = parts(words);
        let mut window = series(language, &Kind::ALL, 10, true);
        for number in 1..=10 {
            solve(&mut window);
            press(&mut window, check);
            press(&mut window, if number == 10 { done } else { next });
        }
        reach(&mut window, print);
        assert!(window.app().print.has_given());
        assert_eq!(window.app().code_here(), None, "it has no code");
        let field = if language == "fr" { "Code de la fiche" } else { "Code of the sheet" };
        let typed = window.query_by_role_and_label(Role::TextInput, field);
        assert!(typed.is_none(), "nor is there a field for another's");
        for size in ["", large] {
            if !size.is_empty() {
                reach(&mut window, size);
            }
            let name = format!("own-{language}-{size}-{}.pdf", std::process::id());
            let path = folder.join(name);
            start_saving(&mut window, save, FileAnswer::Chosen(path.clone()));
            finish(&mut window);
            let bytes = std::fs::read(&path).unwrap();
            assert!(bytes.starts_with(b"%PDF"));
            if kept.is_none() {
                std::fs::remove_file(path).unwrap();
            }
        }
    }
}

#[test]
fn enter_asks_once_cards_are_laid() {
    let mut window = open("en", HD, Place::default());
    window.state_mut().address_says("56N1-71JM");
    window.run();
    window.key_press_modifiers(eframe::egui::Modifiers::COMMAND, Key::Enter);
    window.run();
    assert_eq!(
        *practice(&window).attempt().stage(),
        AttemptStage::Answering,
        "there is nothing to ask yet"
    );
    press_each(&mut window, ["Card 5", "Card 10"]);
    key(&mut window, Key::Enter);
    let stage = practice(&window).attempt().stage();
    assert!(matches!(stage, AttemptStage::Right(_)), "{stage:?}");
}
