//! How much of every pixel is covered.

use kurbo::{Affine, BezPath, PathEl, Point, Vec2};

/// How far a bent line may lie beside its straight pieces, in pixels: less than eyes can see.
const NEAR: f64 = 0.005;
/// The most straight pieces of a bent line.
const MOST_PIECES: f64 = 100.0;
/// So many pixels are written down at once.
const TOGETHER: usize = 8;

/// How much of every pixel is covered. What is kept is by how much more than the pixel to its left:
/// so an edge changes only the pixels it runs through, and the next.
pub struct Cover {
    width: usize,
    height: usize,
    /// Row by row, with room for what an edge at the right end leaves over.
    changes: Vec<f32>,
}

impl Cover {
    /// Nothing is covered.
    pub fn new(width: usize, height: usize) -> Cover {
        Cover {
            width,
            height,
            changes: vec![0.0; (width + 2) * height],
        }
    }

    /// Covers what is inside an outline.
    pub fn add(&mut self, path: &BezPath, transform: Affine) {
        let mut start = Point::ZERO;
        let mut at = Point::ZERO;
        for element in path.elements() {
            match transform * *element {
                PathEl::MoveTo(to) => {
                    self.edge(at, start);
                    (start, at) = (to, to);
                }
                PathEl::LineTo(to) => {
                    self.edge(at, to);
                    at = to;
                }
                PathEl::QuadTo(via, to) => {
                    let from = at;
                    let bend = bend(from, via, to);
                    self.bent(&mut at, bend / 4.0, |t| {
                        let (one, two) = (from.lerp(via, t), via.lerp(to, t));
                        one.lerp(two, t)
                    });
                }
                PathEl::CurveTo(via, near, to) => {
                    let from = at;
                    let bend = bend(from, via, near).max(bend(via, near, to));
                    self.bent(&mut at, bend * 0.75, |t| {
                        let middle = via.lerp(near, t);
                        let one = from.lerp(via, t).lerp(middle, t);
                        one.lerp(middle.lerp(near.lerp(to, t), t), t)
                    });
                }
                PathEl::ClosePath => {
                    self.edge(at, start);
                    at = start;
                }
            }
        }
        self.edge(at, start);
    }

    /// A bent line from here on, in straight pieces; `away` is how far a single piece would lie
    /// beside it.
    fn bent(&mut self, at: &mut Point, away: f64, curve: impl Fn(f64) -> Point) {
        let pieces = (away / NEAR).sqrt().ceil().clamp(1.0, MOST_PIECES);
        let mut piece = 1.0;
        while piece <= pieces {
            let to = curve(piece / pieces);
            self.edge(*at, to);
            *at = to;
            piece += 1.0;
        }
    }

    /// An edge: what is to its right is inside if it goes down, outside if it goes up.
    fn edge(&mut self, from: Point, to: Point) {
        let (sign, upper, lower) = if from.y < to.y {
            (1.0, from, to)
        } else {
            (-1.0, to, from)
        };
        let slope = (lower.x - upper.x) / (lower.y - upper.y);
        let mut top = upper.y.max(0.0);
        let end = lower.y.min(number(self.height));
        if !slope.is_finite() || top >= end {
            return;
        }
        let right_end = number(self.width);
        let x = |y: f64| (upper.x + (y - upper.y) * slope).clamp(0.0, right_end);
        let stride = self.width + 2;
        let first = whole(top);
        let rows = self.changes.get_mut(first * stride..).unwrap_or_default();
        let mut row_end = number(first);
        let mut one = x(top);
        for changes in rows.chunks_mut(stride) {
            row_end += 1.0;
            let bottom = end.min(row_end);
            let other = x(bottom);
            let high = sign * (bottom - top);
            stretch(changes, one.min(other), one.max(other), high);
            if bottom >= end {
                return;
            }
            (top, one) = (bottom, other);
        }
    }

    /// Writes down every pixel, row by row, as it looks with this much of it covered, from 0 to 1.
    /// The pixels are as many as here.
    pub fn tell<P: Copy>(&self, pixels: &mut [P], look: impl Fn(f32) -> P) {
        let rows = self.changes.chunks_exact(self.width + 2);
        for (changes, pixels) in rows.zip(pixels.chunks_exact_mut(self.width.max(1))) {
            let mut covered: f32 = 0.0;
            let mut last = look(0.0);
            let (few, rest) = pixels.as_chunks_mut::<TOGETHER>();
            let (changes, more) = changes.split_at(few.len() * TOGETHER);
            let (changes, _) = changes.as_chunks::<TOGETHER>();
            for (pixels, changes) in few.iter_mut().zip(changes) {
                // Most pixels of a large letter are like the one before: no edge runs through them.
                let any = changes.iter().fold(0, |bits, by| bits | by.to_bits());
                if any == 0 {
                    pixels.fill(last);
                    continue;
                }
                let shares = changes.map(|by| {
                    covered += by;
                    covered
                });
                *pixels = shares.map(|share| look(share.abs().min(1.0)));
                last = look(covered.abs().min(1.0));
            }
            for (pixel, by) in rest.iter_mut().zip(more) {
                covered += by;
                *pixel = look(covered.abs().min(1.0));
            }
        }
    }
}

/// How far a line through three points is from being straight.
fn bend(from: Point, via: Point, to: Point) -> f64 {
    let bend: Vec2 = (from - via) + (to - via);
    bend.hypot2().sqrt()
}

/// An edge inside one row of pixels, from left to right, so high: what it covers of each pixel it
/// runs through, and of all that follow.
fn stretch(changes: &mut [f32], left: f64, right: f64, high: f64) {
    let (first, last) = (whole(left), whole(right));
    let mut start = number(first);
    let Some(changes) = changes.get_mut(first..) else {
        return;
    };
    if first == last {
        if let [here, next, ..] = changes {
            let beside = high * (f64::midpoint(left, right) - start);
            *here += single(high - beside);
            *next += single(beside);
        }
        return;
    }
    let high = high / (right - left);
    let mut from = left;
    // What the pixel before leaves over.
    let mut over = 0.0;
    for change in changes.iter_mut().take(last - first + 1) {
        let to = right.min(start + 1.0);
        let part = high * (to - from);
        let beside = part * (f64::midpoint(from, to) - start);
        *change += single(part - beside + over);
        (from, start, over) = (to, start + 1.0, beside);
    }
    if let Some(change) = changes.get_mut(last - first + 1) {
        *change += single(over);
    }
}

/// The pixel that a place in the picture is in.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no place is before the first pixel; no picture is so large"
)]
fn whole(place: f64) -> usize {
    place as u32 as usize
}

/// Where a pixel begins.
fn number(pixel: usize) -> f64 {
    u32::try_from(pixel).map_or(f64::MAX, f64::from)
}

#[allow(
    clippy::cast_possible_truncation,
    reason = "shares of a pixel need no more"
)]
fn single(share: f64) -> f32 {
    share as f32
}
