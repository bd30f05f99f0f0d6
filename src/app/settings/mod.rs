mod custom_folder;
mod help_file;
mod model;
mod preferences;
mod screen;
pub mod view;

pub use custom_folder::{CustomFolder, CustomFolderAction};
pub use help_file::{HelpFile, OpenResult};
pub use model::{SettingsAction, SettingsModel};
pub use preferences::Preferences;
pub use screen::SettingsScreen;
