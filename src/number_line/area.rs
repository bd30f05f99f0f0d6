//! Upright rectangles.

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Area {
    pub fn around((x, y): (f32, f32), (width, height): (f32, f32)) -> Area {
        Area {
            left: x - width / 2.0,
            top: y - height / 2.0,
            right: x + width / 2.0,
            bottom: y + height / 2.0,
        }
    }

    pub fn centre(&self) -> (f32, f32) {
        (f32::midpoint(self.left, self.right), f32::midpoint(self.top, self.bottom))
    }

    pub fn width(&self) -> f32 {
        self.right - self.left
    }

    pub fn height(&self) -> f32 {
        self.bottom - self.top
    }

    pub fn overlaps(&self, other: &Area) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    pub(super) fn grown(&self, by: f32) -> Area {
        self.grown_by(by, by)
    }

    pub(super) fn grown_by(&self, x: f32, y: f32) -> Area {
        Area {
            left: self.left - x,
            top: self.top - y,
            right: self.right + x,
            bottom: self.bottom + y,
        }
    }

    pub(super) fn contains(&self, (x, y): (f32, f32)) -> bool {
        self.left < x && x < self.right && self.top < y && y < self.bottom
    }

    pub(super) fn nearest(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (x.max(self.left).min(self.right), y.max(self.top).min(self.bottom))
    }
}

pub(super) fn distance(one: (f32, f32), other: (f32, f32)) -> f32 {
    (one.0 - other.0).hypot(one.1 - other.1)
}
