//! Figures drawn as lines and shapes: cards, piles with their arrow and word, slots to fill in,
//! tick boxes and lines to write on.

use super::errors::PrintError;
use super::font::Weight;
use super::layout::{Block, Type, real};
use super::plan::{Frame, Item, Stroke, Symbol};
use crate::puzzle::NumberDeck;
use crate::rules::{Card, Direction, Pile};
use crate::text::{Msg, Voice};

const CARD: f32 = 13.0;
const TALL: f32 = 1.3;

#[derive(Clone, Copy)]
pub struct Style<'a> {
    pub points: f32,
    pub voice: Voice<'a>,
    /// Whether room is scarce: on what is cut out of a page.
    pub tight: bool,
}

impl Style<'_> {
    /// Millimetres for a length that was chosen for the standard size.
    pub fn mm(&self, length: f32) -> f32 {
        length * self.points / 14.0
    }

    pub fn body(&self) -> Type {
        Type::new(self.points, Weight::Regular)
    }

    pub fn bold(&self) -> Type {
        Type::new(self.points, Weight::Bold)
    }

    /// Size of a card in a row of so many: a row that is a little too long has smaller cards.
    pub fn card_size(&self, count: usize, width: f32) -> (f32, f32) {
        /// Smaller cards would be hard to read: rather two rows.
        const SMALLEST: f32 = 0.74;
        let (w, gap) = (self.mm(CARD), self.card_gap());
        let count = real(count.max(1));
        let fitting = (width - gap * (count - 1.0)) / count;
        let w = if fitting < w * SMALLEST { w } else { w.min(fitting) };
        (w, w * TALL)
    }

    fn card_gap(&self) -> f32 {
        self.mm(2.0)
    }

    fn longest_number(&self) -> usize {
        match self.voice.numbers.deck {
            NumberDeck::Units => 2,
            NumberDeck::Tens | NumberDeck::Tenths => 3,
        }
    }

    /// A card with a number on it, at a place. All cards of a deck have digits of one size.
    pub fn card_at(&self, frame: Frame, number: &str) -> Result<Vec<Item>, PrintError> {
        let longest = number.chars().count().max(self.longest_number());
        Style::card_for(frame, number, longest, true)
    }

    /// A card that is not played: pale, but readable.
    pub fn pale_card_at(&self, frame: Frame, number: &str) -> Result<Vec<Item>, PrintError> {
        let longest = number.chars().count().max(self.longest_number());
        Style::card_for(frame, number, longest, false)
    }

    pub fn card_for(
        frame: Frame,
        number: &str,
        longest: usize,
        black: bool,
    ) -> Result<Vec<Item>, PrintError> {
        let fit = if longest > 2 { 0.72 } else { 1.0 };
        let mut digits = Type {
            gray: if black { 0.0 } else { 0.45 },
            ..Type::new(frame.h * 1.27 * fit, Weight::Bold)
        };
        // The base of a thousand is wider than any card.
        let taken = digits.width(number)?;
        digits.size *= (frame.w * 0.84 / taken.max(0.1)).min(1.0);
        Ok(vec![
            Item::Rect {
                frame,
                radius: frame.w * 0.13,
                border: frame.w * if black { 0.035 } else { 0.015 },
                stroke: Stroke::Solid,
                fill: Some(1.0),
            },
            digits.centred(frame, number)?,
        ])
    }

    pub fn cell_at(frame: Frame, fill: Option<f32>) -> Item {
        Item::Rect { frame, radius: 0.0, border: 0.3, stroke: Stroke::Solid, fill }
    }

    pub fn slot_at(frame: Frame) -> Item {
        Item::Rect {
            frame,
            radius: frame.w * 0.13,
            border: 0.3,
            stroke: Stroke::Dashed,
            fill: None,
        }
    }

    pub(super) fn rows(
        &self,
        count: usize,
        (w, h): (f32, f32),
        width: f32,
        mut draw: impl FnMut(usize, Frame) -> Result<Vec<Item>, PrintError>,
    ) -> Result<Block, PrintError> {
        let gap = self.card_gap();
        let mut block = Block::default();
        let (mut x, mut y) = (0.0, 0.0);
        // Rows of equal length: three and three rather than five and one.
        let fitting = (1..=count.max(1))
            .take_while(|n| real(*n) * (w + gap) - gap <= width + 0.01)
            .count()
            .max(1);
        let per_row = count.div_ceil(count.div_ceil(fitting).max(1)).max(1);
        for index in 0..count {
            if index > 0 && index % per_row == 0 {
                x = 0.0;
                y += h + gap;
            }
            block.items.extend(draw(index, Frame::new(x, y, w, h))?);
            block.height = y + h;
            x += w + gap;
        }
        Ok(block)
    }

    pub fn cards(&self, cards: &[Card], width: f32) -> Result<Block, PrintError> {
        let size = self.card_size(cards.len(), width);
        self.rows(cards.len(), size, width, |index, frame| {
            let number = cards.get(index).map(|card| self.voice.card(*card));
            self.card_at(frame, &number.unwrap_or_default())
        })
    }

    pub fn ticked_cards(
        &self,
        cards: &[Card],
        width: f32,
        ticked: impl Fn(usize, Card) -> bool,
    ) -> Result<Block, PrintError> {
        let (w, h) = self.card_size(cards.len(), width);
        let box_size = self.mm(5.0);
        self.rows(cards.len(), (w, h + box_size + self.mm(2.0)), width, |index, frame| {
            let Some(card) = cards.get(index).copied() else {
                return Ok(Vec::new());
            };
            let place = Frame::new(frame.x, frame.y, w, h);
            let mut items = self.card_at(place, &self.voice.card(card))?;
            let x = frame.x + (w - box_size) / 2.0;
            let y = frame.y + h + self.mm(2.0);
            items.extend(self.tick_box((x, y), ticked(index, card)));
            Ok(items)
        })
    }

    /// Empty places for cards, with a line under each for the letter of the pile if wanted.
    pub fn slots(&self, count: usize, width: f32, with_pile: bool) -> Result<Block, PrintError> {
        let (w, h) = self.card_size(count, width);
        let under = if with_pile { self.mm(7.0) } else { 0.0 };
        self.rows(count, (w, h + under), width, |_, frame| {
            let mut items = vec![Style::slot_at(Frame::new(frame.x, frame.y, w, h))];
            if with_pile {
                items.push(Style::dotted(frame.x + w * 0.15, frame.y + h + under - 1.0, w * 0.7));
            }
            Ok(items)
        })
    }

    pub fn dotted(x: f32, y: f32, width: f32) -> Item {
        Item::Line { from: (x, y), to: (x + width, y), width: 0.35, stroke: Stroke::Dotted }
    }

    pub fn writing_leading(&self) -> f32 {
        self.mm(9.0)
    }

    pub fn writing_lines(&self, count: usize, width: f32) -> Block {
        let leading = self.writing_leading();
        let mut block = Block::default();
        for _ in 0..count {
            block.height += leading;
            block.draw(Style::dotted(0.0, block.height - 1.5, width));
        }
        block
    }

    pub fn field(&self, label: &str, width: f32) -> Result<Block, PrintError> {
        let mut block = self.body().line(label)?;
        let start = self.body().width(label)? + 2.0;
        block.draw(Style::dotted(start, block.height * 0.8, (width - start).max(5.0)));
        Ok(block)
    }

    pub fn tick_box(&self, (x, y): (f32, f32), ticked: bool) -> Vec<Item> {
        let side = self.mm(5.0);
        let mut items = vec![Item::Rect {
            frame: Frame::new(x, y, side, side),
            radius: side * 0.15,
            border: 0.4,
            stroke: Stroke::Solid,
            fill: ticked.then_some(0.0),
        }];
        if ticked {
            let at = |dx: f32, dy: f32| (x + side * dx, y + side * dy);
            items.push(Item::Shape {
                points: vec![
                    at(0.18, 0.52),
                    at(0.28, 0.42),
                    at(0.43, 0.58),
                    at(0.73, 0.25),
                    at(0.83, 0.35),
                    at(0.43, 0.78),
                ],
                gray: 1.0,
                symbol: Some(Symbol::Tick),
            });
        }
        items
    }

    /// A pile in a column: its head and word in this type, an arrow, and the card on top, so wide.
    pub fn pile(
        &self,
        head: &str,
        pile: Pile,
        set: Type,
        (column, card): (f32, f32),
    ) -> Result<Block, PrintError> {
        let [up, down] = [Msg::SheetUp, Msg::SheetDown].map(|word| {
            // Words of one expression stay together.
            let word = self.voice.say(&word).replace(' ', "\u{a0}");
            format!("{head} {word}")
        });
        // Both in full, or neither: a page speaks of its piles in one way.
        let full = set.width(&up)?.max(set.width(&down)?) <= column;
        let text = match pile.direction() {
            Direction::Up if full => up,
            Direction::Down if full => down,
            direction => format!("{head} {}", self.direction_word(direction)),
        };
        let words = set.broken(&text, column)?;
        let words: Vec<(String, Type)> = words.into_iter().map(|line| (line, set)).collect();
        self.headed_pile(&words, pile, (column, card))
    }

    pub fn direction_word(&self, direction: Direction) -> String {
        self.voice.say(match direction {
            Direction::Up => &Msg::SheetUpShort,
            Direction::Down => &Msg::SheetDownShort,
        })
    }

    /// A pile in a column under lines of words.
    pub fn headed_pile(
        &self,
        words: &[(String, Type)],
        pile: Pile,
        (column, card): (f32, f32),
    ) -> Result<Block, PrintError> {
        let mut block = headed(words, column)?;
        let y = block.height;
        block.draw(self.arrow(column / 2.0, y, pile.direction()));
        self.top_card(&mut block, pile, y + self.mm(7.0), (column, card))?;
        Ok(block)
    }

    /// The same with the arrow beside the card.
    pub fn low_pile(
        &self,
        words: &[(String, Type)],
        pile: Pile,
        (column, card): (f32, f32),
    ) -> Result<Block, PrintError> {
        let mut block = headed(words, column)?;
        let y = block.height + self.mm(0.5);
        let x = column / 2.0 - self.mm(card / 2.0 + 4.0);
        let down = self.mm(card * TALL / 2.0 - 2.7);
        block.draw(self.arrow(x, y + down, pile.direction()));
        self.top_card(&mut block, pile, y, (column, card))?;
        Ok(block)
    }

    fn top_card(
        &self,
        block: &mut Block,
        pile: Pile,
        top: f32,
        (column, card): (f32, f32),
    ) -> Result<(), PrintError> {
        let (w, h) = (self.mm(card), self.mm(card * TALL));
        let frame = Frame::new((column - w) / 2.0, top, w, h);
        let number = self.voice.n(pile.top());
        block.items.extend(self.card_at(frame, &number)?);
        block.height = top + h;
        Ok(())
    }

    pub fn pile_width(&self) -> f32 {
        self.mm(36.0)
    }

    /// So many stars in a row, as high as this, and how wide they are.
    pub fn stars(count: u8, height: f32) -> (Block, f32) {
        let mut block = Block { height, items: Vec::new() };
        let radius = height / 2.0;
        let mut x = 0.0;
        for _ in 0..count {
            let corner = |index: u8| {
                let turn = f32::from(index) * std::f32::consts::PI / 5.0;
                let far = if index.is_multiple_of(2) { radius } else { radius * 0.42 };
                (x + radius + far * turn.sin(), radius - far * turn.cos())
            };
            block.draw(Item::Shape {
                points: (0..10).map(corner).collect(),
                gray: 0.0,
                symbol: Some(Symbol::Star),
            });
            x += height * 1.1;
        }
        (block, x)
    }

    /// An arrow up or down, centred at `x`, starting at `y`.
    pub fn arrow(&self, x: f32, y: f32, direction: Direction) -> Item {
        let (w, h) = (self.mm(5.0), self.mm(5.5));
        let up =
            [(0.0, 0.0), (0.5, 0.5), (0.2, 0.5), (0.2, 1.0), (-0.2, 1.0), (-0.2, 0.5), (-0.5, 0.5)];
        let points = up.iter().map(|(dx, dy)| {
            let dy = match direction {
                Direction::Up => *dy,
                Direction::Down => 1.0 - *dy,
            };
            (x + dx * w, y + dy * h)
        });
        Item::Shape {
            points: points.collect(),
            gray: 0.0,
            symbol: Some(match direction {
                Direction::Up => Symbol::Up,
                Direction::Down => Symbol::Down,
            }),
        }
    }
}

/// Lines of words in the middle of a column. They belong together, so they are close.
fn headed(words: &[(String, Type)], column: f32) -> Result<Block, PrintError> {
    let mut block = Block::default();
    for (line, set) in words {
        let height = set.leading() * 0.85;
        let frame = Frame::new(0.0, block.height, column, height);
        block.draw(set.centred(frame, line)?);
        block.height += height;
    }
    Ok(block)
}
