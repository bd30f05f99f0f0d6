//! Puzzles: choosing them, working on them, and how it went.

mod choose;
mod summary;
mod work;

pub use work::news;

use eframe::egui::{Rect, Ui};

use crate::app::action::Action;
use crate::app::practice::Stage;
use crate::app::state::State;
use crate::app::theme::Look;

/// Draws the screen.
pub fn ui(state: &State, look: &Look, ui: &mut Ui, body: Rect, out: &mut Vec<Action>) {
    match &state.practice {
        None => choose::ui(state, look, ui, body, out),
        Some(practice) if *practice.stage() == Stage::Summary => {
            summary::ui(practice, look, ui, body, out);
        }
        Some(practice) => work::ui(state, practice, look, ui, body, out),
    }
}
