//! The review of a game: every turn against the best play it could have been.

use super::{Reason, explain, feedback};
use crate::rules::{Game, Placement, Play, Position};
use crate::solver::{Best, Solver, Task, Verdict};

/// One turn, looked at again.
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
    /// A best play; nothing where the minimum was out of reach.
    pub best: Option<Best>,
    /// How good their play was.
    pub verdict: Verdict,
    /// The value they gave away; nothing where the two cannot be compared.
    pub lost: Option<i32>,
    /// How many of their cards jumped.
    pub jumps: usize,
    /// The room left on their piles afterwards.
    pub room_left: i32,
    /// What there is to say about their play.
    pub feedback: Vec<Reason>,
    /// Why the best play is better, where it is.
    pub better: Vec<Reason>,
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
        let mut turns: Vec<&TurnReview> = self
            .turns
            .iter()
            .filter(|turn| turn.lost.is_some_and(|lost| lost > 0))
            .collect();
        turns.sort_by_key(|turn| (std::cmp::Reverse(turn.lost), turn.number));
        turns.truncate(count);
        turns
    }
}

/// Plays a finished or running game again and compares each turn with the best play.
pub fn review(game: &Game) -> Review {
    let mut replay = Game::new(*game.rules(), game.deal().clone());
    let mut solver = Solver::new();
    let mut review = Review {
        room_at_start: replay.room_left(),
        turns: Vec::new(),
    };
    let running = std::iter::once(game.turn()).filter(|turn| !turn.plays.is_empty());
    for turn in game.finished_turns().iter().chain(running) {
        let number = review.turns.len() + 1;
        review
            .turns
            .extend(turn_review(&mut solver, &mut replay, number, &turn.plays));
        // The last turn of a game need not have ended.
        if replay.end_turn().is_err() {
            break;
        }
    }
    review
}

/// Looks at one turn and leaves the game after its last card.
fn turn_review(
    solver: &mut Solver,
    replay: &mut Game,
    number: usize,
    plays: &[Play],
) -> Option<TurnReview> {
    let position = replay.position()?;
    let player = replay.player();
    let solved = solver.solve(&Task::of_game(replay)).ok()?;
    let mark = solved.mark(plays);
    let best = solved.best();
    let better = match (&best, mark.verdict) {
        (Some(best), Verdict::Legal) => explain(solved.task(), &best.plays),
        _ => Vec::new(),
    };
    let feedback = feedback(&solved, plays, &mark);
    let mut jumps = 0;
    for play in plays {
        jumps += usize::from(replay.play(*play) == Ok(Placement::Jump));
    }
    Some(TurnReview {
        number,
        player,
        position,
        plays: plays.to_vec(),
        best,
        verdict: mark.verdict,
        lost: mark.lost,
        jumps,
        room_left: replay.room_left(),
        feedback,
        better,
    })
}
