//! Rounded frames, which are written once for the whole file and then only placed.

use std::collections::BTreeMap;

use printpdf::{DictItem, ExternalStream, ExternalXObject, XObject, XObjectId};

use super::canvas::{dashes, rounded};
use crate::sheets::font::MM;
use crate::sheets::plan::Stroke;

const ROUND: f32 = 0.552_284_8;

/// A rounded frame up to its place: width, height, radius and border in tenths of a point, how
/// the border is drawn, and what it is filled with in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rounded {
    sides: [i32; 4],
    stroke: Stroke,
    fill: Option<i32>,
}

impl Rounded {
    /// A frame of this width and height in points; radius and border are in millimetres.
    pub fn new(
        (w, h): (f32, f32),
        radius: f32,
        (border, stroke): (f32, Stroke),
        fill: Option<f32>,
    ) -> Rounded {
        Rounded {
            sides: [w, h, radius / MM, border / MM].map(tenths),
            stroke,
            fill: fill.map(|gray| tenths(gray * 10.0)),
        }
    }

    /// With its bottom left corner at the origin. `printpdf` has no drawing calls for such an
    /// object, so its operators are written here.
    fn object(&self) -> XObject {
        let [w, h, r, border] = self.sides.map(points);
        let c = rounded(r * (1.0 - ROUND));
        let (right, top) = (rounded(w - r), rounded(h - r));
        let (near, high) = (rounded(w - c), rounded(h - c));
        let gray = self.fill.map(|gray| format!("{} g\n", points(gray) / 10.0));
        let pen = (border > 0.0).then(|| {
            let dashes = dashes(self.stroke).into_iter();
            let dashes: Vec<String> = dashes.map(|length| length.to_string()).collect();
            format!("{border} w [{}] 0 d\n", dashes.join(" "))
        });
        let paint = match (gray.is_some(), pen.is_some()) {
            (true, true) => "B",
            (true, false) => "f",
            (false, true) => "S",
            (false, false) => "n",
        };
        let content = format!(
            "{}{}{r} {h} m {right} {h} l {near} {h} {w} {high} {w} {top} c \
             {w} {r} l {w} {c} {near} 0 {right} 0 c {r} 0 l {c} 0 0 {c} 0 {r} c \
             0 {top} l 0 {high} {c} {h} {r} {h} c h {paint}",
            gray.unwrap_or_default(),
            pen.unwrap_or_default(),
        );
        let name = |name: &str| DictItem::Name(name.as_bytes().to_vec());
        let bounds = [-border, -border, w + border, h + border].map(DictItem::Real);
        let dict = [
            ("Type", name("XObject")),
            ("Subtype", name("Form")),
            ("BBox", DictItem::Array(bounds.to_vec())),
        ];
        XObject::External(ExternalXObject {
            stream: ExternalStream {
                dict: dict.map(|(key, item)| (key.to_owned(), item)).into(),
                content: content.into_bytes(),
                compress: false,
            },
            width: None,
            height: None,
            dpi: None,
        })
    }
}

#[derive(Default)]
pub struct Frames(BTreeMap<Rounded, usize>);

impl Frames {
    pub fn id(&mut self, frame: Rounded) -> XObjectId {
        let next = self.0.len();
        name(*self.0.entry(frame).or_insert(next))
    }

    pub fn objects(&self) -> BTreeMap<XObjectId, XObject> {
        let frames = self.0.iter();
        frames.map(|(frame, number)| (name(*number), frame.object())).collect()
    }
}

fn name(number: usize) -> XObjectId {
    XObjectId(format!("F{number}"))
}

fn tenths(points: f32) -> i32 {
    #[allow(clippy::cast_possible_truncation, reason = "a page has some thousand points at most")]
    let whole = (points * 10.0).round() as i32;
    whole
}

fn points(tenths: i32) -> f32 {
    f32::from(i16::try_from(tenths).unwrap_or(i16::MAX)) / 10.0
}
