use super::{HourAction, view};
use crate::app::print;
use crate::app::screens::prelude::*;
use crate::journal::JournalEntry;
use crate::puzzle::Code;

pub struct HourScreen;

impl Screen for HourScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        let saved = print::view::export_words(&state.print, &state.languages, cx.style);
        let lessons = state.learn.lessons();
        out.of(|out| view::ui(&state.hour, lessons, saved.as_deref(), cx, ui, out));
    }

    fn titles(&self, _state: &State, style: &Style) -> Titles {
        view::titles(style)
    }

    fn keys_help(&self, _state: &State) -> Vec<KeyGroup> {
        view::keys_help()
    }

    fn code(&self, state: &State) -> Option<Code> {
        state.hour.code()
    }

    fn stage(&self, state: &State) -> (usize, usize) {
        state.hour.stage()
    }

    fn tick(&self, state: &mut State, _world: &World, _shown: bool) -> (Option<f64>, Effect) {
        let saved = state.hour.tick().then_some(SaveFile::Settings);
        (None, Effect { request: None, saved })
    }

    fn drain_journal_entries(&self, state: &mut State) -> Vec<JournalEntry> {
        state.hour.drain_journal_entries()
    }
}

impl Action for HourAction {
    fn apply(self, state: &mut State, world: &World) -> Effect {
        // What was said of the last file is no longer of interest.
        state.print.saving.forget_outcome();
        let env = world.env(state.settings.preferences.motion, &state.languages);
        let request = state.hour.apply(self, &env);
        Effect { request, saved: Some(SaveFile::Settings) }
    }
}
