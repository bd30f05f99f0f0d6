//! Ruled tables to write in: a head over each column, and empty rows.

use crate::sheets::errors::PrintError;
use crate::sheets::figures::Style;
use crate::sheets::flow::Flow;
use crate::sheets::font::Weight;
use crate::sheets::layout::{Block, Type, real};
use crate::sheets::plan::Frame;

pub(super) struct Column {
    pub width: f32,
    pub head: Vec<String>,
}

pub(super) struct BlankTable {
    pub columns: Vec<Column>,
    /// The size of the heads in points, where they fit.
    pub points: f32,
    pub rows: usize,
    pub least: f32,
    /// The height that is comfortable: more does not help.
    pub comfortable: f32,
}

impl BlankTable {
    /// Draws it on one page where that is possible; else its head stands on every page.
    pub(super) fn draw(&self, flow: &mut Flow) -> Result<(), PrintError> {
        let head = self.head()?;
        let fitting = (flow.room() - head.height) / real(self.rows);
        let height = if fitting < self.least {
            self.comfortable
        } else {
            fitting.min(self.comfortable) - 0.01
        };
        for row in 0..self.rows {
            let mut block = Block::default();
            if row == 0 || !flow.fits(height) {
                block = head.clone();
            }
            let y = block.height;
            block.put(0.0, y, self.row(height));
            flow.add(block)?;
        }
        Ok(())
    }

    fn head(&self) -> Result<Block, PrintError> {
        const PAD: f32 = 0.8;
        const LEAST: f32 = 8.0;
        let mut set = Type::new(self.points, Weight::Bold);
        let lines = loop {
            let broken = self.columns.iter().map(|column| {
                let wide = column.width - 2.0 * PAD;
                let lines = column.head.iter().map(|text| set.broken(text, wide));
                let lines: Result<Vec<_>, PrintError> = lines.collect();
                Ok(lines?.concat())
            });
            match broken.collect::<Result<Vec<Vec<String>>, PrintError>>() {
                Err(PrintError::TooLarge(_)) if set.size > LEAST => set.size -= 0.25,
                done => break done?,
            }
        };
        // The lines of a head belong together.
        let leading = set.leading() * 0.8;
        let most = lines.iter().map(Vec::len).max().unwrap_or(1);
        let height = leading * real(most) + 3.0;
        let mut block = Block { height, items: Vec::new() };
        let mut x = 0.0;
        for (column, lines) in self.columns.iter().zip(lines) {
            let cell = Frame::new(x, 0.0, column.width, height);
            block.draw(Style::cell_at(cell, Some(0.93)));
            let top = (height - leading * real(lines.len())) / 2.0;
            for (index, line) in lines.iter().enumerate() {
                let y = top + leading * real(index);
                let frame = Frame::new(x, y, column.width, leading);
                block.draw(set.centred(frame, line)?);
            }
            x += column.width;
        }
        Ok(block)
    }

    fn row(&self, height: f32) -> Block {
        let mut block = Block { height, items: Vec::new() };
        let mut x = 0.0;
        for column in &self.columns {
            let cell = Frame::new(x, 0.0, column.width, height);
            block.draw(Style::cell_at(cell, None));
            x += column.width;
        }
        block
    }
}
