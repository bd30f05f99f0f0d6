//! Home: what there is to do. It remembers nothing, so it has no model: all it can ask for is to
//! go somewhere.

pub mod view;

use super::play::Session;
use super::{Dialog, Request, Screen};
use crate::journal::Digest;

/// Something on Home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HomeAction {
    /// Go there.
    Go(Screen),
    /// Type a code.
    TypeCode,
    /// Work on the puzzle of the day.
    DayPuzzle,
    /// Go on with the series of the last time.
    ResumeSeries,
    /// Go on with the vote of the last time.
    ResumeVote,
}

/// What Home tells about the class and its game.
#[derive(Clone, Copy)]
pub struct HomeNews<'a> {
    /// The game under way, or the last one.
    pub game: Option<&'a Session>,
    /// What the journal of the class comes to.
    pub digest: &'a Digest,
    /// The puzzle at which a series was left when the window was closed.
    pub series: Option<usize>,
    /// The question at which a vote was left.
    pub vote: Option<usize>,
}

impl HomeAction {
    /// What it asks for.
    pub fn request(self) -> Request {
        match self {
            HomeAction::Go(screen) => Request::Go(screen),
            HomeAction::DayPuzzle => Request::DayPuzzle,
            HomeAction::ResumeSeries => Request::ResumeSeries,
            HomeAction::ResumeVote => Request::ResumeVote,
            HomeAction::TypeCode => Request::Open(Dialog::Code),
        }
    }
}
