//! A small layout core: text that flows with real font metrics, blocks that stay together, and
//! pages with a footer.

use serde::{Deserialize, Serialize};

use super::font::{Font, MM, MissingGlyph, Weight};
use super::piece::{Piece, Room, share_out};
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

    /// The first text in it, by which people know it.
    pub fn first_text(&self) -> Option<String> {
        self.items.iter().find_map(|item| match item {
            Item::Text { text, .. } => Some(text.clone()),
            _ => None,
        })
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
        self.lines(text, width, self.leading())
    }

    /// The same with lines closer together: for tables that are looked things up in.
    pub fn tight_paragraph(self, text: &str, width: f32) -> Result<Block, LayoutError> {
        self.lines(text, width, self.leading() * 0.83)
    }

    fn lines(self, text: &str, width: f32, leading: f32) -> Result<Block, LayoutError> {
        let mut block = Block::default();
        for line in self.broken(text, width)? {
            let item = self.item(0.0, leading, &line);
            block.items.push(item.moved(0.0, block.height));
            block.height += leading;
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
    area: Frame,
    pages: Vec<Page>,
    y: f32,
    /// What stands at the top of every page but the first.
    running: Block,
}

/// What stands at the foot of every page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Footer {
    /// The code of the sheet, to be typed again: never small.
    pub code: Option<String>,
    /// What else there is to say.
    pub words: String,
}

impl Footer {
    fn small() -> Type {
        Type {
            size: 10.0,
            weight: Weight::Regular,
            gray: 0.25,
        }
    }

    /// The code, then the words.
    fn block(&self) -> Result<Block, LayoutError> {
        let small = Footer::small();
        let mut block = Block {
            height: small.leading(),
            items: Vec::new(),
        };
        let mut x = 0.0;
        if let Some(code) = &self.code {
            let large = Type::new(12.0, Weight::Bold);
            block.draw(large.item(x, block.height, code));
            x += large.width(code)? + 4.0;
        }
        block.put(x, 0.0, small.line(&self.words)?);
        Ok(block)
    }
}

impl Flow {
    /// A first, empty page.
    pub fn new(paper: Paper) -> Flow {
        let (width, height) = paper.size();
        let (w, h) = (width - 2.0 * MARGIN, height - 2.0 * MARGIN - FOOTER);
        Flow::within(Frame::new(MARGIN, MARGIN, w, h))
    }

    /// The same with only a part of the width to be filled.
    pub fn part_of(paper: Paper, part: f32) -> Flow {
        let mut flow = Flow::new(paper);
        flow.area.w *= part;
        flow
    }

    /// A first page on which only this area is filled.
    pub fn within(area: Frame) -> Flow {
        Flow {
            area,
            pages: vec![Page::default()],
            y: area.y,
            running: Block::default(),
        }
    }

    /// With something at the top of every page but the first.
    #[must_use]
    pub fn running(self, running: Block) -> Flow {
        Flow { running, ..self }
    }

    /// The width between the margins.
    pub fn width(&self) -> f32 {
        self.area.w
    }

    /// The lowest place a block may reach.
    fn bottom(&self) -> f32 {
        self.area.y + self.area.h
    }

    /// Where blocks begin on a page: under what stands at its top.
    fn top(&self) -> f32 {
        let first = self.pages.len() <= 1;
        self.area.y + if first { 0.0 } else { self.running.height }
    }

    /// Whether nothing is on the page yet.
    fn is_fresh(&self) -> bool {
        self.y <= self.top()
    }

    /// The height that is left on the page.
    pub fn room(&self) -> f32 {
        self.bottom() - self.y
    }

    /// Adds a block where it fits whole, on a new page if need be.
    pub fn add(&mut self, block: Block) -> Result<(), LayoutError> {
        // What fills a page to its foot is not too large because of rounding.
        let bottom = self.bottom() + 0.01;
        if self.y + block.height > bottom && !self.is_fresh() {
            self.new_page();
        }
        if self.y + block.height > bottom {
            let text = block.first_text();
            return Err(LayoutError::TooLarge(text.unwrap_or_default()));
        }
        let (y, height) = (self.y, block.height);
        self.draw(block, y);
        self.y += height;
        Ok(())
    }

    fn draw(&mut self, block: Block, y: f32) {
        let (x, width) = (self.area.x, self.width());
        if let Some(page) = self.pages.last_mut() {
            page.blocks.push(Frame::new(x, y, width, block.height));
            let moved = block.items.into_iter().map(|item| item.moved(x, y));
            page.items.extend(moved);
        }
    }

    /// Adds pieces, so that the pages they fill look well.
    pub fn pour(&mut self, pieces: Vec<Piece>) -> Result<(), LayoutError> {
        let full = self.area.h - self.running.height;
        let first = self.room();
        let too_large = |pieces: &[Piece]| {
            let tallest = pieces.iter().max_by(|one, other| {
                let heights = [one, other].map(|piece| piece.inner.height);
                heights[0].total_cmp(&heights[1])
            });
            let text = tallest.and_then(|piece| piece.inner.first_text());
            LayoutError::TooLarge(text.unwrap_or_default())
        };
        let mut pages = share_out(pieces.clone(), Room { first, full });
        if pages.is_none() && !self.is_fresh() {
            // Not even one fits under what is there.
            self.new_page();
            pages = share_out(pieces.clone(), Room { first: full, full });
        }
        let pages = pages.ok_or_else(|| too_large(&pieces))?;
        for (page, index) in pages.into_iter().zip(0..) {
            if index > 0 {
                self.new_page();
            }
            for (before, block) in page {
                self.y += before;
                self.add(block)?;
            }
        }
        Ok(())
    }

    /// Leaves some room, except at the top of a page.
    pub fn space(&mut self, height: f32) {
        if !self.is_fresh() {
            self.y += height;
        }
    }

    /// Begins a new page.
    pub fn new_page(&mut self) {
        self.pages.push(Page::default());
        let (top, running) = (self.area.y, self.running.clone());
        if !running.items.is_empty() {
            self.draw(running, top);
        }
        self.y = self.top();
    }

    /// The pages as they are.
    pub fn into_pages(self) -> Vec<Page> {
        self.pages
    }

    /// The pages with their footers, and what the function says of page and number of pages on the
    /// right.
    pub fn finish(
        mut self,
        footer: &Footer,
        right: impl Fn(usize, usize) -> String,
    ) -> Result<Vec<Page>, LayoutError> {
        let count = self.pages.len();
        let (width, y) = (self.width(), self.bottom() + 3.0);
        let left = footer.block()?;
        let small = Footer::small();
        for (page, number) in self.pages.iter_mut().zip(1..) {
            page.items.push(Item::Line {
                from: (MARGIN, y),
                to: (MARGIN + width, y),
                width: 0.2,
                stroke: Stroke::Solid,
            });
            let right = right(number, count);
            let at = MARGIN + width - small.width(&right)?;
            for (x, line) in [(MARGIN, left.clone()), (at, small.line(&right)?)] {
                let items = line.items.into_iter();
                page.items.extend(items.map(|item| item.moved(x, y + 1.0)));
            }
        }
        Ok(self.pages)
    }
}
