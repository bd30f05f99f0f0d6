//! The review of a game: every turn against the best play it could have been.

use super::signal_constraints::{SignalConstraints, broken};
use super::{Fact, explain, feedback};
use crate::rules::{Game, Placement, Play, Position, Said, Side, Table, Turn};
use crate::solver::{Best, Flaw, Mark, Solved, Solver, Task, Verdict, fair_price};

/// One turn, looked at again.
///
/// It is compared with the plays that heed what the others had asked for. Everything that is said
/// about it, wherever it is said, speaks of the same better play and the same number of steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnReview {
    /// The number of the turn, from 1.
    pub number: usize,
    /// Whose turn it was.
    pub player: usize,
    /// What they had to solve.
    pub position: Position,
    /// What they played.
    pub plays: Vec<Play>,
    /// What the others had asked for, and what became of it.
    pub heeding: SignalsHeeded,
    /// The best of the plays that heed what was asked; nothing where the minimum was out of reach.
    pub best: Option<Best>,
    /// How good their play was.
    pub verdict: Verdict,
    /// What is against the rules in it: a fire left to burn, and in a puzzle also a card.
    pub flaw: Option<Flaw>,
    /// The value they gave away; nothing where the two cannot be compared.
    pub lost: Option<i32>,
    /// The room their play used.
    pub room: i32,
    /// How many of their cards jumped.
    pub jumps: usize,
    /// The room left on their piles afterwards.
    pub room_left: i32,
    /// What there is to say: why the better play is better, or else what theirs does.
    pub reasons: Vec<Fact>,
}

/// What became of the signals that stood in a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SignalsHeeded {
    /// Those the play heeds.
    pub heeded: Vec<Said>,
    /// Those it does not heed, each with the steps its pile moved.
    pub missed: Vec<(Said, i32)>,
    /// Whether some play of the minimum heeds them all.
    pub possible: bool,
    /// Whether no play heeds more of them.
    pub as_far_as_possible: bool,
}

impl SignalsHeeded {
    /// Whether anything was asked.
    pub fn is_asked(&self) -> bool {
        !self.heeded.is_empty() || !self.missed.is_empty()
    }

    fn of(task: &Task, constraints: &SignalConstraints, turn: &Turn) -> SignalsHeeded {
        let mut heeding = SignalsHeeded {
            possible: constraints.broken == 0,
            as_far_as_possible: broken(task, &turn.signals, &turn.plays) <= constraints.broken,
            ..SignalsHeeded::default()
        };
        for said in &turn.signals {
            match said.moved(&task.table, &turn.plays) {
                Some(moved) if !said.signal.allows(moved) => heeding.missed.push((*said, moved)),
                _ => heeding.heeded.push(*said),
            }
        }
        heeding
    }
}

/// Where the value of the better play comes from: other cards, other steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// How many cards more it lays, or fewer.
    pub cards: i32,
    /// What that many cards are worth in steps.
    pub worth: i32,
    /// How many steps it saves, or costs more.
    pub saved: i32,
    /// The fair price of one card.
    pub fair: i32,
}

impl TurnReview {
    /// The better play to show beside this one; nothing where this one was as good as any.
    pub fn better(&self) -> Option<&Best> {
        let as_good = match self.verdict {
            Verdict::Best => true,
            Verdict::Good => self.lost == Some(0) && !self.heeding.as_far_as_possible,
            Verdict::Legal | Verdict::TooFew | Verdict::Illegal => false,
        };
        self.best.as_ref().filter(|_| !as_good)
    }

    /// How the better play gains what this one gave away: its worth and the steps saved add up to
    /// [`TurnReview::lost`].
    pub fn gain(&self) -> Option<Gain> {
        self.lost.filter(|lost| *lost > 0)?;
        let best = self.best.as_ref()?;
        let count = |plays: &[Play]| i32::try_from(plays.len()).unwrap_or(i32::MAX);
        let cards = count(&best.plays) - count(&self.plays);
        let fair = fair_price(self.position.set());
        Some(Gain { cards, worth: fair * cards, saved: self.room - best.room, fair })
    }
}

/// A game, looked at again turn by turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Review {
    /// The room there was at the start.
    pub room_at_start: i32,
    /// Every turn in which a card was laid.
    pub turns: Vec<TurnReview>,
}

impl Review {
    /// The turns that gave away most, the costliest first; none that gave away nothing.
    pub fn costliest(&self, count: usize) -> Vec<&TurnReview> {
        let mut turns: Vec<&TurnReview> =
            self.turns.iter().filter(|turn| turn.lost.is_some_and(|lost| lost > 0)).collect();
        turns.sort_by_key(|turn| (std::cmp::Reverse(turn.lost), turn.number));
        turns.truncate(count);
        turns
    }
}

/// Plays a finished or running game again and compares each turn with the best play.
pub fn review(game: &Game) -> Review {
    let mut replay = Game::new(*game.rules(), game.deal().clone());
    let mut solver = Solver::new();
    let mut review = Review { room_at_start: replay.room_left(), turns: Vec::new() };
    for turn in turns(game) {
        let number = review.turns.len() + 1;
        let looked_at = turn_review(&mut solver, &replay, number, turn);
        review.turns.extend(looked_at);
        if !play_again(&mut replay, turn) {
            break;
        }
    }
    review
}

/// The same for the last turn alone, which may still be under way.
pub fn review_last(game: &Game) -> Option<TurnReview> {
    let mut replay = Game::new(*game.rules(), game.deal().clone());
    let count = turns(game).count();
    let last = turns(game).last()?;
    for turn in turns(game).take(count - 1) {
        play_again(&mut replay, turn);
    }
    turn_review(&mut Solver::new(), &replay, count, last)
}

/// Every turn in which a card was laid.
fn turns(game: &Game) -> impl Iterator<Item = &Turn> {
    let running = std::iter::once(game.turn()).filter(|turn| !turn.plays.is_empty());
    game.finished_turns().iter().chain(running)
}

/// Goes on to the next turn; says whether there is one, as the last of a game need not have ended.
fn play_again(replay: &mut Game, turn: &Turn) -> bool {
    let laid = turn.plays.iter().all(|play| replay.play(*play).is_ok());
    laid && replay.end_turn().is_ok()
}

/// What another play would have been in a turn of a game, given as it stands before it: the same
/// comparison as for the play that was made.
pub fn review_play(before: &Game, number: usize, turn: &Turn) -> Option<TurnReview> {
    turn_review(&mut Solver::new(), before, number, turn)
}

/// The same for a position that belongs to no game, as of a first turn.
pub fn review_position(position: &Position, plays: &[Play]) -> Option<TurnReview> {
    let turn = Turn { player: 0, plays: plays.to_vec(), signals: Vec::new() };
    let task = Task::from(position);
    look_at(&mut Solver::new(), (position.clone(), &task), 1, &turn)
}

/// Looks at one turn of the game as it stands before it.
fn turn_review(
    solver: &mut Solver,
    before: &Game,
    number: usize,
    turn: &Turn,
) -> Option<TurnReview> {
    let task = Task::of_game(before);
    look_at(solver, (before.position()?, &task), number, turn)
}

fn look_at(
    solver: &mut Solver,
    (position, task): (Position, &Task),
    number: usize,
    turn: &Turn,
) -> Option<TurnReview> {
    let constraints = SignalConstraints::new(solver, task, &turn.signals);
    let heeding = SignalsHeeded::of(task, &constraints, turn);
    let solved = solver.solve(&constraints.task).ok()?;
    let mark = rated(solved.mark(&turn.plays), &heeding);
    let reasons = reasons(&solved, turn, &mark, &heeding);
    let placements = task.trace(&turn.plays).unwrap_or_default();
    let jumps = placements.iter().filter(|done| **done == Placement::Jump);
    let jumps = jumps.count();
    let plays = turn.plays.iter();
    let after = plays.fold(task.table, |table, play| table.forced(*play));
    Some(TurnReview {
        number,
        player: turn.player,
        position,
        plays: turn.plays.clone(),
        best: solved.best(),
        verdict: mark.verdict,
        flaw: mark.flaw,
        lost: mark.lost,
        room: placements.iter().map(|done| done.room()).sum(),
        jumps,
        room_left: room_left(task, &after),
        reasons,
        heeding,
    })
}

/// The steps left on the piles of the player to move.
fn room_left(task: &Task, table: &Table) -> i32 {
    let own = table.piles().filter(|(_, pile)| pile.side() == Side::Own);
    own.map(|(_, pile)| task.set.room_left(pile)).sum()
}

/// A play that goes against a request is compared with the best that does not: it may be worth
/// more than that one, and then it gave nothing away; but it is never called the best.
fn rated(mark: Mark, heeding: &SignalsHeeded) -> Mark {
    if heeding.as_far_as_possible {
        return mark;
    }
    match mark.lost {
        None => mark,
        Some(lost) => Mark {
            verdict: if lost > 0 { Verdict::Legal } else { Verdict::Good },
            lost: Some(lost.max(0)),
            ..mark
        },
    }
}

fn reasons(solved: &Solved, turn: &Turn, mark: &Mark, heeding: &SignalsHeeded) -> Vec<Fact> {
    let task = solved.task();
    match (mark.verdict, solved.best()) {
        (Verdict::Legal, Some(best)) => explain(task, &best.plays),
        (Verdict::Good, _) if !heeding.as_far_as_possible => explain(task, &turn.plays),
        _ => {
            let mut reasons = feedback(solved, &turn.plays, mark);
            // By how much is said with the gain.
            reasons.retain(|reason| !matches!(reason, Fact::WorthMore { .. }));
            match solved.best() {
                Some(best) if reasons.is_empty() => explain(task, &best.plays),
                _ => reasons,
            }
        }
    }
}
