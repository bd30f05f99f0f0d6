use super::{Msg, Voice};
use crate::lesson::{Lesson, LessonFault, LessonFlaw};
use crate::puzzle::CannotMake;

impl Voice<'_> {
    pub fn lesson_fault(&self, fault: &LessonFault) -> String {
        self.say(&match fault {
            LessonFault::Malformed { detail } => return detail.clone(),
            LessonFault::Unknown { found, expected } => Msg::LessonUnknown {
                found: found.as_str().into(),
                expected: expected.join(", ").into(),
            },
            LessonFault::NoSuchStatement(key) => {
                Msg::LessonNoStatement { key: key.as_str().into() }
            }
            LessonFault::Notation { found, error } => Msg::LessonNotation {
                found: found.as_str().into(),
                detail: self.notation_error(error).into(),
            },
            LessonFault::OtherKind(kind) => Msg::LessonOtherKind { kind: kind.name().into() },
            LessonFault::NoAnswer { found, kind } => {
                Msg::LessonNoAnswer { found: found.as_str().into(), kind: kind.name().into() }
            }
            LessonFault::NothingRight => Msg::LessonNothingRight,
            LessonFault::StatedForGenerated => Msg::LessonStated,
            LessonFault::Spec(error) => return self.spec_error(error),
            LessonFault::Rules(error) => return self.rules_error(error),
            LessonFault::Deal(error) => return self.deal_error(error),
            LessonFault::OneWayToDeal => Msg::OneWayToDeal,
            LessonFault::Opening { turn, refusal } => {
                Msg::LessonOpening { turn: (*turn).into(), detail: self.refusal(refusal).into() }
            }
            LessonFault::Turn { found, last } => {
                Msg::LessonTurn { found: (*found).into(), last: (*last).into() }
            }
            LessonFault::OffTheLine { number, low, high } => Msg::LessonOffTheLine {
                number: (*number).into(),
                low: (*low).into(),
                high: (*high).into(),
            },
            LessonFault::NoPile(pile) => Msg::LessonNoPile { pile: self.letter(*pile).into() },
            LessonFault::DoesNotBurn(pile) => {
                Msg::LessonDoesNotBurn { pile: self.letter(*pile).into() }
            }
        })
    }

    pub fn lesson_flaw(&self, flaw: &LessonFlaw) -> String {
        self.say(&match flaw {
            LessonFlaw::Steps(found) => Msg::LessonSteps {
                found: (*found).into(),
                fewest: Lesson::STEPS.0.into(),
                most: Lesson::STEPS.1.into(),
            },
            LessonFlaw::NoExplaining => Msg::LessonNoExplaining,
            LessonFlaw::ExplainsEarly => Msg::LessonExplainsEarly,
            LessonFlaw::Prompts(found) => Msg::LessonPrompts {
                found: (*found).into(),
                fewest: Lesson::PROMPTS.0.into(),
                most: Lesson::PROMPTS.1.into(),
            },
            LessonFlaw::MissingText { key, language } => {
                Msg::LessonKey { key: key.as_str().into(), language: language.as_str().into() }
            }
            LessonFlaw::NoSolution => Msg::LessonNoSolution,
            LessonFlaw::CannotMake(spec) => return self.cannot_make(CannotMake { spec: *spec }),
            LessonFlaw::NotRight(answer) => {
                Msg::LessonNotRight { answer: self.answer(answer).into() }
            }
            LessonFlaw::NotWrong(answer) => {
                Msg::LessonNotWrong { answer: self.answer(answer).into() }
            }
            LessonFlaw::Twice(answer) => Msg::LessonTwice { answer: self.answer(answer).into() },
            LessonFlaw::Refused { play, refusal } => Msg::LessonRefused {
                play: self.plays(play.as_slice()).into(),
                detail: self.refusal(refusal).into(),
            },
            LessonFlaw::NothingShown => Msg::LessonNothingShown,
            LessonFlaw::GameEnds { turn } => Msg::LessonGameEnds { turn: (*turn).into() },
        })
    }
}
