use eframe::egui::{Key, Ui};

use super::{CertificateAction, CertificateModel};
use crate::app::languages::Languages;
use crate::app::print::PrintModel;
use crate::app::print::view::export_words;
use crate::app::style::{Style, size};
use crate::app::widgets::{Button, FieldStyle, focus_first, label, strong};
use crate::text::Msg;

pub fn ui(
    model: &CertificateModel,
    print: &PrintModel,
    languages: &Languages,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<CertificateAction>,
) -> bool {
    let palette = style.palette;
    let title = style.say(&Msg::EndCertificate);
    strong(ui, style, &title, size::TITLE, palette.ink);
    let text = style.say(&Msg::CertificateWhat);
    label(ui, style, &text, size::SMALL, palette.soft);
    ui.add_space(size::GAP);
    let plain = FieldStyle::plain(palette.paper, ui.available_width() - 20.0);
    let text = style.say(&Msg::CertificateClassField);
    let heading = strong(ui, style, &text, size::SMALL, palette.ink);
    let mut class = model.class.clone();
    let field = ui.add(plain.field(style, &mut class, "class"));
    focus_first(ui, "certificate", &field);
    // Enter after the class goes straight to "Save": names are optional.
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if field.labelled_by(heading.id).changed() {
        out.push(CertificateAction::Class(class));
    }
    let text = style.say(&Msg::CertificateNamesField);
    let heading = strong(ui, style, &text, size::SMALL, palette.ink);
    let mut names = model.names.clone();
    let field = ui.add(plain.lines(style, &mut names, "names", 3));
    if field.labelled_by(heading.id).changed() {
        out.push(CertificateAction::Names(names));
    }
    let trouble = model.trouble.as_ref().map(|error| error.say(languages.current()));
    if let Some(text) = &trouble {
        label(ui, style, text, size::SMALL, palette.alert.full);
    } else if let Some(text) = export_words(print, languages, style) {
        label(ui, style, &text, size::SMALL, palette.ink);
    }
    ui.add_space(size::GAP);
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        let text = style.say(&Msg::PrintSave);
        let free = print.saving.export.is_none() && trouble.is_none();
        let save = Button::primary(&text).enabled(free).ui(ui, style);
        if entered {
            save.request_focus();
        }
        if save.clicked() {
            out.push(CertificateAction::Save);
        }
        let text = style.say(&Msg::AppClose);
        done = Button::secondary(&text).ui(ui, style).clicked();
    });
    done
}
