//! A deal: every card of the game in drawing order, and who starts.

use super::{Card, CardSet, Random, RuleSet, Rules};

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
    /// A deck that is not what it should be.
    Deck {
        /// The rule set, which says what a deck is.
        set: RuleSet,
        /// Which deck, from 0.
        deck: usize,
        /// What is wrong with it.
        fault: DeckFault,
    },
    /// A starter who does not sit at the table.
    Starter {
        /// The number given.
        starter: usize,
        /// How many play.
        players: usize,
    },
}

/// What can be wrong with a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckFault {
    /// A number that is no card of this game.
    Foreign(i64),
    /// A card that comes twice.
    Doubled(Card),
    /// A card that does not come at all.
    Missing(Card),
}

impl Deal {
    /// Shuffled decks; player 0 starts.
    pub fn shuffled(rules: &Rules, random: &mut Random) -> Deal {
        let decks = (0..rules.set().decks())
            .map(|_| {
                let mut deck: Vec<Card> = rules.set().cards().iter().collect();
                random.shuffle(&mut deck);
                deck
            })
            .collect();
        Deal { decks, starter: 0 }
    }

    /// The same cards, with another player to start.
    pub fn started_by(self, rules: &Rules, starter: usize) -> Result<Deal, DealError> {
        let players = rules.players();
        if starter < players {
            Ok(Deal { starter, ..self })
        } else {
            Err(DealError::Starter { starter, players })
        }
    }

    /// The same cards, with a starter named by chance.
    #[must_use]
    pub fn started_by_chance(self, rules: &Rules, random: &mut Random) -> Deal {
        let starter = random.below(rules.players());
        Deal { starter, ..self }
    }

    /// Decks given card by card; player 0 starts.
    pub fn from_numbers(rules: &Rules, decks: &[Vec<i64>]) -> Result<Deal, DealError> {
        let needed = rules.set().decks();
        if decks.len() != needed {
            let found = decks.len();
            return Err(DealError::Decks { needed, found });
        }
        let decks = decks
            .iter()
            .enumerate()
            .map(|(deck, numbers)| {
                checked_deck(rules.set().cards(), numbers).map_err(|fault| DealError::Deck {
                    set: rules.set(),
                    deck,
                    fault,
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(Deal { decks, starter: 0 })
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

fn checked_deck(needed: CardSet, numbers: &[i64]) -> Result<Vec<Card>, DeckFault> {
    let mut seen = CardSet::EMPTY;
    let mut deck = Vec::with_capacity(needed.len());
    for &number in numbers {
        let card = u8::try_from(number)
            .ok()
            .and_then(Card::new)
            .filter(|card| needed.contains(*card))
            .ok_or(DeckFault::Foreign(number))?;
        if seen.contains(card) {
            return Err(DeckFault::Doubled(card));
        }
        seen = seen.with(card);
        deck.push(card);
    }
    match needed.difference(seen).first() {
        Some(card) => Err(DeckFault::Missing(card)),
        None => Ok(deck),
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
        let first = |deck: &[Card]| deck.iter().take(6).map(|c| c.number()).collect::<Vec<_>>();
        let deal = Deal::shuffled(&classic(), &mut Random::new(7));
        assert_eq!(first(&deal.decks()[0]), [17, 41, 72, 4, 75, 20]);
        let mut random = Random::new(7);
        let duel = Deal::shuffled(&Rules::duel(), &mut random);
        let duel = duel.started_by_chance(&Rules::duel(), &mut random);
        assert_eq!(first(&duel.decks()[1]), [45, 34, 11, 29, 37, 56]);
        assert_eq!(duel.starter(), 0);
    }

    #[test]
    fn a_wrong_deck_is_refused_by_name() {
        let good: Vec<i64> = (2..=99).collect();
        let card = |n| Card::new(n).unwrap();
        let fault = |deck: Vec<i64>| match Deal::from_numbers(&classic(), &[deck]) {
            Err(DealError::Deck { fault, .. }) => Some(fault),
            _ => None,
        };
        assert_eq!(fault(good.clone()), None);
        let missing = Some(DeckFault::Missing(card(2)));
        assert_eq!(fault(good[1..].to_vec()), missing);
        let doubled = Some(DeckFault::Doubled(card(50)));
        assert_eq!(fault([&good[..], &[50]].concat()), doubled);
        for foreign in [1, 100, -3, i64::MAX] {
            let deck = [&good[..], &[foreign]].concat();
            assert_eq!(fault(deck), Some(DeckFault::Foreign(foreign)));
        }
    }

    #[test]
    fn decks_and_starter_must_fit_the_rules() {
        let (needed, found) = (1, 0);
        let none = Deal::from_numbers(&classic(), &[]);
        assert_eq!(none, Err(DealError::Decks { needed, found }));
        let deal = Deal::shuffled(&classic(), &mut Random::new(1));
        let (starter, players) = (2, 2);
        let third = deal.started_by(&classic(), starter);
        assert_eq!(third, Err(DealError::Starter { starter, players }));
    }
}
