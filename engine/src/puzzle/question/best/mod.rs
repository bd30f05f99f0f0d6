//! What is the best play? One pile or several, while a card burns, or in the duel.

mod distractors;
mod drafts;
mod observations;

pub(in crate::puzzle) use distractors::near_miss;
pub(super) use drafts::{duel, fire, order, table};

use super::QuestionKind;
use crate::coach::feedback;
use crate::puzzle::motif::motifs;
use crate::puzzle::naive::level;
use crate::puzzle::{Answer, Fact, Kind, Misconception, Motif, Track};
use crate::rules::{Play, Position, RuleSet, Side};
use crate::solver::{Solver, Task, Verdict};

/// What is the best play?
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestQuestion {
    /// The position.
    pub position: Position,
}

impl BestQuestion {
    fn task(&self) -> Task {
        Task::from(&self.position)
    }

    /// The best play; where several are best, one of them.
    fn best(&self, solver: &mut Solver) -> Option<Vec<Play>> {
        let best = solver.solve(&self.task()).ok()?.best()?;
        Some(best.plays).filter(|_| self.position.minimum() > 0)
    }
}

/// The best play, if there is just one.
pub(in crate::puzzle) fn unique_best(solver: &mut Solver, task: &Task) -> Option<Vec<Play>> {
    let solved = solver.solve(task).ok()?;
    let best = solved.best()?;
    (solved.count() == 1 && !best.plays.is_empty()).then_some(best.plays)
}

/// How good a play is, and what the coach says to it.
pub(super) fn judge_play(solver: &mut Solver, task: &Task, plays: &[Play]) -> (Verdict, Vec<Fact>) {
    let Ok(solved) = solver.solve(task) else {
        return (Verdict::Illegal, Vec::new());
    };
    let mark = solved.mark(plays);
    (mark.verdict, feedback(&solved, plays, &mark))
}

/// Whether a play lays a card on the opponent's piles.
fn helps(set: RuleSet, plays: &[Play]) -> bool {
    let mut plays = plays.iter();
    plays.any(|play| set.side(play.pile) == Side::Opponent)
}

impl QuestionKind for BestQuestion {
    fn kind(&self) -> Kind {
        let task = self.task();
        match task.set {
            RuleSet::Duel => Kind::Duel,
            RuleSet::Classic if !task.cover.is_empty() => Kind::Fire,
            RuleSet::Classic if task.only_pile().is_some() => Kind::Order,
            RuleSet::Classic => Kind::Table,
        }
    }

    fn level(&self, solver: &mut Solver) -> Option<u8> {
        let task = self.task();
        match task.set {
            RuleSet::Duel => Some(if helps(task.set, &self.best(solver)?) { 2 } else { 3 }),
            RuleSet::Classic if !task.cover.is_empty() => Some(3),
            RuleSet::Classic => level(solver, &task),
        }
    }

    fn position(&self) -> Option<&Position> {
        Some(&self.position)
    }

    fn solution(&self, solver: &mut Solver) -> Option<Answer> {
        self.best(solver).map(Answer::Plays)
    }

    fn judge(&self, solver: &mut Solver, _: &Answer, answer: &Answer) -> (Verdict, Vec<Fact>) {
        match answer {
            Answer::Plays(plays) => judge_play(solver, &self.task(), plays),
            Answer::Cards(_) | Answer::Number(_) | Answer::Step(_) | Answer::Truth(_) => {
                (Verdict::Illegal, Vec::new())
            }
        }
    }

    fn distractors(
        &self,
        solver: &mut Solver,
        solution: &Answer,
        misconception: Misconception,
    ) -> Vec<Answer> {
        let Answer::Plays(right) = solution else {
            return Vec::new();
        };
        let task = self.task();
        let plays = distractors::plays(solver, &task, right, misconception);
        // A pupil who errs this way still knows the minimum.
        let plays = plays.filter(|plays| plays.len() >= task.minimum.max(1));
        plays.map(Answer::Plays).into_iter().collect()
    }

    fn motifs(&self, solution: &Answer) -> Vec<Motif> {
        match solution {
            Answer::Plays(plays) => motifs(&self.task(), plays),
            Answer::Cards(_) | Answer::Number(_) | Answer::Step(_) | Answer::Truth(_) => Vec::new(),
        }
    }

    fn tracks(&self, _: &Answer, answer: &Answer) -> Vec<Track> {
        match answer {
            Answer::Plays(plays) => Track::of_plays(&self.position.table(), plays),
            Answer::Cards(_) | Answer::Number(_) | Answer::Step(_) | Answer::Truth(_) => Vec::new(),
        }
    }

    /// What would be better is for the pupil to find, until they ask for it.
    fn observe(&self, solver: &mut Solver, _: &Answer, answer: &Answer) -> Vec<Fact> {
        match answer {
            Answer::Plays(plays) => observations::of_play(solver, &self.task(), plays),
            Answer::Cards(_) | Answer::Number(_) | Answer::Step(_) | Answer::Truth(_) => Vec::new(),
        }
    }
}
