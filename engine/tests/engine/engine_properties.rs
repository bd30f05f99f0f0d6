//! What must hold whatever a caller tries: any sequence of commands, accepted or refused.

use crate::support::{all_variants, shuffled};
use proptest::prelude::*;
use saute_dix_engine::coach::{Simulation, Strategy as Computers};
use saute_dix_engine::rules::{Card, Game, PileName, Play, Random, Rules, Status, Turn};

/// What a wild player might try. The numbers are taken modulo whatever is there.
#[derive(Clone, Copy, Debug)]
enum Attempt {
    Legal(usize),
    Anything(u8, usize),
    End,
    Undo,
}

fn attempts() -> impl Strategy<Value = Vec<Attempt>> {
    let attempt = prop_oneof![
        8 => any::<usize>().prop_map(Attempt::Legal),
        2 => (2_u8..=99, 0..4_usize).prop_map(|(card, pile)| Attempt::Anything(card, pile)),
        4 => Just(Attempt::End),
        2 => Just(Attempt::Undo),
    ];
    prop::collection::vec(attempt, 0..250)
}

fn variants() -> impl Strategy<Value = Rules> {
    prop::sample::select(all_variants())
}

/// Carries the attempt out; whether it was accepted.
fn attempt(game: &mut Game, attempt: Attempt) -> bool {
    match attempt {
        Attempt::Legal(choice) => {
            let legal = game.legal_plays();
            match legal.get(choice.checked_rem(legal.len()).unwrap_or(0)) {
                Some(play) => game.play(*play).is_ok(),
                None => false,
            }
        }
        Attempt::Anything(number, pile) => match (Card::new(number), PileName::ALL.get(pile)) {
            (Some(card), Some(pile)) => game.play(Play { card, pile: *pile }).is_ok(),
            _ => false,
        },
        Attempt::End => game.end_turn().is_ok(),
        Attempt::Undo => game.undo().is_ok(),
    }
}

/// How often each number is somewhere: on a pile, in a hand or in a deck.
fn census(game: &Game) -> Vec<usize> {
    let mut count = vec![0; 100];
    let piles = PileName::ALL.into_iter().flat_map(|name| game.stack(name));
    let decks = (0..2).flat_map(|deck| game.deck(deck));
    let hands = (0..game.rules().players()).flat_map(|player| game.hand(player).iter());
    for card in piles.chain(decks).copied().chain(hands) {
        if let Some(entry) = count.get_mut(usize::from(card.number())) {
            *entry += 1;
        }
    }
    count
}

fn expected_census(rules: &Rules) -> Vec<usize> {
    (0..100)
        .map(|n| match Card::new(n) {
            Some(card) if rules.set().cards().contains(card) => rules.set().decks(),
            _ => 0,
        })
        .collect()
}

/// What can be seen of a game, without the notes of what was taken back.
fn seen(game: &Game) -> impl PartialEq + std::fmt::Debug {
    let hands: Vec<_> = (0..game.rules().players()).map(|n| game.hand(n)).collect();
    let stacks = PileName::ALL.map(|name| game.stack(name).to_vec());
    let decks: Vec<_> = (0..2).map(|deck| game.deck(deck).to_vec()).collect();
    let turns = (game.finished_turns().to_vec(), game.turn().clone());
    (hands, stacks, decks, turns, game.status(), game.due())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_turn_taken_back_leaves_the_game_as_it_was_before_its_end(
        rules in variants(), seed: u64, attempts in attempts()
    ) {
        let mut game = shuffled(rules, seed);
        let mut before = None;
        for next in attempts {
            let ends = matches!(next, Attempt::End);
            let now = game.clone();
            if attempt(&mut game, next) && ends {
                before = Some(now);
            }
        }
        let Some(before) = before else {
            prop_assert_eq!(game.take_back_turn(), None);
            return Ok(());
        };
        let note = game.take_back_turn().unwrap();
        prop_assert_eq!(seen(&game), seen(&before));
        prop_assert_eq!((note.turn, note.player), (before.finished_turns().len() + 1, before.player()));
        prop_assert_eq!(census(&game), expected_census(&rules));
        prop_assert_eq!(Game::from_json(&game.to_json().unwrap()), Ok(game.clone()));
        // Ended again, it goes on as it did the first time.
        let mut again = before;
        prop_assert_eq!(game.end_turn(), again.end_turn());
        prop_assert_eq!(seen(&game), seen(&again));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn cards_are_conserved_and_refusals_change_nothing(
        rules in variants(), seed: u64, attempts in attempts()
    ) {
        let mut game = shuffled(rules, seed);
        let expected = expected_census(&rules);
        for wild in attempts {
            let before = game.clone();
            if !attempt(&mut game, wild) {
                prop_assert_eq!(&game, &before);
            }
            prop_assert_eq!(census(&game), &expected[..]);
            for player in 0..rules.players() {
                prop_assert!(game.hand(player).len() <= rules.hand_size());
            }
        }
    }

    #[test]
    fn legal_plays_are_exactly_the_plays_that_are_accepted(
        rules in variants(), seed: u64, attempts in attempts()
    ) {
        let mut game = shuffled(rules, seed);
        for wild in attempts {
            attempt(&mut game, wild);
        }
        let legal = game.legal_plays();
        for card in rules.set().cards().iter() {
            for pile in PileName::ALL {
                let play = Play { card, pile };
                let accepted = game.clone().play(play);
                prop_assert_eq!(accepted, game.check(play));
                prop_assert_eq!(legal.contains(&play), accepted.is_ok());
            }
        }
        if game.status() == Status::Playing {
            prop_assert!(!legal.is_empty() || game.missing() == 0);
        }
    }

    #[test]
    fn undo_restores_exactly(rules in variants(), seed: u64, attempts in attempts()) {
        let mut game = shuffled(rules, seed);
        for wild in attempts {
            let before = game.clone();
            let played = !matches!(wild, Attempt::End | Attempt::Undo);
            if attempt(&mut game, wild) && played {
                let mut back = game.clone();
                back.undo().unwrap();
                prop_assert_eq!(back, before);
            }
        }
    }

    #[test]
    fn a_saved_game_comes_back_whole(rules in variants(), seed: u64, attempts in attempts()) {
        let mut game = shuffled(rules, seed);
        for wild in attempts {
            attempt(&mut game, wild);
        }
        let saved = game.to_json().unwrap();
        prop_assert_eq!(Game::from_json(&saved), Ok(game));
    }

    #[test]
    fn the_position_of_a_game_reads_back(rules in variants(), seed: u64, attempts in attempts()) {
        let mut game = shuffled(rules, seed);
        for wild in attempts {
            attempt(&mut game, wild);
        }
        if let Some(position) = game.position() {
            prop_assert_eq!(position.to_string().parse(), Ok(position.clone()));
            let plays: Vec<Play> = position.table().plays(position.cards()).collect();
            if game.status() == Status::Playing {
                prop_assert_eq!(plays, game.legal_plays());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Every step of a finished game is the game played again from the deal.
    #[test]
    fn a_game_looked_back_at_is_the_game_as_it_was(
        rules in variants(),
        seed in any::<u64>(),
        how in prop::sample::select(Computers::ALL.to_vec()),
    ) {
        let mut table = Simulation::new(rules, &[how], rules.set().is_cooperative());
        let game = table.play(&mut Random::new(seed)).unwrap();
        let mut again = Game::new(rules, game.deal().clone());
        let turns: Vec<Turn> = game.turns().into_iter().cloned().collect();
        for (number, turn) in turns.iter().enumerate() {
            for step in 0..=turn.plays.len() {
                let at = game.at(number, step).unwrap();
                let laid = turn.plays[..step].to_vec();
                // What was said is on record; everything else follows from the deal.
                prop_assert_eq!(&at.turn().signals, &turn.signals);
                prop_assert_eq!(&at.turn().plays, &laid);
                prop_assert_eq!(at.finished_turns(), &turns[..number]);
                prop_assert_eq!(
                    (at.player(), at.status(), at.due(), at.burning(), at.left()),
                    (again.player(), again.status(), again.due(), again.burning(), again.left())
                );
                for player in 0..rules.players() {
                    prop_assert_eq!(at.hand(player), again.hand(player));
                }
                for pile in PileName::ALL {
                    prop_assert_eq!(at.stack(pile), again.stack(pile));
                }
                if let Some(play) = turn.plays.get(step) {
                    again.play(*play).unwrap();
                }
            }
            if number + 1 < turns.len() {
                again.end_turn().unwrap();
            }
        }
        prop_assert_eq!(game.at(turns.len(), 0), None);
    }
}
