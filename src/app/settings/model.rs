//! What is chosen in the settings, and how actions change it.

use super::{CustomFolder, CustomFolderAction, Leaflet, Preferences, Reading};
use crate::app::platform::Wake;
use crate::app::style::Theme;
use crate::app::{Dialog, Outside, Request, platform};
use crate::puzzle::Address;

#[derive(Clone, PartialEq, Debug)]
pub enum SettingsAction {
    Speak(String),
    Theme(Theme),
    Zoom(u16),
    ZoomBy(bool),
    Motion(bool),
    Sound(bool),
    /// So many seconds to think, or no ring.
    Thinking(u16),
    Address(String),
    CustomFolder(CustomFolderAction),
    Read(Leaflet),
    AskErase,
    Erase,
}

#[derive(Default)]
pub struct SettingsModel {
    pub preferences: Preferences,
    pub custom: CustomFolder,
    reading: Option<Reading>,
}

impl SettingsModel {
    /// With what was chosen the last time; the folder is read, unless it is better left out.
    pub fn new(
        preferences: Preferences,
        skips: bool,
        codes: &[&str],
        wake: &Wake,
    ) -> SettingsModel {
        let folder = preferences.content.as_deref();
        let custom = if skips {
            CustomFolder::unread(folder)
        } else {
            CustomFolder::read(folder, codes, wake)
        };
        SettingsModel { preferences, custom, reading: None }
    }

    /// What somebody wanted to read last, and where it is.
    pub fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    /// Where the web version is: this page itself, or what is typed here.
    pub fn address(&self) -> Option<Address> {
        let page = platform::base_address();
        Address::parse(page.as_ref().unwrap_or(&self.preferences.address))
    }

    pub fn apply(&mut self, action: SettingsAction, outside: &Outside) -> Option<Request> {
        let preferences = &mut self.preferences;
        match action {
            SettingsAction::Speak(code) => {
                preferences.language = Some(code.clone());
                return Some(Request::Speak(code));
            }
            SettingsAction::Theme(theme) => preferences.theme = theme,
            SettingsAction::Zoom(percent) => preferences.zoom = percent,
            SettingsAction::ZoomBy(larger) => preferences.zoom_by(larger),
            SettingsAction::Motion(motion) => preferences.motion = motion,
            SettingsAction::Sound(sound) => {
                preferences.sound = sound;
                return Some(Request::Sound(sound));
            }
            SettingsAction::Thinking(seconds) => preferences.thinking = seconds,
            SettingsAction::Address(text) => preferences.address = text,
            SettingsAction::CustomFolder(action) => return self.apply_custom(action, outside),
            SettingsAction::Read(leaflet) => {
                self.reading = Some(Reading::start(leaflet, outside));
            }
            SettingsAction::AskErase => return Some(Request::Open(Dialog::Erase)),
            SettingsAction::Erase => return Some(Request::Erase),
        }
        None
    }

    fn apply_custom(&mut self, action: CustomFolderAction, outside: &Outside) -> Option<Request> {
        match action {
            CustomFolderAction::Type(path) => {
                self.custom.type_path(path);
                None
            }
            CustomFolderAction::Read => {
                let path = self.custom.path().trim().to_owned();
                let path = Some(path).filter(|path| !path.is_empty());
                self.use_folder(path, outside)
            }
            CustomFolderAction::Choose => {
                self.custom.ask(self.preferences.content.as_deref(), outside);
                None
            }
            CustomFolderAction::Stop => self.use_folder(None, outside),
        }
    }

    /// Reads another folder, or the same again; what was found is used once it has come.
    fn use_folder(&mut self, path: Option<String>, outside: &Outside) -> Option<Request> {
        let codes = outside.languages.codes();
        self.custom = CustomFolder::read(path.as_deref(), &codes, outside.wake);
        self.preferences.content = path;
        (!self.custom.is_reading()).then_some(Request::UseCustomContent)
    }

    /// Takes the answer of the system's dialog, and what was found in the folder, once they are there; whether
    /// another folder is used, and what that asks for.
    pub fn tick(&mut self, outside: &Outside) -> (bool, Option<Request>) {
        if let Some(chosen) = self.custom.answer() {
            return (true, self.use_folder(Some(chosen), outside));
        }
        let arrives = self.custom.arrives();
        (false, arrives.then_some(Request::UseCustomContent))
    }
}
