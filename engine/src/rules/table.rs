//! The piles in front of the player to move, and everything that may be laid on them.
//!
//! A game, a puzzle position and an answer being marked all ask the same questions; they
//! are answered here and nowhere else.

use super::{Card, CardSet, PerPile, Pile, PileName, Placement, Refusal, RuleSet, Side};

/// One card laid on one pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Play {
    /// The card that is laid.
    pub card: Card,
    /// The pile it goes on.
    pub pile: PileName,
}

/// A play that was tried, or why there cannot be such a play at all.
pub type AttemptedPlay = Result<Play, Refusal>;

/// The piles the player to move can see: all four, or some of them in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Table {
    piles: PerPile<Option<Pile>>,
    helped: bool,
}

impl Table {
    pub(super) fn new(piles: PerPile<Option<Pile>>, helped: bool) -> Table {
        Table { piles, helped }
    }

    /// The four piles of a rule set with these cards on top, or at their bases; `helped` is whether
    /// the one helping card of this turn has been played.
    pub fn with_tops(set: RuleSet, tops: PerPile<Option<Card>>, helped: bool) -> Table {
        let piles = PerPile::from_fn(|name| Some(set.pile(name, *tops.get(name))));
        Table::new(piles, helped)
    }

    /// The table with this pile alone.
    #[must_use]
    pub fn only(&self, name: PileName) -> Table {
        let mut piles = PerPile::default();
        *piles.get_mut(name) = self.pile(name);
        Table::new(piles, self.helped)
    }

    /// The pile of this name, if it is on the table.
    pub fn pile(&self, name: PileName) -> Option<Pile> {
        *self.piles.get(name)
    }

    /// The piles on the table with their names, in order.
    pub fn piles(&self) -> impl Iterator<Item = (PileName, Pile)> {
        self.piles.iter().filter_map(|(name, pile)| Some((name, (*pile)?)))
    }

    /// The single pile of the table, where there is just one.
    pub fn only_pile(&self) -> Option<(PileName, Pile)> {
        let mut piles = self.piles();
        let only = piles.next();
        only.filter(|_| piles.next().is_none())
    }

    /// Whether the one helping card of this turn has been played.
    pub fn helped(&self) -> bool {
        self.helped
    }

    /// What a play would do, or why it may not be made. The hand is not looked at.
    pub fn place(&self, play: Play) -> Result<Placement, Refusal> {
        let letter = play.pile.letter();
        let pile = self.pile(play.pile).ok_or(Refusal::NoSuchPile { letter })?;
        if pile.side() == Side::Opponent && self.helped {
            return Err(Refusal::SecondHelp);
        }
        pile.place(play.card)
    }

    /// The table after a play, or why it may not be made.
    pub fn after(&self, play: Play) -> Result<Table, Refusal> {
        self.place(play).map(|_| self.laid(play))
    }

    /// Those of the cards that may go on this pile now.
    pub fn accepts(&self, name: PileName, cards: CardSet) -> CardSet {
        match self.pile(name) {
            Some(pile) if pile.side() == Side::Own || !self.helped => pile.accepts(cards),
            _ => CardSet::EMPTY,
        }
    }

    /// Every play that may be made now with one of these cards, by pile, then by card.
    pub fn plays(&self, cards: CardSet) -> impl Iterator<Item = Play> {
        PileName::ALL.into_iter().flat_map(move |pile| {
            self.accepts(pile, cards).iter().map(move |card| Play { card, pile })
        })
    }

    /// Whether `count` of these cards can be laid one after the other.
    ///
    /// Counting the cards that may be laid now is not enough: the first may block the second
    /// or open the way for it. So this tries, and stops at the first success.
    pub fn can_lay(&self, cards: CardSet, count: usize) -> bool {
        match count {
            0 => true,
            _ if cards.len() < count => false,
            1 => self.plays(cards).next().is_some(),
            _ => self
                .plays(cards)
                .any(|play| self.laid(play).can_lay(cards.without(play.card), count - 1)),
        }
    }

    /// The table after a play, whether or not the rules allow it: to look at what follows a
    /// mistake.
    #[must_use]
    pub fn forced(&self, play: Play) -> Table {
        self.laid(play)
    }

    /// The table after a play that is known to be allowed.
    fn laid(&self, play: Play) -> Table {
        let mut after = *self;
        if let Some(pile) = after.piles.get_mut(play.pile) {
            after.helped |= pile.side() == Side::Opponent;
            *pile = pile.with_top(play.card);
        }
        after
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Direction;

    fn up(top: u8) -> Table {
        let mut piles = PerPile::default();
        *piles.get_mut(PileName::A) = Some(Pile::new(Direction::Up, Side::Own, top, 99));
        Table::new(piles, false)
    }

    fn cards(numbers: &[u8]) -> CardSet {
        numbers.iter().filter_map(|n| Card::new(*n)).collect()
    }

    #[test]
    fn the_minimum_is_decided_by_trying_not_by_counting() {
        // One card may be laid now, yet two can follow each other: 95, then 85 by the jump.
        assert!(up(90).can_lay(cards(&[95, 85]), 2));
        assert_eq!(up(90).plays(cards(&[95, 85])).count(), 1);
        // Two may be laid now, but never three: 20 opens nothing.
        assert!(up(90).can_lay(cards(&[95, 97, 20]), 2));
        assert!(!up(90).can_lay(cards(&[95, 97, 20]), 3));
        // 80 by the jump from the top, after which both others fit.
        assert!(up(90).can_lay(cards(&[80, 82, 84]), 3));
        assert!(!up(90).can_lay(cards(&[82, 84]), 1));
    }

    #[test]
    fn only_a_single_pile_is_the_only_one() {
        let one = up(90);
        assert_eq!(one.only_pile().map(|(name, _)| name), Some(PileName::A));
        let none = Table::new(PerPile::default(), false);
        assert_eq!(none.only_pile(), None);
        let mut two = PerPile::default();
        *two.get_mut(PileName::A) = one.pile(PileName::A);
        *two.get_mut(PileName::D) = one.pile(PileName::A);
        assert_eq!(Table::new(two, false).only_pile(), None);
    }

    #[test]
    fn zero_cards_can_always_be_laid() {
        assert!(up(99).can_lay(CardSet::EMPTY, 0));
        assert!(!up(99).can_lay(CardSet::EMPTY, 1));
    }
}
