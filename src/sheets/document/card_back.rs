//! The frames of cards, which tell the decks of a duel apart without colours, and their backs.

use super::SheetComposer;
use crate::sheets::errors::PrintError;
use crate::sheets::font::Weight;
use crate::sheets::layout::Type;
use crate::sheets::plan::{Frame, Item, Stroke};
use crate::text::Msg;

/// The edge that is left free, so that nothing is lost when a cut goes wrong or a back is
/// printed a little out of place.
pub(super) const EDGE: f32 = 2.5;

/// Which deck a card belongs to: told apart without colours.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Deck {
    First,
    Second,
}

impl SheetComposer<'_> {
    /// The back of a card: hops, as of a game of leapfrog, and the name of the game.
    pub(super) fn back(&self, card: Frame, deck: Deck) -> Result<Vec<Item>, PrintError> {
        const HOPS: u8 = 4;
        const POINTS: u8 = 8;
        const ROWS: u8 = 8;
        let name = self.locale.say(&Msg::SheetFooterPlain);
        let mut items = outline(card, deck);
        if deck == Deck::Second {
            // The dots of its face are part of the pattern here.
            items.truncate(2);
        }
        let inner = inset(card, EDGE + 4.0);
        let hop = inner.w / f32::from(HOPS);
        let step = inner.h / f32::from(ROWS);
        let plate = Frame::new(inner.x, card.y + card.h / 2.0 - 5.5, inner.w, 11.0);
        for row in 0..ROWS {
            let y = inner.y + step * (f32::from(row) + 0.85);
            let points = (0..=HOPS * POINTS).map(|index| {
                let along = f32::from(index) / f32::from(POINTS);
                let up = (along.fract() * std::f32::consts::PI).sin();
                (inner.x + hop * along, y - up * step * 0.7)
            });
            items.push(Item::Curve { points: points.collect(), width: 0.5, stroke: Stroke::Solid });
            if deck == Deck::Second {
                let landings = (0..=HOPS).map(|index| inner.x + hop * f32::from(index));
                items.extend(landings.map(|x| dot((x, y), 0.9)));
            }
        }
        items.push(Item::Rect {
            frame: plate,
            radius: 2.0,
            border: 0.4,
            stroke: Stroke::Solid,
            fill: Some(1.0),
        });
        items.push(Type::new(15.0, Weight::Bold).centred(plate, &name)?);
        Ok(items)
    }
}

pub(super) fn outline(card: Frame, deck: Deck) -> Vec<Item> {
    let ring = |edge: f32| Item::Rect {
        frame: inset(card, edge),
        radius: 3.0,
        border: 0.4,
        stroke: Stroke::Solid,
        fill: None,
    };
    match deck {
        Deck::First => vec![ring(EDGE)],
        Deck::Second => {
            let mut items = vec![ring(EDGE), ring(EDGE + 1.4)];
            let middle = card.x + card.w / 2.0;
            let y = card.y + card.h - EDGE - 4.5;
            items.extend([-8.0, -4.0, 0.0, 4.0, 8.0].map(|dx| dot((middle + dx, y), 0.9)));
            items
        }
    }
}

fn inset(frame: Frame, edge: f32) -> Frame {
    Frame::new(frame.x + edge, frame.y + edge, frame.w - 2.0 * edge, frame.h - 2.0 * edge)
}

fn dot((x, y): (f32, f32), radius: f32) -> Item {
    Item::Rect {
        frame: Frame::new(x - radius, y - radius, 2.0 * radius, 2.0 * radius),
        radius,
        border: 0.0,
        stroke: Stroke::Solid,
        fill: Some(0.0),
    }
}
