//! The ladder: three right answers in a row lead a level up, two misses lead one down. It has no end.

use crate::puzzle::{Kind, NumberDeck, Puzzle, Spec, generate};
use crate::rules::Random;
use crate::solver::Solver;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Climb {
    Up,
    Down,
}

#[derive(Debug)]
pub struct LevelLadder {
    pub(super) kinds: Vec<Kind>,
    pub(super) number_deck: NumberDeck,
    pub(super) seed: u64,
    pub(super) start: u8,
    pub level: u8,
    /// Right answers in a row on this level, up to the three that lead on.
    pub row: u8,
    misses: u8,
    pub streak: u32,
    pub longest: u32,
    pub highest: u8,
    /// Where the last answer led, if to another level.
    pub moved: Option<Climb>,
}

impl LevelLadder {
    pub const ROW: u8 = 3;
    pub const MISSES: u8 = 2;
    /// So many times other numbers are tried before a puzzle counts as impossible.
    const ATTEMPTS: usize = 40;

    /// At the foot of it, with these kinds of puzzles; a ladder of no kind has one of orders.
    pub fn new(kinds: &[Kind], level: u8, number_deck: NumberDeck, seed: u64) -> LevelLadder {
        let kinds = match kinds {
            [] => vec![Kind::Order],
            kinds => kinds.to_vec(),
        };
        let mut ladder = LevelLadder {
            kinds,
            number_deck,
            seed,
            start: level,
            level,
            row: 0,
            misses: 0,
            streak: 0,
            longest: 0,
            highest: 0,
            moved: None,
        };
        ladder.level = level.clamp(1, ladder.top());
        (ladder.start, ladder.highest) = (ladder.level, ladder.level);
        ladder
    }

    pub fn top(&self) -> u8 {
        let levels = self.kinds.iter().map(|kind| kind.levels());
        levels.max().unwrap_or(1)
    }

    pub fn answered(&mut self, right: bool) {
        self.moved = None;
        if right {
            self.streak = self.streak.saturating_add(1);
            self.longest = self.longest.max(self.streak);
            self.row += 1;
            if self.row >= LevelLadder::ROW {
                self.move_to(self.level + 1, Climb::Up);
            }
        } else {
            self.streak = 0;
            self.row = 0;
            self.misses += 1;
            if self.misses >= LevelLadder::MISSES {
                self.move_to(self.level.saturating_sub(1), Climb::Down);
            }
        }
    }

    fn move_to(&mut self, level: u8, way: Climb) {
        (self.row, self.misses) = (0, 0);
        if (1..=self.top()).contains(&level) {
            self.level = level;
            self.highest = self.highest.max(level);
            self.moved = Some(way);
        }
    }

    /// Another puzzle of this level after so many others, but not of the kind that came last if there are others.
    /// Kinds that end below this level stay at their own highest.
    pub fn puzzle(&self, solver: &mut Solver, after: usize, last: Option<Kind>) -> Option<Puzzle> {
        let mut random = Random::new(self.seed.wrapping_add(u64::try_from(after).unwrap_or(0)));
        let others = |kind: &Kind| Some(*kind) != last || self.kinds.len() == 1;
        let kinds: Vec<Kind> = self.kinds.iter().copied().filter(others).collect();
        let kind = *random.choose(&kinds)?;
        let level = self.level.clamp(1, kind.levels());
        let seed = Spec::any_seed(&mut random);
        let spec = Spec::new(kind, level, Spec::USUAL_HAND, self.number_deck, seed);
        let specs = std::iter::successors(spec.ok(), |spec| Some(spec.next()));
        let mut puzzles = specs.take(LevelLadder::ATTEMPTS).map(|spec| generate(solver, spec));
        puzzles.find_map(Result::ok)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ladder(level: u8) -> LevelLadder {
        LevelLadder::new(&[Kind::Order], level, NumberDeck::Units, 1)
    }

    fn answers(ladder: &mut LevelLadder, given: &[bool]) {
        for right in given {
            ladder.answered(*right);
        }
    }

    #[test]
    fn three_in_a_row_climb_and_two_misses_step_down() {
        let mut ladder = ladder(2);
        answers(&mut ladder, &[true, true]);
        assert_eq!((ladder.level, ladder.row, ladder.moved), (2, 2, None));
        ladder.answered(true);
        assert_eq!((ladder.level, ladder.row), (3, 0));
        assert_eq!(ladder.moved, Some(Climb::Up));
        ladder.answered(false);
        assert_eq!((ladder.level, ladder.moved), (3, None), "one is none");
        ladder.answered(true);
        ladder.answered(false);
        assert_eq!((ladder.level, ladder.moved), (2, Some(Climb::Down)));
        ladder.answered(false);
        assert_eq!(ladder.level, 2, "on another level counting starts anew");
        assert_eq!((ladder.streak, ladder.longest), (0, 3));
        assert_eq!(ladder.highest, 3);
    }

    #[test]
    fn nobody_falls_off_either_end() {
        let mut ladder = ladder(1);
        answers(&mut ladder, &[false; 7]);
        assert_eq!((ladder.level, ladder.moved), (1, None));
        answers(&mut ladder, &[true; 40]);
        assert_eq!(ladder.level, Kind::Order.levels());
        assert_eq!((ladder.streak, ladder.longest), (40, 40));
        assert!(ladder.row < LevelLadder::ROW);
        assert_eq!(self::ladder(99).level, Kind::Order.levels());
    }

    #[test]
    fn every_level_has_puzzles_of_changing_kinds() {
        let kinds = [Kind::Order, Kind::Jump, Kind::TrueFalse];
        let mut solver = Solver::new();
        for level in 1..=Kind::Order.levels() {
            let ladder = LevelLadder::new(&kinds, level, NumberDeck::Tenths, 7);
            let mut last = None;
            for after in 0..12 {
                let puzzle = ladder.puzzle(&mut solver, after, last).unwrap();
                assert_eq!(puzzle.level, level.min(puzzle.kind.levels()));
                assert_ne!(Some(puzzle.kind), last);
                last = Some(puzzle.kind);
            }
        }
        let ladder = LevelLadder::new(&[], 1, NumberDeck::Units, 3);
        assert!(ladder.puzzle(&mut solver, 0, None).is_some());
    }
}
