use std::task::Poll;

use super::{Celebration, CelebrationKind, Phase, Session};
use crate::app::platform::RequestRepaint;
use crate::app::setup::{Guidance, Setup};
use crate::app::time::Ticker;
use crate::app::{Background, Env, NextUpdate, Request};
use crate::coach::Grade;
use crate::journal::JournalEntry;
use crate::puzzle::NumberDeck;
use crate::rules::{Card, PileName, Signal};

/// Something at a table: that of the game under way, or that of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableAction {
    Choose(Card),
    PointAt(Card),
    Place(PileName),
    Undo,
    EndTurn,
    Hint,
    GoOn,
    Cover,
    AskSignal(PileName),
    Say(usize, PileName, Option<Signal>),
    Result,
    AskGame,
    Guide(Guidance),
    AskTakeBack,
    TakeBack,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayAction {
    Table(TableAction),
    /// Opens the analysis board at this turn, counted from 0.
    Study(usize),
    PractiseMistakes,
    PrintMistakes,
    SameDeal,
    NewDeal,
    Calm,
    Certificate,
    ExitTicket,
}

#[derive(Default)]
pub struct PlayModel {
    session: Option<Session>,
    celebration: Option<Celebration>,
    computers: Ticker,
    grading: Option<Background<Grade>>,
    put_down: bool,
}

impl PlayModel {
    pub fn new(session: Option<Session>) -> PlayModel {
        // One that was over when it was kept has been put down then.
        let put_down = session.as_ref().is_some_and(Session::is_over);
        PlayModel { session, put_down, ..PlayModel::default() }
    }

    /// Which turn it is, and how far: another stage has other buttons.
    pub fn stage(&self) -> (usize, usize) {
        let session = self.session.as_ref();
        session.map_or((0, 0), |session| {
            let phase = match session.phase() {
                Phase::HandOver => 0,
                Phase::Turn if session.is_over() => 3,
                Phase::Turn => 1,
                Phase::Review(_) => 2,
            };
            (session.turn_number(), phase)
        })
    }

    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    pub fn running(&self) -> Option<&Session> {
        self.session().filter(|session| !session.is_over())
    }

    pub fn start(&mut self, setup: &Setup, grade: Option<Grade>) {
        *self = PlayModel::new(Some(Session::new(setup).graded(grade)));
    }

    /// What there is for the journal, once: a game that has ended.
    pub fn drain_journal_entries(&mut self) -> Vec<JournalEntry> {
        let put_down = self.put_down;
        let session = self.session.as_mut();
        let over = session.filter(|session| session.is_over() && !put_down);
        let journal_entries = over.map(|session| vec![session.journal_entry()]);
        self.put_down |= journal_entries.is_some();
        journal_entries.unwrap_or_default()
    }

    /// Has it worked out how hard the deal on the table is, for the class that is shown its code.
    pub fn judge_deal(&mut self, request_repaint: &RequestRepaint) {
        let session = self.session.as_ref();
        if let Some(session) = session.filter(|session| session.grade().is_none())
            && self.grading.is_none()
        {
            let game = session.game();
            let (rules, deal) = (*game.rules(), game.deal().clone());
            let grading =
                Background::spawn(request_repaint, async move |_| Grade::of(&rules, &deal));
            self.grading = Some(grading);
        }
    }

    fn look_at_grading(&mut self) {
        if let Some(Poll::Ready(Some(grade))) = self.grading.as_ref().map(Background::poll)
            && let Some(session) = &mut self.session
        {
            session.set_grade(grade);
            self.grading = None;
        }
    }

    pub fn apply(&mut self, action: PlayAction) -> Option<Request> {
        let session = self.session.as_mut()?;
        match action {
            PlayAction::Table(action) => {
                let request = session.act(action);
                if !session.is_over() {
                    // The card that ended the game was taken back: it may end otherwise.
                    self.celebration = None;
                }
                return request;
            }
            PlayAction::Study(turn) => {
                return session.is_over().then_some(Request::StudyGame { turn });
            }
            PlayAction::PractiseMistakes => {
                return Some(Request::Practise(session.puzzles_from_review()));
            }
            PlayAction::PrintMistakes => {
                return Some(Request::Print(session.puzzles_from_review()));
            }
            PlayAction::ExitTicket => {
                return Some(Request::ExitTicket {
                    topic: session.hardest(),
                    deck: NumberDeck::Units,
                });
            }
            PlayAction::SameDeal => return Some(Request::PlayAgain(session.deal())),
            PlayAction::NewDeal => return Some(Request::NewDeal),
            PlayAction::Calm => self.calm(),
            PlayAction::Certificate => {
                let achievement =
                    self.celebration.as_ref().map(|celebration| celebration.achievement(session));
                return achievement.map(Request::Certificate);
            }
        }
        None
    }

    /// Looks at the whole game again, for the screen of its end. The first time there is a feast,
    /// if there is anything to celebrate; it moves only where things may move.
    pub fn enter_end(&mut self, now: f64, motion: bool) {
        if let Some(session) = &mut self.session {
            session.puzzles_from_review();
            session.foresee();
            if self.celebration.is_none() {
                self.celebration = Celebration::of(session);
                if let Some(celebration) = self.celebration.as_mut().filter(|_| motion) {
                    celebration.begin(now);
                }
            }
        }
    }

    pub fn celebration(&self) -> Option<&Celebration> {
        self.celebration.as_ref()
    }

    pub fn celebration_kind(&self) -> Option<CelebrationKind> {
        self.celebration().map(Celebration::kind)
    }

    fn calm(&mut self) {
        if let Some(celebration) = &mut self.celebration {
            celebration.calm();
        }
    }

    /// Lets a computer play when its time has come, and the table is on the screen.
    pub fn tick(&mut self, at_the_table: bool, env: &Env) -> NextUpdate {
        self.look_at_grading();
        let waiting = self.session.as_mut();
        let waiting = waiting.filter(|session| at_the_table && session.computer_moves());
        let Some(session) = waiting else {
            self.computers.stop();
            return NextUpdate::default();
        };
        let pace = session.setup().pace.seconds();
        let changed = self.computers.is_due(env.now, pace, pace);
        if changed {
            session.computer_step();
        }
        let wait = self.computers.wait(env.now);
        NextUpdate { wait: session.computer_moves().then_some(wait), changed }
    }

    pub fn forget_the_clock(&mut self) {
        self.computers.stop();
        self.calm();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::setup::Player;
    use crate::app::testing::at;
    use crate::coach::Strategy;

    fn computers() -> PlayModel {
        let mut setup = Setup::default();
        for team in 0..2 {
            setup.seat_mut(team).unwrap().player = Player::Computer(Strategy::Par);
        }
        let mut play = PlayModel::default();
        play.start(&setup, None);
        play
    }

    #[test]
    fn computers_play_by_the_clock_and_only_at_the_table() {
        let mut play = computers();
        let laid = |play: &PlayModel| play.session().unwrap().game().turn().plays.len();
        let tick = |play: &mut PlayModel, there, now| at(now, |env| play.tick(there, env));
        assert_eq!(tick(&mut play, false, 0.0), NextUpdate::default());
        let first = tick(&mut play, true, 0.0);
        assert_eq!((first.wait, first.changed, laid(&play)), (Some(1.2), false, 0));
        assert!(tick(&mut play, true, 1.3).changed);
        assert_eq!(laid(&play), 1);
        play.forget_the_clock();
        assert!(!tick(&mut play, true, 0.0).changed, "a new clock starts anew");
    }

    #[test]
    fn a_game_of_computers_ends_and_can_be_looked_at_again() {
        let mut play = computers();
        let mut now = 0.0;
        while play.running().is_some() {
            at(now, |env| play.tick(true, env));
            now += 2.0;
            assert!(now < 1_000.0, "the game does not end");
        }
        play.enter_end(now, true);
        assert_eq!(play.apply(PlayAction::Study(2)), Some(Request::StudyGame { turn: 2 }));
        let again = play.apply(PlayAction::SameDeal);
        let deal = play.session().unwrap().deal();
        assert_eq!(again, Some(Request::PlayAgain(deal)));
    }

    #[test]
    fn without_a_game_nothing_can_be_done() {
        let mut play = PlayModel::default();
        assert_eq!(play.apply(PlayAction::SameDeal), None);
        assert_eq!(play.apply(PlayAction::Study(3)), None);
    }
}
