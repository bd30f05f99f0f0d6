use super::{SetupAction, view};
use crate::app::screens::prelude::*;
use crate::coach::Grade;
use crate::puzzle::Code;

pub struct SetupScreen;

impl Screen for SetupScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        out.of(|out| view::ui(&state.setup, cx, ui, out));
    }

    fn titles(&self, _state: &State, style: &Style) -> Titles {
        view::titles(style)
    }

    fn tile(&self) -> Option<Tile> {
        Some(view::tile())
    }

    fn code(&self, state: &State) -> Option<Code> {
        Some(Code::Deal(state.setup.setup.deal()))
    }

    fn grade(&self, state: &State) -> Option<Grade> {
        state.setup.grade()
    }

    fn tick(&self, state: &mut State, world: &World, shown: bool) -> (Option<f64>, Effect) {
        if !shown {
            state.setup.leave();
            return (None, Effect::default());
        }
        let env = world.env(state.settings.preferences.motion, &state.languages);
        let chosen = |state: &State| (state.setup.setup.seed, state.setup.setup.difficulty);
        let before = chosen(state);
        let request = state.setup.tick(&env);
        let saved = (before != chosen(state)).then_some(SaveFile::Settings);
        (None, Effect { request, saved })
    }
}

impl Action for SetupAction {
    fn apply(self, state: &mut State, world: &World) -> Effect {
        let env = world.env(state.settings.preferences.motion, &state.languages);
        let request = state.setup.apply(self, &env);
        Effect { request, saved: Some(SaveFile::Settings) }
    }
}
