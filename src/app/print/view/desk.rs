//! The page like paper on a desk: moved by dragging, enlarged with the wheel or two fingers.

use eframe::egui::{
    Align2, Color32, CursorIcon, Id, Key, Pos2, Rect, Role, ScrollArea, Sense, StrokeKind, Ui,
    Vec2, WidgetInfo,
    containers::scroll_area::{DragScroll, ScrollSource},
    vec2,
};

use super::paper;
use crate::app::print::{PageZoom, Preview, PrintAction, PrintModel};
use crate::app::style::Style;
use crate::app::widgets::{ARROWS, capture_keys, typed_text, within};
use crate::text::Msg;

const CLOSER: PageZoom = PageZoom::Percent(200);

/// What was seen in the frame before, so that enlarging keeps it in its place.
#[derive(Clone, Copy)]
struct DeskSeen {
    zoom: PageZoom,
    place: Vec2,
    part: Vec2,
}

pub fn ui(
    model: &PrintModel,
    preview: &Preview,
    style: &Style,
    ui: &mut Ui,
    view: Rect,
    out: &mut Vec<PrintAction>,
) {
    let index = model.page();
    let Some(page) = preview.page(index) else {
        return;
    };
    let (wide, high) = preview.paper();
    let shadow = 8.0;
    let room = view.size() - Vec2::splat(2.0 * shadow);
    let zoom = model.zoom;
    let scale = (room.x / wide).min(room.y / high).max(0.01) * zoom.factor();
    let paper_size = vec2(wide, high) * scale;
    let whole = paper_size + Vec2::splat(2.0 * shadow);
    let memory = Id::unique("print desk");
    let seen: Option<DeskSeen> = ui.data(|data| data.get_temp(memory));
    within(ui, view, |ui| {
        // A place that only the enlarged page has would be sprung back from.
        ui.spacing_mut().scroll.kinetic.rubber_band = false;
        // A page that is larger than its place is moved like paper on a desk.
        let mut scroll = ScrollArea::both()
            .id_salt("page")
            .auto_shrink(false)
            .scroll_source(ScrollSource { drag: DragScroll::Always, ..ScrollSource::default() });
        if let Some(seen) = seen.filter(|seen| seen.zoom != zoom) {
            let space = whole.max(view.size());
            let corner = (space - paper_size) / 2.0;
            let offset = corner + seen.part * paper_size - seen.place;
            let most = (space - view.size()).max(Vec2::ZERO);
            scroll = scroll.scroll_offset(offset.clamp(Vec2::ZERO, most));
        }
        scroll.show_viewport(ui, |ui, _| {
            let space = whole.max(ui.available_size());
            let (id, place) = ui.allocate_space(space);
            let response = ui.interact(place, id, Sense::click());
            let sheet = Align2::CENTER_CENTER.align_size_within_rect(paper_size, place);
            let name = style
                .say(&Msg::PrintPreview { page: (index + 1).into(), pages: preview.len().into() });
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
            let movable = whole.x > view.width() || whole.y > view.height();
            let pointer = ui.input(|input| input.pointer.hover_pos());
            let pointer =
                pointer.filter(|at| view.contains(*at) && ui.rect_contains_pointer(place));
            if movable && pointer.is_some() {
                let held = ui.input(|input| input.pointer.is_decidedly_dragging());
                ui.ctx().set_cursor_icon(if held {
                    CursorIcon::Grabbing
                } else {
                    CursorIcon::Grab
                });
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
            if response.clicked() {
                response.request_focus();
            }
            if response.has_focus() {
                let ring = style.ring(style.palette.gold.full);
                painter.rect_stroke(sheet, 0, ring, StrokeKind::Outside);
                capture_keys(ui.ctx(), response.id, ARROWS);
                move_by_keys(ui);
                out.extend(typed_zoom(ui, zoom).map(PrintAction::Zoom));
            }
            let turned = pointer.and_then(|_| turned_zoom(ui, zoom));
            let pressed = response.double_clicked().then_some(match zoom {
                PageZoom::Fit => CLOSER,
                PageZoom::Percent(_) => PageZoom::Fit,
            });
            let by_pointer = turned.or(pressed);
            out.extend(by_pointer.map(PrintAction::Zoom));
            // What the pointer is on stays under it; else what is in the middle.
            let at = pointer.filter(|_| by_pointer.is_some());
            let at = at.unwrap_or(view.center());
            let seen = DeskSeen { zoom, place: at - view.min, part: part_of(sheet, at) };
            ui.data_mut(|data| data.insert_temp(memory, seen));
        });
    });
}

/// Which part of the sheet is at this place, from 0 to 1 in both directions.
fn part_of(sheet: Rect, at: Pos2) -> Vec2 {
    let part = (at - sheet.min) / sheet.size().max(Vec2::splat(1.0));
    part.clamp(Vec2::ZERO, Vec2::splat(1.0))
}

/// The zoom after the wheel with Ctrl, or two fingers.
fn turned_zoom(ui: &Ui, zoom: PageZoom) -> Option<PageZoom> {
    let turned = ui.input(eframe::egui::InputState::zoom_delta);
    if (turned - 1.0).abs() <= f32::EPSILON {
        return None;
    }
    // Slow fingers turn by less than a percent in a frame: that is not lost.
    let memory = Id::unique("print desk rest");
    let rest: Option<f32> = ui.data(|data| data.get_temp(memory));
    let factor = turned * rest.unwrap_or(1.0);
    let next = zoom.times(factor);
    let rest = zoom.factor() * factor / next.factor();
    ui.data_mut(|data| data.insert_temp(memory, rest.clamp(0.99, 1.01)));
    Some(next)
}

/// With the page in focus, + and − enlarge it or not, and 0 shows all of it.
fn typed_zoom(ui: &Ui, zoom: PageZoom) -> Option<PageZoom> {
    let mut typed = typed_text(ui).chars().rev().collect::<Vec<_>>().into_iter();
    typed.find_map(|letter| match letter {
        '+' | '=' => zoom.next(true),
        '-' | '−' => zoom.next(false),
        '0' | 'à' => Some(PageZoom::Fit),
        _ => None,
    })
}

fn move_by_keys(ui: &Ui) {
    let step = 60.0;
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
