//! Fills the outlines of letters: the part of `vello_cpu` that egui uses, with the same calls.
//!
//! Every pixel gets as much colour as the outline covers of it, exactly and not from samples. Where
//! outlines overlap, they are one; where one runs the other way inside another, it is a hole.
//! `tests/suite/letters.rs` proves it.

mod cover;

pub use color;
pub use kurbo;

use color::{OpaqueColor, Srgb};
use cover::Cover;
use kurbo::{Affine, BezPath};

/// A picture being painted.
pub struct RenderContext {
    cover: Cover,
    transform: Affine,
    paint: OpaqueColor<Srgb>,
}

impl RenderContext {
    /// An empty picture of so many pixels.
    pub fn new(width: u16, height: u16) -> RenderContext {
        RenderContext {
            cover: Cover::new(width.into(), height.into()),
            transform: Affine::IDENTITY,
            paint: OpaqueColor::WHITE,
        }
    }

    /// Where outlines go from now on.
    pub fn set_transform(&mut self, transform: Affine) {
        self.transform = transform;
    }

    /// The colour of the whole picture.
    pub fn set_paint(&mut self, paint: OpaqueColor<Srgb>) {
        self.paint = paint;
    }

    /// Fills an outline.
    pub fn fill_path(&mut self, path: &BezPath) {
        self.cover.add(path, self.transform);
    }

    /// Writes the picture down, which must be as large as this one.
    pub fn render(&self, picture: &mut Pixmap, _resources: &mut Resources) {
        let [red, green, blue] = self.paint.components;
        let colours = [red, green, blue, 1.0].map(|colour| colour.clamp(0.0, 1.0) * 255.0);
        let (pixels, _) = picture.bytes.as_chunks_mut::<4>();
        if self.paint == OpaqueColor::WHITE {
            // All that egui asks for, and a quarter of the work.
            self.cover.tell(pixels, |share| [byte(255.0 * share); 4]);
        } else {
            let look = |share| colours.map(|colour| byte(colour * share));
            self.cover.tell(pixels, look);
        }
    }
}

/// The nearest whole number. Asking for it by name would call a function for every byte, on machines
/// that cannot be asked themselves.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 0 and 255"
)]
fn byte(number: f32) -> u8 {
    (number + 0.5) as u8
}

/// What other painters keep between pictures; there is nothing to keep.
#[derive(Default)]
pub struct Resources;

impl Resources {
    /// Nothing.
    pub fn new() -> Resources {
        Resources
    }
}

/// A finished picture.
pub struct Pixmap {
    bytes: Vec<u8>,
}

impl Pixmap {
    /// A picture of so many pixels, with nothing on it.
    pub fn new(width: u16, height: u16) -> Pixmap {
        let pixels = usize::from(width) * usize::from(height);
        Pixmap {
            bytes: vec![0; pixels * 4],
        }
    }

    /// Red, green, blue and opacity of every pixel, row by row; the colours are multiplied by the
    /// opacity.
    pub fn data_as_u8_slice(&self) -> &[u8] {
        &self.bytes
    }
}
