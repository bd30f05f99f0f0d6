//! The turn, its end, and the end of the game, rule by rule.

use crate::support::{
    all_variants, classic, dealt, decks_for, on_fire, play, plays, random_game, winning_turns,
};
use saute_dix_engine::rules::{Expert, Game, PileName, Refusal, Rules, Status};

/// A game in which exactly these turns can be played, after all but the last have been.
fn game_before_last(rules: Rules, turns: &[&str]) -> Game {
    let mut game = dealt(rules, &decks_for(rules, turns, &[]));
    for turn in turns.split_last().unwrap().1 {
        take_turn(&mut game, turn);
    }
    game
}

fn take_turn(game: &mut Game, turn: &str) {
    for play in plays(turn) {
        game.play(play).unwrap();
    }
    if game.status() == Status::Playing {
        game.end_turn().unwrap();
    }
}

#[test]
fn every_variant_can_be_won_and_the_last_card_wins_at_once() {
    for rules in all_variants() {
        let turns = winning_turns(rules);
        let turns: Vec<&str> = turns.iter().map(String::as_str).collect();
        let mut game = game_before_last(rules, &turns);
        assert_eq!(game.status(), Status::Playing, "{rules:?}");
        for play in plays(turns.last().unwrap()) {
            game.play(play).unwrap();
        }
        assert_eq!(game.status(), Status::Won, "{rules:?}");
        assert_eq!(game.end_turn(), Err(Refusal::GameOver));
        assert_eq!(game.play(play("50A")), Err(Refusal::GameOver));
        assert!(game.legal_plays().is_empty());
        let duel = rules == Rules::duel();
        assert_eq!(game.winner(), duel.then_some(0));
        assert_eq!(game.left(), if duel { 2 } else { 0 });
    }
}

#[test]
fn random_games_of_every_variant_come_to_an_end() {
    for rules in all_variants() {
        let mut burnt = 0;
        for seed in 0..40 {
            let game = random_game(rules, seed);
            assert_ne!(game.status(), Status::Playing);
            burnt += u32::from(game.status() == Status::Burnt);
        }
        assert_eq!(burnt > 0, rules.fire(), "{rules:?}: {burnt} of 40 burnt");
    }
}

#[test]
fn a_turn_ends_only_once_the_minimum_is_played() {
    for (expert, minimum) in [(Expert::Off, 2), (Expert::ThreeCards, 3)] {
        let rules = Rules::classic(2, expert, false).unwrap();
        let mut game = dealt(rules, &decks_for(rules, &["2A 3A 4A"], &[]));
        for (played, text) in ["2A", "3A", "4A"].into_iter().enumerate() {
            let early = Refusal::TooFew { played, minimum };
            if played < minimum {
                assert_eq!(game.end_turn(), Err(early));
            }
            game.play(play(text)).unwrap();
        }
        assert_eq!(game.end_turn(), Ok(3));
        assert_eq!(game.player(), 1);
    }
}

#[test]
fn the_minimum_is_one_once_the_deck_is_empty() {
    for expert in [Expert::Off, Expert::ThreeCards, Expert::SmallerHand] {
        let rules = Rules::classic(5, expert, false).unwrap();
        let turns = winning_turns(rules);
        let mut game = dealt(
            rules,
            &decks_for(rules, &turns.iter().map(String::as_str).collect::<Vec<_>>(), &[]),
        );
        for turn in &turns {
            let expected = match (game.deck(0).is_empty(), expert) {
                (true, _) => 1,
                (false, Expert::Off) => 2,
                (false, _) => 3,
            };
            assert_eq!(game.minimum(), expected);
            take_turn(&mut game, turn);
        }
    }
}

#[test]
fn a_player_without_cards_is_skipped_and_the_others_go_on() {
    // Two players, the deck used up two cards at a time; then player 0 lays a whole hand.
    let mut turns: Vec<String> =
        (0..42).map(|n| format!("{}A {}A", 2 + 2 * n, 3 + 2 * n)).collect();
    turns.push("86A 87A 88A 89A 90A 91A 92A".to_owned());
    turns.push("93A".to_owned());
    turns.push("94A".to_owned());
    let turns: Vec<&str> = turns.iter().map(String::as_str).collect();
    let mut game = dealt(classic(2), &decks_for(classic(2), &turns, &[]));
    for turn in &turns[..42] {
        take_turn(&mut game, turn);
    }
    assert!(game.deck(0).is_empty());
    assert_eq!(game.player(), 0);
    take_turn(&mut game, turns[42]);
    assert!(game.hand(0).is_empty());
    for turn in &turns[43..] {
        assert_eq!((game.player(), game.status()), (1, Status::Playing));
        take_turn(&mut game, turn);
    }
    assert_eq!((game.player(), game.status()), (1, Status::Playing));
}

#[test]
fn one_card_that_cannot_be_followed_by_a_second_loses_at_once_and_can_be_taken_back() {
    // Both up piles are nearly full and both down piles nearly empty: 97 closes A for good.
    let turns = ["2C 3D 99B 90A", "97A 95A"];
    let rules = classic(1);
    let mut decks = decks_for(rules, &turns, &[]);
    // Nothing in hand but 97 and cards that fit nowhere once it lies.
    let wanted = [2, 3, 99, 90, 97, 95, 70, 71, 72, 73, 74, 75];
    decks[0].retain(|n| !wanted.contains(n));
    decks[0].splice(0..0, wanted);
    let mut game = dealt(rules, &decks);
    take_turn(&mut game, turns[0]);
    assert_eq!(game.status(), Status::Playing);
    let before = game.clone();
    game.play(play("97A")).unwrap();
    assert_eq!(game.status(), Status::Stuck);
    assert_eq!(game.end_turn(), Err(Refusal::GameOver));
    assert_eq!(game.undo(), Ok(play("97A")));
    assert_eq!(game, before);
    for text in ["95A", "97A"] {
        game.play(play(text)).unwrap();
    }
    assert_eq!(game.status(), Status::Playing);
}

#[test]
fn undo_stops_at_the_start_of_the_turn() {
    let mut game = game_before_last(classic(2), &["2A 3A", "99C 98C"]);
    assert_eq!(game.undo(), Err(Refusal::NothingToUndo));
    game.play(play("99C")).unwrap();
    assert_eq!(game.undo(), Ok(play("99C")));
    assert_eq!(game.undo(), Err(Refusal::NothingToUndo));
}

#[test]
fn a_burning_card_uncovered_at_the_end_of_the_next_players_turn_loses() {
    let turns = ["2A 22A", "99C 98C"];
    let mut game = game_before_last(on_fire(2), &turns);
    assert_eq!(game.burning().to_string(), "A");
    assert_eq!(game.due().to_string(), "A");
    take_turn(&mut game, turns[1]);
    assert_eq!(game.status(), Status::Burnt);
    assert_eq!(game.player(), 1, "the player who let it burn");
    assert_eq!(game.undo(), Err(Refusal::NothingToUndo));
    assert_eq!(game.play(play("23A")), Err(Refusal::GameOver));
}

#[test]
fn the_next_player_can_put_the_fire_out() {
    let turns = ["2A 22A", "99C 23A"];
    let mut game = game_before_last(on_fire(2), &turns);
    take_turn(&mut game, turns[1]);
    assert_eq!(game.status(), Status::Playing);
    assert!(game.burning().is_empty());
    assert!(game.due().is_empty());
}

#[test]
fn whoever_laid_it_can_put_the_fire_out_in_the_same_turn() {
    let mut game = game_before_last(on_fire(2), &["22A 23A", "99C 98C"]);
    assert!(game.due().is_empty());
    take_turn(&mut game, "99C 98C");
    assert_eq!(game.status(), Status::Playing);
}

#[test]
fn a_burning_card_on_a_burning_card_starts_a_new_obligation() {
    let turns = ["2A 22A", "33A 99C", "98C 97C"];
    let mut game = game_before_last(on_fire(2), &turns);
    assert_eq!(game.status(), Status::Playing);
    assert_eq!(game.due().to_string(), "A");
    take_turn(&mut game, turns[2]);
    assert_eq!(game.status(), Status::Burnt);
}

#[test]
fn alone_the_fire_lasts_until_the_end_of_ones_own_next_turn() {
    let turns = ["2A 22A", "99C 98C"];
    let mut game = game_before_last(on_fire(1), &turns);
    assert_eq!(game.due().to_string(), "A");
    take_turn(&mut game, turns[1]);
    assert_eq!(game.status(), Status::Burnt);
}

#[test]
fn without_the_fire_rule_22_is_a_card_like_any_other() {
    let turns = ["2A 22A", "99C 98C"];
    let mut game = game_before_last(classic(2), &turns);
    assert!(game.burning().is_empty());
    take_turn(&mut game, turns[1]);
    assert_eq!(game.status(), Status::Playing);
}

#[test]
fn the_duel_names_the_piles_from_the_side_of_the_player_to_move() {
    let mut game = game_before_last(Rules::duel(), &["20A 50B", "30A 10C"]);
    assert_eq!(game.player(), 1);
    let top = |game: &Game, name| game.pile(name).top();
    assert_eq!(top(&game, PileName::C), 20);
    assert_eq!(top(&game, PileName::D), 50);
    take_turn(&mut game, "30A 10C");
    assert_eq!(game.player(), 0);
    assert_eq!(top(&game, PileName::A), 10, "helped back from 20");
    assert_eq!(top(&game, PileName::C), 30);
}

#[test]
fn the_duel_allows_one_helping_card_a_turn() {
    let turns = ["20A 50B", "30A 10C 8C"];
    let mut game = game_before_last(Rules::duel(), &turns);
    game.play(play("30A")).unwrap();
    game.play(play("10C")).unwrap();
    assert_eq!(game.play(play("8C")), Err(Refusal::SecondHelp));
    assert!(game.legal_plays().iter().all(|play| play.pile < PileName::C));
    game.undo().unwrap();
    game.play(play("8C")).unwrap();
}

#[test]
fn the_duel_needs_two_cards_even_without_a_deck_and_a_single_card_loses() {
    // Player 0 lays three a turn while drawing two, so that the last hand is a single card.
    let mut turns = Vec::new();
    let mut next = 2;
    let own = |from: i64, count: i64| {
        let words: Vec<String> = (from..from + count).map(|n| format!("{n}A")).collect();
        words.join(" ")
    };
    let mut opponent = 2;
    let mut hand = 6;
    let mut deck = 52;
    while next < 59 {
        let count = if hand == 3 { 2 } else { 3.min(hand) };
        let drawn = 2.min(deck);
        turns.push(own(next, count));
        next += count;
        hand = hand - count + drawn;
        deck -= drawn;
        if next < 59 {
            turns.push(own(opponent, 2));
            opponent += 2;
        }
    }
    turns.push(own(opponent, 2));
    let turns: Vec<&str> = turns.iter().map(String::as_str).collect();
    let mut game = game_before_last(Rules::duel(), &turns);
    assert_eq!(game.player(), 1);
    assert_eq!(game.hand(0).len(), 1, "next {next}");
    assert!(game.deck(0).is_empty());
    assert_eq!(game.minimum(), 2);
    take_turn(&mut game, turns.last().unwrap());
    assert_eq!(game.player(), 0);
    assert_eq!(game.status(), Status::Stuck);
    assert_eq!(game.winner(), Some(1));
}
