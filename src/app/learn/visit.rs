//! A lesson that is open: the walk through it, and what the step one is at needs.

use super::WalkAction;
use super::scene::{AskScene, Scene, ShowScene};
use crate::app::play::Session;
use crate::app::setup::{Setup, Variant};
use crate::lesson::{GameExcerpt, Lesson, NotPosed, Progress, Walk};
use crate::puzzle::DealSpec;
use crate::solver::Solver;

#[derive(Clone, PartialEq, Debug)]
pub enum LessonPage {
    Step(Scene),
    End,
}

pub struct Visit {
    number: usize,
    /// The title of the lesson after it.
    next: Option<String>,
    walk: Walk,
    page: LessonPage,
    /// The game of a step: it goes on where it was left, whatever was read in between.
    game: Option<(usize, Session)>,
}

impl Visit {
    pub fn new(
        solver: &mut Solver,
        lesson: Lesson,
        (number, next): (usize, Option<String>),
        kept: Option<&Progress>,
    ) -> Result<Visit, NotPosed> {
        let walk = match kept {
            Some(kept) if kept.finished => {
                let from_the_start = Progress { step: 0, ..kept.clone() };
                Walk::resume(solver, lesson, &from_the_start)?
            }
            Some(kept) => Walk::resume(solver, lesson, kept)?,
            None => Walk::new(solver, lesson)?,
        };
        let mut visit = Visit { number, next, walk, page: LessonPage::End, game: None };
        visit.enter(solver);
        Ok(visit)
    }

    /// Which of the lessons it is, from 0.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The key of the title of the lesson after it, if there is one.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    pub fn walk(&self) -> &Walk {
        &self.walk
    }

    pub fn page(&self) -> &LessonPage {
        &self.page
    }

    pub fn session(&self) -> Option<&Session> {
        let (step, session) = self.game.as_ref()?;
        (*step == self.walk.at()).then_some(session)
    }

    pub fn session_mut(&mut self) -> Option<&mut Session> {
        let (step, session) = self.game.as_mut()?;
        (*step == self.walk.at()).then_some(session)
    }

    /// The turn of the excerpt the class is at, from 1; beyond its turns when they are played.
    pub fn turn(&self, excerpt: &GameExcerpt) -> Option<usize> {
        let played = self.session()?.game().finished_turns().len();
        Some(played.saturating_sub(excerpt.opening.len()) + 1)
    }

    pub(super) fn act(&mut self, solver: &mut Solver, action: WalkAction) {
        match action {
            WalkAction::GoOn => self.go_on(solver),
            WalkAction::Next => self.forward(solver),
            WalkAction::Before => self.before(solver),
            WalkAction::Skip => self.skip(solver),
            WalkAction::Begin => self.begin(),
            WalkAction::Desk(action) => self.ask(|ask, _| ask.desk(action)),
            WalkAction::Check => self.ask(|ask, walk| ask.check(solver, walk)),
            WalkAction::TryAgain => self.ask(|ask, _| ask.try_again()),
            WalkAction::Reveal { slowly } => self.ask(|ask, _| {
                if ask.may_reveal() {
                    ask.reveal(slowly);
                }
            }),
            WalkAction::Watch => self.show(ShowScene::watch),
            WalkAction::Step(laid) => self.show(|show| show.step(laid)),
        }
    }

    fn ask(&mut self, act: impl FnOnce(&mut AskScene, &mut Walk)) {
        if let LessonPage::Step(Scene::Ask(ask)) = &mut self.page {
            act(ask, &mut self.walk);
        }
    }

    fn show(&mut self, act: impl FnOnce(&mut ShowScene)) {
        if let LessonPage::Step(Scene::Show(show)) = &mut self.page {
            act(show);
        }
    }

    fn skip(&mut self, solver: &mut Solver) {
        if self.page != LessonPage::End {
            let from = self.walk.at();
            self.walk.skip();
            self.arrive(solver, from);
        }
    }

    /// What a presenter's remote means: the next thing to see, whatever it is.
    fn go_on(&mut self, solver: &mut Solver) {
        match &mut self.page {
            LessonPage::Step(Scene::Show(show)) if show.laid() < show.total() => {
                show.step(show.laid() + 1);
            }
            LessonPage::Step(Scene::Game(game)) if !game.begun => self.begin(),
            LessonPage::Step(Scene::Ask(ask)) if ask.is_open() => {
                ask.go_on(solver, &mut self.walk);
            }
            LessonPage::Step(Scene::Ask(ask)) if ask.may_reveal() => ask.reveal(false),
            _ => self.forward(solver),
        }
    }

    fn forward(&mut self, solver: &mut Solver) {
        let from = self.walk.at();
        if self.page != LessonPage::End && self.walk.forward() {
            self.arrive(solver, from);
        }
    }

    /// From the last step one comes to the end.
    fn arrive(&mut self, solver: &mut Solver, from: usize) {
        if self.walk.at() == from {
            self.page = LessonPage::End;
        } else {
            self.enter(solver);
        }
    }

    fn before(&mut self, solver: &mut Solver) {
        match &mut self.page {
            LessonPage::End => self.enter(solver),
            LessonPage::Step(Scene::Game(game)) if game.begun => game.begun = false,
            LessonPage::Step(_) => {
                if self.walk.back() {
                    self.enter(solver);
                }
            }
        }
    }

    /// Sets the scene for the step one is at. A lesson without steps is at its end.
    fn enter(&mut self, solver: &mut Solver) {
        let scene = Scene::of(solver, &self.walk, self.session().is_some());
        self.page = scene.map_or(LessonPage::End, LessonPage::Step);
    }

    fn begin(&mut self) {
        let LessonPage::Step(Scene::Game(game)) = &mut self.page else {
            return;
        };
        game.begun = true;
        let excerpt = game.excerpt.clone();
        if self.session().is_none() {
            // The checker has played the turns before.
            if let Ok(game) = excerpt.start() {
                let session = Session::for_lesson(table(&excerpt), deal(&excerpt), game);
                self.game = Some((self.walk.at(), session));
            }
        }
    }

    pub(super) fn tick(&mut self, now: f64) -> Option<f64> {
        match &mut self.page {
            LessonPage::Step(scene) => scene.tick(now),
            LessonPage::End => None,
        }
    }

    pub(super) fn forget_the_clock(&mut self) {
        match &mut self.page {
            LessonPage::Step(scene) => scene.forget_the_clock(),
            LessonPage::End => {}
        }
    }
}

/// A whole class at the table: hints for everybody, and no computers.
fn table(excerpt: &GameExcerpt) -> Setup {
    let mut setup = Setup::default();
    setup.variant = Variant::of(&excerpt.rules).unwrap_or_default();
    setup.set_teams(excerpt.rules.players());
    setup.open_hands = excerpt.open_hands;
    setup
}

/// Lessons have decks of their own, which no code stands for: only rules and starter are told.
fn deal(excerpt: &GameExcerpt) -> DealSpec {
    DealSpec::started_by(excerpt.rules, 0, 0)
}
