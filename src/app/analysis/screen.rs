use eframe::egui::Ui;

use super::{AnalysisAction, view};
use crate::app::screens::{Action, Actions, Effect, Screen, ScreenCx};
use crate::app::shell::{State, World};
use crate::app::theme::Look;
use crate::app::widgets::{KeyGroup, Titles};

pub struct AnalysisScreen;

impl Screen for AnalysisScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        out.of(|out| view::ui(&state.analysis, cx.look, ui, cx.body, cx.has_focus, out));
    }

    fn titles(&self, state: &State, look: &Look) -> Titles {
        view::titles(&state.analysis, look)
    }

    fn keys_help(&self, _state: &State) -> Vec<KeyGroup> {
        view::keys_help()
    }

    fn news(&self, state: &State, look: &Look) -> Option<String> {
        view::news(&state.analysis, look)
    }
}

impl Action for AnalysisAction {
    fn apply(self, state: &mut State, _world: &World) -> Effect {
        state.analysis.apply(self);
        Effect::default()
    }
}
