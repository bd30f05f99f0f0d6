//! What lies over a screen: each dialog is drawn by the feature it belongs to.

use eframe::egui::Ui;

use super::{Action, FrameAction, State, help, say};
use crate::app::play::{Session, TableAction};
use crate::app::style::Style;
use crate::app::widgets::dialog;
use crate::app::{Dialog, certificate, journal, play, settings, setup, share};

pub fn ui(state: &State, style: &Style, ui: &mut Ui, out: &mut Vec<Action>) {
    let Some(open) = state.frame.dialog else {
        return;
    };
    let mut done = false;
    let left = dialog(ui.ctx(), style, "dialog", |ui| {
        done = content(open, state, style, ui, out);
    });
    if left || done {
        out.push(Action::Frame(FrameAction::Close));
    }
}

fn content(open: Dialog, state: &State, style: &Style, ui: &mut Ui, out: &mut Vec<Action>) -> bool {
    let mut done = false;
    match open {
        Dialog::Help => done = help::ui(state.keys(), style, ui),
        Dialog::Code => say(out, Action::Share, |out| {
            done = share::view::code_ui(&state.share, style, ui, out);
        }),
        Dialog::Replace => say(out, Action::Setup, |out| {
            let running = state.play.session();
            done = setup::view::replace_ui(
                running.map_or(1, play::Session::turn_number),
                style,
                ui,
                out,
            );
        }),
        Dialog::Erase => say(out, Action::Settings, |out| {
            done = settings::view::erase_ui(style, ui, out);
        }),
        Dialog::EraseClass => say(out, Action::Journal, |out| {
            done = journal::view::erase_ui(&state.journal, style, ui, out);
        }),
        Dialog::Signal(pile) => {
            done = at_the_table(state, out, |session, out| {
                play::view::signal_ui(session, style, ui, pile, out)
            });
        }
        Dialog::Game => {
            done = at_the_table(state, out, |session, out| {
                play::view::game_ui(session, style, ui, out)
            });
        }
        Dialog::TakeBack => {
            done = at_the_table(state, out, |session, out| {
                play::view::take_back_ui(session, style, ui, out)
            });
        }
        Dialog::Seat(team) => say(out, Action::Setup, |out| {
            done = setup::view::seat_ui(&state.setup, style, ui, team, out);
        }),
        Dialog::Share => say(out, Action::Share, |out| {
            done = share::view::share_ui(&state.share, state.shared(), style, ui, out);
        }),
        Dialog::Certificate => say(out, Action::Certificate, |out| {
            let State { certificate, print, languages, .. } = state;
            done = certificate::view::ui(certificate, print, languages, style, ui, out);
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
