use super::{VoteAction, view};
use crate::app::screens::prelude::*;
use crate::journal::JournalEntry;

pub struct VoteScreen;

impl Screen for VoteScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        out.of(|out| view::ui(&state.vote, cx, ui, out));
    }

    fn titles(&self, state: &State, style: &Style) -> Titles {
        view::titles(&state.vote, style)
    }

    fn tile(&self) -> Option<Tile> {
        Some(view::tile())
    }

    fn keys_help(&self, state: &State) -> Vec<KeyGroup> {
        view::keys_help(&state.vote)
    }

    fn stage(&self, state: &State) -> (usize, usize) {
        state.vote.stage()
    }

    fn room(&self, _state: &State) -> Room {
        Room::Whole
    }

    fn asks(&self, state: &State) -> bool {
        !state.vote.is_over()
    }

    fn is_done(&self, state: &State) -> bool {
        state.vote.is_over()
    }

    fn enter(&self, state: &mut State, world: &World) {
        state.vote.start((world.chance)());
    }

    fn drain_journal_entries(&self, state: &mut State) -> Vec<JournalEntry> {
        state.vote.drain_journal_entries()
    }
}

impl Action for VoteAction {
    fn apply(self, state: &mut State, world: &World) -> Effect {
        let env = world.env(state.settings.preferences.motion, &state.languages);
        state.vote.apply(self, &env).into()
    }
}
