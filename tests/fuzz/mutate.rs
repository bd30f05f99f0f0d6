//! What people and broken disks do to a text: leave out, repeat, swap, mistype, cut, put together.

use saute_dix::rules::Random;
use serde_json::Value;

/// The longest input that grows any further: harm that needs more is done by the repetition below.
const LONGEST: usize = 8 << 10;
/// Characters that are seldom meant well.
const ODD: [&str; 16] = [
    "\0",
    "\u{1b}[2J",
    "\u{feff}",
    "\u{202e}",
    "\u{2068}",
    "\r",
    "\t",
    "\n",
    " ",
    "é",
    "😀",
    "\u{301}",
    "−",
    "\\",
    "\"",
    "\u{85}",
];
/// Numbers at the edge of something.
const NUMBERS: [&str; 20] = [
    "0",
    "1",
    "-1",
    "2",
    "59",
    "60",
    "99",
    "100",
    "101",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "1e308",
];

/// The input with one thing changed.
pub fn mutated(
    input: Vec<u8>,
    random: &mut Random,
    vocabulary: &[&str],
    corpus: &[Vec<u8>],
) -> Vec<u8> {
    // Text that is JSON is mostly changed as such: broken brackets are found soon and teach little.
    if matches!(input.first(), Some(b'{' | b'['))
        && random.below(4) > 0
        && let Ok(mut value) = serde_json::from_slice(&input)
    {
        change(&mut value, random, vocabulary);
        return value.to_string().into_bytes();
    }
    changed_bytes(input, random, vocabulary, corpus)
}

fn changed_bytes(
    mut input: Vec<u8>,
    random: &mut Random,
    vocabulary: &[&str],
    corpus: &[Vec<u8>],
) -> Vec<u8> {
    let (from, to) = part(&input, random);
    match random.below(13) {
        0 => drop(input.drain(from..to)),
        1 if input.len() < LONGEST => {
            let again = input[from..to].to_vec();
            insert(&mut input, to, &again);
        }
        2 => {
            let piece = ODD[random.below(ODD.len())];
            insert(&mut input, from, piece.as_bytes());
        }
        3 => {
            let number = NUMBERS[random.below(NUMBERS.len())];
            insert(&mut input, from, number.as_bytes());
        }
        4 | 5 if !vocabulary.is_empty() => {
            let word = vocabulary[random.below(vocabulary.len())];
            if random.below(2) == 0 {
                input.drain(from..to);
            }
            insert(&mut input, from, word.as_bytes());
        }
        6 => input.truncate(from),
        7 if from < input.len() => {
            let bit = 1 << random.below(8);
            input[from] ^= bit;
        }
        8 => replace_digits(&mut input, random),
        9 => swap_lines(&mut input, random),
        10 if !corpus.is_empty() && input.len() < LONGEST => {
            let other = &corpus[random.below(corpus.len())];
            let (other_from, other_to) = part(other, random);
            insert(&mut input, from, &other[other_from..other_to]);
        }
        // Seldom and very often: what recurses or allocates by the number shows it here.
        11 if random.below(64) == 0 => {
            let word = vocabulary.get(random.below(vocabulary.len()));
            let often = 1 << random.below(14);
            let many = word.copied().unwrap_or("(").repeat(often);
            insert(&mut input, from, many.as_bytes());
        }
        _ => input.insert(from, b" 0123456789ABCD|=-{}[]\",\n:/.$"[random.below(29)]),
    }
    input
}

fn insert(input: &mut Vec<u8>, at: usize, piece: &[u8]) {
    input.splice(at..at, piece.iter().copied());
}

/// A part of the input, mostly a short one.
fn part(input: &[u8], random: &mut Random) -> (usize, usize) {
    let from = random.below(input.len() + 1);
    let most = match random.below(4) {
        0 => input.len(),
        _ => 8,
    };
    let length = random.below(most.min(input.len() - from) + 1);
    (from, from + length)
}

/// Another number where there is one.
fn replace_digits(input: &mut Vec<u8>, random: &mut Random) {
    let digits: Vec<usize> = (0..input.len()).filter(|at| input[*at].is_ascii_digit()).collect();
    let Some(from) = random.choose(&digits).copied() else {
        return;
    };
    let more = input[from..].iter().take_while(|byte| byte.is_ascii_digit());
    let to = from + more.count();
    let number = match random.below(2) {
        0 => NUMBERS[random.below(NUMBERS.len())].to_owned(),
        _ => random.below(120).to_string(),
    };
    input.splice(from..to, number.into_bytes());
}

fn swap_lines(input: &mut Vec<u8>, random: &mut Random) {
    let mut lines: Vec<&[u8]> = input.split(|byte| *byte == b'\n').collect();
    let (one, other) = (random.below(lines.len()), random.below(lines.len()));
    lines.swap(one, other);
    *input = lines.join(&b'\n');
}

/// Changes one place of a document.
fn change(value: &mut Value, random: &mut Random, vocabulary: &[&str]) {
    let goes_on = random.below(5) > 0;
    match value {
        Value::Object(fields) if goes_on && !fields.is_empty() => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = &names[random.below(names.len())];
            match random.below(12) {
                0 => drop(fields.remove(name)),
                1 => {
                    let other = &names[random.below(names.len())];
                    let copy = fields[other].clone();
                    fields.insert(name.clone(), copy);
                }
                2 => {
                    let moved = fields.remove(name);
                    fields.insert(word(random, vocabulary), moved.unwrap_or_default());
                }
                _ => change(&mut fields[name], random, vocabulary),
            }
        }
        Value::Array(items) if goes_on && !items.is_empty() => {
            let (at, other) = (random.below(items.len()), random.below(items.len()));
            match random.below(10) {
                0 => drop(items.remove(at)),
                1 => items.insert(at, items[other].clone()),
                2 => items.swap(at, other),
                3 if random.below(16) == 0 && items.len() < 100 => {
                    *items = vec![items.clone(); 1 << random.below(8)].concat();
                }
                _ => change(&mut items[at], random, vocabulary),
            }
        }
        Value::String(text) if goes_on => {
            let bytes = std::mem::take(text).into_bytes();
            let bytes = changed_bytes(bytes, random, vocabulary, &[]);
            *text = String::from_utf8_lossy(&bytes).into_owned();
        }
        Value::Number(_) if goes_on => *value = number(random),
        _ => *value = anything(random, vocabulary),
    }
}

fn word(random: &mut Random, vocabulary: &[&str]) -> String {
    random.choose(vocabulary).copied().unwrap_or_default().to_owned()
}

fn number(random: &mut Random) -> Value {
    match random.below(3) {
        0 => serde_json::from_str(NUMBERS[random.below(NUMBERS.len())]).unwrap_or_default(),
        1 => random.below(12).into(),
        _ => random.below(120).into(),
    }
}

fn anything(random: &mut Random, vocabulary: &[&str]) -> Value {
    match random.below(8) {
        0 => Value::Null,
        1 => (random.below(2) == 0).into(),
        2 | 3 => number(random),
        4 => word(random, vocabulary).into(),
        5 => Value::Array(vec![number(random); random.below(4)]),
        6 => Value::Object(serde_json::Map::new()),
        _ => ODD[random.below(ODD.len())].into(),
    }
}
