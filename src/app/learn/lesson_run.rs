//! A lesson that is open: the step a class is at, and how each step stands.

use std::collections::BTreeSet;

use super::LessonAction;
use crate::app::answer::{AnswerInput, Attempt, AttemptStage};
use crate::app::play::{Session, TableMode};
use crate::app::setup::{Setup, Variant};
use crate::app::time::{PlaybackSpeed, StepPlayback};
use crate::lesson::{Ask, GameExcerpt, Lesson, Progress, Show, Step};
use crate::puzzle::{Answer, DealSpec, Track, steps};
use crate::solver::Solver;

const SPEED: PlaybackSpeed = PlaybackSpeed { first: 0.4, every: 1.3 };

pub enum StepState {
    /// There is nothing to do but to read and to talk.
    Said,
    Show,
    Ask(Box<Attempt>),
    /// The game, once it has begun: it goes on where it was left, whatever was read in between.
    Game(Option<Box<Session>>),
}

pub struct LessonRun {
    /// Which of the lessons it is, from 0.
    pub number: usize,
    /// The key of the title of the lesson after it.
    pub next: Option<String>,
    pub lesson: Lesson,
    /// The step, from 0; after the last one comes the end.
    pub at: usize,
    pub steps: Vec<StepState>,
    done: BTreeSet<usize>,
    finished: bool,
    /// The play of this step, or the solution of its question, as far as it is laid.
    pub playback: StepPlayback,
    /// Whether the class wanted to go on without an answer, and was told what that means.
    pub nudged: bool,
    /// Whether the table of this step's game is shown, and not what is said before it.
    pub at_table: bool,
}

impl LessonRun {
    /// At the first step, or at the one where the class left; nothing if a question cannot be posed, which the checker
    /// finds. Progress in an older version of the lesson counts as far as it fits.
    pub fn new(
        solver: &mut Solver,
        lesson: Lesson,
        (number, next): (usize, Option<String>),
        saved: Option<&Progress>,
    ) -> Option<LessonRun> {
        let mut steps = Vec::with_capacity(lesson.steps.len());
        let saved = saved.filter(|saved| saved.lesson == lesson.name);
        let mut done =
            saved.map_or_else(BTreeSet::new, |saved| saved.done.iter().copied().collect());
        done.retain(|step| *step < lesson.steps.len());
        for (index, step) in lesson.steps.iter().enumerate() {
            steps.push(match step {
                Step::Say { .. } | Step::Explain { .. } => StepState::Said,
                Step::Show(_) => StepState::Show,
                Step::Game(_) => StepState::Game(None),
                Step::Ask(ask) => {
                    let mut attempt = Attempt::new(ask.puzzle(solver)?);
                    if done.contains(&index) {
                        attempt.reveal(lesson.reasons(solver, attempt.puzzle()));
                    }
                    StepState::Ask(Box::new(attempt))
                }
            });
        }
        let finished = saved.is_some_and(|saved| saved.finished);
        // A lesson that is finished is opened to be seen again.
        let at = saved.filter(|_| !finished).map_or(0, |saved| saved.step);
        let mut run = LessonRun {
            number,
            next,
            at: at.min(steps.len().saturating_sub(1)),
            lesson,
            steps,
            done,
            finished,
            playback: StepPlayback::default(),
            nudged: false,
            at_table: false,
        };
        run.enter(solver);
        Some(run)
    }

    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.at)
    }

    pub fn state(&self) -> Option<&StepState> {
        self.steps.get(self.at)
    }

    pub fn is_at_end(&self) -> bool {
        self.at >= self.steps.len()
    }

    pub fn attempt(&self) -> Option<&Attempt> {
        match self.state()? {
            StepState::Ask(attempt) => Some(attempt),
            StepState::Said | StepState::Show | StepState::Game(_) => None,
        }
    }

    pub fn session(&self) -> Option<&Session> {
        match self.state()? {
            StepState::Game(session) => session.as_deref(),
            StepState::Said | StepState::Show | StepState::Ask(_) => None,
        }
    }

    pub(super) fn session_mut(&mut self) -> Option<&mut Session> {
        match self.steps.get_mut(self.at)? {
            StepState::Game(session) => session.as_deref_mut(),
            StepState::Said | StepState::Show | StepState::Ask(_) => None,
        }
    }

    /// Whether the class has something to find, to play or to talk about here.
    pub fn asks(&self) -> bool {
        matches!(self.step(), Some(Step::Ask(_) | Step::Game(_) | Step::Explain { .. }))
    }

    /// How far this step is: another stage has other buttons.
    pub fn stage(&self) -> usize {
        match self.state() {
            None => usize::MAX,
            Some(StepState::Ask(attempt)) => attempt.stage().number(),
            Some(StepState::Game(_)) => self.at_table.into(),
            Some(StepState::Said | StepState::Show) => 0,
        }
    }

    /// What there is to draw on number lines, and how many steps of it.
    pub fn tracks(&self) -> (Vec<Track>, usize) {
        match (self.step(), self.attempt()) {
            (Some(Step::Show(show)), _) => {
                (Track::of_plays(&show.position.table(), &show.plays), self.playback.at())
            }
            (_, Some(attempt)) => {
                let drawn = match attempt.stage() {
                    AttemptStage::Solution(_) => self.playback.at(),
                    _ => usize::MAX,
                };
                let explained = attempt.explained();
                let tracks = explained.map(|answer| attempt.puzzle().tracks(&answer));
                (tracks.unwrap_or_default(), drawn)
            }
            _ => (Vec::new(), 0),
        }
    }

    pub fn laid(&self, show: &Show) -> AnswerInput {
        let mut input = AnswerInput::of_position(show.position.clone());
        let laid = show.plays.iter().take(self.playback.at()).copied();
        input.put(&Answer::Plays(laid.collect()));
        input
    }

    /// The turn of the excerpt the class is at, from 1; beyond its turns when they are played.
    pub fn turn(&self, excerpt: &GameExcerpt) -> Option<usize> {
        let played = self.session()?.game().finished_turns().len();
        Some(played.saturating_sub(excerpt.opening.len()) + 1)
    }

    pub fn is_done(&self, step: usize) -> bool {
        self.done.contains(&step)
    }

    pub fn progress(&self) -> Progress {
        Progress {
            lesson: self.lesson.name.clone(),
            step: self.at.min(self.steps.len().saturating_sub(1)),
            done: self.done.iter().copied().collect(),
            finished: self.finished,
        }
    }

    pub fn act(&mut self, solver: &mut Solver, action: LessonAction) {
        match action {
            LessonAction::GoOn => self.go_on(solver),
            LessonAction::Next => self.forward(solver),
            LessonAction::Before => self.before(solver),
            LessonAction::Skip => self.skip(solver),
            LessonAction::Begin => self.begin(),
            LessonAction::Check => self.check(solver),
            LessonAction::Answer(action) => {
                if let Some((_, _, attempt)) = self.asked().filter(|(.., asked)| asked.is_open()) {
                    attempt.go_on();
                    attempt.act(action);
                    self.nudged = false;
                }
            }
            LessonAction::TryAgain => self.try_again(),
            LessonAction::Reveal { slowly } => {
                if self.attempt().is_some_and(Attempt::may_reveal) {
                    self.reveal(solver, slowly);
                }
            }
            LessonAction::Watch => self.play(StepPlayback::running),
            LessonAction::Step(laid) => self.play(|total| StepPlayback::still(laid, total)),
        }
    }

    fn asked(&mut self) -> Option<(&Lesson, &Ask, &mut Attempt)> {
        match (self.lesson.steps.get(self.at)?, self.steps.get_mut(self.at)?) {
            (Step::Ask(ask), StepState::Ask(attempt)) => Some((&self.lesson, ask, &mut **attempt)),
            _ => None,
        }
    }

    fn play(&mut self, playback: impl FnOnce(usize) -> StepPlayback) {
        if let Some(Step::Show(show)) = self.step() {
            self.playback = playback(show.plays.len());
        }
    }

    fn check(&mut self, solver: &mut Solver) {
        let asked = self.asked().filter(|(.., attempt)| attempt.waits());
        let marked = asked.is_some_and(|(lesson, ask, attempt)| {
            attempt.check(|puzzle, answer| lesson.feedback(solver, ask, puzzle, answer))
        });
        self.nudged &= !marked;
    }

    fn try_again(&mut self) {
        if let Some((_, _, attempt)) = self.asked().filter(|(.., asked)| asked.may_try_again()) {
            attempt.try_again();
        }
    }

    /// Shows the solution: it need not be looked for any more.
    fn reveal(&mut self, solver: &mut Solver, slowly: bool) {
        if let Some((lesson, _, attempt)) = self.asked() {
            attempt.reveal(lesson.reasons(solver, attempt.puzzle()));
            let puzzle = attempt.puzzle();
            let total = steps(&puzzle.tracks(&puzzle.solution));
            self.playback = if slowly {
                StepPlayback::running(total)
            } else {
                StepPlayback::still(total, total)
            };
        }
    }

    /// What a presenter's remote means: the next thing to see, whatever it is.
    fn go_on(&mut self, solver: &mut Solver) {
        match self.state() {
            Some(StepState::Show) if self.playback.at() < self.playback.total() => {
                let next = self.playback.at() + 1;
                self.play(|total| StepPlayback::still(next, total));
            }
            Some(StepState::Game(_)) if !self.at_table => self.begin(),
            Some(StepState::Ask(attempt)) if attempt.is_open() => {
                let answered = attempt.waits() && !attempt.input().is_blank();
                // To go on without an answer is said once, and then done.
                if self.nudged {
                    self.reveal(solver, false);
                } else if answered {
                    self.check(solver);
                } else {
                    self.try_again();
                }
                // An answer that cannot be marked yet is none.
                self.nudged = self.attempt().is_some_and(Attempt::waits);
            }
            Some(StepState::Ask(attempt)) if attempt.may_reveal() => self.reveal(solver, false),
            _ => self.forward(solver),
        }
    }

    /// To the next step, or from the last one to the end. An open question holds the class back.
    fn forward(&mut self, solver: &mut Solver) {
        if !self.attempt().is_some_and(Attempt::is_open) {
            self.skip(solver);
        }
    }

    /// The same, and leaves an open question as it is: it does not count as done.
    fn skip(&mut self, solver: &mut Solver) {
        if self.is_at_end() {
            return;
        }
        if !self.attempt().is_some_and(Attempt::is_open) {
            self.done.insert(self.at);
        }
        self.at += 1;
        self.finished |= self.is_at_end();
        self.enter(solver);
    }

    fn before(&mut self, solver: &mut Solver) {
        if self.at_table {
            self.at_table = false;
        } else if let Some(before) = self.at.checked_sub(1) {
            self.at = before;
            self.enter(solver);
        }
    }

    fn enter(&mut self, solver: &mut Solver) {
        (self.playback, self.nudged, self.at_table) = (StepPlayback::default(), false, false);
        self.play(|total| StepPlayback::still(0, total));
        match self.steps.get_mut(self.at) {
            Some(StepState::Ask(attempt)) if attempt.is_open() => attempt.begin_anew(),
            Some(StepState::Ask(_)) => self.reveal(solver, false),
            Some(StepState::Game(session)) => self.at_table = session.is_some(),
            Some(StepState::Said | StepState::Show) | None => {}
        }
    }

    fn begin(&mut self) {
        if let (Some(Step::Game(excerpt)), Some(StepState::Game(session))) =
            (self.lesson.steps.get(self.at), self.steps.get_mut(self.at))
        {
            self.at_table = true;
            // The checker has played the turns before.
            if session.is_none()
                && let Ok(game) = excerpt.start()
            {
                let begun = Session::with_game(table(excerpt), deal(excerpt), game)
                    .in_mode(TableMode::Lesson);
                *session = Some(Box::new(begun));
            }
        }
    }

    /// Goes on by itself, if its time has come; says how long to wait for more.
    pub(super) fn tick(&mut self, now: f64) -> Option<f64> {
        self.playback.tick(now, SPEED)
    }
}

/// A whole class at the table: hints for all, and no computers.
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
