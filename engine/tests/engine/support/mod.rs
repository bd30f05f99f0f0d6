//! What several tests need: short ways to write cards and rules, and decks made to measure. The tests of the program
//! use it, too.
#![allow(dead_code, reason = "each test program needs a part of it")]

pub mod brute_force;

use std::collections::VecDeque;

use saute_dix_engine::rules::{
    Card, Deal, Draw, Expert, Game, Play, Random, RuleSet, Rules, Status, parse_plays,
};

pub fn card(number: u8) -> Card {
    Card::new(number).expect("a card from 2 to 99")
}

pub fn play(text: &str) -> Play {
    text.parse().expect("a play such as 47A")
}

pub fn plays(text: &str) -> Vec<Play> {
    parse_plays(text, None).expect("plays such as 47A 37A")
}

pub fn classic(players: usize) -> Rules {
    Rules::classic(players, Expert::Off, false).unwrap()
}

pub fn on_fire(players: usize) -> Rules {
    Rules::classic(players, Expert::Off, true).unwrap()
}

/// Every variant there is, with every number of players.
pub fn all_variants() -> Vec<Rules> {
    let mut variants = vec![Rules::duel()];
    for players in 1..=5 {
        for expert in Expert::ALL {
            for fire in [false, true] {
                variants.push(Rules::classic(players, expert, fire).unwrap());
            }
        }
    }
    variants
}

pub fn shuffled(rules: Rules, seed: u64) -> Game {
    let deal = Deal::shuffled(&rules, &mut Random::new(seed));
    Game::new(rules, deal)
}

pub fn dealt(rules: Rules, decks: &[Vec<i64>]) -> Game {
    Game::new(rules, Deal::from_numbers(&rules, decks).unwrap())
}

/// Plays at random, ending a turn when nothing more can be laid or at the toss of a coin.
pub fn random_step(game: &mut Game, random: &mut Random) {
    let legal = game.legal_plays();
    let must_play = game.missing() > 0;
    if !must_play && (legal.is_empty() || random.below(2) == 0) {
        game.end_turn().expect("the minimum has been played");
    } else {
        let play = *random.choose(&legal).expect("a game that is not lost has a play");
        game.play(play).expect("a legal play is accepted");
    }
}

pub fn random_game(rules: Rules, seed: u64) -> Game {
    let mut game = shuffled(rules, seed);
    let mut random = Random::new(seed);
    while game.status() == Status::Playing {
        random_step(&mut game, &mut random);
    }
    game
}

/// Decks with which exactly these turns can be played, whichever player's turn it is by the rules.
///
/// Works out by hand, without the engine, which place of the deck each player draws, and
/// writes the wanted card there. Places that are not needed get the cards that are left, in
/// ascending order, except that those in `last` come at the very end.
pub fn decks_for(rules: Rules, turns: &[&str], last: &[i64]) -> Vec<Vec<i64>> {
    let size = rules.set().cards().len();
    let decks = rules.set().decks();
    let mut places: Vec<Vec<Option<i64>>> = vec![vec![None; size]; decks];
    let mut next = vec![0; decks];
    let mut hands = vec![VecDeque::new(); rules.players()];
    let mut draw = |player: usize, count: usize, hand: &mut VecDeque<usize>| {
        let deck = if decks == 2 { player } else { 0 };
        for _ in 0..count.min(size - next[deck]) {
            hand.push_back(next[deck]);
            next[deck] += 1;
        }
    };
    for (player, hand) in hands.iter_mut().enumerate() {
        draw(player, rules.hand_size(), hand);
    }
    let mut player = 0;
    for turn in turns {
        let plays = plays(turn);
        let deck = if decks == 2 { player } else { 0 };
        for play in &plays {
            let place = hands[player].pop_front().expect("a card left in hand");
            places[deck][place] = Some(play.card.number().into());
        }
        let helped = plays.iter().any(|play| "CD".contains(play.pile.letter()));
        let count = match rules.draw() {
            Draw::AsPlayed => plays.len(),
            Draw::TwoOrFullHand if helped => rules.hand_size() - hands[player].len(),
            Draw::TwoOrFullHand => 2,
        };
        draw(player, count, &mut hands[player]);
        player = (1..=rules.players())
            .map(|step| (player + step) % rules.players())
            .find(|next| !hands[*next].is_empty())
            .unwrap_or(player);
    }
    places.into_iter().map(|deck| fill(rules.set(), &deck, last)).collect()
}

fn fill(set: RuleSet, deck: &[Option<i64>], last: &[i64]) -> Vec<i64> {
    let mut spare: Vec<i64> = set
        .cards()
        .iter()
        .map(|card| i64::from(card.number()))
        .filter(|number| !deck.contains(&Some(*number)))
        .collect();
    spare.sort_by_key(|number| (last.contains(number), *number));
    let mut spare = spare.into_iter();
    deck.iter()
        .map(|place| place.unwrap_or_else(|| spare.next().expect("as many cards as places")))
        .collect()
}

/// Turns that place every card in ascending order on pile A: a win for the classic game, and
/// in the duel for the player who starts.
pub fn winning_turns(rules: Rules) -> Vec<String> {
    let size = rules.set().cards().len();
    if rules.set() == RuleSet::Duel {
        let own = |n: usize| format!("{}A {}A", 2 * n + 2, 2 * n + 3);
        // The starter's last turn comes before the opponent's.
        let rounds = size / 2;
        return (0..2 * rounds - 1).map(|turn| own(turn / 2)).collect();
    }
    let mut hands = vec![rules.hand_size(); rules.players()];
    let mut deck = size - rules.hand_size() * rules.players();
    let mut player = 0;
    let mut next = 2;
    let mut turns = Vec::new();
    while next <= 99 {
        let count = rules.minimum(deck > 0).min(hands[player]);
        let words: Vec<String> = (next..next + count).map(|n| format!("{n}A")).collect();
        turns.push(words.join(" "));
        next += count;
        let drawn = count.min(deck);
        deck -= drawn;
        hands[player] = hands[player] - count + drawn;
        if let Some(step) =
            (1..=rules.players()).find(|step| hands[(player + step) % rules.players()] > 0)
        {
            player = (player + step) % rules.players();
        }
    }
    turns
}
