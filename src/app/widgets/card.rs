//! A card, as large as its place.

use eframe::egui::{
    Color32, Context, CursorIcon, FontId, Id, LayerId, Order, Painter, Rect, Response, Role, Sense,
    Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::{by_keyboard, fit, flame, keep_accesskit_action};
use crate::app::theme::{Look, count, inset, letter_size_within};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardStyle {
    pub border: Color32,
    pub ring: Option<Color32>,
    pub pale: bool,
    pub burning: bool,
}

#[derive(Clone, Debug)]
pub struct CardFace<'a> {
    pub text: &'a str,
    pub style: CardStyle,
}

pub const SHAPE: f32 = 0.77;

pub fn digit_font(look: &Look, rect: Rect) -> FontId {
    // Two digits of the heavy font are about 1.25 times as wide as their size.
    let size = (rect.height() * 0.58).min(rect.width() * 0.66);
    FontId::new(letter_size_within(size), look.bold(1.0).family)
}

pub fn paint_card(painter: &Painter, look: &Look, rect: Rect, face: &CardFace) {
    let palette = look.palette;
    let style = face.style;
    let corners = (rect.height() * 0.08).min(look.px(22.0));
    let mut painter = painter.clone();
    if style.pale {
        // Nothing of the card below may shine through.
        painter.rect_filled(rect, corners, palette.panel);
        painter.multiply_opacity(0.45);
    }
    if style.burning {
        fire(&painter, look, rect);
    }
    let shadow = Rect::from_min_max(
        pos2(rect.left(), rect.bottom() - corners),
        rect.max + vec2(0.0, look.px(6.0)),
    );
    painter.rect_filled(shadow, corners, Color32::from_black_alpha(28));
    let border = look.border(style.border);
    painter.rect(rect, corners, palette.card, border, StrokeKind::Inside);
    if let Some(ring) = style.ring {
        painter.rect_stroke(rect, corners, look.ring(ring), StrokeKind::Outside);
    }
    let font = digit_font(look, rect);
    let galley = fit(&painter, face.text, &font, rect.width() * 0.88, palette.ink);
    painter.galley(rect.center() - galley.size() / 2.0, galley, palette.ink);
}

fn fire(painter: &Painter, look: &Look, rect: Rect) {
    let palette = look.palette;
    for (part, height) in [(0.14, 0.11), (0.38, 0.15), (0.62, 0.13), (0.86, 0.10)] {
        let foot = pos2(rect.left() + rect.width() * part, rect.top() + rect.height() * 0.03);
        let height = rect.height() * height;
        flame(painter, foot, height, palette.alert.full, palette.gold.full);
    }
}

pub fn paint_back(painter: &Painter, look: &Look, rect: Rect) {
    let palette = look.palette;
    let corners = (rect.height() * 0.08).min(look.px(22.0));
    let border = look.border(palette.ink);
    painter.rect(rect, corners, palette.soft, border, StrokeKind::Inside);
    let inner = inset(rect, rect.width() * 0.12);
    let line = Stroke::new(look.px(3.0), palette.panel.gamma_multiply(0.6));
    painter.rect_stroke(inner, corners * 0.7, line, StrokeKind::Inside);
}

/// Where a thing is drawn on its way to `target`. Whatever has the same `id` in two frames is
/// the same thing, wherever it is drawn; once it has arrived, nothing is painted again.
pub fn glide(ctx: &Context, id: Id, target: Rect, seconds: f32) -> Rect {
    let along = |name: &str, value: f32| ctx.animate_value_with_time(id.with(name), value, seconds);
    let centre = pos2(along("x", target.center().x), along("y", target.center().y));
    let size = vec2(along("w", target.width()), along("h", target.height()));
    Rect::from_center_size(centre, size)
}

pub struct CardButton<'a> {
    pub id: Id,
    /// What it glides by: whatever glides by the same is the same card.
    pub glides: Id,
    pub text: &'a str,
    pub name: String,
    pub style: CardStyle,
    /// Whether it is the chosen one: it stands a little higher then.
    pub chosen: bool,
    pub live: bool,
}

impl CardButton<'_> {
    /// Draws it on its way to its place, or under the finger that drags it.
    pub fn ui(self, ui: &Ui, look: &Look, rect: Rect) -> Response {
        let sense = if self.live { Sense::click_and_drag() } else { Sense::hover() };
        let response = ui.interact(rect, self.id, sense);
        let name = &self.name;
        response.widget_info(|| WidgetInfo::selected(Role::Button, self.live, self.chosen, name));
        keep_accesskit_action(&response);
        let mut style = self.style;
        let here = response.has_focus() && !response.clicked();
        // A puzzle begins with the focus on a card: to a finger that would look like a hint.
        if self.chosen || (here && by_keyboard(ui.ctx())) {
            style.ring = Some(look.palette.gold.full);
        }
        let face = CardFace { text: self.text, style };
        if response.dragged()
            && let Some(pointer) = response.interact_pointer_pos()
        {
            // Above everything, under the finger.
            let layer = LayerId::new(Order::Tooltip, Id::unique("dragged card"));
            let place = Rect::from_center_size(pointer, rect.size());
            paint_card(&ui.ctx().layer_painter(layer), look, place, &face);
            glide(ui.ctx(), self.glides, place, 0.0);
        } else {
            let lift = if self.chosen { look.px(18.0) } else { 0.0 };
            let rect = rect.translate(vec2(0.0, -lift));
            let place = glide(ui.ctx(), self.glides, rect, look.motion_time());
            paint_card(ui.painter(), look, place, &face);
        }
        if self.live { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
    }
}

pub fn dashed(painter: &Painter, look: &Look, rect: Rect) {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    let stroke = look.border(look.palette.soft.gamma_multiply(0.6));
    let dash = look.px(12.0).max(2.0);
    painter.extend(Shape::dashed_line(&corners, stroke, dash, dash * 0.8));
}

/// So many cards side by side in the middle of a space, as large as it allows.
pub fn card_row(look: &Look, space: Rect, cards: usize, from_left: bool) -> Vec<Rect> {
    let number = count(cards.max(1));
    let gap = look.px(20.0).min(space.width() * 0.015);
    let widest = (space.width() - gap * (number - 1.0)) / number;
    let width = (space.height() * SHAPE).min(widest).max(1.0);
    let card = vec2(width, (width / SHAPE).min(space.height().max(1.0)));
    let whole = width * number + gap * (number - 1.0);
    let left = if from_left { space.left() } else { space.center().x - whole / 2.0 };
    (0..cards)
        .map(count)
        .map(|index| {
            let x = left + width / 2.0 + index * (width + gap);
            Rect::from_center_size(pos2(x, space.center().y), card)
        })
        .collect()
}
