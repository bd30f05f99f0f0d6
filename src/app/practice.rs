//! Puzzles one after the other: answering, being told why, trying again, and the summary at the
//! end. Knows no window.

use super::desk::{Desk, DeskAction};
pub use super::wish::Wish;
use crate::puzzle::{
    Answer, CannotMake, Code, Fact, Kind, Marked, Puzzle, Question, Series, Spec, generate, mark,
    reasons,
};
use crate::rules::Random;
use crate::solver::Solver;

/// How a puzzle went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Right at the first try.
    First,
    /// Right in the end.
    Later,
    /// The solution was shown.
    Shown,
    /// Wrong, and told at the end only.
    Wrong,
}

/// A puzzle of the series.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How often a wrong answer was given.
    pub wrong: u8,
    /// How it went.
    pub outcome: Option<Outcome>,
}

/// Where the pupil stands with a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// Putting an answer together.
    Answering,
    /// The answer was wrong, or there is better.
    Wrong(Marked),
    /// The answer is right.
    Right(Marked),
    /// The solution, with its reasons.
    Solution(Vec<Fact>),
    /// All puzzles are done.
    Summary,
}

/// Where the puzzles come from.
#[derive(Clone, PartialEq, Debug)]
pub enum Origin {
    /// A series with a code, or a single puzzle.
    Code(Code),
    /// Turns of a game.
    Game,
    /// Those that were missed.
    Missed,
    /// A worksheet: its items are shown one by one with their solutions.
    Sheet(Code),
}

/// A series being worked on.
pub struct Practice {
    items: Vec<Item>,
    at: usize,
    desk: Desk,
    stage: Stage,
    origin: Origin,
    at_once: bool,
    /// How much of the explanation has been shown.
    pub shown: usize,
    /// Whether somebody goes through it step by step, so that it must not run on its own.
    pub by_hand: bool,
    solver: Solver,
    /// The seconds this has taken, and whether the clock runs.
    pub clock: Option<Clock>,
}

/// A clock that can be stopped.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Clock {
    before: f64,
    since: Option<f64>,
}

impl Clock {
    /// Started now.
    pub fn started(now: f64) -> Clock {
        Clock {
            before: 0.0,
            since: Some(now),
        }
    }

    /// The seconds on it.
    pub fn seconds(&self, now: f64) -> f64 {
        self.before + self.since.map_or(0.0, |since| (now - since).max(0.0))
    }

    /// Whether it runs.
    pub fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// Stops it, or lets it run again.
    pub fn toggle(&mut self, now: f64) {
        self.before = self.seconds(now);
        self.since = match self.since {
            Some(_) => None,
            None => Some(now),
        };
    }
}

/// How many wrong answers there are before the solution is the obvious next step.
pub const TRIES: u8 = 2;

impl Practice {
    /// Works on these puzzles; nothing if there are none.
    pub fn new(puzzles: Vec<Puzzle>, origin: Origin, at_once: bool) -> Option<Practice> {
        let items: Vec<Item> = puzzles
            .into_iter()
            .map(|puzzle| Item {
                puzzle,
                wrong: 0,
                outcome: None,
            })
            .collect();
        let first = items.first()?.puzzle.clone();
        let mut practice = Practice {
            items,
            at: 0,
            desk: Desk::new(first),
            stage: Stage::Answering,
            at_once: at_once || matches!(origin, Origin::Sheet(_)),
            origin,
            shown: 0,
            by_hand: false,
            solver: Solver::new(),
            clock: None,
        };
        practice.enter();
        Some(practice)
    }

    /// A series.
    pub fn of_series(series: &Series, at_once: bool) -> Result<Option<Practice>, CannotMake> {
        let puzzles = series.puzzles(&mut Solver::new())?;
        let origin = Origin::Code(Code::Series(series.clone()));
        Ok(Practice::new(puzzles, origin, at_once))
    }

    /// A single puzzle.
    pub fn of_spec(spec: Spec) -> Result<Option<Practice>, CannotMake> {
        let puzzle = generate(&mut Solver::new(), spec)?;
        let origin = Origin::Code(Code::Puzzle(spec));
        Ok(Practice::new(vec![puzzle], origin, true))
    }

    /// The puzzles.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// Which one it is, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The puzzle on the desk.
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// Where the pupil stands.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Where the puzzles come from.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Whether this goes through a worksheet with its solutions.
    pub fn is_correction(&self) -> bool {
        matches!(self.origin, Origin::Sheet(_))
    }

    /// The answer that the explanation is about: the pupil's, or the solution.
    pub fn explained(&self) -> Option<Answer> {
        match self.stage {
            Stage::Answering | Stage::Summary => None,
            // The lines of other kinds would give the answer away.
            Stage::Wrong(_) if !self.is_about_a_play() => None,
            Stage::Wrong(_) | Stage::Right(_) => self.desk.answer(),
            Stage::Solution(_) => Some(self.desk.puzzle().solution.clone()),
        }
    }

    fn is_about_a_play(&self) -> bool {
        matches!(self.desk.puzzle().question, Question::Best { .. })
    }

    /// Puts the answer together.
    pub fn act(&mut self, action: DeskAction) {
        if self.stage == Stage::Answering {
            self.desk.act(action);
        }
    }

    /// Marks the answer.
    pub fn check(&mut self) {
        let (Stage::Answering, Some(answer)) = (&self.stage, self.desk.answer()) else {
            return;
        };
        let marked = mark(&mut self.solver, self.desk.puzzle(), &answer);
        let at_once = self.at_once;
        if let Some(item) = self.items.get_mut(self.at) {
            if marked.right {
                item.outcome = Some(if item.wrong == 0 {
                    Outcome::First
                } else {
                    Outcome::Later
                });
            } else {
                item.wrong = item.wrong.saturating_add(1);
                if !at_once {
                    item.outcome = Some(Outcome::Wrong);
                }
            }
        }
        self.start_explaining();
        if at_once {
            self.stage = if marked.right {
                Stage::Right(marked)
            } else {
                Stage::Wrong(marked)
            };
        } else {
            self.next();
        }
    }

    /// Lets the pupil try again.
    pub fn try_again(&mut self) {
        if let Stage::Wrong(_) = self.stage {
            self.stage = Stage::Answering;
            self.desk.act(DeskAction::Clear);
        }
    }

    /// Shows the solution.
    pub fn show(&mut self, write: impl Fn(i32) -> String) {
        if self.stage == Stage::Summary {
            return;
        }
        if let Some(item) = self.items.get_mut(self.at)
            && item.outcome.is_none()
            && !matches!(self.origin, Origin::Sheet(_))
        {
            item.outcome = Some(Outcome::Shown);
        }
        let facts = reasons(&mut self.solver, self.desk.puzzle());
        let solution = self.desk.puzzle().solution.clone();
        self.desk.put(&solution, write);
        self.start_explaining();
        self.stage = Stage::Solution(facts);
    }

    /// On to the next puzzle, or to the summary.
    pub fn next(&mut self) {
        if self.at + 1 < self.items.len() {
            self.at += 1;
            self.enter();
        } else if self.is_correction() {
            // A worksheet has no summary: its last item stays.
        } else {
            self.stage = Stage::Summary;
        }
    }

    /// Back to the puzzle before, to look at it.
    pub fn previous(&mut self) {
        if self.at > 0 && self.is_correction() {
            self.at -= 1;
            self.enter();
        }
    }

    fn enter(&mut self) {
        if let Some(item) = self.items.get(self.at) {
            self.desk = Desk::new(item.puzzle.clone());
        }
        self.stage = Stage::Answering;
        self.start_explaining();
    }

    fn start_explaining(&mut self) {
        self.shown = 0;
        self.by_hand = false;
    }

    /// One more like this one, right after it.
    pub fn one_more(&mut self, seed: u64) {
        let puzzle = self.desk.puzzle();
        let deck = puzzle.number_deck();
        let spec = puzzle.spec.map(|spec| spec.next());
        let spec = spec.or_else(|| {
            let level = puzzle.level.clamp(1, puzzle.kind.levels());
            let seed = Random::new(seed).below(Spec::SEEDS as usize);
            let seed = u32::try_from(seed).unwrap_or(0);
            Spec::new(puzzle.kind, level, Spec::USUAL_HAND, deck, seed).ok()
        });
        let more = spec.and_then(|spec| generate(&mut self.solver, spec).ok());
        if let Some(puzzle) = more {
            let item = Item {
                puzzle,
                wrong: 0,
                outcome: None,
            };
            let place = (self.at + 1).min(self.items.len());
            self.items.insert(place, item);
            self.next();
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
    use crate::rules::Card;

    fn practice(at_once: bool) -> Practice {
        let mut wish = Wish::default();
        wish.count = 3;
        let series = wish.series(4).unwrap();
        Practice::of_series(&series, at_once).unwrap().unwrap()
    }

    fn solve(practice: &mut Practice) {
        let Answer::Plays(plays) = practice.desk().puzzle().solution.clone() else {
            return;
        };
        for play in plays {
            practice.act(DeskAction::Tap(play.card));
        }
    }

    fn blunder(practice: &mut Practice) {
        let hand = practice.desk().puzzle().question.position().unwrap();
        let far: Card = *hand.hand().iter().max().unwrap();
        practice.act(DeskAction::Tap(far));
    }

    #[test]
    fn a_wrong_answer_is_told_and_can_be_tried_again() {
        let mut practice = practice(true);
        practice.check();
        assert_eq!(
            *practice.stage(),
            Stage::Answering,
            "there is no answer yet"
        );
        blunder(&mut practice);
        practice.check();
        assert!(matches!(practice.stage(), Stage::Wrong(_)));
        practice.try_again();
        solve(&mut practice);
        practice.check();
        assert!(matches!(practice.stage(), Stage::Right(_)));
        practice.next();
        practice.show(|n| n.to_string());
        practice.next();
        solve(&mut practice);
        practice.check();
        practice.next();
        assert_eq!(*practice.stage(), Stage::Summary);
        let outcomes: Vec<_> = practice.items().iter().map(|item| item.outcome).collect();
        let expected = [Outcome::Later, Outcome::Shown, Outcome::First].map(Some);
        assert_eq!(outcomes, expected);
        assert_eq!(practice.missed().len(), 2);
        assert_eq!(practice.by_kind(), [(Kind::Order, 1, 3)]);
    }

    #[test]
    fn told_at_the_end_means_not_before() {
        let mut practice = practice(false);
        blunder(&mut practice);
        practice.check();
        assert_eq!((practice.at(), practice.stage()), (1, &Stage::Answering));
        solve(&mut practice);
        practice.check();
        solve(&mut practice);
        practice.check();
        assert_eq!(*practice.stage(), Stage::Summary);
        assert_eq!(practice.items()[0].outcome, Some(Outcome::Wrong));
    }

    #[test]
    fn one_more_like_this_is_another_of_the_same_kind_and_level() {
        let mut practice = practice(true);
        let first = practice.desk().puzzle().clone();
        solve(&mut practice);
        practice.check();
        practice.one_more(1);
        let more = practice.desk().puzzle();
        assert_eq!((more.kind, more.level), (first.kind, first.level));
        assert_ne!(more.question, first.question);
        assert_eq!(practice.items().len(), 4);
    }

    #[test]
    fn any_choice_of_kinds_and_levels_makes_a_series() {
        let mut wish = Wish::default();
        for kind in Kind::ALL {
            wish.toggle(kind);
        }
        wish.toggle(Kind::Order);
        assert_eq!(wish.kinds().len(), 9);
        for lowest in 1..=5 {
            wish.set_levels(lowest, 5);
            let series = wish.series(7).unwrap();
            assert!(series.puzzles(&mut Solver::new()).is_ok());
        }
    }
}
