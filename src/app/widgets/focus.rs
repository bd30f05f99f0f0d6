//! Where the keyboard is.

use eframe::egui::{
    Context, CornerRadius, EventFilter, Id, Painter, Rect, Response, StrokeKind, Ui,
};

use crate::app::theme::Look;

/// Arrows are for what has the focus: they do not move it.
pub const ARROWS: EventFilter = EventFilter {
    tab: false,
    horizontal_arrows: true,
    vertical_arrows: true,
    escape: false,
};

/// Left and right are for what is on the screen; up and down move the focus.
pub const LEFT_AND_RIGHT: EventFilter = EventFilter {
    vertical_arrows: false,
    ..ARROWS
};

/// Keeps these keys from moving the focus away from a widget.
pub fn hold_keys(ctx: &Context, id: Id, filter: EventFilter) {
    ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
}

/// Asks for the focus once, when a screen or a dialog opens.
pub fn focus_first(ui: &Ui, name: &str, response: &Response) {
    let id = Id::unique(("focused", name));
    let frame = ui.ctx().cumulative_frame_nr();
    let last: Option<u64> = ui.data(|data| data.get_temp(id));
    // Not drawn in the frame before: it has just appeared.
    if last.is_none_or(|last| last + 1 < frame) {
        response.request_focus();
    }
    ui.data_mut(|data| data.insert_temp(id, frame));
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
