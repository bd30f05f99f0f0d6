//! How blocks share out over pages: as few pages as possible, none of them half empty, and nothing
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

pub fn share_out(blocks: Vec<FlowBlock>, room: Room) -> Option<Vec<Vec<Spaced>>> {
    let ends = Breaks::of(&blocks, room)?;
    let count = ends.len();
    let mut blocks = blocks.into_iter();
    let mut from = 0;
    let pages = ends.into_iter().zip(0..).map(|(to, index)| {
        let page: Vec<FlowBlock> = blocks.by_ref().take(to - from).collect();
        from = to;
        let here = if index == 0 { room.first } else { room.full };
        spread(page, (here, room.full), index + 1 == count, index == 0)
    });
    Some(pages.collect())
}

/// How a block stands on its page: whether the head of its table is drawn over it, and the room
/// before it.
type OnPage = (bool, Spacing);

/// How the blocks of a page stand on it. `under` says whether there is something above the first.
fn standings(page: &[FlowBlock], under: bool) -> Vec<OnPage> {
    let mut goes_on = false;
    let standings = page.iter().enumerate().map(|(index, block)| {
        let heads = !(goes_on && block.table.is_some());
        goes_on = block.table.is_some();
        // Rows of a table touch each other, and at the top of a page there is nothing to keep away
        // from.
        let apart = heads && (index > 0 || under);
        (heads, if apart { block.spacing } else { Spacing::default() })
    });
    standings.collect()
}

/// The blocks of a page, and how what is left of it is shared out among them.
struct PageFill {
    blocks: Vec<(FlowBlock, OnPage, Growth)>,
    left: f32,
}

impl PageFill {
    /// More lines for writing than these look like a punishment.
    const COMFORT: usize = 2;
    const EMPTY: f32 = 0.38;

    fn new(blocks: Vec<FlowBlock>, room: f32, under: bool) -> PageFill {
        let standings = standings(&blocks, under);
        let blocks: Vec<(FlowBlock, OnPage, Growth)> = blocks
            .into_iter()
            .zip(standings)
            .map(|(block, on_page)| (block, on_page, Growth::default()))
            .collect();
        let heights = blocks.iter();
        let heights =
            heights.map(|(block, (heads, room), _)| block.height(*heads) + room.preferred);
        let mut page = PageFill { left: room - heights.sum::<f32>(), blocks };
        page.tighten();
        page
    }

    fn spacings(&mut self) -> impl Iterator<Item = &mut Spacing> {
        self.blocks.iter_mut().map(|(_, (_, spacing), _)| spacing)
    }

    /// Where the page is too full for the spacing that is preferred, it is smaller.
    fn tighten(&mut self) {
        let give: f32 = self.spacings().map(|spacing| spacing.preferred - spacing.min).sum();
        let short = (-self.left).clamp(0.0, give);
        self.left += short;
        let share = if give > 0.0 { short / give } else { 0.0 };
        for spacing in self.spacings() {
            spacing.preferred -= share * (spacing.preferred - spacing.min);
        }
    }

    /// Adds lines for writing while there are fewer than so many more, and while more than this is
    /// left.
    fn write(&mut self, most: usize, spare: f32) {
        for _ in 0..most {
            for (block, _, growth) in &mut self.blocks {
                let Some(writing) = block.writing else {
                    continue;
                };
                if growth.lines < most && self.left > spare && self.left >= writing.leading {
                    self.left -= writing.leading;
                    growth.lines += 1;
                }
            }
        }
    }

    /// Widens spacings and rows until no more than this is left, as far as they go.
    fn widen(&mut self, spare: f32) {
        let spacings =
            self.blocks.iter().map(|(_, (_, spacing), _)| spacing.max - spacing.preferred);
        let rows = self.blocks.iter().map(|(block, ..)| block.most_height());
        let most: f32 = spacings.chain(rows).sum();
        let wish = (self.left - spare).clamp(0.0, most);
        let share = if most > 0.0 { wish / most } else { 0.0 };
        self.left -= wish;
        for (block, (_, spacing), growth) in &mut self.blocks {
            spacing.preferred += share * (spacing.max - spacing.preferred);
            growth.height += share * block.most_height();
        }
    }
}

/// The blocks of a page, with what is left of it shared out: lines for writing as far as they are
/// welcome; and where a page other than the last would still be half empty, more of them, and more
/// room between the blocks.
fn spread(
    blocks: Vec<FlowBlock>,
    (room, full): (f32, f32),
    last: bool,
    under: bool,
) -> Vec<Spaced> {
    let mut page = PageFill::new(blocks, room, under);
    if last {
        page.write(1, 0.0);
    } else {
        let spare = PageFill::EMPTY * full;
        page.write(PageFill::COMFORT, 0.0);
        page.write(FlowBlock::MOST_LINES, spare);
        page.widen(spare);
    }
    let blocks = page.blocks.into_iter();
    blocks
        .map(|(block, (heads, room), growth)| (room.preferred, block.set(growth, heads)))
        .collect()
}

/// Where pages end: the cheapest of all ways to break the blocks into pages.
struct Breaks<'a> {
    blocks: &'a [FlowBlock],
    room: Room,
}

impl Breaks<'_> {
    const PAGE: f32 = 1.0;
    const EMPTY: f32 = 0.4;

    fn of(blocks: &[FlowBlock], room: Room) -> Option<Vec<usize>> {
        let breaks = Breaks { blocks, room };
        let count = blocks.len();
        // For every number of blocks: what it costs to end a page there, and where that one began.
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
        let page = self.blocks.get(from..to)?;
        let room = if from == 0 { self.room.first } else { self.room.full };
        let mut height = 0.0;
        let mut most = 0.0;
        for (block, (heads, spacing)) in page.iter().zip(standings(page, from == 0)) {
            height += spacing.min + block.height(heads);
            let lines = block.writing.map_or(0.0, |writing| writing.leading);
            most += spacing.max - spacing.min + block.most_height();
            most += lines * real(block.most_lines());
        }
        if height > room + 0.01 {
            return None;
        }
        let blank = (room - height) / self.room.full;
        let mut cost = Breaks::PAGE + self.orphans(from, to);
        if to < self.blocks.len() {
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
        let row = |at: usize| self.blocks.get(at).is_some_and(|block| block.table.is_some());
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

    fn block(height: f32) -> FlowBlock {
        FlowBlock::from(Block { height, items: Vec::new() })
    }

    fn row() -> FlowBlock {
        FlowBlock { table: Some(Block { height: 5.0, items: Vec::new() }), ..block(10.0) }
    }

    const ROOM: Room = Room { first: 80.0, full: 100.0 };

    fn ends(blocks: &[FlowBlock]) -> Option<Vec<usize>> {
        Breaks::of(blocks, ROOM)
    }

    #[test]
    fn pages_are_as_few_and_as_full_as_can_be() {
        assert_eq!(ends(&vec![block(40.0); 4]), Some(vec![2, 4]));
        assert_eq!(ends(&vec![block(50.0); 3]), Some(vec![1, 3]));
        assert_eq!(ends(&[block(120.0)]), None, "higher than a page");
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
        let tall = FlowBlock { writing: Some(writing), spacing: Spacing::FRAMES, ..block(50.0) };
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
