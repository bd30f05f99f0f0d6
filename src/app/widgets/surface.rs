//! Surfaces: panels, dialogs, and a part of the window to draw in.

use eframe::egui::{
    self, Color32, Context, Frame, Id, InnerResponse, Margin, Modal, Rect, ScrollArea, Ui,
    UiBuilder, style::ScrollStyle,
};

use super::{Button, ButtonKind, focus_first, paragraph};
use crate::app::style::{Style, inset, size};
use crate::text::Msg;

pub fn within<R>(ui: &mut Ui, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new().max_rect(rect);
    ui.scope_builder(builder, |ui| {
        // Rings, and letters such as j, reach a little out of their place.
        ui.shrink_clip_rect(rect.expand(size::RING));
        add(ui)
    })
    .inner
}

/// A space of this size below what is there already, to draw in; what comes next comes below it.
pub fn space(ui: &mut Ui, size: egui::Vec2, add: impl FnOnce(&mut Ui, Rect)) {
    let rect = Rect::from_min_size(ui.cursor().min, size);
    within(ui, rect, |ui| {
        ui.set_min_size(size);
        add(ui, rect);
    });
}

pub fn surface<R>(
    ui: &mut Ui,
    style: &Style,
    fill: Color32,
    add: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    Frame::new()
        .fill(fill)
        .corner_radius(style.round())
        .inner_margin(Margin::from(size::MARGIN * 0.75))
        .show(ui, add)
}

/// The places of two panels: side by side, or below each other on an upright screen.
pub fn two_panels(body: Rect) -> (Rect, Rect) {
    let inner = inset(body, size::MARGIN);
    let gap = size::MARGIN;
    let upright = inner.height() > inner.width();
    let (first, right) = if upright {
        inner.split_top_bottom_at_fraction(0.5)
    } else {
        inner.split_left_right_at_fraction(0.42)
    };
    let second = if upright {
        right.with_min_y(right.top() + gap)
    } else {
        right.with_min_x(right.left() + gap)
    };
    (first, second)
}

/// A large panel in a part of the window, which scrolls where it is too small. `name` tells
/// several of them on one screen apart.
pub fn panel(ui: &mut Ui, style: &Style, rect: Rect, name: &str, add: impl FnOnce(&mut Ui)) {
    ui.painter().rect_filled(rect, style.corners(28.0), style.palette.panel);
    within(ui, inset(rect, size::MARGIN), |ui| {
        ScrollArea::vertical().id_salt(name).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            add(ui);
        });
    });
}

/// Draws something of a given height into a part of the window; where it is higher than that, it
/// scrolls. `name` tells it apart from others.
pub fn tall(ui: &mut Ui, body: Rect, (name, height): (&str, f32), add: impl FnOnce(&mut Ui, Rect)) {
    let builder = UiBuilder::new().max_rect(body);
    ui.scope_builder(builder, |ui| {
        if height <= body.height() + 0.5 {
            return add(ui, body);
        }
        ui.shrink_clip_rect(body);
        // The bar lies in the margin, so that cards are no smaller than without it.
        ui.spacing_mut().scroll = margin_bar();
        ScrollArea::vertical().id_salt(name).show(ui, |ui| {
            let size = egui::vec2(ui.available_width(), height);
            let (_, rect) = ui.allocate_space(size);
            add(ui, rect);
        });
    });
}

fn margin_bar() -> ScrollStyle {
    let mut bar = ScrollStyle::solid();
    bar.floating = true;
    bar.bar_width = 14.0;
    bar.floating_width = bar.bar_width;
    bar.floating_allocated_width = 0.0;
    bar.dormant_background_opacity = 1.0;
    bar.dormant_handle_opacity = 1.0;
    bar.active_background_opacity = 1.0;
    bar.active_handle_opacity = 1.0;
    bar.interact_background_opacity = 1.0;
    bar.interact_handle_opacity = 1.0;
    bar
}

/// A dialog over everything else. Says whether it was left by Escape or a click beside it.
pub fn dialog(ctx: &Context, style: &Style, name: &str, add: impl FnOnce(&mut Ui)) -> bool {
    let screen = ctx.content_rect();
    let frame = Frame::new()
        .fill(style.palette.panel)
        .stroke(style.border(style.palette.line))
        .corner_radius(style.round())
        .inner_margin(Margin::from(size::MARGIN));
    let modal = Modal::new(Id::unique(name))
        .frame(frame)
        .backdrop_color(Color32::from_black_alpha(110))
        .show(ctx, |ui| {
            let room = screen.size() - egui::Vec2::splat(4.0 * size::MARGIN);
            ui.set_width(room.x.clamp(1.0, 1100.0));
            ScrollArea::vertical()
                .max_height(room.y.max(1.0))
                .min_scrolled_height(room.y.max(1.0))
                .show(ui, add);
        });
    modal.should_close()
}

pub fn close_button(ui: &mut Ui, style: &Style) -> bool {
    ui.add_space(size::GAP);
    let text = style.say(&Msg::AppClose);
    let response = Button::primary(&text).ui(ui, style);
    focus_first(ui, "close", &response);
    response.clicked()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DialogAnswer {
    Go,
    Stay,
}

pub fn question(
    ui: &mut Ui,
    style: &Style,
    text: &Msg,
    (kind, go): (ButtonKind, &Msg),
    stay: &Msg,
) -> Option<DialogAnswer> {
    let text = style.say(text);
    paragraph(ui, style, &text);
    ui.add_space(size::MARGIN);
    let mut decision = None;
    ui.horizontal_wrapped(|ui| {
        let stay = style.say(stay);
        let response = Button::primary(&stay).ui(ui, style);
        focus_first(ui, "stay", &response);
        if response.clicked() {
            decision = Some(DialogAnswer::Stay);
        }
        let go = style.say(go);
        if Button::new(kind, &go).ui(ui, style).clicked() {
            decision = Some(DialogAnswer::Go);
        }
    });
    decision
}
