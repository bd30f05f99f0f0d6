//! The number line on paper: the same drawing as on the screen, in black.

use super::errors::PrintError;
use super::figures::Style;
use super::font::{Font, MM, Weight};
use super::layout::{Block, Type};
use super::plan::{Frame, Item, Stroke};
use crate::number_line::{
    ArcShape, Area, CaptionKind, Dot, DotKind, Drawing, Hop, Letters, Manner, NumberLine,
};
use crate::rules::{Card, Pile};

const HEIGHT: f32 = 25.0;

impl Style<'_> {
    pub fn number_line(&self, pile: Pile, cards: &[Card], width: f32) -> Result<Block, PrintError> {
        self.numbered_line(pile, cards, &[], width)
    }

    /// The same with other numbers for the steps, where there are any: those they have among the
    /// steps on all piles.
    pub fn numbered_line(
        &self,
        pile: Pile,
        cards: &[Card],
        orders: &[usize],
        width: f32,
    ) -> Result<Block, PrintError> {
        let mut hops = self.voice.hops(&pile.path(cards), cards.len());
        if orders.len() == hops.len() {
            for (hop, order) in hops.iter_mut().zip(orders) {
                hop.order = Some(*order);
            }
        }
        let range = (pile.top(), pile.top());
        self.line(&hops, pile, range, (width, self.mm(HEIGHT)))
    }

    /// A number line from here to there that shows the pile and no step: those are for the pupil
    /// to draw, so there is room above.
    pub fn line_to_fill(
        &self,
        pile: Pile,
        range: (u8, u8),
        width: f32,
    ) -> Result<Block, PrintError> {
        let mut block = Block { height: self.mm(13.0), items: Vec::new() };
        let line = self.line(&[], pile, range, (width, self.mm(14.0)))?;
        self.under(&mut block, 0.0, line);
        Ok(block)
    }

    fn line(
        &self,
        hops: &[Hop],
        pile: Pile,
        range: (u8, u8),
        size: (f32, f32),
    ) -> Result<Block, PrintError> {
        let drawing = NumberLine {
            hops,
            start: Some(pile.top()),
            marks: &[],
            range,
            size,
            letters: self.points * 0.85 * MM,
            write: &|number| self.voice.n(number),
            // A letter that cannot be printed is refused when it is set.
            measure: &|text, letters| {
                let font = Font::of(weight(letters));
                let width = font.map(|font| font.width(text, letters.size / MM));
                width.and_then(Result::ok).unwrap_or_default()
            },
        };
        block(&drawing.draw())
    }
}

fn weight(letters: Letters) -> Weight {
    if letters.bold { Weight::Bold } else { Weight::Regular }
}

fn block(drawing: &Drawing) -> Result<Block, PrintError> {
    let mut block = Block::default();
    let [start, end] = drawing.axis;
    let straight = |from: (f32, f32), to: (f32, f32), width: f32| Item::Line {
        from,
        to,
        width,
        stroke: Stroke::Solid,
    };
    block.draw(straight(start, end, 0.5));
    for mark in &drawing.graduations {
        let (from, to) = ((mark.x, start.1 - mark.half), (mark.x, start.1 + mark.half));
        block.draw(straight(from, to, if mark.ten { 0.4 } else { 0.2 }));
    }
    for [from, to] in &drawing.leaders {
        block.draw(straight(*from, *to, 0.2));
    }
    drawing.arcs.iter().for_each(|arc| draw_arc(&mut block, arc));
    drawing.dots.iter().for_each(|dot| block.draw(circle(dot)));
    for caption in &drawing.captions {
        let area = caption.area;
        let mut set = Type::new(caption.letters.size / MM, weight(caption.letters));
        if caption.kind == CaptionKind::Order {
            block.draw(disc(area, 0.0));
            set.gray = 1.0;
        }
        let frame = Frame::new(area.left, area.top, area.width(), area.height());
        block.draw(set.centred(frame, &caption.text)?);
    }
    let arcs = drawing.arcs.iter();
    let points = arcs.flat_map(|arc| arc.points.iter().map(|point| point.1));
    let captions = drawing.captions.iter();
    let edges = captions.flat_map(|caption| [caption.area.top, caption.area.bottom]);
    let heights = points.chain(edges).chain([start.1 - 1.0, start.1 + 1.0]);
    let (top, bottom) =
        heights.fold((f32::MAX, 0.0_f32), |(top, bottom), y| (top.min(y), bottom.max(y)));
    let mut figure = Block::default();
    figure.put(0.0, -top, block);
    figure.height = bottom - top + 0.5;
    Ok(figure)
}

fn draw_arc(block: &mut Block, arc: &ArcShape) {
    block.draw(Item::Curve {
        points: arc.points.clone(),
        width: if arc.manner == Manner::Jump { 0.8 } else { 0.5 },
        stroke: match arc.manner {
            Manner::Refused => Stroke::Dashed,
            Manner::Forward | Manner::Jump | Manner::Help => Stroke::Solid,
        },
    });
    block.draw(Item::Shape { points: arc.head.to_vec(), gray: 0.0, symbol: None });
}

fn circle(dot: &Dot) -> Item {
    let side = 2.0 * dot.radius;
    let white = dot.kind == DotKind::Mark;
    disc(Area::around(dot.at, (side, side)), if white { 1.0 } else { 0.0 })
}

fn disc(area: Area, gray: f32) -> Item {
    Item::Rect {
        frame: Frame::new(area.left, area.top, area.width(), area.height()),
        radius: area.width() / 2.0,
        border: 0.3,
        stroke: Stroke::Solid,
        fill: Some(gray),
    }
}
