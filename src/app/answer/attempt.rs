//! An attempt at a puzzle: answering, being told, trying again, and the solution. Series and
//! lessons differ in what marks the answer; everything else is here.

use serde::{Deserialize, Serialize};

use super::{AnswerAction, AnswerInput, SavedInput};
use crate::puzzle::{Answer, Fact, Feedback, Puzzle, Question, reasons};
use crate::solver::Solver;

#[derive(Clone, PartialEq, Debug)]
pub enum AttemptStage {
    Answering,
    Wrong(Feedback),
    Right(Feedback),
    Solution(Vec<Fact>),
}

impl AttemptStage {
    pub fn number(&self) -> usize {
        match self {
            AttemptStage::Answering => 0,
            AttemptStage::Wrong(_) => 1,
            AttemptStage::Right(_) => 2,
            AttemptStage::Solution(_) => 3,
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Attempt {
    puzzle: Puzzle,
    input: AnswerInput,
    stage: AttemptStage,
    pub wrong: u8,
}

/// An attempt as it is saved. What was said to the answer is worked out again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedAttempt {
    pub wrong: u8,
    pub stage: SavedStage,
    pub answer: SavedInput,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SavedStage {
    Answering,
    Marked,
    Shown,
}

impl Attempt {
    /// Wrong answers after which the solution is the obvious next step.
    pub const TRIES: u8 = 2;

    pub fn new(puzzle: Puzzle) -> Attempt {
        Attempt {
            input: AnswerInput::new(&puzzle),
            stage: AttemptStage::Answering,
            puzzle,
            wrong: 0,
        }
    }

    pub fn saved(&self) -> SavedAttempt {
        let (stage, answer) = match self.stage {
            AttemptStage::Answering => (SavedStage::Answering, self.input.saved()),
            AttemptStage::Wrong(_) | AttemptStage::Right(_) => {
                (SavedStage::Marked, self.input.saved())
            }
            AttemptStage::Solution(_) => (SavedStage::Shown, SavedInput::default()),
        };
        SavedAttempt { wrong: self.wrong, stage, answer }
    }

    /// The attempt that was saved; nothing if it does not belong to this puzzle.
    pub fn restored(
        puzzle: Puzzle,
        saved: &SavedAttempt,
        solver: &mut Solver,
        mark: impl FnOnce(&mut Solver, &Puzzle, &Answer) -> Feedback,
    ) -> Option<Attempt> {
        let input = AnswerInput::restored(&puzzle, &saved.answer)?;
        let mut attempt = Attempt { input, wrong: saved.wrong, ..Attempt::new(puzzle) };
        match saved.stage {
            SavedStage::Answering => {}
            SavedStage::Marked => {
                let marked = attempt.check(|puzzle, answer| mark(solver, puzzle, answer));
                attempt.wrong = saved.wrong;
                return marked.then_some(attempt);
            }
            SavedStage::Shown => attempt.reveal(reasons(solver, &attempt.puzzle)),
        }
        Some(attempt)
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub fn input(&self) -> &AnswerInput {
        &self.input
    }

    pub fn stage(&self) -> &AttemptStage {
        &self.stage
    }

    pub fn is_answering(&self) -> bool {
        self.stage == AttemptStage::Answering
    }

    pub fn feedback(&self) -> Option<&Feedback> {
        match &self.stage {
            AttemptStage::Wrong(feedback) | AttemptStage::Right(feedback) => Some(feedback),
            AttemptStage::Answering | AttemptStage::Solution(_) => None,
        }
    }

    /// The answer that can be explained on number lines: the one on the desk, once it is marked.
    pub fn explained(&self) -> Option<Answer> {
        match self.stage {
            AttemptStage::Answering => None,
            AttemptStage::Wrong(_) | AttemptStage::Right(_) => self.input.answer(),
            AttemptStage::Solution(_) => Some(self.puzzle.solution.clone()),
        }
    }

    pub fn is_about_a_play(&self) -> bool {
        matches!(self.puzzle.question, Question::Best { .. })
    }

    pub fn act(&mut self, action: AnswerAction) {
        if self.is_answering() {
            self.input.act(action);
        }
    }

    pub fn check(&mut self, mark: impl FnOnce(&Puzzle, &Answer) -> Feedback) -> bool {
        let Some(answer) = self.input.answer().filter(|_| self.is_answering()) else {
            return false;
        };
        let feedback = mark(&self.puzzle, &answer);
        self.stage = if feedback.right {
            self.input.settle();
            AttemptStage::Right(feedback)
        } else {
            self.wrong = self.wrong.saturating_add(1);
            AttemptStage::Wrong(feedback)
        };
        true
    }

    /// Whether there is anything left to find: a pupil who was wrong about something true or false knows the answer.
    pub fn is_open(&self) -> bool {
        let tries = match self.puzzle.solution {
            Answer::Truth(_) => 1,
            _ => Attempt::TRIES,
        };
        match self.stage {
            AttemptStage::Answering | AttemptStage::Wrong(_) => self.wrong < tries,
            AttemptStage::Right(_) | AttemptStage::Solution(_) => false,
        }
    }

    pub fn waits(&self) -> bool {
        self.is_open() && self.is_answering()
    }

    pub fn may_try_again(&self) -> bool {
        self.is_open() && !self.is_answering()
    }

    /// Whether the solution is the next thing to see.
    pub fn may_reveal(&self) -> bool {
        !self.is_open() && matches!(self.stage, AttemptStage::Answering | AttemptStage::Wrong(_))
    }

    /// With nothing put together yet; wrong answers still count.
    pub fn begin_anew(&mut self) {
        self.input = AnswerInput::new(&self.puzzle);
        self.stage = AttemptStage::Answering;
    }

    /// Another try. Cards stay where they lie, for what was right of them; a number is written anew.
    pub fn try_again(&mut self) {
        self.go_on();
        if let Some(Answer::Number(_)) = self.input.answer() {
            self.act(AnswerAction::Clear);
        }
    }

    pub fn go_on(&mut self) {
        if let AttemptStage::Wrong(_) = self.stage {
            self.stage = AttemptStage::Answering;
        }
    }

    pub fn reveal(&mut self, reasons: Vec<Fact>) {
        self.input.put(&self.puzzle.solution);
        self.input.settle();
        self.stage = AttemptStage::Solution(reasons);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Code, generate, mark};

    fn attempt(code: &str) -> (Solver, Attempt) {
        let mut solver = Solver::new();
        let Ok(Code::Puzzle(spec)) = Code::parse(code) else {
            panic!("{code} is no puzzle");
        };
        let puzzle = generate(&mut solver, spec).unwrap();
        (solver, Attempt::new(puzzle))
    }

    #[test]
    fn a_wrong_answer_can_be_mended_or_begun_anew() {
        let (mut solver, mut attempt) = attempt("56N1-71JM");
        let mut mark = |puzzle: &Puzzle, answer: &Answer| mark(&mut solver, puzzle, answer);
        assert!(!attempt.check(&mut mark), "there is no answer yet");
        let hand = attempt.input().question().position().unwrap().hand().to_vec();
        attempt.act(AnswerAction::Tap(hand[0]));
        assert!(attempt.check(&mut mark));
        assert!(attempt.feedback().is_some_and(|feedback| !feedback.right));
        assert!(attempt.explained().is_some(), "a play may be drawn");
        attempt.act(AnswerAction::Tap(hand[1]));
        assert_eq!(attempt.input().plays().len(), 1, "nothing moves while it is told");
        attempt.go_on();
        attempt.act(AnswerAction::Tap(hand[1]));
        assert_eq!(attempt.input().plays().len(), 2);
        attempt.check(&mut mark);
        attempt.try_again();
        assert!(attempt.is_answering());
        assert_eq!(attempt.input().plays().len(), 2, "what lies there stays");
    }

    #[test]
    fn the_solution_lies_on_the_desk() {
        let (mut solver, mut attempt) = attempt("56N1-71JM");
        let reasons = reasons(&mut solver, attempt.puzzle());
        attempt.reveal(reasons);
        assert_eq!(attempt.input().answer(), Some(attempt.puzzle().solution.clone()));
        assert_eq!(attempt.explained(), attempt.input().answer());
        assert_eq!(attempt.feedback(), None);
    }
}
