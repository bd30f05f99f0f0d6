//! The flame on the cards that burn.

use crate::sheets::plan::{Frame, Item};

/// A flame that fills a frame: black with a white heart, so that it needs no colour.
pub(super) fn flame(frame: Frame) -> [Item; 2] {
    const OUTER: [(f32, f32); 20] = [
        (0.44, 0.0),
        (0.58, 0.1),
        (0.68, 0.22),
        (0.72, 0.36),
        (0.7, 0.46),
        (0.78, 0.4),
        (0.82, 0.3),
        (0.93, 0.46),
        (1.0, 0.64),
        (0.96, 0.8),
        (0.84, 0.92),
        (0.66, 0.99),
        (0.5, 1.0),
        (0.32, 0.98),
        (0.14, 0.91),
        (0.03, 0.78),
        (0.0, 0.62),
        (0.08, 0.44),
        (0.26, 0.28),
        (0.4, 0.14),
    ];
    const HEART: [(f32, f32); 9] = [
        (0.52, 0.52),
        (0.62, 0.62),
        (0.7, 0.76),
        (0.66, 0.88),
        (0.52, 0.94),
        (0.38, 0.9),
        (0.31, 0.8),
        (0.34, 0.7),
        (0.45, 0.6),
    ];
    let shape = |corners: &[(f32, f32)], gray: f32| Item::Shape {
        points: corners
            .iter()
            .map(|(x, y)| (frame.x + frame.w * x, frame.y + frame.h * y))
            .collect(),
        gray,
        symbol: None,
    };
    [shape(&OUTER, 0.0), shape(&HEART, 1.0)]
}
