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

use super::Outcome;

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
