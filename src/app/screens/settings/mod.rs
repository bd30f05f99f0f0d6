//! The settings.

mod own;

use eframe::egui::{Rect, ScrollArea, Ui, pos2};

use crate::app::action::Action;
use crate::app::platform;
use crate::app::settings::Settings;
use crate::app::state::{Dialog, State};
use crate::app::theme::{Look, Theme, size};
use crate::app::widgets::{Button, Kind, choice_row, label, strong, surface, within};
use crate::l10n::Msg;

/// Draws the screen.
pub fn ui(state: &State, look: &Look, ui: &mut Ui, body: Rect, out: &mut Vec<Action>) {
    let width = look
        .px(1100.0)
        .min(body.width() - 2.0 * look.px(size::MARGIN));
    let left = body.center().x - width / 2.0;
    let column = Rect::from_min_max(
        pos2(left, body.top() + look.px(size::MARGIN)),
        pos2(left + width, body.bottom()),
    );
    within(ui, column, |ui| {
        ScrollArea::vertical().id_salt("settings").show(ui, |ui| {
            surface(ui, look, look.palette.panel, |ui| {
                choices(state, look, ui, out);
            });
            ui.add_space(look.px(size::GAP));
            if platform::HAS_FOLDERS {
                surface(ui, look, look.palette.panel, |ui| {
                    ui.set_min_width(ui.available_width());
                    own::ui(state, look, ui, out);
                });
                ui.add_space(look.px(size::GAP));
                surface(ui, look, look.palette.panel, |ui| {
                    ui.set_min_width(ui.available_width());
                    address(state, look, ui, out);
                });
                ui.add_space(look.px(size::GAP));
            }
            surface(ui, look, look.palette.panel, |ui| {
                ui.set_min_width(ui.available_width());
                let what = look.say(&Msg::SettingsEraseWhat);
                label(ui, look, &what, size::SMALL, look.palette.soft);
                let text = look.say(&Msg::SettingsErase);
                if Button::new(Kind::Danger, &text).ui(ui, look).clicked() {
                    out.push(Action::Open(Dialog::Erase));
                }
            });
            ui.add_space(look.px(size::GAP));
            surface(ui, look, look.palette.panel, |ui| {
                ui.set_min_width(ui.available_width());
                about(look, ui);
            });
            ui.add_space(look.px(size::MARGIN));
        });
    });
}

/// Where the web version is; a page knows its own address.
fn address(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let title = look.say(&Msg::SettingsAddress);
    let heading = strong(ui, look, &title, size::BODY, look.palette.ink);
    let what = look.say(&Msg::SettingsAddressWhat);
    label(ui, look, &what, size::SMALL, look.palette.soft);
    let mut text = state.settings.address.clone();
    let field = own::field(look, ui, &mut text, "web address");
    let field = ui.add(field.hint_text("https://")).labelled_by(heading.id);
    if field.changed() {
        out.push(Action::Address(text));
    }
    if !state.settings.address.trim().is_empty() && state.address().is_none() {
        let text = look.say(&Msg::SettingsAddressBad);
        label(ui, look, &text, size::SMALL, look.palette.alert.full);
    }
}

/// What the program is, whose it is, and whose it is not.
fn about(look: &Look, ui: &mut Ui) {
    let title = look.say(&Msg::SettingsAbout);
    strong(ui, look, &title, size::BODY, look.palette.ink);
    let version = env!("CARGO_PKG_VERSION").into();
    for text in [
        Msg::AboutWhat { version },
        Msg::AboutPrivacy,
        Msg::AboutIndependence,
        Msg::AboutFonts,
    ] {
        let text = look.say(&text);
        label(ui, look, &text, size::SMALL, look.palette.ink);
    }
}

fn choices(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let settings = &state.settings;
    let languages = &state.languages;
    if let Some(code) = choice_row(
        ui,
        look,
        (&Msg::SettingsLanguage, size::BODY),
        languages.names(),
        languages.code(),
    ) {
        out.push(Action::Speak(code));
    }
    let themes = Theme::ALL.map(|theme| {
        let name = match theme {
            Theme::Light => Msg::SettingsLight,
            Theme::Dark => Msg::SettingsDark,
            Theme::Contrast => Msg::SettingsContrast,
        };
        (theme, look.say(&name))
    });
    if let Some(theme) = choice_row(
        ui,
        look,
        (&Msg::SettingsTheme, size::BODY),
        &themes,
        settings.theme,
    ) {
        out.push(Action::Theme(theme));
    }
    let zooms = Settings::ZOOMS.map(|zoom| {
        let percent = u32::from(zoom).into();
        (zoom, look.say(&Msg::SettingsPercent { percent }))
    });
    if let Some(zoom) = choice_row(
        ui,
        look,
        (&Msg::SettingsZoom, size::BODY),
        &zooms,
        settings.zoom,
    ) {
        out.push(Action::Zoom(zoom));
    }
    let motions = [
        (true, look.say(&Msg::SettingsOn)),
        (false, look.say(&Msg::SettingsOff)),
    ];
    if let Some(motion) = choice_row(
        ui,
        look,
        (&Msg::SettingsMotion, size::BODY),
        &motions,
        settings.motion,
    ) {
        out.push(Action::Motion(motion));
    }
}
