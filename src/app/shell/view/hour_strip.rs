//! The strip below every screen while a class walks through a prepared hour: where it is, and the way on.

use eframe::egui::{Align, Key, Layout, Modifiers, Rect, Role, Sense, Ui, WidgetInfo};

use super::State;
use crate::app::hour::{HourAction, view};
use crate::app::screens::Actions;
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{Button, ButtonKind, Icon, fit, icon_button, within};
use crate::text::Msg;

const NARROW: f32 = 1100.0;

/// Draws the strip if there is an hour under way; what is left is for the screen.
pub fn ui(state: &State, style: &Style, ui: &mut Ui, body: Rect, out: &mut Actions) -> Rect {
    let Some(at) = state.hour.at else {
        return body;
    };
    let done = state.screen().is_done(state);
    let take = state.frame.is_free() && done;
    if take && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::PageDown)) {
        out.push(HourAction::Next);
    }
    let palette = style.palette;
    let height = size::TARGET + 2.0 * 8.0;
    let strip = body.with_min_y((body.bottom() - height).max(body.top()));
    ui.painter().rect_filled(strip, 0, palette.gold.tint);
    let steps = state.hour.plan.steps();
    let words = |place: usize| {
        let step = steps.get(place);
        step.map(|step| view::step_words(step, state.learn.lessons(), style))
    };
    let mut action = None;
    within(ui, inset(strip, 8.0), |ui| {
        ui.spacing_mut().item_spacing.x = size::GAP;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = style.say(&Msg::HourLeave);
            if icon_button(ui, style, Icon::Close, &name, true).clicked() {
                action = Some(HourAction::Leave);
            }
            let text = match words(at + 1) {
                Some(step) => style.say(&Msg::HourNext { step: step.into() }),
                None => style.say(&Msg::HourEnd),
            };
            let width = (strip.width() * 0.42).min(760.0);
            // While there is still something to do here, that is the next step.
            let kind = if done { ButtonKind::Primary } else { ButtonKind::Secondary };
            let button = Button::new(kind, &text).width(width).units(28.0);
            let button = button.height(size::TARGET);
            if button.ui(ui, style).clicked() {
                action = Some(HourAction::Next);
            }
            let name = style.say(&Msg::HourPrevious);
            if icon_button(ui, style, Icon::Back, &name, at > 0).clicked() {
                action = Some(HourAction::Previous);
            }
            // Upright there is room for the way on only.
            if strip.width() < NARROW {
                return;
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let text = style.say(&Msg::HourAt {
                    number: (at + 1).into(),
                    count: steps.len().into(),
                    step: words(at).unwrap_or_default().into(),
                });
                let room = ui.available_width() - size::GAP;
                let galley = fit(ui.painter(), &text, &style.bold(size::SMALL), room, palette.ink);
                let size = galley.size();
                let (response, painter) = ui.allocate_painter(size, Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
                painter.galley(response.rect.min, galley, palette.ink);
            });
        });
    });
    if let Some(action) = action {
        out.push(action);
    }
    body.with_max_y(strip.top())
}

/// What no screen has used for itself leads to another step: the two keys of a presenter's remote.
pub fn keys(state: &State, ui: &Ui, out: &mut Actions) {
    if state.hour.at.is_none() || !state.frame.is_free() {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::PageDown) {
        out.push(HourAction::Next);
    }
    if pressed(Key::PageUp) {
        out.push(HourAction::Previous);
    }
}
