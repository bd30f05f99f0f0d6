use eframe::egui::{Rect, Ui, pos2, vec2};

use super::{figure, words};
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{fitting, label, within};
use crate::lesson::Figure;

pub fn ui(style: &Style, ui: &mut Ui, space: Rect, key: &str, picture: Option<&Figure>) {
    let text = words(style, key);
    let Some(picture) = picture else {
        return alone(style, ui, space, &text);
    };
    let inner = sides(space);
    let bottom = above(style, ui, inner, &text, 0.34);
    let rest = Rect::from_min_max(pos2(space.left(), bottom + size::GAP), space.max);
    figure::ui(style, ui, rest, picture);
}

pub fn sides(space: Rect) -> Rect {
    let margin = (size::MARGIN * 0.75).min(space.width() * 0.1);
    space.shrink2(vec2(margin, 0.0))
}

pub fn above(style: &Style, ui: &mut Ui, space: Rect, text: &str, most: f32) -> f32 {
    let sizes = [48.0, 44.0, 41.0, 38.0, size::BODY, 32.0];
    let top = space.top() + 8.0;
    let room = vec2(space.width(), space.height() * most);
    let (units, height) = fitting(ui, style, text, &sizes, room);
    let bottom = (top + height).min(space.bottom());
    let place = space.with_min_y(top).with_max_y(bottom + 1.0);
    within(ui, place, |ui| {
        label(ui, style, text, units, style.palette.ink);
    });
    bottom
}

fn alone(style: &Style, ui: &mut Ui, space: Rect, text: &str) {
    let width = space.width().min(1500.0) * 0.9;
    let sizes = [64.0, 58.0, 52.0, 46.0, 41.0, size::BODY];
    let margin = 56.0;
    let room = vec2(width - 2.0 * margin, space.height() * 0.72);
    let (units, height) = fitting(ui, style, text, &sizes, room);
    let panel = vec2(width, (height + 2.0 * margin).min(space.height() * 0.94));
    let panel = Rect::from_center_size(space.center(), panel);
    ui.painter().rect_filled(panel, style.round(), style.palette.panel);
    within(ui, inset(panel, margin), |ui| {
        label(ui, style, text, units, style.palette.ink);
    });
}
