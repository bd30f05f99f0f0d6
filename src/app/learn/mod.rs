//! Learning: the lessons, how far one has come in each, and the one that is open.

mod model;
mod scene;
mod screen;
pub mod view;
mod visit;

pub use model::{LearnAction, LearnModel, Standing, WalkAction};
pub use scene::{AskScene, GameScene, Scene, ShowScene};
pub use screen::LearnScreen;
pub use visit::{LessonPage, Visit};
