//! Home: what there is to do. It remembers nothing, so it has no model: all it can ask for is to
//! go somewhere.

pub mod view;

use super::{Dialog, Request, Screen};

/// Something on Home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HomeAction {
    /// Go there.
    Go(Screen),
    /// Type a code.
    TypeCode,
}

impl HomeAction {
    /// What it asks for.
    pub fn request(self) -> Request {
        match self {
            HomeAction::Go(screen) => Request::Go(screen),
            HomeAction::TypeCode => Request::Open(Dialog::Code),
        }
    }
}
