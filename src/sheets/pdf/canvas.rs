//! Draws a page. PDF counts points from the bottom left corner.

use printpdf::{
    Color, DictItem, Greyscale, Line, LineDashPattern, LinePoint, Op, PaintMode, PdfFontHandle,
    Point, Polygon, PolygonRing, Pt, Rect, TextItem, TextRenderingMode, WindingOrder,
    XObjectTransform,
};

use super::font_id;
use super::frames::{Frames, Rounded};
use crate::sheets::font::{Font, MM, MissingGlyph, Weight};
use crate::sheets::plan::{Frame, Item, Page, Stroke, Symbol};

/// A tenth of a point is finer than any printer, and saves a third of the file.
pub(super) fn rounded(points: f32) -> f32 {
    (points * 10.0).round() / 10.0
}

/// The lengths of dashes and gaps in points; none for a line without gaps.
pub(super) fn dashes(stroke: Stroke) -> Vec<u8> {
    match stroke {
        Stroke::Solid => Vec::new(),
        Stroke::Dashed => vec![4, 3],
        Stroke::Dotted => vec![1, 2],
    }
}

pub struct Canvas<'a> {
    height: f32,
    frames: &'a mut Frames,
    ops: Vec<Op>,
    /// What has been set last, so that it need not be said again.
    fill: Option<f32>,
    pen: Option<(f32, Stroke)>,
    font: Option<(Weight, f32)>,
}

impl<'a> Canvas<'a> {
    /// A page of this height in millimetres, with nothing on it.
    pub fn new(height: f32, frames: &'a mut Frames) -> Canvas<'a> {
        Canvas { height, frames, ops: Vec::new(), fill: None, pen: None, font: None }
    }

    pub fn page(mut self, page: &Page) -> Result<Vec<Op>, MissingGlyph> {
        for item in &page.items {
            self.item(item)?;
        }
        Ok(self.ops)
    }

    fn point(&self, (x, y): (f32, f32)) -> Point {
        Point { x: Pt(rounded(x / MM)), y: Pt(rounded((self.height - y) / MM)) }
    }

    fn way(&self, points: &[(f32, f32)]) -> Vec<LinePoint> {
        let points = points.iter().map(|point| LinePoint { p: self.point(*point), bezier: false });
        points.collect()
    }

    fn item(&mut self, item: &Item) -> Result<(), MissingGlyph> {
        match item {
            Item::Text { x, y, size, weight, gray, text } => {
                self.fill(*gray);
                self.text((*x, *y), *size, *weight, text)?;
            }
            Item::Line { from, to, width, stroke } => self.line(&[*from, *to], *width, *stroke),
            Item::Rect { frame, radius, border, stroke, fill } => {
                self.rect(*frame, *radius, (*border, *stroke), *fill);
            }
            Item::Curve { points, width, stroke } => self.line(points, *width, *stroke),
            Item::Shape { points, gray, symbol } => {
                self.fill(*gray);
                match symbol {
                    Some(symbol) => self.marked(points, *symbol)?,
                    None => self.shape(points),
                }
            }
        }
        Ok(())
    }

    fn line(&mut self, points: &[(f32, f32)], width: f32, stroke: Stroke) {
        self.pen(width, stroke);
        let line = Line { points: self.way(points), is_closed: false };
        self.ops.push(Op::DrawLine { line });
    }

    fn shape(&mut self, points: &[(f32, f32)]) {
        let points = self.way(points);
        let polygon = Polygon {
            rings: vec![PolygonRing { points }],
            mode: PaintMode::Fill,
            winding_order: WindingOrder::NonZero,
        };
        self.ops.push(Op::DrawPolygon { polygon });
    }

    /// A shape, and in its place the character it stands for. Programs that read the text of a
    /// file look for letters, so that there is one, which is invisible: a space.
    fn marked(&mut self, points: &[(f32, f32)], symbol: Symbol) -> Result<(), MissingGlyph> {
        let around = |pick: fn(f32, f32) -> f32, start: f32| {
            let points = points.iter();
            points.fold((start, start), |(x, y), point| (pick(x, point.0), pick(y, point.1)))
        };
        let (left, top) = around(f32::min, f32::INFINITY);
        let (_, bottom) = around(f32::max, f32::NEG_INFINITY);
        if !(left.is_finite() && bottom.is_finite()) {
            return Ok(());
        }
        let mut letters = [0; 2];
        let letters = symbol.character().encode_utf16(&mut letters);
        let order = [0xfe, 0xff].into_iter();
        let bytes = order.chain(letters.iter().flat_map(|unit| unit.to_be_bytes()));
        let text = ("ActualText".to_owned(), DictItem::Bytes(bytes.collect()));
        self.ops.push(Op::BeginMarkedContentWithProperties {
            tag: "Span".to_owned(),
            properties: DictItem::Dict { map: [text].into() },
        });
        self.shape(points);
        self.ops.push(Op::SetTextRenderingMode { mode: TextRenderingMode::Invisible });
        let size = rounded(((bottom - top) / MM).max(1.0));
        self.text((left, bottom), size, Weight::Regular, " ")?;
        self.ops.extend([
            Op::SetTextRenderingMode { mode: TextRenderingMode::Fill },
            Op::EndMarkedContent,
        ]);
        Ok(())
    }

    fn text(
        &mut self,
        at: (f32, f32),
        size: f32,
        weight: Weight,
        text: &str,
    ) -> Result<(), MissingGlyph> {
        let Some(font) = Font::of(weight) else {
            return Ok(());
        };
        // The library would draw a box.
        for letter in text.chars() {
            font.glyph(letter)?;
        }
        let pos = self.point(at);
        self.ops.push(Op::StartTextSection);
        if self.font != Some((weight, size)) {
            self.font = Some((weight, size));
            self.ops.push(Op::SetFont {
                font: PdfFontHandle::External(font_id(weight)),
                size: Pt(size),
            });
        }
        self.ops.extend([
            Op::SetTextCursor { pos },
            Op::ShowText { items: vec![TextItem::from(text)] },
            Op::EndTextSection,
        ]);
        Ok(())
    }

    fn fill(&mut self, gray: f32) {
        if self.fill != Some(gray) {
            self.fill = Some(gray);
            let col = Color::Greyscale(Greyscale::new(gray, None));
            self.ops.push(Op::SetFillColor { col });
        }
    }

    /// Lines are black, as they are before anything is said.
    fn pen(&mut self, width: f32, stroke: Stroke) {
        let width = rounded(width / MM);
        if self.pen == Some((width, stroke)) {
            return;
        }
        self.pen = Some((width, stroke));
        self.ops.push(Op::SetOutlineThickness { pt: Pt(width) });
        let lengths: Vec<f32> = dashes(stroke).into_iter().map(f32::from).collect();
        let dash = LineDashPattern::new(0.0, &lengths);
        self.ops.push(Op::SetLineDashPattern { dash });
    }

    fn rect(
        &mut self,
        frame: Frame,
        radius: f32,
        (border, stroke): (f32, Stroke),
        fill: Option<f32>,
    ) {
        let upper = self.point((frame.x, frame.y));
        let lower = self.point((frame.x + frame.w, frame.y + frame.h));
        let (x, y) = (upper.x, lower.y);
        let width = rounded(lower.x.0 - upper.x.0);
        let height = rounded(upper.y.0 - lower.y.0);
        if radius > 0.0 {
            let shared = Rounded::new((width, height), radius, (border, stroke), fill);
            let id = self.frames.id(shared);
            let transform = XObjectTransform {
                translate_x: Some(x),
                translate_y: Some(y),
                ..XObjectTransform::default()
            };
            self.ops.push(Op::UseXobject { id, transform });
            return;
        }
        if let Some(gray) = fill {
            self.fill(gray);
        }
        if border > 0.0 {
            self.pen(border, stroke);
        }
        let rectangle = Rect {
            x,
            y,
            width: Pt(width),
            height: Pt(height),
            mode: match (fill.is_some(), border > 0.0) {
                (true, true) => Some(PaintMode::FillStroke),
                (true, false) => Some(PaintMode::Fill),
                (false, true) => Some(PaintMode::Stroke),
                (false, false) => None,
            },
            winding_order: None,
        };
        self.ops.push(Op::DrawRectangle { rectangle });
    }
}
