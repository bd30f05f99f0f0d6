//! The relay: teams take turns, a puzzle each, and every answer brings points. In the last round a point counts as
//! many times as it takes for every team to be able to win.

use std::ops::RangeInclusive;

use crate::puzzle::{Puzzle, Series, generate};
use crate::solver::{Solver, Verdict};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relay {
    pub points: Vec<u32>,
    pub rounds: usize,
    /// The points that every puzzle brought, as far as they are answered.
    brought: Vec<u32>,
    /// How many times points count in the last round, once it has begun.
    last_factor: u32,
}

impl Relay {
    pub const TEAMS: RangeInclusive<usize> = 2..=5;
    pub const MOST: u32 = 3;
    /// In the last round points count at least so many times.
    const LEAST_FACTOR: u32 = 2;

    pub fn new(teams: usize, rounds: usize) -> Relay {
        let teams = teams.clamp(*Relay::TEAMS.start(), *Relay::TEAMS.end());
        Relay {
            points: vec![0; teams],
            rounds: rounds.max(1),
            brought: Vec::new(),
            last_factor: Relay::LEAST_FACTOR,
        }
    }

    /// The puzzles of all teams, round by round: those of a round differ in their numbers alone.
    pub fn puzzles(&self, solver: &mut Solver, series: &Series) -> Vec<Puzzle> {
        let rounds = series.puzzles(solver).unwrap_or_default();
        let mut all = Vec::new();
        for puzzle in rounds {
            let spec = puzzle.spec.map(|spec| spec.next());
            let specs = std::iter::successors(spec, |spec| Some(spec.next()));
            let variants = specs.filter_map(|spec| generate(solver, spec).ok());
            let others: Vec<Puzzle> = variants.take(self.teams() - 1).collect();
            all.push(puzzle);
            all.extend(others);
        }
        all
    }

    pub fn teams(&self) -> usize {
        self.points.len()
    }

    /// Whose turn it is, from 0.
    pub fn team(&self, puzzle: usize) -> usize {
        puzzle % self.teams()
    }

    /// Which round a puzzle belongs to, from 0.
    pub fn round(&self, puzzle: usize) -> usize {
        puzzle / self.teams()
    }

    pub fn is_last_round(&self, puzzle: usize) -> bool {
        self.round(puzzle) + 1 == self.rounds
    }

    /// How many times points count for a puzzle.
    pub fn factor(&self, puzzle: usize) -> u32 {
        if self.is_last_round(puzzle) && self.rounds > 1 { self.last_factor } else { 1 }
    }

    pub fn brought(&self, puzzle: usize) -> Option<u32> {
        self.brought.get(puzzle).copied()
    }

    /// The puzzle that comes next was answered in this way; not at all is no verdict.
    pub fn answered(&mut self, verdict: Option<Verdict>) {
        let puzzle = self.brought.len();
        let points = self.factor(puzzle) * verdict.map_or(0, worth);
        let team = self.team(puzzle);
        if let Some(all) = self.points.get_mut(team) {
            *all = all.saturating_add(points);
        }
        self.brought.push(points);
        let next = puzzle + 1;
        if self.is_last_round(next) && self.team(next) == 0 {
            self.last_factor = (self.lead() / Relay::MOST + 1).max(Relay::LEAST_FACTOR);
        }
    }

    /// How far the first team is ahead of the last.
    fn lead(&self) -> u32 {
        let most = self.points.iter().max().copied().unwrap_or_default();
        let least = self.points.iter().min().copied().unwrap_or_default();
        most - least
    }

    /// The teams, the one with most points first; equals in the order of their turns.
    pub fn ranking(&self) -> Vec<(usize, u32)> {
        let mut teams: Vec<(usize, u32)> = self.points.iter().copied().enumerate().collect();
        teams.sort_by_key(|(team, points)| (std::cmp::Reverse(*points), *team));
        teams
    }

    pub fn winners(&self) -> Vec<usize> {
        let most = self.points.iter().max();
        let first = self.points.iter().enumerate();
        let first = first.filter(|(_, points)| Some(*points) == most);
        first.map(|(team, _)| team).collect()
    }

    /// The puzzles that cost most, by their places: those that brought fewer points than the best answer would have,
    /// the costliest first.
    pub fn costliest(&self) -> Vec<(usize, u32)> {
        let lost = self.brought.iter().enumerate().map(|(puzzle, brought)| {
            let most = self.factor(puzzle) * Relay::MOST;
            (puzzle, most.saturating_sub(*brought))
        });
        let mut lost: Vec<(usize, u32)> = lost.filter(|(_, lost)| *lost > 0).collect();
        lost.sort_by_key(|(puzzle, lost)| (std::cmp::Reverse(*lost), *puzzle));
        lost
    }
}

fn worth(verdict: Verdict) -> u32 {
    match verdict {
        Verdict::Best => Relay::MOST,
        Verdict::Good => 2,
        Verdict::Legal => 1,
        Verdict::TooFew | Verdict::Illegal => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Kind, NumberDeck, Spec};

    #[test]
    fn points_follow_the_verdict_and_go_round() {
        let mut relay = Relay::new(2, 3);
        relay.answered(Some(Verdict::Best));
        relay.answered(Some(Verdict::Legal));
        relay.answered(Some(Verdict::Good));
        relay.answered(None);
        assert_eq!(relay.points, [5, 1]);
        assert_eq!((relay.team(4), relay.round(4)), (0, 2));
        assert!(relay.is_last_round(4) && !relay.is_last_round(3));
    }

    #[test]
    fn in_the_last_round_every_team_can_still_win() {
        for rounds in 2..9 {
            let mut relay = Relay::new(3, rounds);
            for _ in 0..rounds - 1 {
                relay.answered(Some(Verdict::Best));
                relay.answered(Some(Verdict::Legal));
                relay.answered(None);
            }
            assert!(relay.factor(3 * (rounds - 1)) >= 2);
            relay.answered(None);
            relay.answered(None);
            relay.answered(Some(Verdict::Best));
            assert_eq!(relay.winners(), [2], "{rounds} rounds: {:?}", relay.points);
        }
    }

    #[test]
    fn a_single_round_has_nothing_to_keep_open() {
        let mut relay = Relay::new(2, 1);
        relay.answered(Some(Verdict::Best));
        relay.answered(Some(Verdict::Best));
        assert_eq!((relay.points.as_slice(), relay.winners()), ([3, 3].as_slice(), vec![0, 1]));
    }

    #[test]
    fn what_cost_most_comes_first() {
        let mut relay = Relay::new(2, 2);
        relay.answered(Some(Verdict::Good));
        relay.answered(None);
        relay.answered(Some(Verdict::Best));
        relay.answered(Some(Verdict::Legal));
        assert_eq!(relay.costliest(), [(3, 4), (1, 3), (0, 1)]);
        assert_eq!(relay.ranking(), [(0, 8), (1, 2)]);
    }

    #[test]
    fn the_puzzles_of_a_round_differ_in_their_numbers_alone() {
        let kinds = [Kind::Order, Kind::TrueFalse, Kind::Jump];
        let hand = Spec::USUAL_HAND;
        let series = Series::new(&kinds, 1..=3, 4, hand, NumberDeck::Tens, 5).unwrap();
        let relay = Relay::new(3, 4);
        let puzzles = relay.puzzles(&mut Solver::new(), &series);
        assert_eq!(puzzles.len(), 12);
        for round in puzzles.chunks(3) {
            let [first, others @ ..] = round else {
                continue;
            };
            for other in others {
                assert_eq!((other.kind, other.level), (first.kind, first.level));
                assert_ne!(other.question, first.question);
            }
        }
    }
}
