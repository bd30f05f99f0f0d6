//! What a seat sees according to another program: believed only where a game could look like that.

use saute_dix::coach::{View, ViewError, ViewParts};
use saute_dix::rules::{PerPile, PileName, PileSet, RuleSet, RulesError, Said, Signal};

use crate::support::card;

fn tops(numbers: [i64; 4]) -> PerPile<i64> {
    let mut numbers = numbers.into_iter();
    PerPile::from_fn(|_| numbers.next().unwrap())
}

/// Three players; the first has laid 5 and 95, the second has the move.
fn classic() -> ViewParts {
    ViewParts {
        players: 3,
        seat: 1,
        mover: 1,
        tops: tops([5, 1, 95, 100]),
        hand: vec![10, 20, 30, 40, 50, 60],
        hand_sizes: vec![6, 6, 6],
        decks: vec![78],
        laid: vec![vec![5, 95]],
        ..ViewParts::default()
    }
}

/// The same after the second player's first card.
fn in_the_turn() -> ViewParts {
    ViewParts {
        tops: tops([10, 1, 95, 100]),
        hand: vec![20, 30, 40, 50, 60],
        hand_sizes: vec![6, 5, 6],
        laid: vec![vec![5, 95, 10]],
        played: 1,
        ..classic()
    }
}

/// The first player has laid 20 and 50; the second has laid 30 and, to help, 10.
fn duel() -> ViewParts {
    ViewParts {
        set: RuleSet::Duel,
        players: 2,
        seat: 1,
        mover: 1,
        tops: tops([30, 60, 10, 50]),
        hand: vec![31, 32, 33, 34],
        hand_sizes: vec![4, 6],
        decks: vec![52, 50],
        laid: vec![vec![30, 10], vec![20, 50]],
        played: 2,
        ..ViewParts::default()
    }
}

fn said(player: usize, pile: PileName, signal: Signal) -> Said {
    Said { player, pile, signal }
}

/// What is wrong after a change, once it is sure that nothing was before.
fn fault(mut parts: ViewParts, change: impl FnOnce(&mut ViewParts)) -> ViewError {
    assert!(View::from_parts(&parts).is_ok(), "{parts:?}");
    change(&mut parts);
    let error = View::from_parts(&parts).unwrap_err();
    assert!(!error.to_string().is_empty());
    error
}

#[test]
fn seats_decks_and_rules_must_exist() {
    let seat = |seat| ViewError::Seat { seat, players: 3 };
    assert_eq!(fault(classic(), |p| p.seat = 3), seat(3));
    assert_eq!(fault(classic(), |p| p.mover = usize::MAX), seat(usize::MAX));
    let rules = ViewError::Rules;
    let players = fault(classic(), |p| p.players = 6);
    assert_eq!(players, rules(RulesError::ClassicPlayers(6)));
    let expert = fault(classic(), |p| p.expert = 3);
    assert_eq!(expert, rules(RulesError::ExpertStep(3)));
    assert_eq!(fault(duel(), |p| p.fire = true), rules(RulesError::FireDuel));
    let (found, players) = (2, 3);
    let hands = fault(classic(), |p| p.hand_sizes = vec![6, 6]);
    assert_eq!(hands, ViewError::HandCount { found, players });
    let (found, needed) = (2, 1);
    let decks = fault(classic(), |p| p.decks.push(0));
    assert_eq!(decks, ViewError::Decks { found, needed });
    let (found, needed) = (1, 2);
    let laid = fault(duel(), |p| drop(p.laid.pop()));
    assert_eq!(laid, ViewError::Decks { found, needed });
}

#[test]
fn every_card_is_in_one_place() {
    let foreign = |number, highest| ViewError::Foreign { number, highest };
    for number in [-1, 0, 1, 100, 257, i64::MAX, i64::MIN] {
        let held = fault(classic(), |p| p.hand[0] = number);
        assert_eq!(held, foreign(number, 99));
        let laid = fault(classic(), |p| p.laid[0][0] = number);
        assert_eq!(laid, foreign(number, 99));
    }
    assert_eq!(fault(duel(), |p| p.hand[0] = 60), foreign(60, 59));
    let twice = fault(classic(), |p| p.hand[0] = 20);
    assert_eq!(twice, ViewError::Doubled(card(20)));
    let twice = fault(classic(), |p| p.laid[0].push(5));
    assert_eq!(twice, ViewError::Doubled(card(5)));
    let both = fault(classic(), |p| p.hand[0] = 95);
    assert_eq!(both, ViewError::HeldAndLaid(card(95)));
    let both = fault(duel(), |p| p.hand[0] = 10);
    assert_eq!(both, ViewError::HeldAndLaid(card(10)));
    let mut other_side = duel();
    other_side.hand[0] = 20;
    assert!(View::from_parts(&other_side).is_ok(), "each has a 20 of their own");
}

#[test]
fn hands_are_as_large_as_the_rules_make_them() {
    let (found, stated) = (5, 6);
    let smaller = fault(classic(), |p| p.hand.truncate(p.hand.len() - 1));
    assert_eq!(smaller, ViewError::HandSize { found, stated });
    let (seat, found, most) = (2, 7, 6);
    let large = fault(classic(), |p| p.hand_sizes[2] = 7);
    assert_eq!(large, ViewError::HandTooLarge { seat, found, most });
    let (seat, found, needed) = (2, 5, 6);
    let small = fault(classic(), |p| p.hand_sizes[2] = 5);
    let not_full = ViewError::HandNotFull { seat, found, needed };
    assert_eq!(small, not_full);
    // What was laid in this turn is not drawn yet.
    let (seat, found, most) = (1, 6, 5);
    let large = fault(classic(), |p| p.played = 1);
    assert_eq!(large, ViewError::HandTooLarge { seat, found, most });
    let (seat, found, needed) = (1, 5, 6);
    let small = fault(in_the_turn(), |p| p.played = 0);
    let not_full = ViewError::HandNotFull { seat, found, needed };
    assert_eq!(small, not_full);
    // In the duel the other one is named by the seat, whichever side comes first.
    let (seat, found, most) = (0, 7, 6);
    let large = fault(duel(), |p| p.hand_sizes[1] = 7);
    assert_eq!(large, ViewError::HandTooLarge { seat, found, most });
}

#[test]
fn all_cards_together_are_a_deck() {
    let (found, needed) = (97, 98);
    let short = fault(classic(), |p| p.decks[0] = 77);
    assert_eq!(short, ViewError::CardCount { found, needed });
    let (found, needed) = (usize::MAX, 98);
    let many = fault(classic(), |p| p.decks[0] = usize::MAX);
    assert_eq!(many, ViewError::CardCount { found, needed });
    let (found, needed) = (60, 58);
    let swapped = fault(duel(), |p| p.decks.reverse());
    // The opponent's deck is looked at first: they sit on seat 0.
    assert_eq!(swapped, ViewError::CardCount { found, needed });
    let (played, laid) = (1, 0);
    let start = ViewParts {
        tops: tops([1, 1, 100, 100]),
        decks: vec![80],
        laid: vec![Vec::new()],
        ..classic()
    };
    let before = fault(start, |p| {
        p.played = 1;
        p.hand.pop();
        p.hand_sizes[1] = 5;
        p.decks[0] = 81;
    });
    assert_eq!(before, ViewError::Played { played, laid });
}

#[test]
fn piles_show_what_was_laid() {
    let top = |pile, number| ViewError::Top { pile, number };
    for number in [i64::MIN, 0, 6, 100, 101, 261] {
        let shown = fault(classic(), |p| *p.tops.get_mut(PileName::A) = number);
        assert_eq!(shown, top(PileName::A, number));
    }
    let twice = fault(classic(), |p| *p.tops.get_mut(PileName::B) = 5);
    assert_eq!(twice, top(PileName::B, 5));
    let base = fault(classic(), |p| *p.tops.get_mut(PileName::D) = 1);
    assert_eq!(base, top(PileName::D, 1));
    let covered = fault(classic(), |p| *p.tops.get_mut(PileName::C) = 100);
    assert_eq!(covered, ViewError::LastCovered(card(95)));
    let covered = fault(duel(), |p| *p.tops.get_mut(PileName::C) = 20);
    assert_eq!(covered, ViewError::LastCovered(card(10)));
}

#[test]
fn minimum_and_fires_follow_from_the_rest() {
    let (stated, needed) = (3, 2);
    let wrong = fault(classic(), |p| p.minimum = Some(3));
    assert_eq!(wrong, ViewError::Minimum { stated, needed });
    let on_fire = ViewParts {
        fire: true,
        tops: tops([22, 1, 95, 100]),
        laid: vec![vec![95, 22]],
        ..classic()
    };
    let view = View::from_parts(&on_fire).unwrap();
    let a: PileSet = [PileName::A].into_iter().collect();
    let (none, c) = (PileSet::default(), [PileName::C].into_iter().collect());
    assert_eq!(view.due(), a);
    let (stated, needed) = (none, a);
    let wrong = fault(on_fire.clone(), |p| p.burning = Some(none));
    assert_eq!(wrong, ViewError::Burning { stated, needed });
    let wrong = fault(on_fire.clone(), |p| p.due = Some(none));
    assert_eq!(wrong, ViewError::Due { stated, needed });
    let (stated, needed) = (c, a);
    let wrong = fault(on_fire, |p| p.due = Some(c));
    assert_eq!(wrong, ViewError::Due { stated, needed });
    // One's own fire of this turn is the next player's business.
    let own = ViewParts {
        fire: true,
        tops: tops([22, 1, 95, 100]),
        laid: vec![vec![5, 95, 22]],
        hand: vec![10, 20, 30, 40, 50],
        burning: Some(a),
        due: Some(none),
        ..in_the_turn()
    };
    assert_eq!(View::from_parts(&own).unwrap().due(), none);
}

#[test]
fn the_helping_card_is_worked_out_and_may_be_said() {
    let helped = |parts: &ViewParts| View::from_parts(parts).unwrap().table().helped();
    assert!(helped(&duel()));
    assert_eq!(fault(duel(), |p| p.helped = Some(false)), ViewError::Helped);
    assert_eq!(fault(classic(), |p| p.helped = Some(true)), ViewError::Helped);
    let own_piles = ViewParts {
        tops: tops([30, 40, 20, 50]),
        laid: vec![vec![30, 40], vec![20, 50]],
        ..duel()
    };
    assert!(!helped(&own_piles));
    let without = fault(own_piles, |p| p.helped = Some(true));
    assert_eq!(without, ViewError::Helped);
    // Both have laid a 20, and one of them shows: it may be ours.
    let mut doubtful = ViewParts {
        tops: tops([30, 60, 20, 50]),
        laid: vec![vec![20, 30], vec![20, 50]],
        ..duel()
    };
    assert!(helped(&doubtful), "who holds back is never wrong");
    for said in [true, false] {
        doubtful.helped = Some(said);
        assert_eq!(helped(&doubtful), said);
    }
    // Two helping cards are one too many.
    let two = fault(duel(), |p| {
        p.tops = tops([30, 60, 10, 55]);
        p.laid[0] = vec![30, 10, 55];
        p.played = 3;
        p.hand.pop();
        p.hand_sizes[0] = 3;
    });
    assert_eq!(two, ViewError::Helped);
}

#[test]
fn signals_come_from_the_others() {
    let leave = |seat| said(seat, PileName::A, Signal::Leave);
    let (seat, players) = (3, 3);
    let nobody = fault(classic(), |p| p.signals = vec![leave(3)]);
    assert_eq!(nobody, ViewError::Seat { seat, players });
    let own = fault(classic(), |p| p.signals = vec![leave(1)]);
    assert_eq!(own, ViewError::OwnSignal);
    let against = fault(duel(), |p| p.signals = vec![leave(0)]);
    assert_eq!(against, ViewError::SignalsInDuel);
    // One may say both things about a pile; the mover's words fall silent.
    let small = said(2, PileName::A, Signal::NoBigStep);
    let mut talk = classic();
    talk.signals = vec![small, leave(2), leave(0), leave(2)];
    let heard =
        |parts: &ViewParts| -> Vec<Said> { View::from_parts(parts).unwrap().signals().collect() };
    assert_eq!(heard(&talk), [leave(0), leave(2), small]);
    talk.mover = 2;
    assert_eq!(heard(&talk), [leave(0)]);
}

#[test]
fn whoever_is_asked_can_go_on() {
    let end = |laid: std::ops::RangeInclusive<i64>, hand: Vec<i64>, hands: [usize; 3]| ViewParts {
        tops: tops([1, 1, 100, *laid.start()]),
        laid: vec![laid.rev().collect()],
        hand,
        hand_sizes: hands.to_vec(),
        decks: vec![0],
        ..classic()
    };
    let last = end(4..=99, vec![2], [1, 1, 0]);
    let (seat, missing) = (2, 1);
    let skipped = fault(last.clone(), |p| p.mover = 2);
    assert_eq!(skipped, ViewError::EmptyHand { seat });
    let stuck = fault(last, |p| {
        let tops_last = [2, 3, 98, 99];
        let others = (4..=97).filter(|number| *number != 50);
        p.tops = tops([99, 98, 2, 3]);
        p.laid = vec![others.chain(tops_last).collect()];
        p.hand = vec![50];
        p.hand_sizes = vec![0, 1, 0];
    });
    assert_eq!(stuck, ViewError::Stuck { missing });
    let all_laid = end(2..=99, Vec::new(), [0, 0, 0]);
    assert_eq!(View::from_parts(&all_laid), Err(ViewError::Won));
}

#[test]
fn the_last_card_of_a_hand_may_be_laid_and_the_turn_ended() {
    let parts = ViewParts {
        tops: tops([1, 1, 100, 3]),
        laid: vec![(3..=99).rev().collect()],
        hand: Vec::new(),
        hand_sizes: vec![1, 0, 0],
        decks: vec![0],
        played: 1,
        ..classic()
    };
    let view = View::from_parts(&parts).unwrap();
    assert_eq!((view.missing(), view.hand().len()), (0, 0));
}
