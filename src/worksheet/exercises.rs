//! Exercises laid out for pupils: the table of statements, framed puzzles, columns of drills.

use super::figures::Style;
use super::font::Weight;
use super::layout::{Block, LayoutError, Type, real};
use super::plan::{Frame, Item, Stroke};
use crate::l10n::Msg;
use crate::puzzle::{
    BestQuestion, JumpQuestion, LegalQuestion, Puzzle, Question, RoomQuestion, Statement,
};
use crate::rules::{Position, Side};

impl Style<'_> {
    /// Padding inside frames.
    pub(super) fn pad(&self) -> f32 {
        self.mm(3.0)
    }

    /// A frame around something.
    pub(super) fn framed(&self, inner: Block, width: f32) -> Block {
        let pad = self.pad();
        let mut block = Block {
            height: inner.height + 2.0 * pad,
            items: vec![Item::Rect {
                frame: Frame::new(0.0, 0.0, width, inner.height + 2.0 * pad),
                radius: 2.5,
                border: 0.35,
                stroke: Stroke::Solid,
                fill: None,
            }],
        };
        block.put(pad, pad, inner);
        block.height = block.items.first().map_or(0.0, |item| match item {
            Item::Rect { frame, .. } => frame.h,
            _ => 0.0,
        });
        block
    }

    /// One row of a ruled table; cells are texts that flow, or anything else.
    fn row(&self, cells: Vec<(f32, Block)>, fill: Option<f32>) -> Block {
        let pad = self.mm(1.5);
        let inner = cells.iter().map(|(_, block)| block.height);
        let height = inner.fold(0.0, f32::max) + 2.0 * pad;
        let mut row = Block {
            height,
            items: Vec::new(),
        };
        let mut x = 0.0;
        for (width, block) in cells {
            row.draw(Style::cell_at(Frame::new(x, 0.0, width, height), fill));
            let down = (height - block.height) / 2.0;
            row.put(x, down, block);
            x += width;
        }
        row.height = height;
        row
    }

    fn centred_cell(&self, text: &str, width: f32) -> Result<(f32, Block), LayoutError> {
        let height = self.bold().leading();
        let frame = Frame::new(0.0, 0.0, width, height);
        let items = vec![self.bold().centred(frame, text)?];
        Ok((width, Block { height, items }))
    }

    fn text_cell(&self, text: &str, width: f32, set: Type) -> Result<(f32, Block), LayoutError> {
        let pad = self.mm(3.0);
        let mut cell = Block::default();
        cell.put(pad, 0.0, set.paragraph(text, width - 2.0 * pad)?);
        Ok((width, cell))
    }

    fn tick_cell(&self, width: f32, ticked: bool) -> (f32, Block) {
        let side = self.mm(5.0);
        let items = self.tick_box(((width - side) / 2.0, 0.0), ticked);
        let height = side;
        (width, Block { height, items })
    }

    fn columns(&self, width: f32) -> Result<(f32, f32, f32), LayoutError> {
        let number = self.mm(10.0);
        let words = [Msg::SheetTrue, Msg::SheetFalse].map(|word| self.voice.say(&word));
        let mut tick: f32 = 0.0;
        for word in &words {
            tick = tick.max(self.bold().width(word)? + self.mm(5.0));
        }
        Ok((number, width - number - 2.0 * tick, tick))
    }

    /// The head of the table of statements.
    pub fn statements_head(&self, title: &Msg, width: f32) -> Result<Block, LayoutError> {
        let (number, text, tick) = self.columns(width)?;
        let cells = vec![
            (number, Block::default()),
            self.text_cell(&self.voice.say(title), text, self.bold())?,
            self.centred_cell(&self.voice.say(&Msg::SheetTrue), tick)?,
            self.centred_cell(&self.voice.say(&Msg::SheetFalse), tick)?,
        ];
        Ok(self.row(cells, Some(0.93)))
    }

    /// A statement to tick, or in the key its reason with the tick.
    pub fn statement_row(
        &self,
        number: usize,
        statement: &Statement,
        key: bool,
        width: f32,
    ) -> Result<Block, LayoutError> {
        let (first, text, tick) = self.columns(width)?;
        let words = if key {
            self.voice.text(&statement.why_key())
        } else {
            self.voice.text(&statement.key)
        };
        let cells = vec![
            self.centred_cell(&number.to_string(), first)?,
            self.text_cell(&words.unwrap_or_default(), text, self.body())?,
            self.tick_cell(tick, key && statement.truth),
            self.tick_cell(tick, key && !statement.truth),
        ];
        Ok(self.row(cells, None))
    }

    /// A puzzle in its frame: the pile on the left, the work on the right.
    pub fn puzzle(&self, number: usize, puzzle: &Puzzle, width: f32) -> Result<Block, LayoutError> {
        let inner = width - 2.0 * self.pad();
        let block = match &puzzle.question {
            Question::Best(BestQuestion { position }) if position.table().only_pile().is_none() => {
                self.table_puzzle(number, position, inner)?
            }
            Question::Statement(_) => self.body().paragraph(&self.voice.question(puzzle), inner)?,
            Question::Best(_)
            | Question::Legal(_)
            | Question::Jump(_)
            | Question::Room(_)
            | Question::Mistake(_) => self.pile_puzzle(number, puzzle, inner)?,
        };
        Ok(self.framed(block, width))
    }

    /// The pile, and the work beside it.
    fn pile_puzzle(
        &self,
        number: usize,
        puzzle: &Puzzle,
        width: f32,
    ) -> Result<Block, LayoutError> {
        let column = self.pile_width() + self.mm(5.0);
        let head = format!("{number}\u{a0}·");
        let mut block = Block::default();
        if let Some((_, pile)) = puzzle.question.piles().first() {
            let column = self.pile_width();
            let figure = self.pile(&head, *pile, self.bold(), (column, 19.0))?;
            block.put(0.0, 0.0, figure);
        }
        block.put(column, 0.0, self.work(puzzle, width - column)?);
        Ok(block)
    }

    /// Several piles over the hand.
    fn table_puzzle(
        &self,
        number: usize,
        position: &Position,
        width: f32,
    ) -> Result<Block, LayoutError> {
        let table = position.table();
        let piles: Vec<_> = table.piles().collect();
        let heading = self.mm(9.0);
        let mut block = Block::default();
        block.put(0.0, 0.0, self.bold().line(&format!("{number} ·"))?);
        let column = (width - heading) / real(piles.len());
        let mut figures = Vec::new();
        for (name, pile) in piles {
            let mut head = name.letter().to_string();
            if pile.side() == Side::Opponent {
                head = format!("{head} ({})", self.voice.say(&Msg::SheetTheirs));
            }
            let small = Type::new(self.points * 0.85, Weight::Bold);
            figures.push(self.pile(&head, pile, small, (column, 14.0))?);
        }
        // The cards stand in a row even where some heads take two lines.
        let tallest = figures
            .iter()
            .map(|figure| figure.height)
            .fold(0.0, f32::max);
        for (index, figure) in figures.into_iter().enumerate() {
            let x = heading + column * real(index);
            block.put(x, tallest - figure.height, figure);
        }
        let y = block.height + self.mm(2.0);
        block.put(0.0, y, self.hand_and_slots(position, width, true)?);
        Ok(block)
    }

    /// The hand, places for the answer, and lines for the reason.
    fn hand_and_slots(
        &self,
        position: &Position,
        width: f32,
        with_pile: bool,
    ) -> Result<Block, LayoutError> {
        let mut block = Block::default();
        let minimum = self.voice.card_count(position.minimum().into());
        let mut lines = vec![format!(
            "{} {}",
            self.voice.say(&Msg::SheetMinimum {
                minimum: minimum.into()
            }),
            self.voice.say(&Msg::SheetHand)
        )];
        for pile in position.cover().iter() {
            let pile = pile.letter().into();
            lines.insert(0, self.voice.say(&Msg::SheetBurns { pile }));
        }
        for line in lines {
            self.under(&mut block, 0.0, self.body().paragraph(&line, width)?);
        }
        self.under(&mut block, 0.0, self.cards(position.hand(), width)?);
        let ask = if with_pile {
            Msg::SheetWhere
        } else {
            Msg::SheetOrder
        };
        let ask = self.body().paragraph(&self.voice.say(&ask), width)?;
        self.under(&mut block, 1.0, ask);
        let slots = position.hand().len().clamp(2, 6);
        self.under(&mut block, 0.0, self.slots(slots, width, with_pile)?);
        let lines = if with_pile { 1 } else { 2 };
        self.under(&mut block, 1.0, self.why(lines, width)?);
        Ok(block)
    }

    /// Lines for the reason, the first of them beside the question.
    fn why(&self, lines: usize, width: f32) -> Result<Block, LayoutError> {
        let mut block = self.field(&self.voice.say(&Msg::SheetWhy), width)?;
        self.under(&mut block, 0.0, self.writing_lines(lines, width));
        Ok(block)
    }

    /// Adds a block below another.
    pub(super) fn under(&self, block: &mut Block, gap: f32, next: Block) {
        let y = block.height + self.mm(gap);
        block.put(0.0, y, next);
    }

    /// What a pupil does beside a single pile.
    fn work(&self, puzzle: &Puzzle, width: f32) -> Result<Block, LayoutError> {
        let say = |message: &Msg| self.body().paragraph(&self.voice.say(message), width);
        let ten = || self.voice.ten().into();
        let mut block = Block::default();
        match &puzzle.question {
            Question::Best(BestQuestion { position }) => {
                return self.hand_and_slots(position, width, false);
            }
            Question::Legal(LegalQuestion { position }) => {
                self.under(&mut block, 0.0, say(&Msg::SheetTick)?);
                self.under(&mut block, 1.0, self.ticked_cards(position.hand(), width)?);
            }
            Question::Jump(JumpQuestion { jumps: 1, .. }) => {
                self.under(&mut block, 0.0, say(&Msg::SheetJump { ten: ten() })?);
                self.under(&mut block, 1.0, self.slots(1, width, false)?);
            }
            Question::Jump(_) => {
                self.under(&mut block, 0.0, say(&Msg::SheetTwoJumps { ten: ten() })?);
                self.under(&mut block, 1.0, self.slots(2, width, false)?);
            }
            Question::Room(RoomQuestion { cards, .. }) => {
                let count = cards.len().into();
                self.under(&mut block, 0.0, say(&Msg::SheetRoom { count })?);
                self.under(&mut block, 1.0, self.cards(cards, width)?);
                self.under(&mut block, 0.0, self.writing_lines(1, width * 0.4));
            }
            Question::Mistake(mistake) => {
                if mistake.is_illegal() {
                    self.under(&mut block, 0.0, say(&Msg::SheetMistake)?);
                } else {
                    let hand = mistake.position.hand();
                    self.under(&mut block, 0.0, say(&Msg::SheetDearMistake)?);
                    self.under(&mut block, 1.0, self.cards(hand, width)?);
                    self.under(&mut block, 2.0, Block::default());
                }
                self.under(&mut block, 1.0, self.ticked_cards(&mistake.cards(), width)?);
                self.under(&mut block, 1.0, self.why(1, width)?);
            }
            Question::Statement(_) => {}
        }
        Ok(block)
    }

    /// A short exercise on the jump, and how wide it is. Plus or minus is for the pupil to say.
    pub fn drill(&self, number: usize, puzzle: &Puzzle) -> Result<(Block, f32), LayoutError> {
        let Question::Jump(JumpQuestion { pile, jumps, .. }) = &puzzle.question else {
            return Ok((Block::default(), 0.0));
        };
        let (w, h) = (self.mm(13.0), self.mm(17.0));
        let gap = self.mm(3.0);
        let mut block = Block::default();
        let label = self.bold().line(&format!("{number} ·"))?;
        let middle = (h - label.height) / 2.0;
        block.put(0.0, middle, label);
        let mut x = self.mm(13.0);
        block.draw(self.arrow(x, h / 2.0 - self.mm(2.7), pile.direction()));
        x += self.mm(5.0);
        let top = self.voice.n(pile.top());
        let card = Style::card_at(Frame::new(x, 0.0, w, h), &top)?;
        block.items.extend(card);
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
        block.height = h + self.mm(4.0);
        Ok((block, x))
    }
}
