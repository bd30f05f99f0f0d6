//! The keys: those of the screen, and those that work everywhere.

use eframe::egui::{Grid, Ui};

use crate::app::theme::{Look, size};
use crate::app::widgets::{KeyGroup, close_button, label, strong};
use crate::l10n::Msg;

/// Draws the help; says whether it is done with.
pub fn ui(groups: Vec<KeyGroup>, look: &Look, ui: &mut Ui) -> bool {
    let title = look.say(&Msg::KeysTitle);
    strong(ui, look, &title, size::TITLE, look.palette.ink);
    for KeyGroup { heading, keys } in groups.into_iter().chain([everywhere()]) {
        ui.add_space(look.px(size::GAP));
        let text = look.say(&heading);
        strong(ui, look, &text, size::SMALL, look.palette.soft);
        Grid::new(heading.key())
            .min_col_width(look.px(330.0))
            .show(ui, |ui| {
                for (key, what) in keys {
                    let text = look.say(&key);
                    strong(ui, look, &text, size::SMALL, look.palette.ink);
                    let text = look.say(&what);
                    label(ui, look, &text, size::SMALL, look.palette.ink);
                    ui.end_row();
                }
            });
    }
    close_button(ui, look)
}

fn everywhere() -> KeyGroup {
    KeyGroup {
        heading: Msg::KeysAll,
        keys: vec![
            (Msg::KeysTab, Msg::KeysTabWhat),
            (Msg::KeysEscape, Msg::KeysEscapeWhat),
            (Msg::KeysF1, Msg::KeysF1What),
            (Msg::KeysF11, Msg::KeysF11What),
            (Msg::KeysZoom, Msg::KeysZoomWhat),
            (Msg::KeysM, Msg::KeysMWhat),
        ],
    }
}
