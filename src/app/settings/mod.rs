//! The settings: language, colours, sizes, content of one's own, where the web version is, and
//! erasing it all.

mod model;
mod own;
mod preferences;
pub mod view;

pub use model::{SettingsAction, SettingsModel};
pub use own::{OwnAction, OwnContent};
pub use preferences::Preferences;
