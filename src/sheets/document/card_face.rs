//! The faces of cards: bases, directions and numbers.

use super::SheetComposer;
use super::card_back::{Deck, EDGE, outline};
use super::flame::flame;
use crate::rules::{Card, Direction, RuleSet, burning_cards};
use crate::sheets::errors::PrintError;
use crate::sheets::figures::Style;
use crate::sheets::font::{Font, Weight};
use crate::sheets::layout::Type;
use crate::sheets::plan::{Frame, Item, Stroke};
use crate::text::Msg;

#[derive(Clone, Copy)]
pub(super) enum CutCard {
    Base(Direction),
    Way(Direction),
    Number(Card),
    /// Nothing: for a card that got lost.
    Spare,
}

impl SheetComposer<'_> {
    pub(super) fn face(
        &self,
        frame: Frame,
        face: CutCard,
        set: RuleSet,
        deck: Deck,
        digits: Type,
    ) -> Result<Vec<Item>, PrintError> {
        let mut items = outline(frame, deck);
        items.extend(match face {
            CutCard::Base(direction) => self.base(frame, set, direction, digits)?,
            CutCard::Way(direction) => self.way(frame, set, direction)?,
            CutCard::Number(card) => self.number(frame, set, card, digits)?,
            CutCard::Spare => Vec::new(),
        });
        Ok(items)
    }

    fn number(
        &self,
        frame: Frame,
        set: RuleSet,
        card: Card,
        digits: Type,
    ) -> Result<Vec<Item>, PrintError> {
        let number = self.style.voice.card(card);
        let index = Type::new(17.0, Weight::Bold);
        let wide = index.width(&number)?;
        let corner = EDGE + 3.5;
        let (y, high) = (frame.y + EDGE + 2.5, 7.0);
        let left = Frame::new(frame.x + corner, y, wide, high);
        let right = Frame::new(frame.x + frame.w - corner - wide, y, wide, high);
        let mut items = written(left, &number, index)?;
        items.extend(written(right, &number, index)?);
        // A little below the middle, as the corners have theirs above it.
        let middle = Frame::new(frame.x, frame.y + 4.0, frame.w, frame.h - 4.0);
        items.extend(written(middle, &number, digits)?);
        if set == RuleSet::Classic && burning_cards().contains(card) {
            let (w, h) = (8.0, 10.0);
            let x = frame.x + (frame.w - w) / 2.0;
            items.extend(flame(Frame::new(x, frame.y + EDGE + 2.0, w, h)));
        }
        Ok(items)
    }

    /// The first card of a pile: its number, and which way it goes.
    fn base(
        &self,
        frame: Frame,
        set: RuleSet,
        direction: Direction,
        digits: Type,
    ) -> Result<Vec<Item>, PrintError> {
        // Above the dots that some decks have at the foot.
        let part = |top: f32, height: f32| {
            Frame::new(frame.x, frame.y + frame.h * top, frame.w, frame.h * height)
        };
        let number = self.style.voice.n(set.base(direction));
        Ok(vec![
            self.large_arrow(part(0.1, 0.18), direction),
            digits.centred(part(0.31, 0.34), &number)?,
            self.word(part(0.67, 0.14), direction)?,
        ])
    }

    /// A sign beside a pile: it still says the way when the base is covered.
    fn way(
        &self,
        frame: Frame,
        set: RuleSet,
        direction: Direction,
    ) -> Result<Vec<Item>, PrintError> {
        let part = |top: f32, height: f32| {
            Frame::new(frame.x, frame.y + frame.h * top, frame.w, frame.h * height)
        };
        let number = self.style.voice.n(set.base(direction)).into();
        let from = self.locale.say(&Msg::CardFrom { number });
        Ok(vec![
            self.large_arrow(part(0.1, 0.42), direction),
            self.word(part(0.54, 0.14), direction)?,
            Type::new(14.0, Weight::Regular).centred(part(0.68, 0.12), &from)?,
        ])
    }

    fn word(&self, frame: Frame, direction: Direction) -> Result<Item, PrintError> {
        let word = self.locale.say(match direction {
            Direction::Up => &Msg::SheetUp,
            Direction::Down => &Msg::SheetDown,
        });
        Type::new(16.0, Weight::Bold).centred(frame, &word)
    }

    fn large_arrow(&self, frame: Frame, direction: Direction) -> Item {
        const USUAL: f32 = 5.5;
        let style = Style { points: 14.0 * frame.h / USUAL, ..self.style };
        style.arrow(frame.x + frame.w / 2.0, frame.y, direction)
    }
}

/// A number in the middle of a frame, underlined if it is another one upside down.
fn written(frame: Frame, number: &str, set: Type) -> Result<Vec<Item>, PrintError> {
    let mut items = vec![set.centred(frame, number)?];
    let mut figures = number.chars().filter(char::is_ascii_digit);
    if figures.all(|figure| "0689".contains(figure)) && number.contains(['6', '9']) {
        let wide = set.width(number)?;
        let cap = Font::of(set.weight).map_or(0.0, |font| font.cap_height(set.size));
        let x = frame.x + (frame.w - wide) / 2.0;
        let y = frame.y + f32::midpoint(frame.h, cap) + cap * 0.22;
        items.push(Item::Line {
            from: (x, y),
            to: (x + wide, y),
            width: cap * 0.08,
            stroke: Stroke::Solid,
        });
    }
    Ok(items)
}
