//! Where everything of a number line goes.

use super::arcs::{Bow, rise, squeeze};
use super::axis::Axis;
use super::ground::{Candidate, Ground, Wanted};
use super::{
    ArcShape, Area, Caption, CaptionKind, Dot, DotKind, Drawing, Hop, Letters, Manner, NumberLine,
};

/// Which hops have words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wording {
    /// All of them.
    All,
    /// Those that the rules refuse.
    Reasons,
    /// None.
    Nothing,
}

/// How large the letters are, as it is tried one after the other.
const SCALES: [f32; 6] = [1.0, 0.88, 0.76, 0.64, 0.5, 0.38];
/// So much smaller, they are hardly worse to read: that is better than to leave words out.
const NEARLY: f32 = 0.85;
/// They are not made smaller than this only to make a drawing clearer.
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
            if found.tangle <= 0.0 && found.wording == Wording::All {
                return found.drawing;
            }
            let cost = found.tangle + (1.0 - scale) * 8.0;
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, found.drawing));
            }
        }
        best.map(|(_, drawing)| drawing).unwrap_or_default()
    }

    /// Whether a hop is written about in words.
    fn has_words(hop: &Hop, wording: Wording) -> bool {
        !hop.words.is_empty()
            && match wording {
                Wording::All => true,
                Wording::Reasons => hop.manner == Manner::Refused,
                Wording::Nothing => false,
            }
    }
}

/// A drawing that has everything it must have.
struct Laying {
    drawing: Drawing,
    /// How hard it is to see what belongs to what.
    tangle: f32,
    wording: Wording,
}

/// A drawing with letters of one size.
struct Attempted<'a> {
    line: &'a NumberLine<'a>,
    /// The size of operations and numbers.
    letters: f32,
    axis: Axis,
    bows: Vec<Bow>,
    /// How many lines of operations there are above and below.
    rows: [usize; 2],
    captions: Vec<Caption>,
}

impl<'a> Attempted<'a> {
    fn new(line: &'a NumberLine<'a>, scale: f32) -> Attempted<'a> {
        let letters = line.letters * scale;
        let axis = Axis::new(line, letters);
        let bows = line
            .hops
            .iter()
            .map(|hop| Bow::new(hop, axis.x(hop.from), axis.x(hop.to)));
        Attempted {
            bows: bows.collect(),
            line,
            letters,
            axis,
            rows: [1, 1],
            captions: Vec::new(),
        }
    }

    /// The drawing; none if something has no place. Even why a hop is refused may be left out, if
    /// there is `no_room` for it.
    fn drawing(mut self, no_room: bool) -> Option<Laying> {
        let y = self.storeys()?;
        let radius = self.radius();
        let shapes = self.bows.iter();
        let arcs: Vec<ArcShape> = shapes
            .map(|bow| bow.shape(y, self.letters, radius))
            .collect();
        let dots = self.dots(y, radius);
        let mut ground = Ground::new(self.line.size, y, self.letters);
        for dot in &dots {
            ground.dot(dot.at, dot.radius);
        }
        for arc in &arcs {
            let points = arc.points.iter().chain(&arc.head);
            ground.curve(points.copied().collect());
        }
        self.numbers(&mut ground, &dots)?;
        self.operations(&mut ground, &arcs, y)?;
        let tangle = ground.tangle();
        // Words are no help where it is hard to see which hop they belong to.
        let all = tangle <= 0.0 && self.words(&mut ground, y, Wording::All);
        let wording = if all {
            Wording::All
        } else if self.words(&mut ground, y, Wording::Reasons) {
            Wording::Reasons
        } else if no_room {
            Wording::Nothing
        } else {
            return None;
        };
        self.tens(&mut ground, &dots, y);
        let drawing = Drawing {
            axis: [(self.axis.left, y), (self.axis.right, y)],
            graduations: self.axis.graduations(self.letters),
            arcs,
            leaders: std::mem::take(&mut ground.leaders),
            dots,
            captions: self.captions,
            letters: self.letters,
        };
        Some(Laying {
            drawing,
            tangle,
            wording,
        })
    }

    /// Height of a line of operations.
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
        Some(edges[0] + rooms[0] + spare / 2.0)
    }

    fn highest(&self, back: bool) -> f32 {
        let side = self.bows.iter().filter(|bow| bow.back == back);
        side.map(|bow| bow.height).fold(0.0, f32::max)
    }

    /// How many lines the operations of a side need: two, where they would stand far from their
    /// arcs in one.
    fn rows(&self, back: bool) -> usize {
        let fan = self.fan([1, 1]);
        let side = self
            .bows
            .iter()
            .zip(fan)
            .filter(|(bow, _)| bow.back == back);
        let mut far = side.map(|(bow, (x, _))| (x - bow.middle()).abs());
        if far.any(|far| far > self.letters) {
            2
        } else {
            1
        }
    }

    /// Where the operations would like to stand, and in which line: over the middle of their
    /// arcs, but side by side where several arcs are about as high and close together.
    fn fan(&self, rows: [usize; 2]) -> Vec<(f32, usize)> {
        let mut order: Vec<(usize, &Bow)> = self.bows.iter().enumerate().collect();
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

    /// Dots are as large as their distance allows.
    fn radius(&self) -> f32 {
        let mut places: Vec<f32> = self.numbers_shown().map(|n| self.axis.x(n)).collect();
        places.sort_by(f32::total_cmp);
        let pairs = places.iter().zip(places.iter().skip(1));
        let gap = pairs
            .map(|(one, other)| other - one)
            .fold(f32::MAX, f32::min);
        (gap * 0.46).clamp(self.letters * 0.16, self.letters * 0.34)
    }

    /// Every number that matters, once.
    fn numbers_shown(&self) -> impl Iterator<Item = u8> + use<> {
        let hops = self.line.hops.iter().flat_map(|hop| [hop.from, hop.to]);
        let all = hops.chain(self.line.start);
        let mut all: Vec<u8> = all.chain(self.line.marks.iter().copied()).collect();
        all.sort_unstable();
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

    fn measure(&self, text: &str, size: f32, bold: bool) -> f32 {
        (self.line.measure)(text, Letters { size, bold })
    }

    /// The numbers of the dots: just below them, or above, or a little aside.
    fn numbers(&mut self, ground: &mut Ground, dots: &[Dot]) -> Option<()> {
        let size = self.letters * 0.95;
        let arcs_above = self.bows.iter().any(|bow| !bow.back);
        for (number, dot) in self.numbers_shown().zip(dots) {
            let text = (self.line.write)(number);
            let wanted = Wanted {
                size: (self.measure(&text, size, true), size),
                target: dot.at,
                reach: dot.radius.max(self.letters * 0.3) + self.letters * 0.75,
                over: true,
            };
            let near = dot.radius.max(self.letters * 0.36) + self.letters * 0.1 + size / 2.0;
            let half = wanted.size.0 / 2.0;
            let beside = half + dot.radius * 0.4;
            let aside = (1_u8..=12).map(|step| half + f32::from(step) * self.letters * 0.4);
            let shifts: Vec<f32> = [0.0, beside].into_iter().chain(aside).collect();
            let mut candidates = Vec::new();
            for (row, back) in [(0_u8, true), (0, false), (1, true), (1, false), (2, true)] {
                let sign = if back { 1.0 } else { -1.0 };
                let away = near + f32::from(row) * size * 1.1;
                // The free side of the axis comes first.
                let other = if back == arcs_above { 0.0 } else { 0.5 };
                for shift in shifts.iter().flat_map(|shift| [*shift, -shift]) {
                    candidates.push(Candidate {
                        at: (dot.at.0 + shift, dot.at.1 + sign * away),
                        cost: shift.abs() / self.letters + f32::from(row) * 1.6 + other,
                    });
                }
            }
            let area = ground.take(wanted, candidates)?;
            let letters = Letters { size, bold: true };
            self.caption(area, text, CaptionKind::Number, letters, None);
        }
        Some(())
    }

    fn caption(
        &mut self,
        area: Area,
        text: String,
        kind: CaptionKind,
        letters: Letters,
        hop: Option<usize>,
    ) {
        self.captions.push(Caption {
            area,
            text,
            kind,
            letters,
            hop,
        });
    }

    /// The side of the circle with the place of a hop.
    fn circle(&self) -> f32 {
        self.letters * 1.1
    }

    /// An operation with the circle before it.
    fn operation_width(&self, hop: &Hop) -> f32 {
        let text = self.measure(&hop.operation, self.letters, true);
        match hop.order {
            Some(_) => text + self.circle() + self.letters * 0.25,
            None => text,
        }
    }

    /// The operations, each on its arc. The shortest come first: they have the least choice.
    fn operations(&mut self, ground: &mut Ground, arcs: &[ArcShape], y: f32) -> Option<()> {
        let line = self.line;
        let fan = self.fan(self.rows);
        let mut order: Vec<usize> = (0..self.bows.len()).collect();
        order.sort_by_key(|index| self.bows.get(*index).map(|bow| bow.span));
        for index in order {
            let (hop, bow) = (line.hops.get(index)?, *self.bows.get(index)?);
            let liked = *fan.get(index)?;
            let size = (self.operation_width(hop), self.letters * 1.1);
            let sign = if bow.back { 1.0 } else { -1.0 };
            let wanted = Wanted {
                size,
                target: (bow.middle(), y + sign * bow.height),
                reach: self.letters * 0.8,
                over: true,
            };
            let near = self.over_the_arc((&bow, liked), arcs, size, y);
            let area = ground.take(wanted, near).or_else(|| {
                let anywhere = self.anywhere(ground, wanted.target, y);
                ground.take(wanted, anywhere)
            })?;
            self.operation(area, hop, index);
        }
        Some(())
    }

    fn operation(&mut self, area: Area, hop: &Hop, index: usize) {
        let mut text = area;
        if let Some(order) = hop.order {
            let side = self.circle();
            let circle = Area {
                right: area.left + side,
                ..area
            };
            text.left = circle.right + self.letters * 0.25;
            let circle = Area::around(circle.centre(), (side, side));
            let letters = Letters {
                size: self.letters * 0.78,
                bold: true,
            };
            self.caption(
                circle,
                order.to_string(),
                CaptionKind::Order,
                letters,
                Some(index),
            );
        }
        let letters = Letters {
            size: self.letters,
            bold: true,
        };
        let sum = hop.operation.clone();
        self.caption(text, sum, CaptionKind::Operation, letters, Some(index));
    }

    /// On its arc, near its middle; else a little higher, inside, or aside.
    fn over_the_arc(
        &self,
        (bow, (liked, row)): (&Bow, (f32, usize)),
        arcs: &[ArcShape],
        (width, height): (f32, f32),
        y: f32,
    ) -> Vec<Candidate> {
        let (letters, picture) = (self.letters, self.line.size.0);
        let gap = letters * 0.2;
        let sign = if bow.back { 1.0 } else { -1.0 };
        let half = width / 2.0;
        // How high the arcs that are no higher than this one rise under a text.
        let low: Vec<&ArcShape> = self
            .bows
            .iter()
            .zip(arcs)
            .filter(|(other, _)| other.back == bow.back && other.height <= bow.height)
            .map(|(_, arc)| arc)
            .collect();
        let rest = |x: f32| {
            let points = low.iter().flat_map(|arc| &arc.points);
            let under = points.filter(|point| (point.0 - x).abs() <= half);
            under.map(|point| (point.1 - y) * sign).fold(0.0, f32::max)
        };
        let mut candidates = Vec::new();
        let mut push = |x: f32, up: f32, cost: f32| {
            let x = x.max(half).min((picture - half).max(half));
            let cost = cost + (x - liked).abs() / letters * 0.6;
            candidates.push(Candidate {
                at: (x, y + sign * up),
                cost,
            });
        };
        let shares = [0.12, -0.12, 0.24, -0.24, 0.36, -0.36];
        let shares = shares.map(|share| bow.middle() + share * bow.width());
        for x in [liked, bow.middle()].into_iter().chain(shares) {
            // From aside, a line leads down to the arc.
            let aside = (x - bow.middle()).abs() > half.max(bow.width() / 2.0);
            let under = if aside {
                rest(x).max(bow.height + letters * 0.2)
            } else {
                rest(x)
            };
            let up = under + gap + height / 2.0;
            for lift in 0_u8..=2 {
                let away = if usize::from(lift) == row { 0.0 } else { 1.0 };
                let lift = f32::from(lift);
                push(x, up + lift * (height + gap), lift * 0.3 + away);
            }
        }
        let top = bow.height + gap + height / 2.0;
        for step in 1_u8..=10 {
            let aside = f32::from(step) * letters * 0.5;
            for (lift, extra) in [(0.0, 0.3), (1.0, 1.6)] {
                push(liked + aside, top + lift * (height + gap), extra);
                push(liked - aside, top + lift * (height + gap), extra);
            }
        }
        if bow.height > height + 2.0 * gap {
            push(bow.middle(), bow.height - gap - height / 2.0, 1.2);
        }
        candidates
    }

    /// Ground all over the picture.
    fn anywhere(&self, ground: &Ground, target: (f32, f32), y: f32) -> Vec<Candidate> {
        let letters = self.letters;
        let mut candidates = Vec::new();
        for back in [false, true] {
            let sign = if back { 1.0 } else { -1.0 };
            let own = (target.1 - y) * sign > 0.0;
            let rows = steps(ground.extent(back), letters * 0.4);
            for up in rows {
                for x in steps(self.line.size.0, letters * 0.5) {
                    let at = (x, y + sign * up);
                    let far = (at.0 - target.0).hypot(at.1 - target.1) / letters;
                    let cost = 3.0 + far + if own { 0.0 } else { 4.0 };
                    candidates.push(Candidate { at, cost });
                }
            }
        }
        candidates
    }

    /// What hops cost: under the arc if it is wide enough, else beside the operation. All of them
    /// have a place, or none is written.
    fn words(&mut self, ground: &mut Ground, y: f32, wording: Wording) -> bool {
        let size = self.letters * 0.8;
        let line = self.line;
        let before = (ground.mark(), self.captions.len());
        for (index, hop) in line.hops.iter().enumerate() {
            if !NumberLine::has_words(hop, wording) {
                continue;
            }
            let found = hop.words.iter().find_map(|text| {
                let width = self.measure(text, size, false);
                let area = self.words_place(ground, index, (width, size * 1.2), y)?;
                Some((text.clone(), area))
            });
            let Some((text, area)) = found else {
                ground.back_to(before.0);
                self.captions.truncate(before.1);
                return false;
            };
            let letters = Letters { size, bold: false };
            self.caption(area, text, CaptionKind::Words, letters, Some(index));
        }
        true
    }

    fn words_place(
        &self,
        ground: &mut Ground,
        index: usize,
        (width, height): (f32, f32),
        y: f32,
    ) -> Option<Area> {
        let bow = self.bows.get(index)?;
        let of_it = |kind: CaptionKind| {
            let found = |caption: &&Caption| caption.hop == Some(index) && caption.kind == kind;
            self.captions.iter().find(found).map(|caption| caption.area)
        };
        let operation = of_it(CaptionKind::Operation)?;
        let left = of_it(CaptionKind::Order).map_or(operation.left, |order| order.left);
        let sign = if bow.back { 1.0 } else { -1.0 };
        let gap = self.letters * 0.2;
        let (x, middle) = operation.centre();
        let x = f32::midpoint(x, left + operation.width() / 2.0);
        let outside = middle + sign * (operation.height() / 2.0 + gap * 0.4 + height / 2.0);
        let beside = self.letters * 0.35 + width / 2.0;
        let mut candidates = vec![
            ((x, outside), 0.5),
            ((operation.right + beside, middle), 0.8),
            ((left - beside, middle), 0.8),
        ];
        // As high under the arc as there is room.
        let least = self.letters * 0.3 + height / 2.0;
        let downs =
            (0_u8..40).map(|step| bow.height - gap - height / 2.0 - f32::from(step) * gap * 0.5);
        for (up, cost) in downs.take_while(|up| *up > least).zip(0_u8..) {
            let shifts = [0.0, 0.08, -0.08, 0.16, -0.16].map(|share| share * bow.width());
            for shift in shifts {
                let cost = f32::from(cost) * 0.01 + shift.abs() / self.letters * 0.05;
                candidates.push(((bow.middle() + shift, y + sign * up), cost));
            }
        }
        let candidates = candidates.into_iter();
        let candidates = candidates.map(|(at, cost)| Candidate { at, cost });
        let wanted = Wanted {
            size: (width, height),
            target: operation.centre(),
            reach: f32::MAX,
            over: false,
        };
        ground.take(wanted, candidates.collect())
    }

    /// The tens, where nothing more important stands.
    fn tens(&mut self, ground: &mut Ground, dots: &[Dot], y: f32) {
        let size = self.letters * 0.72;
        let numbers: Vec<u8> = self.numbers_shown().collect();
        for ten in self.axis.numbers().filter(|number| number % 10 == 0) {
            if numbers.contains(&ten) {
                continue;
            }
            let x = self.axis.x(ten);
            let text = (self.line.write)(ten);
            let wide = self.measure(&text, size, false);
            // A number that stands between it and its mark would be read as the mark's own.
            let close = |dot: &Dot| (dot.at.0 - x).abs() < wide;
            if dots.iter().any(close) {
                continue;
            }
            let away = self.letters * 0.5 + size / 2.0;
            let wanted = Wanted {
                size: (wide, size),
                target: (x, y),
                reach: f32::MAX,
                over: false,
            };
            let candidates = [(away, 0.0), (-away, 0.2)].map(|(away, cost)| Candidate {
                at: (x, y + away),
                cost,
            });
            if let Some(area) = ground.take(wanted, candidates.to_vec()) {
                let letters = Letters { size, bold: false };
                self.caption(area, text, CaptionKind::Ten, letters, None);
            }
        }
    }
}

/// An operation among its neighbours.
struct Fanned {
    index: usize,
    x: f32,
    half: f32,
    row: usize,
    height: f32,
    back: bool,
}

impl Fanned {
    /// Makes room between two that would touch; the other one is further right.
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

/// Ground at even distances along a length.
fn steps(length: f32, step: f32) -> impl Iterator<Item = f32> {
    let count = (0_u16..400).map(f32::from);
    count
        .map(move |number| number * step)
        .take_while(move |place| *place <= length)
}
