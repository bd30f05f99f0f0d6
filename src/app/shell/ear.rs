//! What there is to hear: the shell compares what has happened with what it knew before. Models
//! know nothing of sounds.

use crate::app::Screen;
use crate::app::platform::Tone;
use crate::app::play::Joy;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Heard {
    pub screen: Screen,
    pub laid: usize,
    /// Whether the last thing that happened there was a card being laid, and whether it jumped.
    pub last: Option<bool>,
    pub right: bool,
    pub joy: Option<Joy>,
}

impl Heard {
    pub fn since(self, before: Heard) -> Option<Tone> {
        if self.joy != before.joy
            && let Some(joy) = self.joy
        {
            return Some(match joy {
                Joy::Won => Tone::Won,
                Joy::Excellent => Tone::Right,
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

    const BEFORE: Heard =
        Heard { screen: Screen::Play, laid: 4, last: Some(false), right: false, joy: None };

    #[test]
    fn what_happens_is_heard_once() {
        assert_eq!(BEFORE.since(BEFORE), None);
        let laid = Heard { laid: 5, ..BEFORE };
        assert_eq!(laid.since(BEFORE), Some(Tone::Laid));
        assert_eq!(laid.since(laid), None);
        let jumped = Heard { last: Some(true), ..laid };
        assert_eq!(jumped.since(BEFORE), Some(Tone::Jump));
        assert_eq!(BEFORE.since(laid), None, "taken back");
        let right = Heard { right: true, ..BEFORE };
        assert_eq!(right.since(BEFORE), Some(Tone::Right));
        assert_eq!(BEFORE.since(right), None);
    }

    #[test]
    fn another_screen_is_silent_but_for_a_feast() {
        let elsewhere = Heard { screen: Screen::Learn, laid: 20, ..BEFORE };
        assert_eq!(elsewhere.since(BEFORE), None);
        let end = Heard { screen: Screen::End, joy: Some(Joy::Won), ..BEFORE };
        assert_eq!(end.since(BEFORE), Some(Tone::Won));
        let modest = Heard { joy: Some(Joy::Excellent), ..end };
        assert_eq!(modest.since(BEFORE), Some(Tone::Right));
        assert_eq!(BEFORE.since(end), None);
    }
}
