use super::{PrintAction, view};
use crate::app::screens::prelude::*;
use crate::puzzle::Code;

pub struct PrintScreen;

impl Screen for PrintScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        let State { print, languages, .. } = state;
        out.of(|out| view::ui(print, languages, cx, ui, out));
    }

    fn titles(&self, _state: &State, style: &Style) -> Titles {
        view::titles(style)
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
