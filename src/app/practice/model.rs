use super::{Origin, Practice, PracticeMode, PuzzleOptions, SavedSeries};
use crate::app::answer::AnswerAction;
use crate::app::time::Stopwatch;
use crate::app::{Dialog, Env, NextUpdate, Request};
use crate::journal::{Date, JournalEntry};
use crate::puzzle::{CannotMake, Code, Kind, NumberDeck, Puzzle, Question, SheetSpec, Spec, pose};
use crate::sheets::{Exercise, Label, Sheet, Template};
use crate::solver::Solver;

#[derive(Clone, PartialEq, Debug)]
pub enum PracticeAction {
    Mode(PracticeMode),
    Teams(usize),
    Toggle(Kind),
    Levels(u8, u8),
    Count(u32),
    Deck(NumberDeck),
    AtOnce(bool),
    Clock(bool),
    Start,
    TypeCode,
    Work(WorkAction),
    Missed,
    Print,
    ExitTicket,
    Choose,
}

#[derive(Clone, PartialEq, Debug)]
pub enum WorkAction {
    Answer(AnswerAction),
    Check,
    TryAgain,
    Show,
    Next,
    Previous,
    OneMore,
    Stop,
    Study,
    Step(usize),
    ToggleClock,
}

#[derive(Default)]
pub struct PracticeModel {
    pub options: PuzzleOptions,
    practice: Option<Practice>,
    /// Whether it was chosen on this screen: then the choice is where it is left for.
    chosen_here: bool,
    trouble: Option<CannotMake>,
    offered: Option<SavedSeries>,
    /// How often what is saved may have changed.
    changes: usize,
}

impl PracticeModel {
    /// With what was chosen the last time.
    pub fn new(options: PuzzleOptions) -> PracticeModel {
        PracticeModel { options, ..PracticeModel::default() }
    }

    pub fn practice(&self) -> Option<&Practice> {
        self.practice.as_ref()
    }

    pub fn trouble(&self) -> Option<CannotMake> {
        self.trouble
    }

    pub fn stage(&self) -> (usize, usize) {
        match &self.practice {
            Some(practice) if practice.is_over() => (practice.items().len(), 0),
            Some(practice) => (practice.at(), practice.attempt().stage().number()),
            None => (0, usize::MAX),
        }
    }

    pub fn is_right(&self) -> bool {
        let feedback = self.practice().and_then(|work| work.attempt().feedback());
        feedback.is_some_and(|feedback| feedback.right)
    }

    pub fn is_done(&self) -> bool {
        self.practice().is_some_and(|practice| {
            let corrected = practice.is_correction() && practice.is_last();
            practice.is_over() || (corrected && !practice.attempt().is_answering())
        })
    }

    pub fn code(&self) -> Option<Code> {
        match self.practice()?.origin() {
            Origin::Code(code) | Origin::Sheet(code) | Origin::Day(_, code) => Some(code.clone()),
            Origin::Game | Origin::Ladder | Origin::Missed => None,
        }
    }

    pub fn changes(&self) -> usize {
        self.changes
    }

    pub fn saved(&self) -> Option<SavedSeries> {
        let running = self.practice.as_ref().filter(|work| !work.is_over());
        let saved = running.and_then(|practice| SavedSeries::of(practice, self.chosen_here));
        saved.or_else(|| self.offered.clone())
    }

    pub fn offer(&mut self, series: Option<SavedSeries>) {
        self.offered = series;
    }

    pub fn offered(&self) -> Option<&SavedSeries> {
        self.offered.as_ref()
    }

    /// Goes on with the series on offer. Says whether there is anything to work on.
    pub fn resume(&mut self, env: &Env) -> bool {
        self.changes += 1;
        let Some(series) = self.offered.take() else {
            return false;
        };
        let Some((mut practice, chosen_here)) = series.restore() else {
            return false;
        };
        practice.watch = series.seconds().map(|seconds| Stopwatch::resumed(seconds, env.now));
        (self.practice, self.chosen_here) = (Some(practice), chosen_here);
        self.trouble = None;
        true
    }

    /// Another series takes the place of what was there before.
    fn begin(&mut self) {
        self.changes += 1;
        self.offered = None;
    }

    pub fn apply(&mut self, action: PracticeAction, env: &Env) -> Option<Request> {
        match action {
            PracticeAction::Mode(mode) => self.options.set_mode(mode),
            PracticeAction::Teams(teams) => self.options.set_teams(teams),
            PracticeAction::Toggle(kind) => self.options.toggle(kind),
            PracticeAction::Levels(lowest, highest) => self.options.set_levels(lowest, highest),
            PracticeAction::Count(count) => self.options.count = count,
            PracticeAction::Deck(deck) => self.options.set_deck(deck),
            PracticeAction::AtOnce(at_once) => self.options.at_once = at_once,
            PracticeAction::Clock(clock) => self.options.clock = clock,
            PracticeAction::Start => self.start(env),
            PracticeAction::TypeCode => return Some(Request::Open(Dialog::Code)),
            PracticeAction::Work(WorkAction::Study) => {
                let practice = self.practice.as_ref();
                return practice.and_then(Practice::study);
            }
            PracticeAction::Work(action) => {
                self.changes += 1;
                if let Some(practice) = &mut self.practice {
                    practice.act(action, env.now, env.seed);
                }
            }
            PracticeAction::Missed => {
                self.changes += 1;
                let missed = self.practice.as_ref().map(Practice::missed);
                let practice = Practice::new(missed.unwrap_or_default(), Origin::Missed, true);
                self.practice = practice.or(self.practice.take());
            }
            PracticeAction::Print => {
                let items = self.practice.iter().flat_map(Practice::items);
                let puzzles = items.map(|item| item.puzzle.clone()).collect();
                return Some(Request::Print(puzzles));
            }
            PracticeAction::ExitTicket => return self.practice.as_ref().map(Practice::exit_ticket),
            PracticeAction::Choose => {
                self.practice = None;
                self.begin();
            }
        }
        None
    }

    pub(super) fn start(&mut self, env: &Env) {
        let seed = Spec::seed_of(env.seed);
        // Every choice of kinds and levels makes a series.
        let Ok(series) = self.options.series(seed) else {
            return;
        };
        let made = match self.options.mode() {
            PracticeMode::Series => Practice::of_series(&series, self.options.at_once),
            PracticeMode::Ladder => Ok(Practice::on_ladder(&self.options, env.seed)),
            PracticeMode::Relay => Ok(Practice::in_relay(&series, self.options.teams())),
        };
        self.trouble = made.as_ref().err().copied();
        self.practice = made.ok().flatten();
        self.chosen_here = true;
        self.begin();
        if let Some(practice) = &mut self.practice {
            practice.watch = self.options.clock.then(|| Stopwatch::started(env.now));
        }
    }

    /// Opens what a code stands for: a puzzle, a series, or a worksheet with its solutions. Says
    /// whether there is anything to work on. `here` is whether this screen is shown already.
    pub fn open(&mut self, code: &Code, here: bool) -> bool {
        let made = match code {
            Code::Puzzle(spec) => Practice::of_spec(*spec),
            Code::Series(series) => Practice::of_series(series, true),
            Code::Sheet(spec) => Ok(correction(*spec)),
            Code::Deal(_) | Code::Hour(_) => Ok(None),
        };
        let made = made.ok().flatten();
        let opened = made.is_some();
        if opened {
            self.chosen_here = here && (self.chosen_here || self.practice.is_none());
            self.begin();
        }
        self.practice = made.or(self.practice.take());
        opened
    }

    pub fn open_day(&mut self, date: Date) -> bool {
        let practice = Practice::of_day(date);
        let any = practice.is_some();
        self.chosen_here &= !any;
        if any {
            self.begin();
        }
        self.practice = practice.or(self.practice.take());
        any
    }

    /// What there is for the journal, once.
    pub fn drain_journal_entries(&mut self) -> Vec<JournalEntry> {
        let practice = self.practice.as_mut();
        practice.map(Practice::drain_journal_entries).unwrap_or_default()
    }

    pub fn take(&mut self, puzzles: Vec<Puzzle>) -> bool {
        let practice = Practice::new(puzzles, Origin::Game, true);
        let any = practice.is_some();
        self.chosen_here &= !any;
        if any {
            self.begin();
        }
        self.practice = practice.or(self.practice.take());
        any
    }

    /// Leaves the series; says whether it is left for the choice of another, where it was chosen.
    pub fn leave(&mut self) -> bool {
        self.begin();
        self.practice.take().is_some() && self.chosen_here
    }

    pub fn tick(&mut self, env: &Env) -> NextUpdate {
        let practice = self.practice.as_mut();
        NextUpdate::after(practice.and_then(|practice| practice.tick(env.now, env.motion)))
    }

    pub fn forget_the_clock(&mut self) {
        if let Some(practice) = &mut self.practice {
            practice.forget_the_clock();
        }
    }
}

fn correction(spec: SheetSpec) -> Option<Practice> {
    let mut practice = Practice::new(exercises(spec)?, Origin::Sheet(Code::Sheet(spec)), true)?;
    for (item, number) in practice.items.iter_mut().zip(1..) {
        item.exercise = Some(number);
    }
    Some(practice)
}

pub(super) fn exercises(spec: SheetSpec) -> Option<Vec<Puzzle>> {
    let templates = Template::built_in();
    let number = spec.template();
    let template = templates.get(usize::from(number))?;
    let mut solver = Solver::new();
    let (deck, seed) = (spec.number_deck(), spec.seed());
    let label = Label::alone(seed);
    let sheet = Sheet::new(&mut solver, template, Some(number), deck, seed, label).ok()?;
    let exercises = sheet
        .exercises
        .into_iter()
        .filter_map(|exercise| match exercise {
            Exercise::Statement(statement) => pose(&mut solver, Question::Statement(statement)),
            Exercise::Puzzle(puzzle) | Exercise::Drill(puzzle) => Some(puzzle),
        })
        .map(|puzzle| puzzle.written_in(deck))
        .collect();
    Some(exercises)
}
