//! Typing a code, and the code of what is on the screen: large, with the link and the square that tablets read.

use eframe::egui::{
    Align, Id, Key, Layout, Rect, Role, Sense, TextEdit, Ui, WidgetInfo, pos2, vec2,
};

use super::{ShareAction, ShareModel, Shared};
use crate::app::style::{Style, count, size};
use crate::app::widgets::{Button, close_button, focus_first, label, line_size, strong};
use crate::puzzle::Code;
use crate::sheets::Qr;
use crate::text::Msg;

pub fn code_ui(share: &ShareModel, style: &Style, ui: &mut Ui, out: &mut Vec<ShareAction>) -> bool {
    let ask = style.say(&Msg::HomeCodeAsk);
    let heading = strong(ui, style, &ask, size::TITLE, style.palette.ink);
    let mut text = share.entry.text.clone();
    let field = TextEdit::singleline(&mut text)
        .id(Id::unique("code"))
        .font(style.bold(56.0))
        .desired_width(560.0_f32.min(ui.available_width() - 20.0))
        .char_limit(160);
    let response = ui.add(field).labelled_by(heading.id);
    focus_first(ui, "code", &response);
    if response.changed() {
        out.push(ShareAction::Type(text));
    }
    let enter = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if let Some(trouble) = &share.entry.trouble {
        let text = trouble.say(&style.voice);
        label(ui, style, &text, size::SMALL, style.palette.alert.full);
    }
    ui.add_space(size::GAP);
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        let open = style.say(&Msg::HomeCodeOpen);
        if Button::primary(&open).ui(ui, style).clicked() || enter {
            out.push(ShareAction::Open);
            response.request_focus();
        }
        let cancel = style.say(&Msg::AppCancel);
        done = Button::secondary(&cancel).ui(ui, style).clicked();
    });
    done
}

pub fn share_ui(
    share: &ShareModel,
    shared: Option<Shared>,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<ShareAction>,
) -> bool {
    let palette = style.palette;
    let title = style.say(&Msg::ShareTitle);
    strong(ui, style, &title, size::TITLE, palette.ink);
    let Some(Shared { code, address, grade }) = shared else {
        return close_button(ui, style);
    };
    let link = address.map(|address| address.link(&code));
    let step = Some(code.clone()).filter(|code| !matches!(code, Code::Hour(_)));
    let code = code.to_string();
    let beside = if ui.available_width() < 900.0 {
        Layout::top_down(Align::LEFT)
    } else {
        Layout::left_to_right(Align::TOP)
    };
    ui.with_layout(beside, |ui| {
        ui.spacing_mut().item_spacing.x = size::MARGIN;
        if let Some((link, qr)) = link.as_ref().and_then(|link| Some((link, Qr::of(link)?))) {
            square(style, ui, &qr, link);
        }
        ui.vertical(|ui| {
            let width = ui.available_width();
            let font = style.bold(96.0);
            let natural = line_size(ui.painter(), &code, font).x;
            let units = 95.0 * (width / natural.max(1.0)).min(1.0);
            strong(ui, style, &code, units, palette.ink);
            if let Some(grade) = grade {
                let grade = style.voice.grade(grade).into();
                let text = style.say(&Msg::DealIs { grade });
                label(ui, style, &text, size::SMALL, palette.ink);
            }
            let what = style.say(&Msg::ShareWhat);
            label(ui, style, &what, size::SMALL, palette.soft);
            if let Some(link) = &link {
                let what = style.say(&Msg::ShareLink);
                label(ui, style, &what, size::SMALL, palette.soft);
                label(ui, style, link, size::SMALL, palette.ink);
            } else {
                let what = style.say(&Msg::ShareNoAddress);
                label(ui, style, &what, size::SMALL, palette.soft);
            }
        });
    });
    ui.add_space(size::GAP);
    ui.horizontal_wrapped(|ui| {
        let copies = [(Msg::ShareCopyLink, link), (Msg::ShareCopyCode, Some(code))];
        for (name, text) in copies {
            let Some(text) = text else { continue };
            let copied = share.copied.as_deref() == Some(&text);
            if Button::secondary(&style.say(&name)).ui(ui, style).clicked() {
                out.push(ShareAction::Copy(text));
            }
            if copied {
                let done = style.say(&Msg::ShareCopied);
                strong(ui, style, &done, size::SMALL, palette.right.full);
            }
        }
        let text = style.say(&Msg::HourLineUp);
        if let Some(step) = step
            && Button::secondary(&text).ui(ui, style).clicked()
        {
            out.push(ShareAction::LineUp(step));
        }
    });
    close_button(ui, style)
}

/// The square, black on white whatever the colours are: readers expect it so.
fn square(style: &Style, ui: &mut Ui, qr: &Qr, link: &str) {
    let window = ui.ctx().content_rect();
    let side = 420.0_f32.min(window.width() * 0.8).min(window.height() * 0.45);
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    response.widget_info(|| {
        let label = style.say(&Msg::ShareQr { link: link.into() });
        WidgetInfo::labeled(Role::Image, true, label)
    });
    // Whole pixels: squares of unequal size are hard to read.
    let pixel = ui.ctx().pixels_per_point();
    let cell = (rect.width() / count(qr.side) * pixel).floor().max(1.0) / pixel;
    let painter = ui.painter();
    painter.rect_filled(rect, style.corners(12.0), eframe::egui::Color32::WHITE);
    let corner = rect.center() - vec2(cell, cell) * count(qr.side) / 2.0;
    let at = |n: f32| (n * pixel).round() / pixel;
    for (row, column, length) in &qr.stripes {
        let min = pos2(at(corner.x + cell * count(*column)), at(corner.y + cell * count(*row)));
        let stripe = Rect::from_min_size(min, vec2(cell * count(*length), cell));
        painter.rect_filled(stripe, 0, eframe::egui::Color32::BLACK);
    }
}
