//! The entrances, one file each.

pub mod arguments;
pub mod codes;
mod commands;
pub mod hours;
pub mod journal;
pub mod lessons;
pub mod notation;
pub mod page;
pub mod player;
pub mod progress;
pub mod referee;
pub mod saves;
pub mod settings;
pub mod solve;
pub mod templates;
pub mod texts;
pub mod work;

use std::fmt::Debug;

use saute_dix::app::platform::{Memory, Store};
use saute_dix::app::shell::{SavedModels, Storage};

use super::Outcome;
use super::words::in_words;

/// What a window finds that has kept this in a file of this name.
fn kept(name: &str, text: &str) -> Result<SavedModels, String> {
    let mut store = Memory::default();
    store.write(name, text)?;
    Ok(Storage::new(Box::new(store)).load())
}

/// The same of an input; nothing where it is refused, in words.
fn accepted(name: &str, input: &[u8]) -> Result<Option<SavedModels>, String> {
    let models = kept(name, &String::from_utf8_lossy(input))?;
    for notice in &models.notices {
        in_words(|voice| notice.say(voice))?;
    }
    Ok(Some(models).filter(|models| models.notices.is_empty()))
}

/// What is printed must be read as the same again.
fn same_again<T: PartialEq + Debug, E: Debug>(
    value: &T,
    printed: &str,
    again: Result<T, E>,
) -> Result<Outcome, String> {
    match again {
        Ok(again) if again == *value => Ok(Outcome::Accepted),
        Ok(again) => Err(format!("printed as {printed:?}, {value:?} becomes {again:?}")),
        Err(error) => Err(format!("printed as {printed:?}, it is refused: {error:?}")),
    }
}
