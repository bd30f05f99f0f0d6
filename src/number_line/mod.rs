//! The number line: what a play does to its pile, as arcs that a pupil can check by arithmetic.
//!
//! One geometry for the screen and for paper: a [`NumberLine`] says what there is to see, its
//! [`Drawing`] says where everything goes, and the caller only has to paint it. An arc
//! carries the operation that a pupil would write (43 to 30 is "− 13"), whichever way the pile
//! goes; what goes forward with the pile rises above the line, what goes back hangs below it.
//!
//! The words come from outside, as does a way to measure them. Every text takes the first free place of
//! a list: an operation stands on the apex of its arc, or in the next lane over it. Where there is little
//! space, the tens give way first, then what a card costs, then the size of the letters. Operations, the
//! numbers of cards and the order of the steps stay.

mod arcs;
mod area;
mod axis;
mod drawing;
mod hop;
mod labels;
mod layout;

pub use area::Area;
pub use drawing::{ArcShape, Caption, CaptionKind, Dot, DotKind, Drawing, Graduation, Letters};
pub use hop::{Hop, Manner};

pub struct NumberLine<'a> {
    pub hops: &'a [Hop],
    /// Where the pile stands before the first one.
    pub start: Option<u8>,
    pub marks: &'a [u8],
    /// The least range to show, so that two lines can be compared.
    pub range: (u8, u8),
    pub size: (f32, f32),
    pub letters: f32,
    pub write: &'a dyn Fn(u8) -> String,
    pub measure: &'a dyn Fn(&str, Letters) -> f32,
}
