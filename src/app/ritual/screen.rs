use eframe::egui::Ui;

use super::{RitualAction, view};
use crate::app::screens::{Action, Actions, Effect, Screen, ScreenCx};
use crate::app::shell::{State, World};
use crate::app::theme::Look;
use crate::app::widgets::{KeyGroup, Tile, Titles};
use crate::journal::Deed;

pub struct RitualScreen;

impl Screen for RitualScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        out.of(|out| view::ui(&state.ritual, cx.look, ui, cx.body, cx.has_focus, out));
    }

    fn titles(&self, state: &State, look: &Look) -> Titles {
        view::titles(&state.ritual, look)
    }

    fn tile(&self) -> Option<Tile> {
        Some(view::tile())
    }

    fn keys_help(&self, _state: &State) -> Vec<KeyGroup> {
        view::keys_help()
    }

    fn stage(&self, state: &State) -> (usize, usize) {
        state.ritual.stage()
    }

    fn asks(&self, state: &State) -> bool {
        state.ritual.item().is_some()
    }

    fn is_done(&self, state: &State) -> bool {
        state.ritual.item().is_none()
    }

    fn enter(&self, state: &mut State, world: &World) {
        let env = world.env(state.settings.preferences.motion, &state.languages);
        state.ritual.start(state.journal.class(), &env);
    }

    fn drain_journal_entries(&self, state: &mut State) -> Vec<Deed> {
        state.ritual.drain_journal_entries()
    }
}

impl Action for RitualAction {
    fn apply(self, state: &mut State, _world: &World) -> Effect {
        state.ritual.apply(self).into()
    }
}
