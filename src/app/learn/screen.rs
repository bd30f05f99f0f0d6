use super::{LearnAction, view};
use crate::app::play::{self, Session, TableAction};
use crate::app::screens::prelude::*;
use crate::journal::JournalEntry;

pub struct LearnScreen;

impl Screen for LearnScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        out.of(|out| view::ui(&state.learn, cx, ui, out));
    }

    fn titles(&self, state: &State, style: &Style) -> Titles {
        view::titles(&state.learn, style)
    }

    fn tile(&self) -> Option<Tile> {
        Some(view::tile())
    }

    fn keys_help(&self, state: &State) -> Vec<KeyGroup> {
        view::keys_help(&state.learn)
    }

    fn news(&self, state: &State, style: &Style) -> Option<String> {
        let session = state.learn.session()?;
        Some(play::event(&style.voice, session, session.event()?))
    }

    fn session<'a>(&self, state: &'a State) -> Option<&'a Session> {
        state.learn.session()
    }

    fn at_the_table(&self, action: TableAction, out: &mut Actions) {
        out.push(LearnAction::Table(action));
    }

    fn stage(&self, state: &State) -> (usize, usize) {
        state.learn.stage()
    }

    fn room(&self, state: &State) -> Room {
        if state.learn.run().is_some() { Room::Whole } else { Room::Scrolls }
    }

    fn asks(&self, state: &State) -> bool {
        state.learn.asks()
    }

    fn is_right(&self, state: &State) -> bool {
        state.learn.is_right()
    }

    fn is_done(&self, state: &State) -> bool {
        state.learn.is_done_here()
    }

    fn leave(&self, state: &mut State) -> bool {
        state.learn.leave()
    }

    fn tick(&self, state: &mut State, world: &World, shown: bool) -> (Option<f64>, Effect) {
        let env = world.env(state.settings.preferences.motion, &state.languages);
        let wait = shown.then(|| state.learn.tick(&env).wait).flatten();
        (wait, Effect::default())
    }

    fn drain_journal_entries(&self, state: &mut State) -> Vec<JournalEntry> {
        state.learn.drain_journal_entries()
    }

    fn forget_the_clock(&self, state: &mut State) {
        state.learn.forget_the_clock();
    }
}

impl Action for LearnAction {
    fn apply(self, state: &mut State, _world: &World) -> Effect {
        Effect { request: state.learn.apply(self), saved: Some(SaveFile::Lessons) }
    }
}
