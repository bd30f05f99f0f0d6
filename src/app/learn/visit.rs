//! A lesson that is open: the walk through it, and what the step one is at needs.

use super::LearnAction;
use crate::app::desk::{Desk, DeskAction};
use crate::app::session::Session;
use crate::app::setup::{Setup, Variant};
use crate::l10n::Numbers;
use crate::lesson::{Lesson, NotPosed, Progress, Reply, Show, Shown, Stage, Step, Stretch, Walk};
use crate::puzzle::{Answer, DealSpec, Kind, Puzzle, Question};
use crate::solver::Solver;

/// What is on the screen.
#[derive(Clone, PartialEq, Debug)]
pub enum Page {
    /// The step one is at.
    Step(Scene),
    /// The end of the lesson.
    End,
}

/// What a step needs besides its text.
#[derive(Clone, PartialEq, Debug)]
pub enum Scene {
    /// Nothing.
    Plain,
    /// A play, shown card by card.
    Show(ShowScene),
    /// A question with the answer so far.
    Ask(Box<AskScene>),
    /// A game; not begun as long as its text is read.
    Game {
        /// Whether the table is shown.
        begun: bool,
    },
}

/// Cards laid one after the other by the clock.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Reel {
    laid: usize,
    total: usize,
    /// Whether it runs, and when the next card is due.
    runs: bool,
    due: Option<f64>,
}

/// Seconds until the first card, and between two.
const FIRST: f64 = 0.4;
const PACE: f64 = 1.3;

impl Reel {
    fn new(laid: usize, total: usize) -> Reel {
        Reel {
            laid: laid.min(total),
            total,
            runs: false,
            due: None,
        }
    }

    fn run(&mut self) {
        *self = Reel {
            runs: self.total > 0,
            ..Reel::new(0, self.total)
        };
    }

    fn tick(&mut self, now: f64) -> Option<f64> {
        if !self.runs {
            return None;
        }
        let due = *self.due.get_or_insert(now + FIRST);
        if now >= due {
            self.laid += 1;
            self.due = Some(now + PACE);
        }
        self.runs = self.laid < self.total;
        let due = self.due.filter(|_| self.runs)?;
        Some((due - now).max(0.0))
    }
}

/// A play, shown card by card.
#[derive(Clone, PartialEq, Debug)]
pub struct ShowScene {
    desk: Desk,
    plays: Vec<crate::rules::Play>,
    reel: Reel,
}

impl ShowScene {
    fn new(show: &Show) -> ShowScene {
        let question = Question::Best {
            position: show.position.clone(),
        };
        ShowScene {
            desk: Desk::new(Puzzle {
                spec: None,
                kind: Kind::Order,
                level: 1,
                question,
                solution: Answer::Plays(show.plays.clone()),
                options: Vec::new(),
                themes: Vec::new(),
            }),
            plays: show.plays.clone(),
            reel: Reel::new(0, show.plays.len()),
        }
    }

    /// The piles and the hand, with the cards laid so far.
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// How many cards are laid.
    pub fn laid(&self) -> usize {
        self.reel.laid
    }

    /// How many there are to lay.
    pub fn total(&self) -> usize {
        self.reel.total
    }

    /// Whether cards are being laid by themselves.
    pub fn runs(&self) -> bool {
        self.reel.runs
    }

    fn step(&mut self, laid: usize) {
        self.reel = Reel::new(laid, self.plays.len());
        self.lay();
    }

    fn lay(&mut self) {
        let laid = self.plays.iter().take(self.reel.laid).copied().collect();
        self.desk.put(&Answer::Plays(laid), |_| String::new());
    }
}

/// A question with the answer so far.
#[derive(Clone, PartialEq, Debug)]
pub struct AskScene {
    desk: Desk,
    stage: Stage,
    /// What was said to the last answer.
    reply: Option<Reply>,
    /// The solution, once it may be seen.
    solution: Option<Shown>,
    /// Whether it lies on the desk.
    revealed: bool,
    reel: Reel,
    /// Somebody wanted to go on without an answer.
    nudged: bool,
}

impl AskScene {
    fn new(solver: &mut Solver, walk: &Walk, puzzle: &Puzzle) -> AskScene {
        let mut ask = AskScene {
            desk: Desk::new(puzzle.clone()),
            stage: walk.stage().unwrap_or(Stage::Solved),
            reply: None,
            solution: walk.solution(solver),
            revealed: false,
            reel: Reel::new(0, 0),
            nudged: false,
        };
        ask.reveal(false);
        ask
    }

    /// The puzzle and the answer.
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// How the question stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// What was said to the answer on the desk.
    pub fn reply(&self) -> Option<&Reply> {
        self.reply.as_ref()
    }

    /// The solution, where it lies on the desk.
    pub fn solution(&self) -> Option<&Shown> {
        self.solution.as_ref().filter(|_| self.revealed)
    }

    /// How many cards of the solution are drawn on the number line.
    pub fn drawn(&self) -> usize {
        self.reel.laid
    }

    /// Whether somebody wanted to go on without an answer.
    pub fn nudged(&self) -> bool {
        self.nudged
    }

    /// Whether an answer is being put together.
    pub fn waits(&self) -> bool {
        self.is_open() && self.reply.is_none()
    }

    /// Whether answers are taken.
    pub fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Open { .. })
    }

    /// Whether the answer was wrong and there may be another.
    pub fn may_try_again(&self) -> bool {
        self.is_open() && self.reply.is_some()
    }

    /// Whether the solution can be asked for.
    pub fn may_reveal(&self) -> bool {
        self.stage == Stage::Shown && !self.revealed && self.solution.is_some()
    }

    fn desk_act(&mut self, action: DeskAction) {
        if self.is_open() {
            self.reply = None;
            self.nudged = false;
            self.desk.act(action);
        }
    }

    fn check(&mut self, solver: &mut Solver, walk: &mut Walk) {
        let Some(answer) = self.desk.answer().filter(|_| self.waits()) else {
            return;
        };
        if let Some(reply) = walk.answer(solver, &answer) {
            self.stage = walk.stage().unwrap_or(Stage::Solved);
            self.solution = walk.solution(solver);
            self.reply = Some(reply);
            self.nudged = false;
        }
    }

    fn try_again(&mut self) {
        if self.may_try_again() {
            self.reply = None;
            self.desk.act(DeskAction::Clear);
        }
    }

    /// Puts the solution on the desk.
    fn reveal(&mut self, slowly: bool) {
        let Some(shown) = &self.solution else {
            return;
        };
        let deck = self.desk.puzzle().deck();
        let numbers = Numbers { deck, decimal: ',' };
        self.desk.put(&shown.answer, |number| numbers.write(number));
        self.revealed = true;
        let total = match &shown.answer {
            Answer::Plays(plays) => plays.len(),
            // Whatever there is to draw, none of the others has more.
            _ => slowest(self.desk.puzzle()),
        };
        self.reel = Reel::new(total, total);
        if slowly {
            self.reel.run();
        }
    }
}

/// How many hops the solution of a puzzle without plays has.
fn slowest(puzzle: &Puzzle) -> usize {
    match &puzzle.question {
        Question::Jump { jumps, .. } => usize::from(*jumps),
        Question::Room { path, .. } => path.len(),
        Question::Mistake { plays, .. } => plays.len(),
        _ => 0,
    }
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
            (Page::Step(Scene::Ask(ask)), LearnAction::Reveal { slowly }) => {
                if ask.may_reveal() {
                    ask.reveal(slowly);
                }
            }
            (Page::Step(Scene::Show(show)), LearnAction::Watch) => {
                show.reel.run();
                show.lay();
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
            Page::Step(Scene::Ask(ask)) if ask.is_open() => ask.nudged = true,
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
            (Some(Step::Show(show)), _) => Scene::Show(ShowScene::new(show)),
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
            Page::Step(Scene::Show(show)) => {
                let wait = show.reel.tick(now);
                if show.desk.plays().len() != show.reel.laid {
                    show.lay();
                }
                wait
            }
            Page::Step(Scene::Ask(ask)) => ask.reel.tick(now),
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
