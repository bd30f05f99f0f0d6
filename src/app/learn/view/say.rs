//! Something is said, perhaps beside a picture.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::{figure, words};
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{fitting, growing, label, within};
use crate::lesson::Figure;

pub fn ui(look: &Look, ui: &mut Ui, space: Rect, key: &str, picture: Option<&Figure>) {
    let text = words(look, key);
    let Some(picture) = picture else {
        return alone(look, ui, space, &text);
    };
    let inner = sides(look, space);
    let bottom = above(look, ui, inner, &text, 0.34);
    let rest = Rect::from_min_max(pos2(space.left(), bottom + look.px(size::GAP)), space.max);
    figure::ui(look, ui, rest, picture);
}

pub fn sides(look: &Look, space: Rect) -> Rect {
    let margin = look.px(size::MARGIN * 0.75).min(space.width() * 0.1);
    space.shrink2(vec2(margin, 0.0))
}

pub fn above(look: &Look, ui: &mut Ui, space: Rect, text: &str, most: f32) -> f32 {
    let sizes = [48.0, 44.0, 41.0, 38.0, size::BODY, 32.0];
    let top = space.top() + look.px(8.0);
    let room = vec2(space.width(), space.height() * most);
    let (units, height) = growing(ui, look, text, &sizes, room);
    let bottom = (top + height).min(space.bottom());
    let place = space.with_min_y(top).with_max_y(bottom + 1.0);
    within(ui, place, |ui| {
        label(ui, look, text, units, look.palette.ink);
    });
    bottom
}

fn alone(look: &Look, ui: &mut Ui, space: Rect, text: &str) {
    let width = space.width().min(look.px(1500.0)) * 0.9;
    let sizes = [64.0, 58.0, 52.0, 46.0, 41.0, size::BODY];
    let margin = look.px(56.0);
    let room = vec2(width - 2.0 * margin, space.height() * 0.72);
    let (units, height) = fitting(ui, look, text, &sizes, room);
    let panel = vec2(width, (height + 2.0 * margin).min(space.height() * 0.94));
    let panel = Rect::from_center_size(space.center(), panel);
    ui.painter().rect_filled(panel, look.round(), look.palette.panel);
    within(ui, inset(panel, margin), |ui| {
        label(ui, look, text, units, look.palette.ink);
    });
}
