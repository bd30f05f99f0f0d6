//! Editions: ways of making puzzles and sheets that follow each other.

use serde::{Deserialize, Serialize};

use crate::listed;

listed! {
    /// By which rules a code is turned into puzzles. What a code gives never changes, so a better
    /// way of making puzzles is a further edition, with codes that begin with other letters.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Edition {
        /// Directions alternate, and any number of statements may be true.
        First,
        /// Directions, piles and the number of true statements come from the seed, statements are
        /// written in every deck, and no best play is a close call or the only one.
        #[default]
        Second,
    }
}
