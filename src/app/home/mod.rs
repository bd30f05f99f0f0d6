//! Home: what there is to do. It remembers nothing, so it has no model: all it can ask for is to go somewhere.

pub mod view;

use eframe::egui::Ui;

use super::play::Session;
use super::screens::{Actions, SCREENS, Screen, ScreenCx};
use super::shell::State;
use super::vote::SavedVote;
use super::widgets::KeyGroup;
use crate::journal::Digest;

#[derive(Clone, Copy)]
pub struct HomeNews<'a> {
    pub game: Option<&'a Session>,
    pub digest: &'a Digest,
    pub series: Option<usize>,
    pub vote: Option<usize>,
}

pub struct HomeScreen;

impl Screen for HomeScreen {
    fn ui(&self, state: &State, cx: &ScreenCx, ui: &mut Ui, out: &mut Actions) {
        let news = HomeNews {
            game: state.play.session(),
            digest: &state.journal.digest,
            series: state.practice.offered().map(|saved| saved.at),
            vote: state.vote.offered().map(SavedVote::question),
        };
        let tiles: Vec<_> = SCREENS.iter().filter_map(|(_, screen)| screen.tile()).collect();
        out.of(|out| view::ui(&tiles, news, cx, ui, out));
    }

    fn keys_help(&self, _state: &State) -> Vec<KeyGroup> {
        view::keys_help()
    }
}
