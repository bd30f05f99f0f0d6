//! Puzzles one after the other: where the class is, and the way on and back. What is said to answers is in `marking`.

use super::findings::Findings;
use super::{Contest, LevelLadder, PuzzleOptions, Relay, SeriesItem, WorkAction};
use crate::app::Request;
use crate::app::answer::{Attempt, AttemptStage};
use crate::app::time::{PlaybackSpeed, StepPlayback, Stopwatch};
use crate::journal::{Activity, Date, JournalEntry, day_puzzle};
use crate::puzzle::{Answer, CannotMake, Code, Puzzle, Question, Series, Spec, generate, steps};
use crate::solver::{Solver, Verdict};

#[derive(Clone, PartialEq, Debug)]
pub enum Origin {
    Code(Code),
    Ladder,
    Game,
    Day(Date, Code),
    Missed,
    /// A worksheet: its items are shown one by one with their solutions.
    Sheet(Code),
}

pub struct Practice {
    pub(super) items: Vec<SeriesItem>,
    pub(super) at: usize,
    pub(super) attempt: Attempt,
    pub(super) over: bool,
    pub(super) origin: Origin,
    pub(super) at_once: bool,
    playback: StepPlayback,
    pub(super) solver: Solver,
    pub(super) findings: Findings,
    pub(super) contest: Contest,
    pub watch: Option<Stopwatch>,
}

const SPEED: PlaybackSpeed = PlaybackSpeed { first: 0.4, every: 0.8 };

impl Practice {
    pub fn new(puzzles: Vec<Puzzle>, origin: Origin, at_once: bool) -> Option<Practice> {
        let items: Vec<SeriesItem> = puzzles.into_iter().map(SeriesItem::new).collect();
        let first = items.first()?.puzzle.clone();
        Some(Practice {
            items,
            at: 0,
            attempt: Attempt::new(first),
            over: false,
            at_once: at_once || matches!(origin, Origin::Sheet(_)),
            origin,
            playback: StepPlayback::default(),
            solver: Solver::new(),
            findings: Findings::default(),
            contest: Contest::Alone,
            watch: None,
        })
    }

    pub(super) fn with_contest(self, contest: Contest) -> Practice {
        Practice { contest, ..self }
    }

    pub fn on_ladder(options: &PuzzleOptions, seed: u64) -> Option<Practice> {
        let ladder = LevelLadder::new(&options.kinds(), options.lowest, options.deck(), seed);
        let first = ladder.puzzle(&mut Solver::new(), 0, None)?;
        let practice = Practice::new(vec![first], Origin::Ladder, true)?;
        Some(practice.with_contest(Contest::Ladder(Box::new(ladder))))
    }

    /// A relay of so many teams, with a round for every puzzle of the series.
    pub fn in_relay(series: &Series, teams: usize) -> Option<Practice> {
        let rounds = usize::try_from(series.count()).unwrap_or(1);
        let relay = Relay::new(teams, rounds);
        let puzzles = relay.puzzles(&mut Solver::new(), series);
        let origin = Origin::Code(Code::Series(series.clone()));
        let practice = Practice::new(puzzles, origin, true)?;
        Some(practice.with_contest(Contest::Relay(relay)))
    }

    pub fn of_series(series: &Series, at_once: bool) -> Result<Option<Practice>, CannotMake> {
        let puzzles = series.puzzles(&mut Solver::new())?;
        let origin = Origin::Code(Code::Series(series.clone()));
        Ok(Practice::new(puzzles, origin, at_once))
    }

    pub fn of_spec(spec: Spec) -> Result<Option<Practice>, CannotMake> {
        let puzzle = generate(&mut Solver::new(), spec)?;
        let origin = Origin::Code(Code::Puzzle(spec));
        Ok(Practice::new(vec![puzzle], origin, true))
    }

    pub fn of_day(date: Date) -> Option<Practice> {
        let spec = day_puzzle(date)?;
        let puzzle = generate(&mut Solver::new(), spec).ok()?;
        Practice::new(vec![puzzle], Origin::Day(date, Code::Puzzle(spec)), true)
    }

    /// What there is for the journal, once.
    pub fn drain_journal_entries(&mut self) -> Vec<JournalEntry> {
        self.findings.drain_journal_entries()
    }

    pub fn contest(&self) -> &Contest {
        &self.contest
    }

    pub fn relay(&self) -> Option<&Relay> {
        match &self.contest {
            Contest::Relay(relay) => Some(relay),
            Contest::Alone | Contest::Ladder(_) => None,
        }
    }

    pub fn ladder(&self) -> Option<&LevelLadder> {
        match &self.contest {
            Contest::Ladder(ladder) => Some(ladder),
            Contest::Alone | Contest::Relay(_) => None,
        }
    }

    pub fn items(&self) -> &[SeriesItem] {
        &self.items
    }

    /// Which one it is, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Whether it is the last one; a ladder has none.
    pub fn is_last(&self) -> bool {
        self.at + 1 == self.items.len() && self.ladder().is_none()
    }

    pub fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    pub fn shown(&self) -> usize {
        self.playback.at()
    }

    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Whether the answer was wrong and another can be given. A pupil who was wrong about
    /// something true or false knows the answer; in a relay a turn is one answer, and only cards that are missing can be added.
    pub fn may_try_again(&self) -> bool {
        let AttemptStage::Wrong(feedback) = self.attempt.stage() else {
            return false;
        };
        let open = !matches!(self.attempt.puzzle().solution, Answer::Truth(_));
        open && (self.relay().is_none() || feedback.verdict == Verdict::TooFew)
    }

    /// Whether the solution may be asked for: once an answer was wrong, and in a relay by a team that passes.
    pub fn may_give_up(&self) -> bool {
        self.attempt.wrong > 0 || self.relay().is_some()
    }

    /// Whether the puzzle can be studied: it is about a play, and nothing is given away any more.
    pub fn may_study(&self) -> bool {
        self.study().is_some()
    }

    pub(super) fn study(&self) -> Option<Request> {
        let known = match self.attempt.stage() {
            AttemptStage::Answering | AttemptStage::Wrong(_) => false,
            AttemptStage::Right(_) | AttemptStage::Solution(_) => !self.over,
        };
        let puzzle = self.attempt.puzzle();
        let plays = match &puzzle.question {
            Question::Best(_) => self.attempt.input().plays().to_vec(),
            Question::Mistake(mistake) => mistake.plays.clone(),
            Question::Legal(_) | Question::Jump(_) | Question::Room(_) | Question::Statement(_) => {
                return None;
            }
        };
        let puzzle = Box::new(puzzle.clone());
        known.then_some(Request::StudyPuzzle { puzzle, plays })
    }

    pub fn is_correction(&self) -> bool {
        matches!(self.origin, Origin::Sheet(_))
    }

    pub fn act(&mut self, action: WorkAction, now: f64, seed: u64) {
        match action {
            WorkAction::Answer(_) | WorkAction::Check | WorkAction::TryAgain | WorkAction::Show
                if self.over => {}
            WorkAction::Answer(action) => self.attempt.act(action),
            WorkAction::Check => self.check(),
            WorkAction::TryAgain if !self.may_try_again() => {}
            WorkAction::TryAgain => self.attempt.try_again(),
            WorkAction::Show => self.show(),
            WorkAction::Next => self.next(),
            WorkAction::Previous => self.previous(),
            WorkAction::OneMore => self.one_more(seed),
            WorkAction::Stop => self.stop(),
            WorkAction::Step(step) => self.step(step),
            // Another screen does that; here nothing changes.
            WorkAction::Study => {}
            WorkAction::ToggleClock => {
                if let Some(watch) = &mut self.watch {
                    watch.toggle(now);
                }
            }
        }
        // The time of a series is the time until its end.
        let running = self.watch.as_mut().filter(|watch| watch.runs());
        if let Some(watch) = running.filter(|_| self.over) {
            watch.toggle(now);
        }
    }

    pub(super) fn next(&mut self) {
        if self.at + 1 == self.items.len() {
            let puzzle = self.contest.next(&mut self.solver, &self.items);
            self.items.extend(puzzle.map(SeriesItem::new));
        }
        if self.at + 1 < self.items.len() {
            self.enter(self.at + 1);
        } else if !self.is_correction() {
            self.finish();
        }
    }

    fn stop(&mut self) {
        if self.ladder().is_some() && !self.over {
            self.items.retain(|item| item.outcome.is_some() || item.first.is_some());
            self.at = self.at.min(self.items.len().saturating_sub(1));
            self.finish();
        }
    }

    fn finish(&mut self) {
        if !self.over && self.relay().is_some() {
            self.findings.did(Activity::Relay);
        }
        self.over = true;
    }

    fn previous(&mut self) {
        if self.at > 0 && self.is_correction() {
            self.enter(self.at - 1);
        }
    }

    fn enter(&mut self, place: usize) {
        if let Some(item) = self.items.get(place) {
            self.at = place;
            self.attempt = Attempt::new(item.puzzle.clone());
            self.playback = StepPlayback::default();
            self.findings.turn_over();
        }
    }

    fn steps(&self) -> usize {
        let explained = self.attempt.explained();
        explained.map_or(0, |answer: Answer| steps(&self.attempt.puzzle().tracks(&answer)))
    }

    pub(super) fn explain(&mut self) {
        self.playback = StepPlayback::running(self.steps());
    }

    /// So much of the explanation; from the start it runs by itself again.
    fn step(&mut self, step: usize) {
        self.playback = match step {
            0 => StepPlayback::running(self.steps()),
            step => StepPlayback::still(step, self.steps()),
        };
    }

    /// Lets the explanation run and the clock tick; says how long to wait for more.
    pub fn tick(&mut self, now: f64, motion: bool) -> Option<f64> {
        if self.over {
            return None;
        }
        if !motion && self.playback.runs() {
            self.playback = StepPlayback::still(self.playback.total(), self.playback.total());
        }
        let watch = self.watch.as_mut().filter(|watch| watch.runs());
        let second = watch.map(|watch| {
            watch.look(now);
            1.0
        });
        let step = self.playback.tick(now, SPEED);
        step.into_iter().chain(second).reduce(f64::min)
    }

    pub fn forget_the_clock(&mut self) {
        self.playback.forget_the_clock();
        if let Some(watch) = &mut self.watch {
            watch.forget_the_clock();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::answer::AnswerAction;
    use crate::app::practice::Outcome;
    use crate::puzzle::Kind;
    use crate::rules::Card;

    fn practice(at_once: bool) -> Practice {
        let mut options = PuzzleOptions::default();
        options.count = 3;
        let series = options.series(4).unwrap();
        Practice::of_series(&series, at_once).unwrap().unwrap()
    }

    fn act(practice: &mut Practice, action: WorkAction) {
        practice.act(action, 0.0, 1);
    }

    fn solve(practice: &mut Practice) {
        let Answer::Plays(plays) = practice.attempt().puzzle().solution.clone() else {
            return;
        };
        act(practice, WorkAction::Answer(AnswerAction::Clear));
        for play in plays {
            act(practice, WorkAction::Answer(AnswerAction::Tap(play.card)));
        }
    }

    fn blunder(practice: &mut Practice) {
        let hand = practice.attempt().input().question().position().unwrap();
        let cards = hand.hand().to_vec();
        let ends: [Card; 2] = [*cards.iter().max().unwrap(), *cards.iter().min().unwrap()];
        for card in ends {
            act(practice, WorkAction::Answer(AnswerAction::Tap(card)));
        }
    }

    #[test]
    fn a_wrong_answer_is_told_and_can_be_tried_again() {
        let mut practice = practice(true);
        act(&mut practice, WorkAction::Check);
        assert!(practice.attempt().is_answering(), "there is no answer yet");
        blunder(&mut practice);
        act(&mut practice, WorkAction::Check);
        let wrong = practice.attempt().feedback().unwrap();
        assert!(!wrong.right && practice.attempt().wrong == 1);
        act(&mut practice, WorkAction::TryAgain);
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        assert!(practice.attempt().feedback().unwrap().right);
        act(&mut practice, WorkAction::Next);
        act(&mut practice, WorkAction::Show);
        act(&mut practice, WorkAction::Next);
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        act(&mut practice, WorkAction::Next);
        assert!(practice.is_over());
        let outcomes: Vec<_> = practice.items().iter().map(|item| item.outcome).collect();
        let expected = [Outcome::Later, Outcome::Shown, Outcome::First].map(Some);
        assert_eq!(outcomes, expected);
        assert_eq!(practice.missed().len(), 2);
        assert_eq!(practice.by_kind(), [(Kind::Order, 1, 3)]);
        act(&mut practice, WorkAction::Show);
        assert!(practice.is_over(), "the summary stays");
    }

    #[test]
    fn told_at_the_end_means_not_before() {
        let mut practice = practice(false);
        blunder(&mut practice);
        act(&mut practice, WorkAction::Check);
        assert!(practice.at() == 1 && practice.attempt().is_answering());
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        assert!(practice.is_over());
        assert_eq!(practice.items()[0].outcome, Some(Outcome::Wrong));
    }

    #[test]
    fn one_more_like_this_is_another_of_the_same_kind_and_level() {
        let mut practice = practice(true);
        let first = practice.attempt().puzzle().clone();
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        act(&mut practice, WorkAction::OneMore);
        let more = practice.attempt().puzzle();
        assert_eq!((more.kind, more.level), (first.kind, first.level));
        assert_ne!(more.question, first.question);
        assert_eq!(practice.items().len(), 4);
    }

    #[test]
    fn an_explanation_runs_by_itself_unless_the_teacher_steps_through_it() {
        let mut practice = practice(true);
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        let steps = practice.steps();
        assert!(steps > 1 && practice.shown() == 0);
        let wait = practice.tick(5.0, true).unwrap();
        practice.tick(5.0 + wait, true);
        assert_eq!(practice.shown(), 1);
        act(&mut practice, WorkAction::Step(steps));
        assert_eq!((practice.shown(), practice.tick(50.0, true)), (steps, None));
        act(&mut practice, WorkAction::Step(0));
        assert!(practice.tick(60.0, true).is_some(), "from the start it runs again");
        practice.tick(60.0, false);
        assert_eq!(practice.shown(), steps, "without motion all of it is there");
    }

    #[test]
    fn on_the_ladder_there_is_always_one_more() {
        let mut practice = Practice::on_ladder(&PuzzleOptions::default(), 3).unwrap();
        assert!(!practice.is_last(), "it has no end");
        for _ in 0..3 {
            solve(&mut practice);
            act(&mut practice, WorkAction::Check);
            act(&mut practice, WorkAction::Next);
        }
        assert_eq!(practice.ladder().unwrap().level, 2);
        assert_eq!(practice.attempt().puzzle().level, 2);
        blunder(&mut practice);
        act(&mut practice, WorkAction::Check);
        assert_eq!(practice.ladder().unwrap().streak, 0);
        act(&mut practice, WorkAction::TryAgain);
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        let ladder = practice.ladder().unwrap();
        assert_eq!((ladder.row, ladder.streak), (0, 0), "the first answer counts");
        act(&mut practice, WorkAction::Next);
        act(&mut practice, WorkAction::Stop);
        assert!(practice.is_over());
        assert_eq!(practice.items().len(), 4, "what was not answered does not count");
        let climbs = practice.drain_journal_entries().into_iter();
        let climbs =
            climbs.filter(|journal_entry| *journal_entry == JournalEntry::Did(Activity::Ladder, 1));
        assert_eq!(climbs.count(), 1);
    }

    #[test]
    fn in_a_relay_every_team_has_one_answer_a_round() {
        let mut options = PuzzleOptions::default();
        options.count = 2;
        let series = options.series(4).unwrap();
        let mut practice = Practice::in_relay(&series, 2).unwrap();
        assert_eq!(practice.items().len(), 4);
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        act(&mut practice, WorkAction::OneMore);
        assert_eq!(practice.items().len(), 4, "no team gets more than the others");
        act(&mut practice, WorkAction::Next);
        blunder(&mut practice);
        act(&mut practice, WorkAction::Check);
        assert!(!practice.may_try_again());
        let feedback = practice.attempt().feedback().unwrap();
        assert!(feedback.solution.is_some(), "the class is told at once");
        act(&mut practice, WorkAction::Show);
        assert_eq!(practice.relay().unwrap().points[0], 3);
        act(&mut practice, WorkAction::Next);
        act(&mut practice, WorkAction::Show);
        act(&mut practice, WorkAction::Next);
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        assert!(practice.is_last());
        act(&mut practice, WorkAction::Next);
        assert!(practice.is_over());
        let relay = practice.relay().unwrap();
        assert_eq!(relay.winners(), [1], "{:?}", relay.points);
        assert_eq!(practice.missed().len(), 2);
        let journal_entries = practice.drain_journal_entries();
        assert!(journal_entries.contains(&JournalEntry::Did(Activity::Relay, 1)));
    }

    #[test]
    fn too_few_cards_can_be_mended_in_a_relay_too() {
        let series = PuzzleOptions::default().series(4).unwrap();
        let mut practice = Practice::in_relay(&series, 3).unwrap();
        let Answer::Plays(plays) = practice.attempt().puzzle().solution.clone() else {
            panic!("the best order is one of plays");
        };
        // Allowed, and one card short.
        act(&mut practice, WorkAction::Answer(AnswerAction::Tap(plays[0].card)));
        act(&mut practice, WorkAction::Check);
        let feedback = practice.attempt().feedback().unwrap();
        assert_eq!(feedback.verdict, Verdict::TooFew);
        assert_eq!(feedback.solution, None, "nothing is given away");
        assert!(practice.may_try_again());
        assert_eq!(practice.relay().unwrap().brought(0), None);
    }

    #[test]
    fn a_clock_asks_for_a_picture_a_second_until_the_end() {
        let mut practice = practice(true);
        assert_eq!(practice.tick(0.0, true), None);
        practice.watch = Some(Stopwatch::started(0.0));
        assert_eq!(practice.tick(0.5, true), Some(1.0));
        act(&mut practice, WorkAction::ToggleClock);
        assert_eq!(practice.tick(0.7, true), None);
    }
}
