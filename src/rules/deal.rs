//! A deal: every card of the game in drawing order, and who starts.

use super::{Card, CardSet, Random, Rules};

/// The cards in the order they will be drawn, checked against the rules they are for.
///
/// Player 0 is dealt the first full hand, player 1 the next, and so on. In the duel each
/// player has a deck of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    decks: Vec<Vec<Card>>,
    starter: usize,
}

/// Why some cards are not a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealError {
    /// The rules need another number of decks.
    Decks {
        /// How many the rules need.
        needed: usize,
        /// How many there were.
        found: usize,
    },
    /// A number that is no card of this game.
    Foreign(i64),
    /// A card that comes twice.
    Doubled(Card),
    /// A card that does not come at all.
    Missing(Card),
    /// A starter who does not sit at the table.
    Starter {
        /// The number given.
        starter: usize,
        /// How many play.
        players: usize,
    },
}

impl Deal {
    /// Shuffled decks. Without a starter, chance names one.
    pub fn shuffled(
        rules: &Rules,
        random: &mut Random,
        starter: Option<usize>,
    ) -> Result<Deal, DealError> {
        let decks = (0..rules.set().decks())
            .map(|_| {
                let mut deck: Vec<Card> = rules.set().cards().iter().collect();
                random.shuffle(&mut deck);
                deck
            })
            .collect();
        let starter = match starter {
            Some(starter) => checked_starter(rules, starter)?,
            None => random.below(rules.players()),
        };
        Ok(Deal { decks, starter })
    }

    /// Decks given card by card.
    pub fn from_numbers(
        rules: &Rules,
        decks: &[Vec<i64>],
        starter: usize,
    ) -> Result<Deal, DealError> {
        let needed = rules.set().decks();
        if decks.len() != needed {
            let found = decks.len();
            return Err(DealError::Decks { needed, found });
        }
        let decks = decks
            .iter()
            .map(|deck| checked_deck(rules.set().cards(), deck))
            .collect::<Result<_, _>>()?;
        let starter = checked_starter(rules, starter)?;
        Ok(Deal { decks, starter })
    }

    /// The decks in drawing order.
    pub fn decks(&self) -> &[Vec<Card>] {
        &self.decks
    }

    /// Who plays first.
    pub fn starter(&self) -> usize {
        self.starter
    }
}

fn checked_deck(needed: CardSet, numbers: &[i64]) -> Result<Vec<Card>, DealError> {
    let mut seen = CardSet::EMPTY;
    let mut deck = Vec::with_capacity(needed.len());
    for &number in numbers {
        let card = u8::try_from(number)
            .ok()
            .and_then(Card::new)
            .filter(|card| needed.contains(*card))
            .ok_or(DealError::Foreign(number))?;
        if seen.contains(card) {
            return Err(DealError::Doubled(card));
        }
        seen = seen.with(card);
        deck.push(card);
    }
    match needed.difference(seen).first() {
        Some(card) => Err(DealError::Missing(card)),
        None => Ok(deck),
    }
}

fn checked_starter(rules: &Rules, starter: usize) -> Result<usize, DealError> {
    let players = rules.players();
    if starter < players {
        Ok(starter)
    } else {
        Err(DealError::Starter { starter, players })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Expert;

    fn classic() -> Rules {
        Rules::classic(2, Expert::Off, false).unwrap()
    }

    #[test]
    fn a_seed_deals_the_same_cards_for_ever() {
        let deal = Deal::shuffled(&classic(), &mut Random::new(7), Some(0)).unwrap();
        let first: Vec<u8> = deal.decks()[0].iter().take(7).map(|c| c.number()).collect();
        assert_eq!(first, [17, 41, 72, 4, 75, 20, 42]);
        let duel = Deal::shuffled(&Rules::duel(), &mut Random::new(7), None).unwrap();
        let first: Vec<u8> = duel.decks()[1].iter().take(6).map(|c| c.number()).collect();
        assert_eq!((first, duel.starter()), (vec![45, 34, 11, 29, 37, 56], 0));
    }

    #[test]
    fn a_wrong_deck_is_refused_by_name() {
        let good: Vec<i64> = (2..=99).collect();
        let deal = |deck: Vec<i64>| Deal::from_numbers(&classic(), &[deck], 0).map(|_| ());
        let card = |n| Card::new(n).unwrap();
        assert_eq!(deal(good.clone()), Ok(()));
        assert_eq!(deal(good[1..].to_vec()), Err(DealError::Missing(card(2))));
        assert_eq!(
            deal([&good[..], &[50]].concat()),
            Err(DealError::Doubled(card(50)))
        );
        for foreign in [1, 100, -3, i64::MAX] {
            assert_eq!(
                deal([&good[..], &[foreign]].concat()),
                Err(DealError::Foreign(foreign))
            );
        }
        assert_eq!(
            Deal::from_numbers(&classic(), &[], 0),
            Err(DealError::Decks {
                needed: 1,
                found: 0
            })
        );
        assert_eq!(
            Deal::from_numbers(&classic(), &[good], 2),
            Err(DealError::Starter {
                starter: 2,
                players: 2
            })
        );
    }
}
