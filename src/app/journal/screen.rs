use super::{JournalAction, view};
use crate::app::screens::prelude::*;

pub struct JournalScreen;

impl Screen for JournalScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        let files = (&state.print, &state.languages);
        out.of(|out| view::ui(&state.journal, files, cx, ui, out));
    }

    fn titles(&self, state: &State, style: &Style) -> Titles {
        view::titles(&state.journal, style)
    }

    fn stage(&self, state: &State) -> (usize, usize) {
        (state.journal.journal.current(), 0)
    }

    fn enter(&self, state: &mut State, _world: &World) {
        // What was said of another file does not belong here.
        state.print.saving.forget_outcome();
    }

    fn tick(&self, state: &mut State, world: &World, _shown: bool) -> (Option<f64>, Effect) {
        state.journal.set_today((world.today)());
        (None, Effect::default())
    }
}

impl Action for JournalAction {
    fn apply(self, state: &mut State, world: &World) -> Effect {
        // What was said of the last file is no longer of interest.
        state.print.saving.forget_outcome();
        let paper = state.print.options.paper;
        let env = world.env(state.settings.preferences.motion, &state.languages);
        let request = state.journal.apply(self, paper, &env);
        Effect { request, saved: Some(SaveFile::Journal) }
    }
}
