use eframe::egui::Ui;

use crate::app::settings::{HelpFile, OpenResult, SettingsAction, SettingsModel};
use crate::app::style::{Style, size};
use crate::app::widgets::{Button, label, strong};
use crate::text::Msg;

pub fn ui(model: &SettingsModel, style: &Style, ui: &mut Ui, out: &mut Vec<SettingsAction>) {
    let title = style.say(&Msg::SettingsAbout);
    strong(ui, style, &title, size::BODY, style.palette.ink);
    let version = env!("CARGO_PKG_VERSION").into();
    for text in [
        Msg::AboutWhat { version },
        Msg::AboutPrivacy,
        Msg::AboutIndependence,
        Msg::AboutFonts,
        Msg::AboutHelp,
    ] {
        let text = style.say(&text);
        label(ui, style, &text, size::SMALL, style.palette.ink);
    }
    ui.horizontal_wrapped(|ui| {
        for help_file in HelpFile::ALL {
            let text = style.say(&match help_file {
                HelpFile::Guide => Msg::AboutGuide,
                HelpFile::Licences => Msg::AboutLicences,
            });
            if Button::secondary(&text).ui(ui, style).clicked() {
                out.push(SettingsAction::Read(help_file));
            }
        }
    });
    let found = match &model.opened {
        Some(OpenResult::Shown(path)) => {
            Msg::AboutShown { file: path.display().to_string().into() }
        }
        Some(OpenResult::Missing(name)) => Msg::AboutMissing { file: name.as_str().into() },
        None => return,
    };
    label(ui, style, &style.say(&found), size::SMALL, style.palette.soft);
}
