//! The frame around the screens: the bar at the top, notices, dialogs and the keys that work everywhere.

mod bar;
mod dialogs;
mod help;
mod hour_strip;

use std::time::Duration;

use eframe::egui::{
    Align2, Area, Event, Frame, Id, InputState, Key, Margin, Modifiers, Order, Rect, Ui, pos2, vec2,
};

use super::{State, Toast};
use crate::app::screens::{Actions, ScreenCx};
use crate::app::settings::SettingsAction;
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{
    Icon, by_keyboard, icon_button, label, paragraph_of, start_from_here, start_with_arrows,
    strong, within,
};
use crate::app::{Dialog, Request, ScreenId};
use crate::text::Msg;

pub fn ui(state: &State, style: &Style, ui: &mut Ui, now: f64, out: &mut Actions) {
    // Looked at first: what reads a key takes it.
    by_keyboard(ui.ctx());
    let window = ui.max_rect();
    ui.painter().rect_filled(window, 0, style.palette.paper);
    let bar = Rect::from_min_max(window.min, pos2(window.right(), window.top() + size::BAR));
    bar::ui(state, style, ui, bar, out);
    start_from_here(ui);
    let mut body = Rect::from_min_max(bar.left_bottom(), window.max.max(bar.left_bottom()));
    let notice = state.frame.notices.first().map(|notice| notice.say(&style.voice));
    let strip = notice.as_ref().map(|text| notice_place(style, ui, body, text));
    if let Some(strip) = strip {
        body.min.y = strip.bottom().min(body.max.y);
    }
    let body = hour_strip::ui(state, style, ui, body, out);
    let cx = ScreenCx { style, body, has_focus: state.frame.is_free() };
    state.screen().ui(state, &cx, ui, out);
    hour_strip::keys(state, ui, out);
    // Drawn last, so that everything else keeps its name, and the focus, when a notice comes.
    if let (Some(strip), Some(text)) = (strip, &notice) {
        notice_ui(style, ui, strip, text, out);
    }
    dialogs::ui(state, style, ui, out);
    if let Some((what, left)) = state.frame.toast(now) {
        toast_ui(what, style, ui);
        ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
    }
    keys(state, ui, out);
}

fn toast_words(what: Toast, style: &Style) -> String {
    style.say(&match what {
        Toast::Sound(true) => Msg::SoundOn,
        Toast::Sound(false) => Msg::SoundOff,
    })
}

/// A few words over everything else, which come and go and take no taps.
fn toast_ui(what: Toast, style: &Style, ui: &Ui) {
    let palette = style.palette;
    Area::new(Id::unique("passing"))
        .order(Order::Tooltip)
        .interactable(false)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -size::MARGIN))
        .show(ui.ctx(), |ui| {
            let frame = Frame::new()
                .fill(palette.ink)
                .corner_radius(style.round())
                .inner_margin(Margin::from(size::MARGIN * 0.75));
            frame.show(ui, |ui| {
                let text = toast_words(what, style);
                strong(ui, style, &text, size::BODY, palette.panel);
            });
        });
}

fn notice_place(style: &Style, ui: &Ui, body: Rect, text: &str) -> Rect {
    let button = size::TARGET;
    let margin = size::GAP;
    let font = style.font(size::SMALL);
    let width = body.width() - button - 6.0 * margin;
    let galley = paragraph_of(ui.painter(), text, font, width);
    let height = galley.size().y.max(button) + 2.0 * margin;
    body.with_max_y(body.top() + height)
}

fn notice_ui(style: &Style, ui: &mut Ui, strip: Rect, text: &str, out: &mut Actions) {
    let margin = size::GAP;
    ui.painter().rect_filled(strip, 0, style.palette.gold.tint);
    within(ui, inset(strip, margin), |ui| {
        ui.horizontal(|ui| {
            let close = style.say(&Msg::AppClose);
            if icon_button(ui, style, Icon::Close, &close, true).clicked() {
                out.push(Request::Dismiss);
            }
            ui.add_space(margin);
            ui.vertical(|ui| {
                label(ui, style, text, size::SMALL, style.palette.ink);
            });
        });
    });
}

fn keys(state: &State, ui: &Ui, out: &mut Actions) {
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::NONE, Key::F11) {
        out.push(Request::FullScreen);
    }
    let question = !ui.ctx().text_edit_focused() && ui.input(asks_for_help);
    if pressed(Modifiers::NONE, Key::F1) || question {
        out.push(match state.frame.dialog {
            Some(Dialog::Help) => Request::Close,
            _ => Request::Open(Dialog::Help),
        });
    }
    let types = ui.ctx().text_edit_focused();
    if state.may_think() && state.frame.is_free() && !types && pressed(Modifiers::NONE, Key::M) {
        out.push(Request::Think);
    }
    for key in [Key::Plus, Key::Equals] {
        if pressed(Modifiers::COMMAND, key) {
            zoom_by(true, state, out);
        }
    }
    if pressed(Modifiers::COMMAND, Key::Minus) {
        zoom_by(false, state, out);
    }
    // A dialog closes itself; a text field only loses the focus, which it has done by now.
    let id = Id::unique("typing");
    let typed = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    let types = ui.ctx().text_edit_focused();
    ui.data_mut(|data| data.insert_temp(id, types));
    let silent = !typed && !types;
    if silent && pressed(Modifiers::NONE, Key::S) {
        let mut preferences = state.settings.preferences.clone();
        preferences.sound = !preferences.sound;
        out.push(SettingsAction::Choose(preferences));
    }
    let free = state.frame.is_free() && silent;
    if free && pressed(Modifiers::NONE, Key::Escape) && state.frame.screen != ScreenId::Home {
        out.push(Request::Back);
    }
    start_with_arrows(ui);
}

fn zoom_by(larger: bool, state: &State, out: &mut Actions) {
    let mut preferences = state.settings.preferences.clone();
    preferences.zoom_by(larger);
    out.push(SettingsAction::Choose(preferences));
}

fn asks_for_help(input: &InputState) -> bool {
    let mark = |event: &Event| matches!(event, Event::Text(text) if text == "?");
    input.events.iter().any(mark)
}

/// What the bar says, in one line: for the title of a page.
pub fn heading(state: &State, style: &Style) -> String {
    let titles = state.screen().titles(state, style);
    let name = style.say(&Msg::AppTitle);
    let parts = [titles.title, titles.subtitle, name].into_iter();
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

pub fn news(state: &State, style: &Style, now: f64) -> String {
    if let Some((what, _)) = state.frame.toast(now) {
        return toast_words(what, style);
    }
    let notice = state.frame.notices.first();
    let notice = notice.map(|notice| notice.say(&style.voice));
    notice.or_else(|| state.screen().news(state, style)).unwrap_or_default()
}
