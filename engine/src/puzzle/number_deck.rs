//! Number decks: the same cards, written as units, tens or tenths.

use serde::{Deserialize, Serialize};

use crate::listed;

listed! {
    /// How the numbers 2 to 99 are written. The engine never sees it.
    ///
    /// The place in this list is the number in codes: only ever add at the end.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum NumberDeck {
        /// 2 to 99, jump of 10.
        #[default]
        Units = "units",
        /// 20 to 990, jump of 100.
        Tens = "tens",
        /// 0.2 to 9.9, jump of 1.
        Tenths = "tenths",
    }
}

impl NumberDeck {
    /// The number in codes.
    pub(super) const fn number(self) -> u32 {
        self as u32
    }

    /// A number of the engine as this deck writes it, with the language's decimal sign.
    pub fn write(self, number: i32, decimal: char) -> String {
        let sign = if number < 0 { "−" } else { "" };
        let size = number.unsigned_abs();
        match self {
            NumberDeck::Units => format!("{sign}{size}"),
            NumberDeck::Tens if size == 0 => "0".to_owned(),
            NumberDeck::Tens => format!("{sign}{size}0"),
            NumberDeck::Tenths if size.is_multiple_of(10) => format!("{sign}{}", size / 10),
            NumberDeck::Tenths => format!("{sign}{}{decimal}{}", size / 10, size % 10),
        }
    }

    /// What a user typed as a number of the engine. Comma and point both do; a number that
    /// this deck cannot write is none.
    pub fn read(self, text: &str) -> Option<i32> {
        let text = text.trim();
        let (negative, digits) = match text.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest.trim_start()),
            None => (false, text),
        };
        let (whole, tenth) = match digits.split_once([',', '.']) {
            Some((whole, tenth)) => (whole, Some(tenth)),
            None => (digits, None),
        };
        let plain = |text: &str| {
            let digits = (1..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
            digits.then(|| text.parse::<i32>().ok()).flatten()
        };
        let whole = plain(whole)?;
        let number = match (self, tenth) {
            (NumberDeck::Units, None) => whole,
            (NumberDeck::Tens, None) if whole % 10 == 0 => whole / 10,
            (NumberDeck::Tenths, None) => whole * 10,
            (NumberDeck::Tenths, Some(tenth)) if tenth.len() == 1 => whole * 10 + plain(tenth)?,
            _ => return None,
        };
        Some(if negative { -number } else { number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_reads_back_in_every_deck() {
        for deck in NumberDeck::ALL {
            for number in -100..=400 {
                for decimal in [',', '.'] {
                    let text = deck.write(number, decimal);
                    assert_eq!(deck.read(&text), Some(number), "{text}");
                }
            }
        }
    }

    #[test]
    fn decks_write_as_in_class() {
        assert_eq!(NumberDeck::Tens.write(47, ','), "470");
        assert_eq!(NumberDeck::Tenths.write(2, ','), "0,2");
        assert_eq!(NumberDeck::Tenths.write(47, '.'), "4.7");
        assert_eq!(NumberDeck::Tenths.write(50, ','), "5");
        assert_eq!(NumberDeck::Units.write(-18, ','), "−18");
    }

    #[test]
    fn what_a_deck_cannot_write_is_no_number() {
        for (deck, text) in [
            (NumberDeck::Units, "4,7"),
            (NumberDeck::Units, ""),
            (NumberDeck::Units, "12345678901"),
            (NumberDeck::Tens, "47"),
            (NumberDeck::Tenths, "4,70"),
            (NumberDeck::Tenths, "4,"),
            (NumberDeck::Tenths, "x"),
        ] {
            assert_eq!(deck.read(text), None, "{text}");
        }
    }
}
