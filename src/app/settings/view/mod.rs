//! The settings.

mod about;
mod custom_folder;

use eframe::egui::{Rect, ScrollArea, Ui, pos2};

use super::{Preferences, SettingsAction, SettingsModel};
use crate::app::languages::Languages;
use crate::app::platform;
use crate::app::theme::{Look, Theme, size};
use crate::app::widgets::{
    Button, ButtonKind, DialogAnswer, FieldStyle, Titles, choice_row, label, question, strong,
    surface, within,
};
use crate::puzzle::Address;
use crate::text::Msg;

pub fn ui(
    model: &SettingsModel,
    languages: &Languages,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<SettingsAction>,
) {
    let width = look.px(1100.0).min(body.width() - 2.0 * look.px(size::MARGIN));
    let left = body.center().x - width / 2.0;
    let column = Rect::from_min_max(
        pos2(left, body.top() + look.px(size::MARGIN)),
        pos2(left + width, body.bottom()),
    );
    within(ui, column, |ui| {
        ScrollArea::vertical().id_salt("settings").show(ui, |ui| {
            surface(ui, look, look.palette.panel, |ui| {
                choices(model, languages, look, ui, out);
            });
            ui.add_space(look.px(size::GAP));
            if platform::HAS_FOLDERS {
                surface(ui, look, look.palette.panel, |ui| {
                    ui.set_min_width(ui.available_width());
                    custom_folder::ui(model, languages.current(), look, ui, out);
                });
                ui.add_space(look.px(size::GAP));
                surface(ui, look, look.palette.panel, |ui| {
                    ui.set_min_width(ui.available_width());
                    address(model, look, ui, out);
                });
                ui.add_space(look.px(size::GAP));
            }
            surface(ui, look, look.palette.panel, |ui| {
                ui.set_min_width(ui.available_width());
                let what = look.say(&Msg::SettingsEraseWhat);
                label(ui, look, &what, size::SMALL, look.palette.soft);
                let text = look.say(&Msg::SettingsErase);
                if Button::new(ButtonKind::Danger, &text).ui(ui, look).clicked() {
                    out.push(SettingsAction::AskErase);
                }
            });
            ui.add_space(look.px(size::GAP));
            surface(ui, look, look.palette.panel, |ui| {
                ui.set_min_width(ui.available_width());
                about::ui(model, look, ui, out);
            });
            ui.add_space(look.px(size::MARGIN));
        });
    });
}

fn address(model: &SettingsModel, look: &Look, ui: &mut Ui, out: &mut Vec<SettingsAction>) {
    let title = look.say(&Msg::SettingsAddress);
    let heading = strong(ui, look, &title, size::BODY, look.palette.ink);
    let what = look.say(&Msg::SettingsAddressWhat);
    label(ui, look, &what, size::SMALL, look.palette.soft);
    let mut text = model.preferences.address.clone();
    let field = wide(look, ui).field(look, &mut text, "web address");
    let field = ui.add(field.hint_text("https://")).labelled_by(heading.id);
    if field.changed() {
        out.push(SettingsAction::Address(text));
    }
    if !model.preferences.address.trim().is_empty() && model.address().is_none() {
        let text = look.say(&Msg::SettingsAddressBad { most: Address::LONGEST.into() });
        label(ui, look, &text, size::SMALL, look.palette.alert.full);
    }
}

fn wide(look: &Look, ui: &Ui) -> FieldStyle {
    let (side, above) = (14.0, 16.0);
    let width = ui.available_width() - 2.0 * look.px(side);
    FieldStyle { margin: (side, above), ..FieldStyle::plain(look.palette.paper, width) }
}

pub fn titles(look: &Look) -> Titles {
    Titles::plain(look.say(&Msg::SettingsTitle))
}

pub fn erase_ui(look: &Look, ui: &mut Ui, out: &mut Vec<SettingsAction>) -> bool {
    let go = (ButtonKind::Danger, &Msg::SettingsEraseGo);
    match question(ui, look, &Msg::SettingsEraseSure, go, &Msg::AppCancel) {
        Some(DialogAnswer::Go) => out.push(SettingsAction::Erase),
        Some(DialogAnswer::Stay) => return true,
        None => {}
    }
    false
}

fn choices(
    model: &SettingsModel,
    languages: &Languages,
    look: &Look,
    ui: &mut Ui,
    out: &mut Vec<SettingsAction>,
) {
    let settings = &model.preferences;
    if let Some(code) = choice_row(
        ui,
        look,
        (&Msg::SettingsLanguage, size::BODY),
        &languages.names(),
        languages.code(),
    ) {
        out.push(SettingsAction::Speak(code.to_owned()));
    }
    let themes = Theme::ALL.map(|theme| {
        let name = match theme {
            Theme::Light => Msg::SettingsLight,
            Theme::Dark => Msg::SettingsDark,
            Theme::Contrast => Msg::SettingsContrast,
        };
        (theme, look.say(&name))
    });
    if let Some(theme) =
        choice_row(ui, look, (&Msg::SettingsTheme, size::BODY), &themes, settings.theme)
    {
        out.push(SettingsAction::Theme(theme));
    }
    let zooms = Preferences::ZOOMS.map(|zoom| {
        let percent = u32::from(zoom).into();
        (zoom, look.say(&Msg::SettingsPercent { percent }))
    });
    if let Some(zoom) =
        choice_row(ui, look, (&Msg::SettingsZoom, size::BODY), &zooms, settings.zoom)
    {
        out.push(SettingsAction::Zoom(zoom));
    }
    let on_or_off = [(true, look.say(&Msg::SettingsOn)), (false, look.say(&Msg::SettingsOff))];
    if let Some(motion) =
        choice_row(ui, look, (&Msg::SettingsMotion, size::BODY), &on_or_off, settings.motion)
    {
        out.push(SettingsAction::Motion(motion));
    }
    if let Some(sound) =
        choice_row(ui, look, (&Msg::SettingsSound, size::BODY), &on_or_off, settings.sound)
    {
        out.push(SettingsAction::Sound(sound));
    }
    let times = Preferences::THINKING.map(|seconds| {
        let text = match seconds {
            0 => Msg::SettingsThinkingOff,
            seconds => Msg::SettingsSeconds { seconds: u32::from(seconds).into() },
        };
        (seconds, look.say(&text))
    });
    let name = (&Msg::SettingsThinking, size::BODY);
    let thinking = choice_row(ui, look, name, &times, settings.thinking);
    out.extend(thinking.map(SettingsAction::Thinking));
}
