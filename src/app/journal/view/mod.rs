mod records;
mod weeks;

use eframe::egui::{Key, Ui};

use super::{JournalAction, JournalModel};
use crate::app::languages::Languages;
use crate::app::print::PrintModel;
use crate::app::print::view::export_words;
use crate::app::screens::ScreenCx;
use crate::app::style::{Style, size};
use crate::app::widgets::{
    Button, ButtonKind, DialogAnswer, FieldStyle, Titles, choice, focus_first, label, panel,
    question, strong, two_panels,
};
use crate::journal::{ClassJournal, Journal};
use crate::text::Msg;

pub fn ui(
    model: &JournalModel,
    (print, languages): (&PrintModel, &Languages),
    cx: &ScreenCx,
    ui: &mut Ui,
    out: &mut Vec<JournalAction>,
) {
    let ScreenCx { style, body, .. } = *cx;
    let (left, right) = two_panels(body);
    panel(ui, style, left, "class", |ui| {
        ui.spacing_mut().item_spacing.y = size::GAP;
        classes(model, style, ui, out);
        records::ui(model, style, ui);
        tools(model, style, ui, out);
        let text = style.say(&Msg::JournalPrivacy);
        label(ui, style, &text, size::SMALL, style.palette.soft);
    });
    panel(ui, style, right, "days", |ui| {
        weeks::pictures(&model.digest, style, ui);
        if !model.class().days().is_empty() {
            files(print.saving.export.is_none(), style, ui, out);
        }
        if let Some(text) = export_words(print, languages, style) {
            label(ui, style, &text, size::SMALL, style.palette.ink);
        }
        weeks::days(model.class(), style, ui);
    });
}

fn classes(model: &JournalModel, style: &Style, ui: &mut Ui, out: &mut Vec<JournalAction>) {
    let palette = style.palette;
    let journal = &model.journal;
    let width = ui.available_width();
    if journal.classes().len() > 1 {
        let options = (0..).zip(journal.classes());
        let options = options.map(|(number, class)| (number, name(style, class, number)));
        let options: Vec<(usize, String)> = options.collect();
        let label = style.say(&Msg::JournalClass);
        let chosen = choice(ui, style, &label, &options, journal.current(), width);
        out.extend(chosen.map(JournalAction::Choose));
    }
    let text = style.say(&Msg::JournalName);
    let heading = strong(ui, style, &text, size::SMALL, palette.ink);
    let plain = FieldStyle::plain(palette.paper, width - 20.0);
    let mut typed = model.class().name().to_owned();
    let field = ui.add(plain.field(style, &mut typed, "class name"));
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        field.surrender_focus();
    }
    if field.labelled_by(heading.id).changed() {
        out.push(JournalAction::Name(typed));
    }
}

fn name(style: &Style, class: &ClassJournal, number: usize) -> String {
    match class.name().trim() {
        "" => style.say(&Msg::JournalUnnamed { number: (number + 1).into() }),
        name => name.to_owned(),
    }
}

fn tools(model: &JournalModel, style: &Style, ui: &mut Ui, out: &mut Vec<JournalAction>) {
    let journal = &model.journal;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = eframe::egui::Vec2::splat(size::GAP);
        let mut button = |text: &Msg, enabled: bool, action: JournalAction| {
            let text = style.say(text);
            let button = Button::new(ButtonKind::Secondary, &text).units(28.0);
            let response = button.enabled(enabled).ui(ui, style);
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

fn files(free: bool, style: &Style, ui: &mut Ui, out: &mut Vec<JournalAction>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = eframe::egui::Vec2::splat(size::GAP);
        for (text, action) in [
            (Msg::PrintSave, JournalAction::SavePage),
            (Msg::JournalSaveTable, JournalAction::SaveTable),
        ] {
            let text = style.say(&text);
            let button = Button::secondary(&text).units(28.0).enabled(free);
            if button.ui(ui, style).clicked() {
                out.push(action);
            }
        }
    });
}

pub fn erase_ui(
    model: &JournalModel,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<JournalAction>,
) -> bool {
    let days = model.class().days().len().into();
    let class = name(style, model.class(), model.journal.current()).into();
    let sure = Msg::JournalEraseSure { class, days };
    let go = (ButtonKind::Danger, &Msg::JournalEraseGo);
    match question(ui, style, &sure, go, &Msg::AppCancel) {
        Some(DialogAnswer::Go) => out.push(JournalAction::Erase),
        Some(DialogAnswer::Stay) => return true,
        None => {}
    }
    false
}

pub fn titles(model: &JournalModel, style: &Style) -> Titles {
    Titles {
        title: style.say(&Msg::JournalTitle),
        subtitle: name(style, model.class(), model.journal.current()),
    }
}
