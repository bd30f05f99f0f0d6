//! The class vote: a question to everybody, hands counted, and the next question aimed at what
//! most went wrong. No names, and nothing is kept.

mod ballot;
mod model;
mod tally;
pub mod view;

pub use ballot::Vote;
pub use model::{VoteAction, VoteModel};
pub use tally::ClassTally;
