//! Pages that fill up from top to bottom, with a footer and, after the first, a line at the top.

use super::errors::PrintError;
use super::flow_block::FlowBlock;
use super::font::Weight;
use super::layout::{Block, Paper, Type};
use super::pagination::{Room, share_out};
use super::plan::{Frame, Item, Page, Stroke};

pub const MARGIN: f32 = 17.0;
const FOOTER: f32 = 10.0;

pub struct Flow {
    area: Frame,
    pages: Vec<Page>,
    y: f32,
    /// What stands at the top of every page but the first.
    running: Block,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Footer {
    /// The code of the sheet, to be typed again: never small.
    pub code: Option<String>,
    pub words: String,
}

impl Footer {
    fn small() -> Type {
        Type { size: 10.0, weight: Weight::Regular, gray: 0.25 }
    }

    fn block(&self) -> Result<Block, PrintError> {
        let small = Footer::small();
        let mut block = Block { height: small.leading(), items: Vec::new() };
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
        Flow { area, pages: vec![Page::default()], y: area.y, running: Block::default() }
    }

    /// With something at the top of every page but the first.
    #[must_use]
    pub fn running(self, running: Block) -> Flow {
        Flow { running, ..self }
    }

    pub fn width(&self) -> f32 {
        self.area.w
    }

    fn bottom(&self) -> f32 {
        self.area.y + self.area.h
    }

    /// Where blocks begin on a page: under what stands at its top.
    fn top(&self) -> f32 {
        let first = self.pages.len() <= 1;
        self.area.y + if first { 0.0 } else { self.running.height }
    }

    fn is_fresh(&self) -> bool {
        self.y <= self.top()
    }

    pub fn fits(&self, height: f32) -> bool {
        height <= self.room()
    }

    pub fn room(&self) -> f32 {
        self.bottom() - self.y
    }

    pub fn add(&mut self, block: Block) -> Result<(), PrintError> {
        // What fills a page to its foot is not too large because of rounding.
        let bottom = self.bottom() + 0.01;
        if self.y + block.height > bottom && !self.is_fresh() {
            self.new_page();
        }
        if self.y + block.height > bottom {
            let text = block.first_text();
            return Err(PrintError::TooLarge(text.unwrap_or_default()));
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
    pub fn pour(&mut self, pieces: &[FlowBlock]) -> Result<(), PrintError> {
        let full = self.area.h - self.running.height;
        let first = self.room();
        let too_large = |pieces: &[FlowBlock]| {
            let tallest = pieces.iter().max_by(|one, other| {
                let heights = [one, other].map(|piece| piece.inner.height);
                heights[0].total_cmp(&heights[1])
            });
            let text = tallest.and_then(|piece| piece.inner.first_text());
            PrintError::TooLarge(text.unwrap_or_default())
        };
        let mut pages = share_out(pieces.to_vec(), Room { first, full });
        if pages.is_none() && !self.is_fresh() {
            // Not even one fits under what is there.
            self.new_page();
            pages = share_out(pieces.to_vec(), Room { first: full, full });
        }
        let pages = pages.ok_or_else(|| too_large(pieces))?;
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

    pub fn space(&mut self, height: f32) {
        if !self.is_fresh() {
            self.y += height;
        }
    }

    pub fn new_page(&mut self) {
        self.pages.push(Page::default());
        let (top, running) = (self.area.y, self.running.clone());
        if !running.items.is_empty() {
            self.draw(running, top);
        }
        self.y = self.top();
    }

    pub fn into_pages(self) -> Vec<Page> {
        self.pages
    }

    /// The pages with their footers, and what the function says of page and number of pages on the
    /// right.
    pub fn finish(
        mut self,
        footer: &Footer,
        right: impl Fn(usize, usize) -> String,
    ) -> Result<Vec<Page>, PrintError> {
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
