//! One of several: side by side, or below each other.

use eframe::egui::{
    CornerRadius, CursorIcon, Rect, Response, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::{fit, focus_ring, offer_start, strong};
use crate::app::theme::{Look, size};
use crate::l10n::Msg;

/// Options side by side in one frame; says which one was pressed.
///
/// `name` says what is chosen here, to screen readers.
pub fn choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    look: &Look,
    name: &str,
    options: &[(T, String)],
    chosen: T,
    width: f32,
) -> Option<T> {
    let height = look.px(size::TARGET);
    let (_, whole) = ui.allocate_space(vec2(width, height));
    let mut pressed = None;
    let mut left = whole.left();
    let shares = shares(ui, look, options, width);
    for ((value, text), share) in options.iter().zip(shares) {
        let rect = Rect::from_min_size(pos2(left, whole.top()), vec2(share, height));
        left += share;
        let response = segment(ui, look, rect, whole, (name, text), *value == chosen);
        if response.clicked() {
            pressed = Some(*value);
        }
        if left < whole.right() - 1.0 {
            let line = look.border(look.palette.line);
            let inside = whole.shrink(look.px(12.0));
            ui.painter().vline(left, inside.y_range(), line);
        }
    }
    let border = look.border(look.palette.ink);
    let corners = look.corners(14.0);
    ui.painter()
        .rect_stroke(whole, corners, border, StrokeKind::Inside);
    pressed
}

/// What is chosen here, as a heading, and the options below it; says which one was pressed.
pub fn choice_row<T: PartialEq + Copy>(
    ui: &mut Ui,
    look: &Look,
    (name, units): (&Msg, f32),
    options: &[(T, String)],
    chosen: T,
) -> Option<T> {
    let name = look.say(name);
    strong(ui, look, &name, units, look.palette.ink);
    // A focus ring needs a little room of its own.
    let width = ui.available_width() - look.px(4.0);
    choice(ui, look, &name, options, chosen, width)
}

/// How wide each option is: as its words ask for, and all together as wide as there is room.
fn shares<T>(ui: &Ui, look: &Look, options: &[(T, String)], width: f32) -> Vec<f32> {
    let font = look.bold(size::SMALL);
    let widths: Vec<f32> = options
        .iter()
        .map(|(_, text)| {
            let galley = ui
                .painter()
                .layout_no_wrap(text.clone(), font.clone(), look.palette.ink);
            galley.size().x + look.px(24.0)
        })
        .collect();
    let needed: f32 = widths.iter().sum();
    let spare = (width - needed) / f32::from(u16::try_from(options.len()).unwrap_or(1).max(1));
    if spare >= 0.0 {
        widths.iter().map(|w| w + spare).collect()
    } else {
        widths.iter().map(|w| w * width / needed.max(1.0)).collect()
    }
}

fn segment(
    ui: &mut Ui,
    look: &Look,
    rect: Rect,
    whole: Rect,
    (name, text): (&str, &str),
    on: bool,
) -> Response {
    let id = ui.next_auto_id();
    ui.skip_ahead_auto_ids(1);
    let response = ui.interact(rect, id, Sense::click());
    if on {
        offer_start(ui, id);
    }
    response.widget_info(|| {
        let mut info = WidgetInfo::selected(Role::RadioButton, true, on, text);
        info.hint_text = Some(name.to_owned());
        info
    });
    let palette = look.palette;
    let (fill, colour) = match (on, response.hovered()) {
        (true, _) => (palette.ink, palette.paper),
        (false, true) => (palette.gold.tint, palette.ink),
        (false, false) => (palette.panel, palette.ink),
    };
    let corners = ends(look, rect, whole);
    let painter = ui.painter();
    painter.rect_filled(rect, corners, fill);
    let font = look.bold(size::SMALL);
    let galley = fit(painter, text, &font, rect.width() - look.px(16.0), colour);
    painter.galley(rect.center() - galley.size() / 2.0, galley, colour);
    focus_ring(painter, look, &response, rect, corners);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Round where the frame is round.
fn ends(look: &Look, rect: Rect, whole: Rect) -> CornerRadius {
    let mut corners = look.corners(14.0);
    if rect.left() > whole.left() + 1.0 {
        (corners.nw, corners.sw) = (0, 0);
    }
    if rect.right() < whole.right() - 1.0 {
        (corners.ne, corners.se) = (0, 0);
    }
    corners
}

/// Options below each other, each with a line that explains it; says which one was pressed.
pub fn choice_column<T: PartialEq + Copy>(
    ui: &mut Ui,
    look: &Look,
    name: &str,
    options: &[(T, String)],
    chosen: T,
) -> Option<T> {
    let mut pressed = None;
    ui.spacing_mut().item_spacing.y = look.px(10.0);
    for (value, text) in options {
        let width = ui.available_width();
        let (_, rect) = ui.allocate_space(vec2(width, look.px(size::TARGET)));
        let response = segment(ui, look, rect, rect, (name, text), *value == chosen);
        let border = look.border(look.palette.ink);
        ui.painter()
            .rect_stroke(rect, look.corners(14.0), border, StrokeKind::Inside);
        if response.clicked() {
            pressed = Some(*value);
        }
    }
    pressed
}
