//! What lies over a screen: each dialog is drawn by the feature it belongs to.

use eframe::egui::Ui;

use super::{State, help};
use crate::app::play::Session;
use crate::app::screens::Actions;
use crate::app::style::Style;
use crate::app::widgets::dialog;
use crate::app::{Dialog, Request, certificate, journal, play, settings, setup, share};

pub fn ui(state: &State, style: &Style, ui: &mut Ui, out: &mut Actions) {
    let Some(open) = state.frame.dialog else {
        return;
    };
    let mut done = false;
    let left = dialog(ui.ctx(), style, "dialog", |ui| {
        done = content(open, state, style, ui, out);
    });
    if left || done {
        out.push(Request::Close);
    }
}

fn content(open: Dialog, state: &State, style: &Style, ui: &mut Ui, out: &mut Actions) -> bool {
    match open {
        Dialog::Help => help::ui(state.keys(), style, ui),
        Dialog::Code => out.of(|out| share::view::code_ui(&state.share, style, ui, out)),
        Dialog::Share => {
            out.of(|out| share::view::share_ui(&state.share, state.shared(), style, ui, out))
        }
        Dialog::Replace => {
            let turn = state.play.session().map_or(1, Session::turn_number);
            out.of(|out| setup::view::replace_ui(turn, style, ui, out))
        }
        Dialog::Seat(team) => {
            out.of(|out| setup::view::seat_ui(&state.setup, style, ui, team, out))
        }
        Dialog::Erase => out.of(|out| settings::view::erase_ui(style, ui, out)),
        Dialog::EraseClass => out.of(|out| journal::view::erase_ui(&state.journal, style, ui, out)),
        Dialog::Certificate => {
            let State { certificate, print, languages, .. } = state;
            out.of(|out| certificate::view::ui(certificate, print, languages, style, ui, out))
        }
        Dialog::Signal(_) | Dialog::Game | Dialog::TakeBack => table(open, state, style, ui, out),
    }
}

/// A dialog of the table on this screen; one without a table is done with.
fn table(open: Dialog, state: &State, style: &Style, ui: &mut Ui, out: &mut Actions) -> bool {
    let Some(session) = state.table() else {
        return true;
    };
    let mut actions = Vec::new();
    let done = match open {
        Dialog::Signal(pile) => play::view::signal_ui(session, style, ui, pile, &mut actions),
        Dialog::Game => play::view::game_ui(session, style, ui, &mut actions),
        _ => play::view::take_back_ui(session, style, ui, &mut actions),
    };
    for action in actions {
        state.screen().at_the_table(action, out);
    }
    done
}
