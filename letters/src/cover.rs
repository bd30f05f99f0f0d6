//! How much of every pixel is covered.

use kurbo::{Affine, BezPath, PathEl, Point, Vec2};

/// How far a bent line may lie beside its straight pieces, in pixels: less than eyes can see.
const NEAR: f64 = 0.005;
/// The most straight pieces of a bent line.
const MOST_PIECES: f64 = 100.0;

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
        if !slope.is_finite() {
            return;
        }
        let rows = self.changes.chunks_exact_mut(self.width + 2);
        let (first, last) = (whole(upper.y), whole(lower.y));
        let rows = rows.take(self.height).enumerate();
        let right_end = number(self.width);
        for (row, changes) in rows.skip(first).take(last + 1 - first) {
            let top = upper.y.max(number(row));
            let bottom = lower.y.min(number(row + 1));
            if top >= bottom {
                continue;
            }
            let x = |y: f64| (upper.x + (y - upper.y) * slope).clamp(0.0, right_end);
            let (one, other) = (x(top), x(bottom));
            let high = sign * (bottom - top);
            stretch(changes, one.min(other), one.max(other), high);
        }
    }

    /// Tells how much of every pixel is covered, from 0 to 1, row by row. The pixels are as many as here.
    pub fn tell<P>(&self, pixels: &mut [P], mut tell: impl FnMut(&mut P, f32)) {
        let rows = self.changes.chunks_exact(self.width + 2);
        for (changes, pixels) in rows.zip(pixels.chunks_exact_mut(self.width.max(1))) {
            let mut covered = 0.0;
            for (pixel, change) in pixels.iter_mut().zip(changes) {
                covered += change;
                tell(pixel, f32::abs(covered).min(1.0));
            }
        }
    }
}

/// How far a line through three points is from being straight.
fn bend(from: Point, via: Point, to: Point) -> f64 {
    let bend: Vec2 = (from - via) + (to - via);
    bend.hypot()
}

/// An edge inside one row of pixels, from left to right, so high: what it covers of each pixel it
/// runs through, and of all that follow.
fn stretch(changes: &mut [f32], left: f64, right: f64, high: f64) {
    let (first, last) = (whole(left), whole(right));
    for pixel in first..=last {
        let (start, end) = (number(pixel), number(pixel + 1));
        let (from, to) = (left.max(start), right.min(end));
        // An upright edge is in one pixel only.
        let part = if right > left {
            (to - from) / (right - left)
        } else {
            1.0
        };
        let beside = f64::midpoint(from, to) - start;
        let here = high * part * (1.0 - beside);
        let next = high * part * beside;
        for (change, by) in changes.iter_mut().skip(pixel).zip([here, next]) {
            *change += single(by);
        }
    }
}

/// The pixel that a place is in; what is before the first is in the first.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "not negative; what is too large for a picture is none of its pixels"
)]
fn whole(place: f64) -> usize {
    place.max(0.0).min(f64::from(u32::MAX)) as usize
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
