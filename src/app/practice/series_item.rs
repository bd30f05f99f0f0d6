use serde::{Deserialize, Serialize};

use crate::puzzle::{Answer, Puzzle};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    First,
    Later,
    Shown,
    Wrong,
}

#[derive(Clone, PartialEq, Debug)]
pub struct SeriesItem {
    pub puzzle: Puzzle,
    /// Its number on the worksheet that is gone through, from 1.
    pub exercise: Option<usize>,
    pub first: Option<Answer>,
    pub outcome: Option<Outcome>,
}

impl SeriesItem {
    pub fn new(puzzle: Puzzle) -> SeriesItem {
        SeriesItem { puzzle, exercise: None, first: None, outcome: None }
    }

    /// An answer was right, or wrong and told at once or not.
    pub(super) fn note(&mut self, answer: Option<Answer>, right: bool, at_once: bool) {
        match (right, &self.first) {
            (true, None) => self.outcome = Some(Outcome::First),
            (true, Some(_)) => self.outcome = Some(Outcome::Later),
            (false, _) if at_once => {}
            (false, _) => self.outcome = Some(Outcome::Wrong),
        }
        self.first = self.first.take().or(answer);
    }
}
