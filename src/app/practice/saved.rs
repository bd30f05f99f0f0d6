//! A series under way as it is saved: where it comes from, its puzzles by their codes, the first answer to each, and
//! the answer that is being put together.

use serde::{Deserialize, Serialize};

use super::ladder::LevelLadder;
use super::model::exercises;
use super::{Contest, Origin, Outcome, Practice, Relay, SeriesItem};
use crate::app::answer::SavedAttempt;
use crate::journal::{Date, day_puzzle};
use crate::lesson::read_answer;
use crate::limits;
use crate::puzzle::{Code, Kind, NumberDeck, Puzzle, Spec, generate};
use crate::solver::Solver;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedSeries {
    source: SavedSource,
    items: Vec<SavedItem>,
    /// The puzzle on the desk, from 1.
    pub at: usize,
    attempt: SavedAttempt,
    at_once: bool,
    /// Whether it was chosen on this screen.
    chosen_here: bool,
    /// The seconds it has taken, where a clock runs.
    seconds: Option<u32>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SavedSource {
    Code(String),
    /// The puzzle of this day, in days since 1970.
    Day(i32),
    Ladder {
        kinds: Vec<String>,
        level: u8,
        deck: String,
        seed: u64,
    },
    Relay {
        code: String,
        teams: usize,
    },
    Missed,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct SavedItem {
    puzzle: SavedPuzzle,
    first: Option<String>,
    outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SavedPuzzle {
    Code(String),
    /// This exercise of the worksheet that is gone through, from 1.
    Exercise(usize),
}

impl SavedItem {
    fn of(item: &SeriesItem) -> Option<SavedItem> {
        let puzzle = match item.exercise {
            Some(number) => SavedPuzzle::Exercise(number),
            None => SavedPuzzle::Code(item.puzzle.code()?.to_string()),
        };
        let first = item.first.as_ref().map(ToString::to_string);
        Some(SavedItem { puzzle, first, outcome: item.outcome })
    }

    fn restore(&self, solver: &mut Solver, sheet: &[Puzzle]) -> Option<SeriesItem> {
        let (puzzle, exercise) = match &self.puzzle {
            SavedPuzzle::Code(code) => (generate(solver, spec(code)?).ok()?, None),
            SavedPuzzle::Exercise(number) => {
                (sheet.get(number.checked_sub(1)?)?.clone(), Some(*number))
            }
        };
        let first = match &self.first {
            Some(text) => Some(read_answer(&puzzle.question, text).ok()?),
            None => None,
        };
        Some(SeriesItem { first, exercise, outcome: self.outcome, ..SeriesItem::new(puzzle) })
    }
}

fn spec(code: &str) -> Option<Spec> {
    match Code::parse(code).ok()? {
        Code::Puzzle(spec) => Some(spec),
        Code::Series(_) | Code::Sheet(_) | Code::Deal(_) | Code::Hour(_) => None,
    }
}

impl SavedSeries {
    /// Nothing for puzzles without a code: a game is saved itself, and has them again.
    pub(super) fn of(practice: &Practice, chosen_here: bool) -> Option<SavedSeries> {
        let source = match (&practice.contest, &practice.origin) {
            (Contest::Ladder(ladder), _) => SavedSource::Ladder {
                kinds: ladder.kinds.iter().map(|kind| kind.name().to_owned()).collect(),
                level: ladder.start,
                deck: ladder.number_deck.name().to_owned(),
                seed: ladder.seed,
            },
            (Contest::Relay(relay), Origin::Code(code)) => {
                SavedSource::Relay { code: code.to_string(), teams: relay.teams() }
            }
            (_, Origin::Code(code) | Origin::Sheet(code)) => SavedSource::Code(code.to_string()),
            (_, Origin::Day(date, _)) => SavedSource::Day(date.days()),
            (_, Origin::Missed) => SavedSource::Missed,
            (_, Origin::Game | Origin::Ladder) => return None,
        };
        let seconds = practice.watch.map(|watch| watch.seen_seconds());
        let series = SavedSeries {
            source,
            items: practice.items.iter().map(SavedItem::of).collect::<Option<_>>()?,
            at: practice.at + 1,
            attempt: practice.attempt.saved(),
            at_once: practice.at_once,
            chosen_here,
            seconds: seconds.map(crate::app::time::whole_seconds),
        };
        (series.items.len() <= limits::SAVED_PUZZLES).then_some(series)
    }

    /// What can be seen without making a puzzle: codes that are some, and places that there are.
    pub fn is_sound(&self) -> bool {
        let source = match &self.source {
            SavedSource::Code(code) | SavedSource::Relay { code, .. } => Code::parse(code).is_ok(),
            SavedSource::Ladder { kinds, .. } => {
                kinds.iter().all(|name| Kind::from_name(name).is_some())
            }
            SavedSource::Day(_) | SavedSource::Missed => true,
        };
        let items = self.items.iter().all(|item| match &item.puzzle {
            SavedPuzzle::Code(code) => spec(code).is_some(),
            SavedPuzzle::Exercise(_) => true,
        });
        let (count, most) = (self.items.len(), limits::SAVED_PUZZLES);
        source && items && count <= most && (1..=count).contains(&self.at)
    }

    /// The series, and whether it was chosen on this screen; nothing where answers and puzzles do not belong together.
    pub(super) fn restore(&self) -> Option<(Practice, bool)> {
        let solver = &mut Solver::new();
        let code = |text: &str| Code::parse(text).ok();
        let mut sheet = Vec::new();
        let (origin, contest) = match &self.source {
            SavedSource::Code(text) => match code(text)? {
                Code::Sheet(spec) => {
                    sheet = exercises(spec)?;
                    (Origin::Sheet(Code::Sheet(spec)), Contest::Alone)
                }
                code => (Origin::Code(code), Contest::Alone),
            },
            SavedSource::Day(days) => {
                let date = Date::of_days(*days);
                (Origin::Day(date, Code::Puzzle(day_puzzle(date)?)), Contest::Alone)
            }
            SavedSource::Ladder { kinds, level, deck, seed } => {
                let kinds: Vec<Kind> =
                    kinds.iter().filter_map(|name| Kind::from_name(name)).collect();
                let deck = NumberDeck::from_name(deck)?;
                let ladder = LevelLadder::new(&kinds, *level, deck, *seed);
                (Origin::Ladder, Contest::Ladder(Box::new(ladder)))
            }
            SavedSource::Relay { code: text, teams } => {
                let relay = Relay::new(*teams, self.items.len() / (*teams).max(1));
                (Origin::Code(code(text)?), Contest::Relay(relay))
            }
            SavedSource::Missed => (Origin::Missed, Contest::Alone),
        };
        let items = self.items.iter().map(|item| item.restore(solver, &sheet));
        let items = items.collect::<Option<Vec<SeriesItem>>>()?;
        let first = items.first()?.puzzle.clone();
        let blank = Practice::new(vec![first], origin, self.at_once)?.with_contest(contest);
        let place = (items, self.at.checked_sub(1)?);
        let practice = Practice::restored(blank, place, &self.attempt)?;
        Some((practice, self.chosen_here))
    }

    pub(super) fn seconds(&self) -> Option<f64> {
        self.seconds.map(f64::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::answer::AnswerAction;
    use crate::app::practice::{PracticeAction, PracticeMode, PracticeModel, WorkAction};
    use crate::app::testing::env;
    use crate::puzzle::{Answer, SheetSeed, SheetSpec};

    fn act(model: &mut PracticeModel, action: WorkAction) {
        env(7, |env| model.apply(PracticeAction::Work(action), env));
    }

    fn lay(model: &mut PracticeModel, count: usize) {
        let solution = model.practice().unwrap().attempt().puzzle().solution.clone();
        if let Answer::Plays(plays) = solution {
            for play in plays.into_iter().take(count) {
                act(model, WorkAction::Answer(AnswerAction::Tap(play.card)));
            }
        }
    }

    /// What is saved opens again, is the same, and would be saved in the same words.
    fn assert_goes_on(model: &PracticeModel) {
        let Some(saved) = model.saved() else {
            assert!(model.practice().unwrap().is_over(), "what is over is not offered");
            return;
        };
        let text = serde_json::to_string(&saved).unwrap();
        let saved: SavedSeries = serde_json::from_str(&text).unwrap();
        assert!(saved.is_sound(), "{text}");
        let mut again = PracticeModel::default();
        again.offer(Some(saved));
        assert!(env(99, |env| again.resume(env)), "{text}");
        let (one, other) = (model.practice().unwrap(), again.practice().unwrap());
        assert_eq!(one.items(), other.items(), "{text}");
        assert_eq!((one.at(), one.attempt()), (other.at(), other.attempt()), "{text}");
        assert_eq!(one.suspect(), other.suspect(), "{text}");
        assert_eq!(one.relay(), other.relay(), "{text}");
        let ladder = |practice: &Practice| practice.ladder().map(|ladder| format!("{ladder:?}"));
        let moved = |text: Option<String>| text.map(|text| text.replace("Some(Up)", "None"));
        assert_eq!(moved(ladder(one)), moved(ladder(other)));
        assert!(again.drain_journal_entries().is_empty(), "the journal has them already");
        assert_eq!(serde_json::to_string(&again.saved().unwrap()).unwrap(), text);
    }

    #[test]
    fn every_mode_goes_on_where_it_was_at_every_moment() {
        for mode in PracticeMode::ALL {
            for at_once in [true, false] {
                let mut model = PracticeModel::default();
                model.options.set_mode(mode);
                (model.options.at_once, model.options.count) = (at_once, 3);
                env(5, |env| model.apply(PracticeAction::Start, env));
                for round in 0..3 {
                    assert_goes_on(&model);
                    lay(&mut model, 1);
                    assert_goes_on(&model);
                    act(&mut model, WorkAction::Check);
                    assert_goes_on(&model);
                    act(&mut model, WorkAction::TryAgain);
                    act(&mut model, WorkAction::Answer(AnswerAction::Clear));
                    if round % 2 == 0 {
                        lay(&mut model, 9);
                        act(&mut model, WorkAction::Check);
                    } else {
                        act(&mut model, WorkAction::Show);
                    }
                    assert_goes_on(&model);
                    act(
                        &mut model,
                        if round == 1 { WorkAction::OneMore } else { WorkAction::Next },
                    );
                }
                assert_goes_on(&model);
            }
        }
    }

    #[test]
    fn a_series_that_is_opened_by_a_code_or_a_day_goes_on() {
        for code in ["56N1-71JM", "8041-32G"] {
            let Ok(code) = Code::parse(code) else { continue };
            let mut model = PracticeModel::default();
            if model.open(&code, true) {
                act(&mut model, WorkAction::Show);
                assert_goes_on(&model);
                act(&mut model, WorkAction::Next);
            }
        }
        let mut model = PracticeModel::default();
        assert!(model.open_day(Date::of_days(20_776)));
        assert_goes_on(&model);
        let mut model = PracticeModel::default();
        let sheet = SheetSpec::new(3, NumberDeck::Tens, SheetSeed::new(5)).unwrap();
        assert!(model.open(&Code::Sheet(sheet), true));
        for _ in 0..4 {
            act(&mut model, WorkAction::Show);
            assert_goes_on(&model);
            act(&mut model, WorkAction::Next);
        }
        env(5, |env| model.apply(PracticeAction::Missed, env));
    }

    #[test]
    fn what_was_missed_goes_on() {
        let mut model = PracticeModel::default();
        env(5, |env| model.apply(PracticeAction::Start, env));
        for _ in 0..model.practice().unwrap().items().len() {
            act(&mut model, WorkAction::Show);
            act(&mut model, WorkAction::Next);
        }
        assert_eq!(model.saved(), None, "what is over is not offered");
        env(5, |env| model.apply(PracticeAction::Missed, env));
        assert_goes_on(&model);
    }

    #[test]
    fn what_is_left_or_broken_is_not_offered() {
        let mut model = PracticeModel::default();
        env(5, |env| model.apply(PracticeAction::Start, env));
        let saved = model.saved().unwrap();
        model.leave();
        assert_eq!(model.saved(), None);
        let beyond = SavedSeries { at: 99, ..saved.clone() };
        assert!(saved.is_sound() && !beyond.is_sound());
        let mut other = saved.clone();
        other.attempt.answer.text = "12D".to_owned();
        for broken in [beyond, other] {
            model.offer(Some(broken));
            assert!(!env(1, |env| model.resume(env)));
            assert_eq!(model.saved(), None);
        }
    }
}
