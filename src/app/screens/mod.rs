//! The screens, and the frame around them: the bar at the top, notices, dialogs and the keys
//! that work everywhere.

mod bar;
mod comparison;
pub mod desk;
mod dialogs;
mod end;
pub mod explanation;
mod home;
mod learn;
mod play;
mod practice;
mod print;
mod replay;
mod settings;
mod setup;
mod share;
mod told;
mod vote;

pub use bar::heading;
pub use told::news;

use eframe::egui::{Key, Modifiers, Rect, Ui, pos2};

use super::action::Action;
use super::state::{Dialog, Screen, State};
use super::theme::{Look, inset, size};
use super::widgets::{Icon, icon_button, label, within};
use crate::l10n::Msg;

/// Draws the window.
pub fn ui(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let window = ui.max_rect();
    ui.painter().rect_filled(window, 0, look.palette.paper);
    let bar = Rect::from_min_max(
        window.min,
        pos2(window.right(), window.top() + look.px(size::BAR)),
    );
    bar::ui(state, look, ui, bar, out);
    let mut body = Rect::from_min_max(bar.left_bottom(), window.max.max(bar.left_bottom()));
    let notice = state.notices.first().map(|notice| notice.say(&look.voice));
    let strip = notice
        .as_ref()
        .map(|text| notice_place(look, ui, body, text));
    if let Some(strip) = strip {
        body.min.y = strip.bottom().min(body.max.y);
    }
    match state.screen {
        Screen::Home => home::ui(state, look, ui, body, out),
        Screen::Setup => setup::ui(state, look, ui, body, out),
        Screen::Play => play::ui(state, &fixed(look, window), ui, body, out),
        Screen::End if state.replay.is_some() => replay::ui(state, look, ui, body, out),
        Screen::End => end::ui(state, look, ui, body, out),
        // A desk cannot scroll either.
        Screen::Practice if state.practice.is_some() => {
            practice::ui(state, &fixed(look, window), ui, body, out);
        }
        Screen::Practice => practice::ui(state, look, ui, body, out),
        Screen::Vote => vote::ui(state, look, ui, body, out),
        Screen::Settings => settings::ui(state, look, ui, body, out),
        Screen::Print => print::ui(state, look, ui, body, out),
        Screen::Learn if state.learn.visit().is_some() => {
            learn::ui(state, &fixed(look, window), ui, body, out);
        }
        Screen::Learn => learn::ui(state, look, ui, body, out),
    }
    // Drawn last, so that everything else keeps its name, and the focus, when a notice comes.
    if let (Some(strip), Some(text)) = (strip, &notice) {
        notice_ui(look, ui, strip, text, out);
    }
    dialogs::ui(state, look, ui, out);
    keys(state, ui, out);
}

/// The look of a screen that cannot scroll: with units so small that all of it is there.
fn fixed<'a>(look: &'a Look, window: Rect) -> Look<'a> {
    look.at_most(window.size(), 1300.0, 950.0)
}

/// Where a message of this length lies across the window.
fn notice_place(look: &Look, ui: &Ui, body: Rect, text: &str) -> Rect {
    let button = look.px(size::TARGET);
    let margin = look.px(size::GAP);
    let font = look.font(size::SMALL);
    let width = body.width() - button - 5.0 * margin;
    let galley = ui
        .painter()
        .layout(text.to_owned(), font, look.palette.ink, width);
    let height = galley.size().y.max(button) + 2.0 * margin;
    body.with_max_y(body.top() + height)
}

/// A message across the window that stays until it is closed.
fn notice_ui(look: &Look, ui: &mut Ui, strip: Rect, text: &str, out: &mut Vec<Action>) {
    let margin = look.px(size::GAP);
    ui.painter().rect_filled(strip, 0, look.palette.gold.tint);
    within(ui, inset(strip, margin), |ui| {
        ui.horizontal(|ui| {
            let close = look.say(&Msg::AppClose);
            if icon_button(ui, look, Icon::Close, &close, true).clicked() {
                out.push(Action::Dismiss);
            }
            ui.add_space(margin);
            label(ui, look, text, size::SMALL, look.palette.ink);
        });
    });
}

/// The keys that work on every screen.
fn keys(state: &State, ui: &Ui, out: &mut Vec<Action>) {
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::NONE, Key::F11) {
        out.push(Action::FullScreen);
    }
    if pressed(Modifiers::NONE, Key::F1) {
        out.push(match state.dialog {
            Some(Dialog::Help) => Action::Close,
            _ => Action::Open(Dialog::Help),
        });
    }
    for key in [Key::Plus, Key::Equals] {
        if pressed(Modifiers::COMMAND, key) {
            out.push(Action::ZoomBy(true));
        }
    }
    if pressed(Modifiers::COMMAND, Key::Minus) {
        out.push(Action::ZoomBy(false));
    }
    // A dialog closes itself; a text field only loses the focus, which it has done by now.
    let id = eframe::egui::Id::unique("typing");
    let typed = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    let types = ui.ctx().text_edit_focused();
    ui.data_mut(|data| data.insert_temp(id, types));
    let free = state.dialog.is_none() && !typed && !types;
    if free && pressed(Modifiers::NONE, Key::Escape) && state.screen != Screen::Home {
        out.push(Action::Back);
    }
}

/// How many steps the explanation of an answer has.
pub fn steps_of(puzzle: &crate::puzzle::Puzzle, answer: &crate::puzzle::Answer) -> usize {
    explanation::steps(&explanation::tracks(puzzle, answer))
}

/// Asks for the focus once, when a screen or a dialog opens.
fn focus_first(ui: &Ui, name: &str, response: &eframe::egui::Response) {
    let id = eframe::egui::Id::unique(("focused", name));
    let frame = ui.ctx().cumulative_frame_nr();
    let last: Option<u64> = ui.data(|data| data.get_temp(id));
    // Not drawn in the frame before: it has just appeared.
    if last.is_none_or(|last| last + 1 < frame) {
        response.request_focus();
    }
    ui.data_mut(|data| data.insert_temp(id, frame));
}
