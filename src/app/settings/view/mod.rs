mod about;
mod custom_folder;

use eframe::egui::{Rect, ScrollArea, Ui, pos2};

use super::{Preferences, SettingsAction, SettingsModel};
use crate::app::languages::Languages;
use crate::app::platform;
use crate::app::screens::ScreenCx;
use crate::app::style::{Style, Theme, size};
use crate::app::widgets::{
    Button, ButtonKind, DialogAnswer, FieldStyle, Titles, choice_row, label, question, strong,
    surface, within,
};
use crate::puzzle::Address;
use crate::text::Msg;

pub fn ui(
    model: &SettingsModel,
    languages: &Languages,
    cx: &ScreenCx,
    ui: &mut Ui,
    out: &mut Vec<SettingsAction>,
) {
    let ScreenCx { style, body, .. } = *cx;
    let mut edited = model.preferences.clone();
    let width = 1100.0_f32.min(body.width() - 2.0 * size::MARGIN);
    let left = body.center().x - width / 2.0;
    let column = Rect::from_min_max(
        pos2(left, body.top() + size::MARGIN),
        pos2(left + width, body.bottom()),
    );
    within(ui, column, |ui| {
        ScrollArea::vertical().id_salt("settings").show(ui, |ui| {
            surface(ui, style, style.palette.panel, |ui| {
                choices(&mut edited, languages, style, ui, out);
            });
            ui.add_space(size::GAP);
            if platform::HAS_FOLDERS {
                surface(ui, style, style.palette.panel, |ui| {
                    ui.set_min_width(ui.available_width());
                    custom_folder::ui(model, languages.current(), style, ui, out);
                });
                ui.add_space(size::GAP);
                surface(ui, style, style.palette.panel, |ui| {
                    ui.set_min_width(ui.available_width());
                    address(&mut edited, model, style, ui);
                });
                ui.add_space(size::GAP);
            }
            surface(ui, style, style.palette.panel, |ui| {
                ui.set_min_width(ui.available_width());
                let what = style.say(&Msg::SettingsEraseWhat);
                label(ui, style, &what, size::SMALL, style.palette.soft);
                let text = style.say(&Msg::SettingsErase);
                if Button::new(ButtonKind::Danger, &text).ui(ui, style).clicked() {
                    out.push(SettingsAction::AskErase);
                }
            });
            ui.add_space(size::GAP);
            surface(ui, style, style.palette.panel, |ui| {
                ui.set_min_width(ui.available_width());
                about::ui(model, style, ui, out);
            });
            ui.add_space(size::MARGIN);
        });
    });
    if edited != model.preferences {
        out.push(SettingsAction::Choose(edited));
    }
}

fn address(edited: &mut Preferences, model: &SettingsModel, style: &Style, ui: &mut Ui) {
    let title = style.say(&Msg::SettingsAddress);
    let heading = strong(ui, style, &title, size::BODY, style.palette.ink);
    let what = style.say(&Msg::SettingsAddressWhat);
    label(ui, style, &what, size::SMALL, style.palette.soft);
    let field = wide(style, ui).field(style, &mut edited.address, "web address");
    ui.add(field.hint_text("https://")).labelled_by(heading.id);
    if !model.preferences.address.trim().is_empty() && model.address().is_none() {
        let text = style.say(&Msg::SettingsAddressBad { most: Address::LONGEST.into() });
        label(ui, style, &text, size::SMALL, style.palette.alert.full);
    }
}

fn wide(style: &Style, ui: &Ui) -> FieldStyle {
    let (side, above) = (14.0, 16.0);
    let width = ui.available_width() - 2.0 * side;
    FieldStyle { margin: (side, above), ..FieldStyle::plain(style.palette.paper, width) }
}

pub fn titles(style: &Style) -> Titles {
    Titles::plain(style.say(&Msg::SettingsTitle))
}

pub fn erase_ui(style: &Style, ui: &mut Ui, out: &mut Vec<SettingsAction>) -> bool {
    let go = (ButtonKind::Danger, &Msg::SettingsEraseGo);
    match question(ui, style, &Msg::SettingsEraseSure, go, &Msg::AppCancel) {
        Some(DialogAnswer::Go) => out.push(SettingsAction::Erase),
        Some(DialogAnswer::Stay) => return true,
        None => {}
    }
    false
}

fn choices(
    edited: &mut Preferences,
    languages: &Languages,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<SettingsAction>,
) {
    if let Some(code) = choice_row(
        ui,
        style,
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
        (theme, style.say(&name))
    });
    if let Some(theme) =
        choice_row(ui, style, (&Msg::SettingsTheme, size::BODY), &themes, edited.theme)
    {
        edited.theme = theme;
    }
    let zooms = Preferences::ZOOMS.map(|zoom| {
        let percent = u32::from(zoom).into();
        (zoom, style.say(&Msg::SettingsPercent { percent }))
    });
    if let Some(zoom) = choice_row(ui, style, (&Msg::SettingsZoom, size::BODY), &zooms, edited.zoom)
    {
        edited.zoom = zoom;
    }
    let on_or_off = [(true, style.say(&Msg::SettingsOn)), (false, style.say(&Msg::SettingsOff))];
    if let Some(motion) =
        choice_row(ui, style, (&Msg::SettingsMotion, size::BODY), &on_or_off, edited.motion)
    {
        edited.motion = motion;
    }
    if let Some(sound) =
        choice_row(ui, style, (&Msg::SettingsSound, size::BODY), &on_or_off, edited.sound)
    {
        edited.sound = sound;
    }
    let times = Preferences::THINKING.map(|seconds| {
        let text = match seconds {
            0 => Msg::SettingsThinkingOff,
            seconds => Msg::SettingsSeconds { seconds: u32::from(seconds).into() },
        };
        (seconds, style.say(&text))
    });
    let name = (&Msg::SettingsThinking, size::BODY);
    if let Some(thinking) = choice_row(ui, style, name, &times, edited.thinking) {
        edited.thinking = thinking;
    }
}
