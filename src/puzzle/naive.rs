//! Strategies a pupil could follow, each a little cleverer than the one before.
//!
//! They are what gives levels their meaning: a puzzle of level 3 is one that strategies 1 and
//! 2 get wrong by at least [`CLEARLY`] steps, and strategy 3 gets right.

use crate::rules::{Card, CardSet, Pile, PileName, Placement, Play, Table};
use crate::solver::{Solved, Solver, Task, fair_price};

/// A strategy loses clearly if it gives away at least so many steps.
pub const CLEARLY: i32 = 3;

/// A strategy a pupil could follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naive {
    /// Always the nearest card ahead. Goes on after the minimum while a card is a bargain, as
    /// do all the others.
    NearestFirst,
    /// If a card jumps back from the top as it lies, that one first; then the nearest.
    JumpFromTop,
    /// Tries every single jump, from the top or after a farther card, and takes the best.
    SetUp,
    /// Makes as many jumps in a row as possible, whether or not they pay.
    Chain,
    /// Finds the very best, but on one pile only.
    OnePile,
}

impl Naive {
    /// The strategies in the order of the levels they belong to.
    pub const ALL: [Naive; 5] = [
        Naive::NearestFirst,
        Naive::JumpFromTop,
        Naive::SetUp,
        Naive::Chain,
        Naive::OnePile,
    ];

    /// What this strategy plays.
    pub fn play(self, solver: &mut Solver, task: &Task) -> Vec<Play> {
        match self {
            Naive::NearestFirst => Line::new(task).finished().plays,
            Naive::JumpFromTop => {
                let jump = openings(task).into_iter().find(Line::is_jump);
                jump.unwrap_or_else(|| Line::new(task)).finished().plays
            }
            Naive::SetUp => best_line(openings(task).into_iter().filter(|line| line.jumps <= 1)),
            Naive::Chain => {
                let chains = openings(task);
                let most = chains.iter().map(|line| line.jumps).max().unwrap_or(0);
                best_line(chains.into_iter().filter(|line| line.jumps == most))
            }
            Naive::OnePile => one_pile(solver, task),
        }
    }
}

/// How much a play gives away; everything if it is not even allowed.
pub fn lost(solved: &Solved, plays: &[Play]) -> i32 {
    solved.mark(plays).lost.unwrap_or(i32::MAX)
}

/// The level of reasoning a task needs, if it is a clean case: every weaker strategy loses
/// clearly, and the strategy of that level finds the best play. Above the named strategies
/// come the traps (5) and, on several piles, what no single pile can give (6).
pub fn level(solver: &mut Solver, task: &Task) -> Option<u8> {
    let plays = Naive::ALL.map(|naive| naive.play(solver, task));
    let solved = solver.solve(task).ok()?;
    let [nearest, jump, set_up, chain, one_pile] = plays.map(|plays| lost(&solved, &plays));
    for (level, loss) in (1..).zip([nearest, jump, set_up, chain]) {
        match loss {
            0 => return Some(level),
            1..CLEARLY => return None,
            _ => {}
        }
    }
    match (task.only_pile(), one_pile) {
        (Some(_), _) | (None, 0) => Some(5),
        (None, loss) if loss >= CLEARLY => Some(6),
        _ => None,
    }
}

/// A play being put together.
#[derive(Clone)]
struct Line<'a> {
    task: &'a Task,
    table: Table,
    hand: CardSet,
    plays: Vec<Play>,
    room: i32,
    jumps: usize,
}

impl<'a> Line<'a> {
    fn new(task: &'a Task) -> Line<'a> {
        Line {
            task,
            table: task.table,
            hand: task.hand,
            plays: Vec::new(),
            room: 0,
            jumps: 0,
        }
    }

    /// The line with one more card, if the rules allow it.
    fn with(&self, play: Play) -> Option<Line<'a>> {
        let placement = self.table.place(play).ok()?;
        let mut line = self.clone();
        line.table = self.table.after(play).ok()?;
        line.hand = self.hand.without(play.card);
        line.plays.push(play);
        line.room += placement.room();
        line.jumps += usize::from(placement == Placement::Jump);
        Some(line)
    }

    fn is_jump(&self) -> bool {
        self.jumps == 1 && self.plays.len() == 1
    }

    /// The nearest card ahead on any pile. On a pile that must be covered, that comes first.
    fn nearest(&self) -> Option<(Play, i32)> {
        let uncovered = self.task.uncovered(&self.plays);
        self.table
            .plays(self.hand)
            .filter(|play| uncovered.is_empty() || uncovered.contains(play.pile))
            .filter_map(|play| match self.table.place(play).ok()? {
                Placement::Forward(steps) => Some((play, i32::from(steps))),
                Placement::Jump | Placement::Help(_) => None,
            })
            .min_by_key(|(_, steps)| *steps)
    }

    /// Goes on with the nearest card until the minimum is reached, and after that while it is
    /// a bargain.
    fn finished(mut self) -> Line<'a> {
        while let Some((play, steps)) = self.nearest() {
            let enough = self.plays.len() >= self.task.minimum
                && self.task.uncovered(&self.plays).is_empty();
            if enough && steps >= fair_price(self.task.set) {
                break;
            }
            match self.with(play) {
                Some(longer) => self = longer,
                None => break,
            }
        }
        self
    }

    fn value(&self) -> i32 {
        crate::solver::value(self.task.set, self.plays.len(), self.room)
    }
}

/// Every way to begin: nothing, the jumps from a top, and a farther card followed by jumps.
fn openings(task: &Task) -> Vec<Line<'_>> {
    let mut lines = vec![Line::new(task)];
    for (pile, _) in task.table.piles() {
        let starts = task.hand.iter().map(|card| Play { card, pile });
        for first in starts {
            let mut line = Line::new(task).with(first);
            while let Some(current) = line {
                let next = current
                    .table
                    .pile(pile)
                    .and_then(Pile::jump_card)
                    .filter(|card| current.hand.contains(*card));
                if current.jumps > 0 {
                    lines.push(current.clone());
                }
                line = next.and_then(|card| current.with(Play { card, pile }));
            }
        }
    }
    lines
}

/// The cards that can jump first thing, from a top or after a farther card, with their piles.
pub(super) fn possible_jumps(task: &Task) -> Vec<Play> {
    let mut jumps: Vec<Play> = openings(task)
        .into_iter()
        .filter(|line| line.jumps == 1)
        .filter_map(|line| line.plays.last().copied())
        .collect();
    jumps.sort();
    jumps.dedup();
    jumps
}

fn best_line<'a>(lines: impl Iterator<Item = Line<'a>>) -> Vec<Play> {
    let finished = lines.map(Line::finished);
    let valid = finished.filter(|line| line.plays.len() >= line.task.minimum);
    valid
        .max_by_key(|line| (line.value(), std::cmp::Reverse(line.plays.len())))
        .map(|line| line.plays)
        .unwrap_or_default()
}

fn one_pile(solver: &mut Solver, task: &Task) -> Vec<Play> {
    let alone = |name: PileName| Task {
        table: task.table.only(name),
        ..*task
    };
    let best = task.table.piles().filter_map(|(name, _)| {
        let best = solver.solve(&alone(name)).ok()?.best()?;
        Some((best.value, best.plays))
    });
    best.max_by_key(|(value, _)| *value)
        .map(|(_, plays)| plays)
        .unwrap_or_default()
}

/// The nearest cards ahead on the first pile, so many of them, without any jump: what somebody
/// plays who always sorts.
pub(super) fn sorted(task: &Task, count: usize) -> Vec<Play> {
    let mut line = Line::new(task);
    while line.plays.len() < count {
        let Some(longer) = line.nearest().and_then(|(play, _)| line.with(play)) else {
            break;
        };
        line = longer;
    }
    line.plays
}

/// The cards in ascending or descending order.
pub(super) fn in_order(hand: CardSet, upwards: bool) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    if !upwards {
        cards.reverse();
    }
    cards
}
