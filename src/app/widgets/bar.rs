use eframe::egui::{Color32, Ui, vec2};

use super::label;
use crate::app::style::{Style, size};

pub fn bar(ui: &mut Ui, style: &Style, words: &str, (part, all): (u32, u32), colour: Color32) {
    let palette = style.palette;
    label(ui, style, words, size::SMALL, palette.ink);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 20.0));
    let round = rect.height() / 2.0;
    ui.painter().rect_filled(rect, round, palette.line.gamma_multiply(0.55));
    let whole = u16::try_from(all.max(1)).unwrap_or(u16::MAX);
    let part = u16::try_from(part).unwrap_or(u16::MAX).min(whole);
    if part > 0 {
        let share = f32::from(part) / f32::from(whole);
        let done = rect.with_max_x(rect.left() + rect.width() * share);
        ui.painter().rect_filled(done, round, colour);
    }
}
