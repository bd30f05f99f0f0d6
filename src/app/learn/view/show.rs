//! A play shown card by card: the cards are laid, and the pile hops on its number line.

use eframe::egui::{Rect, Ui, pos2};

use super::{say, words};
use crate::app::answer::view::{self as desk, Areas};
use crate::app::learn::ShowScene;
use crate::app::style::{Style, size};
use crate::app::widgets::{fitting, label, tracks_ui, within};

pub fn ui(scene: &ShowScene, style: &Style, ui: &mut Ui, space: Rect) {
    let inner = say::sides(space);
    let below = say::above(style, ui, inner, &words(style, &scene.show().text), 0.18);
    let below = caption(scene, style, ui, inner.with_min_y(below));
    let areas = areas(space.with_min_y(below.min(space.bottom())));
    // Nothing can be pressed, so there is nothing to be done.
    desk::board(scene.desk(), style, ui, areas, false, &mut Vec::new());
    tracks_ui(ui, style, areas.middle, &scene.tracks(), scene.laid());
}

/// What is said once the last card lies; its place is kept from the start, so that nothing
/// moves when it appears. Says where it ends.
fn caption(scene: &ShowScene, style: &Style, ui: &mut Ui, space: Rect) -> f32 {
    let Some(key) = &scene.show().caption else {
        return space.top();
    };
    let text = words(style, key);
    let padding = 14.0;
    let top = space.top() + 10.0;
    let strip = 14.0;
    let width = space.width() - 2.0 * padding - strip;
    let room = eframe::egui::vec2(width, space.height() * 0.16);
    let (units, height) = fitting(ui, style, &text, &[40.0, size::BODY, 32.0], room);
    let bottom = top + height + 2.0 * padding;
    if scene.laid() == scene.total() {
        let palette = style.palette;
        let banner = Rect::from_min_max(pos2(space.left(), top), pos2(space.right(), bottom));
        ui.painter().rect_filled(banner, style.round(), palette.right.tint);
        let place = banner.shrink(padding).with_min_x(banner.left() + padding + strip);
        within(ui, place, |ui| {
            label(ui, style, &text, units, palette.ink);
        });
    }
    bottom
}

pub fn areas(rect: Rect) -> Areas {
    let (above, below) = (0.40, 0.27);
    let bottom = rect.with_min_y(rect.bottom() - rect.height() * below);
    let inner = say::sides(rect);
    let split = rect.top() + rect.height() * above;
    Areas {
        top: inner.with_max_y(split).with_min_y(rect.top() + 12.0),
        middle: inner.with_min_y(split).with_max_y(bottom.top()),
        bottom,
    }
}
