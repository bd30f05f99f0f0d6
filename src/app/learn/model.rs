//! The lessons, how far one has come in each, and how actions change that.

use super::{LessonPage, Scene, Visit};
use crate::app::answer::DeskAction;
use crate::app::play::{Session, TableAction};
use crate::app::{Env, NextUpdate, Request};
use crate::journal::{Answers, Deed, Topic, taught_by};
use crate::lesson::{Lesson, Progress};
use crate::puzzle::NumberDeck;
use crate::solver::Solver;
use crate::storage::custom;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LearnAction {
    Open(usize),
    Restart(usize),
    Walk(WalkAction),
    Table(TableAction),
    Leave,
    ExitTicket,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WalkAction {
    GoOn,
    Next,
    Before,
    Skip,
    Desk(DeskAction),
    Check,
    TryAgain,
    /// Show the solution, card by card or all at once.
    Reveal {
        slowly: bool,
    },
    /// Lay the cards of a play one after the other.
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
    visit: Option<Visit>,
    deeds: Vec<Deed>,
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
            visit: None,
            deeds: Vec::new(),
            solver: Solver::new(),
        }
    }

    /// These lessons of one's own after the built-in ones.
    pub fn use_custom(&mut self, own: &[Lesson]) {
        self.leave();
        self.lessons = custom::lessons();
        self.lessons.extend_from_slice(own);
    }

    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// Which step it is, and how far: another stage has other buttons.
    pub fn stage(&self) -> (usize, usize) {
        let Some(visit) = &self.visit else {
            return (0, 0);
        };
        let far = match visit.page() {
            LessonPage::End => usize::MAX,
            LessonPage::Step(Scene::Ask(ask)) => ask.attempt().stage().number(),
            LessonPage::Step(Scene::Game(game)) => game.begun.into(),
            LessonPage::Step(Scene::Say { .. } | Scene::Show(_) | Scene::Explain { .. }) => 0,
        };
        (1 + visit.walk().at(), far)
    }

    /// What there is for the journal, once.
    pub fn drain_journal_entries(&mut self) -> Vec<Deed> {
        std::mem::take(&mut self.deeds)
    }

    pub fn progress(&self) -> &[Progress] {
        &self.progress
    }

    pub fn visit(&self) -> Option<&Visit> {
        self.visit.as_ref()
    }

    pub fn asks(&self) -> bool {
        self.visit.as_ref().is_some_and(|visit| match visit.page() {
            LessonPage::Step(Scene::Ask(_) | Scene::Game(_) | Scene::Explain { .. }) => true,
            LessonPage::Step(Scene::Say { .. } | Scene::Show(_)) | LessonPage::End => false,
        })
    }

    pub fn session(&self) -> Option<&Session> {
        self.visit.as_ref()?.session()
    }

    pub fn is_right(&self) -> bool {
        let page = self.visit().map(Visit::page);
        match page {
            Some(LessonPage::Step(Scene::Ask(ask))) => {
                ask.feedback().is_some_and(|feedback| feedback.right)
            }
            _ => false,
        }
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
            LearnAction::Walk(WalkAction::GoOn | WalkAction::Next) if self.at_the_end() => {
                self.open_next();
            }
            LearnAction::Walk(action) => {
                if let Some(visit) = &mut self.visit {
                    visit.act(&mut self.solver, action);
                }
                self.note();
            }
            LearnAction::Table(action) => return self.visit.as_mut()?.session_mut()?.act(action),
        }
        None
    }

    /// What the open lesson is about: the wrong idea it speaks of most, else the hardest skill it
    /// asks for.
    fn topic(&mut self) -> Option<Topic> {
        let lesson = self.visit.as_ref()?.walk().lesson();
        if let Some(idea) = lesson.main_idea() {
            return Some(Topic::Idea(idea));
        }
        taught_by(lesson.asked(&mut self.solver)).pop()
    }

    /// After the last lesson comes the list.
    fn open_next(&mut self) {
        let next = self.visit.as_ref().map_or(0, |visit| visit.number() + 1);
        if next < self.lessons.len() {
            self.open(next, false);
        } else {
            self.leave();
        }
    }

    pub fn is_done_here(&self) -> bool {
        self.visit.is_none() || self.at_the_end()
    }

    fn at_the_end(&self) -> bool {
        self.visit.as_ref().is_some_and(|visit| *visit.page() == LessonPage::End)
    }

    pub fn leave(&mut self) -> bool {
        self.visit.take().is_some()
    }

    /// Lays the next card of a play that is being shown, if its time has come.
    pub fn tick(&mut self, env: &Env) -> NextUpdate {
        let visit = self.visit.as_mut();
        NextUpdate::after(visit.and_then(|visit| visit.tick(env.now)))
    }

    pub fn forget_the_clock(&mut self) {
        if let Some(visit) = &mut self.visit {
            visit.forget_the_clock();
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
        if let Ok(visit) = Visit::new(&mut self.solver, lesson.clone(), place, kept.as_ref()) {
            self.visit = Some(visit);
            self.note();
        }
    }

    fn note(&mut self) {
        let Some(visit) = &self.visit else {
            return;
        };
        let now = visit.walk().progress();
        let known = self.progress.iter_mut().find(|progress| progress.lesson == now.lesson);
        let finished = now.finished && known.as_ref().is_none_or(|known| !known.finished);
        if finished {
            self.deeds.push(Deed::Lesson(now.lesson.clone()));
            let topics = taught_by(visit.walk().lesson().asked(&mut self.solver));
            let met = topics.into_iter().map(|topic| Deed::Asked(topic, Answers::default()));
            self.deeds.extend(met);
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
    use crate::app::learn::Scene;
    use crate::lesson::Step;

    /// What people would do next, answering right, or always wrong where the lesson says how.
    fn next(visit: &Visit, wrong: bool) -> LearnAction {
        match visit.page() {
            LessonPage::Step(Scene::Ask(ask)) if ask.waits() => {
                let right = ask.attempt().puzzle().solution.clone();
                let Some(Step::Ask(stated)) = visit.walk().step() else {
                    unreachable!("a question without a question");
                };
                let answer = match stated.wrong.first().filter(|_| wrong) {
                    Some(wrong) => wrong.answer.clone(),
                    None => right,
                };
                if ask.attempt().desk().answer() == Some(answer.clone()) {
                    return LearnAction::Walk(WalkAction::Check);
                }
                LearnAction::Walk(WalkAction::Desk(hand(ask.attempt().desk(), &answer)))
            }
            LessonPage::Step(Scene::Ask(ask)) if ask.may_try_again() => {
                LearnAction::Walk(WalkAction::TryAgain)
            }
            LessonPage::Step(Scene::Ask(ask)) if ask.may_reveal() => {
                LearnAction::Walk(WalkAction::Reveal { slowly: false })
            }
            _ => LearnAction::Walk(WalkAction::GoOn),
        }
    }

    fn hand(desk: &crate::app::answer::Desk, answer: &crate::puzzle::Answer) -> DeskAction {
        use crate::puzzle::Answer;
        match answer {
            Answer::Plays(plays) => {
                let play = plays[desk.plays().len()];
                DeskAction::Drop(play.card, play.pile, usize::MAX)
            }
            Answer::Cards(cards) => {
                let missing = cards.difference(desk.picked()).first();
                DeskAction::Tap(missing.unwrap())
            }
            Answer::Number(number) => DeskAction::Type(desk.numbers().write(*number, ',')),
            Answer::Step(step) => DeskAction::Step(*step),
            Answer::Truth(truth) => DeskAction::Truth(*truth),
        }
    }

    #[test]
    fn every_lesson_can_be_walked_through_right_and_wrong() {
        for wrong in [false, true] {
            let mut learn = LearnModel::default();
            for number in 0..learn.lessons().len() {
                assert_eq!(learn.next(), Some(number));
                learn.apply(LearnAction::Open(number));
                let mut acts = 0;
                while !learn.at_the_end() {
                    let action = next(learn.visit().unwrap(), wrong);
                    learn.apply(action);
                    acts += 1;
                    assert!(acts < 300, "lesson {number} does not end");
                }
                assert_eq!(learn.standing(number), Standing::Done);
                let done = (0..learn.lessons()[number].steps.len())
                    .all(|step| learn.is_done(number, step));
                assert!(done);
            }
            assert_eq!(learn.next(), None);
            learn.apply(LearnAction::Walk(WalkAction::GoOn));
            assert!(learn.visit().is_none(), "after the last lesson: the list");
        }
    }

    #[test]
    fn progress_is_enough_to_come_back() {
        let mut learn = LearnModel::default();
        learn.apply(LearnAction::Open(1));
        for _ in 0..2 {
            learn.apply(LearnAction::Walk(WalkAction::GoOn));
        }
        let at = learn.visit().unwrap().walk().at();
        assert_eq!((at, learn.standing(1)), (2, Standing::At(3)));
        learn.apply(LearnAction::Walk(WalkAction::GoOn));
        assert_eq!(learn.visit().unwrap().walk().at(), 2, "a question waits");
        let mut back = LearnModel::new(learn.progress().to_vec());
        back.apply(LearnAction::Open(1));
        assert_eq!(back.visit().unwrap().walk().at(), 2);
        back.apply(LearnAction::Restart(1));
        assert_eq!(back.visit().unwrap().walk().at(), 0);
        assert_eq!(back.standing(1), Standing::New);
    }

    #[test]
    fn a_finished_lesson_opens_at_its_start_with_the_answers() {
        let mut learn = LearnModel::default();
        learn.apply(LearnAction::Open(0));
        while !learn.at_the_end() {
            learn.apply(LearnAction::Walk(WalkAction::Skip));
        }
        assert_eq!(learn.standing(0), Standing::Done);
        assert!(learn.leave());
        learn.apply(LearnAction::Open(0));
        assert_eq!(learn.visit().unwrap().walk().at(), 0);
        assert_eq!(learn.standing(0), Standing::Done);
        assert!(learn.leave() && !learn.leave());
    }
}
