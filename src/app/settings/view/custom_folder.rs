use eframe::egui::{Key, Ui};

use super::wide;
use crate::app::settings::{CustomFolderAction, SettingsAction, SettingsModel};
use crate::app::style::{Style, size};
use crate::app::widgets::{Button, label, strong};
use crate::storage::custom::CustomContent;
use crate::text::{Locale, Msg};

pub fn ui(
    model: &SettingsModel,
    locale: &Locale,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<SettingsAction>,
) {
    let own = &model.custom;
    let title = style.say(&Msg::OwnTitle);
    let heading = strong(ui, style, &title, size::BODY, style.palette.ink);
    let what = style.say(&Msg::OwnWhat);
    label(ui, style, &what, size::SMALL, style.palette.soft);
    let mut done = Vec::new();
    let mut path = own.path.clone();
    let hint = style.say(&Msg::OwnPath);
    let field = wide(style, ui).field(style, &mut path, "own folder").hint_text(hint);
    let field = ui.add(field).labelled_by(heading.id);
    if field.changed() {
        done.push(CustomFolderAction::Type(path));
    }
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        done.push(CustomFolderAction::Read);
    }
    buttons(model, style, ui, &mut done);
    if own.no_dialog {
        let text = style.say(&Msg::OwnNoDialog);
        label(ui, style, &text, size::SMALL, style.palette.alert.full);
    }
    if own.is_reading() {
        let text = style.say(&Msg::OwnReading);
        label(ui, style, &text, size::SMALL, style.palette.soft);
    }
    match own.found() {
        None => {}
        Some(Err(detail)) => {
            let folder = model.preferences.content.clone().unwrap_or_default();
            let text =
                style.say(&Msg::FolderUnreadable { folder: folder.into(), detail: detail.into() });
            label(ui, style, &text, size::SMALL, style.palette.alert.full);
        }
        Some(Ok(own)) => report(locale, style, ui, own),
    }
    out.extend(done.into_iter().map(SettingsAction::CustomFolder));
}

fn buttons(model: &SettingsModel, style: &Style, ui: &mut Ui, out: &mut Vec<CustomFolderAction>) {
    let used = model.preferences.content.as_deref();
    let typed = model.custom.path.trim();
    ui.horizontal_wrapped(|ui| {
        let text = style.say(&Msg::OwnChoose);
        let choose = Button::secondary(&text).enabled(!model.custom.is_asking());
        if choose.ui(ui, style).clicked() {
            out.push(CustomFolderAction::Choose);
        }
        let read = if used == Some(typed) { Msg::OwnAgain } else { Msg::OwnUse };
        let text = style.say(&read);
        let read = Button::secondary(&text).enabled(!typed.is_empty());
        if read.ui(ui, style).clicked() {
            out.push(CustomFolderAction::Read);
        }
        if used.is_some() {
            let text = style.say(&Msg::OwnStop);
            if Button::secondary(&text).ui(ui, style).clicked() {
                out.push(CustomFolderAction::Stop);
            }
        }
    });
}

/// What can be used, then what is wrong with the rest, one thing a line.
fn report(locale: &Locale, style: &Style, ui: &mut Ui, own: &CustomContent) {
    let palette = style.palette;
    let text = style.say(&Msg::OwnFound {
        lessons: own.lessons.len().into(),
        templates: own.templates.len().into(),
    });
    strong(ui, style, &text, size::SMALL, palette.ink);
    for fine in &own.fine {
        let text = fine.say(locale);
        label(ui, style, &text, size::SMALL, palette.right.full);
    }
    if own.faults.is_empty() {
        return;
    }
    let count = own.faults.len().into();
    let text = style.say(&Msg::OwnFaults { count });
    strong(ui, style, &text, size::SMALL, palette.ink);
    for fault in &own.faults {
        let text = fault.say(locale);
        label(ui, style, &text, size::SMALL, palette.alert.full);
    }
}
