//! Why a command was refused: a type with the numbers in it, for others to put into words.

use super::{Card, Pile};

/// Why a play, the end of a turn or an undo was refused. The game is as it was before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The card is not in the hand of the player to move.
    NotInHand {
        /// The number that was named; it need not be a card at all.
        number: u32,
    },
    /// There is no such pile here.
    NoSuchPile {
        /// The letter that was given.
        letter: char,
    },
    /// Backwards by nearly ten (8, 9, 11 or 12): ten exactly was needed.
    NotTen {
        /// The pile it was meant for.
        pile: Pile,
        /// The card.
        card: Card,
    },
    /// Backwards by some other amount.
    WrongWay {
        /// The pile it was meant for.
        pile: Pile,
        /// The card.
        card: Card,
    },
    /// Duel only: the very number that lies on top.
    SameCard {
        /// The card.
        card: Card,
    },
    /// Duel only: the card would not help on the opponent's pile.
    NotAHelp {
        /// The opponent's pile.
        pile: Pile,
        /// The card.
        card: Card,
    },
    /// Duel only: one helping card has been played this turn already.
    SecondHelp,
    /// The turn cannot end yet.
    TooFew {
        /// Cards played so far.
        played: usize,
        /// Cards a turn needs now.
        minimum: usize,
    },
    /// No card has been played in this turn.
    NothingToUndo,
    /// A signal by a player who may not give one: the player to move, or anyone in a duel.
    NotYoursToSay,
    /// The game is won or lost.
    GameOver,
}

impl Refusal {
    /// The reason's name in the command-line contract.
    pub fn code(self) -> &'static str {
        match self {
            Refusal::NotInHand { .. } => "not_in_hand",
            Refusal::NoSuchPile { .. } => "no_such_pile",
            Refusal::NotTen { .. } => "not_ten",
            Refusal::WrongWay { .. } => "wrong_way",
            Refusal::SameCard { .. } => "same_card",
            Refusal::NotAHelp { .. } => "not_a_help",
            Refusal::SecondHelp => "second_help",
            Refusal::TooFew { .. } => "too_few",
            Refusal::NothingToUndo => "nothing_to_undo",
            Refusal::NotYoursToSay => "not_yours_to_say",
            Refusal::GameOver => "game_over",
        }
    }
}
