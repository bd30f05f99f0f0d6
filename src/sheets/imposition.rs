//! Sheets smaller than a page: several of them on one page, with lines to cut along.

use serde::{Deserialize, Serialize};

use super::document::SheetComposer;
use super::errors::PrintError;
use super::layout::{Block, real};
use super::plan::{Frame, Item, Page, Stroke};
use super::sheet::Sheet;
use saute_dix_engine::listed;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    #[default]
    Page,
    Ticket,
    Strip,
    Half,
}

listed! {
    /// How many exit tickets share a page, where they are not too large for it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum PerPage {
        #[default]
        Two = "two",
        Four = "four",
    }
}

impl PerPage {
    pub fn format(self) -> Format {
        match self {
            PerPage::Two => Format::Half,
            PerPage::Four => Format::Ticket,
        }
    }
}

const EDGE: f32 = 10.0;
const CUT: f32 = 4.0;

type Cells = (usize, usize);

impl Format {
    /// The ways to share out a page, the most sheets first.
    fn grids(self) -> &'static [Cells] {
        match self {
            Format::Page => &[],
            Format::Ticket => &[(2, 2), (1, 2), (1, 1)],
            Format::Half => &[(1, 2), (1, 1)],
            Format::Strip => &[(1, 6), (1, 5), (1, 4), (1, 3), (1, 2), (1, 1)],
        }
    }
}

/// Small sheets on their pages: as many on each as the largest of them allows.
#[derive(Clone, PartialEq, Debug)]
pub struct Imposition {
    grids: &'static [Cells],
    paper: (f32, f32),
    cells: Vec<Block>,
    /// With each of the sheets once.
    pub pages: Vec<Page>,
}

impl Imposition {
    pub fn new(format: Format, paper: (f32, f32)) -> Option<Imposition> {
        let grids = format.grids();
        (!grids.is_empty()).then(|| Imposition {
            grids,
            paper,
            cells: Vec::new(),
            pages: Vec::new(),
        })
    }

    /// Adds a sheet to those before it. If it is larger than they are, all of them get more room.
    pub fn add(&mut self, composer: &SheetComposer, sheets: &[Sheet]) -> Result<(), PrintError> {
        while let Some(grid) = self.grids.first() {
            let size = self.inner_size(*grid);
            let waiting = sheets.iter().skip(self.cells.len());
            let laid: Result<Vec<Block>, PrintError> =
                waiting.map(|sheet| composer.cell(sheet, size)).collect();
            match laid {
                Ok(cells) => {
                    self.cells.extend(cells);
                    self.pages = self.printed(self.cells.len());
                    return Ok(());
                }
                Err(PrintError::TooLarge(_)) if self.grids.len() > 1 => {
                    self.grids = self.grids.get(1..).unwrap_or_default();
                    self.cells.clear();
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    pub fn per_page(&self) -> usize {
        self.grids.first().map_or(1, |(columns, rows)| columns * rows)
    }

    /// The pages with so many of them, one after the other and from the first again.
    pub fn printed(&self, count: usize) -> Vec<Page> {
        let cells: Vec<&Block> = self.cells.iter().cycle().take(count).collect();
        let pages = cells.chunks(self.per_page().max(1));
        pages.map(|cells| self.page(cells)).collect()
    }

    fn cell_size(&self, (columns, rows): Cells) -> (f32, f32) {
        let (width, height) = self.paper;
        let size = |length: f32, count: usize| (length - 2.0 * EDGE) / real(count);
        (size(width, columns), size(height, rows))
    }

    fn inner_size(&self, grid: Cells) -> (f32, f32) {
        let (w, h) = self.cell_size(grid);
        (w - 2.0 * CUT, h - 2.0 * CUT)
    }

    fn page(&self, cells: &[&Block]) -> Page {
        let grid = self.grids.first().copied().unwrap_or((1, 1));
        let (w, h) = self.cell_size(grid);
        let mut page = Page::default();
        for (index, cell) in cells.iter().enumerate() {
            let (column, row) = (index % grid.0, index / grid.0);
            let x = EDGE + w * real(column) + CUT;
            let y = EDGE + h * real(row) + CUT;
            let moved = cell.items.iter().cloned();
            page.items.extend(moved.map(|item| item.moved(x, y)));
            page.blocks.push(Frame::new(x, y, w - 2.0 * CUT, h - 2.0 * CUT));
        }
        let (width, height) = self.paper;
        let cut = |from: (f32, f32), to: (f32, f32)| Item::Line {
            from,
            to,
            width: 0.2,
            stroke: Stroke::Dashed,
        };
        for column in 1..grid.0 {
            let x = EDGE + w * real(column);
            page.items.push(cut((x, EDGE), (x, height - EDGE)));
        }
        for row in 1..grid.1 {
            let y = EDGE + h * real(row);
            page.items.push(cut((EDGE, y), (width - EDGE, y)));
        }
        page
    }
}
