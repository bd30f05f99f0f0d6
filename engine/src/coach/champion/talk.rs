//! What the champion says while it waits, and what it makes of what others say.
//!
//! All players may talk, but none may let a card be worked out. So each thing said stands for several
//! cards that may still be about, and what could only mean one card is not said at all.

use super::features::{ALL, Bits, Level, above, bit, mirror};

/// "Leave it" also stands for a card at most so far ahead.
const CLOSE: u8 = 2;
/// "No big step" stands for one at most so far ahead.
const NEAR: u8 = 5;
/// What is said stands for at least so many cards.
const FEWEST: u32 = 2;

/// The cards behind the two things that can be said about a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SignalMeaning {
    /// A player who says "leave it" holds one of these.
    pub leave: Bits,
    /// A player who says "no big step" holds one of these, and none of those above.
    pub no_big_step: Bits,
}

/// What can be said about one of the four piles, given the cards that everybody has seen laid.
pub fn meaning(pile: usize, top: u8, laid: Bits) -> SignalMeaning {
    let about = if pile < 2 { !laid } else { mirror(!laid & ALL) };
    let about = about & ALL;
    let ahead = |most: u8| above(top) & !above(top.saturating_add(most));
    let back = top.checked_sub(10).map_or(0, bit);
    let close = (back | ahead(CLOSE)) & about;
    let near = (back | ahead(NEAR)) & about;
    let sayable = |cards: Bits| {
        if cards.count_ones() < FEWEST { 0 } else { cards }
    };
    let leave = sayable(close);
    let as_cards = |seen: Bits| if pile < 2 { seen } else { mirror(seen) };
    SignalMeaning { leave: as_cards(leave), no_big_step: as_cards(sayable(near & !leave)) }
}

impl SignalMeaning {
    /// What a player with this hand says.
    pub fn level(&self, hand: Bits) -> Level {
        if hand & self.leave != 0 {
            Level::Leave
        } else if hand & self.no_big_step != 0 {
            Level::NoBigStep
        } else {
            Level::Nothing
        }
    }

    /// The cards that a player who said this does not hold.
    pub fn excluded(&self, level: Level) -> Bits {
        match level {
            Level::Leave => 0,
            Level::NoBigStep => self.leave,
            Level::Nothing => self.leave | self.no_big_step,
        }
    }

    /// The cards of which a player who said this holds one; none if nothing follows.
    pub fn one_of(&self, level: Level) -> Bits {
        match level {
            Level::Leave => self.leave,
            Level::NoBigStep => self.no_big_step,
            Level::Nothing => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(numbers: &[u8]) -> Bits {
        numbers.iter().fold(0, |cards, number| cards | bit(*number))
    }

    #[test]
    fn each_thing_said_stands_for_several_cards() {
        let up = meaning(0, 30, 0);
        assert_eq!(up.leave, cards(&[20, 31, 32]));
        assert_eq!(up.no_big_step, cards(&[33, 34, 35]));
        // A pile that goes down with 70 on top is held as 31.
        let down = meaning(2, 31, 0);
        assert_eq!(down.leave, cards(&[80, 69, 68]));
        assert_eq!(down.no_big_step, cards(&[67, 66, 65]));
    }

    #[test]
    fn what_could_only_mean_one_card_is_not_said() {
        // 20 and 32 are laid: "leave" would give 31 away.
        let laid = meaning(0, 30, cards(&[20, 32]));
        assert_eq!(laid.leave, 0);
        assert_eq!(laid.no_big_step, cards(&[31, 33, 34, 35]));
        assert_eq!(laid.level(bit(31)), Level::NoBigStep);
        let alone = meaning(0, 30, cards(&[20, 31, 32, 33, 34]));
        assert_eq!((alone.leave, alone.no_big_step), (0, 0));
        assert_eq!(alone.level(bit(35)), Level::Nothing);
    }

    #[test]
    fn at_the_ends_of_a_pile_there_is_less_to_say() {
        assert_eq!(meaning(0, 1, 0).leave, cards(&[2, 3]));
        assert_eq!(meaning(0, 99, 0).leave, 0);
        assert_eq!(meaning(0, 97, 0).no_big_step, 0);
        assert_eq!(meaning(0, 97, 0).leave, cards(&[87, 98, 99]));
    }
}
