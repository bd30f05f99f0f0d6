//! The class vote: a question to the class, hands counted, a second vote after talking in pairs
//! where the teacher wants one, and the next question aimed at what most went wrong. No names: of a vote
//! under way the numbers of hands are kept until its end.

mod ballot;
mod model;
mod question;
mod saved;
mod screen;
mod tally;
pub mod view;

pub use ballot::{Vote, VoteStage};
pub use model::{VoteAction, VoteModel};
pub use saved::SavedVote;
pub use screen::VoteScreen;
pub use tally::{ClassHands, ClassTally};
