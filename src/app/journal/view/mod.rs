//! The journal on the screen: the class and its records beside its weeks and days.

mod records;
mod weeks;

use eframe::egui::{Key, Rect, Ui};

use super::{JournalAction, JournalModel};
use crate::app::languages::Languages;
use crate::app::print::PrintModel;
use crate::app::print::view::export_words;
use crate::app::theme::{Look, size};
use crate::app::widgets::{
    Button, ButtonKind, DialogAnswer, FieldStyle, Titles, choice, focus_first, label, panel,
    question, strong, two_panels,
};
use crate::journal::{ClassJournal, Journal};
use crate::text::Msg;

pub fn ui(
    model: &JournalModel,
    (print, languages): (&PrintModel, &Languages),
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<JournalAction>,
) {
    let (left, right) = two_panels(look, body);
    panel(ui, look, left, "class", |ui| {
        ui.spacing_mut().item_spacing.y = look.px(size::GAP);
        classes(model, look, ui, out);
        records::ui(model, look, ui);
        tools(model, look, ui, out);
        let text = look.say(&Msg::JournalPrivacy);
        label(ui, look, &text, size::SMALL, look.palette.soft);
    });
    panel(ui, look, right, "days", |ui| {
        weeks::pictures(model.digest(), look, ui);
        if !model.class().days().is_empty() {
            files(print.saving.export.is_none(), look, ui, out);
        }
        if let Some(text) = export_words(print, languages, look) {
            label(ui, look, &text, size::SMALL, look.palette.ink);
        }
        weeks::days(model.class(), look, ui);
    });
}

fn classes(model: &JournalModel, look: &Look, ui: &mut Ui, out: &mut Vec<JournalAction>) {
    let palette = look.palette;
    let journal = model.journal();
    let width = ui.available_width();
    if journal.classes().len() > 1 {
        let options = (0..).zip(journal.classes());
        let options = options.map(|(number, class)| (number, name(look, class, number)));
        let options: Vec<(usize, String)> = options.collect();
        let label = look.say(&Msg::JournalClass);
        let chosen = choice(ui, look, &label, &options, journal.current(), width);
        out.extend(chosen.map(JournalAction::Choose));
    }
    let text = look.say(&Msg::JournalName);
    let heading = strong(ui, look, &text, size::SMALL, palette.ink);
    let style = FieldStyle::plain(palette.paper, width - look.px(20.0));
    let mut typed = model.class().name().to_owned();
    let field = ui.add(style.field(look, &mut typed, "class name"));
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        field.surrender_focus();
    }
    if field.labelled_by(heading.id).changed() {
        out.push(JournalAction::Name(typed));
    }
}

fn name(look: &Look, class: &ClassJournal, number: usize) -> String {
    match class.name().trim() {
        "" => look.say(&Msg::JournalUnnamed { number: (number + 1).into() }),
        name => name.to_owned(),
    }
}

fn tools(model: &JournalModel, look: &Look, ui: &mut Ui, out: &mut Vec<JournalAction>) {
    let journal = model.journal();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = eframe::egui::Vec2::splat(look.px(size::GAP));
        let mut button = |text: &Msg, enabled: bool, action: JournalAction| {
            let text = look.say(text);
            let button = Button::new(ButtonKind::Secondary, &text).units(28.0);
            let response = button.enabled(enabled).ui(ui, look);
            if enabled {
                focus_first(ui, "journal", &response);
            }
            if response.clicked() {
                out.push(action);
            }
        };
        let any = !model.class().days().is_empty();
        let room = journal.classes().len() < Journal::MOST_CLASSES;
        button(&Msg::JournalAdd, room, JournalAction::AddClass);
        let erasable = any || journal.classes().len() > 1;
        button(&Msg::JournalErase, erasable, JournalAction::AskErase);
    });
}

fn files(free: bool, look: &Look, ui: &mut Ui, out: &mut Vec<JournalAction>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = eframe::egui::Vec2::splat(look.px(size::GAP));
        for (text, action) in [
            (Msg::PrintSave, JournalAction::SavePage),
            (Msg::JournalSaveTable, JournalAction::SaveTable),
        ] {
            let text = look.say(&text);
            let button = Button::secondary(&text).units(28.0).enabled(free);
            if button.ui(ui, look).clicked() {
                out.push(action);
            }
        }
    });
}

/// Is the journal of this class to be erased? Says whether the question is done with.
pub fn erase_ui(
    model: &JournalModel,
    look: &Look,
    ui: &mut Ui,
    out: &mut Vec<JournalAction>,
) -> bool {
    let days = model.class().days().len().into();
    let class = name(look, model.class(), model.journal().current()).into();
    let sure = Msg::JournalEraseSure { class, days };
    let go = (ButtonKind::Danger, &Msg::JournalEraseGo);
    match question(ui, look, &sure, go, &Msg::AppCancel) {
        Some(DialogAnswer::Go) => out.push(JournalAction::Erase),
        Some(DialogAnswer::Stay) => return true,
        None => {}
    }
    false
}

pub fn titles(model: &JournalModel, look: &Look) -> Titles {
    Titles {
        title: look.say(&Msg::JournalTitle),
        subtitle: name(look, model.class(), model.journal().current()),
    }
}
