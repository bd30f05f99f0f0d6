//! Surfaces: panels, dialogs, and a part of the window to draw in.

use eframe::egui::{
    self, Color32, Context, CornerRadius, Frame, Id, InnerResponse, Margin, Modal, Painter, Rect,
    Response, ScrollArea, StrokeKind, Ui, UiBuilder,
};

use crate::app::theme::{Look, inset, size};

/// Draws inside a part of the window, from its top left corner.
pub fn within<R>(ui: &mut Ui, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new().max_rect(rect);
    ui.scope_builder(builder, |ui| {
        ui.shrink_clip_rect(rect.expand(size::RING));
        add(ui)
    })
    .inner
}

/// A panel with rounded corners.
pub fn surface<R>(
    ui: &mut Ui,
    look: &Look,
    fill: Color32,
    add: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    Frame::new()
        .fill(fill)
        .corner_radius(look.round())
        .inner_margin(Margin::from(look.px(size::MARGIN * 0.75)))
        .show(ui, add)
}

/// A large panel in a part of the window, which scrolls where it is too small. `name` tells
/// several of them on one screen apart.
pub fn panel(ui: &mut Ui, look: &Look, rect: Rect, name: &str, add: impl FnOnce(&mut Ui)) {
    ui.painter()
        .rect_filled(rect, look.corners(28.0), look.palette.panel);
    within(ui, inset(rect, look.px(size::MARGIN)), |ui| {
        ScrollArea::vertical().id_salt(name).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            add(ui);
        });
    });
}

/// The ring around a widget that has the keyboard's focus.
pub fn focus_ring(
    painter: &Painter,
    look: &Look,
    response: &Response,
    rect: Rect,
    corners: CornerRadius,
) {
    if response.has_focus() {
        bring_into_view(response);
        let colour = look.palette.gold.full;
        painter.rect_stroke(rect, corners, look.ring(colour), StrokeKind::Outside);
    }
}

/// What has just got the focus is scrolled to, if it is out of view.
fn bring_into_view(response: &Response) {
    let id = Id::unique("last focus");
    let last: Option<Id> = response.ctx.data(|data| data.get_temp(id));
    if last != Some(response.id) {
        response
            .ctx
            .data_mut(|data| data.insert_temp(id, response.id));
        response.scroll_to_me(None);
    }
}

/// A dialog over everything else. Says whether it was left by Escape or a click beside it.
pub fn dialog(ctx: &Context, look: &Look, name: &str, add: impl FnOnce(&mut Ui)) -> bool {
    let screen = ctx.content_rect();
    let frame = Frame::new()
        .fill(look.palette.panel)
        .stroke(look.border(look.palette.line))
        .corner_radius(look.round())
        .inner_margin(Margin::from(look.px(size::MARGIN)));
    let modal = Modal::new(Id::unique(name))
        .frame(frame)
        .backdrop_color(Color32::from_black_alpha(110))
        .show(ctx, |ui| {
            let room = screen.size() - egui::Vec2::splat(look.px(4.0 * size::MARGIN));
            ui.set_width(room.x.clamp(1.0, look.px(1100.0)));
            ScrollArea::vertical()
                .max_height(room.y.max(1.0))
                .min_scrolled_height(room.y.max(1.0))
                .show(ui, add);
        });
    modal.should_close()
}
