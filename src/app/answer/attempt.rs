//! An attempt at a puzzle: answering, being told, trying again, and the solution. Series and
//! lessons differ in who marks the answer; everything else is here.

use super::{Desk, DeskAction};
use crate::lesson::Reply;
use crate::puzzle::{Answer, Fact, Marked, Puzzle, Question};
use crate::solver::Verdict;

#[derive(Clone, PartialEq, Debug)]
pub struct Feedback {
    pub right: bool,
    pub verdict: Verdict,
    pub why: Option<String>,
    pub facts: Vec<Fact>,
    pub shows: Vec<Fact>,
    /// Why the solution is one, once there has been time enough to find it.
    pub solution: Option<Vec<Fact>>,
}

impl From<Marked> for Feedback {
    fn from(marked: Marked) -> Feedback {
        Feedback {
            right: marked.right,
            verdict: marked.verdict,
            why: None,
            facts: marked.facts,
            shows: marked.shows,
            solution: None,
        }
    }
}

impl From<Reply> for Feedback {
    fn from(reply: Reply) -> Feedback {
        Feedback {
            right: reply.right,
            verdict: reply.verdict,
            why: reply.why,
            facts: reply.facts,
            shows: reply.shows,
            solution: None,
        }
    }
}

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
    desk: Desk,
    stage: AttemptStage,
}

impl Attempt {
    /// Wrong answers after which the solution is the obvious next step.
    pub const TRIES: u8 = 2;

    pub fn new(puzzle: Puzzle) -> Attempt {
        Attempt { desk: Desk::new(&puzzle), stage: AttemptStage::Answering, puzzle }
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub fn desk(&self) -> &Desk {
        &self.desk
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
            AttemptStage::Wrong(_) | AttemptStage::Right(_) => self.desk.answer(),
            AttemptStage::Solution(_) => Some(self.puzzle.solution.clone()),
        }
    }

    pub fn is_about_a_play(&self) -> bool {
        matches!(self.puzzle.question, Question::Best { .. })
    }

    pub fn act(&mut self, action: DeskAction) {
        if self.is_answering() {
            self.desk.act(action);
        }
    }

    pub fn check(&mut self, mark: impl FnOnce(&Puzzle, &Answer) -> Option<Feedback>) -> bool {
        let Some(answer) = self.desk.answer().filter(|_| self.is_answering()) else {
            return false;
        };
        let Some(feedback) = mark(&self.puzzle, &answer) else {
            return false;
        };
        self.stage = if feedback.right {
            self.desk.settle();
            AttemptStage::Right(feedback)
        } else {
            AttemptStage::Wrong(feedback)
        };
        true
    }

    /// Another try. Cards stay where they lie, for what was right of them; a number is written
    /// anew.
    pub fn try_again(&mut self) {
        self.go_on();
        if let Some(Answer::Number(_)) = self.desk.answer() {
            self.act(DeskAction::Clear);
        }
    }

    pub fn go_on(&mut self) {
        if let AttemptStage::Wrong(_) = self.stage {
            self.stage = AttemptStage::Answering;
        }
    }

    pub fn reveal(&mut self, reasons: Vec<Fact>) {
        self.desk.put(&self.puzzle.solution);
        self.desk.settle();
        self.stage = AttemptStage::Solution(reasons);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Code, generate, mark, reasons};
    use crate::solver::Solver;

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
        let mut mark =
            |puzzle: &Puzzle, answer: &Answer| Some(mark(&mut solver, puzzle, answer).into());
        assert!(!attempt.check(&mut mark), "there is no answer yet");
        let hand = attempt.desk().question().position().unwrap().hand().to_vec();
        attempt.act(DeskAction::Tap(hand[0]));
        assert!(attempt.check(&mut mark));
        assert!(attempt.feedback().is_some_and(|feedback| !feedback.right));
        assert!(attempt.explained().is_some(), "a play may be drawn");
        attempt.act(DeskAction::Tap(hand[1]));
        assert_eq!(attempt.desk().plays().len(), 1, "nothing moves while it is told");
        attempt.go_on();
        attempt.act(DeskAction::Tap(hand[1]));
        assert_eq!(attempt.desk().plays().len(), 2);
        attempt.check(&mut mark);
        attempt.try_again();
        assert!(attempt.is_answering());
        assert_eq!(attempt.desk().plays().len(), 2, "what lies there stays");
    }

    #[test]
    fn the_solution_lies_on_the_desk() {
        let (mut solver, mut attempt) = attempt("56N1-71JM");
        let reasons = reasons(&mut solver, attempt.puzzle());
        attempt.reveal(reasons);
        assert_eq!(attempt.desk().answer(), Some(attempt.puzzle().solution.clone()));
        assert_eq!(attempt.explained(), attempt.desk().answer());
        assert_eq!(attempt.feedback(), None);
    }
}
