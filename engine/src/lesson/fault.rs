//! What can be wrong with the text of a lesson.

use std::error::Error;
use std::fmt;

use crate::puzzle::{Kind, SpecError};
use crate::rules::{DealError, NotationError, PileName, Refusal, RulesError};

/// Why a text is no lesson, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: LessonFault,
}

/// What can be wrong in the text of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonFault {
    /// Not JSON, or not the fields of a lesson.
    Malformed {
        /// What the parser says.
        detail: String,
    },
    /// A word that is none of those expected.
    Unknown {
        /// The word.
        found: String,
        /// What would have done.
        expected: Vec<&'static str>,
    },
    /// A statement that the bank does not have.
    NoSuchStatement(String),
    /// A position, a play, piles or cards that are not in our notation.
    Notation {
        /// What is written.
        found: String,
        /// What is wrong there.
        error: NotationError,
    },
    /// A question of this kind cannot be asked of this position.
    OtherKind(Kind),
    /// Text that is no answer to a question of this kind.
    NoAnswer {
        /// The text.
        found: String,
        /// The kind.
        kind: Kind,
    },
    /// A question without a right answer stated.
    NothingRight,
    /// Answers stated to a puzzle that is yet to be made.
    StatedForGenerated,
    /// There is no such puzzle.
    Spec(SpecError),
    /// There are no such rules.
    Rules(RulesError),
    /// These cards are no deal.
    Deal(DealError),
    /// The deal must be given in exactly one way: a seed, a deck, or the decks of a duel.
    OneWayToDeal,
    /// A turn before the excerpt of a game that could not have been played.
    Opening {
        /// The turn, from 1.
        turn: usize,
        /// Why.
        refusal: Refusal,
    },
    /// A note, or an excerpt, with a turn that does not exist.
    Turn {
        /// The turn given.
        found: usize,
        /// The last there is.
        last: usize,
    },
    /// A number that is not on the number line.
    OffTheLine {
        /// The number.
        number: u8,
        /// Where the line starts.
        low: u8,
        /// Where it ends.
        high: u8,
    },
    /// A pile that is not in the picture.
    NoPile(PileName),
    /// A pile whose top is none of the cards that burn.
    DoesNotBurn(PileName),
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no lesson because of line {}", self.line)
    }
}

impl Error for LessonError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.fault)
    }
}

impl fmt::Display for LessonFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LessonFault::Malformed { detail } => f.write_str(detail),
            LessonFault::Unknown { found, expected } => {
                write!(f, "{found:?} is none of {}", expected.join(", "))
            }
            LessonFault::NoSuchStatement(key) => write!(f, "no statement has the key {key:?}"),
            LessonFault::Notation { found, .. } => write!(f, "{found:?} cannot be read"),
            LessonFault::OtherKind(kind) => {
                write!(f, "this is no position for a {} puzzle", kind.name())
            }
            LessonFault::NoAnswer { found, kind } => {
                write!(f, "{found:?} is no answer to a {} puzzle", kind.name())
            }
            LessonFault::NothingRight => f.write_str("a question without a right answer"),
            LessonFault::StatedForGenerated => {
                f.write_str("answers to a puzzle that is yet to be made")
            }
            LessonFault::Spec(_) => f.write_str("there is no such puzzle"),
            LessonFault::Rules(_) => f.write_str("there are no such rules"),
            LessonFault::Deal(_) => f.write_str("there is no such deal"),
            LessonFault::OneWayToDeal => {
                f.write_str("a deal is a seed, a deck, or the decks of a duel")
            }
            LessonFault::Opening { turn, .. } => {
                write!(f, "turn {turn} of the opening is refused")
            }
            LessonFault::Turn { found, last } => {
                write!(f, "no turn {found}, only 1 to {last}")
            }
            LessonFault::OffTheLine { number, low, high } => {
                write!(f, "{number} is not on a line from {low} to {high}")
            }
            LessonFault::NoPile(pile) => write!(f, "there is no pile {pile} in the picture"),
            LessonFault::DoesNotBurn(pile) => write!(f, "the card on pile {pile} does not burn"),
        }
    }
}

impl Error for LessonFault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            LessonFault::Notation { error, .. } => Some(error),
            LessonFault::Spec(error) => Some(error),
            LessonFault::Rules(error) => Some(error),
            LessonFault::Deal(error) => Some(error),
            LessonFault::Opening { refusal, .. } => Some(refusal),
            LessonFault::Malformed { .. }
            | LessonFault::Unknown { .. }
            | LessonFault::NoSuchStatement(_)
            | LessonFault::OtherKind(_)
            | LessonFault::NoAnswer { .. }
            | LessonFault::NothingRight
            | LessonFault::StatedForGenerated
            | LessonFault::OneWayToDeal
            | LessonFault::Turn { .. }
            | LessonFault::OffTheLine { .. }
            | LessonFault::NoPile(_)
            | LessonFault::DoesNotBurn(_) => None,
        }
    }
}
