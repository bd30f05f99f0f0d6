use super::{StepTo, Study};
use crate::app::answer::AnswerAction;
use crate::app::play::{Session, TableAction};
use crate::puzzle::Puzzle;
use crate::rules::Play;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisAction {
    Table(TableAction),
    Answer(AnswerAction),
    Go(StepTo),
    /// To the start of this turn, counted from 0.
    Turn(usize),
    Return,
    TakeBack,
    Hint,
}

#[derive(Default)]
pub struct AnalysisModel {
    study: Option<Study>,
}

impl AnalysisModel {
    pub fn study(&self) -> Option<&Study> {
        self.study.as_ref()
    }

    /// Studies a game from this turn on; says whether it is over, as hands are secret until then.
    pub fn open_game(&mut self, session: &Session, turn: usize) -> bool {
        let study = Study::of_game(session, turn);
        let opened = study.is_some();
        self.study = study.or(self.study.take());
        opened
    }

    /// Studies a puzzle in which this was played; says whether it is about a play at all.
    pub fn open_puzzle(&mut self, puzzle: &Puzzle, plays: Vec<Play>) -> bool {
        let study = Study::of_puzzle(puzzle, plays);
        let opened = study.is_some();
        self.study = study.or(self.study.take());
        opened
    }

    pub fn apply(&mut self, action: AnalysisAction) {
        let Some(study) = &mut self.study else {
            return;
        };
        match action {
            AnalysisAction::Table(action) => study.at_the_table(action),
            AnalysisAction::Answer(action) => study.at_the_desk(action),
            AnalysisAction::Go(stride) => study.go(stride),
            AnalysisAction::Turn(turn) => study.go_to_turn(turn),
            AnalysisAction::Return => study.go_back_to_the_line(),
            AnalysisAction::TakeBack => study.take_back(),
            AnalysisAction::Hint => study.hint_more(),
        }
    }
}
