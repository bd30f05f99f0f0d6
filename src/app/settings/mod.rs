//! The settings: language, colours, sizes, a teacher's own content, where the web version is,
//! erasing it all, and what the program is.

mod custom_folder;
mod leaflet;
mod model;
mod preferences;
pub mod view;

pub use custom_folder::{CustomFolder, CustomFolderAction};
pub use leaflet::{Leaflet, Reading};
pub use model::{SettingsAction, SettingsModel};
pub use preferences::Preferences;
