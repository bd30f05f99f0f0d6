//! Rows of ruled tables.

use super::figures::Style;
use super::layout::Block;
use super::plan::Frame;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableRow {
    pub cells: Vec<(f32, Block)>,
    pub pad: f32,
    pub fill: Option<f32>,
}

impl TableRow {
    pub fn block(&self, extra: f32) -> Block {
        let inner = self.cells.iter().map(|(_, block)| block.height);
        let height = inner.fold(0.0, f32::max) + 2.0 * self.pad + extra;
        let mut row = Block { height, items: Vec::new() };
        let mut x = 0.0;
        for (width, block) in &self.cells {
            row.draw(Style::cell_at(Frame::new(x, 0.0, *width, height), self.fill));
            let down = (height - block.height) / 2.0;
            row.put(x, down, block.clone());
            x += width;
        }
        row.height = height;
        row
    }
}
