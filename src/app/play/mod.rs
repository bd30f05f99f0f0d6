//! Playing: the game at the board, its end, and turns looked at again.

mod cascade;
mod feast;
mod look_back;
mod model;
mod session;
pub mod view;
mod words;

pub use cascade::{Fan, Pose, fall};
pub use feast::{Feast, Joy, LaidCard};
pub use look_back::{room_used, verdict, words};
pub use model::{PlayAction, PlayModel, TableAction};
pub use session::{Event, Hint, LossReason, Phase, Session, TableMode, TakeBack};
pub use words::{event, loss_reason, taken_back};
