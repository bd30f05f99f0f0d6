//! What there is to hear: the shell compares what has happened with what it knew before. Models know nothing of sounds.

use crate::app::ScreenId;
use crate::app::platform::Tone;
use crate::app::play::CelebrationKind;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SoundState {
    pub screen: ScreenId,
    pub laid: usize,
    /// Whether the last thing that happened there was a card being laid, and whether it jumped.
    pub last: Option<bool>,
    pub right: bool,
    pub celebration: Option<CelebrationKind>,
}

impl SoundState {
    pub fn since(self, before: SoundState) -> Option<Tone> {
        if self.celebration != before.celebration
            && let Some(celebration) = self.celebration
        {
            return Some(match celebration {
                CelebrationKind::Won => Tone::Won,
                CelebrationKind::Excellent => Tone::Right,
            });
        }
        if self.screen != before.screen {
            // Another table, another puzzle: nothing has happened there.
            return None;
        }
        if self.laid > before.laid {
            return self.last.map(|jumped| if jumped { Tone::Jump } else { Tone::Laid });
        }
        (self.right && !before.right).then_some(Tone::Right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: SoundState = SoundState {
        screen: ScreenId::Play,
        laid: 4,
        last: Some(false),
        right: false,
        celebration: None,
    };

    #[test]
    fn what_happens_is_heard_once() {
        assert_eq!(BEFORE.since(BEFORE), None);
        let laid = SoundState { laid: 5, ..BEFORE };
        assert_eq!(laid.since(BEFORE), Some(Tone::Laid));
        assert_eq!(laid.since(laid), None);
        let jumped = SoundState { last: Some(true), ..laid };
        assert_eq!(jumped.since(BEFORE), Some(Tone::Jump));
        assert_eq!(BEFORE.since(laid), None, "taken back");
        let right = SoundState { right: true, ..BEFORE };
        assert_eq!(right.since(BEFORE), Some(Tone::Right));
        assert_eq!(BEFORE.since(right), None);
    }

    #[test]
    fn another_screen_is_silent_but_for_a_feast() {
        let elsewhere = SoundState { screen: ScreenId::Learn, laid: 20, ..BEFORE };
        assert_eq!(elsewhere.since(BEFORE), None);
        let end =
            SoundState { screen: ScreenId::End, celebration: Some(CelebrationKind::Won), ..BEFORE };
        assert_eq!(end.since(BEFORE), Some(Tone::Won));
        let modest = SoundState { celebration: Some(CelebrationKind::Excellent), ..end };
        assert_eq!(modest.since(BEFORE), Some(Tone::Right));
        assert_eq!(BEFORE.since(end), None);
    }
}
