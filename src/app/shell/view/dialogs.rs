//! What lies over a screen: each dialog is drawn by the feature it belongs to.

use eframe::egui::Ui;

use super::{Action, FrameAction, State, help, say};
use crate::app::play::{Session, TableAction};
use crate::app::theme::Look;
use crate::app::widgets::dialog;
use crate::app::{Dialog, certificate, journal, play, settings, setup, share};

pub fn ui(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let Some(open) = state.frame.dialog else {
        return;
    };
    let mut done = false;
    let left = dialog(ui.ctx(), look, "dialog", |ui| {
        done = content(open, state, look, ui, out);
    });
    if left || done {
        out.push(Action::Frame(FrameAction::Close));
    }
}

fn content(open: Dialog, state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) -> bool {
    let mut done = false;
    match open {
        Dialog::Help => done = help::ui(state.keys(), look, ui),
        Dialog::Code => say(out, Action::Share, |out| {
            done = share::view::code_ui(&state.share, look, ui, out);
        }),
        Dialog::Replace => say(out, Action::Setup, |out| {
            let running = state.play.session();
            done = setup::view::replace_ui(
                running.map_or(1, play::Session::turn_number),
                look,
                ui,
                out,
            );
        }),
        Dialog::Erase => say(out, Action::Settings, |out| {
            done = settings::view::erase_ui(look, ui, out);
        }),
        Dialog::EraseClass => say(out, Action::Journal, |out| {
            done = journal::view::erase_ui(&state.journal, look, ui, out);
        }),
        Dialog::Signal(pile) => {
            done = at_the_table(state, out, |session, out| {
                play::view::signal_ui(session, look, ui, pile, out)
            });
        }
        Dialog::Game => {
            done = at_the_table(state, out, |session, out| {
                play::view::game_ui(session, look, ui, out)
            });
        }
        Dialog::TakeBack => {
            done = at_the_table(state, out, |session, out| {
                play::view::take_back_ui(session, look, ui, out)
            });
        }
        Dialog::Seat(team) => say(out, Action::Setup, |out| {
            done = setup::view::seat_ui(&state.setup, look, ui, team, out);
        }),
        Dialog::Share => say(out, Action::Share, |out| {
            done = share::view::share_ui(&state.share, state.shared(), look, ui, out);
        }),
        Dialog::Certificate => say(out, Action::Certificate, |out| {
            let State { certificate, print, languages, .. } = state;
            done = certificate::view::ui(certificate, print, languages, look, ui, out);
        }),
    }
    done
}

/// Draws a dialog of the table on this screen; one without a table is done with.
fn at_the_table(
    state: &State,
    out: &mut Vec<Action>,
    draw: impl FnOnce(&Session, &mut Vec<TableAction>) -> bool,
) -> bool {
    let Some(session) = state.table() else {
        return true;
    };
    let mut said = Vec::new();
    let done = draw(session, &mut said);
    out.extend(said.into_iter().map(|action| state.at_the_table(action)));
    done
}
