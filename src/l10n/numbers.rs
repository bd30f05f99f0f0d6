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
        let words: Vec<String> =
            plays.iter().map(|play| format!("{}{}", self.card(play.card), play.pile)).collect();
        words.join(" ")
    }

    /// What a number of the engine is worth as this deck writes it: it chooses the plural.
    pub fn worth(self, number: i32) -> f64 {
        match self.deck {
            NumberDeck::Units => f64::from(number),
            NumberDeck::Tens => f64::from(number) * 10.0,
            NumberDeck::Tenths => f64::from(number) / 10.0,
        }
    }

    /// A figure with one decimal, as in averages.
    pub fn rounded(self, figure: f64) -> String {
        format!("{figure:.1}").replace('.', &self.decimal.to_string())
    }
}
