//! What there is to say about an answer, beside room for buttons.

use eframe::egui::{Rect, ScrollArea, Ui, vec2};

use crate::app::theme::{Hue, Look, inset, size};
use crate::app::widgets::{fitting, fitting_strong, label, strong, within};

/// A banner with a title and reasons. What is left of it on the right, so wide, is for buttons.
pub fn banner_ui(
    look: &Look,
    ui: &mut Ui,
    rect: Rect,
    (title, text, hue): (&str, &str, Hue),
    buttons: f32,
) -> Rect {
    let painter = ui.painter();
    painter.rect_filled(rect, look.round(), hue.tint);
    let edge = rect.with_max_x(rect.left() + look.px(14.0));
    painter.rect_filled(edge, look.corners(7.0), hue.full);
    let inner = inset(rect, look.px(14.0));
    let inner = inner.with_min_x(inner.left() + look.px(20.0));
    let buttons = buttons.min(inner.width() * 0.34);
    let words = inner.with_max_x(inner.right() - buttons - look.px(size::GAP));
    within(ui, words, |ui| {
        ui.spacing_mut().item_spacing.y = look.px(2.0);
        ScrollArea::vertical().id_salt("told").show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            // A title of several lines must not take the room of its reasons.
            let room = vec2(ui.available_width(), words.height() * 0.45);
            let sizes = [size::TITLE, size::BODY];
            // Before the screen grows, larger letters are for the reasons.
            let plain = look.unzoomed();
            let calm = if look.grows_in_place() { &plain } else { look };
            let (units, _) = fitting_strong(ui, calm, title, &sizes, room);
            let units = units * calm.letters / look.letters;
            strong(ui, look, title, units, look.palette.ink);
            // As large as there is room for: it is read from the back of the class.
            let room = vec2(ui.available_width(), words.bottom() - ui.cursor().top());
            let sizes = [46.0, 43.0, 40.0, size::BODY, 32.0, size::SMALL, 28.0, 26.0];
            let (units, _) = fitting(ui, look, text, &sizes, room);
            label(ui, look, text, units, look.palette.ink);
        });
    });
    inner.with_min_x(inner.right() - buttons)
}
