mod cascade;
mod celebration;
mod look_back;
mod model;
mod screen;
mod session;
pub mod view;
mod words;

pub use cascade::{Fan, Pose, fall};
pub use celebration::{Celebration, CelebrationKind, LaidCard};
pub use look_back::{room_used, verdict, words};
pub use model::{PlayAction, PlayModel, TableAction};
pub use screen::{EndScreen, PlayScreen};
pub use session::{Event, Hint, LossReason, Phase, Session, TableMode, TakeBack};
pub use words::{event, loss_reason, taken_back};
