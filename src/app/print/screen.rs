use eframe::egui::Ui;

use super::{PrintAction, view};
use crate::app::screens::{Action, Actions, Effect, Screen, ScreenCx};
use crate::app::shell::{SaveFile, State, World};
use crate::app::theme::Look;
use crate::app::widgets::{KeyGroup, Tile, Titles};
use crate::puzzle::Code;

pub struct PrintScreen;

impl Screen for PrintScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        let State { print, languages, .. } = state;
        out.of(|out| view::ui(print, languages, cx.look, ui, cx.body, cx.has_focus, out));
    }

    fn titles(&self, _state: &State, look: &Look) -> Titles {
        view::titles(look)
    }

    fn tile(&self) -> Option<Tile> {
        Some(view::tile())
    }

    fn keys_help(&self, _state: &State) -> Vec<KeyGroup> {
        view::keys_help()
    }

    fn code(&self, state: &State) -> Option<Code> {
        state.print.sheet_code()
    }

    fn tick(&self, state: &mut State, _world: &World, shown: bool) -> (Option<f64>, Effect) {
        let goes_on = shown && state.print.prepare(&state.languages);
        (goes_on.then_some(0.0), Effect::default())
    }
}

impl Action for PrintAction {
    fn apply(self, state: &mut State, world: &World) -> Effect {
        let env = world.env(state.settings.preferences.motion, &state.languages);
        state.print.apply(self, &env);
        Effect::saved(SaveFile::Settings)
    }
}
