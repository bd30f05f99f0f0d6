//! Every worked example of the rules, by number.

use crate::support::{card, classic, dealt, decks_for, play, plays};
use saute_dix_engine::rules::{
    Card, Game, PileName, Placement, Play, Position, Refusal, RuleSet, Rules, Status, Table,
    print_plays,
};
use saute_dix_engine::solver::Task;

/// A table with the given piles, as a position with some card in hand would show it.
fn table(piles: &str, rules: &str) -> Table {
    let free = if rules == "duel" { 55 } else { 99 };
    let position: Position = format!("{piles} | {free} | rules={rules}").parse().unwrap();
    position.table()
}

fn placed(table: &Table, text: &str) -> Result<Placement, Refusal> {
    table.place(play(text))
}

/// The cards that may go on a pile, out of the whole deck.
fn legal(table: &Table, pile: PileName, set: RuleSet) -> Vec<u8> {
    set.cards()
        .iter()
        .filter(|card| table.place(Play { card: *card, pile }).is_ok())
        .map(Card::number)
        .collect()
}

fn jumps_in(mut table: Table, sequence: &str) -> usize {
    let mut jumps = 0;
    for play in plays(sequence) {
        jumps += usize::from(table.place(play) == Ok(Placement::Jump));
        table = table.after(play).unwrap();
    }
    jumps
}

#[test]
fn example_01_an_up_pile_takes_4_8_13() {
    assert_eq!(jumps_in(table("A1", "classic"), "4A 8A 13A"), 0);
}

#[test]
fn example_02_37_on_47_jumps_on_an_up_pile() {
    assert_eq!(placed(&table("A47", "classic"), "37A"), Ok(Placement::Jump));
}

#[test]
fn example_03_75_on_65_jumps_on_a_down_pile() {
    assert_eq!(placed(&table("C65", "classic"), "75C"), Ok(Placement::Jump));
}

#[test]
fn example_04_on_45_only_35_and_the_greater_cards() {
    let table = table("A45", "classic");
    let expected: Vec<u8> = std::iter::once(35).chain(46..=99).collect();
    assert_eq!(legal(&table, PileName::A, RuleSet::Classic), expected);
    for (number, reason) in [(36, "not_ten"), (34, "not_ten"), (44, "wrong_way")] {
        let refusal = placed(&table, &format!("{number}A")).unwrap_err();
        assert_eq!(refusal.code(), reason);
    }
}

#[test]
fn example_05_an_up_pile_with_two_jumps() {
    let sequence = "3A 15A 16A 29A 19A 24A 42A 32A";
    assert_eq!(jumps_in(table("A1", "classic"), sequence), 2);
}

#[test]
fn example_06_a_down_pile_with_two_jumps() {
    let sequence = "98C 95C 89C 82C 92C 90C 86C 96C";
    assert_eq!(jumps_in(table("C100", "classic"), sequence), 2);
}

#[test]
fn example_07_three_stuck_players_with_7_in_the_deck_score_25() {
    // 4 to 72 in pairs on A (once three), then the piles are closed from both ends. The two
    // cards that could still jump lie in the deck.
    let mut turns: Vec<String> =
        (0..33).map(|n| format!("{}A {}A", 4 + 2 * n, 5 + 2 * n)).collect();
    turns.push("70A 71A 72A".to_owned());
    turns.push("99A 98B".to_owned());
    turns.push("2C 3D".to_owned());
    let turns: Vec<&str> = turns.iter().map(String::as_str).collect();
    let rules = classic(3);
    let mut game = dealt(rules, &decks_for(rules, &turns, &[88, 89]));
    for turn in &turns {
        assert_eq!(game.status(), Status::Playing);
        for play in plays(turn) {
            game.play(play).unwrap();
        }
        game.end_turn().unwrap();
    }
    assert_eq!(game.status(), Status::Stuck);
    assert_eq!((0..3).map(|p| game.hand(p).len()).collect::<Vec<_>>(), [6; 3]);
    assert_eq!(game.deck(0).len(), 7);
    assert_eq!(game.left(), 25);
}

#[test]
fn example_08_17_on_27_jumps_on_ones_own_up_pile() {
    assert_eq!(placed(&table("A27", "duel"), "17A"), Ok(Placement::Jump));
}

#[test]
fn example_09_45_on_35_jumps_on_ones_own_down_pile() {
    assert_eq!(placed(&table("B35", "duel"), "45B"), Ok(Placement::Jump));
}

#[test]
fn example_10_12_helps_on_the_opponents_29() {
    assert_eq!(placed(&table("C29", "duel"), "12C"), Ok(Placement::Help(17)));
}

#[test]
fn example_11_on_the_opponents_up_pile_at_18_only_smaller_cards_help() {
    let table = table("C18", "duel");
    let expected: Vec<u8> = (2..=17).collect();
    assert_eq!(legal(&table, PileName::C, RuleSet::Duel), expected);
    for number in 18..=59 {
        let refusal = placed(&table, &format!("{number}C")).unwrap_err();
        assert_eq!(refusal.code(), "not_a_help");
    }
}

#[test]
fn example_12_on_the_opponents_down_pile_at_40_only_greater_cards_help() {
    let expected: Vec<u8> = (41..=59).collect();
    let table = table("D40", "duel");
    assert_eq!(legal(&table, PileName::D, RuleSet::Duel), expected);
}

/// Plays the turns of a duel and says how many cards the last of them drew.
fn last_draw(turns: &[&str]) -> (usize, Game) {
    let mut game = dealt(Rules::duel(), &decks_for(Rules::duel(), turns, &[]));
    let mut drawn = 0;
    for turn in turns {
        for play in plays(turn) {
            game.play(play).unwrap();
        }
        drawn = game.end_turn().unwrap();
    }
    (drawn, game)
}

#[test]
fn example_13_three_cards_on_ones_own_piles_draw_two() {
    let (drawn, game) = last_draw(&["2A 3A 59B"]);
    assert_eq!(drawn, 2);
    assert_eq!(game.hand(0).len(), 5);
}

#[test]
fn example_14_a_helping_card_draws_back_to_six() {
    let (drawn, game) = last_draw(&["9A 10A", "2A 3A 59B 58B 8C"]);
    assert_eq!(drawn, 5);
    assert_eq!(game.hand(1).len(), 6);
}

/// The value of the best play, how many there are, and one of them, by plain search.
fn best_by_search(text: &str) -> (i32, u64, String) {
    let position: Position = text.parse().unwrap();
    let found = crate::support::brute_force::search(&Task::from(&position));
    let (value, _) = found.best.unwrap();
    (value, found.count, print_plays(&found.plays))
}

#[test]
fn example_15_47_37_39_is_the_only_best_play() {
    let found = best_by_search("A57 | 72 63 58 47 39 37 | min=2");
    assert_eq!(found, (30, 1, "47A 37A 39A".to_owned()));
}

#[test]
fn example_16_64_74_is_the_only_best_play() {
    let found = best_by_search("C83 | 74 64 58 46 37 23 | min=2");
    assert_eq!(found, (-1, 1, "64C 74C".to_owned()));
}

#[test]
fn cards_outside_the_deck_do_not_exist() {
    assert_eq!(card(99).number(), 99);
    assert_eq!(Card::new(1), None);
    assert_eq!(Card::new(100), None);
}
