//! What answers tell about whoever gave them: for the next puzzle, and for the journal of the class.

use crate::app::answer::Attempt;
use crate::journal::{Activity, Answers, Deed, Encounter, Topic};
use crate::puzzle::{Choice, Diagnosis, Misconception, Predictions, Puzzle};
use crate::solver::Solver;

#[derive(Default)]
pub struct Findings {
    /// How somebody thinks. It is never kept.
    diagnosis: Diagnosis,
    /// The wrong idea that showed in the first answer to the puzzle on the desk.
    idea: Option<Misconception>,
    deeds: Vec<Deed>,
}

impl Findings {
    pub fn turn_over(&mut self) {
        self.idea = None;
    }

    /// An answer was marked: the first to this puzzle, or a later one.
    pub fn hear(&mut self, solver: &mut Solver, attempt: &Attempt, first: bool, right: bool) {
        if first {
            self.diagnose(solver, attempt, right);
        }
        self.put_down(attempt, first, right);
    }

    /// The first answer to a puzzle tells how somebody thinks; a second one rather what was said.
    fn diagnose(&mut self, solver: &mut Solver, attempt: &Attempt, right: bool) {
        if let Some(answer) = attempt.desk().answer() {
            let predictions = Predictions::new(solver, attempt.puzzle());
            self.diagnosis.observe(&predictions, &answer, right);
        }
    }

    /// The first answer to a puzzle counts; a wrong idea that is given up with a later one counts as well.
    fn put_down(&mut self, attempt: &Attempt, first: bool, right: bool) {
        let puzzle = attempt.puzzle();
        let topic = Topic::skill(puzzle.kind, puzzle.level).filter(|_| first);
        if let Some(topic) = topic {
            let score = Answers::new(right.into(), 1);
            self.deeds.push(Deed::Asked(topic, score));
            self.deeds.push(Deed::Did(Activity::Puzzle, 1));
        }
        let answer = attempt.desk().answer();
        let same = |choice: &&Choice| {
            let answer = answer.as_ref();
            answer.is_some_and(|answer| answer.same_as(&choice.answer))
        };
        let chosen = puzzle.options.iter().find(same);
        let idea = chosen.and_then(|choice| choice.misconception);
        let (met, overcome) = match (self.idea.filter(|_| right && !first), idea) {
            (Some(_), _) => (0, 1),
            (None, Some(_)) if first && !right => (1, 0),
            _ => (0, 0),
        };
        let about = if first { idea } else { self.idea };
        if let Some(idea) = about.filter(|_| met + overcome > 0) {
            let encounter = Encounter { met, overcome };
            self.deeds.push(Deed::Met(idea, encounter));
        }
        self.idea = about.filter(|_| !right);
    }

    pub fn did(&mut self, activity: Activity) {
        self.deeds.push(Deed::Did(activity, 1));
    }

    /// What there is for the journal, once.
    pub fn drain_journal_entries(&mut self) -> Vec<Deed> {
        std::mem::take(&mut self.deeds)
    }

    pub fn suspect(&self) -> Option<Misconception> {
        self.diagnosis.likeliest()
    }

    pub fn most_telling(&self, solver: &mut Solver, puzzles: Vec<Puzzle>) -> Option<Puzzle> {
        self.diagnosis.most_telling(solver, puzzles)
    }
}
