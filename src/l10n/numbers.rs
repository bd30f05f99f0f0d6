//! Numbers as people write them: by number deck and by language.

use crate::puzzle::NumberDeck;
use crate::rules::{Card, Play};

/// How numbers are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// As units, tens or tenths.
    pub deck: NumberDeck,
    /// The decimal sign of the language.
    pub decimal: char,
}

impl Numbers {
    /// Ordinary numbers, as in every game.
    pub const PLAIN: Numbers = Numbers {
        deck: NumberDeck::Units,
        decimal: '.',
    };

    /// A number, with a true minus sign as in books.
    pub fn write(self, number: i32) -> String {
        self.deck.write(number, self.decimal)
    }

    /// The number on a card.
    pub fn card(self, card: Card) -> String {
        self.write(card.number().into())
    }

    /// Plays in our notation, such as `47A 37A`.
    pub fn plays(self, plays: &[Play]) -> String {
        let words: Vec<String> = plays
            .iter()
            .map(|play| format!("{}{}", self.card(play.card), play.pile))
            .collect();
        words.join(" ")
    }
}
