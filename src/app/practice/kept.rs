//! A series under way, as it is kept: how it began, and what was done since. Doing it again leads to where it was:
//! there is no second way to put a series together that could disagree with the first.

use serde::{Deserialize, Serialize};

use super::{Practice, PracticeAction, PracticeModel, Wish, WorkAction};
use crate::app::Env;
use crate::journal::Date;
use crate::limits;
use crate::puzzle::Code;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SeriesStart {
    Wish { wish: Wish, seed: u64 },
    Code(String),
    Day(i32),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SeriesStep {
    Work(WorkAction, u64),
    Missed,
}

impl SeriesStep {
    pub fn of(action: &WorkAction, seed: u64) -> Option<SeriesStep> {
        let seed = match action {
            WorkAction::Study | WorkAction::Step(_) | WorkAction::ToggleClock => return None,
            WorkAction::OneMore => seed,
            WorkAction::Desk(_)
            | WorkAction::Check
            | WorkAction::TryAgain
            | WorkAction::Show
            | WorkAction::Next
            | WorkAction::Previous
            | WorkAction::Stop => 0,
        };
        Some(SeriesStep::Work(action.clone(), seed))
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedSeries {
    start: SeriesStart,
    steps: Vec<SeriesStep>,
    here: bool,
    /// The puzzle on the desk, from 1.
    at: usize,
    /// The seconds it has taken, if anybody wants to know.
    seconds: Option<f64>,
}

impl SavedSeries {
    pub(super) fn new(start: SeriesStart, here: bool) -> SavedSeries {
        SavedSeries { start, steps: Vec::new(), here, at: 1, seconds: None }
    }

    /// The puzzle on the desk, from 1.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The same after one step more; nothing of a series without an end.
    pub(super) fn with(mut self, step: SeriesStep) -> Option<SavedSeries> {
        self.steps.push(step);
        (self.steps.len() <= limits::KEPT_STEPS).then_some(self)
    }

    /// The same at the place where it is now.
    pub(super) fn of(&self, practice: &Practice) -> SavedSeries {
        SavedSeries {
            at: practice.at() + 1,
            seconds: practice.watch.map(|watch| watch.seen_seconds()),
            ..self.clone()
        }
    }

    /// Begins it again and does everything again; nothing if there is no such series any more.
    pub(super) fn replay(self, env: &Env) -> Option<PracticeModel> {
        let by_chance = |seed| Env { seed, ..*env };
        let mut model = PracticeModel::default();
        match self.start {
            SeriesStart::Wish { wish, seed } => {
                model.wish = wish.sanitized();
                model.start(&by_chance(seed));
            }
            SeriesStart::Code(text) => {
                model.open(&Code::parse(&text).ok()?, self.here);
            }
            SeriesStart::Day(days) => {
                model.open_day(Date::of_days(days));
            }
        }
        for step in self.steps.into_iter().take(limits::KEPT_STEPS) {
            let (action, seed) = match step {
                SeriesStep::Work(action, seed) => (PracticeAction::Work(action), seed),
                SeriesStep::Missed => (PracticeAction::Missed, 0),
            };
            model.apply(action, &by_chance(seed));
        }
        // The journal has them already.
        model.drain_journal_entries();
        model.practice()?;
        Some(model.with_time(self.seconds, env.now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::answer::DeskAction;
    use crate::app::practice::PracticeMode;
    use crate::app::testing::env;
    use crate::puzzle::Answer;

    fn act(model: &mut PracticeModel, action: WorkAction) {
        env(7, |env| model.apply(PracticeAction::Work(action), env));
    }

    fn work(model: &mut PracticeModel) {
        for round in 0..3 {
            let solution = model.practice().unwrap().attempt().puzzle().solution.clone();
            if let (0, Answer::Plays(plays)) = (round % 2, solution) {
                for play in plays {
                    act(model, WorkAction::Desk(DeskAction::Tap(play.card)));
                }
                act(model, WorkAction::Check);
            } else {
                act(model, WorkAction::Show);
            }
            act(model, if round == 1 { WorkAction::OneMore } else { WorkAction::Next });
        }
        act(model, WorkAction::Desk(DeskAction::TakeBack));
    }

    fn reopened(model: &PracticeModel) -> PracticeModel {
        let text = serde_json::to_string(&model.kept().unwrap()).unwrap();
        let mut again = PracticeModel::default();
        again.offer(Some(serde_json::from_str(&text).unwrap()));
        assert!(env(99, |env| again.resume(env)));
        again
    }

    #[test]
    fn every_mode_goes_on_where_it_was() {
        for mode in PracticeMode::ALL {
            let mut model = PracticeModel::default();
            model.wish.set_mode(mode);
            env(5, |env| model.apply(PracticeAction::Start, env));
            work(&mut model);
            model.drain_journal_entries();
            let mut again = reopened(&model);
            let (one, other) = (model.practice().unwrap(), again.practice().unwrap());
            assert_eq!(one.items(), other.items(), "{mode:?}");
            assert_eq!((one.at(), one.wrong()), (other.at(), other.wrong()));
            assert_eq!(one.attempt().desk(), other.attempt().desk());
            assert!(again.drain_journal_entries().is_empty(), "the journal has them already");
            assert_eq!(again.kept(), model.kept(), "and can be kept again");
        }
    }

    #[test]
    fn what_is_over_or_left_is_not_offered() {
        let mut model = PracticeModel::default();
        env(5, |env| model.apply(PracticeAction::Start, env));
        assert!(model.kept().is_some());
        model.leave();
        assert_eq!(model.kept(), None);
        let text = r#"{"start":{"code":"no code"},"steps":[],"here":true,"at":3,"seconds":null}"#;
        model.offer(Some(serde_json::from_str(text).unwrap()));
        assert!(!env(1, |env| model.resume(env)));
        assert_eq!(model.kept(), None);
    }
}
