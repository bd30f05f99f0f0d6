//! The settings: language, colours, sizes, content of one's own, where the web version is,
//! erasing it all, and what the program is.

mod leaflet;
mod model;
mod own;
mod preferences;
pub mod view;

pub use leaflet::{Leaflet, Reading};
pub use model::{SettingsAction, SettingsModel};
pub use own::{OwnAction, OwnContent};
pub use preferences::Preferences;
