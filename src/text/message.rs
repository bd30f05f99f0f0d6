//! Every message of the program as a type: a missing value does not compile.

use fluent::{FluentArgs, FluentValue};

/// A value in a message: text that is already written out, or a number that may choose a plural.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    Text(String),
    Number(f64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Arg {
        Arg::Text(letter.to_string())
    }
}

impl From<f64> for Arg {
    fn from(number: f64) -> Arg {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        // Large numbers never choose a plural, but must be shown digit by digit.
        u32::try_from(number).map_or_else(|_| Arg::Text(number.to_string()), Arg::from)
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        // Large numbers never choose a plural, but must be shown digit by digit.
        u32::try_from(number).map_or_else(|_| Arg::Text(number.to_string()), Arg::from)
    }
}

macro_rules! small_numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        })+
    };
}
small_numbers!(u8, i32, u32);

// One variant for each English text, made by `build.rs`.
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl Msg {
    pub(super) fn args(&self) -> FluentArgs<'_> {
        self.values()
            .into_iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Text(text) => FluentValue::from(text.as_str()),
                    Arg::Number(number) => FluentValue::from(*number),
                };
                (name, value)
            })
            .collect()
    }
}
