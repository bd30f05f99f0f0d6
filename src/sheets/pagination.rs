//! How pieces share out over pages: as few pages as possible, none of them half empty, and nothing
//! alone where it does not belong.

use super::flow_block::{FlowBlock, Growth, Spacing};
use super::layout::{Block, real};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    pub first: f32,
    pub full: f32,
}

/// A block, and how far it stays away from the one before it.
pub type Spaced = (f32, Block);

pub fn share_out(pieces: Vec<FlowBlock>, room: Room) -> Option<Vec<Vec<Spaced>>> {
    let ends = Breaks::of(&pieces, room)?;
    let count = ends.len();
    let mut pieces = pieces.into_iter();
    let mut from = 0;
    let pages = ends.into_iter().zip(0..).map(|(to, index)| {
        let page: Vec<FlowBlock> = pieces.by_ref().take(to - from).collect();
        from = to;
        let here = if index == 0 { room.first } else { room.full };
        spread(page, (here, room.full), index + 1 == count, index == 0)
    });
    Some(pages.collect())
}

/// How a piece stands on its page: whether the head of its table is drawn over it, and the room
/// before it.
type OnPage = (bool, Spacing);

/// How the pieces of a page stand on it. `under` says whether there is something above the first.
fn standings(page: &[FlowBlock], under: bool) -> Vec<OnPage> {
    let mut goes_on = false;
    let standings = page.iter().enumerate().map(|(index, piece)| {
        let heads = !(goes_on && piece.table.is_some());
        goes_on = piece.table.is_some();
        // Rows of a table touch each other, and at the top of a page there is nothing to keep away
        // from.
        let apart = heads && (index > 0 || under);
        (heads, if apart { piece.spacing } else { Spacing::default() })
    });
    standings.collect()
}

struct Spread {
    standings: Vec<OnPage>,
    growths: Vec<Growth>,
    left: f32,
}

impl Spread {
    /// More lines for writing than these look like a punishment.
    const COMFORT: usize = 2;
    const EMPTY: f32 = 0.38;

    fn new(pieces: &[FlowBlock], room: f32, under: bool) -> Spread {
        let standings = standings(pieces, under);
        let heights = pieces.iter().zip(&standings);
        let heights =
            heights.map(|(piece, (heads, spacing))| piece.height(*heads) + spacing.preferred);
        let mut spread = Spread {
            left: room - heights.sum::<f32>(),
            growths: vec![Growth::default(); pieces.len()],
            standings,
        };
        spread.tighten();
        spread
    }

    /// Where the page is too full for the gaps that are wanted, they are smaller.
    fn tighten(&mut self) {
        let give: f32 =
            self.standings.iter().map(|(_, spacing)| spacing.preferred - spacing.min).sum();
        let short = (-self.left).clamp(0.0, give);
        self.left += short;
        let share = if give > 0.0 { short / give } else { 0.0 };
        for (_, spacing) in &mut self.standings {
            spacing.preferred -= share * (spacing.preferred - spacing.min);
        }
    }

    /// Adds lines for writing while there are fewer than so many more, and while more than this is
    /// left.
    fn write(&mut self, pieces: &[FlowBlock], most: usize, spare: f32) {
        for _ in 0..most {
            for (piece, growth) in pieces.iter().zip(&mut self.growths) {
                let Some(writing) = piece.writing else {
                    continue;
                };
                if growth.lines < most && self.left > spare && self.left >= writing.leading {
                    self.left -= writing.leading;
                    growth.lines += 1;
                }
            }
        }
    }

    /// Widens gaps and rows until no more than this is left, as far as they go.
    fn widen(&mut self, pieces: &[FlowBlock], spare: f32) {
        let gaps = self.standings.iter().map(|(_, spacing)| spacing.max - spacing.preferred);
        let rows = pieces.iter().map(FlowBlock::most_height);
        let most: f32 = gaps.chain(rows).sum();
        let wish = (self.left - spare).clamp(0.0, most);
        let share = if most > 0.0 { wish / most } else { 0.0 };
        self.left -= wish;
        for (_, spacing) in &mut self.standings {
            spacing.preferred += share * (spacing.max - spacing.preferred);
        }
        for (piece, growth) in pieces.iter().zip(&mut self.growths) {
            growth.height += share * piece.most_height();
        }
    }
}

/// The pieces of a page, with what is left of it shared out: lines for writing as far as they are
/// welcome; and where a page other than the last would still be half empty, more of them, and more
/// room between the pieces.
fn spread(
    pieces: Vec<FlowBlock>,
    (room, full): (f32, f32),
    last: bool,
    under: bool,
) -> Vec<Spaced> {
    let mut spread = Spread::new(&pieces, room, under);
    if last {
        spread.write(&pieces, 1, 0.0);
    } else {
        let spare = Spread::EMPTY * full;
        spread.write(&pieces, Spread::COMFORT, 0.0);
        spread.write(&pieces, FlowBlock::MOST_LINES, spare);
        spread.widen(&pieces, spare);
    }
    let grown = spread.standings.into_iter().zip(spread.growths);
    let spaced = pieces.into_iter().zip(grown);
    spaced
        .map(|(piece, ((heads, spacing), growth))| (spacing.preferred, piece.set(growth, heads)))
        .collect()
}

/// Where pages end: the cheapest of all ways to break the pieces into pages.
struct Breaks<'a> {
    pieces: &'a [FlowBlock],
    room: Room,
}

impl Breaks<'_> {
    const PAGE: f32 = 1.0;
    const EMPTY: f32 = 0.4;

    fn of(pieces: &[FlowBlock], room: Room) -> Option<Vec<usize>> {
        let breaks = Breaks { pieces, room };
        let count = pieces.len();
        // For every number of pieces: what it costs to end a page there, and where that one began.
        let mut best: Vec<Option<(f32, usize)>> = vec![Some((0.0, 0))];
        for to in 1..=count {
            // From the nearest start on: once a page is too full, with more on it it is too.
            let mut cheapest: Option<(f32, usize)> = None;
            for from in (0..to).rev() {
                let Some(page) = breaks.cost(from, to) else {
                    break;
                };
                let before = best.get(from).copied().flatten();
                let Some((before, _)) = before else {
                    continue;
                };
                if cheapest.is_none_or(|(least, _)| before + page <= least) {
                    cheapest = Some((before + page, from));
                }
            }
            best.push(cheapest);
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

    fn cost(&self, from: usize, to: usize) -> Option<f32> {
        let page = self.pieces.get(from..to)?;
        let room = if from == 0 { self.room.first } else { self.room.full };
        let mut height = 0.0;
        let mut most = 0.0;
        for (piece, (heads, spacing)) in page.iter().zip(standings(page, from == 0)) {
            height += spacing.min + piece.height(heads);
            let lines = piece.writing.map_or(0.0, |writing| writing.leading);
            most += spacing.max - spacing.min + piece.most_height();
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
        let row = |at: usize| self.pieces.get(at).is_some_and(|piece| piece.table.is_some());
        let alone_below =
            row(to) && to > 0 && row(to - 1) && (to < 2 || !row(to - 2) || to - 1 == from);
        let alone_above = from > 0 && row(from) && row(from - 1) && !row(from + 1);
        [alone_below, alone_above].into_iter().filter(|alone| *alone).map(|_| 0.7).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheets::flow_block::Writing;

    fn piece(height: f32) -> FlowBlock {
        FlowBlock::from(Block { height, items: Vec::new() })
    }

    fn row() -> FlowBlock {
        FlowBlock { table: Some(Block { height: 5.0, items: Vec::new() }), ..piece(10.0) }
    }

    const ROOM: Room = Room { first: 80.0, full: 100.0 };

    fn ends(pieces: &[FlowBlock]) -> Option<Vec<usize>> {
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
        let writing = Writing { x: 0.0, width: 50.0, leading: 9.0 };
        let tall = FlowBlock { writing: Some(writing), spacing: Spacing::FRAMES, ..piece(50.0) };
        let pages = share_out(vec![tall.clone(), tall], ROOM).unwrap();
        let heights: Vec<f32> = pages.iter().map(|page| page[0].1.height).collect();
        assert_eq!(heights, [68.0, 59.0], "two lines more, and one on the last");
    }

    #[test]
    fn the_head_of_a_table_stands_once_on_every_page() {
        let pages = share_out(vec![row(); 10], ROOM).unwrap();
        for page in pages {
            let heights: Vec<f32> = page.iter().map(|(_, block)| block.height).collect();
            assert!((heights[0] - 15.0).abs() < 0.01);
            assert!(heights[1..].iter().all(|height| (height - 10.0).abs() < 0.01));
        }
    }
}
