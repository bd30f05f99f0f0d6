//! In which orders cards can lie on a pile, read off the solver's tables.

use super::Solved;
use super::chains::{MOST_CARDS, Subset};
use super::solved::Split;
use crate::rules::{Card, Direction, PileName, Play};

impl Solved<'_> {
    /// The card that comes last when the subset lies on the pile in the least room.
    pub(super) fn nearest_last(&self, pile: PileName, cards: Subset) -> Option<usize> {
        let last = self.tables.chains().last(pile, cards);
        self.pick(pile, last)
    }

    /// Of several cards, the one nearest to the base of the pile.
    fn pick(&self, pile: PileName, cards: Subset) -> Option<usize> {
        match self.direction(pile) {
            Direction::Up => (cards != 0).then_some(cards.trailing_zeros() as usize),
            Direction::Down => cards.checked_ilog2().map(|index| index as usize),
        }
    }

    fn direction(&self, pile: PileName) -> Direction {
        let direction = self.task.set.direction(pile);
        match self.task.table.pile(pile) {
            Some(pile) => pile.direction(),
            None => direction,
        }
    }

    /// What may lie under a card that comes last.
    fn before(&self, pile: PileName, cards: Subset, last: usize) -> Subset {
        self.tables.chains().last(pile, cards & !(1 << last))
            & self.tables.chains().under(pile, last)
    }

    /// In how many orders the cards can lie on the pile in the least room.
    pub(super) fn orders(&self, pile: PileName, cards: Subset) -> u64 {
        self.nearest_last(pile, cards).map_or(1, |last| self.orders_with_last(pile, cards, last))
    }

    fn orders_with_last(&self, pile: PileName, cards: Subset, last: usize) -> u64 {
        let rest = cards & !(1 << last);
        if rest == 0 {
            return 1;
        }
        members(self.before(pile, cards, last))
            .map(|previous| self.orders_with_last(pile, rest, previous))
            .sum()
    }

    /// One order in the least room: where there is a choice, the one that simply goes along.
    pub(super) fn plainest_order(&self, pile: PileName, mut cards: Subset) -> Vec<Card> {
        let mut order = Vec::new();
        let mut last = self.nearest_last(pile, cards);
        while let Some(index) = last {
            order.push(self.tables.chains().card(index));
            let before = self.before(pile, cards, index);
            cards &= !(1 << index);
            // The card just behind this one, or else the one it jumps back from.
            let behind = match self.direction(pile) {
                Direction::Up => before & ((1 << index) - 1),
                Direction::Down => before & !((1 << index) - 1),
            };
            last = match self.direction(pile) {
                Direction::Up => behind.checked_ilog2().map(|bit| bit as usize),
                Direction::Down => (behind != 0).then_some(behind.trailing_zeros() as usize),
            }
            .or_else(|| members(before).next());
        }
        order.reverse();
        order
    }

    /// Every play of a split: all orders on each pile, combined.
    pub(super) fn all_plays(&self, split: Split) -> Vec<Vec<Play>> {
        let mut plays: Vec<Vec<Play>> = vec![Vec::new()];
        for (pile, cards) in PileName::ALL.into_iter().zip(split) {
            let orders = self.all_orders(pile, cards);
            plays = plays
                .iter()
                .flat_map(|start| {
                    orders.iter().map(move |order| {
                        let more = order.iter().map(|card| Play { card: *card, pile });
                        start.iter().copied().chain(more).collect()
                    })
                })
                .collect();
        }
        plays
    }

    fn all_orders(&self, pile: PileName, cards: Subset) -> Vec<Vec<Card>> {
        match self.nearest_last(pile, cards) {
            None => vec![Vec::new()],
            Some(last) => self.orders_ending_with(pile, cards, last),
        }
    }

    fn orders_ending_with(&self, pile: PileName, cards: Subset, last: usize) -> Vec<Vec<Card>> {
        let rest = cards & !(1 << last);
        let mut orders = match rest {
            0 => vec![Vec::new()],
            _ => members(self.before(pile, cards, last))
                .flat_map(|previous| self.orders_ending_with(pile, rest, previous))
                .collect(),
        };
        for order in &mut orders {
            order.push(self.tables.chains().card(last));
        }
        orders
    }
}

/// The cards of a subset by their place in the hand.
fn members(cards: Subset) -> impl Iterator<Item = usize> {
    (0..MOST_CARDS).filter(move |index| cards & (1 << index) != 0)
}
