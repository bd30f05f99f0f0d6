//! What several entrances share: cards, piles, codes, games.

use std::path::Path;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use saute_dix::rules::{Deal, Expert, Game, Random, Rules, Status};

use super::corpus;

/// One of these, which have `|` between them.
pub fn one(words: &'static str) -> impl Strategy<Value = String> + Clone {
    select(words.split('|').map(str::to_owned).collect::<Vec<_>>())
}

/// Some of them, with something between them.
pub fn some(
    one: impl Strategy<Value = String>,
    count: impl Into<proptest::collection::SizeRange>,
    between: &'static str,
) -> impl Strategy<Value = String> {
    vec(one, count).prop_map(move |all| all.join(between))
}

/// A number as a text.
pub fn number(numbers: std::ops::Range<u32>) -> impl Strategy<Value = String> {
    numbers.prop_map(|number| number.to_string())
}

/// What a seed leads to: for what only a game, or the window, can make.
pub fn grown(grow: fn(&mut Random) -> String) -> BoxedStrategy<String> {
    any::<u64>().no_shrink().prop_map(move |seed| grow(&mut Random::new(seed))).boxed()
}

/// The texts of a folder of the repository.
pub fn built_in(folder: &str) -> impl Strategy<Value = String> {
    let files = corpus::in_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    select(files).prop_map(|text| String::from_utf8_lossy(&text).into_owned())
}

/// A position in our notation; now and then a pile or a card twice.
pub fn position() -> BoxedStrategy<String> {
    let pile = (one("A|B|C|D"), number(1..101)).prop_map(|(name, top)| name + &top + " ");
    let option = prop_oneof![
        number(0..4).prop_map(|n| "min=".to_owned() + &n),
        one("cover=A|cover=B|cover=CD|cover=AA|rules=classic|rules=duel"),
        number(0..99).prop_map(|n| "deck=".to_owned() + &n),
    ];
    let options = prop_oneof![
        Just(String::new()),
        some(option, 0..3, " ").prop_map(|o| " | ".to_owned() + &o)
    ];
    (some(pile, 1..4, ""), some(number(2..100), 1..9, " "), options)
        .prop_map(|(piles, cards, options)| format!("{piles}| {cards}{options}"))
        .boxed()
}

/// Plays in our notation.
pub fn plays() -> impl Strategy<Value = String> {
    some((number(2..100), one("A|B|C|D|")).prop_map(|(card, pile)| card + &pile), 0..5, " ")
}

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Letters whose last one fits the others, so that many of them are a code.
pub fn code() -> BoxedStrategy<String> {
    let letters = prop_oneof![5 => 8..9_usize, 3 => 6..10_usize, 1 => 0..40_usize];
    let digits = letters.prop_flat_map(|count| (3..12_usize, vec(0..32_usize, count)));
    (digits, any::<bool>())
        .prop_map(|((first, rest), lower)| {
            let mut digits = vec![first];
            digits.extend(rest);
            // The sum that the program checks, written a second time.
            let alpha = |element: usize| match element << 1 {
                doubled if doubled & 32 == 0 => doubled,
                doubled => (doubled ^ 0b10_0101) & 31,
            };
            let sum = digits.iter().fold(0, |sum, digit| alpha(sum) ^ digit);
            digits.push(alpha(sum));
            let letters: Vec<u8> = digits.iter().map(|digit| ALPHABET[*digit]).collect();
            let groups: Vec<_> = letters.chunks(4).map(String::from_utf8_lossy).collect();
            let text = groups.join("-");
            if lower { text.to_lowercase() } else { text }
        })
        .boxed()
}

/// A game of any kind under way, played at random.
pub fn game(random: &mut Random) -> Game {
    let expert = Expert::ALL[random.below(Expert::ALL.len())];
    let (players, fire) = (1 + random.below(5), random.below(3) == 0);
    let rules = match random.below(4) {
        0 => Rules::duel(),
        _ => Rules::classic(players, expert, fire).unwrap_or_else(|_| Rules::duel()),
    };
    let mut game = Game::new(rules, Deal::shuffled(&rules, random));
    for _ in 0..random.below(24) {
        let legal = game.legal_plays();
        let may_end = game.missing() == 0 && game.due().is_empty();
        let step = match random.choose(&legal) {
            _ if game.status() != Status::Playing => break,
            Some(play) if !may_end || random.below(2) == 0 => game.play(*play).map(drop),
            _ => game.end_turn().map(drop),
        };
        if step.is_err() {
            break;
        }
    }
    game
}
