//! A number line on the screen: what a play does, to be seen at a glance.

use eframe::egui::{
    Color32, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::line_size;
use crate::app::style::{Style, inset};
use crate::number_line::{
    ArcShape, Caption, CaptionKind, Dot, DotKind, Drawing, Hop, Letters, Manner, NumberLine,
};

pub struct LineFace<'a> {
    /// The size of the letters where there is room for them.
    pub text: f32,
    pub start: Option<u8>,
    pub hops: &'a [Hop],
    /// The least range to show, so that two lines can be compared.
    pub range: (u8, u8),
    pub marks: &'a [u8],
    pub colour: Color32,
    pub label: String,
}

impl LineFace<'_> {
    pub fn ui(&self, ui: &mut Ui, style: &Style, rect: Rect) {
        let response = ui.interact(rect, ui.next_auto_id(), Sense::hover());
        ui.skip_ahead_auto_ids(1);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.label));
        let rect = inset(rect, 4.0);
        let painter = ui.painter();
        let draw = |letters: f32| {
            let line = NumberLine {
                hops: self.hops,
                start: self.start,
                marks: self.marks,
                range: self.range,
                size: (rect.width(), rect.height()),
                letters,
                write: &|number| style.voice.n(number),
                measure: &|text, letters| {
                    let font = font(style, letters);
                    line_size(painter, text, font).x
                },
            };
            line.draw()
        };
        let drawing = draw(self.text);
        let brush = LineBrush {
            painter,
            style,
            origin: rect.min,
            colour: self.colour,
            thick: (drawing.letters * 0.19).max(1.5),
        };
        brush.drawing(&drawing);
    }
}

fn font(style: &Style, letters: Letters) -> eframe::egui::FontId {
    if letters.bold { style.bold(letters.size) } else { style.font(letters.size) }
}

struct LineBrush<'a> {
    painter: &'a Painter,
    style: &'a Style<'a>,
    origin: Pos2,
    colour: Color32,
    thick: f32,
}

impl LineBrush<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.origin + vec2(x, y)
    }

    fn hue(&self, manner: Manner) -> Color32 {
        match manner {
            Manner::Forward | Manner::Help => self.colour,
            Manner::Jump => self.style.palette.gold.full,
            Manner::Refused => self.style.palette.alert.full,
        }
    }

    fn drawing(&self, drawing: &Drawing) {
        let palette = self.style.palette;
        let thin = Stroke::new((self.thick * 0.35).max(1.0), palette.soft);
        let axis = Stroke::new((self.thick * 0.6).max(1.0), palette.ink);
        let ends = drawing.axis.map(|end| self.at(end));
        self.painter.line_segment(ends, axis);
        let [start, _] = ends;
        for graduation in &drawing.graduations {
            let x = self.origin.x + graduation.x;
            let stroke = if graduation.ten { axis } else { thin };
            let y = start.y - graduation.half..=start.y + graduation.half;
            self.painter.vline(x, y, stroke);
        }
        for leader in &drawing.leaders {
            self.painter.line_segment(leader.map(|end| self.at(end)), thin);
        }
        for arc in &drawing.arcs {
            self.arc(arc);
        }
        for dot in &drawing.dots {
            self.dot(dot);
        }
        for caption in &drawing.captions {
            let refused = caption.hop.and_then(|hop| drawing.arcs.get(hop));
            let refused = refused.is_some_and(|arc| arc.manner == Manner::Refused);
            self.caption(caption, refused);
        }
    }

    fn arc(&self, arc: &ArcShape) {
        let colour = self.hue(arc.manner);
        let points: Vec<Pos2> = arc.points.iter().map(|point| self.at(*point)).collect();
        let stroke = Stroke::new(self.thick, colour);
        if arc.manner == Manner::Refused {
            let (dash, gap) = (self.thick * 2.2, self.thick * 1.6);
            self.painter.extend(Shape::dashed_line(&points, stroke, dash, gap));
        } else {
            self.painter.add(Shape::line(points, stroke));
        }
        let head = arc.head.map(|point| self.at(point)).to_vec();
        self.painter.add(Shape::convex_polygon(head, colour, Stroke::NONE));
    }

    fn dot(&self, dot: &Dot) {
        let (palette, at) = (self.style.palette, self.at(dot.at));
        match dot.kind {
            DotKind::Start => self.painter.circle_filled(at, dot.radius, palette.ink),
            DotKind::End(manner) => {
                let colour = self.hue(manner);
                self.painter.circle_filled(at, dot.radius, colour)
            }
            DotKind::Mark => {
                let border = Stroke::new(self.thick * 0.6, palette.ink);
                self.painter.circle(at, dot.radius, palette.panel, border)
            }
        };
    }

    fn caption(&self, caption: &Caption, refused: bool) {
        let palette = self.style.palette;
        let (x, y) = caption.area.centre();
        let centre = self.at((x, y));
        let colour = match caption.kind {
            CaptionKind::Operation | CaptionKind::Number => palette.ink,
            CaptionKind::Order => {
                let radius = caption.area.width() / 2.0;
                self.painter.circle_filled(centre, radius, palette.ink);
                palette.panel
            }
            CaptionKind::Words if refused => palette.alert.full,
            CaptionKind::Words | CaptionKind::Ten => palette.soft,
        };
        let font = font(self.style, caption.letters);
        let text = caption.text.clone();
        let galley = self.painter.layout_no_wrap(text, font, colour);
        let corner = centre - galley.size() / 2.0;
        self.painter.galley(pos2(corner.x, corner.y), galley, colour);
    }
}
