//! Files that a command writes: looked at first, then all of them or none, and said.

use std::path::PathBuf;

use super::{Failure, Streams};
use crate::storage::{OutputTarget, write_together};
use crate::text::{Locale, Msg};

pub struct Output {
    pub path: PathBuf,
    pub bytes: Vec<u8>,
    pub pages: usize,
}

/// Writes all of these, or none; with `force`, also over what is no PDF.
pub fn save(
    outputs: Vec<Output>,
    force: bool,
    locale: &Locale,
    streams: &mut Streams,
) -> Result<(), Failure> {
    let mut files = Vec::new();
    let mut said = Vec::new();
    for Output { path, bytes, pages } in outputs {
        let occupant = OutputTarget::at(&path);
        let file = path.display().to_string();
        // What is there already need not be written, whatever guards it. A pipe is never read.
        let there = occupant.may_overwrite().then(|| std::fs::read(&path).ok());
        let same = there.flatten().is_some_and(|there| there == bytes);
        if !(occupant.is_fine() || same || force && occupant.may_overwrite()) {
            return Err(refused(occupant, file, locale));
        }
        let (file, pages) = (file.into(), pages.into());
        said.push(if same || occupant == OutputTarget::Free {
            Msg::WorksheetWritten { file, pages }
        } else {
            Msg::WorksheetReplaced { file, pages }
        });
        if !same {
            files.push((path, bytes));
        }
    }
    write_together(&files).map_err(|(path, error)| {
        Failure::bad(Msg::CannotSave {
            file: path.display().to_string().into(),
            detail: error.to_string().into(),
        })
    })?;
    for message in said {
        streams.complain(&locale.say(&message));
    }
    Ok(())
}

fn refused(occupant: OutputTarget, file: String, locale: &Locale) -> Failure {
    let (file, detail) = (file.into(), locale.say(&occupant.reason()).into());
    Failure::bad(if occupant.may_overwrite() {
        Msg::CannotReplace { file, detail }
    } else {
        Msg::CannotSave { file, detail }
    })
}
