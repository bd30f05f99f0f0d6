//! Why a play is good, or not: facts with their numbers, for `l10n` to put into words.

use crate::rules::{Card, PileName, PileSet, Play, Refusal};

/// One fact about a play. Costs are steps of room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The pile goes back by exactly ten.
    Jump {
        /// The pile.
        pile: PileName,
        /// What lay there.
        from: u8,
        /// The card that jumps.
        card: Card,
        /// Whether there is a single pile, which then needs no name.
        one_pile: bool,
    },
    /// A farther card first, so that another can jump back from it.
    SetUp {
        /// The pile.
        pile: PileName,
        /// The farther card.
        first: Card,
        /// What it costs.
        cost: i32,
        /// The card that jumps back.
        back: Card,
    },
    /// Cards passed on the way to another: they cost nothing more.
    OnTheWay {
        /// The pile.
        pile: PileName,
        /// The cards passed.
        cards: Vec<Card>,
        /// Where the pile goes anyway.
        to: Card,
    },
    /// Cards that cost less than the fair price.
    Bargain {
        /// The pile.
        pile: PileName,
        /// The cards.
        cards: Vec<Card>,
        /// What they cost together.
        cost: i32,
        /// The fair price of as many cards.
        fair: i32,
    },
    /// Cards that cost just the fair price.
    FairPrice {
        /// The pile.
        pile: PileName,
        /// The cards.
        cards: Vec<Card>,
        /// What they cost together.
        cost: i32,
    },
    /// Cards that cost more than the fair price, played because so many are needed.
    Forced {
        /// The cards, with their piles.
        plays: Vec<Play>,
        /// What they cost together.
        cost: i32,
        /// The minimum.
        minimum: usize,
    },
    /// Why just these cards where something expensive had to be played: as few as allowed, and no
    /// others take less room.
    Cheapest {
        /// The whole play.
        plays: Vec<Play>,
        /// Whether there is a single pile, which then needs no name.
        one_pile: bool,
    },
    /// A card that puts out a fire.
    Covers {
        /// The pile.
        pile: PileName,
        /// What burns there.
        burning: u8,
        /// The card that covers it.
        card: Card,
        /// What it costs.
        cost: i32,
        /// Whether there is a single pile, which then needs no name.
        one_pile: bool,
    },
    /// A card that helps the opponent and earns a full hand.
    Help {
        /// The opponent's pile.
        pile: PileName,
        /// The card.
        card: Card,
        /// The steps it gives away.
        cost: i32,
        /// Whether there are cards to fill the hand with.
        refills: bool,
    },
    /// The next card would cost more than the fair price.
    Stop {
        /// The pile where it would cost least.
        pile: PileName,
        /// The card.
        card: Card,
        /// What it would cost.
        cost: i32,
        /// The fair price.
        fair: i32,
        /// Whether there is a single pile, which then needs no name.
        one_pile: bool,
    },
    /// A step that the rules refuse.
    Refused(Refusal),
    /// Piles that had to receive a card.
    NotCovered(PileSet),
    /// Fewer cards than the minimum.
    TooFew {
        /// Cards played.
        played: usize,
        /// Cards needed.
        minimum: usize,
    },
    /// On the same pile, the same number of cards can end nearer to the base.
    CouldEndOn {
        /// The pile.
        pile: PileName,
        /// Where the answer ends.
        yours: Card,
        /// Where the better order ends.
        end: Card,
    },
    /// As many cards can be played in less room.
    Cheaper {
        /// How.
        plays: Vec<Play>,
        /// Steps saved.
        saved: i32,
        /// Whether there is a single pile, which then needs no name.
        one_pile: bool,
    },
    /// A bargain was left in hand.
    LeftBargain {
        /// The pile it would have gone on.
        pile: PileName,
        /// The card.
        card: Card,
        /// What it would have cost.
        cost: i32,
        /// Whether there is a single pile, which then needs no name.
        one_pile: bool,
    },
    /// A jump was left in hand.
    LeftJump {
        /// The pile it would have taken back.
        pile: PileName,
        /// The card.
        card: Card,
        /// Whether there is a single pile, which then needs no name.
        one_pile: bool,
    },
    /// The last card cost more than the fair price, and was not needed.
    PlayedTooMuch {
        /// The pile.
        pile: PileName,
        /// The card.
        card: Card,
        /// What it cost.
        cost: i32,
    },
    /// Another number of cards is worth more.
    WorthMore {
        /// How.
        plays: Vec<Play>,
        /// Whether there is a single pile, which then needs no name.
        one_pile: bool,
    },
    /// Duel only: worth as much, but leaves fewer cards in hand after drawing.
    SmallerHand {
        /// What leaves more.
        plays: Vec<Play>,
    },
    /// The minimum cannot be reached at all.
    Unplayable {
        /// The minimum.
        minimum: usize,
    },
}

impl Reason {
    /// Whether it speaks of nothing but cards that the play lays, so that it gives no other card
    /// of the hand away.
    pub fn is_about_laid_cards(&self) -> bool {
        match self {
            Reason::Jump { .. }
            | Reason::SetUp { .. }
            | Reason::OnTheWay { .. }
            | Reason::Bargain { .. }
            | Reason::FairPrice { .. }
            | Reason::Forced { .. }
            | Reason::Covers { .. }
            | Reason::Help { .. }
            | Reason::Refused(_)
            | Reason::NotCovered(_)
            | Reason::TooFew { .. }
            | Reason::PlayedTooMuch { .. }
            | Reason::Unplayable { .. } => true,
            Reason::Stop { .. }
            | Reason::CouldEndOn { .. }
            | Reason::Cheaper { .. }
            | Reason::Cheapest { .. }
            | Reason::LeftBargain { .. }
            | Reason::LeftJump { .. }
            | Reason::WorthMore { .. }
            | Reason::SmallerHand { .. } => false,
        }
    }
}
