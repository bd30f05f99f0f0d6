//! What users and broken disks do to a text: leave out, repeat, swap, mistype, cut, put together.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::Value;

/// Characters that are seldom meant well, and numbers at the edge of something.
const ODD: &str = "\0|\u{1b}[2J|\u{feff}|\u{202e}|\u{2068}|\r|\t|\n| |é|😀|\u{301}|−|\\|\"|\u{85}|0|1|-1|2|59|60|99|100|101|127|128|255|256|65535|65536|4294967295|4294967296|18446744073709551615|18446744073709551616|1e308";
/// What grows no further: harm that needs more is done by repetition.
const LONGEST: usize = 8 << 10;

/// One change. What it is about is drawn beforehand, so that it shrinks and can be left out.
#[derive(Clone, Debug)]
enum Edit {
    Cut(Index, usize),
    Repeat(Index, usize, u32),
    Put(Index, usize, Vec<u8>),
    End(Index),
    Flip(Index, u32),
    SwapLines(Index, Index),
    /// The way to a place in a JSON document, and what happens there.
    Json(Vec<Index>, JsonEdit),
}

#[derive(Clone, Debug)]
enum JsonEdit {
    Remove,
    Repeat(u32),
    Rename(String),
    Put(Value),
}

/// The inputs of a strategy, edited; now and then one that is kept.
pub fn edited(
    inputs: BoxedStrategy<String>,
    words: &str,
    corpus: Vec<Vec<u8>>,
) -> BoxedStrategy<Vec<u8>> {
    let is_json = corpus.iter().any(|kept| serde_json::from_slice::<Value>(kept).is_ok());
    let words = words.split('|').chain(ODD.split('|')).map(str::to_owned).collect();
    let input = prop_oneof![
        3 => inputs.prop_map(String::into_bytes),
        1 => select(corpus.clone()),
    ];
    (input, vec(edit(words, corpus, is_json), 0..4))
        .prop_map(|(input, edits)| edits.iter().fold(input, |input, edit| edit.of(input)))
        .boxed()
}

fn edit(words: Vec<String>, corpus: Vec<Vec<u8>>, is_json: bool) -> BoxedStrategy<Edit> {
    let place = any::<Index>;
    let few = || 0..9_usize;
    let word = select(words);
    let value = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0..120_i64).prop_map(Value::from),
        word.clone().prop_map(|word| serde_json::from_str(&word).unwrap_or(Value::from(word))),
        (0..4_usize).prop_map(|count| Value::from(vec![7; count])),
        Just(serde_json::json!({})),
    ];
    let json = prop_oneof![
        1 => Just(JsonEdit::Remove),
        1 => (0..8_u32).prop_map(JsonEdit::Repeat),
        1 => word.clone().prop_map(JsonEdit::Rename),
        4 => value.prop_map(JsonEdit::Put),
    ];
    let piece = (select(corpus), place(), few()).prop_map(|(other, at, length)| {
        let at = at.index(other.len() + 1);
        other[at..(at + length).min(other.len())].to_vec()
    });
    let put =
        prop_oneof![6 => word.prop_map(String::into_bytes), 2 => piece, 1 => vec(32..127_u8, 1)];
    prop_oneof![
        3 => (place(), few()).prop_map(|(at, length)| Edit::Cut(at, length)),
        // Seldom and very often: what recurses or allocates by the number shows it here.
        1 => (place(), few(), prop_oneof![9 => 1..3_u32, 1 => 3..14_u32])
            .prop_map(|(at, length, twice)| Edit::Repeat(at, length, twice)),
        5 => (place(), prop_oneof![Just(0), few()], put)
            .prop_map(|(at, length, piece)| Edit::Put(at, length, piece)),
        1 => place().prop_map(Edit::End),
        1 => (place(), 0..8_u32).prop_map(|(at, bit)| Edit::Flip(at, bit)),
        1 => (place(), place()).prop_map(|(one, other)| Edit::SwapLines(one, other)),
        if is_json { 24 } else { 1 } => (vec(place(), 0..7), json)
            .prop_map(|(way, edit)| Edit::Json(way, edit)),
    ]
    .boxed()
}

impl Edit {
    fn of(&self, mut input: Vec<u8>) -> Vec<u8> {
        let length = input.len();
        let part = |at: &Index, count: usize| {
            let from = at.index(length + 1);
            from..(from + count).min(length)
        };
        match self {
            Edit::Cut(at, count) => drop(input.drain(part(at, *count))),
            Edit::Repeat(at, count, twice) if length < LONGEST => {
                let part = part(at, *count);
                let again = input[part.clone()].repeat(1 << twice);
                input.splice(part, again);
            }
            Edit::Put(at, count, piece) => drop(input.splice(part(at, *count), piece.clone())),
            Edit::End(at) => input.truncate(at.index(length + 1)),
            Edit::Flip(at, bit) if length > 0 => input[at.index(length)] ^= 1 << bit,
            Edit::SwapLines(one, other) => {
                let mut lines: Vec<&[u8]> = input.split(|byte| *byte == b'\n').collect();
                let count = lines.len();
                lines.swap(one.index(count), other.index(count));
                input = lines.join(&b'\n');
            }
            Edit::Json(way, edit) => {
                if let Ok(mut value) = serde_json::from_slice(&input) {
                    edit.at(way, &mut value);
                    input = value.to_string().into_bytes();
                }
            }
            Edit::Repeat(..) | Edit::Flip(..) => {}
        }
        input
    }
}

impl JsonEdit {
    fn at(&self, way: &[Index], value: &mut Value) {
        let [next, rest @ ..] = way else {
            if let JsonEdit::Put(new) = self {
                *value = new.clone();
            }
            return;
        };
        match value {
            Value::Object(fields) if !fields.is_empty() => {
                let name = next.get(&fields.keys().cloned().collect::<Vec<_>>()).clone();
                match self {
                    JsonEdit::Remove if rest.is_empty() => drop(fields.remove(&name)),
                    JsonEdit::Rename(new) if rest.is_empty() => {
                        let moved = fields.remove(&name).unwrap_or_default();
                        fields.insert(new.clone(), moved);
                    }
                    _ => self.at(rest, &mut fields[&name]),
                }
            }
            Value::Array(items) if !items.is_empty() => {
                let place = next.index(items.len());
                match self {
                    JsonEdit::Remove if rest.is_empty() => drop(items.remove(place)),
                    JsonEdit::Repeat(twice) if rest.is_empty() && items.len() < 100 => {
                        let again = vec![items[place].clone(); 1 << twice];
                        items.splice(place..=place, again);
                    }
                    _ => self.at(rest, &mut items[place]),
                }
            }
            _ => self.at(&[], value),
        }
    }
}
