use super::history::ScreenHistory;
use super::notice::Notice;
use crate::app::time::ThinkingTime;
use crate::app::{Dialog, ScreenId};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toast {
    Sound(bool),
}

/// How long it is said, in seconds.
const MOMENT: f64 = 2.0;

pub struct FrameModel {
    pub screen: ScreenId,
    pub history: ScreenHistory,
    pub dialog: Option<Dialog>,
    pub notices: Vec<Notice>,
    /// What is said for a moment, and until when on the window's clock.
    toast: Option<(Toast, f64)>,
    pub full_screen: bool,
    /// The time to think about what is on the screen, once it was started.
    pub thinking: Option<ThinkingTime>,
}

impl FrameModel {
    pub fn new(notices: Vec<Notice>) -> FrameModel {
        FrameModel {
            screen: ScreenId::Home,
            history: ScreenHistory::default(),
            dialog: None,
            notices,
            toast: None,
            full_screen: false,
            thinking: None,
        }
    }

    pub fn show(&mut self, screen: ScreenId) {
        self.dialog = None;
        self.history.go_on(self.screen, screen);
        self.screen = screen;
    }

    /// Shows a screen in place of these: back no longer leads to them.
    pub fn show_instead(&mut self, screen: ScreenId, of: &[ScreenId]) {
        self.show(screen);
        self.history.forget(of);
    }

    pub fn begin_at(&mut self, screen: ScreenId) {
        self.dialog = None;
        self.history = ScreenHistory::default();
        self.screen = screen;
    }

    pub fn back(&mut self) {
        self.screen = self.history.back();
    }

    pub fn dismiss(&mut self) {
        if !self.notices.is_empty() {
            self.notices.remove(0);
        }
    }

    pub fn show_toast(&mut self, what: Toast, now: f64) {
        self.toast = Some((what, now + MOMENT));
    }

    pub fn toast(&self, now: f64) -> Option<(Toast, f64)> {
        let (what, until) = self.toast?;
        (now < until).then_some((what, until - now))
    }

    pub fn forget_the_clock(&mut self) {
        if let Some(thinking) = &mut self.thinking {
            thinking.forget_the_clock();
        }
        self.toast = None;
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
