use eframe::egui::{Rect, Ui, pos2, vec2};

use super::{say, words};
use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::{Icon, fitting, label, paint_icon, within};

pub fn ui(style: &Style, ui: &mut Ui, space: Rect, key: &str, prompts: &[String]) {
    let inner = say::sides(space);
    let bottom = say::above(style, ui, inner, &words(style, key), 0.2);
    let gap = size::GAP * 1.25;
    let rest = Rect::from_min_max(
        pos2(inner.left(), bottom + gap),
        pos2(inner.right(), inner.bottom() - gap),
    );
    let number = count(prompts.len().max(1));
    let height = (rest.height() - gap * (number - 1.0)) / number;
    for (index, prompt) in prompts.iter().enumerate() {
        let top = rest.top() + count(index) * (height + gap);
        let place = Rect::from_min_size(pos2(rest.left(), top), vec2(rest.width(), height));
        prompt_ui(style, ui, place, &words(style, prompt));
    }
}

fn prompt_ui(style: &Style, ui: &mut Ui, rect: Rect, text: &str) {
    let palette = style.palette;
    ui.painter().rect_filled(rect, style.round(), palette.panel);
    let side = rect.height().min(170.0);
    let picture = rect.with_max_x(rect.left() + side);
    paint_icon(ui.painter(), picture, Icon::Speak, palette.up.full);
    let place = inset(rect.with_min_x(picture.right()), 14.0);
    let sizes = [52.0, 48.0, 44.0, 40.0, size::BODY, 30.0];
    let (units, height) = fitting(ui, style, text, &sizes, place.size());
    let top = place.center().y - height / 2.0;
    within(ui, place.with_min_y(top.max(place.top())), |ui| {
        label(ui, style, text, units, palette.ink);
    });
}
