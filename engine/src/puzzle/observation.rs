//! Observations: what a wrong answer shows, without giving the right one away.

use super::Fact;
use crate::rules::{Card, Laid, Pile, PileName, Refusal};

/// Something true about a wrong answer and its position that helps on the way to the right one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Observation {
    /// Something that would be said of the answer anyway.
    Plain(Fact),

    /// A jump was asked for, and this is the number on the pile.
    Stays {
        /// The number.
        top: u8,
    },
    /// A jump back was asked for, and this goes forward.
    Forward {
        /// The number on the pile.
        from: u8,
        /// The answer.
        to: i32,
    },
    /// It goes back, but not by so many tens.
    NotTen {
        /// The number on the pile.
        from: u8,
        /// The answer.
        to: i32,
        /// How many jumps were asked for.
        jumps: u8,
    },
    /// One jump, where two were asked for.
    OneJump {
        /// The number on the pile.
        from: u8,
        /// The answer.
        to: i32,
    },
    /// No card has this number.
    NoSuchCard {
        /// The answer.
        number: i32,
    },

    /// The number where the pile started was counted as a step.
    CountsStart {
        /// That number.
        from: u8,
    },
    /// The steps of a jump were added instead of taken off.
    AddsJump,
    /// A jump was left out.
    SkipsJump,
    /// Only one of the cards was counted.
    OneCardOnly {
        /// Where the pile was before it.
        from: u8,
        /// The card.
        to: Card,
        /// Where the pile was at the start.
        start: u8,
    },
    /// The number of a card instead of a number of steps.
    IsTheTop {
        /// The number.
        top: u8,
        /// Where the pile was at the start.
        start: u8,
    },
    /// Just ten too many or too few.
    TenOff,
    /// So many steps would lead elsewhere.
    WouldEndOn {
        /// Where the pile was at the start.
        start: u8,
        /// The answer.
        steps: i32,
        /// Where so many steps lead.
        end: i32,
        /// Where the pile really is.
        really: Card,
    },
    /// So many steps lead beyond the numbers there are.
    TooFar {
        /// The answer.
        steps: i32,
    },
    /// The pile has moved on, and the answer says that it has not.
    Moved {
        /// Where it was at the start.
        start: u8,
        /// Where it is.
        really: Card,
    },

    /// Cards that fit are missing.
    Missing {
        /// How many.
        count: usize,
    },
    /// The card that is missing jumps.
    JumpFits,
    /// No card was picked, and some fit.
    SomeFit {
        /// The number on the pile.
        top: u8,
    },
    /// There is more than that to put right.
    NotAll,

    /// This card of a play is allowed.
    CardAllowed {
        /// The pile.
        pile: Pile,
        /// The card and what it does.
        laid: Laid,
    },
    /// With this card, as little room as possible is still within reach.
    StillBest {
        /// The card.
        card: Card,
    },
    /// As many cards could have cost so much less.
    CouldSave {
        /// The steps.
        saved: i32,
    },
    /// The mistake comes before this card, counted from 1.
    Earlier {
        /// Which one.
        step: usize,
    },
    /// The mistake comes after this card.
    Later {
        /// Which one.
        step: usize,
    },

    /// The nearest card each time.
    NearestFirst,
    /// A card in hand takes this pile back by ten, as it lies.
    JumpAtHand {
        /// The pile; nothing where there is just one.
        pile: Option<PileName>,
    },
    /// After a card further off, another takes this pile back by ten.
    JumpAfterStep {
        /// The pile; nothing where there is just one.
        pile: Option<PileName>,
    },
    /// A jump that cost more than it gives back.
    JumpTooDear {
        /// What it cost to get there.
        cost: i32,
    },
    /// A further card would cost less than the fair price.
    OneMoreCheap {
        /// The fair price.
        fair: i32,
    },
    /// A further card would jump.
    OneMoreJumps {
        /// The pile; nothing where there is just one.
        pile: Option<PileName>,
    },
    /// After a jump, another card jumps again.
    JumpAgain {
        /// The pile; nothing where there is just one.
        pile: Option<PileName>,
    },
    /// Another pile takes a card for less.
    OtherPile {
        /// The pile.
        pile: PileName,
    },
    /// As many cards can be had for so many steps fewer.
    CanSave {
        /// The steps.
        saved: i32,
    },
    /// A card is too many.
    OneTooMany,
    /// The last cards cost more than they are worth.
    FewerCards,
    /// More cards would be worth it.
    MoreCards,
}

impl Observation {
    /// About a card that goes back on a pile, and not by exactly ten.
    pub(super) fn of_refused(pile: Pile, card: Card) -> Observation {
        let cards = vec![card];
        match pile.place(card) {
            Err(Refusal::NotTen { .. }) => {
                Observation::NotTen { from: pile.top(), to: card.number().into(), jumps: 1 }
            }
            _ => Observation::Plain(Fact::WrongSide { pile, cards }),
        }
    }
}
