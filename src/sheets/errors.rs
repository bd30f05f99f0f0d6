//! Why something cannot be printed: for programmers as Rust's own errors, for users as [`PrintError::say`].

use std::error::Error;
use std::fmt;

use super::font::MissingGlyph;
use super::template::TemplateFault;
use crate::puzzle::{CannotMake, SeriesError};
use crate::rules::excerpt;
use crate::text::{Locale, Msg};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PrintError {
    CannotMake(CannotMake),
    Series(SeriesError),
    MissingGlyph(char),
    /// A word that is wider than its column, or a block that is higher than a page.
    TooLarge(String),
    /// The thread, or the browser's worker, stopped before the file was written.
    Lost,
}

impl PrintError {
    pub fn say(&self, locale: &Locale) -> String {
        match self {
            PrintError::CannotMake(error) => locale.plain().cannot_make(*error),
            PrintError::Series(error) => locale.plain().series_error(error),
            PrintError::MissingGlyph(letter) => {
                locale.say(&Msg::NoSuchGlyph { letter: (*letter).into() })
            }
            PrintError::TooLarge(text) => {
                locale.say(&Msg::TooLargeForPage { text: excerpt(text).into() })
            }
            PrintError::Lost => locale.say(&Msg::PrintLost),
        }
    }
}

impl From<MissingGlyph> for PrintError {
    fn from(missing: MissingGlyph) -> PrintError {
        PrintError::MissingGlyph(missing.0)
    }
}

impl fmt::Display for MissingGlyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the fonts have no glyph for {:?}", self.0)
    }
}

impl Error for MissingGlyph {}

impl fmt::Display for PrintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PrintError::CannotMake(_) => write!(f, "a puzzle of the sheet cannot be made"),
            PrintError::Series(_) => write!(f, "there is no such series of puzzles"),
            PrintError::MissingGlyph(letter) => MissingGlyph(*letter).fmt(f),
            PrintError::TooLarge(text) => {
                write!(f, "{:?} is larger than its column or page", excerpt(text))
            }
            PrintError::Lost => write!(f, "the file was not written to its end"),
        }
    }
}

impl Error for PrintError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            PrintError::CannotMake(error) => Some(error),
            PrintError::Series(error) => Some(error),
            PrintError::MissingGlyph(_) | PrintError::TooLarge(_) | PrintError::Lost => None,
        }
    }
}

impl fmt::Display for TemplateFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TemplateFault::Malformed { detail, .. } => write!(f, "not a template: {detail}"),
            TemplateFault::Series(_) => write!(f, "there is no such series of puzzles"),
            TemplateFault::Statements { found, most } => {
                write!(f, "there are {most} statements of these rules and levels, not {found}")
            }
            TemplateFault::Number { field, found, least, most } => {
                write!(f, "{field} goes from {least} to {most}, not {found}")
            }
        }
    }
}

impl Error for TemplateFault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            TemplateFault::Series(error) => Some(error),
            TemplateFault::Malformed { .. }
            | TemplateFault::Statements { .. }
            | TemplateFault::Number { .. } => None,
        }
    }
}
