//! A puzzle whose answer is known, with its cards to try things with.

use super::Place;
use super::study::Line;
use crate::app::answer::{AnswerAction, AnswerInput};
use crate::app::play::Hint;
use crate::coach::{TurnReview, ladder, review_position};
use crate::puzzle::{Answer, NumberDeck, Puzzle};
use crate::rules::{Play, Position, RuleSet};
use crate::solver::{Solver, Task};

pub struct PuzzleReview {
    pub position: Position,
    pub numbers: NumberDeck,
    plays: Vec<Play>,
    played: Option<TurnReview>,
    pub input: AnswerInput,
    hint: Option<Hint>,
}

impl PuzzleReview {
    pub fn new(puzzle: &Puzzle, plays: Vec<Play>) -> Option<PuzzleReview> {
        let position = puzzle.question.position()?.clone();
        Some(PuzzleReview {
            played: review_position(&position, &plays),
            input: AnswerInput::of_position(position.clone()),
            numbers: puzzle.number_deck(),
            position,
            plays,
            hint: None,
        })
    }

    pub fn act(&mut self, action: AnswerAction) {
        let before = self.input.plays().to_vec();
        self.input.act(action);
        if self.input.plays() != before {
            self.hint = None;
        }
    }

    /// What is left to do after the cards that lie there.
    fn rest(&self) -> Option<Task> {
        let mut task = Task::from(&self.position);
        let laid = self.input.plays();
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

impl Line for PuzzleReview {
    fn turns(&self) -> usize {
        1
    }

    fn plays(&self, _turn: usize) -> &[Play] {
        &self.plays
    }

    fn played(&self, _turn: usize) -> Option<&TurnReview> {
        self.played.as_ref()
    }

    fn laid(&self) -> &[Play] {
        self.input.plays()
    }

    fn tried(&self, _turn: usize) -> Option<TurnReview> {
        review_position(&self.position, self.laid())
    }

    fn put(&mut self, place: Place) {
        let laid = self.plays.get(..place.step).unwrap_or(&self.plays);
        self.input.put(&Answer::Plays(laid.to_vec()));
        self.hint = None;
    }

    fn set(&self) -> RuleSet {
        self.position.set()
    }

    fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// What lies there must be allowed.
    fn may_hint(&self) -> bool {
        self.rest().is_some()
    }

    fn hint_more(&mut self) {
        if let Some(hint) = &mut self.hint {
            hint.rung = (hint.rung + 1).min(Hint::RUNGS);
        } else if let Some(task) = self.rest()
            && let Ok(solved) = Solver::new().solve(&task)
        {
            let ladder = ladder(&solved);
            self.hint = Some(Hint { ladder, rung: 1 });
        }
    }
}
