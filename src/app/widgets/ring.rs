//! A ring that empties while a class thinks. It is silent, and marks nothing.

use std::f32::consts::{PI, TAU};

use eframe::egui::{CursorIcon, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::{fit, focus_ring, icon_arc};
use crate::app::style::{Style, size};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RingState {
    Waits,
    Runs,
    Over,
}

#[derive(Clone, Copy, Debug)]
pub struct RingFace<'a> {
    pub text: &'a str,
    /// How much of it is left, from 1 to 0.
    pub part: f64,
    pub state: RingState,
}

/// A ring to press; `name` is what screen readers say.
pub fn ring_button(ui: &mut Ui, style: &Style, face: &RingFace, name: &str) -> Response {
    let side = size::TARGET;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| {
        let runs = face.state != RingState::Waits;
        WidgetInfo::selected(Role::Button, true, runs, name)
    });
    let palette = style.palette;
    let painter = ui.painter();
    let corners = style.corners(14.0);
    let fill = if response.hovered() { palette.gold.tint } else { palette.panel };
    let border = style.border(palette.line);
    painter.rect(rect, corners, fill, border, StrokeKind::Inside);
    let radius = side * 0.36;
    let thick = |colour| Stroke::new(side * 0.1, colour);
    let (ground, full) = match face.state {
        RingState::Waits => (palette.line, palette.line),
        RingState::Runs => (palette.line, palette.up.full),
        RingState::Over => (palette.gold.full, palette.gold.full),
    };
    painter.circle_stroke(rect.center(), radius, thick(ground));
    if face.state == RingState::Runs && face.part > 0.0 {
        // From the top, and emptied the way a clock goes.
        #[expect(clippy::cast_possible_truncation, reason = "a part of a circle")]
        let part = face.part as f32;
        let top = -PI / 2.0;
        let from = top + TAU * (1.0 - part);
        icon_arc(painter, rect.center(), radius, from, top + TAU, thick(full));
    }
    let font = style.bold(26.0);
    let galley = fit(painter, face.text, &font, radius * 1.5, palette.ink);
    painter.galley(rect.center() - galley.size() / 2.0, galley, palette.ink);
    focus_ring(painter, style, &response, rect, corners);
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name)
}
