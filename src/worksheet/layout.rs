//! A small layout core: text that flows with real font metrics, blocks that stay together, and
//! pages with a footer.

use serde::{Deserialize, Serialize};

use super::font::{Font, MM, MissingGlyph, Weight};
use super::plan::{Frame, Item, Page, Stroke};
use crate::rules::listed;

listed! {
    /// How large everything is printed.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Size {
        /// 14 points.
        #[default]
        Standard = "standard",
        /// 16 points, for dyslexic readers.
        Dys = "dys",
        /// 20 points, for weak eyes.
        Large = "large",
    }
}

impl Size {
    /// The size of ordinary text in points.
    pub fn points(self) -> f32 {
        match self {
            Size::Standard => 14.0,
            Size::Dys => 16.0,
            Size::Large => 20.0,
        }
    }
}

listed! {
    /// The paper.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Paper {
        /// 210 × 297 mm.
        #[default]
        A4 = "a4",
        /// 215.9 × 279.4 mm.
        Letter = "letter",
    }
}

impl Paper {
    /// Width and height in millimetres.
    pub fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}

/// How many of something, as a factor of lengths.
pub(super) fn real(count: usize) -> f32 {
    u16::try_from(count).map_or(f32::from(u16::MAX), f32::from)
}

/// Margins that any printer can print.
pub const MARGIN: f32 = 17.0;
/// Room kept for the footer.
const FOOTER: f32 = 10.0;

/// Why something cannot be laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LayoutError {
    /// A character that our fonts do not have.
    MissingGlyph(char),
    /// A word that is wider than its column, or a block that is higher than a page.
    TooLarge(String),
}

impl From<MissingGlyph> for LayoutError {
    fn from(missing: MissingGlyph) -> LayoutError {
        LayoutError::MissingGlyph(missing.0)
    }
}

/// Something of a certain height, drawn from its own top left corner. It is never split.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Block {
    /// The height in millimetres.
    pub height: f32,
    /// What to draw.
    pub items: Vec<Item>,
}

impl Block {
    /// Adds another block at a place of this one; the height grows as needed.
    pub fn put(&mut self, x: f32, y: f32, other: Block) {
        self.height = self.height.max(y + other.height);
        let moved = other.items.into_iter().map(|item| item.moved(x, y));
        self.items.extend(moved);
    }

    /// Adds an item.
    pub fn draw(&mut self, item: Item) {
        self.items.push(item);
    }
}

/// The type that texts are set in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Type {
    /// Size in points.
    pub size: f32,
    /// Weight.
    pub weight: Weight,
    /// 0 black to 1 white.
    pub gray: f32,
}

impl Type {
    /// Black letters.
    pub fn new(size: f32, weight: Weight) -> Type {
        Type {
            size,
            weight,
            gray: 0.0,
        }
    }

    /// The distance from one line to the next.
    pub fn leading(self) -> f32 {
        self.size * 1.5 * MM
    }

    /// The width of a text.
    pub fn width(self, text: &str) -> Result<f32, LayoutError> {
        match Font::of(self.weight) {
            Some(font) => Ok(font.width(text, self.size)?),
            None => Ok(0.0),
        }
    }

    fn cap_height(self) -> f32 {
        Font::of(self.weight).map_or(0.0, |font| font.cap_height(self.size))
    }

    /// One line, standing in the middle of its height.
    pub fn line(self, text: &str) -> Result<Block, LayoutError> {
        self.width(text)?;
        let height = self.leading();
        Ok(Block {
            height,
            items: vec![self.item(0.0, height, text)],
        })
    }

    /// A line of text whose digits are centred between `y` and `y + height`.
    fn item(self, x: f32, height: f32, text: &str) -> Item {
        Item::Text {
            x,
            y: f32::midpoint(height, self.cap_height()),
            size: self.size,
            weight: self.weight,
            gray: self.gray,
            text: text.to_owned(),
        }
    }

    /// A text centred in a frame.
    pub fn centred(self, frame: Frame, text: &str) -> Result<Item, LayoutError> {
        let width = self.width(text)?;
        let item = self.item(0.0, frame.h, text);
        Ok(item.moved(frame.x + (frame.w - width) / 2.0, frame.y))
    }

    /// Text that flows within a width, left-aligned. No-break spaces keep words together.
    pub fn paragraph(self, text: &str, width: f32) -> Result<Block, LayoutError> {
        let mut block = Block::default();
        for line in self.broken(text, width)? {
            let y = block.height;
            block.put(0.0, y, self.line(&line)?);
        }
        Ok(block)
    }

    /// The lines of a text that flows within a width.
    pub fn broken(self, text: &str, width: f32) -> Result<Vec<String>, LayoutError> {
        let mut lines = Vec::new();
        let mut line = String::new();
        // A sum is never broken.
        let mut text = text.to_owned();
        for sign in ["−", "+", "="] {
            text = text.replace(&format!(" {sign} "), &format!("\u{a0}{sign}\u{a0}"));
        }
        for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
            if self.width(word)? > width {
                return Err(LayoutError::TooLarge(word.to_owned()));
            }
            let longer = if line.is_empty() {
                word.to_owned()
            } else {
                format!("{line} {word}")
            };
            if self.width(&longer)? <= width {
                line = longer;
            } else {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        Ok(lines)
    }
}

/// Pages that fill up with blocks.
pub struct Flow {
    paper: Paper,
    pages: Vec<Page>,
    y: f32,
}

impl Flow {
    /// A first, empty page.
    pub fn new(paper: Paper) -> Flow {
        Flow {
            paper,
            pages: vec![Page::default()],
            y: MARGIN,
        }
    }

    /// The width between the margins.
    pub fn width(&self) -> f32 {
        self.paper.size().0 - 2.0 * MARGIN
    }

    /// The lowest place a block may reach.
    fn bottom(&self) -> f32 {
        self.paper.size().1 - MARGIN - FOOTER
    }

    /// Whether something of this height still fits on the page.
    pub fn fits(&self, height: f32) -> bool {
        height <= self.room()
    }

    /// The height that is left on the page.
    pub fn room(&self) -> f32 {
        self.bottom() - self.y
    }

    /// Adds a block where it fits whole, on a new page if need be.
    pub fn add(&mut self, block: Block) -> Result<(), LayoutError> {
        if self.y + block.height > self.bottom() && self.y > MARGIN {
            self.new_page();
        }
        if self.y + block.height > self.bottom() + 0.01 {
            let text = block.items.iter().find_map(|item| match item {
                Item::Text { text, .. } => Some(text.clone()),
                _ => None,
            });
            return Err(LayoutError::TooLarge(text.unwrap_or_default()));
        }
        let (y, width) = (self.y, self.width());
        if let Some(page) = self.pages.last_mut() {
            page.blocks.push(Frame::new(MARGIN, y, width, block.height));
            let moved = block.items.into_iter().map(|item| item.moved(MARGIN, y));
            page.items.extend(moved);
        }
        self.y += block.height;
        Ok(())
    }

    /// Leaves some room, except at the top of a page.
    pub fn space(&mut self, height: f32) {
        if self.y > MARGIN {
            self.y += height;
        }
    }

    /// Begins a new page.
    pub fn new_page(&mut self) {
        self.pages.push(Page::default());
        self.y = MARGIN;
    }

    /// The pages with their footers: a text on the left of each, and what the function says of
    /// page and number of pages on the right.
    pub fn finish(
        mut self,
        left: &str,
        right: impl Fn(usize, usize) -> String,
    ) -> Result<Vec<Page>, LayoutError> {
        let count = self.pages.len();
        let (width, y) = (self.width(), self.bottom() + 3.0);
        let small = Type {
            size: 10.0,
            weight: Weight::Regular,
            gray: 0.25,
        };
        for (page, number) in self.pages.iter_mut().zip(1..) {
            page.items.push(Item::Line {
                from: (MARGIN, y),
                to: (MARGIN + width, y),
                width: 0.2,
                stroke: Stroke::Solid,
            });
            let right = right(number, count);
            let at = MARGIN + width - small.width(&right)?;
            for (x, text) in [(MARGIN, left), (at, &right)] {
                let line = small.line(text)?.items.into_iter();
                page.items.extend(line.map(|item| item.moved(x, y + 1.0)));
            }
        }
        Ok(self.pages)
    }
}
