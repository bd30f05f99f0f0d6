//! Calm after a change: boards and tired fingers tap twice, and the second tap must not press
//! what has just appeared under it.

use crate::app::{Dialog, ScreenId};

/// How long a tap means nothing once other buttons are on the screen, in seconds.
const CALM: f64 = 0.6;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OnScreen {
    pub screen: ScreenId,
    pub dialog: Option<Dialog>,
    pub stage: (usize, usize),
}

#[derive(Default)]
pub struct TapGuard {
    shown: Option<OnScreen>,
    until: f64,
}

impl TapGuard {
    pub fn look(&mut self, shown: OnScreen, now: f64) {
        let before = self.shown.replace(shown);
        if before.is_some_and(|before| before != shown) {
            self.until = now + CALM;
        }
    }

    /// Whether this is another screen or stage than the one before; what lies over it does not matter.
    pub fn is_other(&self, shown: OnScreen) -> bool {
        let part = |shown: OnScreen| (shown.screen, shown.stage);
        self.shown.is_some_and(|before| part(before) != part(shown))
    }

    pub fn left(&self, now: f64) -> Option<f64> {
        Some(self.until - now).filter(|left| *left > 0.0)
    }

    pub fn forget_the_clock(&mut self) {
        self.until = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(screen: ScreenId, stage: usize) -> OnScreen {
        OnScreen { screen, dialog: None, stage: (stage, 0) }
    }

    #[test]
    fn after_a_change_and_only_then_there_is_calm_for_a_moment() {
        let mut tap_guard = TapGuard::default();
        tap_guard.look(shown(ScreenId::Home, 0), 1.0);
        assert_eq!(tap_guard.left(1.0), None, "nothing was there before");
        tap_guard.look(shown(ScreenId::Practice, 0), 2.0);
        assert!(tap_guard.left(2.5).is_some());
        tap_guard.look(shown(ScreenId::Practice, 0), 2.5);
        assert_eq!(tap_guard.left(2.7), None, "nothing has changed since");
        tap_guard.look(shown(ScreenId::Practice, 1), 3.0);
        assert!(tap_guard.left(3.1).is_some());
    }
}
