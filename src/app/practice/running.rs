//! Puzzles one after the other: answering, being told why, trying again, and how it went.

use super::findings::Findings;
use super::ladder::LevelLadder;
use super::relay::Relay;
use super::{Wish, WorkAction};
use crate::app::Request;
use crate::app::answer::{Attempt, AttemptStage, Feedback};
use crate::app::time::{PlaybackSpeed, StepPlayback, Stopwatch};
use crate::journal::{Activity, Date, Deed, Topic, day_puzzle};
use crate::puzzle::{
    Answer, CannotMake, Code, Diagnosis, Kind, Misconception, Puzzle, Question, Series, Spec,
    generate, mark, reasons, steps,
};
use crate::rules::Random;
use crate::solver::{Solver, Verdict};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    First,
    Later,
    Shown,
    Wrong,
}

#[derive(Clone, PartialEq, Debug)]
pub struct SeriesItem {
    pub puzzle: Puzzle,
    pub wrong: u8,
    pub outcome: Option<Outcome>,
}

impl SeriesItem {
    fn new(puzzle: Puzzle) -> SeriesItem {
        SeriesItem { puzzle, wrong: 0, outcome: None }
    }

    fn is_last_try(&self) -> bool {
        self.wrong + 1 >= Attempt::TRIES
    }

    /// An answer was right, or wrong and told at once or not.
    fn note(&mut self, right: bool, at_once: bool) {
        match (right, self.wrong) {
            (true, 0) => self.outcome = Some(Outcome::First),
            (true, _) => self.outcome = Some(Outcome::Later),
            (false, wrong) => {
                self.wrong = wrong.saturating_add(1);
                if !at_once {
                    self.outcome = Some(Outcome::Wrong);
                }
            }
        }
    }
}

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

pub enum Contest {
    Alone,
    Ladder(Box<LevelLadder>),
    Relay(Relay),
}

pub struct Practice {
    items: Vec<SeriesItem>,
    at: usize,
    attempt: Attempt,
    over: bool,
    origin: Origin,
    at_once: bool,
    reel: StepPlayback,
    solver: Solver,
    findings: Findings,
    contest: Contest,
    pub watch: Option<Stopwatch>,
}

const TEMPO: PlaybackSpeed = PlaybackSpeed { first: 0.4, every: 0.8 };

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
            reel: StepPlayback::default(),
            solver: Solver::new(),
            findings: Findings::default(),
            contest: Contest::Alone,
            watch: None,
        })
    }

    pub fn on_ladder(wish: &Wish, seed: u64) -> Option<Practice> {
        let mut ladder = LevelLadder::new(&wish.kinds(), wish.lowest, wish.deck(), seed);
        let first = ladder.puzzle(&mut Solver::new())?;
        let practice = Practice::new(vec![first], Origin::Ladder, true)?;
        Some(Practice { contest: Contest::Ladder(Box::new(ladder)), ..practice })
    }

    /// A relay of so many teams, with a round for every puzzle of the series.
    pub fn in_relay(series: &Series, teams: usize) -> Option<Practice> {
        let rounds = usize::try_from(series.count()).unwrap_or(1);
        let relay = Relay::new(teams, rounds);
        let puzzles = relay.puzzles(&mut Solver::new(), series);
        let origin = Origin::Code(Code::Series(series.clone()));
        let practice = Practice::new(puzzles, origin, true)?;
        Some(Practice { contest: Contest::Relay(relay), ..practice })
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
    pub fn drain_journal_entries(&mut self) -> Vec<Deed> {
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

    pub fn wrong(&self) -> u8 {
        self.items.get(self.at).map_or(0, |item| item.wrong)
    }

    pub fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    pub fn shown(&self) -> usize {
        self.reel.at()
    }

    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Whether the answer was wrong and another can be given. Whoever was wrong about something
    /// true or false knows the answer; in a relay a turn is one answer, and only cards that are missing can be added.
    pub fn may_try_again(&self) -> bool {
        let AttemptStage::Wrong(feedback) = self.attempt.stage() else {
            return false;
        };
        let open = !matches!(self.attempt.puzzle().solution, Answer::Truth(_));
        open && (self.relay().is_none() || feedback.verdict == Verdict::TooFew)
    }

    /// Whether the solution may be asked for: once an answer was wrong, and in a relay by whoever passes.
    pub fn may_give_up(&self) -> bool {
        self.wrong() > 0 || self.relay().is_some()
    }

    /// Whether the puzzle can be studied: it is about a play, and nothing is given away any more.
    pub fn may_study(&self) -> bool {
        self.study().is_some()
    }

    /// The puzzle on the desk with what was played in it, for a closer look.
    pub(super) fn study(&self) -> Option<Request> {
        let known = match self.attempt.stage() {
            AttemptStage::Answering | AttemptStage::Wrong(_) => false,
            AttemptStage::Right(_) | AttemptStage::Solution(_) => !self.over,
        };
        let puzzle = self.attempt.puzzle();
        let plays = match &puzzle.question {
            Question::Best(_) => self.attempt.desk().plays().to_vec(),
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
            WorkAction::Desk(_) | WorkAction::Check | WorkAction::TryAgain | WorkAction::Show
                if self.over => {}
            WorkAction::Desk(action) => self.attempt.act(action),
            WorkAction::Check => self.check(),
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

    fn check(&mut self) {
        let solver = &mut self.solver;
        let in_relay = matches!(self.contest, Contest::Relay(_));
        let last_try = self.items.get(self.at).is_some_and(SeriesItem::is_last_try) || in_relay;
        let marked = self.attempt.check(|puzzle, answer| {
            let mut feedback = Feedback::from(mark(solver, puzzle, answer));
            if last_try && !feedback.right && feedback.verdict != Verdict::TooFew {
                feedback.solution = Some(reasons(solver, puzzle));
            }
            Some(feedback)
        });
        if !marked {
            return;
        }
        let right = matches!(self.attempt.stage(), AttemptStage::Right(_));
        // Too few cards is a matter of counting, and can be mended at once.
        let verdict = self.attempt.feedback().map(|feedback| feedback.verdict);
        if self.at_once && verdict == Some(Verdict::TooFew) {
            return self.explain();
        }
        let first = self.wrong() == 0;
        self.findings.hear(&mut self.solver, &self.attempt, first, right);
        if right && matches!(self.origin, Origin::Day(..)) {
            self.findings.did(Activity::DayPuzzle);
        }
        self.count(first, right, verdict);
        if let Some(item) = self.items.get_mut(self.at) {
            item.note(right, self.at_once && !in_relay);
        }
        if self.at_once {
            self.explain();
        } else {
            self.next();
        }
    }

    fn count(&mut self, first: bool, right: bool, verdict: Option<Verdict>) {
        match &mut self.contest {
            Contest::Alone => {}
            Contest::Ladder(ladder) => {
                if first {
                    ladder.answered(right);
                }
                if first && self.items.len() == 1 {
                    self.findings.did(Activity::Ladder);
                }
            }
            Contest::Relay(relay) => relay.answered(verdict),
        }
    }

    pub fn suspect(&self) -> Option<Misconception> {
        self.findings.suspect()
    }

    /// An exit ticket on the misconception that the answers point to, else on the first skill that
    /// was missed.
    pub fn exit_ticket(&self) -> Request {
        let missed = self.missed();
        let skill = missed.first().map(|puzzle| (puzzle.kind, puzzle.level));
        let skill = skill.and_then(|(kind, level)| Topic::skill(kind, level));
        let deck = self.items.first().map(|item| item.puzzle.number_deck());
        Request::ExitTicket {
            topic: self.suspect().map(Topic::Idea).or(skill),
            deck: deck.unwrap_or_default(),
        }
    }

    fn show(&mut self) {
        let correction = self.is_correction();
        if let Some(item) = self.items.get_mut(self.at)
            && item.outcome.is_none()
            && !correction
        {
            item.outcome = Some(Outcome::Shown);
        }
        if let Contest::Relay(relay) = &mut self.contest
            && relay.brought(self.at).is_none()
        {
            relay.answered(None);
        }
        let facts = reasons(&mut self.solver, self.attempt.puzzle());
        self.attempt.reveal(facts);
        self.explain();
    }

    /// On to the next puzzle, or to the summary. A worksheet has none: its last item stays.
    fn next(&mut self) {
        if let Contest::Ladder(ladder) = &mut self.contest
            && self.at + 1 == self.items.len()
        {
            let puzzle = ladder.puzzle(&mut self.solver);
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
            self.items.retain(|item| item.outcome.is_some() || item.wrong > 0);
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

    /// Back to the puzzle before, to look at it.
    fn previous(&mut self) {
        if self.at > 0 && self.is_correction() {
            self.enter(self.at - 1);
        }
    }

    fn enter(&mut self, place: usize) {
        if let Some(item) = self.items.get(place) {
            self.at = place;
            self.attempt = Attempt::new(item.puzzle.clone());
            self.reel = StepPlayback::default();
            self.findings.turn_over();
        }
    }

    /// One more like this one, right after it: out of several, the one that tells most about how
    /// somebody thinks. A relay would no longer be even.
    fn one_more(&mut self, seed: u64) {
        if self.relay().is_some() {
            return;
        }
        let puzzle = self.attempt.puzzle();
        let (kind, deck) = (puzzle.kind, puzzle.number_deck());
        let spec = puzzle.spec.map(|spec| spec.next());
        let spec = spec.or_else(|| {
            let level = puzzle.level.clamp(1, puzzle.kind.levels());
            let seed = Spec::any_seed(&mut Random::new(seed));
            Spec::new(puzzle.kind, level, Spec::USUAL_HAND, deck, seed).ok()
        });
        let specs = std::iter::successors(spec, |spec| Some(spec.next()));
        let solver = &mut self.solver;
        let puzzles = specs.take(Diagnosis::candidates(kind)).map(|spec| generate(solver, spec));
        let puzzles: Vec<Puzzle> = puzzles.filter_map(Result::ok).collect();
        if let Some(puzzle) = self.findings.most_telling(&mut self.solver, puzzles) {
            let place = (self.at + 1).min(self.items.len());
            self.items.insert(place, SeriesItem::new(puzzle));
            self.next();
        }
    }

    fn steps(&self) -> usize {
        let explained = self.attempt.explained();
        explained.map_or(0, |answer: Answer| steps(&self.attempt.puzzle().tracks(&answer)))
    }

    fn explain(&mut self) {
        self.reel = StepPlayback::running(self.steps());
    }

    /// So much of the explanation; from the start it runs by itself again.
    fn step(&mut self, step: usize) {
        self.reel = match step {
            0 => StepPlayback::running(self.steps()),
            step => StepPlayback::still(step, self.steps()),
        };
    }

    /// Lets the explanation run and the clock tick; says how long to wait for more.
    pub fn tick(&mut self, now: f64, motion: bool) -> Option<f64> {
        if self.over {
            return None;
        }
        if !motion && self.reel.runs() {
            self.reel = StepPlayback::still(self.reel.total(), self.reel.total());
        }
        let watch = self.watch.as_mut().filter(|watch| watch.runs());
        let second = watch.map(|watch| {
            watch.look(now);
            1.0
        });
        let step = self.reel.tick(now, TEMPO);
        step.into_iter().chain(second).reduce(f64::min)
    }

    pub fn forget_the_clock(&mut self) {
        self.reel.forget_the_clock();
        if let Some(watch) = &mut self.watch {
            watch.forget_the_clock();
        }
    }

    /// The puzzles that were not right at once.
    pub fn missed(&self) -> Vec<Puzzle> {
        self.items
            .iter()
            .filter(|item| item.outcome != Some(Outcome::First))
            .map(|item| item.puzzle.clone())
            .collect()
    }

    /// For each kind: how many were right at once, and how many there were.
    pub fn by_kind(&self) -> Vec<(Kind, usize, usize)> {
        Kind::ALL
            .into_iter()
            .filter_map(|kind| {
                let items = || self.items.iter().filter(|item| item.puzzle.kind == kind);
                let right = items().filter(|item| item.outcome == Some(Outcome::First));
                let count = items().count();
                (count > 0).then(|| (kind, right.count(), count))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::answer::DeskAction;
    use crate::app::practice::Wish;
    use crate::rules::Card;

    fn practice(at_once: bool) -> Practice {
        let mut wish = Wish::default();
        wish.count = 3;
        let series = wish.series(4).unwrap();
        Practice::of_series(&series, at_once).unwrap().unwrap()
    }

    fn act(practice: &mut Practice, action: WorkAction) {
        practice.act(action, 0.0, 1);
    }

    fn solve(practice: &mut Practice) {
        let Answer::Plays(plays) = practice.attempt().puzzle().solution.clone() else {
            return;
        };
        act(practice, WorkAction::Desk(DeskAction::Clear));
        for play in plays {
            act(practice, WorkAction::Desk(DeskAction::Tap(play.card)));
        }
    }

    fn blunder(practice: &mut Practice) {
        let hand = practice.attempt().desk().question().position().unwrap();
        let cards = hand.hand().to_vec();
        let ends: [Card; 2] = [*cards.iter().max().unwrap(), *cards.iter().min().unwrap()];
        for card in ends {
            act(practice, WorkAction::Desk(DeskAction::Tap(card)));
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
        assert!(!wrong.right && practice.wrong() == 1);
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
    fn an_explanation_runs_by_itself_unless_somebody_steps_through_it() {
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
        let mut practice = Practice::on_ladder(&Wish::default(), 3).unwrap();
        assert!(!practice.is_last(), "it has no end");
        for _ in 0..3 {
            solve(&mut practice);
            act(&mut practice, WorkAction::Check);
            act(&mut practice, WorkAction::Next);
        }
        assert_eq!(practice.ladder().unwrap().level(), 2);
        assert_eq!(practice.attempt().puzzle().level, 2);
        blunder(&mut practice);
        act(&mut practice, WorkAction::Check);
        assert_eq!(practice.ladder().unwrap().streak(), 0);
        act(&mut practice, WorkAction::TryAgain);
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        let ladder = practice.ladder().unwrap();
        assert_eq!((ladder.row(), ladder.streak()), (0, 0), "the first answer counts");
        act(&mut practice, WorkAction::Next);
        act(&mut practice, WorkAction::Stop);
        assert!(practice.is_over());
        assert_eq!(practice.items().len(), 4, "what was not answered does not count");
        let climbs = practice.drain_journal_entries().into_iter();
        let climbs = climbs.filter(|deed| *deed == Deed::Did(Activity::Ladder, 1));
        assert_eq!(climbs.count(), 1);
    }

    #[test]
    fn in_a_relay_every_team_has_one_answer_a_round() {
        let mut wish = Wish::default();
        wish.count = 2;
        let series = wish.series(4).unwrap();
        let mut practice = Practice::in_relay(&series, 2).unwrap();
        assert_eq!(practice.items().len(), 4);
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        act(&mut practice, WorkAction::OneMore);
        assert_eq!(practice.items().len(), 4, "nobody gets more than the others");
        act(&mut practice, WorkAction::Next);
        blunder(&mut practice);
        act(&mut practice, WorkAction::Check);
        assert!(!practice.may_try_again());
        let feedback = practice.attempt().feedback().unwrap();
        assert!(feedback.solution.is_some(), "the class is told at once");
        act(&mut practice, WorkAction::Show);
        assert_eq!(practice.relay().unwrap().points()[0], 3);
        act(&mut practice, WorkAction::Next);
        act(&mut practice, WorkAction::Show);
        act(&mut practice, WorkAction::Next);
        solve(&mut practice);
        act(&mut practice, WorkAction::Check);
        assert!(practice.is_last());
        act(&mut practice, WorkAction::Next);
        assert!(practice.is_over());
        let relay = practice.relay().unwrap();
        assert_eq!(relay.winners(), [1], "{:?}", relay.points());
        assert_eq!(practice.missed().len(), 2);
        let deeds = practice.drain_journal_entries();
        assert!(deeds.contains(&Deed::Did(Activity::Relay, 1)));
    }

    #[test]
    fn too_few_cards_can_be_mended_in_a_relay_too() {
        let series = Wish::default().series(4).unwrap();
        let mut practice = Practice::in_relay(&series, 3).unwrap();
        let Answer::Plays(plays) = practice.attempt().puzzle().solution.clone() else {
            panic!("the best order is one of plays");
        };
        // Allowed, and one card short.
        act(&mut practice, WorkAction::Desk(DeskAction::Tap(plays[0].card)));
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
