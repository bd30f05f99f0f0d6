//! What a class has reached so far, in a few lines.

use eframe::egui::Ui;

use crate::app::journal::JournalModel;
use crate::app::theme::{Look, size};
use crate::app::widgets::{label, strong};
use crate::text::Msg;

const IDEAS: usize = 3;

pub(super) fn ui(model: &JournalModel, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    let digest = model.digest();
    let mut say = |text: &str| {
        label(ui, look, text, size::BODY, palette.ink);
    };
    if let Some(date) = model.wrong_clock() {
        let (clock, date) = (look.voice.date(model.today()), look.voice.date(date));
        say(&look.say(&Msg::JournalWrongClock { clock: clock.into(), date: date.into() }));
    }
    if digest.days == 0 {
        say(&look.say(&Msg::JournalEmpty));
        return;
    }
    for text in look.voice.records(digest) {
        say(&text);
    }
    if !digest.ideas.is_empty() {
        let text = look.say(&Msg::JournalIdeas);
        strong(ui, look, &text, size::BODY, palette.ink);
    }
    for (idea, encounter) in digest.ideas.iter().take(IDEAS) {
        let text = look.voice.encounter(*idea, *encounter);
        label(ui, look, &text, size::SMALL, palette.ink);
    }
}
