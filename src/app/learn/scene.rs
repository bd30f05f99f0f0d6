//! What a step of a lesson needs besides its text: a play that is shown, a question with the
//! answer so far.

use crate::app::desk::{Desk, DeskAction};
use crate::l10n::Numbers;
use crate::lesson::{AskStage as Stage, Reply, Show, Shown, Walk};
use crate::puzzle::{Answer, BestQuestion, Kind, Puzzle, Question, steps};
use crate::rules::Play;
use crate::solver::Solver;

/// What a step needs besides its text.
#[derive(Clone, PartialEq, Debug)]
pub enum Scene {
    /// Nothing.
    Plain,
    /// A play, shown card by card.
    Show(Box<ShowScene>),
    /// A question with the answer so far.
    Ask(Box<AskScene>),
    /// A game; not begun as long as its text is read.
    Game {
        /// Whether the table is shown.
        begun: bool,
    },
}

/// Cards laid one after the other by the clock.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Reel {
    laid: usize,
    total: usize,
    /// Whether it runs, and when the next card is due.
    runs: bool,
    due: Option<f64>,
}

/// Seconds until the first card, and between two.
const FIRST: f64 = 0.4;
const PACE: f64 = 1.3;

impl Reel {
    fn new(laid: usize, total: usize) -> Reel {
        Reel {
            laid: laid.min(total),
            total,
            runs: false,
            due: None,
        }
    }

    fn run(&mut self) {
        *self = Reel {
            runs: self.total > 0,
            ..Reel::new(0, self.total)
        };
    }

    fn tick(&mut self, now: f64) -> Option<f64> {
        if !self.runs {
            return None;
        }
        let due = *self.due.get_or_insert(now + FIRST);
        if now >= due {
            self.laid += 1;
            self.due = Some(now + PACE);
        }
        self.runs = self.laid < self.total;
        let due = self.due.filter(|_| self.runs)?;
        Some((due - now).max(0.0))
    }
}

/// A play, shown card by card.
#[derive(Clone, PartialEq, Debug)]
pub struct ShowScene {
    desk: Desk,
    plays: Vec<Play>,
    reel: Reel,
}

impl ShowScene {
    pub(super) fn new(show: &Show) -> ShowScene {
        let question = Question::Best(BestQuestion {
            position: show.position.clone(),
        });
        ShowScene {
            desk: Desk::new(Puzzle {
                spec: None,
                kind: Kind::Order,
                level: 1,
                question,
                solution: Answer::Plays(show.plays.clone()),
                options: Vec::new(),
                motifs: Vec::new(),
            }),
            plays: show.plays.clone(),
            reel: Reel::new(0, show.plays.len()),
        }
    }

    /// The piles and the hand, with the cards laid so far.
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// How many cards are laid.
    pub fn laid(&self) -> usize {
        self.reel.laid
    }

    /// How many there are to lay.
    pub fn total(&self) -> usize {
        self.reel.total
    }

    /// Whether cards are being laid by themselves.
    pub fn runs(&self) -> bool {
        self.reel.runs
    }

    pub(super) fn watch(&mut self) {
        self.reel.run();
        self.lay();
    }

    /// Lays the next card if its time has come; says how long to wait for another.
    pub(super) fn tick(&mut self, now: f64) -> Option<f64> {
        let wait = self.reel.tick(now);
        if self.desk.plays().len() != self.reel.laid {
            self.lay();
        }
        wait
    }

    pub(super) fn step(&mut self, laid: usize) {
        self.reel = Reel::new(laid, self.plays.len());
        self.lay();
    }

    fn lay(&mut self) {
        let laid = self.plays.iter().take(self.reel.laid).copied().collect();
        self.desk.put(&Answer::Plays(laid), |_| String::new());
    }
}

/// A question with the answer so far.
#[derive(Clone, PartialEq, Debug)]
pub struct AskScene {
    desk: Desk,
    stage: Stage,
    /// What was said to the last answer.
    reply: Option<Reply>,
    /// The solution, once it may be seen.
    solution: Option<Shown>,
    /// Whether it lies on the desk.
    revealed: bool,
    reel: Reel,
    /// Somebody wanted to go on without an answer.
    nudged: bool,
}

impl AskScene {
    pub(super) fn new(solver: &mut Solver, walk: &Walk, puzzle: &Puzzle) -> AskScene {
        let mut ask = AskScene {
            desk: Desk::new(puzzle.clone()),
            stage: walk.stage().unwrap_or(Stage::Solved),
            reply: None,
            solution: walk.solution(solver),
            revealed: false,
            reel: Reel::new(0, 0),
            nudged: false,
        };
        ask.reveal(false);
        ask
    }

    /// The puzzle and the answer.
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// How the question stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// What was said to the answer on the desk.
    pub fn reply(&self) -> Option<&Reply> {
        self.reply.as_ref()
    }

    /// The solution, where it lies on the desk.
    pub fn solution(&self) -> Option<&Shown> {
        self.solution.as_ref().filter(|_| self.revealed)
    }

    /// How many cards of the solution are drawn on the number line.
    pub fn drawn(&self) -> usize {
        self.reel.laid
    }

    /// Whether somebody wanted to go on without an answer.
    pub fn nudged(&self) -> bool {
        self.nudged
    }

    /// Whether an answer is being put together.
    pub fn waits(&self) -> bool {
        self.is_open() && self.reply.is_none()
    }

    /// Whether answers are taken.
    pub fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Open { .. })
    }

    /// Whether the answer was wrong and there may be another.
    pub fn may_try_again(&self) -> bool {
        self.is_open() && self.reply.is_some()
    }

    /// Whether the solution can be asked for.
    pub fn may_reveal(&self) -> bool {
        self.stage == Stage::Shown && !self.revealed && self.solution.is_some()
    }

    /// Draws the next card of the solution if its time has come.
    pub(super) fn tick(&mut self, now: f64) -> Option<f64> {
        self.reel.tick(now)
    }

    pub(super) fn nudge(&mut self) {
        self.nudged = true;
    }

    pub(super) fn desk_act(&mut self, action: DeskAction) {
        if self.is_open() {
            self.reply = None;
            self.nudged = false;
            self.desk.act(action);
        }
    }

    pub(super) fn check(&mut self, solver: &mut Solver, walk: &mut Walk) {
        let Some(answer) = self.desk.answer().filter(|_| self.waits()) else {
            return;
        };
        if let Some(reply) = walk.answer(solver, &answer) {
            self.stage = walk.stage().unwrap_or(Stage::Solved);
            self.solution = walk.solution(solver);
            self.reply = Some(reply);
            self.nudged = false;
        }
    }

    pub(super) fn try_again(&mut self) {
        if self.may_try_again() {
            self.reply = None;
            self.desk.act(DeskAction::Clear);
        }
    }

    /// Puts the solution on the desk.
    pub(super) fn reveal(&mut self, slowly: bool) {
        let Some(shown) = &self.solution else {
            return;
        };
        let deck = self.desk.puzzle().number_deck();
        let numbers = Numbers { deck, decimal: ',' };
        self.desk.put(&shown.answer, |number| numbers.write(number));
        self.revealed = true;
        let total = steps(&self.desk.puzzle().tracks(&shown.answer));
        self.reel = Reel::new(total, total);
        if slowly {
            self.reel.run();
        }
    }
}
