//! What can be wrong with the text of a lesson.

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
    /// A turn before the stretch of a game that could not have been played.
    Opening {
        /// The turn, from 1.
        turn: usize,
        /// Why.
        refusal: Refusal,
    },
    /// A note, or a stretch, with a turn that does not exist.
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
