//! The lessons: the list of them, and the one that is open.

mod ask;
mod ending;
mod explain;
mod figure;
mod foot;
mod game;
mod list;
mod pictures;
mod player;
mod say;
mod show;

use eframe::egui::{Rect, Ui};

use crate::app::action::Action;
use crate::app::learn::{LearnState, Page, Standing};
use crate::app::state::State;
use crate::app::theme::Look;
use crate::l10n::Msg;

/// Draws the screen.
pub fn ui(state: &State, look: &Look, ui: &mut Ui, body: Rect, out: &mut Vec<Action>) {
    match state.learn.visit() {
        None => list::ui(&state.learn, look, ui, body, out),
        Some(visit) => {
            let look = look.at_most(ui.max_rect().size(), 1300.0, 950.0);
            player::ui(state, visit, &look, ui, body, out);
        }
    }
}

/// Title and subtitle for the bar.
pub fn titles(learn: &LearnState, look: &Look) -> (String, String) {
    let count = learn.lessons().len();
    let Some(visit) = learn.visit() else {
        let numbers = 0..count;
        let done = numbers.filter(|number| learn.standing(*number) == Standing::Done);
        let subtitle = Msg::LearnCount {
            done: done.count().into(),
            count: count.into(),
        };
        return (look.say(&Msg::LearnTitle), look.say(&subtitle));
    };
    let walk = visit.walk();
    let lesson = (visit.number() + 1).into();
    let subtitle = match visit.page() {
        Page::End => Msg::LearnPlaceEnd { lesson },
        Page::Step(_) => Msg::LearnPlace {
            lesson,
            step: (walk.at() + 1).into(),
            steps: walk.total().into(),
        },
    };
    (words(look, &walk.lesson().title), look.say(&subtitle))
}

/// A text of a lesson. The checker has seen that there is one in every language.
fn words(look: &Look, key: &str) -> String {
    let text = look.voice.locale.text(key);
    text.unwrap_or_else(|| key.to_owned())
}
