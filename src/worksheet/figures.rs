//! Figures drawn as lines and shapes: cards, piles with their arrow and word, slots to fill in,
//! tick boxes, lines to write on, and the number line with its jumps.

use super::font::Weight;
use super::layout::{Block, LayoutError, Type, real};
use super::plan::{Frame, Item, Stroke};
use crate::l10n::{Msg, Voice};
use crate::rules::{Card, Direction, Pile};

/// How large figures and texts are, from the size of ordinary text.
#[derive(Clone, Copy)]
pub struct Style<'a> {
    /// The size of ordinary text in points.
    pub points: f32,
    /// The language, and how numbers are written.
    pub voice: Voice<'a>,
}

impl Style<'_> {
    /// Millimetres for a length that was chosen for the standard size.
    pub fn mm(&self, length: f32) -> f32 {
        length * self.points / 14.0
    }

    /// Ordinary text.
    pub fn body(&self) -> Type {
        Type::new(self.points, Weight::Regular)
    }

    /// Ordinary text, heavy.
    pub fn bold(&self) -> Type {
        Type::new(self.points, Weight::Bold)
    }

    /// Size of a card in hand.
    fn card_size(&self) -> (f32, f32) {
        (self.mm(13.0), self.mm(17.0))
    }

    /// A card with a number on it, at a place.
    pub fn card_at(frame: Frame, number: &str) -> Result<Vec<Item>, LayoutError> {
        let longest = number.chars().count().max(2);
        let fit = if longest > 2 { 0.72 } else { 1.0 };
        let digits = Type::new(frame.h * 1.27 * fit, Weight::Bold);
        Ok(vec![
            Item::Rect {
                frame,
                radius: frame.w * 0.13,
                border: frame.w * 0.035,
                stroke: Stroke::Solid,
                fill: Some(1.0),
            },
            digits.centred(frame, number)?,
        ])
    }

    /// A cell of a ruled table.
    pub fn cell_at(frame: Frame, fill: Option<f32>) -> Item {
        Item::Rect {
            frame,
            radius: 0.0,
            border: 0.3,
            stroke: Stroke::Solid,
            fill,
        }
    }

    /// An empty place for a card.
    fn slot_at(frame: Frame) -> Item {
        Item::Rect {
            frame,
            radius: frame.w * 0.13,
            border: 0.3,
            stroke: Stroke::Dashed,
            fill: None,
        }
    }

    /// Things of one size in rows within a width.
    fn rows(
        &self,
        count: usize,
        (w, h): (f32, f32),
        width: f32,
        mut draw: impl FnMut(usize, Frame) -> Result<Vec<Item>, LayoutError>,
    ) -> Result<Block, LayoutError> {
        let gap = self.mm(2.0);
        let mut block = Block::default();
        let (mut x, mut y) = (0.0, 0.0);
        // Rows of equal length: three and three rather than five and one.
        let fitting = (1..=count.max(1))
            .take_while(|n| real(*n) * (w + gap) - gap <= width)
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

    /// Cards side by side.
    pub fn cards(&self, cards: &[Card], width: f32) -> Result<Block, LayoutError> {
        self.rows(cards.len(), self.card_size(), width, |index, frame| {
            let number = cards.get(index).map(|card| self.voice.card(*card));
            Style::card_at(frame, &number.unwrap_or_default())
        })
    }

    /// Cards with a tick box under each.
    pub fn ticked_cards(&self, cards: &[Card], width: f32) -> Result<Block, LayoutError> {
        let (w, h) = self.card_size();
        let box_size = self.mm(5.0);
        self.rows(
            cards.len(),
            (w, h + box_size + self.mm(2.0)),
            width,
            |index, frame| {
                let number = cards.get(index).map(|card| self.voice.card(*card));
                let card = Frame::new(frame.x, frame.y, w, h);
                let mut items = Style::card_at(card, &number.unwrap_or_default())?;
                let x = frame.x + (w - box_size) / 2.0;
                items.extend(self.tick_box((x, frame.y + h + self.mm(2.0)), false));
                Ok(items)
            },
        )
    }

    /// Empty places for cards, with a line under each for the letter of the pile if wanted.
    pub fn slots(&self, count: usize, width: f32, with_pile: bool) -> Result<Block, LayoutError> {
        let (w, h) = self.card_size();
        let under = if with_pile { self.mm(7.0) } else { 0.0 };
        self.rows(count, (w, h + under), width, |_, frame| {
            let mut items = vec![Style::slot_at(Frame::new(frame.x, frame.y, w, h))];
            if with_pile {
                items.push(Style::dotted(
                    frame.x + w * 0.15,
                    frame.y + h + under - 1.0,
                    w * 0.7,
                ));
            }
            Ok(items)
        })
    }

    fn dotted(x: f32, y: f32, width: f32) -> Item {
        Item::Line {
            from: (x, y),
            to: (x + width, y),
            width: 0.35,
            stroke: Stroke::Dotted,
        }
    }

    /// Lines to write on.
    pub fn writing_lines(&self, count: usize, width: f32) -> Block {
        let leading = self.mm(9.0);
        let mut block = Block::default();
        for _ in 0..count {
            block.height += leading;
            block.draw(Style::dotted(0.0, block.height - 1.5, width));
        }
        block
    }

    /// A label with a line to write on beside it.
    pub fn field(&self, label: &str, width: f32) -> Result<Block, LayoutError> {
        let mut block = self.body().line(label)?;
        let start = self.body().width(label)? + 2.0;
        block.draw(Style::dotted(
            start,
            block.height * 0.8,
            (width - start).max(5.0),
        ));
        Ok(block)
    }

    /// A tick box, ticked or not.
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
    ) -> Result<Block, LayoutError> {
        let (w, h) = (self.mm(card), self.mm(card * 1.3));
        let word = self.voice.say(match pile.direction() {
            Direction::Up => &Msg::SheetUp,
            Direction::Down => &Msg::SheetDown,
        });
        // Words of one expression stay together.
        let word = word.replace(' ', "\u{a0}");
        let mut block = Block::default();
        for line in set.broken(&format!("{head} {word}"), column)? {
            let height = set.leading();
            let frame = Frame::new(0.0, block.height, column, height);
            block.draw(set.centred(frame, &line)?);
            block.height += height;
        }
        let y = block.height;
        block.draw(self.arrow(column / 2.0, y, pile.direction()));
        let top = y + self.mm(7.0);
        let frame = Frame::new((column - w) / 2.0, top, w, h);
        let number = self.voice.n(pile.top());
        block.items.extend(Style::card_at(frame, &number)?);
        block.height = top + h;
        Ok(block)
    }

    /// How wide a pile is with its words.
    pub fn pile_width(&self) -> f32 {
        self.mm(36.0)
    }

    /// An arrow up or down, centred at `x`, starting at `y`.
    pub fn arrow(&self, x: f32, y: f32, direction: Direction) -> Item {
        let (w, h) = (self.mm(5.0), self.mm(5.5));
        let up = [
            (0.0, 0.0),
            (0.5, 0.5),
            (0.2, 0.5),
            (0.2, 1.0),
            (-0.2, 1.0),
            (-0.2, 0.5),
            (-0.5, 0.5),
        ];
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
        }
    }

    /// The number line with the steps of a play on one pile as arcs.
    pub fn number_line(
        &self,
        pile: Pile,
        cards: &[Card],
        width: f32,
    ) -> Result<Block, LayoutError> {
        let numbers = || cards.iter().map(|card| card.number()).chain([pile.top()]);
        let low = f32::from(numbers().min().unwrap_or(1).saturating_sub(3));
        let high = f32::from(numbers().max().unwrap_or(100).saturating_add(3));
        let small = Type::new(self.points * 0.8, Weight::Bold);
        let tallest = self.mm(13.0);
        let ground = tallest + small.leading();
        let place = |number: u8| (f32::from(number) - low) / (high - low).max(1.0) * width;
        let mut block = Block {
            height: ground + small.leading() + 1.0,
            items: Vec::new(),
        };
        block.draw(Item::Line {
            from: (0.0, ground),
            to: (width, ground),
            width: 0.6,
            stroke: Stroke::Solid,
        });
        let mut labels: Vec<Frame> = Vec::new();
        let mut texts: Vec<Item> = Vec::new();
        for laid in pile.path(cards).laid() {
            let (one, other) = (place(laid.from), place(laid.to()));
            let (left, right) = (one.min(other), one.max(other));
            let height = ((right - left) * 0.45).clamp(self.mm(3.0), tallest);
            block.draw(Item::Arc {
                from: (left, ground),
                to: (right, ground),
                height,
                stroke: if laid.is_jump() {
                    Stroke::Solid
                } else {
                    Stroke::Dashed
                },
            });
            let steps = laid.room();
            let sign = if steps > 0 { "+ " } else { "− " };
            let label = format!("{sign}{}", self.voice.n(steps.abs()));
            let wide = small.width(&label)?;
            let mut frame = Frame::new(
                (f32::midpoint(left, right) - wide / 2.0).clamp(0.0, (width - wide).max(0.0)),
                ground - height - small.leading(),
                wide,
                small.leading(),
            );
            // A label that would cover another moves up.
            while labels.iter().any(|other| overlap(*other, frame)) {
                frame.y -= small.leading() * 0.8;
            }
            labels.push(frame);
            texts.push(small.centred(frame, &label)?);
        }
        // Labels stand on white, over whatever arc passes behind them.
        for (frame, text) in labels.iter().zip(texts) {
            block.draw(Item::Rect {
                frame: Frame::new(
                    frame.x - 0.5,
                    frame.y + frame.h * 0.2,
                    frame.w + 1.0,
                    frame.h * 0.6,
                ),
                radius: 0.0,
                border: 0.0,
                stroke: Stroke::Solid,
                fill: Some(1.0),
            });
            block.draw(text);
        }
        let mut taken: Vec<(f32, f32)> = Vec::new();
        let mut all: Vec<u8> = numbers().collect();
        all.sort_unstable();
        all.dedup();
        for number in all {
            let text = self.voice.n(number);
            let half = small.width(&text)? / 2.0;
            let x = place(number);
            let start = taken
                .last()
                .map_or(x - half, |(_, end)| (x - half).max(end + 0.8));
            taken.push((start, start + 2.0 * half));
            let frame = Frame::new(start, ground + 1.0, 2.0 * half, small.leading());
            block.draw(small.centred(frame, &text)?);
            let dot = self.mm(0.9);
            block.draw(Item::Rect {
                frame: Frame::new(x - dot, ground - dot, 2.0 * dot, 2.0 * dot),
                radius: dot,
                border: 0.0,
                stroke: Stroke::Solid,
                fill: Some(0.0),
            });
        }
        // Labels that have moved up push the whole figure down.
        let top = labels.iter().map(|frame| frame.y).fold(0.0, f32::min);
        let mut figure = Block::default();
        figure.put(0.0, -top, block);
        Ok(figure)
    }
}

fn overlap(one: Frame, other: Frame) -> bool {
    one.x < other.x + other.w + 1.0
        && other.x < one.x + one.w + 1.0
        && one.y < other.y + other.h * 0.75
        && other.y < one.y + one.h * 0.75
}
