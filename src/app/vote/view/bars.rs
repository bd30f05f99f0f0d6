use eframe::egui::{Color32, Rect, StrokeKind, Ui, pos2, vec2};

use crate::app::style::{Style, count, size};
use crate::app::widgets::{label, line_size};
use crate::text::Msg;

#[derive(Clone, Copy)]
pub(super) struct Bars {
    pub whole: usize,
    /// Whether there is a bar before and one after; they have other looks, not only other colours.
    pub both: bool,
    pub units: f32,
}

impl Bars {
    /// What so many hands showed, first and last.
    pub(super) fn ui(
        self,
        style: &Style,
        ui: &mut Ui,
        text: &str,
        [first, last]: [usize; 2],
        colour: Color32,
    ) {
        let ink = style.palette.ink;
        // An answer without hands needs no second bar.
        if !self.both || [first, last] == [0, 0] {
            let text = format!("{text} · **{last}**");
            label(ui, style, &text, self.units, ink);
            let (_, place) = ui.allocate_space(vec2(ui.available_width(), BAR));
            return self.bar(style, ui, place, (last, true), colour);
        }
        // What belongs together stands together.
        let between = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
        label(ui, style, text, self.units, ink);
        let names = [Msg::VoteBefore, Msg::VoteAfter].map(|name| style.say(&name));
        let font = style.bold(size::SMALL);
        let widths = names.iter().map(|name| {
            let widest = format!("{name} {}", self.whole);
            line_size(ui.painter(), &widest, font.clone()).x
        });
        let column = widths.fold(0.0, f32::max) + size::GAP;
        for (name, (hands, full)) in names.iter().zip([(first, false), (last, true)]) {
            let text = format!("{name} **{hands}**");
            let words = label(ui, style, &text, size::SMALL, ink).rect;
            let left = words.left() + column;
            let place = Rect::from_min_max(
                pos2(left, words.center().y - BAR / 2.0),
                pos2(ui.max_rect().right(), words.center().y + BAR / 2.0),
            );
            self.bar(style, ui, place, (hands, full), colour);
        }
        ui.spacing_mut().item_spacing.y = between;
        ui.add_space(between);
    }

    fn bar(
        self,
        style: &Style,
        ui: &Ui,
        place: Rect,
        (hands, full): (usize, bool),
        colour: Color32,
    ) {
        let (painter, palette) = (ui.painter(), style.palette);
        let round = place.height() / 2.0;
        painter.rect_filled(place, round, palette.line.gamma_multiply(0.55));
        if hands == 0 {
            return;
        }
        let part = count(hands) / count(self.whole).max(1.0);
        let length = (place.width() * part).max(place.height());
        let bar = place.with_max_x(place.left() + length);
        let fill = if full { colour } else { palette.panel };
        painter.rect(bar, round, fill, style.border(colour), StrokeKind::Inside);
    }
}

const BAR: f32 = 22.0;
