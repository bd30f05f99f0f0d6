//! The plan of a document: pages of primitives in millimetres. The PDF and the preview both
//! draw it, and tests read it as text.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::font::Weight;

/// Something to draw. Positions are millimetres from the top left corner of the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Item {
    /// A line of text; `y` is where its letters stand.
    Text {
        x: f32,
        y: f32,
        size: f32,
        weight: Weight,
        /// 0 black to 1 white.
        gray: f32,
        text: String,
    },
    Line {
        from: (f32, f32),
        to: (f32, f32),
        width: f32,
        stroke: Stroke,
    },
    Rect {
        frame: Frame,
        radius: f32,
        /// Width of the border; 0 for none.
        border: f32,
        stroke: Stroke,
        fill: Option<f32>,
    },
    Curve {
        points: Vec<(f32, f32)>,
        width: f32,
        stroke: Stroke,
    },
    /// A filled shape with straight sides: arrows and ticks.
    Shape {
        points: Vec<(f32, f32)>,
        /// 0 black to 1 white.
        gray: f32,
        symbol: Option<Symbol>,
    },
}

/// What a shape stands for, for those who copy the text of a file or have it read to them: our
/// fonts have no such letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Symbol {
    Up,
    Down,
    Tick,
    Star,
}

impl Symbol {
    pub fn character(self) -> char {
        match self {
            Symbol::Up => '↑',
            Symbol::Down => '↓',
            Symbol::Tick => '✓',
            Symbol::Star => '★',
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Stroke {
    Solid,
    Dashed,
    Dotted,
}

/// Left, top, width and height in millimetres.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Frame {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Frame {
    pub fn new(x: f32, y: f32, w: f32, h: f32) -> Frame {
        Frame { x, y, w, h }
    }
}

impl Item {
    #[must_use]
    pub fn moved(mut self, dx: f32, dy: f32) -> Item {
        let shift = |point: &mut (f32, f32)| {
            point.0 += dx;
            point.1 += dy;
        };
        match &mut self {
            Item::Text { x, y, .. } => {
                *x += dx;
                *y += dy;
            }
            Item::Line { from, to, .. } => {
                shift(from);
                shift(to);
            }
            Item::Rect { frame, .. } => {
                frame.x += dx;
                frame.y += dy;
            }
            Item::Curve { points, .. } | Item::Shape { points, .. } => {
                points.iter_mut().for_each(shift);
            }
        }
        self
    }
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Page {
    /// What is on it, in drawing order.
    pub items: Vec<Item>,
    /// What must not be split or overlap: the frames of the blocks placed on it, for tests.
    #[serde(skip)]
    pub blocks: Vec<Frame>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    pub size: (f32, f32),
    pub title: String,
    pub language: String,
    pub pages: Vec<Page>,
    pub bookmarks: Vec<Bookmark>,
}

impl Plan {
    /// The plan as texts of JSON, for the module that writes PDF in a browser: all but its pages,
    /// then page by page, so that the browser can draw in between.
    pub fn into_json(mut self) -> impl Iterator<Item = String> {
        let pages = std::mem::take(&mut self.pages);
        let cover = serde_json::to_string(&self).unwrap_or_default();
        let pages = pages.into_iter().map(|page| serde_json::to_string(&page).unwrap_or_default());
        std::iter::once(cover).chain(pages)
    }

    pub fn from_json(mut texts: impl Iterator<Item = String>) -> Option<Plan> {
        let mut plan: Plan = serde_json::from_str(&texts.next()?).ok()?;
        for page in texts {
            plan.pages.push(serde_json::from_str(&page).ok()?);
        }
        Some(plan)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bookmark {
    pub title: String,
    pub page: usize,
}

/// One item a line, rounded to tenths: what tests compare.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:.0} × {:.0} mm, {}, {}",
            self.size.0, self.size.1, self.language, self.title
        )?;
        for (page, index) in self.pages.iter().zip(0..) {
            writeln!(f, "page {}", index + 1)?;
            for bookmark in self.bookmarks.iter().filter(|mark| mark.page == index) {
                writeln!(f, "  bookmark {}", bookmark.title)?;
            }
            for item in &page.items {
                writeln!(f, "  {item}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Text { x, y, size, weight, text, .. } => {
                let bold = if *weight == Weight::Bold { " bold" } else { "" };
                write!(f, "text {x:.1} {y:.1} {size:.0}pt{bold} {text}")
            }
            Item::Line { from, to, stroke, .. } => {
                write!(f, "line {:.1} {:.1} to {:.1} {:.1} {stroke:?}", from.0, from.1, to.0, to.1)
            }
            Item::Rect { frame, stroke, fill, .. } => {
                let filled = if fill.is_some() { " filled" } else { "" };
                write!(
                    f,
                    "rect {:.1} {:.1} {:.1} {:.1} {stroke:?}{filled}",
                    frame.x, frame.y, frame.w, frame.h
                )
            }
            Item::Curve { points, stroke, .. } => {
                let ends = [points.first(), points.last()].map(Option::<&(f32, f32)>::copied);
                let [from, to] = ends.map(Option::unwrap_or_default);
                write!(f, "curve {:.1} {:.1} to {:.1} {:.1} {stroke:?}", from.0, from.1, to.0, to.1)
            }
            Item::Shape { points, symbol, .. } => {
                let first = points.first().copied().unwrap_or_default();
                write!(f, "shape {:.1} {:.1}", first.0, first.1)?;
                match symbol {
                    Some(symbol) => write!(f, " {}", symbol.character()),
                    None => write!(f, " with {} corners", points.len()),
                }
            }
        }
    }
}
