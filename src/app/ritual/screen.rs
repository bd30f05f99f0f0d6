use super::{RitualAction, view};
use crate::app::screens::prelude::*;
use crate::journal::JournalEntry;

pub struct RitualScreen;

impl Screen for RitualScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        out.of(|out| view::ui(&state.ritual, cx, ui, out));
    }

    fn titles(&self, state: &State, style: &Style) -> Titles {
        view::titles(&state.ritual, style)
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

    fn room(&self, _state: &State) -> Room {
        Room::Whole
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

    fn drain_journal_entries(&self, state: &mut State) -> Vec<JournalEntry> {
        state.ritual.drain_journal_entries()
    }
}

impl Action for RitualAction {
    fn apply(self, state: &mut State, _world: &World) -> Effect {
        state.ritual.apply(self).into()
    }
}
