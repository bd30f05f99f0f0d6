//! The code of what is on the screen, large, with the link and the square that tablets read.

use eframe::egui::{Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::dialogs::close_button;
use crate::app::action::Action;
use crate::app::state::State;
use crate::app::theme::{Look, size};
use crate::app::widgets::{Button, label, strong};
use crate::l10n::Msg;
use crate::worksheet::Qr;

/// Draws the dialog.
pub fn ui(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<Action>) {
    let palette = look.palette;
    let title = look.say(&Msg::ShareTitle);
    strong(ui, look, &title, size::TITLE, palette.ink);
    let Some(code) = state.code_here() else {
        close_button(look, ui, out);
        return;
    };
    let link = state.address().map(|address| address.link(&code));
    let code = code.to_string();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = look.px(size::MARGIN);
        if let Some((link, qr)) = link.as_ref().and_then(|link| Some((link, Qr::of(link)?))) {
            square(look, ui, &qr, link);
        }
        ui.vertical(|ui| {
            ui.set_max_width(ui.available_width().max(look.px(420.0)));
            strong(ui, look, &code, 96.0, palette.ink);
            let what = look.say(&Msg::ShareWhat);
            label(ui, look, &what, size::SMALL, palette.soft);
            if let Some(link) = &link {
                let what = look.say(&Msg::ShareLink);
                label(ui, look, &what, size::SMALL, palette.soft);
                label(ui, look, link, size::SMALL, palette.ink);
            } else {
                let what = look.say(&Msg::ShareNoAddress);
                label(ui, look, &what, size::SMALL, palette.soft);
            }
        });
    });
    ui.add_space(look.px(size::GAP));
    ui.horizontal_wrapped(|ui| {
        let copies = [(Msg::ShareCopyLink, link), (Msg::ShareCopyCode, Some(code))];
        for (name, text) in copies {
            let Some(text) = text else { continue };
            let copied = state.copied.as_ref() == Some(&text);
            if Button::secondary(&look.say(&name)).ui(ui, look).clicked() {
                out.push(Action::Copy(text));
            }
            if copied {
                let done = look.say(&Msg::ShareCopied);
                strong(ui, look, &done, size::SMALL, palette.right.full);
            }
        }
    });
    close_button(look, ui, out);
}

/// The square, black on white whatever the colours are: readers expect it so.
fn square(look: &Look, ui: &mut Ui, qr: &Qr, link: &str) {
    let window = ui.ctx().content_rect();
    let side = look
        .px(420.0)
        .min(window.width() * 0.8)
        .min(window.height() * 0.45);
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    response.widget_info(|| {
        let label = look.say(&Msg::ShareQr { link: link.into() });
        WidgetInfo::labeled(Role::Image, true, label)
    });
    let real = |n: usize| u16::try_from(n).map_or(0.0, f32::from);
    // Whole pixels: squares of unequal size are hard to read.
    let pixel = ui.ctx().pixels_per_point();
    let cell = (rect.width() / real(qr.side) * pixel).floor().max(1.0) / pixel;
    let painter = ui.painter();
    painter.rect_filled(rect, look.corners(12.0), eframe::egui::Color32::WHITE);
    let corner = rect.center() - vec2(cell, cell) * real(qr.side) / 2.0;
    let at = |n: f32| (n * pixel).round() / pixel;
    for (row, column, length) in &qr.stripes {
        let min = pos2(
            at(corner.x + cell * real(*column)),
            at(corner.y + cell * real(*row)),
        );
        let stripe = Rect::from_min_size(min, vec2(cell * real(*length), cell));
        painter.rect_filled(stripe, 0, eframe::egui::Color32::BLACK);
    }
}
