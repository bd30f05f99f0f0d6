//! Where the texts of a number line go: numbers first, then operations, words and tens.

use super::arcs::Arc;
use super::layout::{Attempted, Wording};
use super::occupied_space::{Candidate, OccupiedSpace, Wanted};
use super::{ArcShape, Area, Caption, CaptionKind, Dot, Hop, Letters};

impl Attempted<'_> {
    fn measure(&self, text: &str, size: f32, bold: bool) -> f32 {
        (self.line.measure)(text, Letters { size, bold })
    }

    /// The numbers of the dots: just below them, or above, or a little aside.
    pub fn numbers(&mut self, space: &mut OccupiedSpace, dots: &[Dot]) -> Option<()> {
        let size = self.letters * 0.95;
        let arcs_above = self.bows.is_empty() || self.bows.iter().any(|bow| !bow.back);
        for (number, dot) in self.numbers_shown().zip(dots) {
            let text = (self.line.write)(number);
            let wanted = Wanted {
                size: (self.measure(&text, size, true), size),
                target: dot.at,
                reach: dot.radius.max(self.letters * 0.3) + self.letters * 0.75,
                over: true,
            };
            let near = dot.radius.max(self.letters * 0.36) + self.letters * 0.1 + size / 2.0;
            let half = wanted.size.0 / 2.0;
            let beside = half + dot.radius * 0.4;
            let aside = (1_u8..=12).map(|step| half + f32::from(step) * self.letters * 0.4);
            let shifts: Vec<f32> = [0.0, beside].into_iter().chain(aside).collect();
            let mut candidates = Vec::new();
            for (row, back) in [(0_u8, true), (0, false), (1, true), (1, false), (2, true)] {
                let sign = if back { 1.0 } else { -1.0 };
                let away = near + f32::from(row) * size * 1.1;
                // The free side of the axis comes first.
                let other = if back == arcs_above { 0.0 } else { 0.5 };
                for shift in shifts.iter().flat_map(|shift| [*shift, -shift]) {
                    candidates.push(Candidate {
                        at: (dot.at.0 + shift, dot.at.1 + sign * away),
                        cost: shift.abs() / self.letters + f32::from(row) * 1.6 + other,
                    });
                }
            }
            let area = space.take(wanted, candidates)?;
            let letters = Letters { size, bold: true };
            self.caption(area, text, CaptionKind::Number, letters, None);
        }
        Some(())
    }

    fn caption(
        &mut self,
        area: Area,
        text: String,
        kind: CaptionKind,
        letters: Letters,
        hop: Option<usize>,
    ) {
        self.captions.push(Caption { area, text, kind, letters, hop });
    }

    fn circle(&self) -> f32 {
        self.letters * 1.1
    }

    /// An operation with the circle before it.
    pub fn operation_width(&self, hop: &Hop) -> f32 {
        let text = self.measure(&hop.operation, self.letters, true);
        match hop.order {
            Some(_) => text + self.circle() + self.letters * 0.25,
            None => text,
        }
    }

    /// The operations, each on its arc. The shortest come first: they have the least choice.
    pub fn operations(
        &mut self,
        space: &mut OccupiedSpace,
        arcs: &[ArcShape],
        y: f32,
    ) -> Option<()> {
        let line = self.line;
        let fan = self.fan(self.rows);
        let mut order: Vec<usize> = (0..self.bows.len()).collect();
        order.sort_by_key(|index| self.bows.get(*index).map(|bow| bow.span));
        for index in order {
            let (hop, bow) = (line.hops.get(index)?, *self.bows.get(index)?);
            let liked = *fan.get(index)?;
            let size = (self.operation_width(hop), self.letters * 1.1);
            let sign = if bow.back { 1.0 } else { -1.0 };
            let wanted = Wanted {
                size,
                target: (bow.middle(), y + sign * bow.height),
                reach: self.letters * 0.8,
                over: true,
            };
            let near = self.over_the_arc((&bow, liked), arcs, size, y);
            let area = space.take(wanted, near).or_else(|| {
                let anywhere = self.anywhere(space, wanted.target, y);
                space.take(wanted, anywhere)
            })?;
            self.operation(area, hop, index);
        }
        Some(())
    }

    fn operation(&mut self, area: Area, hop: &Hop, index: usize) {
        let mut text = area;
        if let Some(order) = hop.order {
            let side = self.circle();
            let circle = Area { right: area.left + side, ..area };
            text.left = circle.right + self.letters * 0.25;
            let circle = Area::around(circle.centre(), (side, side));
            let letters = Letters { size: self.letters * 0.78, bold: true };
            self.caption(circle, order.to_string(), CaptionKind::Order, letters, Some(index));
        }
        let letters = Letters { size: self.letters, bold: true };
        let sum = hop.operation.clone();
        self.caption(text, sum, CaptionKind::Operation, letters, Some(index));
    }

    /// On its arc, near its middle; else a little higher, inside, or aside.
    fn over_the_arc(
        &self,
        (bow, (liked, row)): (&Arc, (f32, usize)),
        arcs: &[ArcShape],
        (width, height): (f32, f32),
        y: f32,
    ) -> Vec<Candidate> {
        let (letters, picture) = (self.letters, self.line.size.0);
        let gap = letters * 0.2;
        let sign = if bow.back { 1.0 } else { -1.0 };
        let half = width / 2.0;
        // How high the arcs that are no higher than this one rise under a text.
        let low: Vec<&ArcShape> = self
            .bows
            .iter()
            .zip(arcs)
            .filter(|(other, _)| other.back == bow.back && other.height <= bow.height)
            .map(|(_, arc)| arc)
            .collect();
        let rest = |x: f32| {
            let points = low.iter().flat_map(|arc| &arc.points);
            let under = points.filter(|point| (point.0 - x).abs() <= half);
            under.map(|point| (point.1 - y) * sign).fold(0.0, f32::max)
        };
        let mut candidates = Vec::new();
        let mut push = |x: f32, up: f32, cost: f32| {
            let x = x.max(half).min((picture - half).max(half));
            let cost = cost + (x - liked).abs() / letters * 0.6;
            candidates.push(Candidate { at: (x, y + sign * up), cost });
        };
        let shares = [0.12, -0.12, 0.24, -0.24, 0.36, -0.36];
        let shares = shares.map(|share| bow.middle() + share * bow.width());
        for x in [liked, bow.middle()].into_iter().chain(shares) {
            // From aside, a line leads down to the arc.
            let aside = (x - bow.middle()).abs() > half.max(bow.width() / 2.0);
            let under = if aside { rest(x).max(bow.height + letters * 0.2) } else { rest(x) };
            let up = under + gap + height / 2.0;
            for lift in 0_u8..=2 {
                let away = if usize::from(lift) == row { 0.0 } else { 1.0 };
                let lift = f32::from(lift);
                push(x, up + lift * (height + gap), lift * 0.3 + away);
            }
        }
        let top = bow.height + gap + height / 2.0;
        for step in 1_u8..=10 {
            let aside = f32::from(step) * letters * 0.5;
            for (lift, extra) in [(0.0, 0.3), (1.0, 1.6)] {
                push(liked + aside, top + lift * (height + gap), extra);
                push(liked - aside, top + lift * (height + gap), extra);
            }
        }
        if bow.height > height + 2.0 * gap {
            push(bow.middle(), bow.height - gap - height / 2.0, 1.2);
        }
        candidates
    }

    fn anywhere(&self, space: &OccupiedSpace, target: (f32, f32), y: f32) -> Vec<Candidate> {
        let letters = self.letters;
        let mut candidates = Vec::new();
        for back in [false, true] {
            let sign = if back { 1.0 } else { -1.0 };
            let own = (target.1 - y) * sign > 0.0;
            let rows = steps(space.extent(back), letters * 0.4);
            for up in rows {
                for x in steps(self.line.size.0, letters * 0.5) {
                    let at = (x, y + sign * up);
                    let far = (at.0 - target.0).hypot(at.1 - target.1) / letters;
                    let cost = 3.0 + far + if own { 0.0 } else { 4.0 };
                    candidates.push(Candidate { at, cost });
                }
            }
        }
        candidates
    }

    /// What hops cost, in the longest words for which all of them have a place; whether there are
    /// such words.
    pub fn words(&mut self, space: &mut OccupiedSpace, y: f32, wording: Wording) -> bool {
        let lengths = self.line.hops.iter().map(|hop| hop.words.len());
        let variants = lengths.max().unwrap_or_default().max(1);
        let before = (space.mark(), self.captions.len());
        (0..variants).any(|variant| {
            let found = self.words_of(space, y, wording, variant).is_some();
            if !found {
                space.back_to(before.0);
                self.captions.truncate(before.1);
            }
            found
        })
    }

    fn words_of(
        &mut self,
        space: &mut OccupiedSpace,
        y: f32,
        wording: Wording,
        variant: usize,
    ) -> Option<()> {
        let size = self.letters * 0.8;
        let line = self.line;
        for (index, hop) in line.hops.iter().enumerate() {
            if !wording.includes(hop) {
                continue;
            }
            let text = hop.words.get(variant).or(hop.words.last())?;
            let width = self.measure(text, size, false);
            let area = self.words_place(space, index, (width, size * 1.2), y)?;
            let letters = Letters { size, bold: false };
            self.caption(area, text.clone(), CaptionKind::Words, letters, Some(index));
        }
        Some(())
    }

    /// Under the arc if it is wide enough, else beside the operation.
    fn words_place(
        &self,
        space: &mut OccupiedSpace,
        index: usize,
        (width, height): (f32, f32),
        y: f32,
    ) -> Option<Area> {
        let bow = self.bows.get(index)?;
        let of_it = |kind: CaptionKind| {
            let found = |caption: &&Caption| caption.hop == Some(index) && caption.kind == kind;
            self.captions.iter().find(found).map(|caption| caption.area)
        };
        let operation = of_it(CaptionKind::Operation)?;
        let left = of_it(CaptionKind::Order).map_or(operation.left, |order| order.left);
        let sign = if bow.back { 1.0 } else { -1.0 };
        let gap = self.letters * 0.2;
        let (x, middle) = operation.centre();
        let x = f32::midpoint(x, left + operation.width() / 2.0);
        let outside = middle + sign * (operation.height() / 2.0 + gap * 0.4 + height / 2.0);
        let beside = self.letters * 0.35 + width / 2.0;
        let mut candidates = vec![((x, outside), 0.5), ((operation.right + beside, middle), 0.8)];
        // As high under the arc as there is room.
        let least = self.letters * 0.3 + height / 2.0;
        let downs =
            (0_u8..40).map(|step| bow.height - gap - height / 2.0 - f32::from(step) * gap * 0.5);
        for (up, cost) in downs.take_while(|up| *up > least).zip(0_u8..) {
            let shifts = [0.0, 0.08, -0.08, 0.16, -0.16].map(|share| share * bow.width());
            for shift in shifts {
                let cost = f32::from(cost) * 0.01 + shift.abs() / self.letters * 0.05;
                candidates.push(((bow.middle() + shift, y + sign * up), cost));
            }
        }
        let candidates = candidates.into_iter();
        let candidates = candidates.map(|(at, cost)| Candidate { at, cost });
        let wanted = Wanted {
            size: (width, height),
            target: operation.centre(),
            reach: f32::MAX,
            over: false,
        };
        space.take(wanted, candidates.collect())
    }

    pub fn tens(&mut self, space: &mut OccupiedSpace, dots: &[Dot], y: f32) {
        let size = self.letters * 0.72;
        let numbers: Vec<u8> = self.numbers_shown().collect();
        for ten in self.axis.numbers().filter(|number| number % 10 == 0) {
            if numbers.contains(&ten) {
                continue;
            }
            let x = self.axis.x(ten);
            let text = (self.line.write)(ten);
            let wide = self.measure(&text, size, false);
            // A number that stands between it and its mark would be read as the mark's own.
            let close = |dot: &Dot| (dot.at.0 - x).abs() < wide;
            if dots.iter().any(close) {
                continue;
            }
            let away = self.letters * 0.5 + size / 2.0;
            let wanted =
                Wanted { size: (wide, size), target: (x, y), reach: f32::MAX, over: false };
            let candidates = [(away, 0.0), (-away, 0.2)]
                .map(|(away, cost)| Candidate { at: (x, y + away), cost });
            if let Some(area) = space.take(wanted, candidates.to_vec()) {
                let letters = Letters { size, bold: false };
                self.caption(area, text, CaptionKind::Ten, letters, None);
            }
        }
    }
}

fn steps(length: f32, step: f32) -> impl Iterator<Item = f32> {
    let count = (0_u16..400).map(f32::from);
    count.map(move |number| number * step).take_while(move |place| *place <= length)
}
