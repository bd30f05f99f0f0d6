//! The way through a lesson: a machine with a step, some answers and no clock.

use std::error::Error;
use std::fmt;

use super::reply::{Reply, Shown};
use super::{Lesson, Progress, Step};
use crate::puzzle::{Answer, Puzzle};
use crate::solver::Solver;

/// A pupil on the way through a lesson.
///
/// One may always go back, and go forward once the step is dealt with: a question must be
/// answered, or its solution seen, or be skipped in so many words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walk {
    lesson: Lesson,
    stops: Vec<Stop>,
    at: usize,
    finished: bool,
}

/// A step on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Stop {
    puzzle: Option<Puzzle>,
    stage: AskStage,
    done: bool,
}

/// How a question stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AskStage {
    /// It waits for an answer.
    Open {
        /// Wrong answers so far.
        tries: u8,
    },
    /// It has been answered.
    Solved,
    /// It was not found, and the solution has been shown.
    Shown,
}

/// A question that has no answer, or a puzzle that cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotPosed {
    /// The step, from 0.
    pub step: usize,
}

impl fmt::Display for NotPosed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {} asks a puzzle that cannot be made", self.step)
    }
}

impl Error for NotPosed {}

impl Walk {
    /// Wrong answers after which the solution is shown.
    pub const TRIES: u8 = 2;

    /// A pupil at the first step. A lesson that passes the checker always opens.
    pub fn new(solver: &mut Solver, lesson: Lesson) -> Result<Walk, NotPosed> {
        let mut stops = Vec::with_capacity(lesson.steps.len());
        for (index, step) in lesson.steps.iter().enumerate() {
            let puzzle = match step {
                Step::Ask(ask) => {
                    let puzzle = ask.puzzle(solver);
                    Some(puzzle.ok_or(NotPosed { step: index })?)
                }
                Step::Say { .. } | Step::Show(_) | Step::Game(_) | Step::Explain { .. } => None,
            };
            stops.push(Stop { puzzle, stage: AskStage::Open { tries: 0 }, done: false });
        }
        Ok(Walk { lesson, stops, at: 0, finished: false })
    }

    /// A pupil who comes back. Progress in another lesson, or in an older version of this one,
    /// counts as far as it fits.
    pub fn resume(
        solver: &mut Solver,
        lesson: Lesson,
        progress: &Progress,
    ) -> Result<Walk, NotPosed> {
        let mut walk = Walk::new(solver, lesson)?;
        if progress.lesson != walk.lesson.name {
            return Ok(walk);
        }
        for index in &progress.done {
            if let Some(stop) = walk.stops.get_mut(*index) {
                stop.done = true;
                stop.stage = AskStage::Solved;
            }
        }
        walk.at = progress.step.min(walk.last());
        walk.finished = progress.finished;
        Ok(walk)
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The number of the step, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The step; nothing in a lesson without steps.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.at)
    }

    /// The puzzle of this step, if it asks one.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        self.stops.get(self.at)?.puzzle.as_ref()
    }

    /// How the question of this step stands, if it asks one.
    pub fn stage(&self) -> Option<AskStage> {
        let stop = self.stops.get(self.at)?;
        stop.puzzle.is_some().then_some(stop.stage)
    }

    /// The solution of this step with its reasons, once there is nothing left to find.
    pub fn solution(&self, solver: &mut Solver) -> Option<Shown> {
        match self.stage()? {
            AskStage::Open { .. } => None,
            AskStage::Solved | AskStage::Shown => {
                let puzzle = self.puzzle()?;
                Some(Shown::of(solver, &self.lesson, puzzle))
            }
        }
    }

    /// Takes an answer to the question of this step. Nothing if no question is open here.
    pub fn answer(&mut self, solver: &mut Solver, answer: &Answer) -> Option<Reply> {
        let Some(Step::Ask(ask)) = self.lesson.steps.get(self.at) else {
            return None;
        };
        let stop = self.stops.get_mut(self.at)?;
        let puzzle = stop.puzzle.as_ref()?;
        let AskStage::Open { tries } = stop.stage else {
            return None;
        };
        let mut reply = Reply::to(solver, &self.lesson, ask, puzzle, answer);
        stop.stage = match tries + 1 {
            _ if reply.right => AskStage::Solved,
            Walk::TRIES.. => {
                reply.solution = Some(Shown::of(solver, &self.lesson, puzzle));
                AskStage::Shown
            }
            tries => AskStage::Open { tries },
        };
        Some(reply)
    }

    /// Stops looking for the answer to the question of this step: its solution may be seen. Says
    /// whether there was an open question.
    pub fn give_up(&mut self) -> bool {
        let open = !self.may_go_on();
        if let Some(stop) = self.stops.get_mut(self.at).filter(|_| open) {
            stop.stage = AskStage::Shown;
        }
        open
    }

    /// Whether [`forward`](Walk::forward) would go on: no question is open here.
    pub fn may_go_on(&self) -> bool {
        !matches!(self.stage(), Some(AskStage::Open { .. }))
    }

    /// Goes to the next step, or from the last one to the end. Says whether it did: an open
    /// question holds one back.
    pub fn forward(&mut self) -> bool {
        if !self.may_go_on() {
            return false;
        }
        if let Some(stop) = self.stops.get_mut(self.at) {
            stop.done = true;
        }
        self.go_on();
        true
    }

    /// Goes to the next step, or to the end, and leaves an open question as it is: it does not
    /// count as done.
    pub fn skip(&mut self) {
        if !self.forward() {
            self.go_on();
        }
    }

    fn go_on(&mut self) {
        if self.at < self.last() {
            self.at += 1;
        } else {
            self.finished = true;
        }
    }

    /// Goes to the step before. Says whether there was one.
    pub fn back(&mut self) -> bool {
        let before = self.at.checked_sub(1);
        self.at = before.unwrap_or(self.at);
        before.is_some()
    }

    /// Starts again, with every question open.
    pub fn restart(&mut self) {
        for stop in &mut self.stops {
            stop.stage = AskStage::Open { tries: 0 };
            stop.done = false;
        }
        self.at = 0;
        self.finished = false;
    }

    /// How many steps are done.
    pub fn done(&self) -> usize {
        self.stops.iter().filter(|stop| stop.done).count()
    }

    /// How many steps there are.
    pub fn total(&self) -> usize {
        self.stops.len()
    }

    /// Whether the end has been reached, with or without skipping.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// What to save.
    pub fn progress(&self) -> Progress {
        let done = self.stops.iter().enumerate();
        let done = done.filter(|(_, stop)| stop.done).map(|(index, _)| index);
        Progress {
            lesson: self.lesson.name.clone(),
            step: self.at,
            done: done.collect(),
            finished: self.finished,
        }
    }

    fn last(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }
}
