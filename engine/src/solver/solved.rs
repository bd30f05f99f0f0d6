//! The way into the solver, and what can be read off its tables.

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;

use super::chains::{MOST_CARDS, Subset};
use super::tables::{Tables, is_real};
use super::{Task, value};
use crate::rules::{Draw, PileName, Play, Position, Rules};

/// A hand with more cards than the solver takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyCards {
    /// How many there were.
    pub found: usize,
}

impl fmt::Display for TooManyCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found;
        write!(f, "the solver takes {MOST_CARDS} cards at most, not {found}")
    }
}

impl Error for TooManyCards {}

/// The solver with its tables, which are reused from one question to the next.
pub struct Solver {
    tables: Tables,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// Empty tables.
    pub fn new() -> Solver {
        Solver { tables: Tables::new() }
    }

    /// Solves exactly. Nothing is allocated here; plays are put together when asked for.
    pub fn solve(&mut self, task: &Task) -> Result<Solved<'_>, TooManyCards> {
        let found = task.hand.len();
        if found > MOST_CARDS {
            return Err(TooManyCards { found });
        }
        self.tables.fill(task);
        let mut solved = Solved { tables: &self.tables, task: *task, best: None };
        solved.best = solved.shares().map(|share| solved.rank(share)).max();
        Ok(solved)
    }
}

/// A best play and what it amounts to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// The play, pile by pile.
    pub plays: Vec<Play>,
    /// The room it uses.
    pub room: i32,
    /// Its value.
    pub value: i32,
}

/// The least room that so many cards can use, and a play that does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrontierPoint {
    /// How many cards.
    pub cards: usize,
    /// The least room they can use.
    pub room: i32,
    /// One such play.
    pub plays: Vec<Play>,
}

/// How many cards go on A and B, how many on C and D, and the least room for that.
#[derive(Clone, Copy)]
struct Share {
    front: usize,
    back: usize,
    room: i16,
}

impl Share {
    fn cards(self) -> usize {
        self.front + self.back
    }
}

/// What makes one play better than another: its value, then the hand after drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    value: i32,
    hand_after: usize,
}

/// The cards of a play by pile.
pub(super) type Split = [Subset; 4];

/// A question with its answer.
pub struct Solved<'a> {
    pub(super) tables: &'a Tables,
    pub(super) task: Task,
    best: Option<Rank>,
}

impl Solved<'_> {
    /// The question.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The highest value of all plays; nothing if the minimum cannot be reached.
    pub fn value(&self) -> Option<i32> {
        self.best.map(|rank| rank.value)
    }

    /// A best play. Of several, one that leaves no burning card on top, then one with few cards.
    pub fn best(&self) -> Option<Best> {
        let mut shares: Vec<Share> = self.best_shares().collect();
        shares.sort_by_key(|share| share.cards());
        let (plays, room) = self.calmest(&shares)?;
        Some(Best { plays, room: i32::from(room), value: self.value()? })
    }

    /// How many best plays there are. Two plays differ if some pile receives other cards, or
    /// the same in another order.
    pub fn count(&self) -> u64 {
        let mut count = 0_u64;
        for share in self.best_shares() {
            let _ = self.each_split(share, |split| {
                let orders = PileName::ALL
                    .into_iter()
                    .zip(split)
                    .map(|(pile, cards)| self.orders(pile, cards));
                count = count.saturating_add(orders.product());
                ControlFlow::Continue(())
            });
        }
        count
    }

    /// All best plays, or the first `limit` of them, each pile by pile.
    pub fn best_plays(&self, limit: usize) -> Vec<Vec<Play>> {
        let mut found = Vec::new();
        for share in self.best_shares() {
            let _ = self.each_split(share, |split| {
                found.extend(self.all_plays(split));
                if found.len() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
        found.sort_by_key(Vec::len);
        found.truncate(limit);
        found
    }

    /// The least room that so many cards can use, if they can be laid at all.
    pub fn least_room(&self, cards: usize) -> Option<i32> {
        self.frontier_shares(cards).first().map(|share| i32::from(share.room))
    }

    /// One play that lays so many cards in the least room.
    pub fn cheapest(&self, cards: usize) -> Option<Vec<Play>> {
        let (plays, _) = self.calmest(&self.frontier_shares(cards))?;
        Some(plays)
    }

    /// For each number of cards that can be laid, the least room and a play that uses it.
    pub fn frontier(&self) -> Vec<FrontierPoint> {
        (1..=self.task.hand.len())
            .filter_map(|cards| {
                let room = self.least_room(cards)?;
                let plays = self.cheapest(cards)?;
                Some(FrontierPoint { cards, room, plays })
            })
            .collect()
    }

    /// Every number of cards for the two pairs of piles that can be laid.
    fn all_shares(&self) -> impl Iterator<Item = Share> {
        let most = self.task.hand.len();
        (0..=most)
            .flat_map(move |front| (0..=most - front).map(move |back| (front, back)))
            .map(|(front, back)| Share { front, back, room: self.tables.least(front, back) })
            .filter(|share| is_real(share.room))
    }

    /// Those that reach the minimum.
    fn shares(&self) -> impl Iterator<Item = Share> {
        self.all_shares().filter(|share| share.cards() >= self.task.minimum)
    }

    fn best_shares(&self) -> impl Iterator<Item = Share> {
        self.shares().filter(|share| Some(self.rank(*share)) == self.best)
    }

    fn frontier_shares(&self, cards: usize) -> Vec<Share> {
        let mut shares: Vec<Share> =
            self.all_shares().filter(|share| share.cards() == cards).collect();
        let least = shares.iter().map(|share| share.room).min();
        shares.retain(|share| Some(share.room) == least);
        shares
    }

    fn rank(&self, share: Share) -> Rank {
        self.rank_of(share.cards(), i32::from(share.room), share.back > 0)
    }

    fn rank_of(&self, cards: usize, room: i32, helped: bool) -> Rank {
        Rank {
            value: value(self.task.set, cards, room),
            hand_after: self.hand_after(cards, helped),
        }
    }

    /// Whether a legal play of so many cards in this room is a best one.
    pub(super) fn is_best(&self, cards: usize, room: i32, helped: bool) -> bool {
        self.best == Some(self.rank_of(cards, room, helped))
    }

    /// How many cards the player holds after drawing. Where whatever is played is drawn again
    /// it does not matter.
    fn hand_after(&self, cards: usize, helped: bool) -> usize {
        let held = self.task.hand.len().saturating_sub(cards);
        let wanted = match self.task.set.draw() {
            Draw::AsPlayed => return 0,
            Draw::TwoOrFullHand if helped || self.task.table.helped() => {
                Rules::duel().hand_size().saturating_sub(held)
            }
            Draw::TwoOrFullHand => 2,
        };
        held + wanted.min(self.task.deck.unwrap_or(wanted))
    }

    /// Visits every way to share the cards out over the piles that uses no more room than this.
    fn each_split(
        &self,
        share: Share,
        mut visit: impl FnMut(Split) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let tables = self.tables;
        let all = tables.everything();
        for front in tables.subsets() {
            let room = tables.front(front);
            if front.count_ones() as usize != share.front
                || room + tables.back_part(all & !front, share.back) != share.room
            {
                continue;
            }
            for back in parts(all & !front) {
                if back.count_ones() as usize != share.back
                    || room + tables.back(back) != share.room
                {
                    continue;
                }
                for a in self.halves(PileName::A, PileName::B, front, room) {
                    let on_back = tables.back(back);
                    for c in self.halves(PileName::C, PileName::D, back, on_back) {
                        visit([a, front & !a, c, back & !c])?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// What the first of two piles may receive so that both together use just this room.
    fn halves(
        &self,
        one: PileName,
        other: PileName,
        cards: Subset,
        room: i16,
    ) -> impl Iterator<Item = Subset> {
        parts(cards).filter(move |part| {
            let rest = cards & !part;
            let (first, second) = (self.tables.single(one, *part), self.tables.single(other, rest));
            is_real(first) && is_real(second) && first + second == room
        })
    }

    /// A play of one of these shares that leaves the fewest burning cards on top, and its room.
    fn calmest(&self, shares: &[Share]) -> Option<(Vec<Play>, i16)> {
        let mut found: Option<(usize, Split, i16)> = None;
        for share in shares {
            let stop = self.each_split(*share, |split| {
                let fires = self.fires_left(split);
                if found.is_none_or(|(fewest, ..)| fires < fewest) {
                    found = Some((fires, split, share.room));
                }
                if fires == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if stop.is_break() {
                break;
            }
        }
        let (_, split, room) = found?;
        let mut plays = Vec::with_capacity(MOST_CARDS);
        for (pile, cards) in PileName::ALL.into_iter().zip(split) {
            let order = self.plainest_order(pile, cards);
            plays.extend(order.into_iter().map(|card| Play { card, pile }));
        }
        Some((plays, room))
    }

    fn fires_left(&self, split: Split) -> usize {
        if self.task.burning.is_empty() {
            return 0;
        }
        let burns = |pile, cards| {
            self.nearest_last(pile, cards)
                .is_some_and(|last| self.task.burning.contains(self.tables.chains().card(last)))
        };
        PileName::ALL.into_iter().zip(split).filter(|(pile, cards)| burns(*pile, *cards)).count()
    }
}

/// All subsets of a subset, the whole first and the empty one last.
fn parts(cards: Subset) -> impl Iterator<Item = Subset> {
    let mut next = Some(cards);
    std::iter::from_fn(move || {
        let part = next?;
        next = (part != 0).then(|| (part.wrapping_sub(1)) & cards);
        Some(part)
    })
}

/// Everything about a position at once, for those who ask only now and then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// A best play; nothing if the minimum cannot be reached.
    pub best: Option<Best>,
    /// How many best plays there are.
    pub count: u64,
    /// The least room for each number of cards.
    pub frontier: Vec<FrontierPoint>,
}

/// Solves a position.
///
/// ```
/// use saute_dix_engine::rules::{Position, print_plays};
///
/// let position: Position = "A57 | 72 63 58 47 39 37".parse().unwrap();
/// let solution = saute_dix_engine::solver::solve(&position).unwrap();
/// let best = solution.best.unwrap();
/// assert_eq!(print_plays(&best.plays), "47A 37A 39A");
/// assert_eq!((best.value, solution.count), (30, 1));
/// ```
pub fn solve(position: &Position) -> Result<Solution, TooManyCards> {
    let mut workspace = Solver::new();
    let solved = workspace.solve(&Task::from(position))?;
    Ok(Solution { best: solved.best(), count: solved.count(), frontier: solved.frontier() })
}
