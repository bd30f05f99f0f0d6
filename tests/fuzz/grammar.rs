//! What several grammars share: cards, piles, codes, games.

use saute_dix::rules::{Deal, Expert, Game, Random, Rules, Status};

/// One of these.
pub fn one(random: &mut Random, words: &[&str]) -> String {
    words[random.below(words.len())].to_owned()
}

/// A number from the first to the last.
pub fn between(random: &mut Random, first: usize, last: usize) -> usize {
    first + random.below(last - first + 1)
}

/// So many of them, separated by spaces.
pub fn some(random: &mut Random, count: usize, one: impl Fn(&mut Random) -> String) -> String {
    let words: Vec<String> = (0..count).map(|_| one(random)).collect();
    words.join(" ")
}

/// A position in our notation; now and then a pile or a card twice.
pub fn position(random: &mut Random) -> String {
    let mut text = String::new();
    for letter in ["A", "B", "C", "D"] {
        if random.below(5) < 2 {
            text += &format!("{letter}{} ", between(random, 1, 100));
        }
    }
    let cards = between(random, 1, 8);
    text += "| ";
    text += &some(random, cards, |random| between(random, 2, 99).to_string());
    if random.below(2) == 0 {
        let options = random.below(3);
        text += " | ";
        text += &some(random, options, |random| match random.below(4) {
            0 => format!("min={}", random.below(4)),
            1 => format!("cover={}", one(random, &["A", "B", "CD", "AA"])),
            2 => format!("deck={}", random.below(99)),
            _ => format!("rules={}", one(random, &["classic", "duel"])),
        });
    }
    text
}

/// Plays in our notation.
pub fn plays(random: &mut Random) -> String {
    let count = random.below(5);
    some(random, count, |random| {
        let card = between(random, 2, 99);
        format!("{card}{}", one(random, &["A", "B", "C", "D", ""]))
    })
}

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Letters whose last one fits the others, so that most of them are a code.
pub fn code(random: &mut Random) -> String {
    let first = random.below(12);
    let letters = match first {
        8 => between(random, 0, 40),
        _ => between(random, 3, 13),
    };
    let mut digits = vec![first];
    digits.extend((0..letters).map(|_| random.below(32)));
    // The sum that the program checks, written a second time.
    let alpha = |element: usize| match element << 1 {
        doubled if doubled & 32 == 0 => doubled,
        doubled => (doubled ^ 0b10_0101) & 31,
    };
    let sum = digits.iter().fold(0, |sum, digit| alpha(sum) ^ digit);
    digits.push(alpha(sum));
    let mut text = String::new();
    for (place, digit) in digits.iter().enumerate() {
        if place > 0 && place % 4 == 0 {
            text.push('-');
        }
        text.push(char::from(ALPHABET[*digit]));
    }
    if random.below(4) == 0 {
        text = text.to_lowercase();
    }
    text
}

/// Rules of any kind.
pub fn rules(random: &mut Random) -> Rules {
    let expert = Expert::ALL[random.below(Expert::ALL.len())];
    let fire = random.below(3) == 0;
    if random.below(4) == 0 {
        return Rules::duel();
    }
    let players = between(random, 1, 5);
    Rules::classic(players, expert, fire).unwrap_or_else(|_| Rules::duel())
}

/// A game under way, played at random.
pub fn game(random: &mut Random) -> Game {
    let rules = rules(random);
    let mut game = Game::new(rules, Deal::shuffled(&rules, random));
    for _ in 0..random.below(24) {
        if game.status() != Status::Playing {
            break;
        }
        let legal = game.legal_plays();
        let may_end = game.missing() == 0 && game.due().is_empty();
        let step = match random.choose(&legal) {
            Some(play) if !may_end || random.below(2) == 0 => game.play(*play).map(drop),
            _ => game.end_turn().map(drop),
        };
        if step.is_err() {
            break;
        }
    }
    game
}
