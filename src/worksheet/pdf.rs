//! From the plan to a PDF file: deterministic bytes, both fonts embedded, text that can be
//! searched and copied.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use super::embed::{Codes, embed};
use super::font::{Font, MM, MissingGlyph, Weight};
use super::plan::{Frame, Item, Page, Plan, Stroke};

/// How hard streams are compressed, of 10.
pub(super) const COMPRESSION: u8 = 9;
/// For quarter circles drawn as curves.
const ROUND: f32 = 0.552_284_8;

/// What the pages share: the glyphs in use for each weight, and rounded frames, which are
/// written once and then only placed.
#[derive(Default)]
struct SharedObjects {
    codes: BTreeMap<Weight, Codes>,
    frames: BTreeMap<FrameKey, usize>,
}

/// A rounded frame up to its place: width, height, radius and border in tenths of a point, how
/// it is drawn, and what it is filled with in hundredths.
type FrameKey = ([i32; 4], Stroke, Option<i32>);

impl SharedObjects {
    fn frame(&mut self, key: FrameKey) -> String {
        let next = self.frames.len();
        frame_name(*self.frames.entry(key).or_insert(next))
    }
}

fn frame_name(index: usize) -> String {
    format!("F{index}")
}

/// The document as the bytes of a PDF file.
pub fn write(plan: &Plan) -> Result<Vec<u8>, MissingGlyph> {
    let bytes = write_watched(plan, &mut |_| true)?;
    Ok(bytes.unwrap_or_default())
}

/// The same, but before each page `watch` is told how many are drawn and may say no: then there
/// are no bytes.
pub fn write_watched(
    plan: &Plan,
    watch: &mut dyn FnMut(usize) -> bool,
) -> Result<Option<Vec<u8>>, MissingGlyph> {
    let mut shared = SharedObjects::default();
    let mut drawn: Vec<Vec<u8>> = Vec::new();
    for page in &plan.pages {
        if !watch(drawn.len()) {
            return Ok(None);
        }
        let content = Canvas::new(plan.size.1, &mut shared).page(page)?;
        drawn.push(compress_to_vec_zlib(&content, COMPRESSION));
    }
    Ok(Some(assemble(plan, shared, &drawn)))
}

/// The file around the packed pages.
fn assemble(plan: &Plan, mut shared: SharedObjects, drawn: &[Vec<u8>]) -> Vec<u8> {
    let mut ids = (1..).map(Ref::new);
    let mut next = move || ids.next().unwrap_or(Ref::new(1));
    let (catalog, tree, info) = (next(), next(), next());
    let fonts: Vec<(Weight, [Ref; 6])> = Weight::ALL
        .into_iter()
        .map(|weight| (weight, [(); 6].map(|()| next())))
        .collect();
    let frame_ids: Vec<Ref> = shared.frames.iter().map(|_| next()).collect();
    let pages: Vec<(Ref, Ref)> = plan.pages.iter().map(|_| (next(), next())).collect();

    let mut pdf = Pdf::new();
    pdf.catalog(catalog)
        .pages(tree)
        .lang(TextStr(&plan.language));
    pdf.document_info(info)
        .title(TextStr(&plan.title))
        .author(TextStr("Saute-Dix"))
        .creator(TextStr("Saute-Dix"));
    // What all pages have in common is said once, for the tree.
    let mut pages_tree = pdf.pages(tree);
    pages_tree
        .kids(pages.iter().map(|(page, _)| *page))
        .count(i32::try_from(pages.len()).unwrap_or(i32::MAX))
        .media_box(Rect::new(0.0, 0.0, plan.size.0 / MM, plan.size.1 / MM));
    let mut resources = pages_tree.resources();
    let mut names = resources.fonts();
    for (weight, refs) in &fonts {
        names.pair(name(*weight), refs[0]);
    }
    names.finish();
    let mut objects = resources.x_objects();
    for (index, id) in shared.frames.values().zip(&frame_ids) {
        objects.pair(Name(frame_name(*index).as_bytes()), *id);
    }
    objects.finish();
    resources.finish();
    pages_tree.finish();

    for ((id, contents), packed) in pages.iter().zip(drawn) {
        pdf.page(*id).parent(tree).contents(*contents);
        pdf.stream(*contents, packed).filter(Filter::FlateDecode);
    }
    for (key, id) in shared.frames.keys().zip(&frame_ids) {
        write_frame(&mut pdf, *id, key);
    }
    for (weight, refs) in fonts {
        let codes = shared.codes.remove(&weight).unwrap_or_default();
        embed(&mut pdf, weight, refs, &codes);
    }
    pdf.finish()
}

/// A rounded frame with its bottom left corner at the origin.
fn write_frame(pdf: &mut Pdf, id: Ref, key: &FrameKey) {
    let ([w, h, r, border], stroke, fill) = key;
    let points = |tenths: i32| f32::from(i16::try_from(tenths).unwrap_or(i16::MAX)) / 10.0;
    let (w, h, r, border) = (points(*w), points(*h), points(*r), points(*border));
    let c = rounded(r * (1.0 - ROUND));
    let mut content = Content::new();
    if let Some(gray) = fill {
        content.set_fill_gray(points(*gray) / 10.0);
    }
    if border > 0.0 {
        content.set_line_width(border);
        dash(&mut content, *stroke);
    }
    content
        .move_to(r, h)
        .line_to(w - r, h)
        .cubic_to(w - c, h, w, h - c, w, h - r)
        .line_to(w, r)
        .cubic_to(w, c, w - c, 0.0, w - r, 0.0)
        .line_to(r, 0.0)
        .cubic_to(c, 0.0, 0.0, c, 0.0, r)
        .line_to(0.0, h - r)
        .cubic_to(0.0, h - c, c, h, r, h)
        .close_path();
    paint(&mut content, fill.is_some(), border > 0.0);
    let bytes = content.finish();
    pdf.form_xobject(id, &bytes)
        .bbox(Rect::new(-border, -border, w + border, h + border));
}

fn dash(content: &mut Content, stroke: Stroke) {
    match stroke {
        Stroke::Solid => content.set_dash_pattern([], 0.0),
        Stroke::Dashed => content.set_dash_pattern([4.0, 3.0], 0.0),
        Stroke::Dotted => content.set_dash_pattern([1.0, 2.0], 0.0),
    };
}

/// Fills and strokes the path as wanted.
fn paint(content: &mut Content, fill: bool, border: bool) {
    match (fill, border) {
        (true, true) => content.fill_nonzero_and_stroke(),
        (true, false) => content.fill_nonzero(),
        (false, true) => content.stroke(),
        (false, false) => content.end_path(),
    };
}

fn name(weight: Weight) -> Name<'static> {
    match weight {
        Weight::Regular => Name(b"R"),
        Weight::Bold => Name(b"B"),
    }
}

/// A tenth of a point is finer than any printer, and saves a third of the file.
fn rounded(points: f32) -> f32 {
    (points * 10.0).round() / 10.0
}

/// Draws a page. PDF counts points from the bottom left corner.
struct Canvas<'a> {
    height: f32,
    shared: &'a mut SharedObjects,
    content: Content,
    /// What has been set last, so that it need not be said again.
    fill: Option<f32>,
    pen: Option<(f32, Stroke)>,
}

impl<'a> Canvas<'a> {
    fn new(height: f32, shared: &'a mut SharedObjects) -> Canvas<'a> {
        Canvas {
            height,
            shared,
            content: Content::new(),
            fill: None,
            pen: None,
        }
    }

    fn page(mut self, page: &Page) -> Result<Vec<u8>, MissingGlyph> {
        for item in &page.items {
            self.item(item)?;
        }
        Ok(self.content.finish().into_vec())
    }

    fn point(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (rounded(x / MM), rounded((self.height - y) / MM))
    }

    fn item(&mut self, item: &Item) -> Result<(), MissingGlyph> {
        match item {
            Item::Text {
                x,
                y,
                size,
                weight,
                gray,
                text,
            } => self.text((*x, *y), *size, *weight, *gray, text)?,
            Item::Line {
                from,
                to,
                width,
                stroke,
            } => {
                self.pen(*width, *stroke);
                let ((x1, y1), (x2, y2)) = (self.point(*from), self.point(*to));
                self.content.move_to(x1, y1).line_to(x2, y2).stroke();
            }
            Item::Rect {
                frame,
                radius,
                border,
                stroke,
                fill,
            } => self.rect(*frame, *radius, (*border, *stroke), *fill),
            Item::Curve {
                points,
                width,
                stroke,
            } => {
                self.pen(*width, *stroke);
                self.way(points);
                self.content.stroke();
            }
            Item::Shape { points, gray, .. } => {
                self.fill(*gray);
                self.way(points);
                self.content.close_path().fill_nonzero();
            }
        }
        Ok(())
    }

    /// Goes along the points.
    fn way(&mut self, points: &[(f32, f32)]) {
        for (index, point) in points.iter().enumerate() {
            let (x, y) = self.point(*point);
            if index == 0 {
                self.content.move_to(x, y);
            } else {
                self.content.line_to(x, y);
            }
        }
    }

    fn text(
        &mut self,
        at: (f32, f32),
        size: f32,
        weight: Weight,
        gray: f32,
        text: &str,
    ) -> Result<(), MissingGlyph> {
        let Some(font) = Font::of(weight) else {
            return Ok(());
        };
        let used = self.shared.codes.entry(weight).or_default();
        let mut codes = Vec::with_capacity(text.len() * 2);
        for letter in text.chars() {
            let glyph = font.glyph(letter)?;
            codes.extend(used.of(glyph.0, letter).to_be_bytes());
        }
        let (x, y) = self.point(at);
        self.fill(gray);
        self.content
            .begin_text()
            .set_font(name(weight), size)
            .next_line(x, y)
            .show(Str(&codes))
            .end_text();
        Ok(())
    }

    fn fill(&mut self, gray: f32) {
        if self.fill != Some(gray) {
            self.fill = Some(gray);
            self.content.set_fill_gray(gray);
        }
    }

    /// Lines are black, as they are before anything is said.
    fn pen(&mut self, width: f32, stroke: Stroke) {
        let width = rounded(width / MM);
        if self.pen == Some((width, stroke)) {
            return;
        }
        self.pen = Some((width, stroke));
        self.content.set_line_width(width);
        dash(&mut self.content, stroke);
    }

    fn rect(
        &mut self,
        frame: Frame,
        radius: f32,
        (border, stroke): (f32, Stroke),
        fill: Option<f32>,
    ) {
        let (left, top) = self.point((frame.x, frame.y));
        let (right, bottom) = self.point((frame.x + frame.w, frame.y + frame.h));
        let (w, h) = (rounded(right - left), rounded(top - bottom));
        if radius > 0.0 {
            let key = (
                [w, h, radius / MM, border / MM].map(tenths),
                stroke,
                fill.map(|gray| tenths(gray * 10.0)),
            );
            let name = self.shared.frame(key);
            self.content
                .save_state()
                .transform([1.0, 0.0, 0.0, 1.0, left, bottom])
                .x_object(Name(name.as_bytes()))
                .restore_state();
            return;
        }
        if let Some(gray) = fill {
            self.fill(gray);
        }
        if border > 0.0 {
            self.pen(border, stroke);
        }
        self.content.rect(left, bottom, w, h);
        paint(&mut self.content, fill.is_some(), border > 0.0);
    }
}

/// Tenths of a point, as a whole number.
fn tenths(points: f32) -> i32 {
    #[allow(
        clippy::cast_possible_truncation,
        reason = "a page has some thousand points at most"
    )]
    let whole = (points * 10.0).round() as i32;
    whole
}
