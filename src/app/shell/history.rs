//! The screens that led to the one that is shown, for going back. What a screen shows waits in its model, unchanged.

use crate::app::ScreenId;

/// The screens on the way, the last one left last. None is on it twice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScreenHistory(Vec<ScreenId>);

impl ScreenHistory {
    /// At Home every way begins anew.
    pub fn go_on(&mut self, from: ScreenId, to: ScreenId) {
        if to == ScreenId::Home {
            self.0.clear();
        } else if from != to {
            self.forget(&[from, to]);
            self.0.push(from);
        }
    }

    pub fn back(&mut self) -> ScreenId {
        self.0.pop().unwrap_or(ScreenId::Home)
    }

    pub fn forget(&mut self, screens: &[ScreenId]) {
        self.0.retain(|screen| !screens.contains(screen));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_leads_to_the_screen_before() {
        let mut history = ScreenHistory::default();
        for pair in [ScreenId::Home, ScreenId::Play, ScreenId::End, ScreenId::Print].windows(2) {
            history.go_on(pair[0], pair[1]);
        }
        assert_eq!(history.back(), ScreenId::End);
        assert_eq!(history.back(), ScreenId::Play);
        assert_eq!(history.back(), ScreenId::Home);
        assert_eq!(history.back(), ScreenId::Home, "there is nothing before it");
    }

    #[test]
    fn no_way_back_is_a_circle() {
        let mut history = ScreenHistory::default();
        history.go_on(ScreenId::Home, ScreenId::Setup);
        history.go_on(ScreenId::Setup, ScreenId::End);
        history.go_on(ScreenId::End, ScreenId::Setup);
        history.go_on(ScreenId::Setup, ScreenId::Setup);
        assert_eq!(history.back(), ScreenId::End);
        assert_eq!(history.back(), ScreenId::Home);
        history.go_on(ScreenId::End, ScreenId::Print);
        history.go_on(ScreenId::Print, ScreenId::Home);
        assert_eq!(history, ScreenHistory::default());
    }
}
