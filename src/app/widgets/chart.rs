use eframe::egui::{
    Align2, Color32, CursorIcon, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::line_size;
use crate::app::style::{Style, count};
use crate::text::Voice;

const AXIS: f32 = 26.0;
const BESIDE_AXIS: f32 = 10.0;

#[derive(Clone, Debug)]
pub struct ChartLine {
    pub points: Vec<(usize, i32)>,
    pub colour: Color32,
    pub name: Option<String>,
}

#[derive(Clone, Debug)]
pub struct Marker {
    pub at: (usize, i32),
    pub text: String,
}

#[derive(Clone, Debug)]
pub struct Chart {
    pub lines: Vec<ChartLine>,
    pub markers: Vec<Marker>,
    pub highest: i32,
    pub write: fn(&Voice, i32) -> String,
    pub last: usize,
    pub label: String,
}

fn value(number: i32) -> f32 {
    i16::try_from(number).map_or(0.0, f32::from)
}

impl Chart {
    pub fn ui(&self, ui: &mut Ui, style: &Style, rect: Rect) {
        let id = ui.next_auto_id();
        ui.skip_ahead_auto_ids(1);
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.label));
        let plot = self.plot(ui.painter(), style, rect);
        self.paint(ui.painter(), style, plot);
    }

    /// The same as a way to any turn: marks where one is, and says which turn is pressed.
    pub fn scrub(&self, ui: &mut Ui, style: &Style, rect: Rect, at: f32) -> Option<usize> {
        let id = ui.next_auto_id();
        ui.skip_ahead_auto_ids(1);
        // The keyboard has keys of its own for this.
        let response = ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.label));
        let plot = self.plot(ui.painter(), style, rect);
        let last = count(self.last.max(1));
        let x = plot.left() + plot.width() * (at / last).clamp(0.0, 1.0);
        let painter = ui.painter();
        let stroke = Stroke::new(14.0, style.palette.gold.full);
        painter.vline(x, plot.y_range(), stroke);
        self.paint(painter, style, plot);
        let pressed = response.clicked() || response.dragged();
        let pointer = response.interact_pointer_pos().filter(|_| pressed);
        response.on_hover_cursor(CursorIcon::PointingHand);
        let part = (pointer?.x - plot.left()) / plot.width().max(1.0);
        (1..=self.last).min_by(|one, other| {
            let gap = |turn: usize| (count(turn) / last - part).abs();
            gap(*one).total_cmp(&gap(*other))
        })
    }

    /// The space inside the axes: what is written beside them has room.
    fn plot(&self, painter: &Painter, style: &Style, rect: Rect) -> Rect {
        let written = [0, self.highest].map(|value| {
            let text = (self.write)(&style.voice, value);
            line_size(painter, &text, style.font(AXIS)).x
        });
        let widest = written.into_iter().fold(0.0, f32::max);
        let left = (widest + BESIDE_AXIS).max(76.0);
        Rect::from_min_max(rect.min + vec2(left, 16.0), rect.max - vec2(24.0, 16.0))
    }

    fn paint(&self, painter: &Painter, style: &Style, plot: Rect) {
        self.axes(painter, style, plot);
        let lines: Vec<Vec<Pos2>> = self
            .lines
            .iter()
            .map(|line| line.points.iter().map(|at| self.place(plot, *at)).collect())
            .collect();
        for (line, points) in self.lines.iter().zip(&lines) {
            let stroke = Stroke::new(7.0_f32.max(1.5), line.colour);
            painter.add(Shape::line(points.clone(), stroke));
        }
        let mut labels = Labels { painter, style, plot, lines: &lines, taken: Vec::new() };
        for marker in &self.markers {
            let at = self.place(plot, marker.at);
            let colour = style.palette.down.full;
            painter.circle_filled(at, 13.0, colour);
            labels.taken.push(Rect::from_center_size(at, Vec2::splat(26.0)));
        }
        for (line, points) in self.lines.iter().zip(&lines) {
            if let Some(name) = &line.name {
                labels.name(name, points, line.colour);
            }
        }
        for marker in &self.markers {
            let at = self.place(plot, marker.at);
            labels.write(&marker.text, &[at], style.palette.down.full, false);
        }
    }

    fn place(&self, plot: Rect, (turn, room): (usize, i32)) -> Pos2 {
        let across = count(turn) / count(self.last.max(1));
        let up = value(room) / value(self.highest.max(1));
        pos2(plot.left() + plot.width() * across, plot.bottom() - plot.height() * up)
    }

    fn axes(&self, painter: &Painter, style: &Style, plot: Rect) {
        let stroke = style.border(style.palette.ink);
        painter.vline(plot.left(), plot.y_range(), stroke);
        painter.hline(plot.x_range(), plot.bottom(), stroke);
        let font = style.font(AXIS);
        for room in [0, self.highest] {
            let at = self.place(plot, (0, room)) - vec2(BESIDE_AXIS, 0.0);
            let text = (self.write)(&style.voice, room);
            painter.text(at, Align2::RIGHT_CENTER, text, font.clone(), style.palette.soft);
        }
    }
}

/// What is written on the chart: clear of the lines, and of what is written already.
struct Labels<'a> {
    painter: &'a Painter,
    style: &'a Style<'a>,
    plot: Rect,
    lines: &'a [Vec<Pos2>],
    taken: Vec<Rect>,
}

impl Labels<'_> {
    fn name(&mut self, name: &str, points: &[Pos2], colour: Color32) {
        let near: Vec<Pos2> = [3, 6, 4, 7, 2, 8, 5, 1, 9]
            .into_iter()
            .filter_map(|part| points.get(points.len() * part / 10).copied())
            .collect();
        self.write(name, &near, colour, true);
    }

    /// Writes beside the first of these points where there is room; what is not `needed` is left
    /// out where there is none.
    fn write(&mut self, text: &str, near: &[Pos2], colour: Color32, needed: bool) {
        let around = |units: f32| -> Vec<Rect> {
            let size = line_size(self.painter, text, self.style.bold(units));
            let places = near.iter().flat_map(|at| self.beside(*at, size));
            places.collect()
        };
        let largest = 26.0;
        let places = around(largest);
        let clear = places.iter().find(|place| self.is_clear(**place));
        let found = match clear {
            Some(place) => Some((*place, largest)),
            None if !needed => None,
            // Where everything is full, at least not over other words.
            None => {
                let mut sizes = [largest, 22.0, 18.0].into_iter();
                let free = |place: &Rect| self.taken.iter().all(|other| !other.intersects(*place));
                sizes.find_map(|units| Some((around(units).into_iter().find(free)?, units)))
            }
        };
        if let Some((place, units)) = found {
            let font = self.style.bold(units);
            let galley = self.painter.layout_no_wrap(text.to_owned(), font, colour);
            self.painter.galley(place.min, galley, colour);
            self.taken.push(place);
        }
    }

    /// Places for words of this size around a point, the nearest first, all inside the chart.
    fn beside(&self, at: Pos2, size: Vec2) -> Vec<Rect> {
        let mut places = Vec::new();
        for away in [18.0, 44.0, 76.0, 110.0, 150.0].map(|units| units) {
            for (anchor, way) in [
                (Align2::LEFT_BOTTOM, vec2(0.5, -1.0)),
                (Align2::RIGHT_TOP, vec2(-0.5, 1.0)),
                (Align2::CENTER_BOTTOM, vec2(0.0, -1.0)),
                (Align2::CENTER_TOP, vec2(0.0, 1.0)),
                (Align2::RIGHT_BOTTOM, vec2(-0.5, -1.0)),
                (Align2::LEFT_TOP, vec2(0.5, 1.0)),
            ] {
                let place = anchor.anchor_size(at + way * away, size);
                if self.plot.contains_rect(place) {
                    places.push(place);
                }
            }
        }
        if places.is_empty() {
            let place = Align2::LEFT_BOTTOM.anchor_size(at, size);
            let inside = vec2(
                (self.plot.right() - place.right()).min(0.0),
                (self.plot.top() - place.top()).max(0.0),
            );
            places.push(place.translate(inside));
        }
        places
    }

    fn is_clear(&self, place: Rect) -> bool {
        let around = place.expand(6.0);
        let crossed = self.lines.iter().any(|line| {
            let pairs = line.iter().zip(line.iter().skip(1));
            pairs.into_iter().any(|(from, to)| crosses(around, *from, *to))
        });
        !crossed && self.taken.iter().all(|other| !other.intersects(place))
    }
}

fn crosses(place: Rect, from: Pos2, to: Pos2) -> bool {
    let (mut enter, mut leave) = (0.0_f32, 1.0_f32);
    let way = to - from;
    for (start, step, low, high) in
        [(from.x, way.x, place.left(), place.right()), (from.y, way.y, place.top(), place.bottom())]
    {
        if step.abs() < f32::EPSILON {
            if start < low || start > high {
                return false;
            }
            continue;
        }
        let (one, other) = ((low - start) / step, (high - start) / step);
        enter = enter.max(one.min(other));
        leave = leave.min(one.max(other));
    }
    enter <= leave
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_through_a_place_or_past_it() {
        let place = Rect::from_min_max(pos2(10.0, 10.0), pos2(20.0, 20.0));
        assert!(crosses(place, pos2(0.0, 0.0), pos2(30.0, 30.0)));
        assert!(crosses(place, pos2(15.0, 0.0), pos2(15.0, 12.0)));
        assert!(!crosses(place, pos2(0.0, 0.0), pos2(9.0, 30.0)));
        assert!(!crosses(place, pos2(0.0, 25.0), pos2(30.0, 25.0)));
        assert!(!crosses(place, pos2(0.0, 0.0), pos2(5.0, 5.0)));
    }
}
