//! One pile as the player to move sees it: which way it goes, what lies on top, what may follow.

use super::{Card, CardSet, Path, Refusal};

/// How far a pile may go back in one step: the exception the whole game turns on.
pub const JUMP: u8 = 10;

/// Which way a pile goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Direction {
    /// Each card greater than the one before.
    Up,
    /// Each card smaller than the one before.
    Down,
}

/// Whose pile it is, seen from the player to move.
///
/// In the cooperative game every pile is the player's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Side {
    /// Cards go on it by the ordinary rules and the jump of ten.
    Own,
    /// Duel only: cards go on it to help, and at most one a turn.
    Opponent,
}

/// What a card did to its pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Placement {
    /// The pile moved on by so many steps.
    Forward(u8),
    /// The pile went back by exactly ten.
    Jump,
    /// The opponent's pile went back by so many steps.
    Help(u8),
}

impl Placement {
    /// The room the card used: what it took from the player, negative where it gave some back.
    ///
    /// Room given to the opponent counts as used.
    pub fn room(self) -> i32 {
        match self {
            Placement::Forward(steps) | Placement::Help(steps) => i32::from(steps),
            Placement::Jump => -i32::from(JUMP),
        }
    }
}

/// A pile: direction, owner, and the number on top (a base shows 1, 60 or 100).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Pile {
    direction: Direction,
    side: Side,
    top: u8,
    highest: u8,
}

impl Pile {
    pub(super) fn new(direction: Direction, side: Side, top: u8, highest: u8) -> Pile {
        Pile { direction, side, top, highest }
    }

    /// Which way the pile goes.
    pub fn direction(self) -> Direction {
        self.direction
    }

    /// Whose pile it is.
    pub fn side(self) -> Side {
        self.side
    }

    /// The number on top: a card's, or the base's.
    pub fn top(self) -> u8 {
        self.top
    }

    /// Whether no card lies on it yet.
    pub fn is_empty(self) -> bool {
        match self.direction {
            Direction::Up => self.top < Card::LOWEST.number(),
            Direction::Down => self.top > self.highest,
        }
    }

    /// The card that would take the pile back by exactly ten, if the deck has such a card.
    pub fn jump_card(self) -> Option<Card> {
        let number = match self.direction {
            Direction::Up => self.top.checked_sub(JUMP),
            Direction::Down => self.top.checked_add(JUMP),
        };
        number.filter(|n| *n <= self.highest).and_then(Card::new)
    }

    /// What `card` would do to this pile, or why it may not go there.
    pub fn place(self, card: Card) -> Result<Placement, Refusal> {
        let number = card.number();
        let ahead = match self.direction {
            Direction::Up => i16::from(number) - i16::from(self.top),
            Direction::Down => i16::from(self.top) - i16::from(number),
        };
        let steps = u8::try_from(ahead.unsigned_abs()).unwrap_or(u8::MAX);
        match self.side {
            Side::Opponent if ahead < 0 => Ok(Placement::Help(steps)),
            Side::Opponent => Err(Refusal::NotAHelp { pile: self, card }),
            Side::Own if ahead > 0 => Ok(Placement::Forward(steps)),
            Side::Own => match steps {
                JUMP => Ok(Placement::Jump),
                0 => Err(Refusal::SameCard { card }),
                8..=12 => Err(Refusal::NotTen { pile: self, card }),
                _ => Err(Refusal::WrongWay { pile: self, card }),
            },
        }
    }

    /// Those of the cards that may go on this pile now.
    pub fn accepts(self, cards: CardSet) -> CardSet {
        let above = || CardSet::range(self.top.saturating_add(1), u8::MAX);
        let below = || CardSet::range(0, self.top.saturating_sub(1));
        let playable = match (self.side, self.direction) {
            (Side::Own, Direction::Up) => self.with_jump(above()),
            (Side::Own, Direction::Down) => self.with_jump(below()),
            (Side::Opponent, Direction::Up) => below(),
            (Side::Opponent, Direction::Down) => above(),
        };
        playable.intersection(cards)
    }

    fn with_jump(self, cards: CardSet) -> CardSet {
        self.jump_card().map_or(cards, |card| cards.with(card))
    }

    /// How far behind the top a card lies; nothing if it lies ahead.
    pub fn behind(self, card: Card) -> Option<u8> {
        match self.direction {
            Direction::Up => self.top.checked_sub(card.number()),
            Direction::Down => card.number().checked_sub(self.top),
        }
    }

    /// The way of the pile while these cards are laid on it in this order.
    pub fn path(self, cards: &[Card]) -> Path {
        Path::new(self, cards)
    }

    /// The same top on a pile that goes the other way.
    #[must_use]
    pub fn turned_over(self) -> Pile {
        let direction = match self.direction {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
        };
        Pile { direction, ..self }
    }

    /// The pile with this card on top, whether or not the rules allow it.
    #[must_use]
    pub fn with_top(self, card: Card) -> Pile {
        Pile { top: card.number(), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_agrees_with_place_on_every_pile_and_card() {
        let all = CardSet::range(2, 99);
        for direction in [Direction::Up, Direction::Down] {
            for side in [Side::Own, Side::Opponent] {
                for top in 1..=100 {
                    let pile = Pile::new(direction, side, top, 99);
                    let accepted = pile.accepts(all);
                    for card in all.iter() {
                        assert_eq!(
                            accepted.contains(card),
                            pile.place(card).is_ok(),
                            "{pile:?} {card}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn nearly_ten_is_told_apart_from_the_wrong_way() {
        let pile = Pile::new(Direction::Up, Side::Own, 50, 99);
        let refusal = |n| pile.place(Card::new(n).unwrap()).unwrap_err().code();
        for near in [42, 41, 39, 38] {
            assert_eq!(refusal(near), "not_ten");
        }
        for far in [49, 43, 37, 2] {
            assert_eq!(refusal(far), "wrong_way");
        }
        assert_eq!(refusal(50), "same_card");
    }
}
