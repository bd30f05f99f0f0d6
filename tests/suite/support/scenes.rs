//! Every screen and dialog, reached the way users reach them.

use super::dialogs::Says;
use super::window::{
    HD, Place, Watched, Window, game, key, keys, letter, open, press, press_starting, session,
    still, type_text,
};
use crate::analysis_window::{another, ended};
use crate::contest_window::press_nth;
use crate::feast_window as feast;
use crate::learn_window as learn;
use crate::practice_window::{give, practice, series_with, solve};
use crate::table_window::setup;
use crate::week_window::WEEKS;
use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use saute_dix::app::ScreenId;
use saute_dix::app::platform::FileAnswer;
use saute_dix::app::settings::Preferences;
use saute_dix::app::setup::{Guidance, Pace, Player, Variant};
use saute_dix::app::shell::SavedSettings;
use saute_dix::coach::Strategy;
use saute_dix::puzzle::{Answer, Kind, NumberDeck, Puzzle};
use saute_dix::text::Msg;

/// Looks at what the window shows, under a name.
pub type See<'a> = dyn FnMut(&mut Window, &str) + 'a;

/// A walk through some screens in one language.
pub type Walk = fn(&str, &mut See);

/// The walks whose screens are to be faultless.
pub const WALKS: [(&str, Walk); 14] = [
    ("home", home),
    ("set-up", set_up),
    ("dialogs", dialogs),
    ("practice", practise),
    ("contests", contests),
    ("vote", vote),
    ("week", week),
    ("hour", hour),
    ("learn", lessons),
    ("print", print),
    ("settings", settings),
    ("table", table),
    ("end", end),
    ("analysis", analysis),
];

fn with_address() -> SavedSettings {
    SavedSettings {
        preferences: Preferences {
            address: "https://ecole.example/saute-dix/".to_owned(),
            ..still()
        },
        ..SavedSettings::default()
    }
}

fn at(language: &str, screen: ScreenId) -> Window {
    let mut window = open(language, HD, Place::with_settings(&with_address()));
    window.visit(screen);
    window
}

fn tell(window: &mut Window, message: &Msg) {
    learn::tell(window, message);
}

fn home(language: &str, see: &mut See) {
    let mut window = at(language, ScreenId::Home);
    see(&mut window, "home");
    let mut window = game(language, &setup(Variant::Classic, 2));
    window.visit(ScreenId::Home);
    see(&mut window, "home with a game under way");
    let mut window = open(language, HD, Watched::read_only());
    see(&mut window, "home with a notice");
}

fn set_up(language: &str, see: &mut See) {
    let settings = [
        ("five teams", Variant::Classic, 5),
        ("on fire", Variant::Fire, 1),
        ("duel", Variant::Duel, 2),
    ];
    for (name, variant, teams) in settings {
        let mut chosen = setup(variant, teams);
        for seat in 1..teams {
            chosen.seat_mut(seat).unwrap().player = Player::Computer(Strategy::Champion);
        }
        let mut window = open(language, HD, Place::with(&chosen));
        window.visit(ScreenId::Setup);
        see(&mut window, &format!("set-up, {name}"));
        if variant == Variant::Duel {
            press_starting(&mut window, if language == "fr" { "Qui joue" } else { "Who plays" });
            see(&mut window, "who plays for a team");
        }
    }
}

fn dialogs(language: &str, see: &mut See) {
    for screen in [ScreenId::Home, ScreenId::Practice, ScreenId::Print] {
        let mut window = at(language, screen);
        key(&mut window, Key::F1);
        see(&mut window, "help");
    }
    let mut window = at(language, ScreenId::Home);
    tell(&mut window, &Msg::HomeCode);
    see(&mut window, "a code");
    let mut window = at(language, ScreenId::Home);
    window.state_mut().address_says("56N1-71J9");
    window.run();
    see(&mut window, "a bad code");
    let mut window = at(language, ScreenId::Setup);
    tell(&mut window, &Msg::ShareTitle);
    see(&mut window, "share");
    tell(&mut window, &Msg::ShareCopyCode);
    see(&mut window, "shared");
    let mut window = game(language, &setup(Variant::Classic, 2));
    window.visit(ScreenId::Setup);
    tell(&mut window, &Msg::SetupGo);
    see(&mut window, "another game?");
}

fn settings(language: &str, see: &mut See) {
    let mut window = at(language, ScreenId::Settings);
    see(&mut window, "settings");
    let erase = Msg::SettingsErase;
    let text = window.app().languages.current().say(&erase);
    window.get_by_label(&text).scroll_to_me();
    window.run_steps(20);
    press(&mut window, &text);
    see(&mut window, "erase?");
}

/// An answer that is not right.
pub fn wrong(puzzle: &Puzzle) -> Option<Answer> {
    let offered = puzzle.options.iter().find(|choice| !choice.right);
    match &puzzle.solution {
        Answer::Truth(truth) => Some(Answer::Truth(!truth)),
        Answer::Number(number) => Some(Answer::Number(number + 1)),
        Answer::Step(number) => Some(Answer::Step(if *number == 1 { 2 } else { 1 })),
        _ => offered.map(|choice| choice.answer.clone()),
    }
}

fn practise(language: &str, see: &mut See) {
    let mut window = at(language, ScreenId::Practice);
    see(&mut window, "choosing puzzles");
    let decks = [NumberDeck::Units, NumberDeck::Tens, NumberDeck::Tenths];
    for (kind, deck) in Kind::ALL.into_iter().zip(decks.into_iter().cycle()) {
        puzzle(language, kind, deck, see);
    }
    let mut window = series_with(language, &[Kind::TrueFalse], 3, true, NumberDeck::Units);
    solve_all(&mut window);
    see(&mut window, "the summary");
}

/// The ladder and the relay, from choosing to the summary.
fn contests(language: &str, see: &mut See) {
    let mut window = at(language, ScreenId::Practice);
    tell(&mut window, &Msg::PracticeLadder);
    see(&mut window, "choosing a ladder");
    tell(&mut window, &Msg::PracticeGo);
    for number in 1..=4 {
        solve(&mut window);
        see(&mut window, &format!("ladder {number}"));
        key(&mut window, Key::PageDown);
        see(&mut window, &format!("ladder {number}, told"));
        if number < 4 {
            key(&mut window, Key::PageDown);
        }
    }
    tell(&mut window, &Msg::LadderStop);
    see(&mut window, "the end of the ladder");
    let mut window = at(language, ScreenId::Practice);
    tell(&mut window, &Msg::PracticeRelay);
    press_nth(&mut window, "5", 2);
    see(&mut window, "choosing a relay");
    press_nth(&mut window, "3", 3);
    tell(&mut window, &Msg::PracticeGo);
    let count = practice(&window).items().len();
    for number in 1..=count {
        if number == 1 || number + 1 >= count {
            see(&mut window, &format!("relay {number}"));
        }
        let puzzle = practice(&window).attempt().puzzle();
        let answer = match number % 3 {
            0 => wrong(puzzle),
            _ => Some(puzzle.solution.clone()),
        };
        match answer {
            Some(answer) => {
                give(&mut window, &answer);
                key(&mut window, Key::PageDown);
            }
            None => tell(&mut window, &Msg::RelayPass),
        }
        if number == 3 || number == count {
            see(&mut window, &format!("relay {number}, told"));
        }
        key(&mut window, Key::PageDown);
    }
    see(&mut window, "the end of the relay");
}

/// Solves a series of three puzzles, up to its summary.
fn solve_all(window: &mut Window) {
    for _ in 0..3 {
        solve(window);
        keys(window, [Key::PageDown, Key::PageDown]);
    }
}

/// A puzzle before an answer, after a wrong one, a second one, the solution, and a right one.
fn puzzle(language: &str, kind: Kind, deck: NumberDeck, see: &mut See) {
    let mut window = series_with(language, &[kind], 3, true, deck);
    see(&mut window, &format!("{kind:?}"));
    if let Some(wrong) = wrong(practice(&window).attempt().puzzle()) {
        give(&mut window, &wrong);
        see(&mut window, &format!("{kind:?} with an answer"));
        key(&mut window, Key::PageDown);
        see(&mut window, &format!("{kind:?} wrong"));
        if practice(&window).may_try_again() {
            key(&mut window, Key::PageDown);
            see(&mut window, &format!("{kind:?} again"));
            if practice(&window).attempt().input().answer().is_none() {
                give(&mut window, &wrong);
            }
            key(&mut window, Key::PageDown);
            see(&mut window, &format!("{kind:?} wrong again"));
        }
    }
    let mut window = series_with(language, &[kind], 3, true, deck);
    solve(&mut window);
    key(&mut window, Key::PageDown);
    see(&mut window, &format!("{kind:?} right"));
}

fn week(language: &str, see: &mut See) {
    let mut window = at(language, ScreenId::Journal);
    see(&mut window, "an empty journal");
    let place = Place::with_settings(&with_address());
    place.put("journal.txt", WEEKS);
    let mut window = open(language, HD, place);
    see(&mut window, "home of a class with records");
    window.visit(ScreenId::Journal);
    see(&mut window, "a journal");
    export(&mut window, &Msg::JournalSaveTable, "saute-dix-seen.csv");
    see(&mut window, "a journal, a file is saved");
    tell(&mut window, &Msg::JournalErase);
    see(&mut window, "erasing a class");
    key(&mut window, Key::Escape);
    window.visit(ScreenId::Ritual);
    tell(&mut window, &Msg::RitualWithHands);
    let count = window.app().ritual.items().len();
    for number in 1..=count {
        see(&mut window, &format!("ritual {number}"));
        key(&mut window, Key::PageDown);
        see(&mut window, &format!("ritual {number}, the answer"));
        type_text(&mut window, ["1", "2", "3"][number % 3]);
    }
    see(&mut window, "the end of the ritual");
}

/// The prepared hour, and its strip below the screens it leads to.
fn hour(language: &str, see: &mut See) {
    let mut window = at(language, ScreenId::Hour);
    see(&mut window, "an empty hour");
    let text = "saute-dix hour 1\ntitle Lundi matin\nritual\nlesson 4\nvotes 3\ncode 56N1-71JM\nday-puzzle\nend\n";
    let settings = SavedSettings { hour: text.to_owned(), ..with_address() };
    let mut window = open(language, HD, Place::with_settings(&settings));
    window.visit(ScreenId::Hour);
    see(&mut window, "an hour");
    tell(&mut window, &Msg::HourStart);
    see(&mut window, "the hour, a ritual");
    for step in ["a lesson", "a vote", "a puzzle"] {
        key(&mut window, Key::Escape);
        press_starting(&mut window, ["Ensuite", "Next:"][usize::from(language == "en")]);
        see(&mut window, &format!("the hour, {step}"));
    }
}

fn vote(language: &str, see: &mut See) {
    let mut window = at(language, ScreenId::Vote);
    for number in 1..=3 {
        see(&mut window, &format!("vote {number}"));
        for letter in [Key::A, Key::B, Key::B, Key::C] {
            key(&mut window, letter);
        }
        if number == 2 {
            revote(&mut window, see);
        }
        key(&mut window, Key::PageDown);
        see(&mut window, &format!("vote {number}, the answer"));
        let line = Msg::VoteLine;
        let text = window.app().languages.current().say(&line);
        if window.query_by_label(&text).is_some() {
            press(&mut window, &text);
            see(&mut window, &format!("vote {number}, the line"));
        }
        if number < 3 {
            key(&mut window, Key::PageDown);
        }
    }
    tell(&mut window, &Msg::VoteEnd);
    see(&mut window, "the end of the vote");
}

/// A talk in pairs and a second vote, first with hidden and then with shown hands of the first.
fn revote(window: &mut Window, see: &mut See) {
    key(window, Key::P);
    see(window, "a talk in pairs");
    key(window, Key::PageDown);
    see(window, "the second vote");
    tell(window, &Msg::VoteBackFirst);
    key(window, Key::P);
    tell(window, &Msg::VoteShowFirst);
    see(window, "a talk in pairs, hands shown");
    key(window, Key::PageDown);
    for letter in [Key::A, Key::A, Key::A, Key::B] {
        key(window, letter);
    }
    see(window, "the second vote, hands shown");
}

/// How many lessons are walked through; all of them take long.
const LESSONS: usize = 12;

fn lessons(language: &str, see: &mut See) {
    let mut window = learn::learn(language);
    see(&mut window, "the lessons");
    learn::open_lesson(&mut window, 1);
    for number in 1..=LESSONS {
        while !learn::ended(&window) {
            let step = learn::lesson(&window).at + 1;
            let wrong = (number + step).is_multiple_of(2);
            see(&mut window, &format!("lesson {number}, step {step}"));
            learn::step(&mut window, wrong);
        }
        see(&mut window, &format!("the end of lesson {number}"));
        if number < LESSONS {
            learn::tell(&mut window, &Msg::LearnNextLesson);
        }
    }
    let mut window = learn::learn(language);
    see(&mut window, "the lessons again");
}

fn print(language: &str, see: &mut See) {
    let mut window = at(language, ScreenId::Print);
    window.run_steps(6);
    see(&mut window, "print");
    let text = window.app().languages.current();
    let text = text.say(&Msg::PrintHeader);
    window.get_by_label(&text).scroll_to_me();
    window.run_steps(20);
    press(&mut window, &text);
    see(&mut window, "print with a header");
    saved(&mut window, see);
    let mut window = series_with(language, &[Kind::Order], 3, true, NumberDeck::Units);
    solve_all(&mut window);
    let text = window.app().languages.current();
    let text = text.say(&Msg::PracticePrint);
    window.get_by_label(&text).scroll_to_me();
    window.run_steps(20);
    press(&mut window, &text);
    window.run_steps(6);
    see(&mut window, "print our puzzles");
    let mut window = feast::at_the_end(language, feast::near());
    tell(&mut window, &Msg::ExitTicket);
    window.run_steps(6);
    see(&mut window, "print an exit ticket");
}

/// A file is saved: there is more to say and to press.
fn saved(window: &mut Window, see: &mut See) {
    export(window, &Msg::PrintSave, "saute-dix-seen.pdf");
    see(window, "print, a file is saved");
}

/// Saves a file by this button; it is gone at once. Its name is on the screen, so it is the same in every run: how large
/// letters are depends on what there is to say.
fn export(window: &mut Window, button: &Msg, name: &str) {
    let path = std::env::temp_dir().join(name);
    let answer = FileAnswer::Chosen(path.clone());
    window.state_mut().choose_with(Box::new(Says(answer)));
    let text = window.app().languages.current();
    let text = text.say(button);
    window.get_by_label(&text).scroll_to_me();
    window.run_steps(20);
    window.get_by_label(&text).click();
    window.run_steps(2);
    while window.app().print.saving.export.is_some() {
        window.step();
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let _ = std::fs::remove_file(path);
}

fn table(language: &str, see: &mut See) {
    for (variant, teams) in [(Variant::Classic, 5), (Variant::Fire, 2), (Variant::Duel, 2)] {
        let mut chosen = setup(variant, teams);
        chosen.guidance = Guidance::Review;
        let mut window = game(language, &chosen);
        see(&mut window, &format!("{variant:?}, the table"));
        key(&mut window, Key::ArrowRight);
        see(&mut window, &format!("{variant:?}, a card is chosen"));
        play_a_turn(&mut window, language);
        see(&mut window, &format!("{variant:?}, the turn again"));
    }
    let mut hidden = setup(Variant::Classic, 3);
    hidden.open_hands = false;
    let mut window = game(language, &hidden);
    see(&mut window, "the hand-over");
}

/// Lays the first cards that fit until the turn may end, and ends it.
fn play_a_turn(window: &mut Window, language: &str) {
    let word = if language == "fr" { "Carte" } else { "Card" };
    while !session(window).may_end() {
        let legal = session(window).game().legal_plays();
        let play = *legal.first().unwrap();
        let pile = letter(session(window), play.pile);
        press(window, &format!("{word} {}", play.card.number()));
        press_starting(window, &format!("Pile {pile},"));
    }
    key(window, Key::E);
}

fn end(language: &str, see: &mut See) {
    let mut one = setup(Variant::Classic, 1);
    one.seat_mut(0).unwrap().player = Player::Computer(Strategy::Nearest);
    one.pace = Pace::Fast;
    let mut window = game(language, &one);
    while !session(&window).is_over() {
        window.step();
    }
    window.run();
    see(&mut window, "nothing fits any more");
    window.visit(ScreenId::End);
    see(&mut window, "the end");
    let replay = if language == "fr" { "Revoir le tour" } else { "Watch turn" };
    press_starting(&mut window, replay);
    see(&mut window, "a costly turn");
    keys(&mut window, [Key::ArrowRight, Key::ArrowRight]);
    see(&mut window, "a costly turn, two cards on");
    let mut window = ended(language, Variant::Duel);
    see(&mut window, "the end of a duel");
    for (name, game) in [("won", feast::won()), ("nearly won", feast::near())] {
        let mut window = feast::at_the_end(language, game);
        see(&mut window, &format!("the end, {name}"));
        tell(&mut window, &Msg::EndCertificate);
        see(&mut window, &format!("the certificate, {name}"));
    }
}

fn analysis(language: &str, see: &mut See) {
    for variant in [Variant::Classic, Variant::Fire, Variant::Duel] {
        let mut window = ended(language, variant);
        tell(&mut window, &Msg::EndStudy);
        see(&mut window, &format!("study, {variant:?}"));
        key(&mut window, Key::PageDown);
        see(&mut window, &format!("study, {variant:?}, a card on"));
        let play = another(&window);
        let card = if language == "fr" { "Carte" } else { "Card" };
        press(&mut window, &format!("{card} {}", play.card.number()));
        see(&mut window, &format!("study, {variant:?}, a card is chosen"));
        press_starting(&mut window, &format!("Pile {},", play.pile.letter()));
        see(&mut window, &format!("study, {variant:?}, a try"));
    }
    for kind in [Kind::Order, Kind::Table] {
        let mut window = series_with(language, &[kind], 3, true, NumberDeck::Tenths);
        solve(&mut window);
        key(&mut window, Key::PageDown);
        tell(&mut window, &Msg::PracticeStudyPuzzle);
        see(&mut window, &format!("study, {kind:?}"));
        key(&mut window, Key::Home);
        see(&mut window, &format!("study, {kind:?}, from the start"));
    }
}
