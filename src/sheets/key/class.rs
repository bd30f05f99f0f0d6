//! The class key: one row a sheet, so that a pile of different sheets is marked from one page.

use crate::sheets::errors::PrintError;
use crate::sheets::figures::Style;
use crate::sheets::flow_block::FlowBlock;
use crate::sheets::font::Weight;
use crate::sheets::layout::{Block, Type, real};
use crate::sheets::plan::Frame;

#[derive(Clone, PartialEq, Debug)]
pub struct ClassColumn {
    pub head: String,
    pub cells: Vec<String>,
}

const SIZES: [f32; 5] = [11.0, 10.0, 9.0, 8.0, 7.0];
/// Room on either side of a text, and between it and the lines.
const PAD: (f32, f32) = (1.2, 0.6);

impl Style<'_> {
    /// The rows of the class key, in the largest letters with which they are no higher than this
    /// in all; in the smallest if there are none.
    pub fn class_rows(
        columns: &[ClassColumn],
        width: f32,
        most: f32,
    ) -> Result<Vec<FlowBlock>, PrintError> {
        let mut set = Err(PrintError::TooLarge(String::new()));
        for size in SIZES {
            set = rows(columns, width, size);
            if let Ok(rows) = &set
                && rows.iter().map(|row| row.inner.height).sum::<f32>() <= most
            {
                break;
            }
        }
        set
    }
}

fn rows(columns: &[ClassColumn], width: f32, size: f32) -> Result<Vec<FlowBlock>, PrintError> {
    let (body, bold) = (Type::new(size, Weight::Regular), Type::new(size, Weight::Bold));
    let widths = widths(columns, width, body)?;
    let heads: Vec<&str> = columns.iter().map(|column| column.head.as_str()).collect();
    let head = row(&heads, &widths, &[bold], Some(0.93))?;
    let count = columns.iter().map(|column| column.cells.len()).max();
    let rows = (0..count.unwrap_or(0)).map(|index| {
        let cells = columns.iter().map(|column| column.cells.get(index));
        let cells: Vec<&str> = cells.map(|cell| cell.map_or("", String::as_str)).collect();
        // Every other row is grey, so that the eye stays in it.
        let fill = (index % 2 == 1).then_some(0.96);
        Ok(FlowBlock {
            table: Some(head.clone()),
            ..FlowBlock::from(row(&cells, &widths, &[bold, body], fill)?)
        })
    });
    rows.collect()
}

/// The width of every column: as wide as its longest text, or less where texts have to be broken.
fn widths(columns: &[ClassColumn], width: f32, set: Type) -> Result<Vec<f32>, PrintError> {
    let mut wide = Vec::new();
    let mut narrow = Vec::new();
    for column in columns {
        let (mut whole, mut word): (f32, f32) = (0.0, 0.0);
        for text in column.cells.iter().chain([&column.head]) {
            // The heavier letters of the first column and of the head are a little wider.
            whole = whole.max(set.width(text)? * 1.06);
            for part in text.split(' ') {
                word = word.max(set.width(part)? * 1.06);
            }
        }
        wide.push(whole + 2.0 * PAD.0);
        narrow.push(word + 2.0 * PAD.0);
    }
    let (most, least): (f32, f32) = (wide.iter().sum(), narrow.iter().sum());
    if least > width {
        let longest = columns.iter().map(|column| column.head.clone());
        return Err(PrintError::TooLarge(longest.collect::<Vec<_>>().join(" ")));
    }
    let share = if most > least { ((width - least) / (most - least)).min(1.0) } else { 1.0 };
    let left = (width - most).max(0.0) / real(columns.len().max(1));
    let widths = wide.iter().zip(&narrow);
    Ok(widths.map(|(wide, narrow)| narrow + share * (wide - narrow) + left).collect())
}

/// One row: the first cell in the first type, the others in the last.
fn row(
    cells: &[&str],
    widths: &[f32],
    types: &[Type],
    fill: Option<f32>,
) -> Result<Block, PrintError> {
    let mut texts = Vec::new();
    for (index, (cell, width)) in cells.iter().zip(widths).enumerate() {
        let set = types.get(index).or(types.last()).copied();
        let Some(set) = set else { continue };
        texts.push(set.tight_paragraph(cell, width - 2.0 * PAD.0 + 0.05)?);
    }
    let height = texts.iter().map(|text| text.height).fold(0.0, f32::max) + 2.0 * PAD.1;
    let mut block = Block { height, items: Vec::new() };
    let mut x = 0.0;
    for (text, width) in texts.into_iter().zip(widths) {
        block.draw(Style::cell_at(Frame::new(x, 0.0, *width, height), fill));
        let down = (height - text.height) / 2.0;
        block.put(x + PAD.0, down, text);
        x += width;
    }
    block.height = height;
    Ok(block)
}
