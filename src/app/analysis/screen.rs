use super::{AnalysisAction, view};
use crate::app::screens::prelude::*;

pub struct AnalysisScreen;

impl Screen for AnalysisScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        out.of(|out| view::ui(&state.analysis, cx, ui, out));
    }

    fn titles(&self, state: &State, style: &Style) -> Titles {
        view::titles(&state.analysis, style)
    }

    fn keys_help(&self, _state: &State) -> Vec<KeyGroup> {
        view::keys_help()
    }

    fn room(&self, _state: &State) -> Room {
        Room::Whole
    }

    fn news(&self, state: &State, style: &Style) -> Option<String> {
        view::news(&state.analysis, style)
    }
}

impl Action for AnalysisAction {
    fn apply(self, state: &mut State, _world: &World) -> Effect {
        state.analysis.apply(self);
        Effect::default()
    }
}
