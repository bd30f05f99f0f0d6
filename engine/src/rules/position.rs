//! A position: some piles, a hand, and what this turn demands. The question every puzzle,
//! hint and review asks.

use super::{Card, CardSet, Game, PerPile, Pile, PileName, PileSet, RuleSet, Side, Table};

/// A position as the player to move sees it. Made by [`PositionBuilder`], or from a game.
///
/// There is at least one pile and one card, and no card is in two places. As text it is piles, hand and
/// options, which may be left out where they are the usual ones:
///
/// ```
/// use saute_dix_engine::rules::{Fault, Position, PositionFault};
///
/// let position: Position = "A57 C83 | 72 63 58 47 | min=1".parse().unwrap();
/// assert_eq!(position.to_string(), "A57 C83 | 72 63 58 47 | min=1");
///
/// let error = "A57 | 47 47".parse::<Position>().unwrap_err();
/// assert!(matches!(error.fault, Fault::Position(PositionFault::CardTwice(_))));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    set: RuleSet,
    piles: PerPile<Option<Pile>>,
    hand: Vec<Card>,
    minimum: u8,
    cover: PileSet,
    deck: Option<u8>,
}

impl Position {
    /// The minimum of a position that names none.
    pub const DEFAULT_MINIMUM: u8 = 2;

    /// The family of rules.
    pub fn set(&self) -> RuleSet {
        self.set
    }

    /// The piles on the table.
    pub fn table(&self) -> Table {
        Table::new(self.piles, false)
    }

    /// The hand, in the order it was given.
    pub fn hand(&self) -> &[Card] {
        &self.hand
    }

    /// The hand as a set.
    pub fn cards(&self) -> CardSet {
        self.hand.iter().copied().collect()
    }

    /// How many cards must be laid at least.
    pub fn minimum(&self) -> u8 {
        self.minimum
    }

    /// The piles that must receive a card, because one burns there.
    pub fn cover(&self) -> PileSet {
        self.cover
    }

    /// How many cards are left to draw, where that is known.
    pub fn deck(&self) -> Option<u8> {
        self.deck
    }

    /// What the player to move still has to do in this turn.
    pub(super) fn of_game(game: &Game) -> Option<Position> {
        let hand: Vec<Card> = game.hand(game.player()).iter().collect();
        if hand.is_empty() {
            return None;
        }
        let table = game.table();
        let set = game.rules().set();
        let small = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        Some(Position {
            set,
            // A player who has helped in this turn may not touch the opponent's piles again.
            piles: PerPile::from_fn(|name| {
                let open = set.side(name) == Side::Own || !table.helped();
                table.pile(name).filter(|_| open)
            }),
            hand,
            minimum: small(game.missing()),
            cover: game.due(),
            deck: Some(small(game.deck(game.rules().deck_of(game.player())).len())),
        })
    }
}

/// Why something cannot be part of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionFault {
    /// No pile at all.
    NoPile,
    /// The same pile given twice.
    PileTwice(PileName),
    /// A number that cannot lie on top of this pile.
    BadTop {
        /// The pile.
        pile: PileName,
        /// The number given.
        number: u32,
        /// What the pile shows before its first card.
        base: u8,
        /// The highest card of this rule set.
        highest: u8,
    },
    /// No card in hand.
    EmptyHand,
    /// A number that is no card of this rule set.
    NoSuchCard {
        /// The number given.
        number: u32,
        /// The highest card of this rule set.
        highest: u8,
    },
    /// The same card twice in hand.
    CardTwice(Card),
    /// A card that is seen more often than the decks hold it.
    CardElsewhere(Card),
    /// A pile to be covered that is not there, or is the opponent's.
    CannotCover(PileName),
}

/// Puts a position together piece by piece, so that each fault is found where it stands.
#[derive(Clone, Debug)]
pub struct PositionBuilder {
    position: Position,
}

impl PositionBuilder {
    /// Nothing on the table yet.
    pub fn new(set: RuleSet) -> PositionBuilder {
        PositionBuilder {
            position: Position {
                set,
                piles: PerPile::default(),
                hand: Vec::new(),
                minimum: Position::DEFAULT_MINIMUM,
                cover: PileSet::default(),
                deck: None,
            },
        }
    }

    /// Adds a pile that shows this number.
    pub fn pile(&mut self, name: PileName, number: u32) -> Result<(), PositionFault> {
        let set = self.position.set;
        if self.position.piles.get(name).is_some() {
            return Err(PositionFault::PileTwice(name));
        }
        let base = set.base(set.direction(name));
        let top = if number == u32::from(base) {
            None
        } else {
            let card = self.card_of(number).ok_or(PositionFault::BadTop {
                pile: name,
                number,
                base,
                highest: set.highest(),
            })?;
            self.room_for(card)?;
            Some(card)
        };
        *self.position.piles.get_mut(name) = Some(set.pile(name, top));
        Ok(())
    }

    /// Adds a card to the hand.
    pub fn card(&mut self, number: u32) -> Result<(), PositionFault> {
        let highest = self.position.set.highest();
        let card = self.card_of(number).ok_or(PositionFault::NoSuchCard { number, highest })?;
        if self.position.hand.contains(&card) {
            return Err(PositionFault::CardTwice(card));
        }
        self.room_for(card)?;
        self.position.hand.push(card);
        Ok(())
    }

    /// The piles so far.
    pub fn table(&self) -> Table {
        self.position.table()
    }

    /// Says how many cards must be laid at least.
    pub fn minimum(&mut self, minimum: u8) {
        self.position.minimum = minimum;
    }

    /// Says that this pile must receive a card.
    pub fn cover(&mut self, name: PileName) -> Result<(), PositionFault> {
        match self.position.piles.get(name) {
            Some(pile) if pile.side() == Side::Own => {
                self.position.cover = self.position.cover.with(name);
                Ok(())
            }
            _ => Err(PositionFault::CannotCover(name)),
        }
    }

    /// Says how many cards are left to draw.
    pub fn deck(&mut self, deck: u8) {
        self.position.deck = Some(deck);
    }

    /// The position, if it has a pile and a card.
    pub fn finish(self) -> Result<Position, PositionFault> {
        if self.position.table().piles().next().is_none() {
            Err(PositionFault::NoPile)
        } else if self.position.hand.is_empty() {
            Err(PositionFault::EmptyHand)
        } else {
            Ok(self.position)
        }
    }

    fn card_of(&self, number: u32) -> Option<Card> {
        u8::try_from(number)
            .ok()
            .and_then(Card::new)
            .filter(|card| self.position.set.cards().contains(*card))
    }

    /// Each deck holds a number once, so it can be seen once for each deck.
    fn room_for(&self, card: Card) -> Result<(), PositionFault> {
        let on_piles =
            self.position.table().piles().filter(|(_, pile)| pile.top() == card.number()).count();
        let in_hand = usize::from(self.position.hand.contains(&card));
        if on_piles + in_hand < self.position.set.decks() {
            Ok(())
        } else {
            Err(PositionFault::CardElsewhere(card))
        }
    }
}
