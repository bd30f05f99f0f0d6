//! Pieces of a sheet, and how they share out over its pages: as few pages as possible, none of them
//! half empty, and nothing alone where it does not belong.

use super::figures::Style;
use super::layout::{Block, real};
use super::plan::{Frame, Item, Stroke};
use super::row::TableRow;

/// The room before a piece, in millimetres.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Gap {
    /// At least.
    pub least: f32,
    /// Where there is room for it.
    pub wanted: f32,
    /// Where a page would stay empty otherwise.
    pub most: f32,
}

impl Gap {
    /// Between things in frames.
    pub const FRAMES: Gap = Gap {
        least: 2.5,
        wanted: 4.0,
        most: 12.0,
    };
    /// Between the answers of a key, which have no lines that could fill a page.
    pub const ANSWERS: Gap = Gap {
        least: 2.5,
        wanted: 4.0,
        most: 24.0,
    };
    /// Before a table.
    pub const TABLE: Gap = Gap {
        least: 0.0,
        wanted: 2.0,
        most: 10.0,
    };
    /// Between short exercises.
    pub const ROWS: Gap = Gap {
        least: 1.5,
        wanted: 4.0,
        most: 9.0,
    };
}

/// Lines for writing at the foot of a piece: where a page has room there are more of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Writing {
    /// Where they begin.
    pub x: f32,
    /// How long they are.
    pub width: f32,
    /// From one to the next.
    pub leading: f32,
}

/// Something that is never split over two pages.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Piece {
    /// What is in it, within the frame if there is one.
    pub inner: Block,
    /// The width of its frame and the padding inside.
    pub frame: Option<(f32, f32)>,
    /// A sentence that goes with it, over the frame.
    pub over: Option<Block>,
    /// The head of the table that it is a row of: drawn over the first row of a page.
    pub table: Option<Block>,
    /// Something beside it, from this place on.
    pub aside: Option<(f32, Block)>,
    /// The row of a table that it is made from: where a page has room it is higher.
    pub row: Option<TableRow>,
    /// Lines for writing.
    pub writing: Option<Writing>,
    /// The room before it.
    pub gap: Gap,
}

impl From<Block> for Piece {
    fn from(inner: Block) -> Piece {
        Piece {
            inner,
            ..Piece::default()
        }
    }
}

impl From<TableRow> for Piece {
    fn from(row: TableRow) -> Piece {
        Piece {
            inner: row.block(0.0),
            row: Some(row),
            ..Piece::default()
        }
    }
}

/// What is added to a piece because its page has room.
#[derive(Clone, Copy, Default)]
struct Growth {
    /// Lines for writing.
    lines: usize,
    /// Height of the row.
    height: f32,
}

impl Piece {
    /// The most height that is added to a row.
    const MOST_HEIGHT: f32 = 7.0;

    fn most_height(&self) -> f32 {
        self.row.as_ref().map_or(0.0, |_| Piece::MOST_HEIGHT)
    }

    /// The most lines that are added to a piece.
    const MOST_LINES: usize = 5;

    /// With so much room before it.
    #[must_use]
    pub fn after(self, gap: Gap) -> Piece {
        Piece { gap, ..self }
    }

    /// Its least height. `heads` says whether the head of its table is drawn.
    fn height(&self, heads: bool) -> f32 {
        let head = self.table.as_ref().filter(|_| heads);
        let over = self.over.as_ref().map_or(0.0, |over| over.height + 1.5);
        let frame = self.frame.map_or(0.0, |(_, pad)| 2.0 * pad);
        self.inner.height + head.map_or(0.0, |head| head.height) + over + frame
    }

    fn most_lines(&self) -> usize {
        self.writing.map_or(0, |_| Piece::MOST_LINES)
    }

    /// As a block.
    fn set(self, growth: Growth, heads: bool) -> Block {
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

/// A frame with rounded corners around something.
pub fn framed(inner: Block, width: f32, pad: f32) -> Block {
    let height = inner.height + 2.0 * pad;
    let frame = Item::Rect {
        frame: Frame::new(0.0, 0.0, width, height),
        radius: 2.5,
        border: 0.35,
        stroke: Stroke::Solid,
        fill: None,
    };
    let mut block = Block {
        height,
        items: vec![frame],
    };
    block.put(pad, pad, inner);
    block.height = height;
    block
}

/// The room on the pages.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// What is left on the first.
    pub first: f32,
    /// What every other has.
    pub full: f32,
}

/// A block, and how far it stays away from the one before it.
pub type Spaced = (f32, Block);

/// The blocks of every page; none if a piece is higher than its page.
pub fn share_out(pieces: Vec<Piece>, room: Room) -> Option<Vec<Vec<Spaced>>> {
    let ends = Breaks::of(&pieces, room)?;
    let count = ends.len();
    let mut pieces = pieces.into_iter();
    let mut from = 0;
    let pages = ends.into_iter().zip(0..).map(|(to, index)| {
        let page: Vec<Piece> = pieces.by_ref().take(to - from).collect();
        from = to;
        let room = if index == 0 { room.first } else { room.full };
        spread(page, room, index + 1 == count, index == 0)
    });
    Some(pages.collect())
}

/// How a piece stands on its page: whether the head of its table is drawn over it, and the room
/// before it.
type OnPage = (bool, Gap);

/// How the pieces of a page stand on it. `under` says whether there is something above the first.
fn standings(page: &[Piece], under: bool) -> Vec<OnPage> {
    let mut goes_on = false;
    let standings = page.iter().enumerate().map(|(index, piece)| {
        let heads = !(goes_on && piece.table.is_some());
        goes_on = piece.table.is_some();
        // Rows of a table touch each other, and at the top of a page there is nothing to keep away
        // from.
        let apart = heads && (index > 0 || under);
        (heads, if apart { piece.gap } else { Gap::default() })
    });
    standings.collect()
}

/// The pieces of a page, with what is left of it shared out: first as lines for writing, then as
/// room between them. The last page stays as it is wanted.
fn spread(pieces: Vec<Piece>, room: f32, last: bool, under: bool) -> Vec<Spaced> {
    let standings = standings(&pieces, under);
    let sum = |pick: fn(Gap) -> f32| -> f32 { standings.iter().map(|(_, gap)| pick(*gap)).sum() };
    let heights = pieces.iter().zip(&standings);
    let heights: f32 = heights
        .map(|(piece, (heads, _))| piece.height(*heads))
        .sum();
    let mut left = room - heights - sum(|gap| gap.least);
    let wanted = sum(|gap| gap.wanted - gap.least);
    let mut lines = vec![0_usize; pieces.len()];
    for _ in 0..if last { 1 } else { Piece::MOST_LINES } {
        for (piece, lines) in pieces.iter().zip(&mut lines) {
            let Some(writing) = piece.writing else {
                continue;
            };
            if left - wanted >= writing.leading {
                left -= writing.leading;
                *lines += 1;
            }
        }
    }
    let target: fn(Gap) -> f32 = if last {
        |gap| gap.wanted
    } else {
        |gap| gap.most
    };
    let rows = |piece: &Piece| if last { 0.0 } else { piece.most_height() };
    let wish = sum(target) - sum(|gap| gap.least) + pieces.iter().map(rows).sum::<f32>();
    let share = if wish > 0.0 {
        (left / wish).clamp(0.0, 1.0)
    } else {
        0.0
    };
    let pieces = pieces.into_iter().zip(lines).zip(standings);
    let spaced = pieces.map(|((piece, lines), (heads, gap))| {
        let before = gap.least + share * (target(gap) - gap.least);
        let height = share * rows(&piece);
        (before, piece.set(Growth { lines, height }, heads))
    });
    spaced.collect()
}

/// Where pages end: the cheapest of all ways to break the pieces into pages.
struct Breaks<'a> {
    pieces: &'a [Piece],
    room: Room,
}

impl Breaks<'_> {
    /// One more page costs more than any page that could look better.
    const PAGE: f32 = 1.0;
    /// A page that is more than this empty is as bad as many.
    const EMPTY: f32 = 0.4;

    /// The ends of the pages; none if a piece is higher than its page.
    fn of(pieces: &[Piece], room: Room) -> Option<Vec<usize>> {
        let breaks = Breaks { pieces, room };
        let count = pieces.len();
        // For every number of pieces: what it costs to end a page there, and where that one began.
        let mut best: Vec<Option<(f32, usize)>> = vec![Some((0.0, 0))];
        for to in 1..=count {
            let starts = best.iter().enumerate();
            let ways = starts.filter_map(|(from, before)| {
                let (before, _) = (*before)?;
                Some((before + breaks.cost(from, to)?, from))
            });
            best.push(ways.min_by(|one, other| one.0.total_cmp(&other.0)));
        }
        let mut ends = Vec::new();
        let mut to = count;
        while to > 0 {
            ends.push(to);
            to = best.get(to).copied().flatten()?.1;
        }
        ends.reverse();
        Some(ends)
    }

    /// What a page with these pieces costs; nothing if they do not fit.
    fn cost(&self, from: usize, to: usize) -> Option<f32> {
        let page = self.pieces.get(from..to)?;
        let room = if from == 0 {
            self.room.first
        } else {
            self.room.full
        };
        let mut height = 0.0;
        let mut most = 0.0;
        for (piece, (heads, gap)) in page.iter().zip(standings(page, from == 0)) {
            height += gap.least + piece.height(heads);
            let lines = piece.writing.map_or(0.0, |writing| writing.leading);
            most += gap.most - gap.least + piece.most_height();
            most += lines * real(piece.most_lines());
        }
        if height > room + 0.01 {
            return None;
        }
        let blank = (room - height) / self.room.full;
        let mut cost = Breaks::PAGE + self.orphans(from, to);
        if to < self.pieces.len() {
            let stretched = blank - most / self.room.full;
            cost += blank * blank * 4.0;
            cost += if stretched > Breaks::EMPTY { 50.0 } else { 0.0 };
        } else if 1.0 - blank < 0.15 {
            cost += 0.5;
        }
        Some(cost)
    }

    /// Rows of a table that stand alone at the foot or at the top of a page.
    fn orphans(&self, from: usize, to: usize) -> f32 {
        let row = |at: usize| {
            self.pieces
                .get(at)
                .is_some_and(|piece| piece.table.is_some())
        };
        let alone_below =
            row(to) && to > 0 && row(to - 1) && (to < 2 || !row(to - 2) || to - 1 == from);
        let alone_above = from > 0 && row(from) && row(from - 1) && !row(from + 1);
        [alone_below, alone_above]
            .into_iter()
            .filter(|alone| *alone)
            .map(|_| 0.7)
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(height: f32) -> Piece {
        Piece::from(Block {
            height,
            items: Vec::new(),
        })
    }

    fn row() -> Piece {
        Piece {
            table: Some(Block {
                height: 5.0,
                items: Vec::new(),
            }),
            ..piece(10.0)
        }
    }

    const ROOM: Room = Room {
        first: 80.0,
        full: 100.0,
    };

    fn ends(pieces: &[Piece]) -> Option<Vec<usize>> {
        Breaks::of(pieces, ROOM)
    }

    #[test]
    fn pages_are_as_few_and_as_full_as_can_be() {
        assert_eq!(ends(&vec![piece(40.0); 4]), Some(vec![2, 4]));
        assert_eq!(ends(&vec![piece(50.0); 3]), Some(vec![1, 3]));
        assert_eq!(ends(&[piece(120.0)]), None, "higher than a page");
        assert_eq!(ends(&[]), Some(vec![]));
    }

    #[test]
    fn no_row_stands_alone() {
        // Seven rows and a head fill the first page but for one: that one takes another along.
        let pages = ends(&vec![row(); 8]).unwrap();
        assert_eq!(pages, [6, 8]);
    }

    #[test]
    fn lines_and_gaps_fill_a_page_that_is_not_the_last() {
        let writing = Writing {
            x: 0.0,
            width: 50.0,
            leading: 9.0,
        };
        let tall = Piece {
            writing: Some(writing),
            gap: Gap::FRAMES,
            ..piece(50.0)
        };
        let pages = share_out(vec![tall.clone(), tall], ROOM).unwrap();
        let heights: Vec<f32> = pages.iter().map(|page| page[0].1.height).collect();
        assert_eq!(heights, [68.0, 59.0], "two lines more, and one on the last");
    }

    #[test]
    fn the_head_of_a_table_stands_once_on_every_page() {
        let pages = share_out(vec![row(); 10], ROOM).unwrap();
        for page in pages {
            let heights: Vec<f32> = page.iter().map(|(_, block)| block.height).collect();
            assert_eq!(heights[0], 15.0);
            assert!(heights[1..].iter().all(|height| *height == 10.0));
        }
    }
}
