//! Where the texts of a number line go. Each has a list of places, the best first, and takes the first that is free.

use super::arcs::Arc;
use super::area::distance;
use super::layout::{Attempt, Wording};
use super::{ArcShape, Area, Caption, CaptionKind, Dot, Hop, Letters};

/// How many lines of operations may stand over each other.
const LANES: u8 = 4;

/// What a text belongs to, and how far from it the text may stand without a line that leads there.
#[derive(Clone, Copy)]
struct Anchor {
    at: (f32, f32),
    reach: f32,
}

impl Attempt<'_> {
    fn measure(&self, text: &str, size: f32, bold: bool) -> f32 {
        (self.line.measure)(text, Letters { size, bold })
    }

    /// The first free place of these, clear of the arcs if there is one; without an anchor, only such a place will do.
    fn take(
        &mut self,
        size: (f32, f32),
        anchor: Option<Anchor>,
        places: &[(f32, f32)],
    ) -> Option<Area> {
        let areas = || places.iter().map(|at| Area::around(*at, size));
        let near = |area: &Area| anchor.is_none_or(|anchor| leader(area, anchor).is_none());
        let found = areas().find(|area| near(area) && self.is_free(area) && !self.is_crossed(area));
        if found.is_some() || self.is_clear || anchor.is_none() {
            return found;
        }
        let led = areas().find(|area| {
            let lines = anchor.and_then(|anchor| leader(area, anchor));
            self.is_free(area)
                && !self.is_crossed(area)
                && !lines.is_some_and(|line| self.hits(line))
        });
        let found = led.or_else(|| areas().find(|area| self.is_free(area)))?;
        self.leaders.extend(anchor.and_then(|anchor| leader(&found, anchor)));
        Some(found)
    }

    /// Whether a text here is clear of the picture's edge, the axis, the dots and all other texts.
    fn is_free(&self, area: &Area) -> bool {
        let (width, height) = self.line.size;
        let inside =
            area.left >= 0.0 && area.top >= 0.0 && area.right <= width && area.bottom <= height;
        // Numbers side by side must not be read as one.
        let apart = area.grown_by(self.letters * 0.3, self.letters * 0.04);
        let line = self.letters * 0.08;
        let beside = area.bottom <= self.y - line || self.y + line <= area.top;
        inside
            && beside
            && !self.dots.iter().any(|dot| dot.area().overlaps(area))
            && !self.captions.iter().any(|other| other.area.overlaps(&apart))
    }

    fn is_crossed(&self, area: &Area) -> bool {
        let wide = area.grown(self.letters * 0.08);
        // No point of an arc is further from its ends than its bulge and its arrowhead.
        let far = self.letters * 1.5;
        let near = |arc: &Arc| arc.left() - far < wide.right && wide.left < arc.right() + far;
        let shapes = self.arcs.iter().zip(&self.shapes).filter(|(arc, _)| near(arc));
        let mut points = shapes.flat_map(|(_, shape)| shape.points.iter().chain(&shape.head));
        points.any(|point| wide.contains(*point))
    }

    /// Whether a line would run through a text.
    fn hits(&self, [from, to]: [(f32, f32); 2]) -> bool {
        let between = |t: f32| (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
        let mut points = (1_u8..=9).map(|tenth| between(f32::from(tenth) / 10.0));
        points.any(|point| self.captions.iter().any(|other| other.area.contains(point)))
    }

    fn caption(&mut self, area: Area, text: &str, kind: CaptionKind, hop: Option<usize>) {
        let (share, bold) = match kind {
            CaptionKind::Operation => (1.0, true),
            CaptionKind::Order => (0.78, true),
            CaptionKind::Number => (0.95, true),
            CaptionKind::Words => (0.8, false),
            CaptionKind::Ten => (0.72, false),
        };
        let letters = Letters { size: self.letters * share, bold };
        self.captions.push(Caption { area, text: text.to_owned(), kind, letters, hop });
    }

    /// The numbers of the dots: on the free side of the axis, else aside, else in another row.
    pub fn numbers(&mut self) -> Option<()> {
        let letters = self.letters;
        let size = letters * 0.95;
        let arcs_above = self.arcs.is_empty() || self.arcs.iter().any(|arc| !arc.back);
        for (number, dot) in self.numbers_shown().into_iter().zip(self.dots.clone()) {
            let text = (self.line.write)(number);
            let width = self.measure(&text, size, true);
            let near = dot.radius.max(letters * 0.36) + letters * 0.1 + size / 2.0;
            let beside = width / 2.0 + dot.radius * 0.4;
            let aside = (1_u8..=12).map(|step| width / 2.0 + f32::from(step) * letters * 0.4);
            let all: Vec<f32> =
                [0.0, beside, -beside].into_iter().chain(aside.flat_map(|x| [x, -x])).collect();
            let mut places = Vec::new();
            for (row, shifts) in
                [(0_u8, &[0.0][..]), (0, all.get(1..3)?), (1, &all), (0, &all), (2, &all)]
            {
                let away = near + f32::from(row) * size * 1.1;
                let sides = if arcs_above { [away, -away] } else { [-away, away] };
                for y in sides.map(|side| dot.at.1 + side) {
                    places.extend(shifts.iter().map(|shift| (dot.at.0 + shift, y)));
                }
            }
            let reach = dot.radius.max(letters * 0.3) + letters * 0.75;
            let area = self.take((width, size), Some(Anchor { at: dot.at, reach }), &places)?;
            self.caption(area, &text, CaptionKind::Number, None);
        }
        Some(())
    }

    /// The operations, each on the apex of its arc or in the next free lane over it. Low arcs come first: what stands
    /// over them has more room.
    pub fn operations(&mut self) -> Option<()> {
        let mut order: Vec<(usize, Arc)> = self.arcs.iter().copied().enumerate().collect();
        order.sort_by(|(_, one), (_, other)| one.height.total_cmp(&other.height));
        for (index, arc) in order {
            let hop = self.line.hops.get(index)?;
            let (letters, circle) = (self.letters, self.letters * 1.1);
            let text = self.measure(&hop.operation, letters, true);
            let before = hop.order.map_or(0.0, |_| circle + letters * 0.25);
            let size = (text + before, letters * 1.1);
            let at = (arc.middle(), self.y + arc.sign() * arc.height);
            let places = self.over_the_arc(&arc, size);
            let anchor = Anchor { at, reach: letters * 0.8 };
            let near = self.take(size, Some(anchor), &places);
            let area = match near {
                None if !self.is_clear => self.take(size, Some(anchor), &self.anywhere(at)),
                near => near,
            }?;
            if let Some(order) = hop.order {
                let circle = Area { right: area.left + circle, ..area };
                self.caption(circle, &order.to_string(), CaptionKind::Order, Some(index));
            }
            let text = Area { left: area.left + before, ..area };
            self.caption(text, &hop.operation, CaptionKind::Operation, Some(index));
        }
        Some(())
    }

    /// Lane by lane over an arc, from its middle to its ends; then inside it.
    fn over_the_arc(&self, arc: &Arc, (width, height): (f32, f32)) -> Vec<(f32, f32)> {
        let (gap, half) = (self.letters * 0.2, width / 2.0);
        let keep = |x: f32| x.max(half).min((self.line.size.0 - half).max(half));
        let low: Vec<&ArcShape> = self
            .arcs
            .iter()
            .zip(&self.shapes)
            .filter(|(other, _)| other.back == arc.back && other.height <= arc.height + 0.01)
            .map(|(_, shape)| shape)
            .collect();
        // How high arcs that are no higher than this one rise under a text.
        let rest = |x: f32| {
            let points = low.iter().flat_map(|shape| &shape.points);
            let under = points.filter(|point| (point.0 - x).abs() <= half);
            under.map(|point| (point.1 - self.y) * arc.sign()).fold(0.0, f32::max)
        };
        let step = (arc.width() * 0.12).max(self.letters * 0.5);
        let shifts = [0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0].map(|steps| steps * step);
        let shifts = shifts.map(|shift| keep(arc.middle() + shift)).map(|x| (x, rest(x)));
        let mut places = Vec::new();
        for lane in (0..LANES).map(f32::from) {
            let up = gap + height / 2.0 + lane * (height + gap);
            places.extend(shifts.map(|(x, rest)| (x, self.y + arc.sign() * (rest + up))));
        }
        if arc.height > height + 2.0 * gap {
            places.push((arc.middle(), self.y + arc.sign() * (arc.height - gap - height / 2.0)));
        }
        places
    }

    /// Every place of the picture, the nearest to here first, those of the other side of the axis last.
    fn anywhere(&self, at: (f32, f32)) -> Vec<(f32, f32)> {
        let grid = |length: f32, step: f32| {
            (0_u16..400).map(move |n| f32::from(n) * step).take_while(move |x| *x < length)
        };
        let far = |place: &(f32, f32)| {
            let other = (place.1 < self.y) != (at.1 < self.y);
            distance(*place, at) + if other { self.letters * 4.0 } else { 0.0 }
        };
        let mut places: Vec<(f32, f32)> = grid(self.line.size.1, self.letters * 0.4)
            .flat_map(|y| grid(self.line.size.0, self.letters * 0.5).map(move |x| (x, y)))
            .collect();
        places.sort_by(|one, other| far(one).total_cmp(&far(other)));
        places
    }

    /// What hops cost, in the longest words for which all of them have a place; whether there are such words.
    pub fn words(&mut self, wording: Wording) -> bool {
        let lengths = self.line.hops.iter().map(|hop| hop.words.len());
        let variants = lengths.max().unwrap_or_default().max(1);
        let before = self.captions.len();
        (0..variants).any(|variant| {
            self.captions.truncate(before);
            self.words_of(wording, variant).is_some()
        })
    }

    fn words_of(&mut self, wording: Wording, variant: usize) -> Option<()> {
        let hops: &[Hop] = self.line.hops;
        for (index, hop) in hops.iter().enumerate().filter(|(_, hop)| wording.includes(hop)) {
            let text = hop.words.get(variant).or(hop.words.last())?;
            let size = (self.measure(text, self.letters * 0.8, false), self.letters * 0.96);
            let places = self.words_places(index, size)?;
            let area = self.take(size, None, &places)?;
            self.caption(area, text, CaptionKind::Words, Some(index));
        }
        Some(())
    }

    /// As high under the arc as there is room, else over the operation, else beside it.
    fn words_places(&self, index: usize, (width, height): (f32, f32)) -> Option<Vec<(f32, f32)>> {
        let arc = self.arcs.get(index)?;
        let mut own = self.captions.iter().filter(|caption| caption.hop == Some(index));
        let left = own.clone().next()?.area.left;
        let operation = own.find(|caption| caption.kind == CaptionKind::Operation)?.area;
        let gap = self.letters * 0.2;
        let lowest = self.letters * 0.3 + height / 2.0;
        let downs =
            (0_u8..40).map(|step| arc.height - gap * (1.0 + f32::from(step) * 0.5) - height / 2.0);
        let shares = [0.0, 0.08, -0.08, 0.16, -0.16];
        let under = downs.take_while(|up| *up > lowest).flat_map(|up| {
            shares.map(|share| (arc.middle() + share * arc.width(), self.y + arc.sign() * up))
        });
        let middle = operation.centre().1;
        let outside = middle + arc.sign() * (operation.height() / 2.0 + gap * 0.4 + height / 2.0);
        let x = f32::midpoint(left, operation.right);
        let beside = operation.right + self.letters * 0.35 + width / 2.0;
        Some(under.chain([(x, outside), (beside, middle)]).collect())
    }

    pub fn tens(&mut self) {
        let size = self.letters * 0.72;
        let numbers = self.numbers_shown();
        for ten in
            self.axis.numbers().filter(|number| number % 10 == 0 && !numbers.contains(number))
        {
            let x = self.axis.x(ten);
            let text = (self.line.write)(ten);
            let wide = self.measure(&text, size, false);
            // A number that stands between it and its mark would be read as the mark's own.
            if self.dots.iter().any(|dot| (dot.at.0 - x).abs() < wide) {
                continue;
            }
            let away = self.letters * 0.5 + size / 2.0;
            if let Some(area) =
                self.take((wide, size), None, &[(x, self.y + away), (x, self.y - away)])
            {
                self.caption(area, &text, CaptionKind::Ten, None);
            }
        }
    }
}

impl Dot {
    fn area(&self) -> Area {
        Area::around(self.at, (2.0 * self.radius, 2.0 * self.radius))
    }
}

/// The line from a text to what it belongs to, if it is far from there.
fn leader(area: &Area, anchor: Anchor) -> Option<[(f32, f32); 2]> {
    let edge = area.nearest(anchor.at);
    (distance(edge, anchor.at) > anchor.reach).then_some([edge, anchor.at])
}
