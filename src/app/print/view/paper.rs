//! Paints a page of the plan: the very items the PDF is made of, in millimetres.

use eframe::egui::{
    Color32, CornerRadius, FontFamily, FontId, Mesh, Painter, Pos2, Rect, Shape, Stroke,
    StrokeKind, pos2, vec2,
};

use crate::app::fonts;
use crate::app::style::count;
use crate::sheets::{Frame, Item, MM, Page, Stroke as Line, Weight};

/// Paints the page into a rectangle; a millimetre is `scale` wide.
pub fn paint(painter: &Painter, sheet: Rect, scale: f32, page: &Page) {
    let brush = Brush { painter, origin: sheet.min, scale };
    for item in &page.items {
        brush.item(item);
    }
}

/// Paints the page so small that nobody can read it: words are bars, which cost no letters.
pub fn sketch(painter: &Painter, sheet: Rect, scale: f32, page: &Page) {
    let brush = Brush { painter, origin: sheet.min, scale };
    for item in &page.items {
        match item {
            Item::Text { x, y, size, weight, text, .. } => {
                brush.bar((*x, *y), *size, *weight, text)
            }
            item => brush.item(item),
        }
    }
}

struct Brush<'a> {
    painter: &'a Painter,
    origin: Pos2,
    scale: f32,
}

/// 0 black to 1 white.
fn shade(gray: f32) -> Color32 {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a byte")]
    let level = (gray.clamp(0.0, 1.0) * 255.0).round() as u8;
    Color32::from_gray(level)
}

impl Brush<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.origin + vec2(x, y) * self.scale
    }

    fn item(&self, item: &Item) {
        match item {
            Item::Text { x, y, size, weight, gray, text } => {
                self.text((*x, *y), *size, *weight, shade(*gray), text)
            }
            Item::Line { from, to, width, stroke } => {
                self.path(&[self.at(*from), self.at(*to)], *width, *stroke)
            }
            Item::Rect { frame, radius, border, stroke, fill } => {
                self.frame(*frame, *radius, (*border, *stroke), *fill)
            }
            Item::Curve { points, width, stroke } => {
                let points: Vec<Pos2> = points.iter().map(|point| self.at(*point)).collect();
                self.path(&points, *width, *stroke);
            }
            Item::Shape { points, gray, .. } => {
                let points: Vec<Pos2> = points.iter().map(|point| self.at(*point)).collect();
                self.fill(&points, shade(*gray));
            }
        }
    }

    fn text(&self, at: (f32, f32), size: f32, weight: Weight, colour: Color32, text: &str) {
        let family = match weight {
            Weight::Regular => FontFamily::Proportional,
            Weight::Bold => fonts::heavy(),
        };
        let font = FontId::new((size * MM * self.scale).max(0.5), family);
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, colour);
        // The plan says where the letters stand, the painter asks where the line begins.
        let first = galley.rows.first();
        let base = first
            .and_then(|row| row.row.glyphs.first().map(|glyph| row.pos.y + glyph.pos.y))
            .unwrap_or(0.0);
        let place = self.at(at) - vec2(0.0, base);
        self.painter.galley(place, galley, colour);
    }

    fn bar(&self, (x, y): (f32, f32), size: f32, weight: Weight, text: &str) {
        let em = size * MM;
        let wide = count(text.chars().count()) * em * 0.5;
        let rect = Rect::from_min_max(self.at((x, y - em * 0.5)), self.at((x + wide, y)));
        let ink = match weight {
            Weight::Regular => 0.35,
            Weight::Bold => 0.65,
        };
        self.painter.rect_filled(rect, 0, Color32::BLACK.gamma_multiply(ink));
    }

    fn path(&self, points: &[Pos2], width: f32, line: Line) {
        let stroke = |ink: f32| {
            let colour = Color32::BLACK.gamma_multiply(ink);
            Stroke::new(width * self.scale, colour)
        };
        let mm = |points: f32| points * MM * self.scale;
        let (dash, gap) = match line {
            Line::Solid => (0.0, 0.0),
            Line::Dashed => (mm(4.0), mm(3.0)),
            Line::Dotted => (mm(1.0), mm(2.0)),
        };
        // Dots as small as pixels come and go; from afar, they are a gray line.
        let shapes = if dash < 2.0 {
            let ink = if dash > 0.0 { dash / (dash + gap) } else { 1.0 };
            vec![Shape::line(points.to_vec(), stroke(ink))]
        } else {
            Shape::dashed_line(points, stroke(1.0), dash, gap)
        };
        self.painter.extend(shapes);
    }

    fn frame(&self, frame: Frame, radius: f32, (border, line): (f32, Line), fill: Option<f32>) {
        let rect = Rect::from_min_max(
            self.at((frame.x, frame.y)),
            self.at((frame.x + frame.w, frame.y + frame.h)),
        );
        let corners = CornerRadius::from(radius * self.scale);
        if let Some(gray) = fill {
            self.painter.rect_filled(rect, corners, shade(gray));
        }
        if border <= 0.0 {
            return;
        }
        if line == Line::Solid {
            let stroke = Stroke::new(border * self.scale, Color32::BLACK);
            self.painter.rect_stroke(rect, corners, stroke, StrokeKind::Middle);
        } else {
            self.path(&outline(rect, radius * self.scale), border, line);
        }
    }

    fn fill(&self, points: &[Pos2], colour: Color32) {
        let mut mesh = Mesh::default();
        for (corner, index) in triangles(points).into_iter().flatten().zip(0..) {
            mesh.colored_vertex(corner, colour);
            mesh.indices.push(index);
        }
        self.painter.add(Shape::mesh(mesh));
        // A thin line smooths the edges.
        let edge = Stroke::new(0.5, colour);
        self.painter.add(Shape::closed_line(points.to_vec(), edge));
    }
}

fn outline(rect: Rect, radius: f32) -> Vec<Pos2> {
    let r = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    let inner = rect.shrink(r);
    let corners = [inner.right_top(), inner.right_bottom(), inner.left_bottom(), inner.left_top()];
    let mut points = Vec::new();
    for (corner, turn) in corners.into_iter().zip([-1.0_f32, 0.0, 1.0, 2.0]) {
        points.extend((0_u8..=6).map(|step| {
            let angle = (turn + f32::from(step) / 6.0) * std::f32::consts::FRAC_PI_2;
            pos2(corner.x + r * angle.cos(), corner.y + r * angle.sin())
        }));
    }
    points.extend(points.first().copied());
    points
}

fn triangles(points: &[Pos2]) -> Vec<[Pos2; 3]> {
    let cross = |a: Pos2, b: Pos2, c: Pos2| (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    let mut rest = points.to_vec();
    let around = |points: &[Pos2]| -> f32 {
        let next = points.iter().cycle().skip(1);
        let pairs = points.iter().zip(next);
        pairs.map(|(a, b)| a.x * b.y - b.x * a.y).sum()
    };
    if around(&rest) < 0.0 {
        rest.reverse();
    }
    let mut cut = Vec::new();
    while rest.len() >= 3 {
        let count = rest.len();
        let corner = |index: usize| rest.get(index % count).copied().unwrap_or_default();
        let ear = (0..count).find(|index| {
            let (a, b, c) = (corner(*index), corner(index + 1), corner(index + 2));
            let inside = |p: &Pos2| {
                let apart = *p != a && *p != b && *p != c;
                apart && cross(a, b, *p) >= 0.0 && cross(b, c, *p) >= 0.0 && cross(c, a, *p) >= 0.0
            };
            cross(a, b, c) > 0.0 && !rest.iter().any(inside)
        });
        // What has no ear has no area.
        let Some(index) = ear else { break };
        cut.push([corner(index), corner(index + 1), corner(index + 2)]);
        rest.remove((index + 1) % count);
    }
    cut
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(triangles: &[[Pos2; 3]]) -> f32 {
        let of = |[a, b, c]: &[Pos2; 3]| {
            ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).abs() / 2.0
        };
        triangles.iter().map(of).sum()
    }

    #[test]
    fn hollow_shapes_keep_their_area() {
        let arrow = [
            (0.0, 0.0),
            (5.0, 5.0),
            (2.0, 5.0),
            (2.0, 10.0),
            (-2.0, 10.0),
            (-2.0, 5.0),
            (-5.0, 5.0),
        ];
        let arrow: Vec<Pos2> = arrow.iter().map(|(x, y)| pos2(*x, *y)).collect();
        assert!((area(&triangles(&arrow)) - 45.0).abs() < 0.01);
        let turned: Vec<Pos2> = arrow.into_iter().rev().collect();
        assert!((area(&triangles(&turned)) - 45.0).abs() < 0.01);
        assert!(triangles(&[pos2(0.0, 0.0), pos2(1.0, 1.0)]).is_empty());
    }
}
