//! The trail: the screens that led to the one on the screen, so that back leads to where one came
//! from. What a screen shows is its feature's own, and waits there unchanged.

use crate::app::Screen;

/// The screens on the way, the last one left last. None is on it twice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trail(Vec<Screen>);

impl Trail {
    /// Goes on from one screen to another. At Home every trail begins anew; a screen that is
    /// entered again is left behind only where it is left.
    pub fn go_on(&mut self, from: Screen, to: Screen) {
        if to == Screen::Home {
            self.0.clear();
        } else if from != to {
            self.forget(&[from, to]);
            self.0.push(from);
        }
    }

    /// The screen to go back to, which is on the trail no more; Home at its beginning.
    pub fn back(&mut self) -> Screen {
        self.0.pop().unwrap_or(Screen::Home)
    }

    pub fn forget(&mut self, screens: &[Screen]) {
        self.0.retain(|screen| !screens.contains(screen));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_leads_to_where_one_came_from() {
        let mut trail = Trail::default();
        for pair in [Screen::Home, Screen::Play, Screen::End, Screen::Print].windows(2) {
            trail.go_on(pair[0], pair[1]);
        }
        assert_eq!(trail.back(), Screen::End);
        assert_eq!(trail.back(), Screen::Play);
        assert_eq!(trail.back(), Screen::Home);
        assert_eq!(trail.back(), Screen::Home, "there is nothing before it");
    }

    #[test]
    fn nobody_goes_in_circles() {
        let mut trail = Trail::default();
        trail.go_on(Screen::Home, Screen::Setup);
        trail.go_on(Screen::Setup, Screen::End);
        trail.go_on(Screen::End, Screen::Setup);
        trail.go_on(Screen::Setup, Screen::Setup);
        assert_eq!(trail.back(), Screen::End);
        assert_eq!(trail.back(), Screen::Home);
        trail.go_on(Screen::End, Screen::Print);
        trail.go_on(Screen::Print, Screen::Home);
        assert_eq!(trail, Trail::default());
    }
}
