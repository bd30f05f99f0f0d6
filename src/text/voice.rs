//! A language with a way to write numbers: what turns data into sentences.

use super::{Locale, Msg, Numbers, numerals};
use crate::puzzle::NumberDeck;
use crate::rules::{Card, JUMP, PileName, Play, RuleSet};

#[derive(Clone, Copy)]
pub struct Voice<'a> {
    pub locale: &'a Locale,
    pub numbers: Numbers,
    /// Whether the piles spoken of are named from the second seat of a duel: people hear the
    /// names they have from the first, whichever player is to move.
    pub second_seat: bool,
}

impl Voice<'_> {
    /// The voice that speaks of piles as this player names them. In the rules, both players of a
    /// duel call their own piles A and B; at a table every pile has one name for everybody.
    #[must_use]
    pub fn of_seat(self, set: RuleSet, player: usize) -> Self {
        Voice { second_seat: !set.is_cooperative() && player == 1, ..self }
    }

    pub fn known_as(&self, pile: PileName) -> PileName {
        if self.second_seat { pile.across() } else { pile }
    }

    pub fn letter(&self, pile: PileName) -> char {
        self.known_as(pile).letter()
    }

    pub fn say(&self, message: &Msg) -> String {
        numerals::filled(self.locale.pattern(message), || *self)
    }

    pub fn text(&self, key: &str) -> Option<String> {
        let text = self.locale.text_pattern(key)?;
        Some(numerals::filled(text, || *self))
    }

    pub fn n(&self, number: impl Into<i32>) -> String {
        self.numbers.write(number.into())
    }

    pub fn card(&self, card: Card) -> String {
        self.numbers.card(card)
    }

    pub fn ten(&self) -> String {
        self.n(JUMP)
    }

    pub fn steps(&self, count: i32) -> String {
        self.say(&Msg::Steps {
            count: self.numbers.worth(count).into(),
            written: self.n(count).into(),
        })
    }

    pub fn card_count(&self, count: usize) -> String {
        let count = count.into();
        self.say(&Msg::CardCount { count })
    }

    pub fn cards(&self, cards: &[Card], between: &str) -> String {
        let words: Vec<String> = cards.iter().map(|card| self.card(*card)).collect();
        // Where numbers may have commas inside, something else stands between them.
        let commas = self.numbers.deck == NumberDeck::Tenths && self.numbers.decimal == ',';
        if commas && between == ", " { words.join("\u{a0}; ") } else { words.join(between) }
    }

    pub fn cards_and(&self, cards: &[Card]) -> String {
        match cards.split_last() {
            Some((last, others)) if !others.is_empty() => self.say(&Msg::ListAnd {
                start: self.cards(others, ", ").into(),
                last: self.card(*last).into(),
            }),
            _ => self.cards(cards, ""),
        }
    }

    /// Cards as in "47 then 37 then 39".
    pub fn cards_then(&self, cards: &[Card]) -> String {
        let words = cards.iter().map(|card| self.card(*card));
        let list = words.reduce(|start, last| {
            self.say(&Msg::ListThen { start: start.into(), last: last.into() })
        });
        list.unwrap_or_default()
    }

    /// Alternatives, as in "47, 37 or 58, 48".
    pub fn either(&self, alternatives: Vec<String>) -> String {
        let list = alternatives.into_iter().reduce(|start, last| {
            self.say(&Msg::ListOr { start: start.into(), last: last.into() })
        });
        list.unwrap_or_default()
    }

    pub fn plays(&self, plays: &[Play]) -> String {
        self.numbers.plays(plays)
    }
}
