//! A puzzle whose answer is known, with its cards to try things with.

use crate::app::answer::{Desk, DeskAction};
use crate::app::play::Hint;
use crate::coach::{TurnReview, ladder, review_position};
use crate::puzzle::{Answer, NumberDeck, Puzzle};
use crate::rules::{Play, Position};
use crate::solver::{Solver, Task};

pub struct Posed {
    position: Position,
    numbers: NumberDeck,
    plays: Vec<Play>,
    played: Option<TurnReview>,
    desk: Desk,
    hint: Option<Hint>,
}

impl Posed {
    pub fn new(puzzle: &Puzzle, plays: Vec<Play>) -> Option<Posed> {
        let position = puzzle.question.position()?.clone();
        Some(Posed {
            played: review_position(&position, &plays),
            desk: Desk::of_position(position.clone()),
            numbers: puzzle.number_deck(),
            position,
            plays,
            hint: None,
        })
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn numbers(&self) -> NumberDeck {
        self.numbers
    }

    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    pub fn plays(&self) -> &[Play] {
        &self.plays
    }

    pub fn played(&self) -> Option<&TurnReview> {
        self.played.as_ref()
    }

    pub fn tried(&self, plays: &[Play]) -> Option<TurnReview> {
        review_position(&self.position, plays)
    }

    /// Lays the first so many cards of what was played.
    pub fn put(&mut self, step: usize) {
        let laid = self.plays.get(..step).unwrap_or(&self.plays);
        self.desk.put(&Answer::Plays(laid.to_vec()));
        self.hint = None;
    }

    pub fn act(&mut self, action: DeskAction) {
        let before = self.desk.plays().to_vec();
        self.desk.act(action);
        if self.desk.plays() != before {
            self.hint = None;
        }
    }

    /// Whether there may be a hint: what lies there must be allowed.
    pub fn may_hint(&self) -> bool {
        self.rest().is_some()
    }

    pub fn hint_more(&mut self) {
        if let Some(hint) = &mut self.hint {
            hint.rung = (hint.rung + 1).min(Hint::RUNGS);
        } else if let Some(task) = self.rest()
            && let Ok(solved) = Solver::new().solve(&task)
        {
            let ladder = ladder(&solved);
            self.hint = Some(Hint { ladder, rung: 1 });
        }
    }

    /// What is left to do after the cards that lie there.
    fn rest(&self) -> Option<Task> {
        let mut task = Task::from(&self.position);
        let laid = self.desk.plays();
        task.trace(laid).ok()?;
        task.cover = task.uncovered(laid);
        task.minimum = task.minimum.saturating_sub(laid.len());
        for play in laid {
            task.table = task.table.forced(*play);
            task.hand = task.hand.without(play.card);
        }
        Some(task)
    }
}
