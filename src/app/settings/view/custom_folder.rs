//! A teacher's own lessons and templates: the folder, and what was found in it.

use eframe::egui::{Key, Ui};

use super::wide;
use crate::app::settings::{CustomFolderAction, SettingsAction, SettingsModel};
use crate::app::theme::{Look, size};
use crate::app::widgets::{Button, label, strong};
use crate::storage::custom::CustomContent;
use crate::text::{Locale, Msg};

pub fn ui(
    model: &SettingsModel,
    locale: &Locale,
    look: &Look,
    ui: &mut Ui,
    out: &mut Vec<SettingsAction>,
) {
    let own = &model.custom;
    let title = look.say(&Msg::OwnTitle);
    let heading = strong(ui, look, &title, size::BODY, look.palette.ink);
    let what = look.say(&Msg::OwnWhat);
    label(ui, look, &what, size::SMALL, look.palette.soft);
    let mut done = Vec::new();
    let mut path = own.path().to_owned();
    let hint = look.say(&Msg::OwnPath);
    let field = wide(look, ui).field(look, &mut path, "own folder").hint_text(hint);
    let field = ui.add(field).labelled_by(heading.id);
    if field.changed() {
        done.push(CustomFolderAction::Type(path));
    }
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        done.push(CustomFolderAction::Read);
    }
    buttons(model, look, ui, &mut done);
    if own.has_no_dialog() {
        let text = look.say(&Msg::OwnNoDialog);
        label(ui, look, &text, size::SMALL, look.palette.alert.full);
    }
    if own.is_reading() {
        let text = look.say(&Msg::OwnReading);
        label(ui, look, &text, size::SMALL, look.palette.soft);
    }
    match own.found() {
        None => {}
        Some(Err(detail)) => {
            let folder = model.preferences.content.clone().unwrap_or_default();
            let text =
                look.say(&Msg::FolderUnreadable { folder: folder.into(), detail: detail.into() });
            label(ui, look, &text, size::SMALL, look.palette.alert.full);
        }
        Some(Ok(own)) => report(locale, look, ui, own),
    }
    out.extend(done.into_iter().map(SettingsAction::CustomFolder));
}

fn buttons(model: &SettingsModel, look: &Look, ui: &mut Ui, out: &mut Vec<CustomFolderAction>) {
    let used = model.preferences.content.as_deref();
    let typed = &model.custom.path().trim();
    ui.horizontal_wrapped(|ui| {
        let text = look.say(&Msg::OwnChoose);
        let choose = Button::secondary(&text).enabled(!&model.custom.is_asking());
        if choose.ui(ui, look).clicked() {
            out.push(CustomFolderAction::Choose);
        }
        let read = if used == Some(typed) { Msg::OwnAgain } else { Msg::OwnUse };
        let text = look.say(&read);
        let read = Button::secondary(&text).enabled(!typed.is_empty());
        if read.ui(ui, look).clicked() {
            out.push(CustomFolderAction::Read);
        }
        if used.is_some() {
            let text = look.say(&Msg::OwnStop);
            if Button::secondary(&text).ui(ui, look).clicked() {
                out.push(CustomFolderAction::Stop);
            }
        }
    });
}

/// What can be used, then what is wrong with the rest, one thing a line.
fn report(locale: &Locale, look: &Look, ui: &mut Ui, own: &CustomContent) {
    let palette = look.palette;
    let text = look.say(&Msg::OwnFound {
        lessons: own.lessons.len().into(),
        templates: own.templates.len().into(),
    });
    strong(ui, look, &text, size::SMALL, palette.ink);
    for fine in &own.fine {
        let text = fine.say(locale);
        label(ui, look, &text, size::SMALL, palette.right.full);
    }
    if own.faults.is_empty() {
        return;
    }
    let count = own.faults.len().into();
    let text = look.say(&Msg::OwnFaults { count });
    strong(ui, look, &text, size::SMALL, palette.ink);
    for fault in &own.faults {
        let text = fault.say(locale);
        label(ui, look, &text, size::SMALL, palette.alert.full);
    }
}
