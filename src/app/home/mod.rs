//! Home: what there is to do. It remembers nothing, so it has no model: all it can ask for is to
//! go somewhere.

pub mod view;

use super::play::Session;
use super::{Dialog, Request, Screen};
use crate::journal::Digest;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HomeAction {
    Go(Screen),
    TypeCode,
    DayPuzzle,
    /// Go on with the series of the last time.
    ResumeSeries,
    /// Go on with the vote of the last time.
    ResumeVote,
}

#[derive(Clone, Copy)]
pub struct HomeNews<'a> {
    /// The game under way, or the last one.
    pub game: Option<&'a Session>,
    pub digest: &'a Digest,
    pub series: Option<usize>,
    pub vote: Option<usize>,
}

impl HomeAction {
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
