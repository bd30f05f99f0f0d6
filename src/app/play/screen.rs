use super::{PlayAction, Session, TableAction, event, view};
use crate::app::screens::prelude::*;
use crate::coach::Grade;
use crate::journal::JournalEntry;
use crate::puzzle::Code;

pub struct PlayScreen;

impl Screen for PlayScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        out.of(|out| view::ui(&state.play, cx, ui, out));
    }

    fn titles(&self, state: &State, style: &Style) -> Titles {
        view::titles(&state.play, style)
    }

    fn keys_help(&self, _state: &State) -> Vec<KeyGroup> {
        view::keys_help()
    }

    fn code(&self, state: &State) -> Option<Code> {
        state.play.session().map(Session::code)
    }

    fn grade(&self, state: &State) -> Option<Grade> {
        state.play.session().and_then(Session::grade)
    }

    fn news(&self, state: &State, style: &Style) -> Option<String> {
        let session = state.play.session()?;
        Some(event(&style.voice, session, session.event()?))
    }

    fn stage(&self, state: &State) -> (usize, usize) {
        state.play.stage()
    }

    fn room(&self, _state: &State) -> Room {
        Room::Whole
    }

    fn asks(&self, state: &State) -> bool {
        state.play.running().is_some()
    }

    fn tick(&self, state: &mut State, world: &World, shown: bool) -> (Option<f64>, Effect) {
        let env = world.env(state.settings.preferences.motion, &state.languages);
        let update = state.play.tick(shown && state.frame.is_free(), &env);
        let saved = update.changed.then_some(SaveFile::Game);
        (update.wait, Effect { request: None, saved })
    }

    fn drain_journal_entries(&self, state: &mut State) -> Vec<JournalEntry> {
        state.play.drain_journal_entries()
    }

    fn forget_the_clock(&self, state: &mut State) {
        state.play.forget_the_clock();
    }
}

/// The result of the game, with the chart of its turns.
pub struct EndScreen;

impl Screen for EndScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        out.of(|out| view::end_ui(&state.play, cx, ui, out));
    }

    fn titles(&self, state: &State, style: &Style) -> Titles {
        view::end_titles(&state.play, style)
    }

    fn code(&self, state: &State) -> Option<Code> {
        PlayScreen.code(state)
    }

    fn grade(&self, state: &State) -> Option<Grade> {
        PlayScreen.grade(state)
    }

    fn room(&self, _state: &State) -> Room {
        Room::Whole
    }

    fn enter(&self, state: &mut State, world: &World) {
        state.play.enter_end(world.now, state.settings.preferences.motion);
        state.play.judge_deal(&world.request_repaint);
    }
}

impl Action for PlayAction {
    fn apply(self, state: &mut State, _world: &World) -> Effect {
        let saved = self.changes_game().then_some(SaveFile::Game);
        Effect { request: state.play.apply(self), saved }
    }
}

impl PlayAction {
    /// Whether it may change what is saved of the game: a card in the fingers is no part of it.
    fn changes_game(self) -> bool {
        let PlayAction::Table(action) = self else {
            return false;
        };
        let looks = matches!(
            action,
            TableAction::Choose(_)
                | TableAction::PointAt(_)
                | TableAction::Hint
                | TableAction::AskSignal(_)
                | TableAction::AskGame
                | TableAction::AskTakeBack
                | TableAction::Result
        );
        !looks
    }
}
