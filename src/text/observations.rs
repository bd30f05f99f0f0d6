//! What a wrong answer shows, put into words.

use super::{Msg, Voice};
use crate::puzzle::{NumberDeck, Observation};
use crate::rules::{Direction, JUMP, Laid, Pile, PileName};

impl Voice<'_> {
    pub fn observations(&self, observations: &[Observation]) -> String {
        let sentences: Vec<String> = observations.iter().map(|o| self.observation(o)).collect();
        sentences.join(" ")
    }

    #[allow(clippy::too_many_lines, reason = "a table: one message an observation")]
    pub fn observation(&self, observation: &Observation) -> String {
        let ten = || self.ten().into();
        let jump = || self.steps(i32::from(JUMP)).into();
        self.say(&match observation {
            Observation::Plain(fact) => return self.fact(fact),
            Observation::Stays { top } => Msg::ShowsStays { top: self.n(*top).into() },
            Observation::Forward { from, to } => {
                let up = *to > i32::from(*from);
                let (from, to) = (self.n(*from).into(), self.n(*to).into());
                if up {
                    Msg::ShowsForwardUp { from, to }
                } else {
                    Msg::ShowsForwardDown { from, to }
                }
            }
            Observation::NotTen { from, to, jumps } => {
                let gap = self.n((i32::from(*from) - to).abs()).into();
                let (from, to, ten) = (self.n(*from).into(), self.n(*to).into(), ten());
                match jumps {
                    1 => Msg::ShowsNotTen { from, to, gap, ten },
                    _ => Msg::ShowsNotTwoTens { from, to, gap, ten },
                }
            }
            Observation::OneJump { from, to } => {
                Msg::ShowsOneJump { from: self.n(*from).into(), to: self.n(*to).into() }
            }
            Observation::NoSuchCard { number } => {
                Msg::ShowsNoSuchCard { number: self.n(*number).into() }
            }
            Observation::CountsStart { from } => {
                Msg::ShowsCountsStart { from: self.n(*from).into() }
            }
            Observation::AddsJump => Msg::ShowsAddsJump { steps: jump() },
            Observation::SkipsJump => Msg::ShowsSkipsJump { ten: ten() },
            Observation::OneCardOnly { from, to, start } => {
                let (card, before) = (self.card(*to).into(), self.n(*from).into());
                if from == start {
                    Msg::ShowsFirstCardOnly { from: before, card }
                } else {
                    Msg::ShowsOneCardOnly { from: before, card, start: self.n(*start).into() }
                }
            }
            Observation::IsTheTop { top, start } => {
                Msg::ShowsIsTheTop { top: self.n(*top).into(), start: self.n(*start).into() }
            }
            Observation::TenOff => match self.numbers.deck {
                NumberDeck::Units => Msg::ShowsTenOff,
                NumberDeck::Tens => Msg::ShowsHundredOff,
                NumberDeck::Tenths => Msg::ShowsOneOff,
            },
            Observation::WouldEndOn { start, steps, end, really } => Msg::ShowsWouldEndOn {
                steps: self.steps(*steps).into(),
                start: self.n(*start).into(),
                end: self.n(*end).into(),
                really: self.card(*really).into(),
            },
            Observation::TooFar { steps } => Msg::ShowsTooFar { steps: self.steps(*steps).into() },
            Observation::Moved { start, really } => {
                Msg::ShowsMoved { start: self.n(*start).into(), really: self.card(*really).into() }
            }
            Observation::Missing { count } => Msg::ShowsMissing { count: (*count).into() },
            Observation::JumpFits => Msg::ShowsJumpFits { ten: ten() },
            Observation::SomeFit { top } => Msg::ShowsSomeFit { top: self.n(*top).into() },
            Observation::NotAll => Msg::ShowsNotAll,
            Observation::CardAllowed { pile, laid } => self.allowed(*pile, laid),
            Observation::StillBest { card } => {
                Msg::ShowsStillBest { card: self.card(*card).into() }
            }
            Observation::CouldSave { saved } => {
                Msg::ShowsCouldSave { saved: self.steps(*saved).into() }
            }
            Observation::Earlier { step } => Msg::ShowsEarlier { step: (*step).into() },
            Observation::Later { step } => Msg::ShowsLater { step: (*step).into() },
            Observation::NearestFirst => Msg::ShowsNearestFirst,
            Observation::JumpAtHand { pile } => match letter(*pile) {
                None => Msg::ShowsJumpAtHand { ten: ten() },
                Some(pile) => Msg::ShowsJumpAtHandOn { pile: pile.into(), ten: ten() },
            },
            Observation::JumpAfterStep { pile } => match letter(*pile) {
                None => Msg::ShowsJumpAfterStep { ten: ten() },
                Some(pile) => Msg::ShowsJumpAfterStepOn { pile: pile.into(), ten: ten() },
            },
            Observation::OneMoreJumps { pile } => match letter(*pile) {
                None => Msg::ShowsOneMoreJumps { ten: ten() },
                Some(pile) => Msg::ShowsOneMoreJumpsOn { pile: pile.into(), ten: ten() },
            },
            Observation::JumpAgain { pile } => match letter(*pile) {
                None => Msg::ShowsJumpAgain { ten: ten() },
                Some(pile) => Msg::ShowsJumpAgainOn { pile: pile.into(), ten: ten() },
            },
            Observation::JumpTooDear { cost } => {
                Msg::ShowsJumpTooDear { back: jump(), cost: self.steps(*cost).into() }
            }
            Observation::OneMoreCheap { fair } => {
                Msg::ShowsOneMoreCheap { fair: self.steps(*fair).into() }
            }
            Observation::OtherPile { pile } => {
                Msg::ShowsOtherPile { pile: self.letter(*pile).into() }
            }
            Observation::CanSave { saved } => {
                Msg::ShowsCanSave { saved: self.steps(*saved).into() }
            }
            Observation::OneTooMany => Msg::ShowsOneTooMany,
            Observation::FewerCards => Msg::ShowsFewerCards,
            Observation::MoreCards => Msg::ShowsMoreCards,
        })
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
