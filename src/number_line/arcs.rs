//! How high arcs rise, and their curves.

use super::area::distance;
use super::{ArcShape, Hop, Manner};

const PIECES: u8 = 32;

#[derive(Clone, Copy, Debug)]
pub(super) struct Arc {
    pub from: f32,
    pub to: f32,
    pub back: bool,
    pub span: u8,
    pub height: f32,
    manner: Manner,
}

impl Arc {
    pub fn new(hop: &Hop, from: f32, to: f32) -> Arc {
        Arc { from, to, back: hop.back, span: hop.span(), height: 0.0, manner: hop.manner }
    }

    pub fn left(&self) -> f32 {
        self.from.min(self.to)
    }

    pub fn right(&self) -> f32 {
        self.from.max(self.to)
    }

    pub fn width(&self) -> f32 {
        (self.to - self.from).abs()
    }

    /// Which way is out from the axis.
    pub fn sign(&self) -> f32 {
        if self.back { 1.0 } else { -1.0 }
    }

    pub fn middle(&self) -> f32 {
        f32::midpoint(self.from, self.to)
    }

    fn nests(&self, other: &Arc) -> bool {
        let inside = |a: &Arc, b: &Arc| b.left() <= a.left() && a.right() <= b.right();
        inside(self, other) || inside(other, self)
    }

    fn crosses(&self, other: &Arc) -> bool {
        // Where one ends and the other begins, they only touch.
        let apart = f32::EPSILON + 1e-3 * (self.width() + other.width());
        self.left() + apart < other.right() && other.left() + apart < self.right()
    }

    /// The curve, with the line at height 0 and the arc's own side positive.
    fn curve(&self, letters: f32) -> Vec<(f32, f32)> {
        let width = self.to - self.from;
        // A narrow arc bulges, so that it can be seen beside its dots.
        let bulge = (2.4 * letters - width.abs()).max(0.0) * 0.3;
        let inset = width * 0.1 - if width < 0.0 { -bulge } else { bulge };
        let rise = self.height * 4.0 / 3.0;
        let steps = (0..=PIECES).map(|step| f32::from(step) / f32::from(PIECES));
        let points = steps.map(|t| {
            let s = 1.0 - t;
            let weights = [s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t];
            let xs = [self.from, self.from + inset, self.to - inset, self.to];
            let x = weights.iter().zip(xs).map(|(weight, x)| weight * x).sum();
            let [_, second, third, _] = weights;
            (x, (second + third) * rise)
        });
        points.collect()
    }

    /// The curve from dot to arrowhead, around an axis at this height of the picture.
    pub fn shape(&self, axis: f32, letters: f32, radius: f32) -> ArcShape {
        let sign = if self.back { 1.0 } else { -1.0 };
        let curve = self.curve(letters).into_iter();
        let curve: Vec<(f32, f32)> = curve.map(|(x, rise)| (x, axis + sign * rise)).collect();
        let (start, end) = ((self.from, axis), (self.to, axis));
        let long = letters * 0.52;
        // The arrowhead points from where the curve is still a little away from its end.
        let apart = |point: &&(f32, f32)| distance(**point, end) >= radius + long * 0.9;
        let top = (self.middle(), axis + sign * self.height);
        let last = curve.iter().rev().find(apart).copied().unwrap_or(top);
        let far = distance(last, end).max(f32::EPSILON);
        let (ux, uy) = ((end.0 - last.0) / far, (end.1 - last.1) / far);
        let back =
            |by: f32, aside: f32| (end.0 - ux * by - uy * aside, end.1 - uy * by + ux * aside);
        let half = long * 0.46;
        let head = [back(radius, 0.0), back(radius + long, half), back(radius + long, -half)];
        let before = |point: &(f32, f32)| distance(*point, end) >= radius + long * 0.9;
        let clear = |point: &(f32, f32)| distance(*point, start) >= radius * 0.8;
        let turn = curve.iter().rposition(before).unwrap_or(curve.len() / 2);
        let kept = curve.iter().take(turn + 1).copied();
        let mut points: Vec<(f32, f32)> = kept.skip_while(|point| !clear(point)).collect();
        points.push(back(radius + long * 0.8, 0.0));
        ArcShape { points, head, manner: self.manner }
    }
}

/// Gives every arc of a side the height it would like: longer ones rise higher, and one that stands
/// over another leaves room for the other's operation.
pub(super) fn rise(arcs: &mut [Arc], back: bool, letters: f32, most: f32) {
    let mut done: Vec<Arc> = Vec::new();
    let mut order: Vec<usize> = (0..arcs.len()).collect();
    order.sort_by_key(|index| arcs.get(*index).map(|arc| arc.span));
    for index in order {
        let Some(arc) = arcs.get_mut(index).filter(|arc| arc.back == back) else {
            continue;
        };
        let wish = (arc.width() * 0.3).max(letters * 0.95).min(most);
        let over = |other: &Arc| {
            other.height
                + if arc.nests(other) {
                    letters * 1.45
                } else if arc.span != other.span {
                    letters * 0.22
                } else if arc.crosses(other) {
                    letters * 0.5
                } else {
                    0.0
                }
        };
        arc.height = done.iter().map(over).fold(wish, f32::max);
        done.push(*arc);
    }
}

/// Makes the arcs of a side lower, so that they fit into this room. Those that are higher than
/// others stay so.
pub(super) fn squeeze(arcs: &mut [Arc], back: bool, room: f32) {
    let side = || arcs.iter().filter(|arc| arc.back == back);
    let heights = side().map(|arc| arc.height);
    let highest = heights.clone().fold(0.0, f32::max);
    let lowest = heights.fold(f32::MAX, f32::min);
    if highest <= room {
        return;
    }
    let least = lowest.min(room * 0.55);
    let factor = (room - least) / (highest - lowest);
    if highest - lowest < highest * 0.01 {
        // All are equally high, but for rounding.
        let side = arcs.iter_mut().filter(|arc| arc.back == back);
        side.for_each(|arc| arc.height = room);
        return;
    }
    for arc in arcs.iter_mut().filter(|arc| arc.back == back) {
        arc.height = (least + (arc.height - lowest) * factor).min(room);
    }
}
