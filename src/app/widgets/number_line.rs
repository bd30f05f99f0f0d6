//! A number line with the hops of a pile on it: what a play does, to be seen at a glance.

use eframe::egui::{
    Align2, Color32, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::theme::{Look, inset, size};

/// One card laid on the pile.
#[derive(Clone, Debug, PartialEq)]
pub struct Hop {
    /// The top before.
    pub from: u8,
    /// The card.
    pub to: u8,
    /// A jump back of ten.
    pub jump: bool,
    /// What it costs, in writing.
    pub price: String,
}

/// A number line for one pile.
pub struct NumberLine<'a> {
    /// Where the pile starts.
    pub start: u8,
    /// The hops.
    pub hops: &'a [Hop],
    /// The least range to show, so that two lines can be compared.
    pub range: (u8, u8),
    /// Further numbers to point out.
    pub marks: &'a [u8],
    /// The colour of ordinary hops.
    pub colour: Color32,
    /// How numbers are written.
    pub write: &'a dyn Fn(u8) -> String,
    /// What screen readers say.
    pub label: String,
}

impl NumberLine<'_> {
    /// Draws the line into the space.
    pub fn ui(&self, ui: &mut Ui, look: &Look, rect: Rect) {
        let response = ui.interact(rect, ui.next_auto_id(), Sense::hover());
        ui.skip_ahead_auto_ids(1);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.label));
        let rect = inset(rect, look.px(6.0));
        let scale = Scale::new(self, rect, look);
        let painter = ui.painter();
        scale.axis(painter, look);
        let mut prices = Vec::new();
        for hop in self.hops {
            scale.hop(painter, look, hop, self.colour, &mut prices);
        }
        scale.points(painter, look, self);
    }
}

/// Numbers to places.
struct Scale {
    low: f32,
    high: f32,
    left: f32,
    right: f32,
    axis: f32,
    top: f32,
}

impl Scale {
    fn new(line: &NumberLine, rect: Rect, look: &Look) -> Scale {
        let ends = line.hops.iter().flat_map(|hop| [hop.from, hop.to]);
        let ends = ends.chain([line.start, line.range.0, line.range.1]);
        let (low, high) = ends.fold((u8::MAX, 0), |(low, high), n| (low.min(n), high.max(n)));
        let (mut low, mut high) = (f32::from(low) - 3.0, f32::from(high) + 3.0);
        let short = (24.0 - (high - low)).max(0.0) / 2.0;
        (low, high) = (low - short, high + short);
        Scale {
            low,
            high,
            left: rect.left() + look.px(20.0),
            right: rect.right() - look.px(20.0),
            axis: rect.bottom() - look.px(50.0).min(rect.height() * 0.4),
            top: rect.top(),
        }
    }

    fn x(&self, number: f32) -> f32 {
        let part = (number - self.low) / (self.high - self.low);
        self.left + (self.right - self.left) * part
    }

    fn at(&self, number: u8) -> Pos2 {
        pos2(self.x(f32::from(number)), self.axis)
    }

    fn axis(&self, painter: &Painter, look: &Look) {
        let stroke = look.border(look.palette.ink);
        painter.hline(self.left..=self.right, self.axis, stroke);
        let thin = Stroke::new(stroke.width * 0.6, look.palette.soft);
        for number in 0_u8..=100 {
            let n = f32::from(number);
            if n < self.low || n > self.high {
                continue;
            }
            let (half, stroke) = match number % 10 {
                0 => (look.px(14.0), stroke),
                _ => (look.px(6.0), thin),
            };
            let x = self.x(n);
            painter.vline(x, self.axis - half..=self.axis + half, stroke);
        }
    }

    /// The tens below the line, where nothing more important stands.
    fn tens(&self, painter: &Painter, look: &Look, line: &NumberLine, taken: &[Rect]) {
        for number in (0_u8..=100).step_by(10) {
            let n = f32::from(number);
            if n < self.low || n > self.high {
                continue;
            }
            let text = (line.write)(number);
            let colour = look.palette.soft;
            let galley = painter.layout_no_wrap(text, look.font(22.0), colour);
            let top = self.at(number) + vec2(0.0, look.px(18.0));
            let place = Align2::CENTER_TOP.anchor_size(top, galley.size());
            let free = |other: &Rect| !other.expand(look.px(6.0)).intersects(place);
            if taken.iter().all(free) {
                painter.galley(place.min, galley, colour);
            }
        }
    }

    /// An arc with its price, which keeps clear of the prices there are already.
    fn hop(
        &self,
        painter: &Painter,
        look: &Look,
        hop: &Hop,
        colour: Color32,
        prices: &mut Vec<Rect>,
    ) {
        let (from, to) = (self.at(hop.from), self.at(hop.to));
        let colour = if hop.jump {
            look.palette.gold.full
        } else {
            colour
        };
        let half = (to.x - from.x) / 2.0;
        let room = (self.axis - self.top - look.px(44.0)).max(1.0);
        let height = (half.abs() * 1.1).clamp(look.px(16.0).min(room), room);
        let middle = from.x + half;
        let points: Vec<Pos2> = (0_u8..=32)
            .map(|step| std::f32::consts::PI * f32::from(step) / 32.0)
            .map(|t| pos2(middle - half * t.cos(), self.axis - height * t.sin()))
            .collect();
        let stroke = Stroke::new(look.px(6.0).max(1.5), colour);
        painter.add(Shape::line(points, stroke));
        let font = look.bold(size::SMALL);
        let ink = look.palette.ink;
        let galley = painter.layout_no_wrap(hop.price.clone(), font, ink);
        // Over the middle of the arc, or as near to it as there is room.
        let places = [0.5, 0.38, 0.62, 0.28, 0.72, 0.2, 0.8].map(|part| {
            let t = std::f32::consts::PI * part;
            let rise = height * t.sin() + look.px(4.0);
            let at = pos2(middle - half * t.cos(), self.axis - rise);
            Align2::CENTER_BOTTOM.anchor_size(at, galley.size())
        });
        let clear = |place: &&Rect| {
            let wide = place.expand2(vec2(look.px(7.0), 0.0));
            prices.iter().all(|other| !other.intersects(wide))
        };
        let place = places.iter().find(clear).unwrap_or(&places[0]);
        painter.galley(place.min, galley, ink);
        prices.push(*place);
    }

    fn points(&self, painter: &Painter, look: &Look, line: &NumberLine) {
        let palette = look.palette;
        let radius = look.px(11.0);
        painter.circle_filled(self.at(line.start), radius, palette.ink);
        for hop in line.hops {
            let colour = if hop.jump {
                palette.gold.full
            } else {
                line.colour
            };
            painter.circle_filled(self.at(hop.to), radius, colour);
        }
        for mark in line.marks {
            painter.circle(
                self.at(*mark),
                radius,
                palette.panel,
                look.border(palette.ink),
            );
        }
        let mut numbers: Vec<u8> = line.hops.iter().map(|hop| hop.to).collect();
        numbers.extend(line.marks);
        numbers.push(line.start);
        numbers.sort_unstable();
        numbers.dedup();
        // The last stop matters most, then the start: others give way where it is crowded.
        let last = line.hops.last().map(|hop| hop.to);
        numbers.sort_by_key(|n| (Some(*n) != last, *n != line.start));
        let font = look.bold(size::SMALL);
        let mut taken: Vec<Rect> = Vec::new();
        for number in numbers {
            let text = (line.write)(number);
            let galley = painter.layout_no_wrap(text, font.clone(), palette.ink);
            let top = self.at(number) + vec2(0.0, look.px(14.0));
            let place = Align2::CENTER_TOP.anchor_size(top, galley.size());
            if let Some(place) = beside(place, &taken, look) {
                painter.galley(place.min, galley, palette.ink);
                taken.push(place);
            }
        }
        self.tens(painter, look, line, &taken);
    }
}

/// A place for a label that keeps clear of the others: a little aside if need be, so that 1 and 3
/// are not read as 13; none where it would be too far from its number.
fn beside(wanted: Rect, taken: &[Rect], look: &Look) -> Option<Rect> {
    let gap = look.px(10.0);
    let crowds = |place: Rect| {
        let clear = |other: &&Rect| other.expand2(vec2(gap * 0.9, 0.0)).intersects(place);
        taken.iter().find(clear).copied()
    };
    let Some(other) = crowds(wanted) else {
        return Some(wanted);
    };
    let aside = if wanted.center().x < other.center().x {
        other.left() - gap - wanted.right()
    } else {
        other.right() + gap - wanted.left()
    };
    let moved = wanted.translate(vec2(aside, 0.0));
    (aside.abs() <= look.px(36.0) && crowds(moved).is_none()).then_some(moved)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::Theme;
    use crate::l10n::Locale;

    #[test]
    fn labels_keep_clear_of_each_other() {
        let locale = Locale::french();
        let look = Look {
            voice: locale.plain(),
            palette: Theme::Light.palette(),
            unit: 1.0,
            motion: false,
        };
        let at = |x: f32| Rect::from_center_size(pos2(x, 0.0), vec2(20.0, 30.0));
        assert_eq!(beside(at(0.0), &[at(40.0)], &look), Some(at(0.0)));
        assert_eq!(beside(at(35.0), &[at(40.0)], &look), Some(at(10.0)));
        assert_eq!(beside(at(50.0), &[at(40.0)], &look), Some(at(70.0)));
        let crowded = [at(40.0), at(10.0)];
        assert_eq!(beside(at(35.0), &crowded, &look), None);
    }
}
