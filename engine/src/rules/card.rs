//! A numbered card, and a set of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A number card, 2 to 99.
///
/// The duel only uses 2 to 59: which cards take part is the business of
/// [`RuleSet`](super::RuleSet), not of the card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Card(u8);

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Card, String> {
        Card::new(number).ok_or_else(|| number.to_string())
    }
}

impl Card {
    /// The lowest card of every deck.
    pub const LOWEST: Card = Card(2);
    /// The highest card of the largest deck.
    pub const HIGHEST: Card = Card(99);

    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Card> {
        if number >= Card::LOWEST.0 && number <= Card::HIGHEST.0 {
            Some(Card(number))
        } else {
            None
        }
    }

    /// The number printed on the card.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of cards, iterated in ascending order.
///
/// One bit a card: hands are copied, compared and cut by masks all the time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(u128);

impl CardSet {
    /// No card at all.
    pub const EMPTY: CardSet = CardSet(0);

    /// Every card from `low` to `high`, both included; numbers that are no cards are left out.
    pub fn range(low: u8, high: u8) -> CardSet {
        let low = low.max(Card::LOWEST.0);
        let high = high.min(Card::HIGHEST.0);
        if low > high {
            return CardSet::EMPTY;
        }
        let up_to_high = (1_u128 << (u32::from(high) + 1)) - 1;
        let below_low = (1_u128 << u32::from(low)) - 1;
        CardSet(up_to_high & !below_low)
    }

    /// The cards as bits, each at the place of its number.
    pub(crate) fn bits(self) -> u128 {
        self.0
    }

    /// The cards at the places of these bits; what is no card is left out.
    pub(crate) fn from_bits(bits: u128) -> CardSet {
        CardSet(bits).intersection(CardSet::range(0, u8::MAX))
    }

    /// The set with this card alone.
    pub fn single(card: Card) -> CardSet {
        CardSet(1 << u32::from(card.0))
    }

    /// Whether the card is in the set.
    pub fn contains(self, card: Card) -> bool {
        self.0 & CardSet::single(card).0 != 0
    }

    /// The set with this card added.
    #[must_use]
    pub fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | CardSet::single(card).0)
    }

    /// The set with this card taken away.
    #[must_use]
    pub fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !CardSet::single(card).0)
    }

    /// The cards of either set.
    #[must_use]
    pub fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards that are in both sets.
    #[must_use]
    pub fn intersection(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub fn difference(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// How many cards there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest card.
    pub fn first(self) -> Option<Card> {
        u8::try_from(self.0.trailing_zeros()).ok().and_then(Card::new)
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest = rest.without(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_2_to_99_are_cards() {
        let cards: Vec<u8> = (0..=u8::MAX).filter(|n| Card::new(*n).is_some()).collect();
        assert_eq!(cards, (2..=99).collect::<Vec<u8>>());
    }

    #[test]
    fn a_range_is_cut_to_the_cards_there_are() {
        assert_eq!(CardSet::range(0, 255).len(), 98);
        assert_eq!(CardSet::range(60, 59), CardSet::EMPTY);
        let middle: Vec<u8> = CardSet::range(41, 43).iter().map(Card::number).collect();
        assert_eq!(middle, [41, 42, 43]);
    }

    #[test]
    fn a_set_adds_removes_and_iterates_in_order() {
        let card = |n| Card::new(n).unwrap();
        let set: CardSet = [card(99), card(2), card(64)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [card(2), card(64), card(99)]);
        assert!(set.contains(card(64)));
        assert!(!set.without(card(64)).contains(card(64)));
        assert_eq!(set.without(card(64)).with(card(64)), set);
        assert_eq!(CardSet::EMPTY.first(), None);
    }
}
