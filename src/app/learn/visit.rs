//! A lesson that is open: the walk through it, and what the step one is at needs.

use super::LearnAction;
use super::scene::{AskScene, Scene, ShowScene};
use crate::app::session::Session;
use crate::app::setup::{Setup, Variant};
use crate::lesson::{Lesson, NotPosed, Progress, Step, Stretch, Walk};
use crate::puzzle::DealSpec;
use crate::solver::Solver;

/// What is on the screen.
#[derive(Clone, PartialEq, Debug)]
pub enum Page {
    /// The step one is at.
    Step(Scene),
    /// The end of the lesson.
    End,
}

/// A lesson that is open.
pub struct Visit {
    number: usize,
    /// The title of the lesson after it.
    next: Option<String>,
    walk: Walk,
    page: Page,
    /// The game of a step: it goes on where it was left, whatever was read in between.
    game: Option<(usize, Session)>,
}

impl Visit {
    /// Opens a lesson where it was left; one that is done, at its start.
    pub fn new(
        solver: &mut Solver,
        lesson: Lesson,
        (number, next): (usize, Option<String>),
        kept: Option<&Progress>,
    ) -> Result<Visit, NotPosed> {
        let walk = match kept {
            Some(kept) if kept.finished => {
                let from_the_start = Progress {
                    step: 0,
                    ..kept.clone()
                };
                Walk::resume(solver, lesson, &from_the_start)?
            }
            Some(kept) => Walk::resume(solver, lesson, kept)?,
            None => Walk::new(solver, lesson)?,
        };
        let mut visit = Visit {
            number,
            next,
            walk,
            page: Page::End,
            game: None,
        };
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

    /// The way through the lesson.
    pub fn walk(&self) -> &Walk {
        &self.walk
    }

    /// What is on the screen.
    pub fn page(&self) -> &Page {
        &self.page
    }

    /// The game on the table.
    pub fn session(&self) -> Option<&Session> {
        let (step, session) = self.game.as_ref()?;
        (*step == self.walk.at()).then_some(session)
    }

    /// The same, to be played.
    pub fn session_mut(&mut self) -> Option<&mut Session> {
        let (step, session) = self.game.as_mut()?;
        (*step == self.walk.at()).then_some(session)
    }

    /// The turn of the stretch the class is at, from 1; beyond its turns when they are played.
    pub fn turn(&self) -> Option<usize> {
        let Some(Step::Game(stretch)) = self.walk.step() else {
            return None;
        };
        let played = self.session()?.game().finished_turns().len();
        Some(played.saturating_sub(stretch.opening.len()) + 1)
    }

    pub(super) fn act(&mut self, solver: &mut Solver, action: LearnAction) {
        match action {
            LearnAction::GoOn => self.go_on(solver),
            LearnAction::Next => self.forward(solver),
            LearnAction::Before => self.before(solver),
            LearnAction::Skip if self.page == Page::End => {}
            LearnAction::Skip => {
                let from = self.walk.at();
                self.walk.skip();
                self.arrive(solver, from);
            }
            LearnAction::Begin => self.begin(),
            action => self.in_scene(solver, action),
        }
    }

    fn in_scene(&mut self, solver: &mut Solver, action: LearnAction) {
        match (&mut self.page, action) {
            (Page::Step(Scene::Ask(ask)), LearnAction::Desk(action)) => ask.desk_act(action),
            (Page::Step(Scene::Ask(ask)), LearnAction::Check) => ask.check(solver, &mut self.walk),
            (Page::Step(Scene::Ask(ask)), LearnAction::TryAgain) => ask.try_again(),
            (Page::Step(Scene::Ask(ask)), LearnAction::Reveal { slowly }) if ask.may_reveal() => {
                ask.reveal(slowly);
            }
            (Page::Step(Scene::Show(show)), LearnAction::Watch) => {
                show.watch();
            }
            (Page::Step(Scene::Show(show)), LearnAction::Step(laid)) => show.step(laid),
            _ => {}
        }
    }

    /// What a presenter's remote means: the next thing to see, whatever it is.
    fn go_on(&mut self, solver: &mut Solver) {
        match &mut self.page {
            Page::Step(Scene::Show(show)) if show.laid() < show.total() => {
                show.step(show.laid() + 1);
            }
            Page::Step(Scene::Game { begun: false }) => self.begin(),
            Page::Step(Scene::Ask(ask)) if ask.may_try_again() => ask.try_again(),
            Page::Step(Scene::Ask(ask)) if ask.is_open() => ask.nudge(),
            Page::Step(Scene::Ask(ask)) if ask.may_reveal() => ask.reveal(false),
            _ => self.forward(solver),
        }
    }

    fn forward(&mut self, solver: &mut Solver) {
        let from = self.walk.at();
        if self.page != Page::End && self.walk.forward() {
            self.arrive(solver, from);
        }
    }

    /// From the last step one comes to the end.
    fn arrive(&mut self, solver: &mut Solver, from: usize) {
        if self.walk.at() == from {
            self.page = Page::End;
        } else {
            self.enter(solver);
        }
    }

    fn before(&mut self, solver: &mut Solver) {
        match &mut self.page {
            Page::End => self.enter(solver),
            Page::Step(Scene::Game { begun }) if *begun => *begun = false,
            Page::Step(_) => {
                if self.walk.back() {
                    self.enter(solver);
                }
            }
        }
    }

    /// Sets the scene for the step one is at.
    fn enter(&mut self, solver: &mut Solver) {
        let scene = match (self.walk.step(), self.walk.puzzle()) {
            (Some(Step::Show(show)), _) => Scene::Show(Box::new(ShowScene::new(show))),
            (Some(Step::Ask(_)), Some(puzzle)) => {
                Scene::Ask(Box::new(AskScene::new(solver, &self.walk, puzzle)))
            }
            (Some(Step::Game(_)), _) => Scene::Game {
                begun: self.session().is_some(),
            },
            _ => Scene::Plain,
        };
        self.page = Page::Step(scene);
    }

    fn begin(&mut self) {
        let Page::Step(Scene::Game { begun }) = &mut self.page else {
            return;
        };
        *begun = true;
        let at = self.walk.at();
        let Some(Step::Game(stretch)) = self.walk.step() else {
            return;
        };
        if self.session().is_none() {
            // The checker has played the turns before.
            if let Ok(game) = stretch.start() {
                let session = Session::for_lesson(table(stretch), deal(stretch), game);
                self.game = Some((at, session));
            }
        }
    }

    pub(super) fn tick(&mut self, now: f64) -> Option<f64> {
        match &mut self.page {
            Page::Step(Scene::Show(show)) => show.tick(now),
            Page::Step(Scene::Ask(ask)) => ask.tick(now),
            _ => None,
        }
    }
}

/// A whole class at the table: hints for everybody, and no computers.
fn table(stretch: &Stretch) -> Setup {
    let mut setup = Setup::default();
    setup.variant = Variant::of(&stretch.rules).unwrap_or_default();
    setup.set_teams(stretch.rules.players());
    setup.open_hands = stretch.open_hands;
    setup
}

/// Lessons have decks of their own, which no code stands for: only rules and starter are told.
fn deal(stretch: &Stretch) -> DealSpec {
    DealSpec::started_by(stretch.rules, 0, 0)
}
