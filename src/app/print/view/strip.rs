//! All pages as small pictures below each other: where one is, and the way to any other.

use eframe::egui::{
    Align2, Color32, CursorIcon, Id, Key, Memory, Rect, Role, ScrollArea, Sense, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::paper;
use crate::app::print::{Preview, PrintAction, PrintModel};
use crate::app::style::{Style, count, inset};
use crate::app::widgets::{ARROWS, capture_keys, focus_ring, within};
use crate::text::Msg;

pub const WIDTH: f32 = 122.0;

const NUMBER: f32 = 34.0;

const AROUND: f32 = 8.0;

/// What was seen in the frame before: which page was chosen, and how far the strip was scrolled.
#[derive(Clone, Copy, Default)]
struct StripSeen {
    page: usize,
    offset: f32,
}

pub fn ui(
    model: &PrintModel,
    preview: &Preview,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<PrintAction>,
) {
    let (wide, high) = preview.paper();
    let chosen = model.page();
    let bar = ui.spacing().scroll.bar_width + ui.spacing().scroll.bar_inner_margin;
    let cell = vec2((rect.width() - bar).max(1.0), 0.0);
    let paper = (cell.x - 2.0 * AROUND).max(1.0);
    let scale = paper / wide;
    let cell = vec2(cell.x, high * scale + (AROUND + NUMBER));
    let gap = 6.0;
    let memory = Id::unique("print strip");
    let seen: StripSeen = ui.data(|data| data.get_temp(memory)).unwrap_or_default();
    within(ui, rect, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        let mut scroll = ScrollArea::vertical().id_salt("thumbnails").auto_shrink(false);
        if seen.page != chosen {
            let top = count(chosen) * (cell.y + gap);
            let hidden = top < seen.offset || top + cell.y > seen.offset + rect.height();
            // The page that is shown is in the middle of its neighbours.
            let middle = (top - (rect.height() - cell.y) / 2.0).max(0.0);
            if hidden {
                scroll = scroll.vertical_scroll_offset(middle);
            }
        }
        let shown = scroll.show_rows(ui, cell.y, preview.len(), |ui, rows| {
            for index in rows {
                let on = index == chosen;
                if small(preview, style, ui, (index, on), cell, scale) {
                    out.push(PrintAction::Page(index));
                }
            }
        });
        let seen = StripSeen { page: chosen, offset: shown.state.clamped_offset().y };
        ui.data_mut(|data| data.insert_temp(memory, seen));
    });
    keys(chosen, preview.len(), ui, out);
}

/// The keyboard is on the page that is shown, and nowhere else in the strip: Tab goes past it.
fn focus() -> Id {
    Id::unique("print page of the strip")
}

fn keys(page: usize, pages: usize, ui: &Ui, out: &mut Vec<PrintAction>) {
    if ui.memory(Memory::focused) != Some(focus()) {
        return;
    }
    capture_keys(ui.ctx(), focus(), ARROWS);
    let pressed = |keys: [Key; 2]| ui.input(|input| keys.iter().any(|key| input.key_pressed(*key)));
    if pressed([Key::ArrowDown, Key::ArrowRight]) && page + 1 < pages {
        out.push(PrintAction::Page(page + 1));
    }
    if pressed([Key::ArrowUp, Key::ArrowLeft]) && page > 0 {
        out.push(PrintAction::Page(page - 1));
    }
}

fn small(
    preview: &Preview,
    style: &Style,
    ui: &mut Ui,
    (index, on): (usize, bool),
    cell: Vec2,
    scale: f32,
) -> bool {
    let palette = style.palette;
    let (id, rect) = ui.allocate_space(cell);
    let response = if on {
        ui.interact(rect, focus(), Sense::click())
    } else {
        ui.interact(rect, id, Sense::CLICK)
    };
    let page = (index + 1).into();
    let name = style.say(&Msg::PrintThumbnail { page });
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
    if !ui.is_rect_visible(rect) {
        return false;
    }
    let (fill, ink) = match (on, response.hovered()) {
        (true, _) => (palette.ink, palette.paper),
        (false, true) => (palette.gold.tint, palette.ink),
        (false, false) => (palette.hand, palette.ink),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, style.corners(8.0), fill);
    let inner = inset(rect, AROUND);
    let floor = rect.bottom() - NUMBER;
    let sheet = Rect::from_min_max(inner.min, pos2(inner.right(), floor));
    painter.rect_filled(sheet, 0, Color32::WHITE);
    if let Some(page) = preview.page(index) {
        let clipped = painter.with_clip_rect(sheet.intersect(ui.clip_rect()));
        paper::sketch(&clipped, sheet, scale, page);
    }
    let border = style.border(palette.line);
    painter.rect_stroke(sheet, 0, border, StrokeKind::Outside);
    let number = pos2(rect.center().x, f32::midpoint(floor, rect.bottom()));
    let font = style.bold(24.0);
    let text = (index + 1).to_string();
    painter.text(number, Align2::CENTER_CENTER, text, font, ink);
    focus_ring(painter, style, &response, rect, style.corners(8.0));
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}
