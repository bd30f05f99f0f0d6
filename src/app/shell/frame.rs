//! The frame around the screens: which one is shown, what lies over it, what people should know.

use super::notice::Notice;
use super::trail::Trail;
use crate::app::time::ThinkingTime;
use crate::app::{Dialog, Screen};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameAction {
    Go(Screen),
    /// Close what lies over the screen, or go to the screen before.
    Back,
    Open(Dialog),
    Close,
    Dismiss,
    FullScreen,
    Think,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passing {
    Sound(bool),
}

/// How long it is said, in seconds.
const MOMENT: f64 = 2.0;

pub struct FrameModel {
    pub screen: Screen,
    pub trail: Trail,
    pub dialog: Option<Dialog>,
    pub notices: Vec<Notice>,
    /// What is said for a moment, and until when on the window's clock.
    passing: Option<(Passing, f64)>,
    pub full_screen: bool,
    /// The time to think about what is on the screen, once it was started.
    pub thinking: Option<ThinkingTime>,
}

impl FrameModel {
    pub fn new(notices: Vec<Notice>) -> FrameModel {
        FrameModel {
            screen: Screen::Home,
            trail: Trail::default(),
            dialog: None,
            notices,
            passing: None,
            full_screen: false,
            thinking: None,
        }
    }

    pub fn show(&mut self, screen: Screen) {
        self.dialog = None;
        self.trail.go_on(self.screen, screen);
        self.screen = screen;
    }

    /// Shows a screen in place of these, which nobody can go back to any more.
    pub fn show_instead(&mut self, screen: Screen, of: &[Screen]) {
        self.show(screen);
        self.trail.forget(of);
    }

    pub fn begin_at(&mut self, screen: Screen) {
        self.dialog = None;
        self.trail = Trail::default();
        self.screen = screen;
    }

    pub fn back(&mut self) {
        self.screen = self.trail.back();
    }

    pub fn dismiss(&mut self) {
        if !self.notices.is_empty() {
            self.notices.remove(0);
        }
    }

    pub fn pass(&mut self, what: Passing, now: f64) {
        self.passing = Some((what, now + MOMENT));
    }

    /// What is said at this time, and for how many seconds more.
    pub fn passing(&self, now: f64) -> Option<(Passing, f64)> {
        let (what, until) = self.passing?;
        (now < until).then_some((what, until - now))
    }

    pub fn forget_the_clock(&mut self) {
        self.passing = None;
    }

    pub fn think(&mut self, seconds: u16, now: f64) {
        self.thinking = match self.thinking {
            None if seconds > 0 => Some(ThinkingTime::started(seconds, now)),
            _ => None,
        };
    }

    pub fn is_free(&self) -> bool {
        self.dialog.is_none()
    }
}
