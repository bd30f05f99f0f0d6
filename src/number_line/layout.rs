//! Where everything of a number line goes.

use super::arcs::{Arc, rise, squeeze};
use super::axis::Axis;
use super::{ArcShape, Caption, Dot, DotKind, Drawing, Hop, Manner, NumberLine};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wording {
    All,
    Reasons,
    Nothing,
}

impl Wording {
    pub fn includes(self, hop: &Hop) -> bool {
        !hop.words.is_empty()
            && match self {
                Wording::All => true,
                Wording::Reasons => hop.manner == Manner::Refused,
                Wording::Nothing => false,
            }
    }
}

/// What is tried one after the other: how large the letters are, which words there are, and whether every text must be
/// clear of the arcs and near its place. First words give way, then the size, then the rest.
const ATTEMPTS: [(f32, Wording, bool); 14] = [
    (1.0, Wording::All, true),
    (0.92, Wording::All, true),
    (0.85, Wording::All, true),
    (1.0, Wording::Reasons, true),
    (0.85, Wording::Reasons, true),
    (0.77, Wording::Reasons, true),
    (0.7, Wording::Reasons, true),
    (0.85, Wording::Reasons, false),
    (0.7, Wording::Reasons, false),
    (0.7, Wording::Nothing, false),
    (0.6, Wording::Nothing, false),
    (0.5, Wording::Nothing, false),
    (0.44, Wording::Nothing, false),
    (0.38, Wording::Nothing, false),
];

impl NumberLine<'_> {
    pub fn draw(&self) -> Drawing {
        let mut attempts = ATTEMPTS.into_iter();
        let found = attempts.find_map(|(scale, wording, is_clear)| {
            Attempt::new(self, scale, is_clear).drawing(wording)
        });
        found.unwrap_or_default()
    }
}

pub(super) struct Attempt<'a> {
    pub line: &'a NumberLine<'a>,
    pub letters: f32,
    /// Whether every text must be clear of the arcs, and stand where no line need lead to what it belongs to.
    pub is_clear: bool,
    pub axis: Axis,
    /// How far down the axis is.
    pub y: f32,
    pub arcs: Vec<Arc>,
    pub shapes: Vec<ArcShape>,
    pub dots: Vec<Dot>,
    pub leaders: Vec<[(f32, f32); 2]>,
    pub captions: Vec<Caption>,
}

impl<'a> Attempt<'a> {
    fn new(line: &'a NumberLine<'a>, scale: f32, is_clear: bool) -> Attempt<'a> {
        let letters = line.letters * scale;
        let axis = Axis::new(line, letters);
        let arcs = line.hops.iter().map(|hop| Arc::new(hop, axis.x(hop.from), axis.x(hop.to)));
        Attempt {
            arcs: arcs.collect(),
            line,
            letters,
            is_clear,
            axis,
            y: 0.0,
            shapes: Vec::new(),
            dots: Vec::new(),
            leaders: Vec::new(),
            captions: Vec::new(),
        }
    }

    /// The drawing; none if something has no place.
    fn drawing(mut self, wording: Wording) -> Option<Drawing> {
        self.y = self.storeys()?;
        let (y, radius) = (self.y, self.radius());
        self.shapes = self.arcs.iter().map(|arc| arc.shape(y, self.letters, radius)).collect();
        self.dots = self.dots(radius);
        self.numbers()?;
        self.operations()?;
        if !self.words(wording) {
            return None;
        }
        self.tens();
        Some(Drawing {
            axis: [(self.axis.left, y), (self.axis.right, y)],
            graduations: self.axis.graduations(self.letters),
            arcs: self.shapes,
            leaders: self.leaders,
            dots: self.dots,
            captions: self.captions,
            letters: self.letters,
        })
    }

    /// Shares the height out: gives the arcs their heights and says where the axis is.
    fn storeys(&mut self) -> Option<f32> {
        let (letters, height) = (self.letters, self.line.size.1);
        let most = (height * 0.3).max(letters * 3.2);
        let least = letters * 0.85;
        let mut sides = [(false, 0.0, 0.0), (true, 0.0, 0.0)];
        for (back, wish, edge) in &mut sides {
            rise(&mut self.arcs, *back, letters, most);
            let heights = self.arcs.iter().filter(|arc| arc.back == *back).map(|arc| arc.height);
            *wish = heights.fold(0.0, f32::max);
            // A line of operations, or one of numbers.
            *edge = letters * if *wish > 0.0 { 1.45 } else { 1.55 };
        }
        let [(_, above, top), (_, below, foot)] = sides;
        let room = height - top - foot;
        let used = [above, below].map(|wish| if wish > 0.0 { least } else { 0.0 });
        if used[0] + used[1] > room {
            return None;
        }
        // Both sides give way alike where there is too little room for what they would like.
        let more = (above - used[0]) + (below - used[1]);
        let spare = room - used[0] - used[1];
        let share = if more > spare { spare / more } else { 1.0 };
        let rooms = [used[0] + (above - used[0]) * share, used[1] + (below - used[1]) * share];
        squeeze(&mut self.arcs, false, rooms[0]);
        squeeze(&mut self.arcs, true, rooms[1]);
        let spare = (room - rooms[0] - rooms[1]).max(0.0);
        // More of it goes to the side that has words beside its operations.
        let part = match (above > 0.0, below > 0.0) {
            (true, false) => 0.65,
            (false, true) => 0.35,
            _ => 0.5,
        };
        Some(top + rooms[0] + spare * part)
    }

    fn radius(&self) -> f32 {
        let places: Vec<f32> = self.numbers_shown().into_iter().map(|n| self.axis.x(n)).collect();
        let pairs = places.iter().zip(places.iter().skip(1));
        let gap = pairs.map(|(one, other)| other - one).fold(f32::MAX, f32::min);
        (gap * 0.46).clamp(self.letters * 0.16, self.letters * 0.34)
    }

    pub fn numbers_shown(&self) -> Vec<u8> {
        let hops = self.line.hops.iter().flat_map(|hop| [hop.from, hop.to]);
        let all = hops.chain(self.line.start).chain(self.line.marks.iter().copied());
        let mut all: Vec<u8> = all.collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    fn dots(&self, radius: f32) -> Vec<Dot> {
        let kind = |number: u8| {
            let mut ending = self.line.hops.iter().rev().filter(|hop| hop.to == number);
            match ending.next() {
                Some(hop) => DotKind::End(hop.manner),
                None if self.line.marks.contains(&number) => DotKind::Mark,
                None => DotKind::Start,
            }
        };
        let numbers = self.numbers_shown().into_iter();
        numbers
            .map(|number| Dot { at: (self.axis.x(number), self.y), radius, kind: kind(number) })
            .collect()
    }
}
