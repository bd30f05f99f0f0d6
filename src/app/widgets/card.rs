//! A card, as large as its place.

use eframe::egui::{Color32, Context, FontId, Id, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use super::{fit, flame};
use crate::app::theme::{Look, inset};

/// How a card stands out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardStyle {
    /// The colour of its border.
    pub border: Color32,
    /// A ring around it.
    pub ring: Option<Color32>,
    /// Pale, as it does not matter now.
    pub pale: bool,
    /// On fire.
    pub burning: bool,
}

/// What is on a card.
#[derive(Clone, Debug)]
pub struct CardFace<'a> {
    /// The number.
    pub text: &'a str,
    /// How it stands out.
    pub style: CardStyle,
}

/// The width of a card for its height.
pub const SHAPE: f32 = 0.77;

/// The font for the number on a card of this size.
pub fn digit_font(look: &Look, rect: Rect) -> FontId {
    // Two digits of the heavy font are about 1.25 times as wide as their size.
    let size = (rect.height() * 0.58).min(rect.width() * 0.66);
    FontId::new(size.max(1.0), look.bold(1.0).family)
}

/// Paints a card.
pub fn paint_card(painter: &Painter, look: &Look, rect: Rect, face: &CardFace) {
    let palette = look.palette;
    let style = face.style;
    let corners = (rect.height() * 0.08).min(look.px(22.0));
    let mut painter = painter.clone();
    if style.pale {
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

/// Flames along the upper edge.
fn fire(painter: &Painter, look: &Look, rect: Rect) {
    let palette = look.palette;
    for (part, height) in [(0.14, 0.20), (0.38, 0.28), (0.62, 0.24), (0.86, 0.19)] {
        let foot = pos2(
            rect.left() + rect.width() * part,
            rect.top() + rect.height() * 0.05,
        );
        let height = rect.height() * height;
        flame(painter, foot, height, palette.alert.full, palette.gold.full);
    }
}

/// Paints a card from behind.
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
