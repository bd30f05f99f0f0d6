use super::{SettingsAction, view};
use crate::app::screens::prelude::*;

pub struct SettingsScreen;

impl Screen for SettingsScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        let State { settings, languages, .. } = state;
        out.of(|out| view::ui(settings, languages, cx, ui, out));
    }

    fn titles(&self, _state: &State, style: &Style) -> Titles {
        view::titles(style)
    }

    fn tick(&self, state: &mut State, world: &World, _shown: bool) -> (Option<f64>, Effect) {
        let env = world.env(state.settings.preferences.motion, &state.languages);
        let (chosen, request) = state.settings.tick(&env);
        (None, Effect { request, saved: chosen.then_some(SaveFile::Settings) })
    }
}

impl Action for SettingsAction {
    fn apply(self, state: &mut State, world: &World) -> Effect {
        let env = world.env(state.settings.preferences.motion, &state.languages);
        let request = state.settings.apply(self, &env);
        state.link_sheets();
        Effect { request, saved: Some(SaveFile::Settings) }
    }
}
