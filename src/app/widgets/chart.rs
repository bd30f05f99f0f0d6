//! A line chart, turn by turn.

use eframe::egui::{
    Align2, Color32, CursorIcon, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::app::theme::{Look, count};

/// One line.
#[derive(Clone, Debug)]
pub struct ChartLine {
    /// Turn and value.
    pub points: Vec<(usize, i32)>,
    /// Its colour.
    pub colour: Color32,
    /// What it is about, if there are several.
    pub name: Option<String>,
}

/// A point to look at.
#[derive(Clone, Debug)]
pub struct Marker {
    /// Turn and value.
    pub at: (usize, i32),
    /// What is written there.
    pub text: String,
}

/// The chart.
#[derive(Clone, Debug)]
pub struct Chart {
    /// The lines.
    pub lines: Vec<ChartLine>,
    /// Points to look at.
    pub markers: Vec<Marker>,
    /// The value at the top.
    pub highest: i32,
    /// The last turn.
    pub last: usize,
    /// What screen readers say.
    pub label: String,
}

/// The space inside the axes.
fn plot(look: &Look, rect: Rect) -> Rect {
    Rect::from_min_max(
        rect.min + vec2(look.px(76.0), look.px(16.0)),
        rect.max - vec2(look.px(24.0), look.px(16.0)),
    )
}

fn value(number: i32) -> f32 {
    i16::try_from(number).map_or(0.0, f32::from)
}

impl Chart {
    /// Draws the chart into the space.
    pub fn ui(&self, ui: &mut Ui, look: &Look, rect: Rect) {
        let id = ui.next_auto_id();
        ui.skip_ahead_auto_ids(1);
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.label));
        self.paint(ui.painter(), look, plot(look, rect));
    }

    /// The same as a way to any turn: marks where one is, and says which turn is pressed.
    pub fn scrub(&self, ui: &mut Ui, look: &Look, rect: Rect, at: f32) -> Option<usize> {
        let id = ui.next_auto_id();
        ui.skip_ahead_auto_ids(1);
        // The keyboard has keys of its own for this.
        let response = ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.label));
        let plot = plot(look, rect);
        let last = count(self.last.max(1));
        let x = plot.left() + plot.width() * (at / last).clamp(0.0, 1.0);
        let painter = ui.painter();
        let stroke = Stroke::new(look.px(14.0), look.palette.gold.full);
        painter.vline(x, plot.y_range(), stroke);
        self.paint(painter, look, plot);
        let pressed = response.clicked() || response.dragged();
        let pointer = response.interact_pointer_pos().filter(|_| pressed);
        response.on_hover_cursor(CursorIcon::PointingHand);
        let part = (pointer?.x - plot.left()) / plot.width().max(1.0);
        (1..=self.last).min_by(|one, other| {
            let gap = |turn: usize| (count(turn) / last - part).abs();
            gap(*one).total_cmp(&gap(*other))
        })
    }

    fn paint(&self, painter: &Painter, look: &Look, plot: Rect) {
        self.axes(painter, look, plot);
        for line in &self.lines {
            self.line(painter, look, plot, line);
        }
        let mut taken = Vec::new();
        for marker in &self.markers {
            self.marker(painter, look, plot, marker, &mut taken);
        }
    }

    fn place(&self, plot: Rect, (turn, room): (usize, i32)) -> Pos2 {
        let across = count(turn) / count(self.last.max(1));
        let up = value(room) / value(self.highest.max(1));
        pos2(
            plot.left() + plot.width() * across,
            plot.bottom() - plot.height() * up,
        )
    }

    fn axes(&self, painter: &Painter, look: &Look, plot: Rect) {
        let stroke = look.border(look.palette.ink);
        painter.vline(plot.left(), plot.y_range(), stroke);
        painter.hline(plot.x_range(), plot.bottom(), stroke);
        let font = look.font(26.0);
        for room in [0, self.highest] {
            let at = self.place(plot, (0, room)) - vec2(look.px(10.0), 0.0);
            let text = look.voice.n(room);
            painter.text(
                at,
                Align2::RIGHT_CENTER,
                text,
                font.clone(),
                look.palette.soft,
            );
        }
    }

    fn line(&self, painter: &Painter, look: &Look, plot: Rect, line: &ChartLine) {
        let points: Vec<Pos2> = line
            .points
            .iter()
            .map(|point| self.place(plot, *point))
            .collect();
        // Each name on its own part of the chart, so that they do not meet.
        let share = if self
            .lines
            .first()
            .is_some_and(|first| first.name == line.name)
        {
            3
        } else {
            6
        };
        let end = points.get(points.len() * share / 10).copied();
        let stroke = Stroke::new(look.px(7.0).max(1.5), line.colour);
        painter.add(Shape::line(points, stroke));
        if let (Some(name), Some(end)) = (&line.name, end) {
            let at = pos2(end.x, end.y - look.px(14.0));
            let font = look.bold(26.0);
            painter.text(at, Align2::LEFT_BOTTOM, name, font, line.colour);
        }
    }

    /// A turn that is pointed out; its name keeps clear of the names there are already.
    fn marker(
        &self,
        painter: &Painter,
        look: &Look,
        plot: Rect,
        marker: &Marker,
        taken: &mut Vec<Rect>,
    ) {
        let colour = look.palette.down.full;
        let at = self.place(plot, marker.at);
        painter.circle_filled(at, look.px(13.0), colour);
        let font = look.bold(26.0);
        let galley = painter.layout_no_wrap(marker.text.clone(), font, colour);
        let (aside, away) = (look.px(10.0), look.px(12.0));
        let size = galley.size();
        // The room shrinks from turn to turn: above and to the right the line is out of the way,
        // and below and to the left.
        let places = [
            Align2::LEFT_BOTTOM.anchor_size(at + vec2(aside, -away), size),
            Align2::RIGHT_TOP.anchor_size(at + vec2(-aside, away), size),
            Align2::LEFT_BOTTOM.anchor_size(at + vec2(aside, -away - size.y), size),
        ];
        let places = places.map(|place| {
            let inside = vec2(
                (plot.right() - place.right()).min(0.0) + (plot.left() - place.left()).max(0.0),
                (plot.top() - place.top()).max(0.0) + (plot.bottom() - place.bottom()).min(0.0),
            );
            place.translate(inside)
        });
        let clear = |place: &&Rect| taken.iter().all(|other: &Rect| !other.intersects(**place));
        let place = *places.iter().find(clear).unwrap_or(&places[0]);
        painter.galley(place.min, galley, colour);
        taken.push(place);
    }
}
