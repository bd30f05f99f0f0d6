use eframe::egui::Ui;

use super::{LearnAction, view};
use crate::app::play::{self, Session, TableAction};
use crate::app::screens::{Action, Actions, Effect, Screen, ScreenCx};
use crate::app::shell::{SaveFile, State, World};
use crate::app::theme::Look;
use crate::app::widgets::{KeyGroup, Tile, Titles};
use crate::journal::Deed;

pub struct LearnScreen;

impl Screen for LearnScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        out.of(|out| view::ui(&state.learn, cx.look, ui, cx.body, cx.has_focus, out));
    }

    fn titles(&self, state: &State, look: &Look) -> Titles {
        view::titles(&state.learn, look)
    }

    fn tile(&self) -> Option<Tile> {
        Some(view::tile())
    }

    fn keys_help(&self, state: &State) -> Vec<KeyGroup> {
        view::keys_help(&state.learn)
    }

    fn news(&self, state: &State, look: &Look) -> Option<String> {
        let session = state.learn.session()?;
        Some(play::event(&look.voice, session, session.event()?))
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

    fn drain_journal_entries(&self, state: &mut State) -> Vec<Deed> {
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
