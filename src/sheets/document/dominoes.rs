//! Dominoes to cut out, and the chain they make.

use super::SheetComposer;
use crate::sheets::chain::{Chain, Domino};
use crate::sheets::errors::PrintError;
use crate::sheets::flow::Flow;
use crate::sheets::font::Weight;
use crate::sheets::layout::{Block, Type, real};
use crate::sheets::plan::{Frame, Item, Stroke};
use crate::text::Msg;

impl SheetComposer<'_> {
    /// The dominoes of a chain in disorder: three in a row if they all fit on a page, else two.
    pub(super) fn dominoes(&self, flow: &mut Flow, chain: &Chain) -> Result<(), PrintError> {
        const MOST: f32 = 1.4;
        let least = self.style.mm(20.5);
        let dominoes = chain.on_paper();
        let rows = dominoes.len().div_ceil(3);
        let (columns, height) = if least * real(rows) <= flow.room() {
            (3, (flow.room() / real(rows)).min(least * MOST) - 0.01)
        } else {
            (2, least)
        };
        let wide = flow.width() / real(columns);
        let digits = self.digits(chain, wide, height)?;
        for row in dominoes.chunks(columns) {
            let mut block = Block { height, items: Vec::new() };
            for (index, domino) in row.iter().enumerate() {
                let frame = Frame::new(wide * real(index), 0.0, wide, height);
                block.draw(Item::Rect {
                    frame,
                    radius: 0.0,
                    border: 0.15,
                    stroke: Stroke::Dashed,
                    fill: None,
                });
                block.items.extend(self.domino(frame, *domino, digits)?);
            }
            flow.add(block)?;
        }
        Ok(())
    }

    /// The chain in its order, as it lies on the table.
    pub(super) fn chain_key(&self, flow: &mut Flow, chain: &Chain) -> Result<(), PrintError> {
        let width = flow.width();
        let text = self.locale.say(&Msg::KeyChain);
        flow.add(self.style.body().paragraph(&text, width)?)?;
        flow.space(2.0);
        let least = self.style.mm(40.0);
        let columns = (1..=6).rev().find(|count| least * real(*count) <= width);
        let columns = columns.unwrap_or(1);
        let wide = width / real(columns);
        let height = self.style.mm(18.0);
        let digits = self.digits(chain, wide, height)?;
        for row in chain.ring.chunks(columns) {
            let mut block = Block { height, items: Vec::new() };
            for (index, domino) in row.iter().enumerate() {
                let frame = Frame::new(wide * real(index), 0.0, wide, height);
                block.items.extend(self.domino(frame, *domino, digits)?);
            }
            flow.add(block)?;
        }
        Ok(())
    }

    fn digits(&self, chain: &Chain, wide: f32, height: f32) -> Result<Type, PrintError> {
        let mut digits = Type::new(height * 1.2, Weight::Bold);
        let room = card(half(Frame::new(0.0, 0.0, wide, height), 1), self.arrow_room()).w - 2.4;
        let dominoes = chain.ring.iter();
        let numbers = dominoes.flat_map(|one| [one.number.number(), one.pile.top()]);
        for number in numbers {
            let taken = digits.width(&self.style.voice.n(number))?;
            if taken > room {
                digits.size *= room / taken;
            }
        }
        Ok(digits)
    }

    fn arrow_room(&self) -> f32 {
        self.style.mm(6.5)
    }

    /// A number on the left; on the right a pile, as an arrow and a card.
    fn domino(&self, frame: Frame, domino: Domino, digits: Type) -> Result<Vec<Item>, PrintError> {
        let (left, right) = (half(frame, 0), half(frame, 1));
        let outline = Frame::new(left.x, left.y, left.w + right.w, left.h);
        let card = card(right, self.arrow_room());
        let middle = right.y + right.h / 2.0;
        Ok(vec![
            Item::Rect {
                frame: outline,
                radius: 2.0,
                border: 0.4,
                stroke: Stroke::Solid,
                fill: None,
            },
            Item::Line {
                from: (right.x, right.y + 2.0),
                to: (right.x, right.y + right.h - 2.0),
                width: 0.4,
                stroke: Stroke::Solid,
            },
            digits.centred(left, &self.style.voice.card(domino.number))?,
            self.style.arrow(
                f32::midpoint(right.x, card.x),
                middle - self.style.mm(2.75),
                domino.pile.direction(),
            ),
            Item::Rect { frame: card, radius: 1.5, border: 0.4, stroke: Stroke::Solid, fill: None },
            digits.centred(card, &self.style.voice.n(domino.pile.top()))?,
        ])
    }
}

/// The left (0) or right (1) half of a domino, inside the lines to cut along.
fn half(frame: Frame, index: usize) -> Frame {
    const INSET: f32 = 1.5;
    let wide = frame.w / 2.0 - INSET;
    Frame::new(frame.x + INSET + wide * real(index), frame.y + INSET, wide, frame.h - 2.0 * INSET)
}

fn card(half: Frame, arrow: f32) -> Frame {
    const INSET: f32 = 1.8;
    Frame::new(
        half.x + arrow + INSET,
        half.y + INSET,
        half.w - arrow - 2.0 * INSET,
        half.h - 2.0 * INSET,
    )
}
