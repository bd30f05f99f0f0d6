//! The step one is at: what the lesson says there, and what has been done there so far.

use crate::app::answer::{Attempt, AttemptStage, Desk, DeskAction, Feedback};
use crate::app::time::{PlaybackSpeed, StepPlayback};
use crate::lesson::{Ask, AskStage, Figure, Show, Shown, Step, Stretch, Walk};
use crate::puzzle::{Answer, Puzzle, Track, steps};
use crate::solver::Solver;

#[derive(Clone, PartialEq, Debug)]
pub enum Scene {
    Say { text: String, figure: Option<Figure> },
    Show(Box<ShowScene>),
    Ask(Box<AskScene>),
    Game(Box<GameScene>),
    Explain { text: String, prompts: Vec<String> },
}

impl Scene {
    /// The scene of the step a walk is at; nothing in a lesson without steps.
    pub(super) fn of(solver: &mut Solver, walk: &Walk, game_begun: bool) -> Option<Scene> {
        Some(match walk.step()?.clone() {
            Step::Say { text, figure } => Scene::Say { text, figure },
            Step::Show(show) => Scene::Show(Box::new(ShowScene::new(show))),
            Step::Ask(ask) => Scene::Ask(Box::new(AskScene::new(solver, walk, ask)?)),
            Step::Game(stretch) => Scene::Game(Box::new(GameScene { stretch, begun: game_begun })),
            Step::Explain { text, prompts } => Scene::Explain { text, prompts },
        })
    }
}

const TEMPO: PlaybackSpeed = PlaybackSpeed { first: 0.4, every: 1.3 };

#[derive(Clone, PartialEq, Debug)]
pub struct ShowScene {
    show: Show,
    desk: Desk,
    reel: StepPlayback,
}

impl ShowScene {
    fn new(show: Show) -> ShowScene {
        ShowScene {
            desk: Desk::of_position(show.position.clone()),
            reel: StepPlayback::still(0, show.plays.len()),
            show,
        }
    }

    pub fn show(&self) -> &Show {
        &self.show
    }

    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// What the whole play does on number lines.
    pub fn tracks(&self) -> Vec<Track> {
        Track::of_plays(&self.show.position.table(), &self.show.plays)
    }

    pub fn laid(&self) -> usize {
        self.reel.at()
    }

    pub fn total(&self) -> usize {
        self.reel.total()
    }

    pub fn runs(&self) -> bool {
        self.reel.runs()
    }

    pub(super) fn watch(&mut self) {
        self.reel = StepPlayback::running(self.show.plays.len());
        self.lay();
    }

    pub(super) fn step(&mut self, laid: usize) {
        self.reel = StepPlayback::still(laid, self.show.plays.len());
        self.lay();
    }

    /// Lays the next card if its time has come; says how long to wait for another.
    fn tick(&mut self, now: f64) -> Option<f64> {
        let wait = self.reel.tick(now, TEMPO);
        if self.desk.plays().len() != self.reel.at() {
            self.lay();
        }
        wait
    }

    fn lay(&mut self) {
        let laid = self.show.plays.iter().take(self.reel.at()).copied();
        self.desk.put(&Answer::Plays(laid.collect()));
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct GameScene {
    pub stretch: Stretch,
    pub begun: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct AskScene {
    ask: Ask,
    attempt: Attempt,
    open: bool,
    /// The solution, once it may be seen.
    solution: Option<Shown>,
    reel: StepPlayback,
    nudged: bool,
}

impl AskScene {
    fn new(solver: &mut Solver, walk: &Walk, ask: Ask) -> Option<AskScene> {
        let mut scene = AskScene {
            ask,
            attempt: Attempt::new(walk.puzzle()?.clone()),
            open: is_open(walk),
            solution: walk.solution(solver),
            reel: StepPlayback::default(),
            nudged: false,
        };
        scene.reveal(false);
        Some(scene)
    }

    pub fn ask(&self) -> &Ask {
        &self.ask
    }

    pub fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    pub fn feedback(&self) -> Option<&Feedback> {
        self.attempt.feedback()
    }

    pub fn solution(&self) -> Option<&Shown> {
        self.solution.as_ref().filter(|_| self.is_revealed())
    }

    fn is_revealed(&self) -> bool {
        matches!(self.attempt.stage(), AttemptStage::Solution(_))
    }

    /// What there is to draw on number lines, and how many steps of it.
    pub fn tracks(&self) -> (Vec<Track>, usize) {
        let puzzle = self.attempt.puzzle();
        let drawn = match self.attempt.stage() {
            AttemptStage::Solution(_) => self.reel.at(),
            _ => usize::MAX,
        };
        let explained = self.attempt.explained();
        let tracks = explained.map(|answer| puzzle.tracks(&answer));
        (tracks.unwrap_or_default(), drawn)
    }

    pub fn nudged(&self) -> bool {
        self.nudged
    }

    pub fn waits(&self) -> bool {
        self.open && self.attempt.is_answering()
    }

    pub fn is_open(&self) -> bool {
        self.open
    }

    pub fn may_try_again(&self) -> bool {
        self.open && !self.attempt.is_answering()
    }

    pub fn may_reveal(&self) -> bool {
        let found = matches!(self.attempt.stage(), AttemptStage::Right(_));
        !self.open && !found && !self.is_revealed() && self.solution.is_some()
    }

    /// Somebody wants to go on without an answer: once it is said what that means, and then it
    /// is done.
    pub(super) fn go_on(&mut self, solver: &mut Solver, walk: &mut Walk) {
        if self.nudged {
            walk.give_up();
            self.open = is_open(walk);
            self.solution = walk.solution(solver);
            self.reveal(false);
        } else if self.waits() && !self.attempt.desk().is_blank() {
            self.check(solver, walk);
        } else {
            self.try_again();
        }
        // An answer that cannot be marked yet is none.
        self.nudged = self.waits();
    }

    pub(super) fn desk(&mut self, action: DeskAction) {
        if self.open {
            self.nudged = false;
            self.attempt.go_on();
            self.attempt.act(action);
        }
    }

    pub(super) fn check(&mut self, solver: &mut Solver, walk: &mut Walk) {
        if !self.waits() {
            return;
        }
        let mark = |_: &Puzzle, answer: &Answer| Some(walk.answer(solver, answer)?.into());
        if self.attempt.check(mark) {
            let wrong = self.feedback().is_some_and(|feedback| !feedback.right);
            if wrong && matches!(self.attempt.puzzle().solution, Answer::Truth(_)) {
                // Whoever was wrong about something true or false knows the answer.
                walk.give_up();
            }
            self.open = is_open(walk);
            self.solution = walk.solution(solver);
            self.nudged = false;
        }
    }

    pub(super) fn try_again(&mut self) {
        if self.may_try_again() {
            self.attempt.try_again();
        }
    }

    pub(super) fn reveal(&mut self, slowly: bool) {
        let Some(shown) = &self.solution else {
            return;
        };
        self.attempt.reveal(shown.facts.clone());
        let total = steps(&self.attempt.puzzle().tracks(&shown.answer));
        self.reel =
            if slowly { StepPlayback::running(total) } else { StepPlayback::still(total, total) };
    }
}

fn is_open(walk: &Walk) -> bool {
    matches!(walk.stage(), Some(AskStage::Open { .. }))
}

impl Scene {
    /// Goes on by itself, if its time has come; says how long to wait for more.
    pub(super) fn tick(&mut self, now: f64) -> Option<f64> {
        match self {
            Scene::Show(show) => show.tick(now),
            Scene::Ask(ask) => ask.reel.tick(now, TEMPO),
            Scene::Say { .. } | Scene::Game(_) | Scene::Explain { .. } => None,
        }
    }

    pub(super) fn forget_the_clock(&mut self) {
        match self {
            Scene::Show(show) => show.reel.forget_the_clock(),
            Scene::Ask(ask) => ask.reel.forget_the_clock(),
            Scene::Say { .. } | Scene::Game(_) | Scene::Explain { .. } => {}
        }
    }
}
