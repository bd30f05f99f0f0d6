//! Strategies a pupil could follow, each a little cleverer than the one before.
//!
//! They are what gives levels their meaning: a puzzle of level 3 is one that strategies 1 and
//! 2 get wrong by at least [`CLEARLY`] steps, and strategy 3 gets right.

use crate::listed;
use crate::rules::{Card, CardSet, Pile, PileName, Placement, Play, Table};
use crate::solver::{Solved, Solver, Task, fair_price};

/// A strategy loses clearly if it gives away at least so many steps.
pub const CLEARLY: i32 = 3;

listed! {
    /// A strategy a pupil could follow, in the order of the levels they belong to.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Naive {
        /// Always the nearest card ahead. Goes on after the minimum while a card is a bargain, as
        /// do all the others.
        NearestFirst,
        /// Whenever a card jumps back from a top as it lies, that one; else the nearest.
        JumpFromTop,
        /// Tries every single set-up, a farther card and then the jump, beside all that the ones
        /// before would do, and takes the best.
        SetUp,
        /// Makes as many jumps in a row as possible, whether or not they pay.
        Chain,
        /// Finds the very best, but on one pile only.
        OnePile,
    }
}

impl Naive {
    /// What this strategy plays.
    pub fn play(self, solver: &mut Solver, task: &Task) -> Vec<Play> {
        match self {
            Naive::NearestFirst => Line::new(task).finished().plays,
            Naive::JumpFromTop => Line::new(task).finished_jumping().plays,
            Naive::SetUp => {
                let single = openings(task).into_iter().filter(|line| line.jumps <= 1);
                let lines = single.map(Line::finished);
                best_line(lines.chain([Line::new(task).finished_jumping()]))
            }
            Naive::Chain => {
                let chains = openings(task);
                let most = chains.iter().map(|line| line.jumps).max().unwrap_or(0);
                let longest = chains.into_iter().filter(|line| line.jumps == most);
                best_line(longest.map(Line::finished_jumping))
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
        Line { task, table: task.table, hand: task.hand, plays: Vec::new(), room: 0, jumps: 0 }
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

    /// The first card that jumps back from a top.
    fn jump(&self) -> Option<Play> {
        let jumps = |play: &Play| self.table.place(*play) == Ok(Placement::Jump);
        self.table.plays(self.hand).find(jumps)
    }

    /// Goes on with jumps from the tops while there are any, else as [`Line::finished`] does,
    /// card by card.
    fn finished_jumping(mut self) -> Line<'a> {
        loop {
            let next = match self.jump() {
                Some(jump) => Some(jump),
                None => self.nearest_wanted(),
            };
            match next.and_then(|play| self.with(play)) {
                Some(longer) => self = longer,
                None => return self,
            }
        }
    }

    /// The nearest card, if one is still needed or it is a bargain.
    fn nearest_wanted(&self) -> Option<Play> {
        let (play, steps) = self.nearest()?;
        let enough =
            self.plays.len() >= self.task.minimum && self.task.uncovered(&self.plays).is_empty();
        (!enough || steps < fair_price(self.task.set)).then_some(play)
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
        while let Some(longer) = self.nearest_wanted().and_then(|play| self.with(play)) {
            self = longer;
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

/// The cards that can jump first thing, from a top or after a card not too far off, with their
/// piles: the jumps that may tempt a pupil.
pub(super) fn possible_jumps(task: &Task) -> Vec<Play> {
    const TEMPTING: i32 = 10;
    let mut jumps: Vec<Play> = openings(task)
        .into_iter()
        .filter(|line| line.jumps == 1 && line.room <= TEMPTING)
        .filter_map(|line| line.plays.last().copied())
        .collect();
    jumps.sort_by(Ord::cmp);
    jumps.dedup();
    jumps
}

fn best_line<'a>(lines: impl Iterator<Item = Line<'a>>) -> Vec<Play> {
    let valid = lines.filter(|line| line.plays.len() >= line.task.minimum);
    valid
        .max_by_key(|line| (line.value(), std::cmp::Reverse(line.plays.len())))
        .map(|line| line.plays)
        .unwrap_or_default()
}

fn one_pile(solver: &mut Solver, task: &Task) -> Vec<Play> {
    let alone = |name: PileName| Task { table: task.table.only(name), ..*task };
    let best = task.table.piles().filter_map(|(name, _)| {
        let best = solver.solve(&alone(name)).ok()?.best()?;
        Some((best.value, best.plays))
    });
    best.max_by_key(|(value, _)| *value).map(|(_, plays)| plays).unwrap_or_default()
}

/// The nearest cards ahead on the first pile, so many of them, without any jump: what a pupil
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

/// Cards that fit, but not the nearest one: what a pupil lays for whom gaps do not matter.
pub(super) fn careless(task: &Task) -> Vec<Play> {
    let Some((nearest, _)) = Line::new(task).nearest() else {
        return Vec::new();
    };
    let without = Task { hand: task.hand.without(nearest.card), ..*task };
    sorted(&without, task.minimum)
}

/// A play that keeps to the cheapest order for some cards and then takes the nearest.
pub(super) fn led_off(task: &Task, start: &[Play], count: usize) -> Option<Vec<Play>> {
    let mut line = Line::new(task);
    for play in start {
        line = line.with(*play)?;
    }
    while line.plays.len() < count {
        let (play, _) = line.nearest()?;
        line = line.with(play)?;
    }
    Some(line.plays)
}

/// The cards in ascending or descending order.
pub(super) fn in_order(hand: CardSet, upwards: bool) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    if !upwards {
        cards.reverse();
    }
    cards
}
