//! Blocks that flow over the pages of a sheet: what is never split, and how much it may grow where its page has room.

use super::figures::Style;
use super::layout::Block;
use super::plan::{Frame, Item, Stroke};
use super::row::TableRow;

/// The room before a block, in millimetres.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Spacing {
    pub min: f32,
    pub preferred: f32,
    /// Where a page would stay empty otherwise.
    pub max: f32,
}

impl Spacing {
    pub const FRAMES: Spacing = Spacing { min: 2.5, preferred: 4.0, max: 12.0 };
    /// Between the answers of a key, which have no lines that could fill a page.
    pub const ANSWERS: Spacing = Spacing { min: 2.5, preferred: 4.0, max: 24.0 };
    pub const TABLE: Spacing = Spacing { min: 0.0, preferred: 2.0, max: 10.0 };
    pub const ROWS: Spacing = Spacing { min: 1.5, preferred: 4.0, max: 9.0 };
}

/// Lines for writing at the foot of a block: where a page has room there are more of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Writing {
    pub x: f32,
    pub width: f32,
    pub leading: f32,
}

/// Something that is never split over two pages.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FlowBlock {
    pub inner: Block,
    pub frame: Option<(f32, f32)>,
    pub over: Option<Block>,
    /// The head of the table that it is a row of: drawn over the first row of a page.
    pub table: Option<Block>,
    pub aside: Option<(f32, Block)>,
    /// The row of a table that it is made from: where a page has room it is higher.
    pub row: Option<TableRow>,
    pub writing: Option<Writing>,
    pub spacing: Spacing,
}

impl From<Block> for FlowBlock {
    fn from(inner: Block) -> FlowBlock {
        FlowBlock { inner, ..FlowBlock::default() }
    }
}

impl From<TableRow> for FlowBlock {
    fn from(row: TableRow) -> FlowBlock {
        FlowBlock { inner: row.block(0.0), row: Some(row), ..FlowBlock::default() }
    }
}

/// What is added to a block because its page has room.
#[derive(Clone, Copy, Default)]
pub struct Growth {
    pub lines: usize,
    pub height: f32,
}

impl FlowBlock {
    const MOST_HEIGHT: f32 = 7.0;

    pub fn most_height(&self) -> f32 {
        self.row.as_ref().map_or(0.0, |_| FlowBlock::MOST_HEIGHT)
    }

    /// The most lines that are added to a block.
    pub const MOST_LINES: usize = 5;

    #[must_use]
    pub fn after(self, spacing: Spacing) -> FlowBlock {
        FlowBlock { spacing, ..self }
    }

    /// Its least height. `heads` says whether the head of its table is drawn.
    pub fn height(&self, heads: bool) -> f32 {
        let head = self.table.as_ref().filter(|_| heads);
        let over = self.over.as_ref().map_or(0.0, |over| over.height + 1.5);
        let frame = self.frame.map_or(0.0, |(_, pad)| 2.0 * pad);
        self.inner.height + head.map_or(0.0, |head| head.height) + over + frame
    }

    /// How many lines may be added to it.
    pub fn most_lines(&self) -> usize {
        self.writing.map_or(0, |_| FlowBlock::MOST_LINES)
    }

    pub fn set(self, growth: Growth, heads: bool) -> Block {
        let mut inner = match &self.row {
            Some(row) if growth.height > 0.0 => row.block(growth.height),
            _ => self.inner,
        };
        for _ in 0..growth.lines {
            let Some(writing) = self.writing else { break };
            inner.height += writing.leading;
            let y = inner.height - 1.5;
            inner.draw(Style::dotted(writing.x, y, writing.width));
        }
        let framed = match self.frame {
            Some((width, pad)) => framed(inner, width, pad),
            None => inner,
        };
        let mut block = self.table.filter(|_| heads).unwrap_or_default();
        if let Some(over) = self.over {
            let y = block.height;
            block.put(0.0, y, over);
            block.height += 1.5;
        }
        let y = block.height;
        block.put(0.0, y, framed);
        if let Some((x, aside)) = self.aside {
            let down = ((block.height - y - aside.height) / 2.0).max(0.0);
            block.put(x, y + down, aside);
        }
        block
    }
}

pub fn framed(inner: Block, width: f32, pad: f32) -> Block {
    let height = inner.height + 2.0 * pad;
    let frame = Item::Rect {
        frame: Frame::new(0.0, 0.0, width, height),
        radius: 2.5,
        border: 0.35,
        stroke: Stroke::Solid,
        fill: None,
    };
    let mut block = Block { height, items: vec![frame] };
    block.put(pad, pad, inner);
    block.height = height;
    block
}
