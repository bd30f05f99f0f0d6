//! Calm after a change: boards and tired fingers tap twice, and the second tap must not press
//! what has just appeared under it.

use crate::app::{Dialog, Screen};

/// How long a tap means nothing once other buttons are on the screen, in seconds.
const CALM: f64 = 0.6;

/// What is on the screen, as far as another one has other buttons.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OnScreen {
    /// The screen.
    pub screen: Screen,
    /// What lies over it.
    pub dialog: Option<Dialog>,
    /// Which turn, puzzle, step or question, and how far it is.
    pub stage: (usize, usize),
}

/// Notices changes of the screen.
#[derive(Default)]
pub struct Calm {
    shown: Option<OnScreen>,
    until: f64,
}

impl Calm {
    /// Looks at what is on the screen now.
    pub fn look(&mut self, shown: OnScreen, now: f64) {
        let before = self.shown.replace(shown);
        if before.is_some_and(|before| before != shown) {
            self.until = now + CALM;
        }
    }

    /// Whether this is another screen or stage than the one before; what lies over it does not
    /// matter.
    pub fn is_other(&self, shown: OnScreen) -> bool {
        let part = |shown: OnScreen| (shown.screen, shown.stage);
        self.shown.is_some_and(|before| part(before) != part(shown))
    }

    /// How long taps still mean nothing.
    pub fn left(&self, now: f64) -> Option<f64> {
        Some(self.until - now).filter(|left| *left > 0.0)
    }

    /// Another window has another clock.
    pub fn forget_the_clock(&mut self) {
        self.until = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(screen: Screen, stage: usize) -> OnScreen {
        OnScreen { screen, dialog: None, stage: (stage, 0) }
    }

    #[test]
    fn after_a_change_and_only_then_there_is_calm_for_a_moment() {
        let mut calm = Calm::default();
        calm.look(shown(Screen::Home, 0), 1.0);
        assert_eq!(calm.left(1.0), None, "nothing was there before");
        calm.look(shown(Screen::Practice, 0), 2.0);
        assert!(calm.left(2.5).is_some());
        calm.look(shown(Screen::Practice, 0), 2.5);
        assert_eq!(calm.left(2.7), None, "nothing has changed since");
        calm.look(shown(Screen::Practice, 1), 3.0);
        assert!(calm.left(3.1).is_some());
    }
}
