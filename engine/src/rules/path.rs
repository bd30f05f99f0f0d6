//! The way of a pile while cards are laid on it one after the other, allowed or not.
//!
//! Explanations, number lines and wrong answers all follow a pile in this way; the rules are
//! asked at every card, and a card that they refuse is laid all the same.

use super::{Card, Pile, Placement, Refusal};

/// The way of a pile under some cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    start: Pile,
    laid: Vec<Laid>,
}

/// A card of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The number that lay on top before.
    pub from: u8,
    /// The card.
    pub card: Card,
    /// What it did to the pile, or why the rules refuse it there.
    pub placement: Result<Placement, Refusal>,
}

impl Laid {
    /// The number that lies on top now.
    pub fn to(&self) -> u8 {
        self.card.number()
    }

    /// Whether it took the pile back by exactly ten.
    pub fn is_jump(&self) -> bool {
        self.placement == Ok(Placement::Jump)
    }

    /// The room it used; none if the rules refuse it.
    pub fn room(&self) -> i32 {
        self.placement.map_or(0, Placement::room)
    }
}

impl Path {
    pub(super) fn new(start: Pile, cards: &[Card]) -> Path {
        let mut pile = start;
        let laid = cards.iter().map(|card| {
            let laid = Laid { from: pile.top(), card: *card, placement: pile.place(*card) };
            pile = pile.with_top(*card);
            laid
        });
        Path { laid: laid.collect(), start }
    }

    /// The cards in order, each with what it did.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The pile before the first card.
    pub fn start(&self) -> Pile {
        self.start
    }

    /// The pile after the last card.
    pub fn end(&self) -> Pile {
        let last = self.laid.last();
        last.map_or(self.start, |laid| self.start.with_top(laid.card))
    }

    /// The room that all cards used together. Those that the rules refuse count for nothing.
    pub fn room(&self) -> i32 {
        self.laid.iter().map(Laid::room).sum()
    }

    /// The steps in both directions: a pupil who forgets that a jump goes back counts these.
    pub fn distance(&self) -> i32 {
        self.laid.iter().map(|laid| laid.room().abs()).sum()
    }

    /// How many cards jumped.
    pub fn jumps(&self) -> usize {
        self.laid.iter().filter(|laid| laid.is_jump()).count()
    }

    /// Whether the rules allow every card.
    pub fn is_legal(&self) -> bool {
        self.laid.iter().all(|laid| laid.placement.is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{PileName, RuleSet};

    fn path(set: RuleSet, name: PileName, top: u8, numbers: &[u8]) -> Path {
        let cards: Vec<Card> = numbers.iter().filter_map(|n| Card::new(*n)).collect();
        set.pile(name, Card::new(top)).path(&cards)
    }

    #[test]
    fn a_path_goes_up_or_down_with_its_pile() {
        for (name, top, numbers) in
            [(PileName::A, 57, [47, 37, 39]), (PileName::C, 44, [54, 64, 62])]
        {
            let path = path(RuleSet::Classic, name, top, &numbers);
            assert!(path.is_legal());
            assert_eq!((path.room(), path.distance(), path.jumps()), (-18, 22, 2));
            assert_eq!(path.end().top(), numbers[2]);
            let ways: Vec<(u8, u8)> = path.laid().iter().map(|l| (l.from, l.to())).collect();
            let [first, second, third] = numbers;
            assert_eq!(ways, [(top, first), (first, second), (second, third)]);
            assert_eq!(path.laid()[2].placement, Ok(Placement::Forward(2)));
        }
    }

    #[test]
    fn a_refused_card_is_laid_all_the_same_and_uses_no_room() {
        for (name, top, numbers) in [(PileName::A, 34, [25, 40]), (PileName::C, 66, [75, 60])] {
            let path = path(RuleSet::Classic, name, top, &numbers);
            assert!(!path.is_legal());
            let refusal = path.laid()[0].placement.unwrap_err();
            assert_eq!(refusal.code(), "not_ten");
            // From the card that should not lie there, it is fifteen steps.
            assert_eq!((path.room(), path.jumps()), (15, 0));
        }
    }

    #[test]
    fn a_card_that_helps_the_opponent_uses_room() {
        let path = path(RuleSet::Duel, PileName::C, 30, &[18]);
        assert_eq!((path.room(), path.jumps()), (12, 0));
    }

    #[test]
    fn without_cards_nothing_moves() {
        let path = path(RuleSet::Classic, PileName::D, 83, &[]);
        assert_eq!((path.end().top(), path.room()), (83, 0));
        assert!(path.is_legal());
    }
}
