//! Finding places for texts: clear of one another, of the dots and of the axis, and if possible of
//! the arcs.

use super::Area;
use super::area::distance;

#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub at: (f32, f32),
    pub cost: f32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    pub size: (f32, f32),
    pub target: (f32, f32),
    pub reach: f32,
    pub over: bool,
}

const OVER: f32 = 5.0;
const LED: f32 = 0.7;
const TANGLED: f32 = 6.0;

struct Curve {
    points: Vec<(f32, f32)>,
    around: Area,
}

pub(super) struct OccupiedSpace {
    size: (f32, f32),
    axis: f32,
    letters: f32,
    taken: Vec<Area>,
    dots: Vec<Area>,
    curves: Vec<Curve>,
    /// The lines that lead from texts to what they belong to.
    pub leaders: Vec<[(f32, f32); 2]>,
    crossed: u8,
    tangled: u8,
}

impl OccupiedSpace {
    pub fn new(size: (f32, f32), axis: f32, letters: f32) -> OccupiedSpace {
        OccupiedSpace {
            size,
            axis,
            letters,
            taken: Vec::new(),
            dots: Vec::new(),
            curves: Vec::new(),
            leaders: Vec::new(),
            crossed: 0,
            tangled: 0,
        }
    }

    pub fn dot(&mut self, at: (f32, f32), radius: f32) {
        self.dots.push(Area::around(at, (2.0 * radius, 2.0 * radius)));
    }

    pub fn curve(&mut self, points: Vec<(f32, f32)>) {
        let around = Area::of(&points).grown(self.letters * 0.1);
        self.curves.push(Curve { points, around });
    }

    pub fn extent(&self, back: bool) -> f32 {
        if back { self.size.1 - self.axis } else { self.axis }
    }

    pub fn mark(&self) -> usize {
        self.taken.len()
    }

    pub fn back_to(&mut self, mark: usize) {
        self.taken.truncate(mark);
    }

    /// How hard it is to see what belongs to what: nothing if every text is where one looks for it.
    pub fn overlap(&self) -> f32 {
        let led = self.leaders.iter();
        let led: f32 = led.map(|[from, to]| distance(*from, *to)).sum();
        let knots = f32::from(self.crossed) + f32::from(self.tangled);
        knots * 4.0 + led / self.letters * 0.4
    }

    pub fn take(&mut self, wanted: Wanted, mut candidates: Vec<Candidate>) -> Option<Area> {
        candidates.sort_by(|one, other| one.cost.total_cmp(&other.cost));
        let mut best: Option<(f32, Area, bool)> = None;
        for candidate in candidates {
            if best.is_some_and(|(cost, ..)| cost <= candidate.cost) {
                break;
            }
            let area = Area::around(candidate.at, wanted.size);
            if !self.free(&area) {
                continue;
            }
            let over = self.over(&area);
            if over && !wanted.over {
                continue;
            }
            let cost = candidate.cost + if over { OVER } else { 0.0 } + self.led(&area, &wanted);
            if best.is_none_or(|(least, ..)| cost < least) {
                best = Some((cost, area, over));
            }
        }
        let (_, area, over) = best?;
        self.crossed = self.crossed.saturating_add(u8::from(over));
        if self.led(&area, &wanted) >= TANGLED {
            self.tangled = self.tangled.saturating_add(1);
        }
        if let Some(leader) = leader(&area, &wanted) {
            self.leaders.push(leader);
            self.curve(between(leader).to_vec());
        }
        self.taken.push(area);
        Some(area)
    }

    fn free(&self, area: &Area) -> bool {
        let inside = area.left >= 0.0
            && area.top >= 0.0
            && area.right <= self.size.0
            && area.bottom <= self.size.1;
        // Numbers side by side must not be read as one.
        let apart = area.grown_by(self.letters * 0.3, self.letters * 0.04);
        let line = self.letters * 0.08;
        let beside = area.bottom <= self.axis - line || self.axis + line <= area.top;
        inside
            && beside
            && !self.dots.iter().any(|dot| dot.overlaps(area))
            && !self.taken.iter().any(|other| other.overlaps(&apart))
    }

    fn over(&self, area: &Area) -> bool {
        let wide = area.grown(self.letters * 0.08);
        let near = self.curves.iter();
        let mut near = near.filter(|curve| curve.around.overlaps(&wide));
        near.any(|curve| curve.points.iter().any(|point| wide.contains(*point)))
    }

    fn led(&self, area: &Area, wanted: &Wanted) -> f32 {
        let Some(leader) = leader(area, wanted) else {
            return 0.0;
        };
        let points = between(leader);
        let tangled = self.taken.iter().any(|other| {
            let wide = other.grown(self.letters * 0.05);
            points.iter().any(|point| wide.contains(*point))
        });
        LED + if tangled { TANGLED } else { 0.0 }
    }
}

/// The line from a text to what it belongs to, if it is far from there.
fn leader(area: &Area, wanted: &Wanted) -> Option<[(f32, f32); 2]> {
    let edge = area.nearest(wanted.target);
    (distance(edge, wanted.target) > wanted.reach).then_some([edge, wanted.target])
}

/// Points along a straight line, without its ends.
fn between([from, to]: [(f32, f32); 2]) -> [(f32, f32); 8] {
    [0.12, 0.23, 0.34, 0.45, 0.56, 0.67, 0.78, 0.9]
        .map(|t| (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t))
}
