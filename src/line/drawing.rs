//! The number line as lines, shapes and texts, each with its place. Positions count from the top
//! left corner of the picture.

use super::{Area, Manner};

/// A number line, ready to be painted: first the axis, then arcs and leaders, dots, captions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The ends of the axis.
    pub axis: [(f32, f32); 2],
    /// Its graduations.
    pub graduations: Vec<Graduation>,
    /// The hops.
    pub arcs: Vec<ArcShape>,
    /// Thin lines from texts that had to move aside to what they belong to.
    pub leaders: Vec<[(f32, f32); 2]>,
    /// The numbers that matter.
    pub dots: Vec<Dot>,
    /// Everything written.
    pub captions: Vec<Caption>,
    /// The size of the letters of operations and numbers.
    pub letters: f32,
}

/// A mark on the axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Graduation {
    /// Where it is.
    pub x: f32,
    /// How far it reaches to either side of the axis.
    pub half: f32,
    /// One of the tens.
    pub ten: bool,
}

/// An arc with its arrowhead.
#[derive(Clone, Debug, PartialEq)]
pub struct ArcShape {
    /// The curve, from its beginning to the arrowhead.
    pub points: Vec<(f32, f32)>,
    /// The corners of the arrowhead, its tip first.
    pub head: [(f32, f32); 3],
    /// Which sort of hop it is; one that is refused is dashed.
    pub manner: Manner,
}

/// What a dot stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DotKind {
    /// Where the pile stood before.
    Start,
    /// Where a hop ends.
    End(Manner),
    /// A number to point out.
    Mark,
}

/// A number that matters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    /// Its centre.
    pub at: (f32, f32),
    /// Its radius.
    pub radius: f32,
    /// What it stands for.
    pub kind: DotKind,
}

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptionKind {
    /// The operation of a hop.
    Operation,
    /// The place of a hop among the others: a digit in a circle that fills the area.
    Order,
    /// The number under a dot.
    Number,
    /// What a hop costs, or why it is refused.
    Words,
    /// One of the tens.
    Ten,
}

/// A text with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    /// Where it stands, in the middle of this area.
    pub area: Area,
    /// The text.
    pub text: String,
    /// What it says.
    pub kind: CaptionKind,
    /// How its letters look.
    pub letters: Letters,
    /// The hop it belongs to, counted from 0.
    pub hop: Option<usize>,
}

/// How letters look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Letters {
    /// Their size.
    pub size: f32,
    /// Heavy or not.
    pub bold: bool,
}
