//! What others ask for belongs to a turn: it is on record, and the look back respects it.

use std::cmp::Reverse;

use egui_kittest::kittest::Queryable;
use saute_dix::app::play::{Phase, Session, verdict, words};
use saute_dix::app::setup::{Guidance, Setup};
use saute_dix::coach::{Gain, SignalConstraints, TurnReview, review, review_last};
use saute_dix::rules::{
    CardSet, Game, PileName, Play, Random, Said, Signal, Status, Table, print_plays,
};
use saute_dix::solver::{Solver, Task, Verdict, value};
use saute_dix::text::Locale;
use serde_json::{Value, json};

use crate::support::window::{
    self, HD, Place, Window, has, has_part, labels, open, press, press_each, session,
};
use crate::support::{classic, dealt, plays, random_step, shuffled};

/// Two players; A shows 30, B 40, C 99, D 98, and the first has 33 41 42 60 61 70 71.
fn uneven() -> Game {
    let first = [30, 40, 41, 42, 33, 60, 70];
    let second = [98, 97, 99, 96, 50, 51, 52];
    let start: Vec<i64> = first.into_iter().chain(second).chain([61, 71]).collect();
    let others = (2..=99).filter(|card| !start.contains(card));
    let deck = start.iter().copied().chain(others).collect();
    let mut game = dealt(classic(2), &[deck]);
    finish(&mut game, "30A 40B");
    finish(&mut game, "99C 98D");
    game
}

fn lay(game: &mut Game, turn: &str) {
    for play in plays(turn) {
        game.play(play).unwrap();
    }
}

fn finish(game: &mut Game, turn: &str) {
    lay(game, turn);
    game.end_turn().unwrap();
}

fn said(pile: PileName, signal: Signal) -> Said {
    Said { player: 1, pile, signal }
}

/// The third turn with these signals, looked at again.
fn looked_at(asked: &[(PileName, Signal)], turn: &str) -> TurnReview {
    let mut game = uneven();
    for (pile, signal) in asked {
        game.say(1, *pile, Some(*signal)).unwrap();
    }
    finish(&mut game, turn);
    let last = review_last(&game).unwrap();
    assert_eq!(Some(&last), review(&game).turns.last());
    last
}

fn english(turn: &TurnReview) -> (String, String) {
    told("en", turn, false)
}

fn told(language: &str, turn: &TurnReview, secret: bool) -> (String, String) {
    let locale = match language {
        "fr" => Locale::french(),
        _ => Locale::english(),
    };
    let (voice, setup) = (locale.plain(), Setup::default());
    (verdict(&voice, turn), words(&voice, &setup, turn, secret).replace('\u{a0}', " "))
}

const LEAVE_B: (PileName, Signal) = (PileName::B, Signal::Leave);

#[test]
fn a_turn_records_what_was_asked_about_the_piles_as_they_lay() {
    let (leave, small) = (Signal::Leave, Signal::NoBigStep);
    let mut game = uneven();
    game.say(1, PileName::B, Some(leave)).unwrap();
    game.say(1, PileName::C, Some(leave)).unwrap();
    let both = [said(PileName::B, leave), said(PileName::C, leave)];
    assert_eq!(game.turn().signals, both);
    lay(&mut game, "41B");
    assert_eq!(game.turn().signals, both, "broken, but on record");
    assert_eq!(game.signals().count(), 1, "it no longer holds");
    // Said after the card: it counts for the player who plays on, not for the card that lies there.
    game.say(1, PileName::B, Some(small)).unwrap();
    assert_eq!(game.turn().signals, both);
    game.say(1, PileName::B, None).unwrap();
    assert_eq!(game.turn().signals, both, "what was said cannot be unsaid afterwards");
    game.undo().unwrap();
    assert_eq!(game.signals().collect::<Vec<_>>(), both);
    // Taken back before anything was laid there.
    game.say(1, PileName::C, None).unwrap();
    game.say(1, PileName::A, Some(small)).unwrap();
    finish(&mut game, "33A 41B");
    let record = [said(PileName::A, small), said(PileName::B, leave)];
    assert_eq!(game.finished_turns().last().unwrap().signals, record);
    assert!(game.turn().signals.is_empty(), "the one who spoke now moves");
}

#[test]
fn what_still_holds_is_on_the_record_of_the_next_turn_too() {
    let mut game = dealt(classic(3), &[(2..=99).collect()]);
    game.say(2, PileName::D, Some(Signal::Leave)).unwrap();
    game.say(2, PileName::A, Some(Signal::Leave)).unwrap();
    finish(&mut game, "2A 3A");
    let still = [Said { player: 2, ..said(PileName::D, Signal::Leave) }];
    assert_eq!(game.turn().signals, still);
    assert_eq!(game.finished_turns()[0].signals.len(), 2);
}

#[test]
fn a_play_that_leaves_the_pile_alone_is_the_best_and_thanked_for_it() {
    let alone = looked_at(&[], "33A 41A 42A");
    assert_eq!((alone.verdict, alone.lost), (Verdict::Legal, Some(7)));
    let turn = looked_at(&[LEAVE_B], "33A 41A 42A");
    assert_eq!((turn.verdict, turn.lost), (Verdict::Best, Some(0)));
    assert_eq!(turn.better(), None, "nothing to show beside it");
    let (title, text) = english(&turn);
    assert_eq!(title, "That was the best play. Well done!");
    assert!(text.starts_with("Pile B was left alone, as asked."), "{text}");
    let (_, text) = told("fr", &turn, false);
    assert!(text.starts_with("La pile B a été laissée, comme demandé."), "{text}");
    // Small steps on B were taken: two in all.
    let turn = looked_at(&[(PileName::B, Signal::NoBigStep)], "33A 41B 42B");
    assert_eq!((turn.verdict, turn.lost), (Verdict::Best, Some(0)));
    assert!(english(&turn).1.starts_with("No big step on pile B, as asked."));
}

#[test]
fn a_better_play_does_what_was_asked_as_well() {
    let turn = looked_at(&[LEAVE_B], "33A 60A");
    assert_eq!((turn.verdict, turn.lost), (Verdict::Legal, Some(22)));
    let better = turn.better().unwrap();
    assert_eq!(print_plays(&better.plays), "33A 41A 42A");
    let (title, text) = english(&turn);
    assert_eq!(title, "There was a better play: 22 steps to gain.");
    assert!(text.contains("4 + 18 = 22"), "{text}");
    assert!(text.contains("Pile B was left alone, as asked."), "{text}");
    assert!(!text.contains("pile B:"), "no word about playing there");
}

#[test]
fn a_request_that_was_not_heeded_is_a_fact_and_no_blame() {
    // Cheaper than every play that leaves B alone: nothing was given away.
    let turn = looked_at(&[LEAVE_B], "41B 42B");
    assert_eq!((turn.verdict, turn.lost), (Verdict::Good, Some(0)));
    assert_eq!((turn.better(), turn.gain()), (None, None));
    let (title, text) = english(&turn);
    assert_eq!(title, "This play gives no step away.");
    assert!(text.starts_with("The Greens had asked to leave pile B alone."), "{text}");
    // Dearer than the best that leaves B alone: compared with that one.
    let turn = looked_at(&[LEAVE_B], "60B 70B");
    assert_eq!((turn.verdict, turn.lost), (Verdict::Legal, Some(22)));
    assert_eq!(print_plays(&turn.better().unwrap().plays), "33A 41A 42A", "not a play on B");
    let (_, text) = told("fr", &turn, false);
    assert!(text.contains("On avait demandé de laisser la pile B (Les Verts)."), "{text}");
    let turn = looked_at(&[(PileName::B, Signal::NoBigStep)], "60B 70B");
    let (_, text) = english(&turn);
    assert!(
        text.contains("The Greens had asked for no big step on pile B: it moved on by 30 steps."),
        "{text}"
    );
}

#[test]
fn where_not_everything_asked_is_possible_that_is_said() {
    let all: Vec<_> = PileName::ALL.map(|pile| (pile, Signal::Leave)).into();
    let turn = looked_at(&all, "41B 42B");
    assert_eq!((turn.verdict, turn.lost), (Verdict::Best, Some(0)));
    assert!(!turn.heeding.possible && turn.heeding.as_far_as_possible);
    let (_, text) = english(&turn);
    assert!(
        text.starts_with(
            "Piles A, C, D were left alone, as asked. The Greens had asked to leave pile B alone. \
             Here it was not possible to do all that was asked."
        ),
        "{text}"
    );
    // One pile more than it had to be: worth more, but not what was asked.
    let turn = looked_at(&all, "33A 41B 42B");
    assert_eq!((turn.verdict, turn.lost), (Verdict::Good, Some(0)));
    assert!(!turn.heeding.as_far_as_possible);
}

#[test]
fn the_steps_to_gain_can_be_counted_on_the_picture() {
    let asked = [LEAVE_B];
    let cases = [
        // As many cards: only steps.
        ("33A 42A 60A", "As many cards for 18 steps less."),
        (
            "33A 60A",
            "1 card more counts for 4 steps (4 a card), and 18 steps are saved: 4 + 18 = 22.",
        ),
        ("33A 41A", "1 card more counts for 4 steps (4 a card) and costs only 1: 4 − 1 = 3."),
        (
            "33A 41A 42A 60A",
            "1 card less is 4 steps less (4 a card), but 18 steps are saved: 18 − 4 = 14.",
        ),
    ];
    for (played, sentence) in cases {
        let turn = looked_at(&asked, played);
        let Gain { worth, saved, .. } = turn.gain().unwrap();
        assert_eq!(turn.lost, Some(worth + saved), "{played}");
        let (_, text) = english(&turn);
        assert!(text.starts_with(sentence), "{played}: {text}");
    }
}

#[test]
fn a_secret_hand_is_praised_without_a_promise_and_gives_nothing_away() {
    let turn = looked_at(&[LEAVE_B], "33A 41A 42A");
    let (title, text) = told("en", &turn, true);
    assert_eq!(title, "That was the best play. Well done!");
    assert!(text.contains("as asked"), "{text}");
    assert!(!text.contains("secret") && !text.contains("60"), "{text}");
    let turn = looked_at(&[LEAVE_B], "33A 60A");
    let (_, text) = told("en", &turn, true);
    assert!(text.ends_with("the hand stays secret."), "{text}");
    assert!(!text.contains("41") && !text.contains("1 card"), "{text}");
}

/// Every play from here, pile by pile.
fn every_play(table: Table, hand: CardSet, line: &mut Vec<Play>, found: &mut Vec<Vec<Play>>) {
    found.push(line.clone());
    let from = line.last().map_or(PileName::A, |play| play.pile);
    let further: Vec<Play> = table.plays(hand).filter(|play| play.pile >= from).collect();
    for play in further {
        line.push(play);
        every_play(table.after(play).unwrap(), hand.without(play.card), line, found);
        line.pop();
    }
}

#[test]
fn the_best_heedful_play_is_found_as_plain_search_finds_it() {
    let mut solver = Solver::new();
    let mut random = Random::new(8);
    let mut impossible = 0;
    for seed in 0..40 {
        let mut game = shuffled(classic(3), seed);
        for _ in 0..random.below(30) {
            if game.status() == Status::Playing {
                random_step(&mut game, &mut random);
            }
        }
        if game.status() != Status::Playing || game.hand(game.player()).is_empty() {
            continue;
        }
        let mut signals = Vec::new();
        for pile in PileName::ALL {
            for signal in Signal::ALL {
                if random.below(2) == 0 {
                    signals.push(said(pile, signal));
                }
            }
        }
        let task = Task::of_game(&game);
        let mut all = Vec::new();
        every_play(task.table, task.hand, &mut Vec::new(), &mut all);
        let enough = all.iter().filter(|plays| plays.len() >= task.minimum);
        let expected = enough.map(|plays| {
            let missed = signals.iter();
            let missed = missed.filter(|said| !said.is_heeded(&task.table, plays));
            let placements = task.trace(plays).unwrap();
            let room = placements.iter().map(|placement| placement.room()).sum();
            (Reverse(missed.count()), value(task.set, plays.len(), room))
        });
        let (Reverse(broken), worth) = expected.max().unwrap();
        let constraints = SignalConstraints::new(&mut solver, &task, &signals);
        let solved = solver.solve(&constraints.task).unwrap();
        assert_eq!((constraints.broken, solved.value()), (broken, Some(worth)));
        impossible += usize::from(broken > 0);
    }
    assert!(impossible > 3, "both cases were met");
}

fn saved(game: &Game) -> Value {
    serde_json::from_str(&game.to_json().unwrap()).unwrap()
}

fn recorded() -> Game {
    let mut game = uneven();
    game.say(1, PileName::B, Some(Signal::Leave)).unwrap();
    finish(&mut game, "33A 41A 42A");
    game.say(0, PileName::D, Some(Signal::NoBigStep)).unwrap();
    lay(&mut game, "97D");
    game
}

#[test]
fn the_record_is_saved_with_the_turns() {
    let game = recorded();
    let save = saved(&game);
    assert_eq!(save["version"], 3);
    assert_eq!(save["asked"], json!([{"turn": 3, "player": 1, "pile": "B", "signal": "leave"}]));
    let back = Game::from_json(&save.to_string()).unwrap();
    assert_eq!(back, game);
    assert_eq!(back.turn().signals.len(), 1, "that of the turn under way");
}

#[test]
fn a_bad_signal_on_record_is_named() {
    let good = json!({"turn": 3, "player": 1, "pile": "B", "signal": "leave"});
    for (field, value) in [
        ("turn", json!(0)),
        ("turn", json!(4)),
        ("player", json!(0)),
        ("player", json!(2)),
        ("pile", json!("E")),
        ("signal", json!("hurry")),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        let (turn, player) = (bad["turn"].clone(), bad["player"].clone());
        let mut save = saved(&recorded());
        save["asked"] = json!([bad]);
        let error = Game::from_json(&save.to_string()).unwrap_err();
        assert_eq!(
            Locale::english().plain().save_error(&error),
            format!(
                "Turn {turn} of the saved game has a signal that player {player} cannot have given."
            )
        );
    }
}

/// A window with the uneven game under way.
fn at_the_table(place: &Place) -> Window {
    let mut setup = Setup::default();
    setup.guidance = Guidance::Review;
    let deal = setup.deal();
    let mut window = open("en", HD, place.clone());
    let session = Session::with_game(setup, deal, uneven());
    window.state_mut().sit_down(session);
    window.run();
    window
}

fn ask_to_leave_b(window: &mut Window) {
    press_each(window, ["Signal for pile B", "Please leave it!", "Close"]);
}

fn lay_in_window(window: &mut Window, turn: &str) {
    for play in plays(turn) {
        window::lay(window, "Card", play);
    }
    press(window, "End the turn");
}

#[test]
fn a_game_with_a_signal_through_the_window() {
    let place = Place::default();
    let mut window = at_the_table(&place);
    ask_to_leave_b(&mut window);
    lay_in_window(&mut window, "33A 41A 42A");
    assert!(has(&window, "That was the best play. Well done!"), "{:?}", labels(&window));
    assert!(has_part(&window, "Pile B was left alone, as asked."));
    // One panel, as there is nothing better to stand beside it.
    assert!(has(&window, "Played") && !has_part(&window, "The best, as asked"));
    assert_eq!(window.query_all_by_label("33, 41, 42 (A)").count(), 1);
    press(&mut window, "Go on");
    // The record outlives the window.
    let kept: Value = serde_json::from_str(&place.get("game.json").unwrap()).unwrap();
    let game = Game::from_json(&kept["content"]["game"].to_string()).unwrap();
    let turns = game.finished_turns();
    assert_eq!(turns.last().unwrap().signals, [said(PileName::B, Signal::Leave)]);
    assert_eq!(*session(&window).phase(), Phase::Turn);
}

#[test]
fn a_better_play_is_shown_as_asked_with_one_number() {
    let place = Place::default();
    let mut window = at_the_table(&place);
    ask_to_leave_b(&mut window);
    lay_in_window(&mut window, "60B 70B");
    assert!(has(&window, "There was a better play: 22 steps to gain."));
    assert!(has(&window, "The best, as asked") && has(&window, "33, 41, 42 (A)"));
    assert!(has(&window, "2 cards · 30 steps used") && has(&window, "3 cards · 12 steps used"));
    assert!(has_part(&window, "4 + 18 = 22"));
    assert!(has_part(&window, "The Greens had asked to leave pile B alone."));
}

#[test]
fn a_hint_does_what_was_asked() {
    let mut window = at_the_table(&Place::default());
    ask_to_leave_b(&mut window);
    press_each(&mut window, ["Hint", "Hint"]);
    assert!(has_part(&window, "33"), "{:?}", labels(&window));
    assert!(!has_part(&window, "on pile B"), "{:?}", labels(&window));
}
