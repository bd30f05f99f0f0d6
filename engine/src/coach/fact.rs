//! Facts: what there is to say about a play or an answer, with its numbers.

use crate::rules::{Card, Laid, Pile, PileName, PileSet, Play, Refusal};

/// One fact about a play, or about the answer to a puzzle. Costs are steps of room.
///
/// They come in three groups: reasons of a play; what is true of a puzzle's right answer, which gives it away; and what
/// a wrong answer shows without giving the right one away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
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

    // Of the right answer.
    /// These cards go on the pile, the way it goes.
    GoOn {
        /// The pile.
        pile: Pile,
        /// The cards.
        cards: Vec<Card>,
    },
    /// This card takes the pile back by ten.
    JumpsBack {
        /// The pile.
        pile: Pile,
        /// The card.
        card: Card,
    },
    /// These cards go back, and not by exactly ten.
    WrongSide {
        /// The pile.
        pile: Pile,
        /// The cards.
        cards: Vec<Card>,
    },
    /// Ten back from here is there.
    TenBack {
        /// The pile before the jump.
        pile: Pile,
        /// The number after it.
        to: u8,
    },
    /// From here to there makes so many steps.
    Moved {
        /// The pile before.
        from: u8,
        /// The last card.
        to: Card,
        /// Steps forward; negative if the pile went back.
        room: i32,
        /// How many jumps there were.
        jumps: usize,
    },
    /// The play goes wrong at this step.
    WrongStep {
        /// Which one, from 1.
        step: usize,
        /// The card.
        card: Card,
    },
    /// Why a statement holds or does not: the key of its text.
    Because(String),

    // Of a wrong answer.
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
    HasMoved {
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

impl Fact {
    /// Whether it is a reason that speaks of nothing but cards that the play lays, so that it gives no other card
    /// of the hand away.
    pub fn is_about_laid_cards(&self) -> bool {
        matches!(
            self,
            Fact::Jump { .. }
                | Fact::SetUp { .. }
                | Fact::OnTheWay { .. }
                | Fact::Bargain { .. }
                | Fact::FairPrice { .. }
                | Fact::Forced { .. }
                | Fact::Covers { .. }
                | Fact::Help { .. }
                | Fact::Refused(_)
                | Fact::NotCovered(_)
                | Fact::TooFew { .. }
                | Fact::PlayedTooMuch { .. }
                | Fact::Unplayable { .. }
        )
    }

    /// Whether it tells of a jump of ten.
    pub fn is_jump(&self) -> bool {
        matches!(self, Fact::Jump { .. })
    }

    /// How much of it a drawing of the answer shows already: facts that it cannot show come first.
    pub fn shown(&self) -> u8 {
        match self {
            Fact::Stop { .. } | Fact::FairPrice { .. } => 3,
            Fact::Bargain { .. } | Fact::OnTheWay { .. } | Fact::Cheapest { .. } => 2,
            Fact::Jump { .. } | Fact::PlayedTooMuch { .. } | Fact::GoOn { .. } => 1,
            _ => 0,
        }
    }

    /// About a card that goes back on a pile, and not by exactly ten.
    pub(crate) fn of_refused(pile: Pile, card: Card) -> Fact {
        match pile.place(card) {
            Err(Refusal::NotTen { .. }) => {
                Fact::NotTen { from: pile.top(), to: card.number().into(), jumps: 1 }
            }
            _ => Fact::WrongSide { pile, cards: vec![card] },
        }
    }
}
