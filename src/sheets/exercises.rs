//! Exercises laid out for pupils: framed puzzles and rows of drills.

use super::errors::PrintError;
use super::figures::Style;
use super::flow_block::{FlowBlock, Spacing, Writing};
use super::font::Weight;
use super::layout::{Block, Type, real};
use super::plan::{Frame, Item, Stroke};
use crate::puzzle::{
    BestQuestion, JumpQuestion, LegalQuestion, MistakeQuestion, Puzzle, Question, RoomQuestion,
};
use crate::rules::{Card, Pile, PileName, Position, Side};
use crate::text::Msg;

/// Beside a pile there must be at least so much room for the work; else it goes below.
const BESIDE: f32 = 78.0;
const HAND: f32 = 64.0;

impl Style<'_> {
    pub(super) fn pad(&self) -> f32 {
        self.mm(3.0)
    }

    pub(super) fn soft(&self) -> Type {
        Type { size: self.points * 0.9, weight: Weight::Regular, gray: 0.25 }
    }

    pub(super) fn under(&self, block: &mut Block, gap: f32, next: Block) {
        let y = block.height + self.mm(gap);
        block.put(0.0, y, next);
    }

    pub fn puzzle(
        &self,
        number: usize,
        puzzle: &Puzzle,
        helped: bool,
        width: f32,
    ) -> Result<FlowBlock, PrintError> {
        let inner = width - 2.0 * self.pad();
        let piece = match &puzzle.question {
            Question::Best(BestQuestion { position }) if position.table().only_pile().is_none() => {
                self.table_puzzle(number, position, inner)?
            }
            Question::Statement(_) => {
                self.body().paragraph(&self.voice.question(puzzle), inner)?.into()
            }
            Question::Best(_)
            | Question::Legal(_)
            | Question::Jump(_)
            | Question::Room(_)
            | Question::Mistake(_) => self.pile_puzzle(number, puzzle, helped, inner)?,
        };
        Ok(FlowBlock { frame: Some((width, self.pad())), spacing: Spacing::FRAMES, ..piece })
    }

    /// A pile, and the work beside it; where that would be too narrow, the work goes below.
    fn pile_puzzle(
        &self,
        number: usize,
        puzzle: &Puzzle,
        helped: bool,
        width: f32,
    ) -> Result<FlowBlock, PrintError> {
        let Some((_, pile)) = puzzle.question.piles().first().copied() else {
            return Ok(FlowBlock::default());
        };
        let head = format!("{number}\u{a0}·");
        let column = self.pile_width() + self.mm(5.0);
        let beside = width - column >= self.mm(BESIDE);
        let mut block;
        if beside {
            block = self.pile(&head, pile, self.bold(), (self.pile_width(), 19.0))?;
            let mut work = self.ask(puzzle, width - column)?;
            self.under(&mut work, 0.0, self.work(puzzle, width - column)?);
            block.put(column, 0.0, work);
        } else {
            let narrow = self.mm(22.0);
            block = self.pile(&head, pile, self.small_bold(), (narrow, 13.0))?;
            let x = narrow + self.mm(3.0);
            let mut beside = self.ask(puzzle, width - x)?;
            let below = match &puzzle.question {
                Question::Best(BestQuestion { position }) => {
                    self.under(&mut beside, 0.0, self.cards(position.hand(), width - x)?);
                    self.slots_and_why(position, width)?
                }
                _ => self.work(puzzle, width)?,
            };
            block.put(x, 0.0, beside);
            self.under(&mut block, 1.0, below);
        }
        let x = if beside { column } else { 0.0 };
        if helped && let Question::Best(BestQuestion { position }) = &puzzle.question {
            self.under(&mut block, 1.0, self.empty_line(pile, position.hand(), width)?);
        }
        Ok(self.explained(block, puzzle, helped, (x, width)))
    }

    /// With lines for the reason, where one is asked for.
    fn explained(
        &self,
        block: Block,
        puzzle: &Puzzle,
        helped: bool,
        (x, width): (f32, f32),
    ) -> FlowBlock {
        let asks = match &puzzle.question {
            // Under a number line to draw on, more lines would be in the way.
            Question::Best(_) => !helped,
            Question::Mistake(_) => true,
            _ => false,
        };
        FlowBlock { writing: asks.then(|| self.writing(x, width)), ..FlowBlock::from(block) }
    }

    fn writing(&self, x: f32, width: f32) -> Writing {
        Writing { x, width: width - x, leading: self.writing_leading() }
    }

    fn table_puzzle(
        &self,
        number: usize,
        position: &Position,
        width: f32,
    ) -> Result<FlowBlock, PrintError> {
        let piles: Vec<_> = position.table().piles().collect();
        let heading = self.mm(8.0);
        let mut block = Block::default();
        block.put(0.0, 0.0, self.bold().line(&format!("{number}\u{a0}·"))?);
        let tight = self.tightest_column(&piles)?.max(self.mm(18.0));
        let beside = width - heading - tight * real(piles.len()) - self.mm(4.0);
        let (intro, hand) = (self.before_hand(position), position.hand());
        if beside >= self.mm(HAND) {
            let row = self.pile_row(&piles, tight)?;
            let mut right = self.body().paragraph(&intro, beside)?;
            self.under(&mut right, 0.5, self.cards(hand, beside)?);
            let height = row.height.max(right.height);
            block.put(heading, height - row.height, row);
            block.put(width - beside, height - right.height, right);
        } else {
            let column = (width - heading) / real(piles.len());
            block.put(heading, 0.0, self.low_pile_row(&piles, column)?);
            self.under(&mut block, 1.5, self.body().paragraph(&intro, width)?);
            self.under(&mut block, 0.0, self.cards(hand, width)?);
        }
        let ask = self.body().paragraph(&self.voice.say(&Msg::SheetWhere), width)?;
        self.under(&mut block, 1.0, ask);
        self.under(&mut block, 0.0, self.slots(slots(position), width, true)?);
        self.under(&mut block, 1.0, self.why(width)?);
        Ok(FlowBlock { writing: Some(self.writing(0.0, width)), ..FlowBlock::from(block) })
    }

    fn tightest_column(&self, piles: &[(PileName, Pile)]) -> Result<f32, PrintError> {
        let mut widest: f32 = 0.0;
        for (name, pile) in piles {
            for (line, set) in self.pile_words(*name, *pile, false) {
                widest = widest.max(set.width(&line)?);
            }
        }
        Ok(widest + self.mm(2.0))
    }

    pub(super) fn small_bold(&self) -> Type {
        Type::new(self.points * 0.85, Weight::Bold)
    }

    fn pile_words(&self, name: PileName, pile: Pile, low: bool) -> Vec<(String, Type)> {
        let small = self.small_bold();
        let (letter, way) = (name.letter(), self.direction_word(pile.direction()));
        let mut lines = vec![(letter.to_string(), small)];
        if low {
            lines = vec![(format!("{letter} {way}"), small)];
        }
        if pile.side() == Side::Opponent {
            let smaller = Type { size: small.size * 0.8, ..small };
            lines.push((self.voice.say(&Msg::SheetTheirs), smaller));
        }
        if !low {
            lines.push((way, small));
        }
        lines
    }

    /// Piles side by side, each under its words. Their cards stand in a row even where some have
    /// more words.
    pub(super) fn pile_row(
        &self,
        piles: &[(PileName, Pile)],
        column: f32,
    ) -> Result<Block, PrintError> {
        let figures = piles.iter().map(|(name, pile)| {
            let words = self.pile_words(*name, *pile, false);
            self.headed_pile(&words, *pile, (column, 14.0))
        });
        Ok(side_by_side(figures.collect::<Result<_, _>>()?, column))
    }

    /// The same where there is more width than height.
    fn low_pile_row(&self, piles: &[(PileName, Pile)], column: f32) -> Result<Block, PrintError> {
        let figures = piles.iter().map(|(name, pile)| {
            let words = self.pile_words(*name, *pile, true);
            self.low_pile(&words, *pile, (column, 14.0))
        });
        Ok(side_by_side(figures.collect::<Result<_, _>>()?, column))
    }

    /// What is said before the cards in hand.
    fn before_hand(&self, position: &Position) -> String {
        let minimum = self.voice.card_count(position.minimum().into()).into();
        let burns = position.cover().iter().map(|pile| {
            let pile = pile.letter().into();
            self.voice.say(&Msg::SheetBurns { pile })
        });
        let minimum = self.voice.say(&Msg::SheetMinimum { minimum });
        let sentences = burns.chain([minimum, self.voice.say(&Msg::SheetHand)]);
        sentences.collect::<Vec<_>>().join(" ")
    }

    fn why(&self, width: f32) -> Result<Block, PrintError> {
        let mut block = self.field(&self.voice.say(&Msg::SheetWhy), width)?;
        if !self.tight {
            self.under(&mut block, 0.0, self.writing_lines(1, width));
        }
        Ok(block)
    }

    fn ask(&self, puzzle: &Puzzle, width: f32) -> Result<Block, PrintError> {
        let ten = || self.voice.ten().into();
        let text = match &puzzle.question {
            Question::Best(BestQuestion { position }) => self.before_hand(position),
            Question::Legal(_) => self.voice.say(&Msg::SheetTick),
            Question::Jump(JumpQuestion { jumps: 1, .. }) => {
                self.voice.say(&Msg::SheetJump { ten: ten() })
            }
            Question::Jump(_) => self.voice.say(&Msg::SheetTwoJumps { ten: ten() }),
            Question::Room(RoomQuestion { cards, .. }) => {
                let count = cards.len().into();
                self.voice.say(&Msg::SheetRoom { count })
            }
            Question::Mistake(mistake) if mistake.is_illegal() => {
                self.voice.say(&Msg::SheetMistake)
            }
            Question::Mistake(_) => self.voice.say(&Msg::SheetDearMistake),
            Question::Statement(_) => String::new(),
        };
        self.body().paragraph(&text, width)
    }

    fn work(&self, puzzle: &Puzzle, width: f32) -> Result<Block, PrintError> {
        let mut block = Block::default();
        match &puzzle.question {
            Question::Best(BestQuestion { position }) => {
                self.under(&mut block, 0.0, self.cards(position.hand(), width)?);
                self.under(&mut block, 1.0, self.slots_and_why(position, width)?);
            }
            Question::Legal(LegalQuestion { position }) => {
                let cards = self.ticked_cards(position.hand(), width, |_, _| false)?;
                self.under(&mut block, 1.0, cards);
            }
            Question::Jump(JumpQuestion { jumps, .. }) => {
                self.under(&mut block, 1.0, self.slots((*jumps).into(), width, false)?);
            }
            Question::Room(RoomQuestion { cards, .. }) => {
                self.under(&mut block, 1.0, self.cards(cards, width)?);
                self.under(&mut block, 0.0, self.writing_lines(1, width * 0.4));
            }
            Question::Mistake(mistake) => {
                block = self.mistake(mistake, width)?;
            }
            Question::Statement(_) => {}
        }
        Ok(block)
    }

    /// Places for the cards in order, and lines for the reason.
    fn slots_and_why(&self, position: &Position, width: f32) -> Result<Block, PrintError> {
        let order = self.voice.say(&Msg::SheetOrder);
        let mut block = self.body().paragraph(&order, width)?;
        let slots = self.slots(slots(position), width, false)?;
        self.under(&mut block, 0.0, slots);
        self.under(&mut block, 1.0, self.why(width)?);
        Ok(block)
    }

    /// The play with the mistake; where it is not a forbidden card, the hand it was played from
    /// stands over it.
    fn mistake(&self, mistake: &MistakeQuestion, width: f32) -> Result<Block, PrintError> {
        let mut block = Block::default();
        if !mistake.is_illegal() {
            let label = self.bold().line(&self.voice.say(&Msg::SheetTheirHand))?;
            self.under(&mut block, 0.0, label);
            self.under(&mut block, 0.0, self.cards(mistake.position.hand(), width)?);
            let label = self.bold().line(&self.voice.say(&Msg::SheetTheirPlay))?;
            self.under(&mut block, 1.0, label);
        }
        let cards = mistake.cards();
        let gap = if mistake.is_illegal() { 1.0 } else { 0.0 };
        self.under(&mut block, gap, self.ticked_cards(&cards, width, |_, _| false)?);
        self.under(&mut block, 1.0, self.why(width)?);
        Ok(block)
    }

    /// A short exercise on the jump, and how wide it is. Plus or minus is for the pupil to say.
    pub fn drill(&self, number: usize, puzzle: &Puzzle) -> Result<(Block, f32), PrintError> {
        let Question::Jump(JumpQuestion { pile, jumps, .. }) = &puzzle.question else {
            return Ok((Block::default(), 0.0));
        };
        let (w, h) = self.card_size(1, f32::MAX);
        let gap = self.mm(3.0);
        let mut block = Block::default();
        let label = self.bold().line(&format!("{number}\u{a0}·"))?;
        let middle = (h - label.height) / 2.0;
        block.put(0.0, middle, label);
        let mut x = self.mm(12.0);
        block.draw(self.arrow(x, h / 2.0 - self.mm(2.7), pile.direction()));
        x += self.mm(5.0);
        let top = self.voice.n(pile.top());
        block.items.extend(self.card_at(Frame::new(x, 0.0, w, h), &top)?);
        x += w + gap;
        let step = format!("{} =", self.voice.ten());
        let circle = self.mm(7.0);
        for _ in 0..*jumps {
            block.draw(Item::Rect {
                frame: Frame::new(x, (h - circle) / 2.0, circle, circle),
                radius: circle / 2.0,
                border: 0.3,
                stroke: Stroke::Solid,
                fill: None,
            });
            x += circle + gap / 2.0;
            block.put(x, middle, self.bold().line(&step)?);
            x += self.bold().width(&step)? + gap;
            block.put(x, 0.0, self.slots(1, w, false)?);
            x += w + gap;
        }
        block.height = h;
        Ok((block, x - gap))
    }

    pub fn drill_rows(drills: &[(Block, f32)], width: f32) -> Vec<FlowBlock> {
        const APART: f32 = 3.0;
        let widest = drills.iter().map(|(_, wide)| *wide).fold(1.0, f32::max);
        let columns = (1..=3_usize)
            .rev()
            .find(|columns| (widest + APART) * real(*columns) - APART <= width)
            .unwrap_or(1);
        let column = (width + APART) / real(columns);
        let rows = drills.chunks(columns).map(|drills| {
            let mut row = Block::default();
            for (index, (block, _)) in drills.iter().enumerate() {
                row.put(column * real(index), 0.0, block.clone());
            }
            FlowBlock::from(row).after(Spacing::ROWS)
        });
        rows.collect()
    }

    fn empty_line(&self, pile: Pile, cards: &[Card], width: f32) -> Result<Block, PrintError> {
        let numbers = || cards.iter().map(|card| card.number()).chain([pile.top()]);
        let (low, high) = (numbers().min(), numbers().max());
        let range = (low.unwrap_or(1), high.unwrap_or(100));
        self.line_to_fill(pile, range, width)
    }
}

fn slots(position: &Position) -> usize {
    position.hand().len().clamp(2, 6)
}

fn side_by_side(figures: Vec<Block>, column: f32) -> Block {
    let heights = figures.iter().map(|figure| figure.height);
    let tallest = heights.fold(0.0, f32::max);
    let mut row = Block::default();
    for (index, figure) in figures.into_iter().enumerate() {
        row.put(column * real(index), tallest - figure.height, figure);
    }
    row
}
