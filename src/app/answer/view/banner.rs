use eframe::egui::{Rect, ScrollArea, Ui, vec2};

use crate::app::style::{Hue, Style, inset, size};
use crate::app::widgets::{fitting, fitting_strong, label, strong, within};

/// A banner with a title and reasons. What is left of it on the right, so wide, is for buttons.
pub fn banner_ui(
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    (title, text, hue): (&str, &str, Hue),
    buttons: f32,
) -> Rect {
    let painter = ui.painter();
    painter.rect_filled(rect, style.round(), hue.tint);
    let edge = rect.with_max_x(rect.left() + 14.0);
    painter.rect_filled(edge, style.corners(7.0), hue.full);
    let inner = inset(rect, 14.0);
    let inner = inner.with_min_x(inner.left() + 20.0);
    let buttons = buttons.min(inner.width() * 0.34);
    let words = inner.with_max_x(inner.right() - buttons - size::GAP);
    within(ui, words, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ScrollArea::vertical().id_salt("told").show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            // A title of several lines must not take the room of its reasons.
            let room = vec2(ui.available_width(), words.height() * 0.45);
            let sizes = [size::TITLE, size::BODY];
            let (units, _) = fitting_strong(ui, style, title, &sizes, room);
            strong(ui, style, title, units, style.palette.ink);
            // As large as there is room for: it is read from the back of the class.
            let room = vec2(ui.available_width(), words.bottom() - ui.cursor().top());
            let sizes = [46.0, 43.0, 40.0, size::BODY, 32.0, size::SMALL, 28.0, 26.0];
            let (units, _) = fitting(ui, style, text, &sizes, room);
            label(ui, style, text, units, style.palette.ink);
        });
    });
    inner.with_min_x(inner.right() - buttons)
}
