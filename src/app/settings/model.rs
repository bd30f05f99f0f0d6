//! What is chosen in the settings, and how actions change it.

use super::{Leaflet, OwnAction, OwnContent, Preferences, Reading};
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
    Own(OwnAction),
    Read(Leaflet),
    AskErase,
    Erase,
}

#[derive(Default)]
pub struct SettingsModel {
    pub preferences: Preferences,
    own: OwnContent,
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
        let own =
            if skips { OwnContent::unread(folder) } else { OwnContent::read(folder, codes, wake) };
        SettingsModel { preferences, own, reading: None }
    }

    /// What somebody wanted to read last, and where it is.
    pub fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    pub fn own(&self) -> &OwnContent {
        &self.own
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
            SettingsAction::Own(action) => return self.act_on_own(action, outside),
            SettingsAction::Read(leaflet) => {
                self.reading = Some(Reading::start(leaflet, outside));
            }
            SettingsAction::AskErase => return Some(Request::Open(Dialog::Erase)),
            SettingsAction::Erase => return Some(Request::Erase),
        }
        None
    }

    fn act_on_own(&mut self, action: OwnAction, outside: &Outside) -> Option<Request> {
        match action {
            OwnAction::Type(path) => {
                self.own.type_path(path);
                None
            }
            OwnAction::Read => {
                let path = self.own.path().trim().to_owned();
                let path = Some(path).filter(|path| !path.is_empty());
                self.use_folder(path, outside)
            }
            OwnAction::Choose => {
                self.own.ask(self.preferences.content.as_deref(), outside);
                None
            }
            OwnAction::Stop => self.use_folder(None, outside),
        }
    }

    /// Reads another folder, or the same again; what was found is used once it has come.
    fn use_folder(&mut self, path: Option<String>, outside: &Outside) -> Option<Request> {
        let codes = outside.languages.codes();
        self.own = OwnContent::read(path.as_deref(), &codes, outside.wake);
        self.preferences.content = path;
        (!self.own.is_reading()).then_some(Request::UseOwnContent)
    }

    /// Takes the answer of the system's dialog, and what was found in the folder, once they are there; whether
    /// another folder is used, and what that asks for.
    pub fn tick(&mut self, outside: &Outside) -> (bool, Option<Request>) {
        if let Some(chosen) = self.own.answer() {
            return (true, self.use_folder(Some(chosen), outside));
        }
        let arrives = self.own.arrives();
        (false, arrives.then_some(Request::UseOwnContent))
    }
}
