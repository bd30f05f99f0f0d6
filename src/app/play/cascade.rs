//! How the cards of a won game fly: pure geometry, time in, places out. Nothing here draws.
//!
//! Places are parts of a stage: 0 to 1 from left to right and from top to bottom, where 1 is the
//! floor that the cards bounce on.

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// From left to right, 0 to 1.
    pub x: f32,
    /// From top to bottom, 0 to 1.
    pub y: f32,
    pub turn: f32,
}

const STARTS: f32 = 3.4;
/// The longest time from one card to the next: few cards need not wait for each other.
const PAUSE: f32 = 0.09;
/// How long a card flies: until it has left the stage at its side.
const FLIGHT: f32 = 2.6;
const SPEED: f32 = 0.46;
const GRAVITY: f32 = 3.4;
const ABOVE: f32 = 0.25;
const BOUNCE: f32 = 0.74;
const SPIN: f32 = 0.9;

/// How long the cascade of so many cards lasts, in seconds.
pub fn seconds(count: usize) -> f32 {
    pause(count) * real(count.saturating_sub(1)) + FLIGHT
}

fn pause(count: usize) -> f32 {
    (STARTS / real(count.max(1))).min(PAUSE)
}

fn real(number: usize) -> f32 {
    u16::try_from(number).map_or(f32::from(u16::MAX), f32::from)
}

/// Where a card of the cascade is after so many seconds; nothing before it starts and after it has
/// left. The cards start in their order, from all over the upper edge, to both sides in turn.
pub fn fall(index: usize, count: usize, time: f32) -> Option<Pose> {
    let flown = time - pause(count) * real(index);
    if index >= count || !(0.0..FLIGHT).contains(&flown) {
        return None;
    }
    let side = if index.is_multiple_of(2) { 1.0 } else { -1.0 };
    // Far apart one after the other, and evenly spread in the end.
    let start = (real(index) * 0.618_034).fract();
    let start = 0.5 - side * (0.5 - start * 0.7);
    Some(Pose { x: start + side * SPEED * flown, y: height(flown), turn: side * SPIN * flown })
}

/// How low a card is that falls and bounces, from above the stage to the floor at 1.
fn height(flown: f32) -> f32 {
    let first = (2.0 * (1.0 + ABOVE) / GRAVITY).sqrt();
    if flown < first {
        return GRAVITY * flown * flown / 2.0 - ABOVE;
    }
    let mut left = flown - first;
    let mut speed = GRAVITY * first * BOUNCE;
    for _ in 0..8 {
        let airborne = 2.0 * speed / GRAVITY;
        if left < airborne {
            return 1.0 - (speed * left - GRAVITY * left * left / 2.0);
        }
        left -= airborne;
        speed *= BOUNCE;
    }
    1.0
}

const SPREAD: f32 = 0.3;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fan {
    spread: f32,
}

impl Fan {
    /// A fan whose outermost cards lie no deeper than this below the highest, in parts of its width.
    pub fn of_depth(depth: f32) -> Fan {
        let spread = 2.0 * (2.0 * depth.max(0.0)).atan();
        Fan { spread: spread.clamp(0.01, SPREAD) }
    }

    /// Where a card of it is when it is open by a part from 0 to 1. Here `y` is the depth below
    /// the highest card, in parts of the fan's width.
    pub fn pose(self, index: usize, count: usize, open: f32) -> Pose {
        let open = open.clamp(0.0, 1.0);
        let along = if count > 1 { real(index) / real(count - 1) * 2.0 - 1.0 } else { 0.0 };
        let turn = along * self.spread * open;
        let radius = 0.5 / self.spread.sin();
        Pose { x: 0.5 + radius * turn.sin(), y: radius * (1.0 - turn.cos()), turn }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTS: [usize; 4] = [1, 2, 58, 98];

    fn times(count: usize) -> impl Iterator<Item = f32> {
        let last = seconds(count) + 1.0;
        (0_u16..).map(|n| f32::from(n) / 50.0).take_while(move |time| *time < last)
    }

    #[test]
    fn every_card_falls_once_in_its_order_and_is_gone_in_the_end() {
        for count in COUNTS {
            let first = |index| times(count).find(|time| fall(index, count, *time).is_some());
            let starts: Vec<f32> = (0..count).map(|index| first(index).unwrap()).collect();
            assert!(starts.is_sorted(), "{count}");
            let end = seconds(count);
            assert!(end < 7.0, "{count} cards take {end} seconds");
            assert!((0..count).all(|index| fall(index, count, end + 0.01).is_none()));
        }
        assert_eq!(fall(98, 98, 4.0), None, "there is no such card");
        assert_eq!(fall(0, 98, -1.0), None);
    }

    #[test]
    fn no_card_falls_through_the_floor_or_leaps_from_place_to_place() {
        for count in COUNTS {
            for index in 0..count {
                let mut before: Option<Pose> = None;
                for time in times(count) {
                    let now = fall(index, count, time);
                    if let Some(pose) = now {
                        assert!((-ABOVE..=1.0).contains(&pose.y), "{pose:?}");
                        assert!((-0.9..=1.9).contains(&pose.x), "{pose:?}");
                    }
                    if let (Some(before), Some(now)) = (before, now) {
                        assert!((now.x - before.x).abs() < 0.02);
                        assert!((now.y - before.y).abs() < 0.08);
                    }
                    before = now;
                }
                let last = before;
                assert_eq!(last, None);
            }
        }
    }

    #[test]
    fn a_card_leaves_the_stage_at_its_side() {
        for index in 0..98 {
            let last = pause(98) * real(index) + FLIGHT - 0.01;
            let pose = fall(index, 98, last).unwrap();
            assert!(!(0.0..=1.0).contains(&pose.x), "{index}: {pose:?}");
        }
    }

    #[test]
    fn a_fan_opens_from_the_middle_to_both_edges() {
        for depth in [0.0, 0.02, 0.05, 1.0] {
            let fan = Fan::of_depth(depth);
            for index in [0, 30, 97] {
                assert!((fan.pose(index, 98, 0.0).x - 0.5).abs() < 1e-4);
            }
            let (first, last) = (fan.pose(0, 98, 1.0), fan.pose(97, 98, 1.0));
            assert!(first.x.abs() < 1e-3 && (last.x - 1.0).abs() < 1e-3);
            assert!(first.y <= depth.max(0.003) + 1e-4, "{depth}: {first:?}");
            assert!(first.turn < 0.0 && last.turn > 0.0);
            let xs: Vec<f32> = (0..98).map(|index| fan.pose(index, 98, 1.0).x).collect();
            assert!(xs.is_sorted());
            assert!((fan.pose(0, 1, 1.0).x - 0.5).abs() < 1e-4);
        }
    }
}
