//! The number line as lines, shapes and texts, each with its place. Positions count from the top
//! left corner of the picture.

use super::{Area, Manner};

/// A number line, ready to be painted: first the axis, then arcs and leaders, dots, captions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    pub axis: [(f32, f32); 2],
    pub graduations: Vec<Graduation>,
    pub arcs: Vec<ArcShape>,
    /// Thin lines from texts that had to move aside to what they belong to.
    pub leaders: Vec<[(f32, f32); 2]>,
    pub dots: Vec<Dot>,
    pub captions: Vec<Caption>,
    pub letters: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Graduation {
    pub x: f32,
    pub half: f32,
    pub ten: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ArcShape {
    pub points: Vec<(f32, f32)>,
    /// The corners of the arrowhead, its tip first.
    pub head: [(f32, f32); 3],
    pub manner: Manner,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DotKind {
    Start,
    End(Manner),
    Mark,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    pub at: (f32, f32),
    pub radius: f32,
    pub kind: DotKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptionKind {
    Operation,
    /// The place of a hop among the others: a digit in a circle that fills the area.
    Order,
    Number,
    Words,
    Ten,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    pub area: Area,
    pub text: String,
    pub kind: CaptionKind,
    pub letters: Letters,
    /// The hop it belongs to, counted from 0.
    pub hop: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Letters {
    pub size: f32,
    pub bold: bool,
}
