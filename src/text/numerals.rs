//! Numbers inside texts that each deck writes in its own way.
//!
//! A text says `{ N(47) }`, and a voice reads it as 47, 470 or 4.7. Functions of Fluent know
//! nothing of a deck, so they only leave a mark where the number goes, and the voice fills it in.

use std::borrow::Cow;

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::{Msg, Voice};
use crate::puzzle::NumberDeck;
use crate::rules::Card;
use saute_dix_engine::listed;

listed! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Numeral {
        /// A number of a card, a base or a gap: `{ N(47) }`.
        Number = "N",
        /// A number of steps, with its word: `{ STEPS(19) }`.
        Steps = "STEPS",
        /// The size of the jump, in units a word as in the jump's name: `{ TEN() }`.
        Ten = "TEN",
        /// Cards with commas: `{ CARDS(37, 47, 52) }`.
        Cards = "CARDS",
        /// Cards with "and" before the last: `{ CARDS_AND(37, 47, 52) }`.
        CardsAnd = "CARDS_AND",
    }
}

/// What stands around a mark. No text has these: they are for private use.
const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';

pub fn teach(bundle: &mut FluentBundle<FluentResource>) {
    for numeral in Numeral::ALL {
        // Nothing else has taken the name: functions alone are written in capitals.
        let _ =
            bundle.add_function(numeral.name(), move |values, _: &FluentArgs| numeral.mark(values));
    }
}

impl Numeral {
    /// The mark with the numbers in it; an error of the text where they are no whole numbers.
    fn mark<'a>(self, values: &[FluentValue]) -> FluentValue<'a> {
        let mut words = vec![self.name().to_owned()];
        for value in values {
            match value {
                FluentValue::Number(number) if number.value.fract() == 0.0 => {
                    words.push(number.value.to_string());
                }
                _ => return FluentValue::Error,
            }
        }
        let mark = format!("{OPEN}{}{CLOSE}", words.join(" "));
        FluentValue::String(Cow::Owned(mark))
    }
}

/// The text with every number as the voice writes it. Most texts have none, and need no voice.
pub fn filled<'a>(text: String, voice: impl FnOnce() -> Voice<'a>) -> String {
    if !text.contains(OPEN) {
        return text;
    }
    let voice = voice();
    let mut parts = text.split(OPEN);
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (mark, rest) = part.split_once(CLOSE).unwrap_or((part, ""));
        filled += &numeral(&voice, mark).unwrap_or_default();
        filled += rest;
    }
    filled
}

fn numeral(voice: &Voice, mark: &str) -> Option<String> {
    let mut words = mark.split(' ');
    let numeral = Numeral::from_name(words.next()?)?;
    let numbers: Vec<i32> = words.map(str::parse).collect::<Result<_, _>>().ok()?;
    let cards = || -> Vec<Card> {
        let small = numbers.iter().filter_map(|number| u8::try_from(*number).ok());
        small.filter_map(Card::new).collect()
    };
    Some(match numeral {
        Numeral::Number => voice.n(*numbers.first()?),
        Numeral::Steps => voice.steps(*numbers.first()?),
        Numeral::Ten if voice.numbers.deck == NumberDeck::Units => voice.say(&Msg::TenInWords),
        Numeral::Ten => voice.ten(),
        Numeral::Cards => voice.cards(&cards(), ", "),
        Numeral::CardsAnd => voice.cards_and(&cards()),
    })
}
