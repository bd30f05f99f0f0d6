//! Numbers to places.

use super::{Graduation, NumberLine};

const LEAST: f32 = 20.0;

#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    low: f32,
    high: f32,
    pub left: f32,
    pub right: f32,
}

impl Axis {
    /// The scale on which everything of the line has its place, between margins of this width.
    pub fn new(line: &NumberLine, margin: f32) -> Axis {
        let ends = line.hops.iter().flat_map(|hop| [hop.from, hop.to]);
        let ends = ends.chain(line.start).chain(line.marks.iter().copied());
        let ends = ends.chain([line.range.0, line.range.1]);
        let (low, high) = ends.fold((u8::MAX, 0), |(low, high), n| (low.min(n), high.max(n)));
        let (low, high) = (f32::from(low) - 2.0, f32::from(high) + 2.0);
        let short = (LEAST - (high - low)).max(0.0) / 2.0;
        // There is nothing before 0 and after 100: what is short there is shown on the other side.
        let (mut low, mut high) = (low - short, high + short);
        let before = (-1.0 - low).max(0.0);
        let after = (high - 102.0).max(0.0);
        (low, high) = (low + before - after, high + before - after);
        let margin = margin.min(line.size.0 * 0.2);
        Axis { low, high, left: margin, right: line.size.0 - margin }
    }

    pub fn x(&self, number: u8) -> f32 {
        self.left + (f32::from(number) - self.low) * self.step()
    }

    pub fn step(&self) -> f32 {
        (self.right - self.left) / (self.high - self.low).max(1.0)
    }

    pub fn numbers(&self) -> impl Iterator<Item = u8> + use<> {
        let (low, high) = (self.low, self.high);
        let on_it = move |number: &u8| (low..=high).contains(&f32::from(*number));
        (0_u8..=100).filter(on_it)
    }

    pub fn graduations(&self, letters: f32) -> Vec<Graduation> {
        let fine = self.step() >= letters * 0.16;
        let marked = self.numbers().filter(|number| fine || number % 5 == 0);
        let marks = marked.map(|number| Graduation {
            x: self.x(number),
            half: letters * if number % 10 == 0 { 0.36 } else { 0.17 },
            ten: number % 10 == 0,
        });
        marks.collect()
    }
}
