//! Computer players and their signals: never an illegal move, never more than they may see,
//! and each stronger than the one before.

use crate::support::{all_variants, classic, dealt, decks_for, play, plays, shuffled};
use saute_dix::coach::{Computer, Move, Simulation, Strategy, View, talk};
use saute_dix::rules::{Game, PileName, Random, Refusal, Rules, Said, Signal, Status};
use saute_dix::text::Locale;

#[test]
fn no_strategy_ever_makes_an_illegal_move_in_any_variant() {
    for rules in all_variants() {
        for strategy in Strategy::ALL {
            let signals = rules != Rules::duel();
            let mut simulation = Simulation::new(rules, &[strategy], signals);
            let mut random = Random::new(1);
            for _ in 0..3 {
                let game = simulation.play(&mut random).unwrap();
                assert_ne!(game.status(), Status::Playing, "{rules:?} {strategy:?}");
            }
        }
    }
}

#[test]
fn every_computer_player_has_a_name_of_its_own_in_every_language() {
    for locale in [Locale::french(), Locale::english()] {
        let names = Strategy::ALL.map(|strategy| locale.plain().strategy(strategy));
        for (index, name) in names.iter().enumerate() {
            assert!(!name.contains('-') && !names[..index].contains(name), "{name}");
        }
    }
    for strategy in Strategy::ALL {
        assert_eq!(Strategy::from_name(strategy.name()), Some(strategy));
    }
}

fn mean_left(rules: Rules, strategy: Strategy, signals: bool) -> usize {
    let games = 30;
    let mut simulation = Simulation::new(rules, &[strategy], signals);
    let mut random = Random::new(7);
    let left = (0..games).map(|_| simulation.play(&mut random).unwrap().left());
    left.sum::<usize>() / games
}

#[test]
fn each_strategy_leaves_fewer_cards_than_the_one_before() {
    let nearest = mean_left(classic(3), Strategy::Nearest, false);
    let par = mean_left(classic(3), Strategy::Par, false);
    let team = mean_left(classic(3), Strategy::Team, true);
    assert!(nearest > par && par > team, "{nearest}, {par}, {team}");
}

#[test]
fn the_beginner_takes_the_closest_card_and_not_one_more() {
    let turns = ["20A 90C", "19B 22A 30A 89C 40D 41D 42D"];
    let mut game = dealt(classic(2), &decks_for(classic(2), &turns, &[]));
    for play in plays(turns[0]) {
        game.play(play).unwrap();
    }
    game.end_turn().unwrap();
    let mut beginner = Computer::new(Strategy::Nearest);
    let mut chosen = Vec::new();
    while let Move::Play(play) = beginner.choose(&View::of(&game, 1)) {
        chosen.push(play.to_string());
        game.play(play).unwrap();
    }
    assert_eq!(chosen, ["89C", "22A"]);
}

/// Two players; player 1 waits with 47 and 60 while A lies at 57 and B at 1.
fn waiting() -> Game {
    let turns = ["57A 90C", "95D 94D", "58A 59A 2B", "47A 60A 61A 62A 63A 64A 65A"];
    let mut game = dealt(classic(2), &decks_for(classic(2), &turns, &[]));
    for turn in &turns[..2] {
        for play in plays(turn) {
            game.play(play).unwrap();
        }
        game.end_turn().unwrap();
    }
    game
}

fn said(game: &Game) -> Vec<(PileName, Signal)> {
    game.signals().map(|Said { pile, signal, .. }| (pile, signal)).collect()
}

#[test]
fn a_waiting_team_player_asks_for_what_it_needs_and_signals_expire() {
    let mut game = waiting();
    let computers = [Computer::new(Strategy::Team), Computer::new(Strategy::Team)];
    talk(&mut game, computers.iter().enumerate()).unwrap();
    let wishes = said(&game);
    assert!(wishes.contains(&(PileName::A, Signal::Leave)), "{wishes:?}: 47 jumps on 57");
    assert!(!wishes.iter().any(|(pile, _)| *pile == PileName::B), "{wishes:?}");
    // A card on A ends that wish; taking the card back brings it again.
    game.play(play("58A")).unwrap();
    assert!(!said(&game).iter().any(|(pile, _)| *pile == PileName::A));
    game.undo().unwrap();
    assert_eq!(said(&game), wishes);
    // Spoken again after the card: no jump any more, but 60 is near.
    game.play(play("58A")).unwrap();
    talk(&mut game, computers.iter().enumerate()).unwrap();
    assert!(said(&game).contains(&(PileName::A, Signal::NoBigStep)));
    game.play(play("2B")).unwrap();
    game.end_turn().unwrap();
    assert!(said(&game).is_empty(), "player 1 has the move and asks for nothing");
}

#[test]
fn a_team_player_keeps_off_a_pile_it_is_asked_to_leave() {
    let mut game = waiting();
    let mut computer = Computer::new(Strategy::Team);
    let first = |game: &Game, computer: &mut Computer| match computer.choose(&View::of(game, 0)) {
        Move::Play(play) => play.pile,
        Move::EndTurn => panic!("the minimum is not reached"),
    };
    assert_eq!(first(&game, &mut computer), PileName::A);
    game.say(1, PileName::A, Some(Signal::Leave)).unwrap();
    assert_ne!(first(&game, &mut computer), PileName::A);
    game.say(1, PileName::A, None).unwrap();
    assert_eq!(first(&game, &mut computer), PileName::A);
}

#[test]
fn only_those_who_wait_may_signal() {
    let mut game = waiting();
    let leave = Some(Signal::Leave);
    assert_eq!(game.say(0, PileName::A, leave), Err(Refusal::NotYoursToSay));
    assert_eq!(game.say(2, PileName::A, leave), Err(Refusal::NotYoursToSay));
    assert_eq!(game.say(1, PileName::A, leave), Ok(()));
    let mut duel = shuffled(Rules::duel(), 1);
    assert_eq!(duel.say(1, PileName::A, leave), Err(Refusal::NotYoursToSay));
}

#[test]
fn a_view_shows_the_own_hand_and_only_counts_of_the_others() {
    let game = waiting();
    let view = View::of(&game, 1);
    assert_eq!(view.hand(), game.hand(1));
    assert_eq!(view.partners(), 1);
    // Two games that differ only in what player 1 cannot see look the same to player 1.
    let turns = ["57A 90C", "95D 94D", "48A 49A 3B", "47A 60A 61A 62A 63A 64A 65A"];
    let mut other = dealt(classic(2), &decks_for(classic(2), &turns, &[]));
    for turn in &turns[..2] {
        for play in plays(turn) {
            other.play(play).unwrap();
        }
        other.end_turn().unwrap();
    }
    assert_ne!(game.hand(0), other.hand(0));
    assert_eq!(game.hand(1), other.hand(1));
    assert_eq!(format!("{view:?}"), format!("{:?}", View::of(&other, 1)));
}

#[test]
fn sides_of_a_duel_start_by_turns_and_only_a_talking_team_lets_the_best_hand_start() {
    let starters = |rules: Rules, strategies: &[Strategy], signals: bool| -> Vec<usize> {
        let mut simulation = Simulation::new(rules, strategies, signals);
        let mut random = Random::new(5);
        let mut starter = || simulation.play(&mut random).unwrap().deal().starter();
        (0..8).map(|_| starter()).collect()
    };
    let by_turns = [0, 1, 0, 1, 0, 1, 0, 1];
    for signals in [false, true] {
        let duel = starters(Rules::duel(), &[Strategy::Team], signals);
        assert_eq!(duel, by_turns);
    }
    let first = [0; 8];
    let mixed = [Strategy::Team, Strategy::Par];
    assert_eq!(starters(classic(3), &mixed, true), first);
    assert_eq!(starters(classic(3), &[Strategy::Team], false), first);
    assert_ne!(starters(classic(3), &[Strategy::Team], true), first);
}

#[test]
fn one_who_waits_in_a_duel_sees_the_own_piles_as_a_and_b() {
    let mut game = shuffled(Rules::duel(), 1);
    let first = game.legal_plays()[0];
    game.play(first).unwrap();
    let top = |player, pile| View::of(&game, player).table().pile(pile).unwrap().top();
    for pile in PileName::ALL {
        assert_eq!(top(0, pile), top(1, pile.across()));
    }
    assert_eq!(top(0, first.pile), first.card.number());
}

#[test]
fn a_decision_is_the_choice_of_whoever_has_all_the_time() {
    let game = shuffled(classic(3), 4);
    let view = View::of(&game, 0);
    for strategy in Strategy::ALL {
        let choice = Computer::new(strategy).choose(&view);
        let decision = Computer::new(strategy).decide(&view, &mut || true);
        assert_eq!(decision.choice, choice);
        let hurried = Computer::new(strategy).decide(&view, &mut || false).choice;
        assert!(matches!(hurried, Move::Play(play) if game.check(play).is_ok()));
    }
}
