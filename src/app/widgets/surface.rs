//! Surfaces: panels, dialogs, and a part of the window to draw in.

use eframe::egui::{
    self, Color32, Context, Frame, Id, InnerResponse, Margin, Modal, Rect, ScrollArea, Ui,
    UiBuilder, style::ScrollStyle,
};

use super::{Button, ButtonKind, focus_first, paragraph};
use crate::app::theme::{Look, inset, size};
use crate::text::Msg;

/// What is drawn somewhere. In a box the code around it exists once, and not for each place it is drawn in: the
/// web page is smaller by that.
type Painting<'a, R> = Box<dyn FnOnce(&mut Ui) -> R + 'a>;
/// The same in a place that is known.
type PaintingAt<'a> = Box<dyn FnOnce(&mut Ui, Rect) + 'a>;

pub fn within<R>(ui: &mut Ui, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    within_boxed(ui, rect, Box::new(add))
}

#[inline(never)]
fn within_boxed<R>(ui: &mut Ui, rect: Rect, add: Painting<'_, R>) -> R {
    let builder = UiBuilder::new().max_rect(rect);
    ui.scope_builder(builder, |ui| {
        // Rings, and letters such as j, reach a little out of their place.
        let window = ui.ctx().content_rect().size();
        let reach = size::RING * Look::unit_for(window, 1.0).max(1.0);
        ui.shrink_clip_rect(rect.expand(reach));
        add(ui)
    })
    .inner
}

/// A space of this size below what is there already, to draw in; what comes next comes below it.
pub fn space(ui: &mut Ui, size: egui::Vec2, add: impl FnOnce(&mut Ui, Rect)) {
    space_boxed(ui, size, Box::new(add));
}

#[inline(never)]
fn space_boxed(ui: &mut Ui, size: egui::Vec2, add: PaintingAt) {
    let rect = Rect::from_min_size(ui.cursor().min, size);
    within(ui, rect, |ui| {
        ui.set_min_size(size);
        add(ui, rect);
    });
}

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

/// The places of two panels: side by side, or below each other on an upright screen.
pub fn two_panels(look: &Look, body: Rect) -> (Rect, Rect) {
    let inner = inset(body, look.px(size::MARGIN));
    let gap = look.px(size::MARGIN);
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
pub fn panel(ui: &mut Ui, look: &Look, rect: Rect, name: &str, add: impl FnOnce(&mut Ui)) {
    panel_boxed(ui, look, rect, name, Box::new(add));
}

#[inline(never)]
fn panel_boxed(ui: &mut Ui, look: &Look, rect: Rect, name: &str, add: Painting<'_, ()>) {
    ui.painter().rect_filled(rect, look.corners(28.0), look.palette.panel);
    within(ui, inset(rect, look.px(size::MARGIN)), |ui| {
        ScrollArea::vertical().id_salt(name).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            add(ui);
        });
    });
}

/// Draws a screen that is laid out as a whole; where the zoom makes it higher than its part of the
/// window, it scrolls. `name` tells it apart from others.
pub fn page(
    ui: &mut Ui,
    look: &Look,
    body: Rect,
    name: &str,
    add: impl FnOnce(&mut Ui, &Look, Rect),
) {
    let window = ui.ctx().content_rect().size();
    let (look, height) = look.page(window, body.size());
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(look.px(size::GAP));
        tall(ui, &look, body, (name, height), |ui, rect| {
            add(ui, &look, rect);
        });
    });
}

/// Draws something of a given height into a part of the window; where it is higher than that, it
/// scrolls. `name` tells it apart from others.
pub fn tall(
    ui: &mut Ui,
    look: &Look,
    body: Rect,
    part: (&str, f32),
    add: impl FnOnce(&mut Ui, Rect),
) {
    tall_boxed(ui, look, body, part, Box::new(add));
}

#[inline(never)]
fn tall_boxed(ui: &mut Ui, look: &Look, body: Rect, (name, height): (&str, f32), add: PaintingAt) {
    let builder = UiBuilder::new().max_rect(body);
    ui.scope_builder(builder, |ui| {
        if height <= body.height() + 0.5 {
            return add(ui, body);
        }
        ui.shrink_clip_rect(body);
        // The bar lies in the margin, so that cards are no smaller than without it.
        ui.spacing_mut().scroll = margin_bar(look);
        ScrollArea::vertical().id_salt(name).show(ui, |ui| {
            let size = egui::vec2(ui.available_width(), height);
            let (_, rect) = ui.allocate_space(size);
            add(ui, rect);
        });
    });
}

fn margin_bar(look: &Look) -> ScrollStyle {
    let mut style = ScrollStyle::solid();
    style.floating = true;
    style.bar_width = look.px(14.0);
    style.floating_width = style.bar_width;
    style.floating_allocated_width = 0.0;
    style.dormant_background_opacity = 1.0;
    style.dormant_handle_opacity = 1.0;
    style.active_background_opacity = 1.0;
    style.active_handle_opacity = 1.0;
    style.interact_background_opacity = 1.0;
    style.interact_handle_opacity = 1.0;
    style
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

pub fn close_button(ui: &mut Ui, look: &Look) -> bool {
    ui.add_space(look.px(size::GAP));
    let text = look.say(&Msg::AppClose);
    let response = Button::primary(&text).ui(ui, look);
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
    look: &Look,
    text: &Msg,
    (kind, go): (ButtonKind, &Msg),
    stay: &Msg,
) -> Option<DialogAnswer> {
    let text = look.say(text);
    paragraph(ui, look, &text);
    ui.add_space(look.px(size::MARGIN));
    let mut decision = None;
    ui.horizontal_wrapped(|ui| {
        let stay = look.say(stay);
        let response = Button::primary(&stay).ui(ui, look);
        focus_first(ui, "stay", &response);
        if response.clicked() {
            decision = Some(DialogAnswer::Stay);
        }
        let go = look.say(go);
        if Button::new(kind, &go).ui(ui, look).clicked() {
            decision = Some(DialogAnswer::Go);
        }
    });
    decision
}
