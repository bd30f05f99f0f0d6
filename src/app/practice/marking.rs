//! What is said to the answers of a series, what they count for, and what they show.

use super::{Contest, Origin, Outcome, Practice, SeriesItem};
use crate::app::Request;
use crate::app::answer::{Attempt, AttemptStage, SavedAttempt};
use crate::journal::{Activity, Topic};
use crate::puzzle::{
    Answer, Diagnosis, Feedback, Kind, Misconception, Puzzle, Spec, generate, mark, reasons,
};
use crate::rules::Random;
use crate::solver::{Solver, Verdict};

fn feedback(solver: &mut Solver, puzzle: &Puzzle, answer: &Answer, last_try: bool) -> Feedback {
    let mut feedback = mark(solver, puzzle, answer);
    if last_try && !feedback.right && feedback.verdict != Verdict::TooFew {
        feedback.solution = Some(reasons(solver, puzzle));
    }
    feedback
}

impl Practice {
    pub(super) fn check(&mut self) {
        let solver = &mut self.solver;
        let in_relay = matches!(self.contest, Contest::Relay(_));
        let last_try = in_relay || self.attempt.wrong + 1 >= Attempt::TRIES;
        if !self.attempt.check(|puzzle, answer| feedback(solver, puzzle, answer, last_try)) {
            return;
        }
        let right = matches!(self.attempt.stage(), AttemptStage::Right(_));
        // Too few cards is a matter of counting, and can be put right at once.
        let verdict = self.attempt.feedback().map(|feedback| feedback.verdict);
        if self.at_once && verdict == Some(Verdict::TooFew) {
            self.attempt.wrong = self.attempt.wrong.saturating_sub(1);
            return self.explain();
        }
        let answer = self.attempt.input().answer();
        let item = self.items.get(self.at);
        let first = item.is_some_and(|item| item.first.is_none());
        self.findings.hear(&mut self.solver, &self.attempt, first, right);
        if right && matches!(self.origin, Origin::Day(..)) {
            self.findings.did(Activity::DayPuzzle);
        }
        self.count(first, right, verdict);
        if let Some(item) = self.items.get_mut(self.at) {
            item.note(answer, right, self.at_once && !in_relay);
        }
        if self.at_once {
            self.explain();
        } else {
            self.next();
        }
    }

    /// A series that was under way, at this puzzle; nothing if the attempt does not belong to it.
    pub(super) fn restored(
        blank: Practice,
        (items, at): (Vec<SeriesItem>, usize),
        attempt: &SavedAttempt,
    ) -> Option<Practice> {
        let puzzle = items.get(at)?.puzzle.clone();
        let mut practice = blank;
        (practice.items, practice.at) = (items, at);
        let solver = &mut practice.solver;
        for item in &practice.items {
            let Some(answer) = &item.first else {
                practice.contest.passed(item);
                continue;
            };
            let marked = mark(solver, &item.puzzle, answer);
            practice.findings.observe(solver, &item.puzzle, answer, marked.right);
            practice.contest.answered(marked.right, marked.verdict);
        }
        if practice.items.get(at).is_some_and(|item| item.first.is_none()) {
            practice.findings.turn_over();
        }
        let last_try = attempt.wrong >= Attempt::TRIES || practice.relay().is_some();
        let solver = &mut practice.solver;
        practice.attempt = Attempt::restored(puzzle, attempt, solver, |solver, puzzle, answer| {
            feedback(solver, puzzle, answer, last_try)
        })?;
        practice.explain();
        Some(practice)
    }

    fn count(&mut self, first: bool, right: bool, verdict: Option<Verdict>) {
        if let Some(verdict) = verdict.filter(|_| first) {
            self.contest.answered(right, verdict);
        }
        if first && self.ladder().is_some() && self.items.len() == 1 {
            self.findings.did(Activity::Ladder);
        }
    }

    pub fn suspect(&self) -> Option<Misconception> {
        self.findings.suspect()
    }

    /// An exit ticket on the misconception that the answers point to, else on the first skill that was missed.
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

    pub(super) fn show(&mut self) {
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

    /// One more like this one, right after it: out of several, the one that tells most about how
    /// the class thinks. A relay would no longer be even.
    pub(super) fn one_more(&mut self, seed: u64) {
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
