//! What must hold whatever was learnt.

use super::features::{Bits, Level, PositionAfterPlay, ROWS, SignalHeard};
use super::judge::{Judge, Ranked};
use super::playout::Playout;
use super::weights::Scale;
use super::*;
use crate::coach::{Computer, Simulation, Strategy};
use crate::rules::{CardSet, Deal, Expert, Game, Status};

fn classic(players: usize, expert: Expert, fire: bool) -> Rules {
    Rules::classic(players, expert, fire).unwrap()
}

/// Positions as they come up in games of all kinds, with what the one to move sees.
fn known_positions(rules: Rules, seed: u64) -> Vec<(Game, PlayerKnowledge)> {
    let mut random = Random::new(seed);
    let mut game = Game::new(rules, Deal::shuffled(&rules, &mut random));
    let mut computer = Computer::new(Strategy::Par);
    let mut found = Vec::new();
    while game.status() == Status::Playing {
        let view = View::of(&game, game.player());
        found.push((game.clone(), PlayerKnowledge::of(&view)));
        match computer.choose(&view) {
            Move::Play(play) => game.play(play).map(|_| ()).unwrap(),
            Move::EndTurn => game.end_turn().map(|_| ()).unwrap(),
        }
    }
    found
}

fn variants() -> Vec<Rules> {
    let mut all = Vec::new();
    for players in 1..=5 {
        for expert in Expert::ALL {
            for fire in [false, true] {
                all.push(classic(players, expert, fire));
            }
        }
    }
    all
}

#[test]
fn every_candidate_can_be_played_and_ends_where_it_says() {
    let mut judge = Judge::default();
    let mut ranked: Vec<Ranked> = Vec::new();
    for (seed, rules) in (0..).zip(variants()) {
        let learnt = library::learnt(&rules).unwrap();
        for (game, knowledge) in known_positions(rules, seed) {
            judge.rank(learnt, &knowledge, BREADTH, &mut ranked);
            if knowledge.due == [false; 4] {
                assert!(!ranked.is_empty(), "{rules:?}: whoever may play has a candidate");
            }
            for candidate in &ranked {
                let plays = judge.plays(&knowledge, &candidate.candidate);
                assert_eq!(plays.len(), candidate.candidate.count);
                assert!(plays.len() >= knowledge.missing);
                let mut played = game.clone();
                for play in &plays {
                    played.play(*play).unwrap();
                }
                assert_eq!(knowledge::tops(&played.table()), candidate.candidate.tops);
                assert_eq!(played.hand(game.player()).bits(), candidate.rest);
                assert!(played.due().is_empty(), "what must be covered is covered");
            }
        }
    }
}

#[test]
fn the_shared_sums_are_those_of_all_rows() {
    let rules = classic(3, Expert::Off, true);
    let learnt = library::learnt(&rules).unwrap();
    let (mut shared, mut alone) = (Scale::new(), Scale::new());
    for (_, knowledge) in known_positions(rules, 5) {
        shared.begin(knowledge.unseen);
        for gone in [0, 1, 2] {
            let rest = knowledge.hand & (knowledge.hand << gone);
            let state = knowledge.after(knowledge.tops, rest);
            alone.begin(state.unseen);
            let odds = shared.weigh(learnt.value, &state);
            assert_eq!(odds, alone.weigh(learnt.value, &state));
            (0..4).for_each(|pile| state.for_each_row(pile, |row| assert!(row < ROWS)));
        }
    }
}

#[test]
fn what_is_shared_while_looking_ahead_is_the_same_as_without() {
    let rules = classic(1, Expert::Off, false);
    let learnt = library::learnt(&rules).unwrap();
    let (mut ahead, mut alone) = (Scale::new(), Scale::new());
    for (game, knowledge) in known_positions(rules, 9) {
        ahead.look_from(knowledge.unseen);
        let drawn = game.deck(0).iter().take(3);
        let drawn = drawn.fold(0, |drawn, card| drawn | bit(card.number()));
        // Some cards are drawn; none are; and others come back, which belong to no turn from here.
        for unseen in [knowledge.unseen & !drawn, knowledge.unseen, features::ALL & !knowledge.hand]
        {
            let state =
                PositionAfterPlay { unseen, ..knowledge.after(knowledge.tops, knowledge.hand) };
            ahead.begin(unseen);
            alone.begin(unseen);
            let odds = ahead.weigh(learnt.value, &state);
            assert_eq!(odds, alone.weigh(learnt.value, &state));
        }
    }
}

#[test]
fn alone_the_policy_tells_apart_and_the_value_how_likely_it_is() {
    let rules = classic(1, Expert::Off, false);
    let learnt = library::learnt(&rules).unwrap();
    assert!(!learnt.is_one());
    let mut judge = Judge::default();
    let mut ranked: Vec<Ranked> = Vec::new();
    let mut compared = 0;
    for (_, knowledge) in known_positions(rules, 2) {
        judge.rank(learnt, &knowledge, BREADTH, &mut ranked);
        ranked.retain(|ranked| !ranked.is_certain());
        ranked.truncate(8);
        let values = ranked.iter().map(|ranked| judge.chance(learnt, &knowledge, ranked));
        let values: Vec<u32> = values.map(Chance::parts).collect();
        let priors = judge.prior_chances(learnt, &knowledge, &ranked);
        assert!(priors.is_sorted_by(|one, next| one >= next), "in the policy's order");
        if let [first, .., last] = priors.as_slice()
            && first.parts() < Chance::WHOLE
            && last.parts() > 0
        {
            let mean = |parts: u32| parts / u32::try_from(priors.len()).unwrap();
            let (value, prior) =
                (values.iter().sum(), priors.iter().map(|prior| prior.parts()).sum());
            assert!(mean(value).abs_diff(mean(prior)) <= 2, "on the value's level");
            compared += 1;
        }
    }
    assert!(compared > 5, "{compared}");
}

/// The same position with the directions exchanged, and with the piles of a direction exchanged.
fn twins(state: &PositionAfterPlay) -> [PositionAfterPlay; 2] {
    let turned = |cards: Bits| features::mirror(cards);
    let [a, b, c, d] = state.tops;
    let swap = |heard: [SignalHeard; 4], order: [usize; 4]| order.map(|pile| heard[pile]);
    [
        PositionAfterPlay {
            tops: [c, d, a, b],
            hand: turned(state.hand),
            unseen: turned(state.unseen),
            heard: state.heard.map(|heard| swap(heard, [2, 3, 0, 1])),
            ..*state
        },
        PositionAfterPlay {
            tops: [b, a, d, c],
            heard: state.heard.map(|heard| swap(heard, [1, 0, 3, 2])),
            ..*state
        },
    ]
}

#[test]
fn positions_that_are_alike_are_worth_the_same() {
    let rules = classic(4, Expert::Off, false);
    let learnt = library::learnt(&rules).unwrap();
    let mut scale = Scale::new();
    for (_, knowledge) in known_positions(rules, 11) {
        let mut state = knowledge.after(knowledge.tops, knowledge.hand);
        state.heard[1][2] = SignalHeard::new(Level::Leave, 0);
        let [a, b, c, d] = state.tops;
        let mut weigh = |state: &PositionAfterPlay| {
            scale.begin(state.unseen);
            scale.weigh(learnt.value, state)
        };
        let odds = weigh(&state);
        let [turned, exchanged] = twins(&state);
        // Where two piles show the same, what was said tells them apart, and the order is the given one.
        if a != b && c != d {
            assert_eq!(weigh(&exchanged), odds);
            if u16::from(a) + u16::from(b) != u16::from(c) + u16::from(d) {
                assert_eq!(weigh(&turned), odds);
            }
        }
    }
}

#[test]
fn nothing_hidden_reaches_it() {
    // The hidden cards are dealt anew: the same view leads to the same play.
    let rules = classic(3, Expert::Off, false);
    for (game, _) in known_positions(rules, 3).into_iter().step_by(7) {
        let me = game.player();
        let view = View::of(&game, me);
        let mut champion = Champion::new(Thinking::Milliseconds(1));
        let chosen = champion.decide(&view, &mut || true);
        let drawn_otherwise = {
            let mut numbers: Vec<i64> = Vec::new();
            let deal = game.deal();
            let drawn = deal.decks()[0].len() - game.deck(0).len();
            let (known, hidden) = deal.decks()[0].split_at(drawn);
            numbers.extend(known.iter().map(|card| i64::from(card.number())));
            numbers.extend(hidden.iter().rev().map(|card| i64::from(card.number())));
            let deal = Deal::from_numbers(&rules, &[numbers]).unwrap();
            replay(&game, Game::new(rules, deal))
        };
        let same = View::of(&drawn_otherwise, me);
        assert_eq!(view, same);
        let mut other = Champion::new(Thinking::Milliseconds(1));
        assert_eq!(other.decide(&same, &mut || true), chosen);
    }
}

fn replay(past: &Game, mut game: Game) -> Game {
    for turn in past.finished_turns() {
        for play in &turn.plays {
            game.play(*play).unwrap();
        }
        game.end_turn().unwrap();
    }
    for play in &past.turn().plays {
        game.play(*play).unwrap();
    }
    game
}

#[test]
fn a_playout_is_a_game() {
    for (seed, rules) in (0..).zip(variants()) {
        let mut random = Random::new(seed);
        let deal = Deal::shuffled(&rules, &mut random).started_by_chance(&rules, &mut random);
        let mut game = Game::new(rules, deal.clone());
        let mut playout = Playout::new(rules, &deal, [false; 5]);
        let mut computer = Computer::new(Strategy::Par);
        while game.status() == Status::Playing {
            let view = View::of(&game, game.player());
            assert_eq!(playout.knowledge(), PlayerKnowledge::of(&view));
            assert_eq!(playout.left(), game.left());
            match computer.choose(&view) {
                Move::Play(play) => {
                    game.play(play).unwrap();
                    playout.lay(play);
                }
                Move::EndTurn => {
                    if !game.due().is_empty() {
                        break;
                    }
                    game.end_turn().unwrap();
                    playout.end_turn();
                }
            }
        }
    }
}

#[test]
fn it_plays_every_kind_of_game_to_its_end() {
    for (seed, rules) in (0..).zip(variants().into_iter().chain([Rules::duel()])) {
        let champions = Simulation::new(rules, &[Strategy::Champion], true);
        let mut champions = champions.thinking(Thinking::Instant);
        for _ in 0..3 {
            let game = champions.play(&mut Random::new(seed)).unwrap();
            assert_ne!(game.status(), Status::Playing);
        }
    }
}

#[test]
fn it_has_learnt_something() {
    // Far below what it reaches on average, far above what chance or the best play for oneself would give.
    let rules = classic(4, Expert::Off, false);
    let wins = |strategy: Strategy| {
        let mut table = Simulation::new(rules, &[strategy], true).thinking(Thinking::Instant);
        let mut random = Random::new(4);
        let games = (0..60).map(|_| table.play(&mut random).unwrap());
        games.filter(|game| game.status() == Status::Won).count()
    };
    let (champion, par) = (wins(Strategy::Champion), wins(Strategy::Par));
    assert!(champion >= 48 && par <= 20, "{champion} and {par} of 60");
}

#[test]
fn it_beats_the_best_play_in_the_duel() {
    let mut duels = Simulation::new(Rules::duel(), &[Strategy::Champion, Strategy::Par], false);
    let mut random = Random::new(8);
    let won = (0..60).filter(|_| duels.play(&mut random).unwrap().winner() == Some(0));
    let won = won.count();
    assert!(won >= 36, "{won} of 60");
}

#[test]
fn without_time_it_still_answers_at_once() {
    let rules = classic(2, Expert::Off, false);
    let game = Game::new(rules, Deal::shuffled(&rules, &mut Random::new(1)));
    let view = View::of(&game, 0);
    let mut asked = 0;
    let decision = Champion::new(Thinking::Milliseconds(60_000)).decide(&view, &mut || {
        asked += 1;
        false
    });
    assert!(decision.is_some());
    assert_eq!(asked, 1);
}

#[test]
fn more_time_is_more_futures() {
    for alone in [true, false] {
        let [hurried, patient] = [20, 100].map(|time| Thinking::Milliseconds(time).effort(alone));
        assert!(patient.turns > hurried.turns);
        assert_eq!(patient.candidates, hurried.candidates);
        assert_eq!(Thinking::Instant.effort(alone).turns, 0);
    }
}

#[test]
fn the_chance_is_that_of_what_is_laid() {
    let rules = classic(2, Expert::Off, false);
    let game = Game::new(rules, Deal::shuffled(&rules, &mut Random::new(1)));
    let view = View::of(&game, 0);
    let mut champion = Champion::new(Thinking::Instant);
    let best = champion.prospect(&view, &mut || true).unwrap();
    assert_eq!(champion.chance_after(&view, &best.plays), Some(best.chance));
    // A play that throws a pile away is worth less.
    let dearest = game.legal_plays().into_iter().max_by_key(|play| {
        let placed = game.check(*play).unwrap();
        placed.room()
    });
    let wasted = champion.chance_after(&view, &[dearest.unwrap()]).unwrap();
    assert!(wasted < best.chance);
    // What cannot be played has no chance.
    let foreign = CardSet::range(2, 99).difference(view.hand()).first().unwrap();
    let play = Play { card: foreign, pile: PileName::A };
    assert_eq!(champion.chance_after(&view, &[play]), None);
}
