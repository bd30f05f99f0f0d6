//! What happens to puzzles and votes: the part of `apply` that is about them.

use eframe::egui::Context;

use super::action::{PracticeAction, VoteAction};
use super::practice::{Clock, Origin, Practice, Stage};
use super::screens;
use super::state::{CodeTrouble, Screen};
use super::vote::Vote;
use super::{SauteDix, platform};
use crate::puzzle::{CannotMake, Code, Question, Spec, pose};
use crate::solver::Solver;
use crate::worksheet::{Exercise, Label, Sheet, Template};

/// The seconds between two steps of an explanation.
const STEP: f64 = 0.8;

impl SauteDix {
    /// Does something with puzzles.
    pub(super) fn practise(&mut self, ctx: &Context, action: PracticeAction) {
        let wish = &mut self.state.settings.practice;
        match action {
            PracticeAction::Toggle(kind) => wish.toggle(kind),
            PracticeAction::Levels(lowest, highest) => wish.set_levels(lowest, highest),
            PracticeAction::Count(count) => wish.count = count,
            PracticeAction::Deck(deck) => wish.set_deck(deck),
            PracticeAction::AtOnce(at_once) => wish.at_once = at_once,
            PracticeAction::Clock(clock) => wish.clock = clock,
            PracticeAction::Start => self.start_series(ctx),
            PracticeAction::Choose => self.state.practice = None,
            PracticeAction::Missed => {
                let missed = self.state.practice.as_ref().map(Practice::missed);
                let practice = Practice::new(missed.unwrap_or_default(), Origin::Missed, true);
                self.state.practice = practice.or(self.state.practice.take());
            }
            working => self.work(ctx, working),
        }
    }

    fn work(&mut self, ctx: &Context, action: PracticeAction) {
        let voice = self.state.languages.current();
        let Some(practice) = &mut self.state.practice else {
            return;
        };
        match action {
            PracticeAction::Desk(action) => practice.act(action),
            PracticeAction::Check => practice.check(),
            PracticeAction::TryAgain => practice.try_again(),
            PracticeAction::Show => {
                let voice = voice.voice(practice.desk().puzzle().number_deck());
                practice.show(|number| voice.n(number));
            }
            PracticeAction::Next => practice.next(),
            PracticeAction::Previous => practice.previous(),
            PracticeAction::OneMore => practice.one_more(platform::seed()),
            PracticeAction::Step(step) => {
                practice.shown = step;
                practice.by_hand = step > 0;
            }
            PracticeAction::ToggleClock => {
                let now = ctx.time();
                if let Some(clock) = &mut practice.clock {
                    clock.toggle(now);
                }
            }
            _ => {}
        }
        self.state.next_step = None;
    }

    fn start_series(&mut self, ctx: &Context) {
        let wish = self.state.settings.practice.clone();
        let seed = u32::try_from(platform::seed() % u64::from(Spec::SEEDS)).unwrap_or(0);
        // Every choice of kinds and levels makes a series.
        let Ok(series) = wish.series(seed) else {
            return;
        };
        match Practice::of_series(&series, wish.at_once) {
            Ok(practice) => {
                self.state.practice_trouble = None;
                self.state.practice = practice;
                if let Some(practice) = &mut self.state.practice {
                    practice.clock = wish.clock.then(|| Clock::started(ctx.time()));
                }
            }
            Err(trouble) => {
                self.state.practice = None;
                self.state.practice_trouble = Some(trouble);
            }
        }
    }

    /// Opens what a code stands for: a puzzle, a series, or a worksheet with its solutions.
    pub(super) fn open_puzzles(&mut self, code: &Code) -> Result<(), CodeTrouble> {
        let made = match code {
            Code::Puzzle(spec) => Practice::of_spec(*spec),
            Code::Series(series) => Practice::of_series(series, true),
            Code::Sheet { .. } => Ok(correction(code)),
            Code::Deal(_) => Ok(None),
        };
        match made {
            Ok(Some(practice)) => {
                self.state.practice = Some(practice);
                Ok(())
            }
            Ok(None) => Err(CodeTrouble::Other(code.clone())),
            Err(CannotMake { .. }) => Err(CodeTrouble::Other(code.clone())),
        }
    }

    /// Puzzles from the turns of the game that cost most.
    pub(super) fn practise_mistakes(&mut self) {
        let Some(session) = &mut self.state.session else {
            return;
        };
        if let Some(practice) = Practice::new(session.mine(), Origin::Game, true) {
            self.state.practice = Some(practice);
            self.state.screen = Screen::Practice;
        }
    }

    /// Does something in the class vote.
    pub(super) fn vote(&mut self, action: VoteAction) {
        let vote = &mut self.state.vote;
        match (action, vote.as_mut()) {
            (VoteAction::Start, _) => {
                *vote = Vote::new(platform::seed());
                self.state.screen = Screen::Vote;
            }
            (VoteAction::Count(answer, more), Some(vote)) => vote.count(answer, more),
            (VoteAction::Reveal, Some(vote)) => vote.reveal(),
            (VoteAction::Line, Some(vote)) => vote.line = !vote.line,
            (VoteAction::Next, Some(old)) => {
                let next = old.next(platform::seed());
                *vote = next.or(vote.take());
            }
            (_, None) => {}
        }
    }

    /// Lets explanations run and clocks tick, and asks to be called again.
    pub(super) fn let_time_pass(&mut self, ctx: &Context) {
        let now = ctx.time();
        let state = &mut self.state;
        let Some(practice) = state
            .practice
            .as_mut()
            .filter(|_| state.screen == Screen::Practice)
        else {
            state.next_step = None;
            return;
        };
        let running = practice.clock.is_some_and(|clock| clock.runs());
        if running && *practice.stage() != Stage::Summary {
            ctx.request_repaint_after(std::time::Duration::from_secs(1));
        }
        let steps = practice.explained().map_or(0, |answer| {
            screens::steps_of(practice.desk().puzzle(), &answer)
        });
        if practice.by_hand || practice.shown >= steps {
            state.next_step = None;
            return;
        }
        if !state.settings.motion {
            practice.shown = steps;
            return;
        }
        let due = *state.next_step.get_or_insert(now + STEP / 2.0);
        if now >= due {
            practice.shown += 1;
            state.next_step = Some(now + STEP);
        }
        if practice.shown < steps {
            let wait = state.next_step.map_or(0.0, |next| (next - now).max(0.0));
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(wait));
        }
    }
}

/// The items of a worksheet, to be gone through with their solutions.
fn correction(code: &Code) -> Option<Practice> {
    let Code::Sheet {
        template: number,
        number_deck: deck,
        seed,
    } = code
    else {
        return None;
    };
    let templates = Template::built_in();
    let template = templates.get(usize::from(*number))?;
    let mut solver = Solver::new();
    let label = Label::Version('A');
    let sheet = Sheet::new(&mut solver, template, Some(*number), *deck, *seed, label).ok()?;
    let puzzles = sheet
        .exercises
        .into_iter()
        .filter_map(|exercise| match exercise {
            Exercise::Statement(statement) => pose(&mut solver, Question::Statement(statement)),
            Exercise::Puzzle(puzzle) | Exercise::Drill(puzzle) => Some(puzzle),
        })
        .collect();
    Practice::new(puzzles, Origin::Sheet(code.clone()), true)
}
