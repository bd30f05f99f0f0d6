use super::{Msg, Voice};
use crate::coach::Fact;
use crate::puzzle::NumberDeck;
use crate::rules::{Card, Direction, JUMP, Laid, Pile, PileName};

impl Voice<'_> {
    pub fn facts(&self, facts: &[Fact]) -> String {
        let sentences: Vec<String> = facts.iter().map(|fact| self.fact(fact)).collect();
        sentences.join(" ")
    }

    #[allow(clippy::too_many_lines, reason = "a table: one message a fact")]
    pub fn fact(&self, fact: &Fact) -> String {
        let ten = || self.ten().into();
        let jump = || self.steps(i32::from(JUMP)).into();
        let message = match fact {
            Fact::Jump { pile, from, card, one_pile } => {
                let down = card.number() > *from;
                let (from, ten) = (self.n(*from).into(), self.ten().into());
                let pile = self.the_pile(*pile, *one_pile).into();
                let card = self.card(*card).into();
                if down {
                    Msg::ReasonJumpDown { from, ten, card, pile }
                } else {
                    Msg::ReasonJumpUp { from, ten, card, pile }
                }
            }
            Fact::SetUp { first, cost, back, .. } => Msg::ReasonSetUp {
                first: self.card(*first).into(),
                cost: self.steps(*cost).into(),
                back: self.card(*back).into(),
                ten: self.ten().into(),
            },
            Fact::OnTheWay { cards, to, .. } => Msg::ReasonOnTheWay {
                cards: self.cards_and(cards).into(),
                count: cards.len().into(),
                to: self.card(*to).into(),
            },
            Fact::Bargain { cards, cost, fair, .. } => Msg::ReasonBargain {
                cards: self.cards_and(cards).into(),
                count: cards.len().into(),
                cost: self.steps(*cost).into(),
                fair: self.n(*fair).into(),
            },
            Fact::FairPrice { cards, cost, .. } => Msg::ReasonFairPrice {
                cards: self.cards_and(cards).into(),
                count: cards.len().into(),
                cost: self.steps(*cost).into(),
            },
            Fact::Forced { plays, cost, minimum } => {
                let cards: Vec<Card> = plays.iter().map(|play| play.card).collect();
                Msg::ReasonForced {
                    cards: self.cards_and(&cards).into(),
                    count: cards.len().into(),
                    cost: self.steps(*cost).into(),
                    minimum: self.card_count(*minimum).into(),
                }
            }
            Fact::Cheapest { plays, one_pile } => Msg::ReasonCheapest {
                cards: self.card_count(plays.len()).into(),
                plays: self.laid(plays, *one_pile).into(),
            },
            Fact::Covers { pile, burning, card, cost, one_pile } => {
                let pile = self.the_pile(*pile, *one_pile).into();
                let (burning, card) = (self.n(*burning).into(), self.card(*card).into());
                if *cost < 0 {
                    Msg::ReasonCoversBack { burning, pile, card, steps: self.steps(-cost).into() }
                } else {
                    Msg::ReasonCovers { burning, pile, card, cost: self.steps(*cost).into() }
                }
            }
            Fact::Help { pile, card, cost, refills } => {
                let (card, pile) = (self.card(*card).into(), self.letter(*pile).into());
                let cost = self.steps(*cost).into();
                if *refills {
                    Msg::ReasonHelp { card, pile, cost }
                } else {
                    Msg::ReasonHelpOnly { card, pile, cost }
                }
            }
            Fact::Stop { pile, card, cost, fair, one_pile } => Msg::ReasonStop {
                card: self.card(*card).into(),
                pile: self.the_pile(*pile, *one_pile).into(),
                cost: self.steps(*cost).into(),
                fair: self.n(*fair).into(),
            },
            Fact::SmallerHand { plays } => {
                Msg::ReasonSmallerHand { plays: self.laid(plays, false).into() }
            }
            Fact::Refused(refusal) => return self.refusal(refusal),
            Fact::NotCovered(piles) => Msg::ReasonNotCovered { piles: piles.to_string().into() },
            Fact::TooFew { played, minimum } => Msg::ReasonTooFew {
                minimum: self.card_count(*minimum).into(),
                played: (*played).into(),
            },
            Fact::CouldEndOn { yours, end, .. } => Msg::ReasonCouldEndOn {
                yours: self.card(*yours).into(),
                end: self.card(*end).into(),
            },
            Fact::Cheaper { plays, saved, one_pile } => Msg::ReasonCheaper {
                plays: self.laid(plays, *one_pile).into(),
                saved: self.steps(*saved).into(),
            },
            Fact::LeftBargain { pile, card, cost, one_pile } => Msg::ReasonLeftBargain {
                card: self.card(*card).into(),
                cost: self.steps(*cost).into(),
                pile: self.the_pile(*pile, *one_pile).into(),
            },
            Fact::LeftJump { pile, card, one_pile } => Msg::ReasonLeftJump {
                card: self.card(*card).into(),
                pile: self.the_pile(*pile, *one_pile).into(),
                ten: self.ten().into(),
            },
            Fact::PlayedTooMuch { card, cost, .. } => Msg::ReasonPlayedTooMuch {
                card: self.card(*card).into(),
                cost: self.steps(*cost).into(),
            },
            Fact::WorthMore { plays, one_pile } => {
                Msg::ReasonWorthMore { plays: self.laid(plays, *one_pile).into() }
            }
            Fact::Unplayable { minimum } => {
                Msg::ReasonUnplayable { minimum: self.card_count(*minimum).into() }
            }
            Fact::Because(key) => return self.text(key).unwrap_or_default(),
            Fact::JumpsBack { pile, card } => Msg::FactJump {
                card: self.card(*card).into(),
                ten: self.ten().into(),
                top: self.n(pile.top()).into(),
            },
            Fact::GoOn { pile, cards } => {
                let (count, top) = (cards.len().into(), self.n(pile.top()).into());
                let cards = self.cards_and(cards).into();
                match pile.direction() {
                    Direction::Up => Msg::FactGreaterFits { cards, count, top },
                    Direction::Down => Msg::FactSmallerFits { cards, count, top },
                }
            }
            Fact::WrongSide { pile, cards } => {
                let (count, top) = (cards.len().into(), self.n(pile.top()).into());
                let (cards, ten) = (self.cards_and(cards).into(), self.ten().into());
                match pile.direction() {
                    Direction::Up => Msg::FactSmallerNot { cards, count, top, ten },
                    Direction::Down => Msg::FactGreaterNot { cards, count, top, ten },
                }
            }
            Fact::TenBack { pile, to } => {
                let (from, ten) = (self.n(pile.top()).into(), self.ten().into());
                let to = self.n(*to).into();
                match pile.direction() {
                    Direction::Up => Msg::FactTenLess { from, ten, to },
                    Direction::Down => Msg::FactTenMore { from, ten, to },
                }
            }
            Fact::Moved { from, to, room, jumps } => {
                let (from, to) = (self.n(*from).into(), self.card(*to).into());
                let room = self.steps(*room).into();
                match jumps {
                    0 => Msg::FactMoved { from, to, room },
                    _ => Msg::FactMovedJump { from, to, room, ten: self.ten().into() },
                }
            }
            Fact::WrongStep { step, card } => {
                Msg::FactWrongStep { step: (*step).into(), card: self.card(*card).into() }
            }
            Fact::Stays { top } => Msg::ShowsStays { top: self.n(*top).into() },
            Fact::Forward { from, to } => {
                let up = *to > i32::from(*from);
                let (from, to) = (self.n(*from).into(), self.n(*to).into());
                if up {
                    Msg::ShowsForwardUp { from, to }
                } else {
                    Msg::ShowsForwardDown { from, to }
                }
            }
            Fact::NotTen { from, to, jumps } => {
                let gap = self.n((i32::from(*from) - to).abs()).into();
                let (from, to, ten) = (self.n(*from).into(), self.n(*to).into(), ten());
                match jumps {
                    1 => Msg::ShowsNotTen { from, to, gap, ten },
                    _ => Msg::ShowsNotTwoTens { from, to, gap, ten },
                }
            }
            Fact::OneJump { from, to } => {
                Msg::ShowsOneJump { from: self.n(*from).into(), to: self.n(*to).into() }
            }
            Fact::NoSuchCard { number } => Msg::ShowsNoSuchCard { number: self.n(*number).into() },
            Fact::CountsStart { from } => Msg::ShowsCountsStart { from: self.n(*from).into() },
            Fact::AddsJump => Msg::ShowsAddsJump { steps: jump() },
            Fact::SkipsJump => Msg::ShowsSkipsJump { ten: ten() },
            Fact::OneCardOnly { from, to, start } => {
                let (card, before) = (self.card(*to).into(), self.n(*from).into());
                if from == start {
                    Msg::ShowsFirstCardOnly { from: before, card }
                } else {
                    Msg::ShowsOneCardOnly { from: before, card, start: self.n(*start).into() }
                }
            }
            Fact::IsTheTop { top, start } => {
                Msg::ShowsIsTheTop { top: self.n(*top).into(), start: self.n(*start).into() }
            }
            Fact::TenOff => match self.numbers.deck {
                NumberDeck::Units => Msg::ShowsTenOff,
                NumberDeck::Tens => Msg::ShowsHundredOff,
                NumberDeck::Tenths => Msg::ShowsOneOff,
            },
            Fact::WouldEndOn { start, steps, end, really } => Msg::ShowsWouldEndOn {
                steps: self.steps(*steps).into(),
                start: self.n(*start).into(),
                end: self.n(*end).into(),
                really: self.card(*really).into(),
            },
            Fact::TooFar { steps } => Msg::ShowsTooFar { steps: self.steps(*steps).into() },
            Fact::HasMoved { start, really } => {
                Msg::ShowsMoved { start: self.n(*start).into(), really: self.card(*really).into() }
            }
            Fact::Missing { count } => Msg::ShowsMissing { count: (*count).into() },
            Fact::JumpFits => Msg::ShowsJumpFits { ten: ten() },
            Fact::SomeFit { top } => Msg::ShowsSomeFit { top: self.n(*top).into() },
            Fact::NotAll => Msg::ShowsNotAll,
            Fact::CardAllowed { pile, laid } => self.allowed(*pile, laid),
            Fact::StillBest { card } => Msg::ShowsStillBest { card: self.card(*card).into() },
            Fact::CouldSave { saved } => Msg::ShowsCouldSave { saved: self.steps(*saved).into() },
            Fact::Earlier { step } => Msg::ShowsEarlier { step: (*step).into() },
            Fact::Later { step } => Msg::ShowsLater { step: (*step).into() },
            Fact::NearestFirst => Msg::ShowsNearestFirst,
            Fact::JumpAtHand { pile } => match letter(*pile) {
                None => Msg::ShowsJumpAtHand { ten: ten() },
                Some(pile) => Msg::ShowsJumpAtHandOn { pile: pile.into(), ten: ten() },
            },
            Fact::JumpAfterStep { pile } => match letter(*pile) {
                None => Msg::ShowsJumpAfterStep { ten: ten() },
                Some(pile) => Msg::ShowsJumpAfterStepOn { pile: pile.into(), ten: ten() },
            },
            Fact::OneMoreJumps { pile } => match letter(*pile) {
                None => Msg::ShowsOneMoreJumps { ten: ten() },
                Some(pile) => Msg::ShowsOneMoreJumpsOn { pile: pile.into(), ten: ten() },
            },
            Fact::JumpAgain { pile } => match letter(*pile) {
                None => Msg::ShowsJumpAgain { ten: ten() },
                Some(pile) => Msg::ShowsJumpAgainOn { pile: pile.into(), ten: ten() },
            },
            Fact::JumpTooDear { cost } => {
                Msg::ShowsJumpTooDear { back: jump(), cost: self.steps(*cost).into() }
            }
            Fact::OneMoreCheap { fair } => {
                Msg::ShowsOneMoreCheap { fair: self.steps(*fair).into() }
            }
            Fact::OtherPile { pile } => Msg::ShowsOtherPile { pile: self.letter(*pile).into() },
            Fact::CanSave { saved } => Msg::ShowsCanSave { saved: self.steps(*saved).into() },
            Fact::OneTooMany => Msg::ShowsOneTooMany,
            Fact::FewerCards => Msg::ShowsFewerCards,
            Fact::MoreCards => Msg::ShowsMoreCards,
        };
        self.say(&message)
    }

    fn allowed(&self, pile: Pile, laid: &Laid) -> Msg {
        let (from, card) = (self.n(laid.from).into(), self.card(laid.card).into());
        match pile.direction() {
            _ if laid.is_jump() => Msg::ShowsAllowedJump { from, card, ten: self.ten().into() },
            Direction::Up => Msg::ShowsAllowedUp { from, card },
            Direction::Down => Msg::ShowsAllowedDown { from, card },
        }
    }
}

fn letter(pile: Option<PileName>) -> Option<char> {
    pile.map(PileName::letter)
}
