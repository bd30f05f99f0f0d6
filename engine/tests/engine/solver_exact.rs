//! The solver against plain search: value, count, frontier and the plays themselves.

use saute_dix_engine::rules::{
    PileName, Play, Position, PositionBuilder, Random, RuleSet, print_plays,
};
use saute_dix_engine::solver::{Solved, Solver, Task, TooManyCards, solve, value};

/// A random position: any piles, tops anywhere, hands that like to hold cards ten apart.
fn random_position(random: &mut Random, sizes: std::ops::RangeInclusive<usize>) -> Position {
    let set = if random.below(4) == 0 { RuleSet::Duel } else { RuleSet::Classic };
    let mut builder = PositionBuilder::new(set);
    let mut present = Vec::new();
    let chosen = 1 + random.below(15);
    let all_piles = random.below(2) == 0;
    for (bit, name) in PileName::ALL.into_iter().enumerate() {
        if !all_piles && chosen & (1 << bit) == 0 {
            continue;
        }
        let base = u32::from(set.base(set.direction(name)));
        let card = u32::try_from(2 + random.below(usize::from(set.highest()) - 1)).unwrap();
        let top = if random.below(5) == 0 { base } else { card };
        // A top that lies elsewhere already is refused; then this pile stays away.
        if builder.pile(name, top).is_ok() {
            present.push(name);
        }
    }
    let size = sizes.start() + random.below(sizes.end() - sizes.start() + 1);
    let mut held: Vec<u32> = Vec::new();
    while held.len() < size {
        let near = random.choose(&held).copied().filter(|_| random.below(3) == 0);
        let number = match near {
            Some(number) if random.below(2) == 0 => number + 10,
            Some(number) => number.saturating_sub(10),
            None => u32::try_from(2 + random.below(98)).unwrap(),
        };
        if builder.card(number).is_ok() {
            held.push(number);
        }
    }
    builder.minimum(u8::try_from(random.below(4)).unwrap());
    if set == RuleSet::Duel && random.below(2) == 0 {
        builder.deck(u8::try_from(random.below(8)).unwrap());
    }
    if set == RuleSet::Classic && random.below(6) == 0 {
        for name in present {
            if random.below(2) == 0 {
                builder.cover(name).unwrap();
            }
        }
    }
    builder.finish().unwrap_or_else(|_| random_position(random, sizes))
}

/// The room of a play, after checking that it is legal and covers what it must.
fn room_of(task: &Task, plays: &[Play], context: &str) -> i32 {
    let placements = task.trace(plays);
    assert!(task.uncovered(plays).is_empty(), "{context}");
    placements.expect(context).iter().map(|p| p.room()).sum()
}

fn compare(solved: &Solved, context: &str) {
    let task = solved.task();
    let expected = crate::support::brute_force::search(task);
    assert_eq!(solved.value(), expected.best.map(|(value, _)| value), "{context}");
    assert_eq!(solved.count(), expected.count, "{context}: count");
    let frontier = solved.frontier();
    let rooms: Vec<(usize, i32)> = frontier.iter().map(|p| (p.cards, p.room)).collect();
    assert_eq!(rooms, expected.frontier.into_iter().collect::<Vec<_>>(), "{context}: frontier");
    for point in &frontier {
        assert_eq!(point.plays.len(), point.cards, "{context}");
        assert_eq!(room_of(task, &point.plays, context), point.room, "{context}");
    }
    let all = solved.best_plays(50);
    assert_eq!(all.len() as u64, expected.count.min(50), "{context}: all best plays");
    let mut texts: Vec<String> = all.iter().map(|plays| print_plays(plays)).collect();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), all.len(), "{context}: a best play listed twice");
    if let Some(best) = solved.best() {
        assert_eq!(room_of(task, &best.plays, context), best.room, "{context}");
        for plays in all.iter().chain([&best.plays]) {
            let room = room_of(task, plays, context);
            assert_eq!(value(task.set, plays.len(), room), best.value, "{context}");
        }
    }
}

fn compare_many(seed: u64, count: usize, sizes: std::ops::RangeInclusive<usize>) {
    let mut random = Random::new(seed);
    let mut solver = Solver::new();
    for _ in 0..count {
        let position = random_position(&mut random, sizes.clone());
        let task = Task::from(&position);
        compare(&solver.solve(&task).unwrap(), &position.to_string());
    }
}

#[test]
fn equal_to_plain_search_on_small_hands() {
    compare_many(1, 6_000, 1..=5);
    compare_many(2, 1_500, 6..=6);
}

#[test]
fn equal_to_plain_search_on_large_hands() {
    compare_many(3, 60, 7..=7);
    compare_many(4, 15, 8..=8);
}

/// The full proof, some minutes long: `cargo test --release --test solver_exact -- --ignored`.
#[test]
#[ignore = "a long proof; a shorter one runs every time"]
fn equal_to_plain_search_on_a_hundred_thousand_positions() {
    compare_many(5, 100_000, 1..=6);
    compare_many(6, 4_000, 7..=7);
    compare_many(7, 2_000, 8..=8);
    compare_many(8, 60, 9..=10);
}

#[test]
fn plain_search_finds_the_same_whether_or_not_it_repeats_itself() {
    let mut random = Random::new(9);
    for _ in 0..200 {
        let position = random_position(&mut random, 1..=4);
        let task = Task::from(&position);
        let once = crate::support::brute_force::search(&task);
        let every = crate::support::brute_force::search_every_sequence(&task);
        assert_eq!(once.best, every.best);
        assert_eq!(once.frontier, every.frontier);
        assert!(once.nodes <= every.nodes);
    }
}

fn solution(text: &str) -> (String, i32, u64) {
    let solution = solve(&text.parse().unwrap()).unwrap();
    let best = solution.best.unwrap();
    (print_plays(&best.plays), best.value, solution.count)
}

#[test]
fn the_quiz_questions_have_one_best_play() {
    assert_eq!(solution("A57 | 72 63 58 47 39 37 | min=2"), ("47A 37A 39A".to_owned(), 30, 1));
    assert_eq!(solution("C83 | 74 64 58 46 37 23 | min=2"), ("64C 74C".to_owned(), -1, 1));
}

#[test]
fn an_unplayable_position_has_no_best_play() {
    let solution = solve(&"A98 | 2 3 99 | min=2".parse().unwrap()).unwrap();
    assert_eq!(solution.best, None);
    assert_eq!(solution.count, 0);
    assert_eq!(solution.frontier.len(), 1, "99 alone can be laid");
}

#[test]
fn ten_cards_are_solved_and_eleven_refused() {
    let ten: Position = "A1 B1 C100 D100 | 2 12 22 32 42 52 62 72 82 92".parse().unwrap();
    assert!(solve(&ten).unwrap().best.is_some());
    let eleven: Position = "A1 | 2 3 4 5 6 7 8 9 10 11 12".parse().unwrap();
    assert_eq!(solve(&eleven), Err(TooManyCards { found: 11 }));
}

#[test]
fn among_equal_plays_no_burning_card_is_left_on_top() {
    // 33 on A with 34 on C costs four steps, as does 33 then 34 on A; only this puts 33 out.
    let (plays, _, count) = solution("A30 C35 | 33 34 | min=2 cover=A");
    assert_eq!((plays.as_str(), count), ("33A 34A", 2));
}

#[test]
fn in_the_duel_ties_go_to_the_larger_hand() {
    // Three plays are worth 1: two cards at home, all three, and one at home with one to help.
    // With three cards left to draw, the last leaves the largest hand.
    let (plays, value, count) = solution("A9 B60 C20 D60 | 10 12 18 | min=2 deck=3 rules=duel");
    assert_eq!((plays.as_str(), value, count), ("10A 18C", 1, 1));
}
