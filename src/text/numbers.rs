//! Numbers as people write them: by number deck and by language.

use crate::puzzle::NumberDeck;
use crate::rules::{Card, Play};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    pub deck: NumberDeck,
    pub decimal: char,
}

impl Numbers {
    pub fn write(self, number: i32) -> String {
        self.deck.write(number, self.decimal)
    }

    pub fn card(self, card: Card) -> String {
        self.write(card.number().into())
    }

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

    pub fn rounded(self, figure: f64) -> String {
        format!("{figure:.1}").replace('.', &self.decimal.to_string())
    }
}
