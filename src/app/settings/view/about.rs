//! What the program is, whose it is, whose it is not, and where there is more to read.

use eframe::egui::Ui;

use crate::app::settings::{HelpFile, OpenResult, SettingsAction, SettingsModel};
use crate::app::theme::{Look, size};
use crate::app::widgets::{Button, label, strong};
use crate::text::Msg;

pub fn ui(model: &SettingsModel, look: &Look, ui: &mut Ui, out: &mut Vec<SettingsAction>) {
    let title = look.say(&Msg::SettingsAbout);
    strong(ui, look, &title, size::BODY, look.palette.ink);
    let version = env!("CARGO_PKG_VERSION").into();
    for text in [
        Msg::AboutWhat { version },
        Msg::AboutPrivacy,
        Msg::AboutIndependence,
        Msg::AboutFonts,
        Msg::AboutHelp,
    ] {
        let text = look.say(&text);
        label(ui, look, &text, size::SMALL, look.palette.ink);
    }
    ui.horizontal_wrapped(|ui| {
        for help_file in HelpFile::ALL {
            let text = look.say(&match help_file {
                HelpFile::Guide => Msg::AboutGuide,
                HelpFile::Licences => Msg::AboutLicences,
            });
            if Button::secondary(&text).ui(ui, look).clicked() {
                out.push(SettingsAction::Read(help_file));
            }
        }
    });
    let found = match model.opened() {
        Some(OpenResult::Shown(path)) => {
            Msg::AboutShown { file: path.display().to_string().into() }
        }
        Some(OpenResult::Missing(name)) => Msg::AboutMissing { file: name.as_str().into() },
        None => return,
    };
    label(ui, look, &look.say(&found), size::SMALL, look.palette.soft);
}
