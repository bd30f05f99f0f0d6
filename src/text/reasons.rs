//! What the coach returns, put into words: reasons, who plays, chances and grades.

use super::{Msg, Voice};
use crate::coach::{Chance, Grade, Reason, Strategy};
use crate::rules::Card;

impl Voice<'_> {
    pub fn strategy(&self, strategy: Strategy) -> String {
        self.say(&match strategy {
            Strategy::Nearest => Msg::SetupComputerNearest,
            Strategy::Par => Msg::SetupComputerPar,
            Strategy::Team => Msg::SetupComputerTeam,
            Strategy::Champion => Msg::SetupComputerChampion,
        })
    }

    pub fn chance(&self, chance: Chance) -> String {
        let percent = u32::from(chance.percent()).into();
        self.say(&Msg::SettingsPercent { percent })
    }

    pub fn grade(&self, grade: Grade) -> String {
        self.say(&match grade {
            Grade::Easy => Msg::GradeEasy,
            Grade::Middle => Msg::GradeMiddle,
            Grade::Hard => Msg::GradeHard,
        })
    }

    #[allow(clippy::too_many_lines, reason = "a table: one message a reason")]
    pub fn reason(&self, reason: &Reason) -> String {
        let message = match reason {
            Reason::Jump { pile, from, card, one_pile } => {
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
            Reason::SetUp { first, cost, back, .. } => Msg::ReasonSetUp {
                first: self.card(*first).into(),
                cost: self.steps(*cost).into(),
                back: self.card(*back).into(),
                ten: self.ten().into(),
            },
            Reason::OnTheWay { cards, to, .. } => Msg::ReasonOnTheWay {
                cards: self.cards_and(cards).into(),
                count: cards.len().into(),
                to: self.card(*to).into(),
            },
            Reason::Bargain { cards, cost, fair, .. } => Msg::ReasonBargain {
                cards: self.cards_and(cards).into(),
                count: cards.len().into(),
                cost: self.steps(*cost).into(),
                fair: self.n(*fair).into(),
            },
            Reason::FairPrice { cards, cost, .. } => Msg::ReasonFairPrice {
                cards: self.cards_and(cards).into(),
                count: cards.len().into(),
                cost: self.steps(*cost).into(),
            },
            Reason::Forced { plays, cost, minimum } => {
                let cards: Vec<Card> = plays.iter().map(|play| play.card).collect();
                Msg::ReasonForced {
                    cards: self.cards_and(&cards).into(),
                    count: cards.len().into(),
                    cost: self.steps(*cost).into(),
                    minimum: self.card_count(*minimum).into(),
                }
            }
            Reason::Cheapest { plays, one_pile } => Msg::ReasonCheapest {
                cards: self.card_count(plays.len()).into(),
                plays: self.laid(plays, *one_pile).into(),
            },
            Reason::Covers { pile, burning, card, cost, one_pile } => {
                let pile = self.the_pile(*pile, *one_pile).into();
                let (burning, card) = (self.n(*burning).into(), self.card(*card).into());
                if *cost < 0 {
                    Msg::ReasonCoversBack { burning, pile, card, steps: self.steps(-cost).into() }
                } else {
                    Msg::ReasonCovers { burning, pile, card, cost: self.steps(*cost).into() }
                }
            }
            Reason::Help { pile, card, cost, refills } => {
                let (card, pile) = (self.card(*card).into(), self.letter(*pile).into());
                let cost = self.steps(*cost).into();
                if *refills {
                    Msg::ReasonHelp { card, pile, cost }
                } else {
                    Msg::ReasonHelpOnly { card, pile, cost }
                }
            }
            Reason::Stop { pile, card, cost, fair, one_pile } => Msg::ReasonStop {
                card: self.card(*card).into(),
                pile: self.the_pile(*pile, *one_pile).into(),
                cost: self.steps(*cost).into(),
                fair: self.n(*fair).into(),
            },
            Reason::SmallerHand { plays } => {
                Msg::ReasonSmallerHand { plays: self.laid(plays, false).into() }
            }
            Reason::Refused(refusal) => return self.refusal(refusal),
            Reason::NotCovered(piles) => Msg::ReasonNotCovered { piles: piles.to_string().into() },
            Reason::TooFew { played, minimum } => Msg::ReasonTooFew {
                minimum: self.card_count(*minimum).into(),
                played: (*played).into(),
            },
            Reason::CouldEndOn { yours, end, .. } => Msg::ReasonCouldEndOn {
                yours: self.card(*yours).into(),
                end: self.card(*end).into(),
            },
            Reason::Cheaper { plays, saved, one_pile } => Msg::ReasonCheaper {
                plays: self.laid(plays, *one_pile).into(),
                saved: self.steps(*saved).into(),
            },
            Reason::LeftBargain { pile, card, cost, one_pile } => Msg::ReasonLeftBargain {
                card: self.card(*card).into(),
                cost: self.steps(*cost).into(),
                pile: self.the_pile(*pile, *one_pile).into(),
            },
            Reason::LeftJump { pile, card, one_pile } => Msg::ReasonLeftJump {
                card: self.card(*card).into(),
                pile: self.the_pile(*pile, *one_pile).into(),
                ten: self.ten().into(),
            },
            Reason::PlayedTooMuch { card, cost, .. } => Msg::ReasonPlayedTooMuch {
                card: self.card(*card).into(),
                cost: self.steps(*cost).into(),
            },
            Reason::WorthMore { plays, one_pile } => {
                Msg::ReasonWorthMore { plays: self.laid(plays, *one_pile).into() }
            }
            Reason::Unplayable { minimum } => {
                Msg::ReasonUnplayable { minimum: self.card_count(*minimum).into() }
            }
        };
        self.say(&message)
    }
}
