//! What has just been said on the screen, in a line: for those who cannot see it.

use super::practice;
use crate::app::state::{Screen, State};
use crate::app::theme::Look;
use crate::app::words;

/// The newest message, if there is one.
pub fn news(state: &State, look: &Look) -> String {
    if let Some(notice) = state.notices.first() {
        return notice.say(&look.voice);
    }
    let said = match state.screen {
        Screen::Play | Screen::Learn => state.table().and_then(|session| {
            let word = session.word()?;
            Some(words::word(look, session, word))
        }),
        Screen::Practice => {
            let practice = state.practice.as_ref();
            practice.and_then(|practice| practice::news(practice, look))
        }
        _ => None,
    };
    said.unwrap_or_default()
}
