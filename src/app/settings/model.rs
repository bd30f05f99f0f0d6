use super::{CustomFolder, CustomFolderAction, HelpFile, OpenResult, Preferences};
use crate::app::platform::RequestRepaint;
use crate::app::{Dialog, Env, Request, platform};
use crate::puzzle::Address;

#[derive(Clone, PartialEq, Debug)]
pub enum SettingsAction {
    Speak(String),
    Choose(Preferences),
    CustomFolder(CustomFolderAction),
    Read(HelpFile),
    AskErase,
    Erase,
}

#[derive(Default)]
pub struct SettingsModel {
    pub preferences: Preferences,
    pub custom: CustomFolder,
    pub opened: Option<OpenResult>,
}

impl SettingsModel {
    /// With what was chosen the last time; the folder is read, unless it is better left out.
    pub fn new(
        preferences: Preferences,
        skips: bool,
        codes: &[&str],
        request_repaint: &RequestRepaint,
    ) -> SettingsModel {
        let folder = preferences.content.as_deref();
        let custom = if skips {
            CustomFolder::unread(folder)
        } else {
            CustomFolder::read(folder, codes, request_repaint)
        };
        SettingsModel { preferences, custom, opened: None }
    }

    /// Where the web version is: this page itself, or what is typed here.
    pub fn address(&self) -> Option<Address> {
        let page = platform::base_address();
        Address::parse(page.as_ref().unwrap_or(&self.preferences.address))
    }

    pub fn apply(&mut self, action: SettingsAction, env: &Env) -> Option<Request> {
        match action {
            SettingsAction::Speak(code) => {
                self.preferences.language = Some(code.clone());
                return Some(Request::Speak(code));
            }
            SettingsAction::Choose(edited) => {
                let before = std::mem::replace(&mut self.preferences, edited.sanitized());
                let sound = self.preferences.sound;
                return (sound != before.sound).then_some(Request::Sound(sound));
            }
            SettingsAction::CustomFolder(action) => return self.apply_custom(action, env),
            SettingsAction::Read(help_file) => {
                self.opened = Some(OpenResult::start(help_file, env));
            }
            SettingsAction::AskErase => return Some(Request::Open(Dialog::Erase)),
            SettingsAction::Erase => return Some(Request::Erase),
        }
        None
    }

    fn apply_custom(&mut self, action: CustomFolderAction, env: &Env) -> Option<Request> {
        match action {
            CustomFolderAction::Type(path) => {
                self.custom.type_path(path);
                None
            }
            CustomFolderAction::Read => {
                let path = self.custom.path.trim().to_owned();
                let path = Some(path).filter(|path| !path.is_empty());
                self.use_folder(path, env)
            }
            CustomFolderAction::Choose => {
                self.custom.ask(self.preferences.content.as_deref(), env);
                None
            }
            CustomFolderAction::Stop => self.use_folder(None, env),
        }
    }

    /// Reads another folder, or the same again; what was found is used once it has come.
    fn use_folder(&mut self, path: Option<String>, env: &Env) -> Option<Request> {
        let codes = env.languages.codes();
        self.custom = CustomFolder::read(path.as_deref(), &codes, env.request_repaint);
        self.preferences.content = path;
        (!self.custom.is_reading()).then_some(Request::UseCustomContent)
    }

    /// Takes the answer of the system's dialog, and what was found in the folder, once they are there; whether
    /// another folder is used, and what that asks for.
    pub fn tick(&mut self, env: &Env) -> (bool, Option<Request>) {
        if let Some(chosen) = self.custom.answer() {
            return (true, self.use_folder(Some(chosen), env));
        }
        let arrives = self.custom.arrives();
        (false, arrives.then_some(Request::UseCustomContent))
    }
}
