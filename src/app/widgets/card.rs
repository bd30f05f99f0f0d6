use eframe::egui::{
    Color32, Context, CursorIcon, FontId, Id, LayerId, Order, Painter, Rect, Response, Role, Sense,
    Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::{by_keyboard, fit, flame, keep_accesskit_action};
use crate::app::style::{Style, count, font_size_within, inset};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardMarks {
    pub border: Color32,
    pub ring: Option<Color32>,
    pub pale: bool,
    pub burning: bool,
}

#[derive(Clone, Debug)]
pub struct CardFace<'a> {
    pub text: &'a str,
    pub marks: CardMarks,
}

pub const SHAPE: f32 = 0.77;

pub fn digit_font(style: &Style, rect: Rect) -> FontId {
    // Two digits of the heavy font are about 1.25 times as wide as their size.
    let size = (rect.height() * 0.58).min(rect.width() * 0.66);
    FontId::new(font_size_within(size), style.bold(1.0).family)
}

pub fn paint_card(painter: &Painter, style: &Style, rect: Rect, face: &CardFace) {
    let palette = style.palette;
    let marks = face.marks;
    let corners = (rect.height() * 0.08).min(22.0);
    let mut painter = painter.clone();
    if marks.pale {
        // Nothing of the card below may shine through.
        painter.rect_filled(rect, corners, palette.panel);
        painter.multiply_opacity(0.45);
    }
    if marks.burning {
        fire(&painter, style, rect);
    }
    let shadow =
        Rect::from_min_max(pos2(rect.left(), rect.bottom() - corners), rect.max + vec2(0.0, 6.0));
    painter.rect_filled(shadow, corners, Color32::from_black_alpha(28));
    let border = style.border(marks.border);
    painter.rect(rect, corners, palette.card, border, StrokeKind::Inside);
    if let Some(ring) = marks.ring {
        painter.rect_stroke(rect, corners, style.ring(ring), StrokeKind::Outside);
    }
    let font = digit_font(style, rect);
    let galley = fit(&painter, face.text, &font, rect.width() * 0.88, palette.ink);
    painter.galley(rect.center() - galley.size() / 2.0, galley, palette.ink);
}

fn fire(painter: &Painter, style: &Style, rect: Rect) {
    let palette = style.palette;
    for (part, height) in [(0.14, 0.11), (0.38, 0.15), (0.62, 0.13), (0.86, 0.10)] {
        let foot = pos2(rect.left() + rect.width() * part, rect.top() + rect.height() * 0.03);
        let height = rect.height() * height;
        flame(painter, foot, height, palette.alert.full, palette.gold.full);
    }
}

pub fn paint_back(painter: &Painter, style: &Style, rect: Rect) {
    let palette = style.palette;
    let corners = (rect.height() * 0.08).min(22.0);
    let border = style.border(palette.ink);
    painter.rect(rect, corners, palette.soft, border, StrokeKind::Inside);
    let inner = inset(rect, rect.width() * 0.12);
    let line = Stroke::new(3.0, palette.panel.gamma_multiply(0.6));
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
    pub marks: CardMarks,
    pub chosen: bool,
    pub live: bool,
}

impl CardButton<'_> {
    /// Draws it on its way to its place, or under the finger that drags it.
    pub fn ui(self, ui: &Ui, style: &Style, rect: Rect) -> Response {
        let sense = if self.live { Sense::click_and_drag() } else { Sense::hover() };
        let response = ui.interact(rect, self.id, sense);
        let name = &self.name;
        response.widget_info(|| WidgetInfo::selected(Role::Button, self.live, self.chosen, name));
        keep_accesskit_action(&response);
        let mut marks = self.marks;
        let here = response.has_focus() && !response.clicked();
        // A puzzle begins with the focus on a card: to a finger that would look like a hint.
        if self.chosen || (here && by_keyboard(ui.ctx())) {
            marks.ring = Some(style.palette.gold.full);
        }
        let face = CardFace { text: self.text, marks };
        if response.dragged()
            && let Some(pointer) = response.interact_pointer_pos()
        {
            // Above everything, under the finger.
            let layer = LayerId::new(Order::Tooltip, Id::unique("dragged card"));
            let place = Rect::from_center_size(pointer, rect.size());
            paint_card(&ui.ctx().layer_painter(layer), style, place, &face);
            glide(ui.ctx(), self.glides, place, 0.0);
        } else {
            let lift = if self.chosen { 18.0 } else { 0.0 };
            let rect = rect.translate(vec2(0.0, -lift));
            let place = glide(ui.ctx(), self.glides, rect, style.motion_time());
            paint_card(ui.painter(), style, place, &face);
        }
        if self.live { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
    }
}

pub fn dashed(painter: &Painter, style: &Style, rect: Rect) {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    let stroke = style.border(style.palette.soft.gamma_multiply(0.6));
    let dash = 12.0_f32.max(2.0);
    painter.extend(Shape::dashed_line(&corners, stroke, dash, dash * 0.8));
}

/// So many cards side by side in the middle of a space, as large as it allows.
pub fn card_row(space: Rect, cards: usize, from_left: bool) -> Vec<Rect> {
    let number = count(cards.max(1));
    let gap = 20.0_f32.min(space.width() * 0.015);
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
