use eframe::egui::{Align, Layout, Ui, vec2};

use crate::app::platform;
use crate::app::style::{Style, size};
use crate::app::widgets::{KeyGroup, close_button, label, strong};
use crate::text::Msg;

pub fn ui(groups: Vec<KeyGroup>, style: &Style, ui: &mut Ui) -> bool {
    // All keys at once, without scrolling.
    ui.spacing_mut().item_spacing.y = 3.0;
    let title = style.say(&Msg::KeysTitle);
    strong(ui, style, &title, size::TITLE, style.palette.ink);
    for KeyGroup { heading, keys } in groups.into_iter().chain([everywhere()]) {
        ui.add_space(size::GAP);
        let text = style.say(&heading);
        strong(ui, style, &text, size::SMALL, style.palette.soft);
        for (key, what) in keys {
            line(style, ui, &style.say(&key), &style.say(&what));
        }
    }
    close_button(ui, style)
}

fn line(style: &Style, ui: &mut Ui, key: &str, what: &str) {
    let ink = style.palette.ink;
    let names = 360.0;
    if ui.available_width() < 760.0 {
        strong(ui, style, key, size::SMALL, ink);
        label(ui, style, what, size::SMALL, style.palette.soft);
        return;
    }
    ui.horizontal_top(|ui| {
        let rest = ui.available_width() - names - size::GAP;
        for (text, width, heavy) in [(key, names, true), (what, rest, false)] {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::LEFT), |ui| {
                ui.set_width(width);
                if heavy {
                    strong(ui, style, text, size::SMALL, ink);
                } else {
                    label(ui, style, text, size::SMALL, ink);
                }
            });
        }
    });
}

fn everywhere() -> KeyGroup {
    let quit = platform::HAS_QUIT.then_some((Msg::KeysQuit, Msg::KeysQuitWhat));
    KeyGroup {
        heading: Msg::KeysAll,
        keys: [
            (Msg::KeysTab, Msg::KeysTabWhat),
            (Msg::KeysEscape, Msg::KeysEscapeWhat),
            (Msg::KeysF1, Msg::KeysF1What),
            (Msg::KeysF11, Msg::KeysF11What),
            (Msg::KeysZoom, Msg::KeysZoomWhat),
            (Msg::KeysS, Msg::KeysSWhat),
        ]
        .into_iter()
        .chain(quit)
        .collect(),
    }
}
