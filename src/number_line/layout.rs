//! Where everything of a number line goes.

use super::arcs::{Arc, rise, squeeze};
use super::axis::Axis;
use super::occupied_space::OccupiedSpace;
use super::{ArcShape, Caption, Dot, DotKind, Drawing, Hop, Manner, NumberLine};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wording {
    All,
    Reasons,
    Nothing,
}

impl Wording {
    pub fn includes(self, hop: &Hop) -> bool {
        !hop.words.is_empty()
            && match self {
                Wording::All => true,
                Wording::Reasons => hop.manner == Manner::Refused,
                Wording::Nothing => false,
            }
    }
}

/// How large the letters are, as it is tried one after the other.
const SCALES: [f32; 11] = [1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.57, 0.5, 0.44, 0.38];
/// So much smaller, they are hardly worse to read: that is better than to leave words out.
const NEARLY: f32 = 0.85;
const CLEAR: f32 = 0.7;

impl NumberLine<'_> {
    /// Lays everything out: in the first way that is clear, else in the clearest.
    pub fn draw(&self) -> Drawing {
        let mut best: Option<(f32, Drawing)> = None;
        for scale in SCALES {
            let clear = best.as_ref().is_some_and(|(cost, _)| *cost < 1.0);
            if (scale < NEARLY && clear) || (scale < CLEAR && best.is_some()) {
                break;
            }
            let Some(found) = Attempted::new(self, scale).drawing(scale < CLEAR) else {
                continue;
            };
            if found.overlap <= 0.0 && found.wording == Wording::All {
                return found.drawing;
            }
            let cost = found.overlap + (1.0 - scale) * 8.0;
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, found.drawing));
            }
        }
        best.map(|(_, drawing)| drawing).unwrap_or_default()
    }
}

struct ScoredLayout {
    drawing: Drawing,
    overlap: f32,
    wording: Wording,
}

pub(super) struct Attempted<'a> {
    pub line: &'a NumberLine<'a>,
    pub letters: f32,
    pub axis: Axis,
    pub bows: Vec<Arc>,
    /// How many lines of operations there are above and below.
    pub rows: [usize; 2],
    pub captions: Vec<Caption>,
}

impl<'a> Attempted<'a> {
    fn new(line: &'a NumberLine<'a>, scale: f32) -> Attempted<'a> {
        let letters = line.letters * scale;
        let axis = Axis::new(line, letters);
        let bows = line.hops.iter().map(|hop| Arc::new(hop, axis.x(hop.from), axis.x(hop.to)));
        Attempted { bows: bows.collect(), line, letters, axis, rows: [1, 1], captions: Vec::new() }
    }

    /// The drawing; none if something has no place. Even why a hop is refused may be left out, if
    /// there is `no_room` for it.
    fn drawing(mut self, no_room: bool) -> Option<ScoredLayout> {
        let y = self.storeys()?;
        let radius = self.radius();
        let shapes = self.bows.iter();
        let arcs: Vec<ArcShape> = shapes.map(|bow| bow.shape(y, self.letters, radius)).collect();
        let dots = self.dots(y, radius);
        let mut space = OccupiedSpace::new(self.line.size, y, self.letters);
        for dot in &dots {
            space.dot(dot.at, dot.radius);
        }
        for arc in &arcs {
            let points = arc.points.iter().chain(&arc.head);
            space.curve(points.copied().collect());
        }
        self.numbers(&mut space, &dots)?;
        self.operations(&mut space, &arcs, y)?;
        let overlap = space.overlap();
        // Words are no help where it is hard to see which hop they belong to.
        let all = overlap <= 0.0 && self.words(&mut space, y, Wording::All);
        let wording = if all {
            Wording::All
        } else if self.words(&mut space, y, Wording::Reasons) {
            Wording::Reasons
        } else if no_room {
            Wording::Nothing
        } else {
            return None;
        };
        self.tens(&mut space, &dots, y);
        let drawing = Drawing {
            axis: [(self.axis.left, y), (self.axis.right, y)],
            graduations: self.axis.graduations(self.letters),
            arcs,
            leaders: std::mem::take(&mut space.leaders),
            dots,
            captions: self.captions,
            letters: self.letters,
        };
        Some(ScoredLayout { drawing, overlap, wording })
    }

    fn row(&self) -> f32 {
        self.letters * 1.3
    }

    /// Shares the height out: gives the arcs their heights and says where the axis is.
    fn storeys(&mut self) -> Option<f32> {
        let (letters, height) = (self.letters, self.line.size.1);
        let most = (height * 0.3).max(letters * 3.2);
        let sides = [false, true];
        let used = sides.map(|back| self.bows.iter().any(|bow| bow.back == back));
        for back in sides {
            rise(&mut self.bows, back, letters, most);
        }
        // One line of operations or more, or one of numbers.
        let mut rows = sides.map(|back| self.rows(back));
        let edge = |[above, below]: [usize; 2]| {
            let of = |used: bool, rows: usize| {
                if used {
                    let rows = if rows > 1 { 2.0 } else { 1.0 };
                    rows * self.row() + letters * 0.15
                } else {
                    letters * 1.55
                }
            };
            [of(used[0], above), of(used[1], below)]
        };
        let wish = sides.map(|back| self.highest(back));
        let mut edges = edge(rows);
        let least = letters * 0.85;
        let needed = |edges: [f32; 2]| {
            let arcs = used.iter().filter(|used| **used).count();
            edges[0] + edges[1] + f32::from(u8::try_from(arcs).unwrap_or(2)) * least
        };
        if needed(edges) > height {
            rows = [1, 1];
            edges = edge(rows);
        }
        if needed(edges) > height {
            return None;
        }
        let room = height - edges[0] - edges[1];
        let whole = wish[0] + wish[1];
        let rooms = if whole <= room {
            wish
        } else {
            let spare = room - if used[0] && used[1] { 2.0 } else { 1.0 } * least;
            let of = |index: usize| -> f32 {
                match (used.get(index), wish.get(index)) {
                    (Some(true), Some(wish)) => {
                        let more = (wish - least).max(0.0);
                        let all = (whole - 2.0 * least).max(f32::EPSILON);
                        let part = if used[0] && used[1] { more / all } else { 1.0 };
                        least + spare * part
                    }
                    _ => 0.0,
                }
            };
            [of(0), of(1)]
        };
        for (back, room) in sides.into_iter().zip(rooms) {
            squeeze(&mut self.bows, back, room);
        }
        self.rows = rows;
        let spare = (height - edges[0] - edges[1] - rooms[0] - rooms[1]).max(0.0);
        // More of it goes to the side that has words beside its operations.
        let share = match used {
            [true, false] => 0.65,
            [false, true] => 0.35,
            _ => 0.5,
        };
        Some(edges[0] + rooms[0] + spare * share)
    }

    fn highest(&self, back: bool) -> f32 {
        let side = self.bows.iter().filter(|bow| bow.back == back);
        side.map(|bow| bow.height).fold(0.0, f32::max)
    }

    /// How many lines the operations of a side need: two, where they would stand far from their
    /// arcs in one.
    fn rows(&self, back: bool) -> usize {
        let fan = self.fan([1, 1]);
        let side = self.bows.iter().zip(fan).filter(|(bow, _)| bow.back == back);
        let mut far = side.map(|(bow, (x, _))| (x - bow.middle()).abs());
        if far.any(|far| far > self.letters) { 2 } else { 1 }
    }

    /// Where the operations would like to stand, and in which line: over the middle of their
    /// arcs, but side by side where several arcs are about as high and close together.
    pub fn fan(&self, rows: [usize; 2]) -> Vec<(f32, usize)> {
        let mut order: Vec<(usize, &Arc)> = self.bows.iter().enumerate().collect();
        order.sort_by(|one, other| one.1.middle().total_cmp(&other.1.middle()));
        let mut seats: Vec<Fanned> = Vec::new();
        for back in [false, true] {
            let [above, below] = rows;
            let rows = if back { below } else { above };
            let side = order.iter().filter(|(_, bow)| bow.back == back);
            seats.extend(side.zip((0..rows).cycle()).map(|((index, bow), row)| {
                let hop = self.line.hops.get(*index);
                let width = hop.map_or(0.0, |hop| self.operation_width(hop));
                Fanned {
                    index: *index,
                    x: bow.middle(),
                    half: width / 2.0 + self.letters * 0.22,
                    row,
                    height: bow.height,
                    back,
                }
            }));
        }
        for _ in 0..40 {
            for first in 0..seats.len() {
                let (before, after) = seats.split_at_mut(first + 1);
                let Some(one) = before.last_mut() else {
                    continue;
                };
                for other in after {
                    one.push_apart(other, self.row(), self.line.size.0);
                }
            }
        }
        seats.sort_by_key(|seat| seat.index);
        seats.into_iter().map(|seat| (seat.x, seat.row)).collect()
    }

    fn radius(&self) -> f32 {
        let mut places: Vec<f32> = self.numbers_shown().map(|n| self.axis.x(n)).collect();
        places.sort_by(f32::total_cmp);
        let pairs = places.iter().zip(places.iter().skip(1));
        let gap = pairs.map(|(one, other)| other - one).fold(f32::MAX, f32::min);
        (gap * 0.46).clamp(self.letters * 0.16, self.letters * 0.34)
    }

    pub fn numbers_shown(&self) -> impl Iterator<Item = u8> + use<> {
        let hops = self.line.hops.iter().flat_map(|hop| [hop.from, hop.to]);
        let all = hops.chain(self.line.start);
        let mut all: Vec<u8> = all.chain(self.line.marks.iter().copied()).collect();
        all.sort_by(Ord::cmp);
        all.dedup();
        all.into_iter()
    }

    fn dots(&self, y: f32, radius: f32) -> Vec<Dot> {
        let kind = |number: u8| {
            let hops = self.line.hops.iter().rev();
            let mut ending = hops.filter(|hop| hop.to == number);
            match ending.next() {
                Some(hop) => DotKind::End(hop.manner),
                None if self.line.marks.contains(&number) => DotKind::Mark,
                None => DotKind::Start,
            }
        };
        let dots = self.numbers_shown().map(|number| Dot {
            at: (self.axis.x(number), y),
            radius,
            kind: kind(number),
        });
        dots.collect()
    }
}

struct Fanned {
    index: usize,
    x: f32,
    half: f32,
    row: usize,
    height: f32,
    back: bool,
}

impl Fanned {
    fn push_apart(&mut self, other: &mut Fanned, line: f32, width: f32) {
        let level = (self.height - other.height).abs() < line;
        let lacking = self.half + other.half - (other.x - self.x);
        if self.back != other.back || self.row != other.row || !level || lacking <= 0.0 {
            return;
        }
        self.x = (self.x - lacking / 2.0).max(self.half);
        other.x = (other.x + lacking / 2.0).min(width - other.half);
    }
}
