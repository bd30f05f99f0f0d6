use eframe::egui::Ui;

use crate::app::journal::JournalModel;
use crate::app::style::{Style, size};
use crate::app::widgets::{label, strong};
use crate::text::Msg;

const IDEAS: usize = 3;

pub(super) fn ui(model: &JournalModel, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    let digest = &model.digest;
    let mut say = |text: &str| {
        label(ui, style, text, size::BODY, palette.ink);
    };
    if let Some(date) = model.wrong_clock() {
        let (clock, date) = (style.voice.date(model.today), style.voice.date(date));
        say(&style.say(&Msg::JournalWrongClock { clock: clock.into(), date: date.into() }));
    }
    if digest.days == 0 {
        say(&style.say(&Msg::JournalEmpty));
        return;
    }
    for text in style.voice.records(digest) {
        say(&text);
    }
    if !digest.ideas.is_empty() {
        let text = style.say(&Msg::JournalIdeas);
        strong(ui, style, &text, size::BODY, palette.ink);
    }
    for (idea, encounter) in digest.ideas.iter().take(IDEAS) {
        let text = style.voice.encounter(*idea, *encounter);
        label(ui, style, &text, size::SMALL, palette.ink);
    }
}
