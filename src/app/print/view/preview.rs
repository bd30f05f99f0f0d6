//! The page as it will be printed, and the buttons to turn and to enlarge it.

use eframe::egui::{
    Align, Align2, Color32, CursorIcon, Key, Layout, Rect, Role, ScrollArea, Sense, Ui, Vec2,
    WidgetInfo,
    containers::scroll_area::{DragScroll, ScrollSource},
    pos2, vec2,
};

use super::paper;
use crate::app::print::{PageZoom, Preview, PrintAction, PrintModel};
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{ARROWS, Button, Icon, fit, hold_keys, icon_button, label, within};
use crate::l10n::{Locale, Msg};

/// The width of the buttons below the page, in units.
const TOOLS: f32 = 720.0;

/// Draws the preview.
pub fn ui(
    model: &PrintModel,
    locale: &Locale,
    look: &Look,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<PrintAction>,
) {
    let Some(preview) = model.preview() else {
        return;
    };
    let bar = look.px(size::TARGET);
    let floor = (rect.bottom() - bar - look.px(size::GAP)).max(rect.top());
    let view = Rect::from_min_max(rect.min, pos2(rect.right(), floor));
    ui.painter()
        .rect_filled(view, look.round(), look.palette.hand);
    if let Some(trouble) = preview.trouble() {
        let text = trouble.say(locale);
        within(ui, inset(view, look.px(size::MARGIN)), |ui| {
            label(ui, look, &text, size::BODY, look.palette.alert.full);
        });
    } else if view.width() > 4.0 && view.height() > 4.0 {
        page(model, preview, look, ui, inset(view, look.px(10.0)));
    }
    let tools = Rect::from_min_max(pos2(rect.left(), rect.bottom() - bar), rect.max);
    // A narrow preview has smaller buttons rather than none.
    let look = &look.at_most(vec2(rect.width(), f32::INFINITY), TOOLS, 1.0);
    within(ui, tools, |ui| tools_ui(model, preview, look, ui, out));
}

/// The page in the middle, whole or in a part that can be moved.
fn page(model: &PrintModel, preview: &Preview, look: &Look, ui: &mut Ui, view: Rect) {
    let index = model.page();
    let Some(page) = preview.page(index) else {
        return;
    };
    let (wide, high) = preview.paper();
    let shadow = look.px(8.0);
    let room = view.size() - Vec2::splat(2.0 * shadow);
    let scale = (room.x / wide).min(room.y / high).max(0.01) * model.zoom().factor();
    let paper_size = vec2(wide, high) * scale;
    within(ui, view, |ui| {
        let scroll = ScrollArea::both().id_salt("page").auto_shrink(false);
        // A page that is larger than its place is moved like paper on a desk.
        let scroll = scroll.scroll_source(ScrollSource {
            drag: DragScroll::Always,
            ..ScrollSource::default()
        });
        scroll.show_viewport(ui, |ui, _| {
            let whole = paper_size + Vec2::splat(2.0 * shadow);
            let space = whole.max(ui.available_size());
            let (id, place) = ui.allocate_space(space);
            let response = ui.interact(place, id, Sense::focusable_noninteractive());
            let sheet = Align2::CENTER_CENTER.align_size_within_rect(paper_size, place);
            let name = look.say(&Msg::PrintPreview {
                page: (index + 1).into(),
                pages: preview.len().into(),
            });
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
            let movable = whole.x > view.width() || whole.y > view.height();
            if movable && ui.rect_contains_pointer(place) {
                ui.ctx().set_cursor_icon(CursorIcon::Grab);
            }
            let painter = ui.painter();
            let below = sheet.translate(vec2(0.0, shadow * 0.5)).expand(1.0);
            painter.rect_filled(below, 2, Color32::from_black_alpha(50));
            // Paper is white in every theme: this is what will come out of the printer.
            painter.rect_filled(sheet, 0, Color32::WHITE);
            paper::paint(
                &painter.with_clip_rect(sheet.intersect(ui.clip_rect())),
                sheet,
                scale,
                page,
            );
            if response.has_focus() {
                let ring = look.ring(look.palette.gold.full);
                painter.rect_stroke(sheet, 0, ring, eframe::egui::StrokeKind::Outside);
                hold_keys(ui.ctx(), response.id, ARROWS);
                move_by_keys(ui, look);
            }
        });
    });
}

/// With the page in focus, the arrows move it.
fn move_by_keys(ui: &Ui, look: &Look) {
    let step = look.px(60.0);
    for (key, way) in [
        (Key::ArrowUp, vec2(0.0, step)),
        (Key::ArrowDown, vec2(0.0, -step)),
        (Key::ArrowLeft, vec2(step, 0.0)),
        (Key::ArrowRight, vec2(-step, 0.0)),
    ] {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(way);
        }
    }
}

fn tools_ui(
    model: &PrintModel,
    preview: &Preview,
    look: &Look,
    ui: &mut Ui,
    out: &mut Vec<PrintAction>,
) {
    let (page, pages) = (model.page(), preview.len());
    let zoom = model.zoom();
    let whole = ui.max_rect();
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = look.px(10.0);
        let name = look.say(&Msg::PrintPrevious);
        if icon_button(ui, look, Icon::Back, &name, page > 0).clicked() {
            out.push(PrintAction::Page(page.saturating_sub(1)));
        }
        let text = look.say(&Msg::PrintPage {
            page: (page + 1).min(pages).into(),
            pages: pages.into(),
        });
        // What the buttons need, so that the words take what is left and no more.
        let buttons = look.px(4.0 * size::TARGET + 130.0 + 6.0 * 10.0);
        let most = (whole.width() - buttons).clamp(1.0, look.px(260.0));
        let galley = fit(
            ui.painter(),
            &text,
            &look.font(size::SMALL),
            most,
            look.palette.ink,
        );
        let place = vec2(most, galley.size().y);
        let (rect, response) = ui.allocate_exact_size(place, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
        let at = rect.center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, look.palette.ink);
        let name = look.say(&Msg::PrintNext);
        if icon_button(ui, look, Icon::Forward, &name, page + 1 < pages).clicked() {
            out.push(PrintAction::Page(page + 1));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = look.say(&Msg::PrintLarger);
            let larger = zoom.next(true);
            if icon_button(ui, look, Icon::Plus, &name, larger.is_some()).clicked() {
                out.extend(larger.map(PrintAction::Zoom));
            }
            let text = look.say(&Msg::PrintFit);
            let button = Button::secondary(&text)
                .units(26.0)
                .width(look.px(130.0))
                .enabled(zoom != PageZoom::Fit);
            if button.ui(ui, look).clicked() {
                out.push(PrintAction::Zoom(PageZoom::Fit));
            }
            let name = look.say(&Msg::PrintSmaller);
            let smaller = zoom.next(false);
            if icon_button(ui, look, Icon::Minus, &name, smaller.is_some()).clicked() {
                out.extend(smaller.map(PrintAction::Zoom));
            }
        });
    });
}
