//! The dialog in which a certificate gets its class and its names.

use eframe::egui::{Key, Ui};

use super::{CertificateAction, CertificateModel};
use crate::app::languages::Languages;
use crate::app::print::PrintModel;
use crate::app::print::view::export_words;
use crate::app::theme::{Look, size};
use crate::app::widgets::{Button, FieldStyle, focus_first, label, strong};
use crate::text::Msg;

pub fn ui(
    model: &CertificateModel,
    print: &PrintModel,
    languages: &Languages,
    look: &Look,
    ui: &mut Ui,
    out: &mut Vec<CertificateAction>,
) -> bool {
    let palette = look.palette;
    let title = look.say(&Msg::EndCertificate);
    strong(ui, look, &title, size::TITLE, palette.ink);
    let text = look.say(&Msg::CertificateWhat);
    label(ui, look, &text, size::SMALL, palette.soft);
    ui.add_space(look.px(size::GAP));
    let style = FieldStyle::plain(palette.paper, ui.available_width() - look.px(20.0));
    let text = look.say(&Msg::CertificateClassField);
    let heading = strong(ui, look, &text, size::SMALL, palette.ink);
    let mut class = model.class.clone();
    let field = ui.add(style.field(look, &mut class, "class"));
    focus_first(ui, "certificate", &field);
    // Enter after the class goes straight to "Save": names are optional.
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if field.labelled_by(heading.id).changed() {
        out.push(CertificateAction::Class(class));
    }
    let text = look.say(&Msg::CertificateNamesField);
    let heading = strong(ui, look, &text, size::SMALL, palette.ink);
    let mut names = model.names.clone();
    let field = ui.add(style.lines(look, &mut names, "names", 3));
    if field.labelled_by(heading.id).changed() {
        out.push(CertificateAction::Names(names));
    }
    let trouble = model.trouble.as_ref().map(|error| error.say(languages.current()));
    if let Some(text) = &trouble {
        label(ui, look, text, size::SMALL, palette.alert.full);
    } else if let Some(text) = export_words(print, languages, look) {
        label(ui, look, &text, size::SMALL, palette.ink);
    }
    ui.add_space(look.px(size::GAP));
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        let text = look.say(&Msg::PrintSave);
        let free = print.saving.export.is_none() && trouble.is_none();
        let save = Button::primary(&text).enabled(free).ui(ui, look);
        if entered {
            save.request_focus();
        }
        if save.clicked() {
            out.push(CertificateAction::Save);
        }
        let text = look.say(&Msg::AppClose);
        done = Button::secondary(&text).ui(ui, look).clicked();
    });
    done
}
