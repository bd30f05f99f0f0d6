//! Puzzles in words: the question, the answer, the reason, and what is wrong with a request.

use super::{Msg, Voice};
use crate::puzzle::{
    Answer, BestQuestion, CannotMake, CodeError, JumpQuestion, Kind, LegalQuestion, Misconception,
    MistakeQuestion, Puzzle, Question, RoomQuestion, Series, SeriesError, SpecError,
};
use crate::rules::{Direction, Pile, PileName, Position, Side, excerpt};
use crate::solver::{Task, fair_price};

impl Voice<'_> {
    pub fn kind(&self, kind: Kind) -> String {
        self.say(&match kind {
            Kind::Legal => Msg::KindLegal,
            Kind::Jump => Msg::KindJump,
            Kind::Room => Msg::KindRoom,
            Kind::Order => Msg::KindOrder,
            Kind::Table => Msg::KindTable,
            Kind::Mistake => Msg::KindMistake,
            Kind::TrueFalse => Msg::KindTruefalse,
            Kind::Fire => Msg::KindFire,
            Kind::Duel => Msg::KindDuel,
        })
    }

    /// What is asked, in a few words: what it is about is drawn beside them.
    pub fn short_question(&self, question: &Question) -> String {
        let one_pile = question.only_pile().is_some();
        self.say(&match question {
            Question::Best(_) if one_pile => Msg::DeskAskOrder,
            Question::Best(_) => Msg::DeskAskTable,
            Question::Legal(_) => Msg::DeskAskLegal,
            Question::Jump(JumpQuestion { jumps: 1, .. }) => {
                Msg::DeskAskJump { ten: self.ten().into() }
            }
            Question::Jump(_) => Msg::DeskAskTwoJumps { ten: self.ten().into() },
            Question::Room(_) => Msg::DeskAskRoom,
            Question::Mistake(mistake) if mistake.is_illegal() => Msg::DeskAskMistake,
            Question::Mistake(_) => Msg::DeskAskDearMistake,
            Question::Statement(_) => Msg::DeskAskTruth,
        })
    }

    pub fn goal(&self, question: &Question) -> Option<String> {
        let Question::Best(BestQuestion { position }) = question else {
            return None;
        };
        let set = Task::from(position).set;
        let fair = self.steps(fair_price(set)).into();
        Some(self.say(&if !set.is_cooperative() {
            Msg::GoalDuel { fair }
        } else if question.only_pile().is_some() {
            Msg::GoalPile { fair }
        } else {
            Msg::GoalPiles { fair }
        }))
    }

    pub fn level(&self, level: u8) -> String {
        self.say(&Msg::LevelWord { level: level.into() })
    }

    pub fn question(&self, puzzle: &Puzzle) -> String {
        let message = match &puzzle.question {
            Question::Legal(LegalQuestion { position }) => Msg::AskLegal {
                piles: self.piles(position).into(),
                cards: self.cards(position.hand(), " ").into(),
            },
            Question::Jump(JumpQuestion { name, pile, jumps }) => {
                let (pile, ten) = (self.pile(*name, *pile).into(), self.ten().into());
                match jumps {
                    1 => Msg::AskJump { pile, ten },
                    _ => Msg::AskTwoJumps { pile, ten },
                }
            }
            Question::Room(RoomQuestion { name, pile, cards }) => Msg::AskRoom {
                pile: self.pile(*name, *pile).into(),
                cards: self.cards_and(cards).into(),
                count: cards.len().into(),
            },
            Question::Best(BestQuestion { position }) => self.ask_best(position),
            Question::Mistake(mistake) => self.ask_mistake(mistake),
            Question::Statement(statement) => {
                return self.text(&statement.key).unwrap_or_default();
            }
        };
        self.say(&message)
    }

    fn ask_mistake(&self, mistake: &MistakeQuestion) -> Msg {
        let position = &mistake.position;
        let piles = self.piles(position).into();
        let order = self.cards_then(&mistake.cards()).into();
        if mistake.is_illegal() {
            Msg::AskMistake { piles, order }
        } else {
            Msg::AskDearMistake { piles, cards: self.cards(position.hand(), " ").into(), order }
        }
    }

    fn ask_best(&self, position: &Position) -> Msg {
        let piles = self.piles(position).into();
        let cards = self.cards(position.hand(), " ").into();
        let minimum = self.card_count(position.minimum().into()).into();
        if position.cover().is_empty() {
            Msg::AskBest { piles, cards, minimum }
        } else {
            Msg::AskBestFire { piles, cards, minimum, burning: position.cover().to_string().into() }
        }
    }

    fn piles(&self, position: &Position) -> String {
        let table = position.table();
        let texts: Vec<String> = table.piles().map(|(name, pile)| self.pile(name, pile)).collect();
        texts.join(" ")
    }

    pub fn pile(&self, name: PileName, pile: Pile) -> String {
        let (name, top) = (name.letter().into(), self.n(pile.top()).into());
        self.say(&match (pile.side(), pile.direction()) {
            (Side::Own, Direction::Up) => Msg::PileUp { name, top },
            (Side::Own, Direction::Down) => Msg::PileDown { name, top },
            (Side::Opponent, Direction::Up) => Msg::PileUpOpponent { name, top },
            (Side::Opponent, Direction::Down) => Msg::PileDownOpponent { name, top },
        })
    }

    pub fn answer(&self, answer: &Answer) -> String {
        match answer {
            Answer::Cards(set) if set.is_empty() => self.say(&Msg::AnswerNone),
            Answer::Cards(set) => self.cards(&set.iter().collect::<Vec<_>>(), " "),
            Answer::Number(number) => self.n(*number),
            Answer::Plays(plays) => self.plays(plays),
            Answer::Step(step) => self.say(&Msg::AnswerStep { step: (*step).into() }),
            Answer::Truth(true) => self.say(&Msg::AnswerTrue),
            Answer::Truth(false) => self.say(&Msg::AnswerFalse),
        }
    }

    pub fn misconception(&self, misconception: Misconception) -> String {
        self.say(&match misconception {
            Misconception::AlwaysSorts => Msg::MisconceptionAlwaysSorts,
            Misconception::WrongWay => Msg::MisconceptionWrongWay,
            Misconception::AboutTen => Msg::MisconceptionAboutTen,
            Misconception::AnyTenHelps => Msg::MisconceptionAnyTenHelps,
            Misconception::WrongTen => Msg::MisconceptionWrongTen,
            Misconception::PlaysTooMuch => Msg::MisconceptionPlaysTooMuch,
            Misconception::PlaysTooLittle => Msg::MisconceptionPlaysTooLittle,
            Misconception::OnePile => Msg::MisconceptionOnePile,
            Misconception::ForgetsJump => Msg::MisconceptionForgetsJump,
            Misconception::IgnoresGaps => Msg::MisconceptionIgnoresGaps,
            Misconception::CountsEnds => Msg::MisconceptionCountsEnds,
            Misconception::LastStepOnly => Msg::MisconceptionLastStepOnly,
            Misconception::SwapsDigits => Msg::MisconceptionSwapsDigits,
        })
    }

    pub fn aim(&self, misconception: Misconception) -> String {
        self.say(&match misconception {
            Misconception::AlwaysSorts => Msg::AimAlwaysSorts,
            Misconception::WrongWay => Msg::AimWrongWay,
            Misconception::AboutTen => Msg::AimAboutTen,
            Misconception::AnyTenHelps => Msg::AimAnyTenHelps,
            Misconception::WrongTen => Msg::AimWrongTen,
            Misconception::PlaysTooMuch => Msg::AimPlaysTooMuch,
            Misconception::PlaysTooLittle => Msg::AimPlaysTooLittle,
            Misconception::OnePile => Msg::AimOnePile,
            Misconception::ForgetsJump => Msg::AimForgetsJump,
            Misconception::IgnoresGaps => Msg::AimIgnoresGaps,
            Misconception::CountsEnds => Msg::AimCountsEnds,
            Misconception::LastStepOnly => Msg::AimLastStepOnly,
            Misconception::SwapsDigits => Msg::AimSwapsDigits,
        })
    }

    pub fn spec_error(&self, error: &SpecError) -> String {
        self.say(&match *error {
            SpecError::Level { kind: Kind::Order, level: level @ 6 } => {
                Msg::SpecLevelOrder { level: level.into(), highest: Kind::Order.levels().into() }
            }
            SpecError::Level { kind, level } => Msg::SpecLevel {
                kind: kind.name().into(),
                level: level.into(),
                highest: kind.levels().into(),
            },
            SpecError::Hand(found) => Msg::SpecHand { found: found.into() },
            SpecError::Seed(found) => Msg::SpecSeed { found: found.into() },
        })
    }

    pub fn series_error(&self, error: &SeriesError) -> String {
        self.say(&match error {
            SeriesError::NoKind => Msg::SeriesNoKind,
            SeriesError::Count(found) => {
                Msg::SeriesCount { found: (*found).into(), most: Series::MOST.into() }
            }
            SeriesError::Levels { lowest, highest } => {
                Msg::SeriesLevels { lowest: (*lowest).into(), highest: (*highest).into() }
            }
            SeriesError::Puzzle(error) => return self.spec_error(error),
        })
    }

    pub fn cannot_make(&self, error: CannotMake) -> String {
        self.say(&Msg::CannotMake {
            kind: error.spec.kind().name().into(),
            level: error.spec.level().into(),
            hand: error.spec.hand().into(),
        })
    }

    pub fn code_error(&self, error: &CodeError) -> String {
        self.say(&match error {
            CodeError::Letter { letter, at } => {
                Msg::CodeLetter { letter: excerpt(&letter.to_string()).into(), at: (*at).into() }
            }
            CodeError::Length { found, expected: Some(expected) } => {
                Msg::CodeLength { found: (*found).into(), expected: (*expected).into() }
            }
            CodeError::Length { found, expected: None } => {
                Msg::CodeTooShort { found: (*found).into() }
            }
            CodeError::Check => Msg::CodeCheck,
            CodeError::UnknownVersion(first) => Msg::CodeUnknownVersion { first: (*first).into() },
            CodeError::NoSuchPuzzle(error) => return self.spec_error(error),
            CodeError::NoSuchSeries(error) => return self.series_error(error),
            CodeError::NoSuchRules(error) => return self.rules_error(error),
            CodeError::NoSuchStarter(error) => return self.deal_error(error),
        })
    }
}
