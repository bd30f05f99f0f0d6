//! The table: four piles, the hand, whose turn it is, and what there is to say about it.

mod hand;
mod keys;
mod piles;
mod places;
mod review;
mod side;

use eframe::egui::{Rect, Ui};

use crate::app::action::Action;
use crate::app::session::{Phase, Session};
use crate::app::state::State;
use crate::app::theme::Look;

/// Draws the screen.
pub fn ui(state: &State, look: &Look, ui: &mut Ui, body: Rect, out: &mut Vec<Action>) {
    if let Some(session) = &state.session {
        table(session, look, ui, body, state.dialog.is_none(), out);
    }
}

/// Draws a table with its game; the keys are for it unless something lies over the screen.
pub fn table(
    session: &Session,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    keys: bool,
    out: &mut Vec<Action>,
) {
    if let Phase::Review(turn) = session.phase() {
        review::ui(session, turn, look, ui, body, out);
        return;
    }
    let places = places::Places::new(look, body, session.game().rules().set());
    piles::ui(session, look, ui, &places, out);
    side::ui(session, look, ui, places.side, out);
    hand::ui(session, look, ui, &places, out);
    if keys {
        keys::ui(session, ui, out);
    }
}
