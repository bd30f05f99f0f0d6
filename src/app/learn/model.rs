use super::LessonRun;
use crate::app::answer::{AnswerAction, Attempt};
use crate::app::play::{Session, TableAction};
use crate::app::{Env, NextUpdate, Request};
use crate::journal::{Answers, JournalEntry, Topic, taught_by};
use crate::lesson::{Lesson, Progress};
use crate::puzzle::NumberDeck;
use crate::solver::Solver;
use crate::storage::custom;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LearnAction {
    Open(usize),
    Restart(usize),
    Lesson(LessonAction),
    Table(TableAction),
    Leave,
    ExitTicket,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonAction {
    GoOn,
    Next,
    Before,
    Skip,
    Answer(AnswerAction),
    Check,
    TryAgain,
    /// Show the solution, card by card or all at once.
    Reveal {
        slowly: bool,
    },
    Watch,
    Step(usize),
    Begin,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    New,
    /// Left at this step, from 1.
    At(usize),
    Done,
}

pub struct LearnModel {
    lessons: Vec<Lesson>,
    progress: Vec<Progress>,
    run: Option<LessonRun>,
    journal_entries: Vec<JournalEntry>,
    solver: Solver,
}

impl Default for LearnModel {
    fn default() -> LearnModel {
        LearnModel::new(Vec::new())
    }
}

impl LearnModel {
    pub fn new(progress: Vec<Progress>) -> LearnModel {
        LearnModel {
            lessons: custom::lessons(),
            progress,
            run: None,
            journal_entries: Vec::new(),
            solver: Solver::new(),
        }
    }

    pub fn use_custom(&mut self, own: &[Lesson]) {
        self.leave();
        self.lessons = custom::lessons();
        self.lessons.extend_from_slice(own);
    }

    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    pub fn stage(&self) -> (usize, usize) {
        self.run.as_ref().map_or((0, 0), |run| (1 + run.at, run.stage()))
    }

    /// What there is for the journal, once.
    pub fn drain_journal_entries(&mut self) -> Vec<JournalEntry> {
        std::mem::take(&mut self.journal_entries)
    }

    pub fn progress(&self) -> &[Progress] {
        &self.progress
    }

    pub fn run(&self) -> Option<&LessonRun> {
        self.run.as_ref()
    }

    pub fn asks(&self) -> bool {
        self.run.as_ref().is_some_and(LessonRun::asks)
    }

    pub fn session(&self) -> Option<&Session> {
        self.run.as_ref()?.session()
    }

    pub fn is_right(&self) -> bool {
        let attempt = self.run.as_ref().and_then(LessonRun::attempt);
        attempt.and_then(Attempt::feedback).is_some_and(|feedback| feedback.right)
    }

    fn kept(&self, number: usize) -> Option<&Progress> {
        let lesson = self.lessons.get(number)?;
        self.progress.iter().find(|progress| progress.lesson == lesson.name)
    }

    pub fn standing(&self, number: usize) -> Standing {
        match self.kept(number) {
            None => Standing::New,
            Some(progress) if progress.finished => Standing::Done,
            Some(progress) if progress.step == 0 && progress.done.is_empty() => Standing::New,
            Some(progress) => Standing::At(progress.step + 1),
        }
    }

    pub fn is_done(&self, number: usize, step: usize) -> bool {
        self.kept(number).is_some_and(|progress| progress.finished || progress.done.contains(&step))
    }

    /// The first lesson that is not done: the one to go on with.
    pub fn next(&self) -> Option<usize> {
        (0..self.lessons.len()).find(|number| self.standing(*number) != Standing::Done)
    }

    pub fn apply(&mut self, action: LearnAction) -> Option<Request> {
        match action {
            LearnAction::Open(number) => self.open(number, false),
            LearnAction::Restart(number) => self.open(number, true),
            LearnAction::Leave => {
                self.leave();
            }
            LearnAction::ExitTicket => {
                return Some(Request::ExitTicket { topic: self.topic(), deck: NumberDeck::Units });
            }
            LearnAction::Lesson(LessonAction::GoOn | LessonAction::Next) if self.at_the_end() => {
                self.open_next();
            }
            LearnAction::Lesson(action) => {
                if let Some(run) = &mut self.run {
                    run.act(&mut self.solver, action);
                }
                self.note();
            }
            LearnAction::Table(action) => return self.run.as_mut()?.session_mut()?.act(action),
        }
        None
    }

    /// What the open lesson is about: the wrong idea it speaks of most, else the hardest skill it asks for.
    fn topic(&mut self) -> Option<Topic> {
        let lesson = &self.run.as_ref()?.lesson;
        if let Some(idea) = lesson.main_idea() {
            return Some(Topic::Idea(idea));
        }
        taught_by(lesson.asked(&mut self.solver)).pop()
    }

    fn open_next(&mut self) {
        let next = self.run.as_ref().map_or(0, |run| run.number + 1);
        if next < self.lessons.len() {
            self.open(next, false);
        } else {
            self.leave();
        }
    }

    pub fn is_done_here(&self) -> bool {
        self.run.is_none() || self.at_the_end()
    }

    fn at_the_end(&self) -> bool {
        self.run.as_ref().is_some_and(LessonRun::is_at_end)
    }

    pub fn leave(&mut self) -> bool {
        self.run.take().is_some()
    }

    pub fn tick(&mut self, env: &Env) -> NextUpdate {
        NextUpdate::after(self.run.as_mut().and_then(|run| run.tick(env.now)))
    }

    pub fn forget_the_clock(&mut self) {
        if let Some(run) = &mut self.run {
            run.playback.forget_the_clock();
        }
    }

    fn open(&mut self, number: usize, afresh: bool) {
        let Some(lesson) = self.lessons.get(number) else {
            return;
        };
        let kept = self.kept(number).filter(|_| !afresh).cloned();
        let next = self.lessons.get(number + 1);
        let place = (number, next.map(|next| next.title.clone()));
        // The checker has seen that every question of the built-in lessons can be posed.
        let run = LessonRun::new(&mut self.solver, lesson.clone(), place, kept.as_ref());
        if let Some(run) = run {
            self.run = Some(run);
            self.note();
        }
    }

    fn note(&mut self) {
        let Some(run) = &self.run else {
            return;
        };
        let now = run.progress();
        let known = self.progress.iter_mut().find(|progress| progress.lesson == now.lesson);
        let finished = now.finished && known.as_ref().is_none_or(|known| !known.finished);
        if finished {
            self.journal_entries.push(JournalEntry::Lesson(now.lesson.clone()));
            let topics = taught_by(run.lesson.asked(&mut self.solver));
            let met =
                topics.into_iter().map(|topic| JournalEntry::Asked(topic, Answers::default()));
            self.journal_entries.extend(met);
        }
        match known {
            Some(progress) => *progress = now,
            None => self.progress.push(now),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_enough_to_come_back() {
        let mut learn = LearnModel::default();
        learn.apply(LearnAction::Open(1));
        for _ in 0..2 {
            learn.apply(LearnAction::Lesson(LessonAction::GoOn));
        }
        let at = learn.run().unwrap().at;
        assert_eq!((at, learn.standing(1)), (2, Standing::At(3)));
        learn.apply(LearnAction::Lesson(LessonAction::GoOn));
        assert_eq!(learn.run().unwrap().at, 2, "a question waits");
        let mut back = LearnModel::new(learn.progress().to_vec());
        back.apply(LearnAction::Open(1));
        assert_eq!(back.run().unwrap().at, 2);
        back.apply(LearnAction::Restart(1));
        assert_eq!(back.run().unwrap().at, 0);
        assert_eq!(back.standing(1), Standing::New);
    }

    #[test]
    fn a_finished_lesson_opens_at_its_start_with_the_answers() {
        let mut learn = LearnModel::default();
        learn.apply(LearnAction::Open(0));
        while !learn.at_the_end() {
            learn.apply(LearnAction::Lesson(LessonAction::Skip));
        }
        assert_eq!(learn.standing(0), Standing::Done);
        assert!(learn.leave());
        learn.apply(LearnAction::Open(0));
        assert_eq!(learn.run().unwrap().at, 0);
        assert_eq!(learn.standing(0), Standing::Done);
        assert!(learn.leave() && !learn.leave());
    }
}
