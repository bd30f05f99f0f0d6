//! The errors of this room as Rust's own, for programmers. People read [`OrderError::say`].

use std::error::Error;
use std::fmt;

use super::font::MissingGlyph;
use super::layout::LayoutError;
use super::order::OrderError;
use super::sheet::SheetError;
use super::template::TemplateFault;
use crate::rules::excerpt;

impl fmt::Display for MissingGlyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the fonts have no glyph for {:?}", self.0)
    }
}

impl Error for MissingGlyph {}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::MissingGlyph(letter) => MissingGlyph(*letter).fmt(f),
            LayoutError::TooLarge(text) => {
                write!(f, "{:?} is larger than its column or page", excerpt(text))
            }
        }
    }
}

impl Error for LayoutError {}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetError::CannotMake(_) => write!(f, "a puzzle of the sheet cannot be made"),
            SheetError::Series(_) => write!(f, "there is no such series of puzzles"),
        }
    }
}

impl Error for SheetError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            SheetError::CannotMake(error) => Some(error),
            SheetError::Series(error) => Some(error),
        }
    }
}

impl fmt::Display for OrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OrderError::Sheet(_) => write!(f, "a sheet cannot be made"),
            OrderError::Layout(_) => write!(f, "a sheet cannot be laid out"),
        }
    }
}

impl Error for OrderError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            OrderError::Sheet(error) => Some(error),
            OrderError::Layout(error) => Some(error),
        }
    }
}

impl From<SheetError> for OrderError {
    fn from(error: SheetError) -> OrderError {
        OrderError::Sheet(error)
    }
}

impl From<LayoutError> for OrderError {
    fn from(error: LayoutError) -> OrderError {
        OrderError::Layout(error)
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
