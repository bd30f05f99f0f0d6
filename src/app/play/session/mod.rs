//! A game as it is played at the board: the rules' game, who sits where, and what the window
//! shows of it. Knows nothing of windows, so that tests can play it card by card.

mod event;
mod hint;
mod loss_reason;
mod take_back;
#[cfg(test)]
mod tests;
mod turn;

pub use event::Event;
pub use hint::Hint;
pub use loss_reason::LossReason;
pub use take_back::TakeBack;

use super::TableAction;
use crate::app::setup::{Guidance, Setup};
use crate::app::{Dialog, Request, ScreenId};
use crate::coach::{Computer, Grade, Outlook, Review, TurnReview, outlook, review};
use crate::journal::{JournalEntry, Topic};
use crate::puzzle::{Code, DealSpec, Puzzle, idea_behind, puzzles_from_review};
use crate::rules::{Card, CardSet, Game, PileName, Placement, RuleSet, Signal, Status};
use crate::solver::Solver;

#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// The hand is covered until the next team says it is ready.
    HandOver,
    Turn,
    Review(Box<TurnReview>),
}

pub struct Session {
    setup: Setup,
    deal: DealSpec,
    game: Game,
    computers: Vec<Option<Computer>>,
    chosen: Option<Card>,
    event: Option<Event>,
    hint: Option<Hint>,
    phase: Phase,
    covered: bool,
    /// The team that last held the cards: it need not hand over to itself.
    at_the_board: Option<usize>,
    review: Option<Review>,
    outlook: Option<Outlook>,
    grade: Option<Grade>,
    mistakes: usize,
    pub mode: TableMode,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TableMode {
    #[default]
    Game,
    Lesson,
    /// A game that is over: the class sees everything and may try what it likes, and nothing new is said.
    Study,
}

const MOST_MISTAKES: usize = 10;

impl Session {
    pub fn new(setup: &Setup) -> Session {
        let deal = setup.deal();
        Session::with_game(setup.clone(), deal, deal.game())
    }

    pub fn with_game(setup: Setup, deal: DealSpec, game: Game) -> Session {
        let computers = (0..game.rules().players())
            .map(|player| setup.player(player).strategy().map(Computer::new))
            .collect();
        let mut session = Session {
            setup,
            deal,
            game,
            computers,
            chosen: None,
            event: None,
            hint: None,
            phase: Phase::Turn,
            covered: false,
            at_the_board: None,
            review: None,
            outlook: None,
            grade: None,
            mistakes: 0,
            mode: TableMode::Game,
        };
        session.begin_turn();
        session
    }

    #[must_use]
    pub fn in_mode(self, mode: TableMode) -> Session {
        Session { mode, ..self }
    }

    pub fn in_lesson(&self) -> bool {
        self.mode == TableMode::Lesson
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn deal(&self) -> DealSpec {
        self.deal
    }

    pub fn code(&self) -> Code {
        Code::Deal(self.deal)
    }

    /// The number of the turn, from 1.
    pub fn turn_number(&self) -> usize {
        self.game.finished_turns().len() + 1
    }

    pub fn laid(&self) -> usize {
        let finished = self.game.finished_turns().iter();
        let before: usize = finished.map(|turn| turn.plays.len()).sum();
        before + self.game.turn().plays.len()
    }

    /// Whether the card that has just been laid jumped; nothing if something else happened last.
    pub fn just_jumped(&self) -> Option<bool> {
        match self.event()? {
            Event::Laid { placement, .. } => Some(*placement == Placement::Jump),
            _ => None,
        }
    }

    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    pub fn chosen(&self) -> Option<Card> {
        self.chosen
    }

    pub fn event(&self) -> Option<&Event> {
        self.event.as_ref()
    }

    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    pub fn covered(&self) -> bool {
        self.covered
    }

    pub fn is_over(&self) -> bool {
        self.game.status() != Status::Playing
    }

    pub fn computer_moves(&self) -> bool {
        !self.is_over() && self.phase == Phase::Turn && self.is_computer(self.game.player())
    }

    pub fn people_move(&self) -> bool {
        !self.is_over() && self.phase == Phase::Turn && !self.is_computer(self.game.player())
    }

    pub fn is_computer(&self, player: usize) -> bool {
        self.computers.get(player).is_some_and(std::option::Option::is_some)
    }

    pub fn shown_hand(&self) -> Option<CardSet> {
        let player = self.game.player();
        // After the end everybody may see why it ended.
        let open = self.setup.open_hands || !self.is_computer(player) || self.is_over();
        let uncovered = open && !self.covered && self.phase != Phase::HandOver;
        uncovered.then(|| self.game.hand(player))
    }

    pub fn shown_hand_of(&self, player: usize) -> Option<CardSet> {
        let uncovered = (self.setup.open_hands || self.is_over()) && !self.covered;
        uncovered.then(|| self.game.hand(player))
    }

    pub fn may_end(&self) -> bool {
        self.people_move() && self.game.missing() == 0
    }

    /// Whether a card may be taken back: also one that ended the game.
    pub fn may_undo(&self) -> bool {
        let own = !self.is_computer(self.game.player());
        own && self.phase == Phase::Turn && !self.game.turn().plays.is_empty()
    }

    /// While a game is studied its turns never end: only cards are laid, and hints asked for.
    pub fn act(&mut self, action: TableAction) -> Option<Request> {
        let lays = matches!(
            action,
            TableAction::Choose(_)
                | TableAction::PointAt(_)
                | TableAction::Place(_)
                | TableAction::Undo
                | TableAction::Hint
        );
        match action {
            _ if self.mode == TableMode::Study && !lays => {}
            TableAction::Choose(card) => self.choose(card),
            TableAction::PointAt(card) => self.point_at(card),
            TableAction::Place(pile) => self.place(pile),
            TableAction::Undo => self.undo(),
            TableAction::EndTurn => self.end_turn(),
            TableAction::Hint => self.ask_hint(),
            TableAction::GoOn => self.go_on(),
            TableAction::Cover => self.toggle_cover(),
            TableAction::AskSignal(pile) => return Some(Request::Open(Dialog::Signal(pile))),
            TableAction::Say(player, pile, signal) => self.say(player, pile, signal),
            TableAction::Result => return Some(Request::Go(ScreenId::End)),
            TableAction::AskGame => return Some(Request::Open(Dialog::Game)),
            TableAction::Guide(guidance) => self.guide(guidance),
            TableAction::AskTakeBack => return Some(Request::Open(Dialog::TakeBack)),
            TableAction::TakeBack => {
                self.take_back_turn();
                return Some(Request::Close);
            }
        }
        None
    }

    fn guide(&mut self, guidance: Guidance) {
        self.setup.guidance = guidance;
        if guidance < Guidance::Hints {
            self.hint = None;
        }
    }

    pub fn is_secret(&self) -> bool {
        let people = self.computers.iter().filter(|seat| seat.is_none()).count();
        !self.setup.open_hands && people > 1
    }

    pub fn say(&mut self, player: usize, pile: PileName, signal: Option<Signal>) {
        if let Err(refusal) = self.game.say(player, pile, signal) {
            self.event = Some(Event::Refused(refusal));
        }
    }

    pub fn speakers(&self) -> Vec<usize> {
        (0..self.game.rules().players())
            .filter(|player| !self.is_computer(*player) && self.game.may_signal(*player))
            .filter(|_| !self.is_over() && self.mode != TableMode::Study)
            .collect()
    }

    pub fn toggle_cover(&mut self) {
        self.covered = !self.covered;
        self.chosen = None;
        self.hint = None;
    }

    /// A game that has ended, for the journal. In a duel one side wins, and the cards left do not count.
    pub fn journal_entry(&mut self) -> JournalEntry {
        let jumps = self.review().turns.iter().map(|turn| turn.jumps).sum();
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let left = match self.game.rules().set() {
            RuleSet::Classic => Some(number(self.game.left())),
            RuleSet::Duel => None,
        };
        let jumps = number(jumps);
        JournalEntry::Played { left, jumps }
    }

    pub fn review(&mut self) -> &Review {
        let game = &self.game;
        self.review.get_or_insert_with(|| review(game))
    }

    pub fn foresee(&mut self) {
        if self.outlook.is_none() {
            self.outlook = outlook(&self.game, &self.setup.talkers());
        }
    }

    /// The chance of winning turn by turn, if it has been worked out and these rules have one.
    pub fn outlook(&self) -> Option<&Outlook> {
        self.outlook.as_ref()
    }

    pub fn set_grade(&mut self, grade: Grade) {
        self.grade = Some(grade);
    }

    pub fn grade(&self) -> Option<Grade> {
        self.grade
    }

    /// The same game with a deal whose grade may be known already.
    #[must_use]
    pub fn graded(mut self, grade: Option<Grade>) -> Session {
        self.grade = grade;
        self
    }

    /// Something was taken back: the game must be looked at anew.
    fn forget_review(&mut self) {
        self.review = None;
        self.outlook = None;
    }

    pub fn puzzles_from_review(&mut self) -> Vec<Puzzle> {
        let found = puzzles_from_review(&mut Solver::new(), self.review(), MOST_MISTAKES);
        self.mistakes = found.len();
        found.into_iter().map(|found| found.puzzle).collect()
    }

    /// What the turns that cost most have in common: a wrong idea, else the skill of the costliest.
    pub fn hardest(&mut self) -> Option<Topic> {
        let mut solver = Solver::new();
        let review = self.review();
        if let Some(idea) = idea_behind(&mut solver, review, MOST_MISTAKES) {
            return Some(Topic::Idea(idea));
        }
        let costliest = puzzles_from_review(&mut solver, review, 1).pop()?;
        Topic::skill(costliest.puzzle.kind, costliest.puzzle.level)
    }

    pub fn mistakes(&self) -> usize {
        self.mistakes
    }

    pub fn reviewed(&self) -> Option<&Review> {
        self.review.as_ref()
    }
}
