//! What answers tell about the class that gave them: for the next puzzle, and for the journal of the class.

use crate::app::answer::Attempt;
use crate::journal::{Activity, Answers, Encounter, JournalEntry, Topic};
use crate::puzzle::{Answer, Diagnosis, Misconception, Predictions, Puzzle};
use crate::solver::Solver;

#[derive(Default)]
pub struct Findings {
    /// How the class thinks. It is never saved.
    diagnosis: Diagnosis,
    /// The wrong idea that showed in the first answer to the puzzle on the desk.
    idea: Option<Misconception>,
    journal_entries: Vec<JournalEntry>,
}

impl Findings {
    /// What was found so far, in a series that goes on: the first answers to its puzzles, and whether the one on the
    /// desk is still wrong.
    pub fn observe(&mut self, solver: &mut Solver, puzzle: &Puzzle, answer: &Answer, right: bool) {
        let predictions = Predictions::new(solver, puzzle);
        self.diagnosis.observe(&predictions, answer, right);
        self.idea = idea_of(puzzle, Some(answer)).filter(|_| !right);
    }

    pub fn turn_over(&mut self) {
        self.idea = None;
    }

    pub fn hear(&mut self, solver: &mut Solver, attempt: &Attempt, first: bool, right: bool) {
        // The first answer to a puzzle tells how a pupil thinks; a second one rather what was said.
        if let Some(answer) = attempt.input().answer().filter(|_| first) {
            let predictions = Predictions::new(solver, attempt.puzzle());
            self.diagnosis.observe(&predictions, &answer, right);
        }
        self.put_down(attempt, first, right);
    }

    /// The first answer to a puzzle counts; a wrong idea that is given up with a later one counts as well.
    fn put_down(&mut self, attempt: &Attempt, first: bool, right: bool) {
        let puzzle = attempt.puzzle();
        let topic = Topic::skill(puzzle.kind, puzzle.level).filter(|_| first);
        if let Some(topic) = topic {
            let score = Answers::new(right.into(), 1);
            self.journal_entries.push(JournalEntry::Asked(topic, score));
            self.journal_entries.push(JournalEntry::Did(Activity::Puzzle, 1));
        }
        let idea = idea_of(puzzle, attempt.input().answer().as_ref());
        let (met, overcome) = match (self.idea.filter(|_| right && !first), idea) {
            (Some(_), _) => (0, 1),
            (None, Some(_)) if first && !right => (1, 0),
            _ => (0, 0),
        };
        let about = if first { idea } else { self.idea };
        if let Some(idea) = about.filter(|_| met + overcome > 0) {
            let encounter = Encounter { met, overcome };
            self.journal_entries.push(JournalEntry::Met(idea, encounter));
        }
        self.idea = about.filter(|_| !right);
    }

    pub fn did(&mut self, activity: Activity) {
        self.journal_entries.push(JournalEntry::Did(activity, 1));
    }

    /// What there is for the journal, once.
    pub fn drain_journal_entries(&mut self) -> Vec<JournalEntry> {
        std::mem::take(&mut self.journal_entries)
    }

    pub fn suspect(&self) -> Option<Misconception> {
        self.diagnosis.likeliest()
    }

    pub fn most_telling(&self, solver: &mut Solver, puzzles: Vec<Puzzle>) -> Option<Puzzle> {
        self.diagnosis.most_telling(solver, puzzles)
    }
}

/// The wrong idea behind an answer to choose from.
fn idea_of(puzzle: &Puzzle, answer: Option<&Answer>) -> Option<Misconception> {
    let answer = answer?;
    let chosen = puzzle.options.iter().find(|choice| answer.same_as(&choice.answer));
    chosen.and_then(|choice| choice.misconception)
}
