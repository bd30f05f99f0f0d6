use super::{Msg, Voice};
use crate::rules::{
    Card, DealError, DeckFault, Direction, Fault, NotationError, OptionName, Pile, PositionFault,
    Refusal, RuleSet, RulesError, SaveError, excerpt,
};

impl Voice<'_> {
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let message = match *refusal {
            Refusal::NotInHand { number } => {
                let number = i32::try_from(number).map_or(number.to_string(), |n| self.n(n));
                Msg::RefusalNotInHand { number: number.into() }
            }
            Refusal::NoSuchPile { letter } => Msg::RefusalNoSuchPile { letter: letter.into() },
            Refusal::NotTen { pile, card } => self.not_ten(pile, card),
            Refusal::WrongWay { pile, .. } => self.wrong_way(pile),
            Refusal::SameCard { card } => Msg::RefusalSameCard { card: self.card(card).into() },
            Refusal::NotAHelp { pile, card } => self.not_a_help(pile, card),
            Refusal::SecondHelp => Msg::RefusalSecondHelp,
            Refusal::TooFew { played, minimum } => {
                Msg::RefusalTooFew { played: played.into(), minimum: minimum.into() }
            }
            Refusal::NothingToUndo => Msg::RefusalNothingToUndo,
            Refusal::NotYoursToSay => Msg::RefusalNotYoursToSay,
            Refusal::GameOver => Msg::RefusalGameOver,
        };
        self.say(&message)
    }

    fn not_ten(&self, pile: Pile, card: Card) -> Msg {
        let high = pile.top().max(card.number());
        let low = pile.top().min(card.number());
        let (gap, ten) = (self.n(high - low).into(), self.ten().into());
        let (high, low) = (self.n(high).into(), self.n(low).into());
        match pile.jump_card() {
            Some(jump) => Msg::RefusalNotTen { high, low, gap, ten, jump: self.card(jump).into() },
            None => Msg::RefusalNotTenNoCard { high, low, gap, ten },
        }
    }

    fn wrong_way(&self, pile: Pile) -> Msg {
        let top = self.n(pile.top()).into();
        let jump = pile.jump_card().map(|card| self.card(card).into());
        match (pile.direction(), jump) {
            (Direction::Up, Some(jump)) => Msg::RefusalWrongWayUp { top, jump },
            (Direction::Up, None) => Msg::RefusalWrongWayUpNoJump { top },
            (Direction::Down, Some(jump)) => Msg::RefusalWrongWayDown { top, jump },
            (Direction::Down, None) => Msg::RefusalWrongWayDownNoJump { top },
        }
    }

    fn not_a_help(&self, pile: Pile, card: Card) -> Msg {
        let (card, top) = (self.card(card).into(), self.n(pile.top()).into());
        match pile.direction() {
            _ if pile.is_empty() => Msg::RefusalNothingCanHelp,
            Direction::Up => Msg::RefusalNotAHelpUp { card, top },
            Direction::Down => Msg::RefusalNotAHelpDown { card, top },
        }
    }

    pub fn rules_error(&self, error: &RulesError) -> String {
        self.say(&match *error {
            RulesError::ClassicPlayers(found) => Msg::RulesClassicPlayers { found: found.into() },
            RulesError::DuelPlayers(found) => Msg::RulesDuelPlayers { found: found.into() },
            RulesError::ExpertStep(found) => Msg::RulesExpertStep { found: found.into() },
            RulesError::ExpertDuel => Msg::RulesExpertDuel,
            RulesError::FireDuel => Msg::RulesFireDuel,
        })
    }

    pub fn deal_error(&self, error: &DealError) -> String {
        self.say(&match *error {
            DealError::Decks { needed: 1, found } => Msg::DealOneDeck { found: found.into() },
            DealError::Decks { found, .. } => Msg::DealTwoDecks { found: found.into() },
            DealError::Deck { set, deck, fault } => self.deck_fault(set, deck, fault),
            DealError::Starter { starter, players } => {
                Msg::DealStarter { starter: starter.into(), last: players.saturating_sub(1).into() }
            }
        })
    }

    fn deck_fault(&self, set: RuleSet, deck: usize, fault: DeckFault) -> Msg {
        let deck = self.say(&match set {
            RuleSet::Classic => Msg::DeckCommon,
            RuleSet::Duel => Msg::DeckOfPlayer { player: deck.into() },
        });
        let deck = deck.into();
        match fault {
            DeckFault::Foreign(number) => Msg::DealForeign {
                number: number.to_string().into(),
                deck,
                highest: set.highest().into(),
            },
            DeckFault::Doubled(card) => Msg::DealDoubled { card: self.card(card).into(), deck },
            DeckFault::Missing(card) => Msg::DealMissing {
                card: self.card(card).into(),
                deck,
                count: set.cards().len().into(),
            },
        }
    }

    pub fn notation_error(&self, error: &NotationError) -> String {
        let fault = self.say(&fault(&error.fault));
        self.say(&Msg::NotationAt { at: error.at.into(), fault: fault.into() })
    }

    pub fn save_error(&self, error: &SaveError) -> String {
        self.say(&match error {
            SaveError::Malformed { detail, .. } => {
                Msg::SaveMalformed { detail: detail.clone().into() }
            }
            SaveError::OtherFormat(found) => Msg::SaveOtherFormat { found: excerpt(found).into() },
            SaveError::UnknownVersion(version) => {
                Msg::SaveUnknownVersion { version: (*version).into() }
            }
            SaveError::UnknownRules(found) => {
                Msg::SaveUnknownRules { found: excerpt(found).into() }
            }
            SaveError::Rules(error) => return self.rules_error(error),
            SaveError::Deal(error) => return self.deal_error(error),
            SaveError::Notation { turn, error } => {
                Msg::SaveNotation { turn: (*turn).into(), fault: self.notation_error(error).into() }
            }
            SaveError::Play { turn, play, refusal } => Msg::SavePlay {
                turn: (*turn).into(),
                play: play.to_string().into(),
                why: self.refusal(refusal).into(),
            },
            SaveError::End { turn, refusal } => {
                Msg::SaveEnd { turn: (*turn).into(), why: self.refusal(refusal).into() }
            }
            SaveError::Signal { player } => Msg::SaveSignal { player: (*player).into() },
            SaveError::TakenBack { turn } => Msg::SaveTakenBack { turn: (*turn).into() },
            SaveError::Asked { turn, player } => {
                Msg::SaveAsked { turn: (*turn).into(), player: (*player).into() }
            }
        })
    }
}

fn fault(fault: &Fault) -> Msg {
    match fault {
        Fault::ExpectedPile(found) => Msg::FaultPile { found: found.clone().into() },
        Fault::ExpectedCard(found) => Msg::FaultCard { found: found.clone().into() },
        Fault::ExpectedPlay(found) => Msg::FaultPlay { found: found.clone().into() },
        Fault::NoSuchCard(number) => Msg::FaultNoCard { number: (*number).into() },
        Fault::NoSuchPile(letter) => Msg::FaultNoPile { letter: (*letter).into() },
        Fault::MissingPile(card) => Msg::FaultMissingPile { card: card.number().into() },
        Fault::MissingBar => Msg::FaultMissingBar,
        Fault::ExtraBar => Msg::FaultExtraBar,
        Fault::UnknownOption(found) => Msg::FaultOption { found: found.clone().into() },
        Fault::OptionTwice(option) => Msg::FaultOptionTwice { option: option.name().into() },
        Fault::BadValue { option, value } => option_fault(*option, value),
        Fault::Position(fault) => position_fault(fault),
    }
}

fn option_fault(option: OptionName, value: &str) -> Msg {
    let (name, value) = (option.name().into(), value.into());
    match option {
        OptionName::Minimum | OptionName::Deck => Msg::FaultOptionNumber { option: name, value },
        OptionName::Cover => Msg::FaultOptionPiles { option: name, value },
        OptionName::Rules => Msg::FaultOptionRules { option: name, value },
    }
}

fn position_fault(fault: &PositionFault) -> Msg {
    match fault {
        PositionFault::NoPile => Msg::FaultNoPiles,
        PositionFault::PileTwice(pile) => Msg::FaultPileTwice { pile: pile.letter().into() },
        PositionFault::BadTop { pile, number, base, highest } => Msg::FaultBadTop {
            number: (*number).into(),
            pile: pile.letter().into(),
            highest: (*highest).into(),
            base: (*base).into(),
        },
        PositionFault::EmptyHand => Msg::FaultEmptyHand,
        PositionFault::NoSuchCard { number, highest } => {
            Msg::FaultNoSuchCard { number: (*number).into(), highest: (*highest).into() }
        }
        PositionFault::CardTwice(card) => Msg::FaultCardTwice { card: card.number().into() },
        PositionFault::CardElsewhere(card) => {
            Msg::FaultCardElsewhere { card: card.number().into() }
        }
        PositionFault::CannotCover(pile) => Msg::FaultCannotCover { pile: pile.letter().into() },
    }
}
