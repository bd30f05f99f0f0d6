use super::{PracticeAction, view};
use crate::app::screens::prelude::*;
use crate::journal::JournalEntry;
use crate::puzzle::Code;

pub struct PracticeScreen;

impl Screen for PracticeScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        out.of(|out| view::ui(&state.practice, cx, ui, out));
    }

    fn titles(&self, state: &State, style: &Style) -> Titles {
        view::titles(&state.practice, style)
    }

    fn tile(&self) -> Option<Tile> {
        Some(view::tile())
    }

    fn keys_help(&self, state: &State) -> Vec<KeyGroup> {
        view::keys_help(&state.practice)
    }

    fn code(&self, state: &State) -> Option<Code> {
        state.practice.code()
    }

    fn news(&self, state: &State, style: &Style) -> Option<String> {
        view::news(&state.practice, style)
    }

    fn stage(&self, state: &State) -> (usize, usize) {
        state.practice.stage()
    }

    fn room(&self, state: &State) -> Room {
        if state.practice.practice().is_some() { Room::Whole } else { Room::Scrolls }
    }

    fn asks(&self, state: &State) -> bool {
        state.practice.practice().is_some_and(|practice| !practice.is_over())
    }

    fn is_right(&self, state: &State) -> bool {
        state.practice.is_right()
    }

    fn is_done(&self, state: &State) -> bool {
        state.practice.is_done()
    }

    fn leave(&self, state: &mut State) -> bool {
        // A series that was chosen here is left for the choice of another.
        state.practice.leave()
    }

    fn tick(&self, state: &mut State, world: &World, shown: bool) -> (Option<f64>, Effect) {
        let env = world.env(state.settings.preferences.motion, &state.languages);
        let wait = shown.then(|| state.practice.tick(&env).wait).flatten();
        (wait, Effect::default())
    }

    fn drain_journal_entries(&self, state: &mut State) -> Vec<JournalEntry> {
        state.practice.drain_journal_entries()
    }

    fn forget_the_clock(&self, state: &mut State) {
        state.practice.forget_the_clock();
    }
}

impl Action for PracticeAction {
    fn apply(self, state: &mut State, world: &World) -> Effect {
        let env = world.env(state.settings.preferences.motion, &state.languages);
        let request = state.practice.apply(self, &env);
        Effect { request, saved: Some(SaveFile::Settings) }
    }
}
