//! The feast at the end of a game: cards that fall and bounce, and the fan of all that were laid.

use eframe::egui::{
    Align2, Color32, Painter, Pos2, Rect, Role, Sense, Shape, Ui, Vec2, WidgetInfo, emath::Rot2,
    epaint::TextShape, pos2, vec2,
};

use crate::app::play::{Celebration, Fan, LaidCard, fall};
use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::SHAPE;
use crate::text::Msg;

/// Whether the class has had enough of it: a press or a key ends it.
pub fn is_ended(ui: &Ui) -> bool {
    ui.input(|input| {
        let pressed = |event: &eframe::egui::Event| {
            matches!(event, eframe::egui::Event::Key { pressed: true, .. })
        };
        input.pointer.any_pressed() || input.events.iter().any(pressed)
    })
}

pub fn cascade(
    celebration: &Celebration,
    passed: f32,
    style: &Style,
    painter: &Painter,
    stage: Rect,
) {
    let height = 150.0_f32.min(stage.height() * 0.3);
    let card = vec2(height * SHAPE, height);
    let floor = stage.height() - height * 0.6;
    let painter = painter.with_clip_rect(stage);
    for (index, laid) in celebration.laid().iter().enumerate() {
        let Some(pose) = fall(index, celebration.laid().len(), passed) else {
            continue;
        };
        let centre = stage.min + vec2(pose.x * stage.width(), pose.y * floor);
        paint(&painter, style, *laid, (centre, card, pose.turn));
    }
}

/// Draws all cards of the game as a fan, in the order in which they were laid. Those that jumped stand out.
pub fn fan_ui(celebration: &Celebration, open: f32, style: &Style, ui: &mut Ui, rect: Rect) {
    let jumps = celebration.laid().iter().filter(|laid| laid.jumped()).count();
    let name = style.say(&Msg::EndFan {
        cards: style.voice.card_count(celebration.laid().len()).into(),
        jumps: style.say(&Msg::EndJumps { count: jumps.into() }).into(),
    });
    let response = ui.interact(rect, ui.scope_id().with("fan"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, style.corners(28.0), style.palette.panel);
    let inner = inset(rect, size::GAP);
    let lift = inner.height() * 0.1;
    // As wide as there is room, and bent as far as the outer cards are still within.
    let height = inner.height() * 0.66;
    let card = vec2(height * SHAPE, height);
    let width = (inner.width() - card.x * 1.4).max(1.0);
    let deepest = inner.height() - lift - height * 1.08;
    let fan = Fan::of_depth(deepest / width);
    let left = inner.center().x - width / 2.0;
    let top = inner.top() + lift + height / 2.0;
    for (index, laid) in celebration.laid().iter().enumerate() {
        let pose = fan.pose(index, celebration.laid().len(), open);
        let up = if laid.jumped() { lift } else { 0.0 };
        let centre = pos2(left + pose.x * width, top + pose.y * width) + out(pose.turn) * up;
        paint(&painter, style, *laid, (centre, card, pose.turn));
    }
}

/// The way a card that is turned like this points with its upper edge.
fn out(turn: f32) -> Vec2 {
    Rot2::from_angle(turn) * vec2(0.0, -1.0)
}

/// Paints a card at a place, of a size, turned. Its border says which way its pile went; a jump is of gold.
fn paint(painter: &Painter, style: &Style, laid: LaidCard, place: (Pos2, Vec2, f32)) {
    let (centre, card, turn) = place;
    let palette = style.palette;
    let (border, ground) = if laid.jumped() {
        (palette.gold.full, palette.gold.tint)
    } else {
        (palette.direction(laid.direction()).full, palette.card)
    };
    let stroke = style.border(border);
    painter.add(Shape::convex_polygon(corners(centre, card, turn), ground, stroke));
    number(painter, style, laid, (centre, card, turn), palette.ink);
}

fn corners(centre: Pos2, card: Vec2, turn: f32) -> Vec<Pos2> {
    const STEPS: [f32; 4] = [0.0, 30.0, 60.0, 90.0];
    let radius = card.x * 0.12;
    let inner = card / 2.0 - Vec2::splat(radius);
    let rotation = Rot2::from_angle(turn);
    let quarters = [(1.0, -1.0, -90.0), (1.0, 1.0, 0.0), (-1.0, 1.0, 90.0), (-1.0, -1.0, 180.0)];
    let points = quarters.into_iter().flat_map(|(x, y, from): (f32, f32, f32)| {
        STEPS.map(|step| {
            let angle = (from + step).to_radians();
            let middle = vec2(x * inner.x, y * inner.y);
            centre + rotation * (middle + radius * Vec2::angled(angle))
        })
    });
    points.collect()
}

fn number(
    painter: &Painter,
    style: &Style,
    laid: LaidCard,
    (centre, card, turn): (Pos2, Vec2, f32),
    ink: Color32,
) {
    let text = style.voice.card(laid.card);
    let letters = count(text.chars().count().max(2)) / 2.0;
    let font = style.bold(card.x * 0.6 / letters / 1.0_f32.max(f32::EPSILON));
    let galley = painter.layout_no_wrap(text, font, ink);
    let at = centre - galley.size() / 2.0;
    let shape = TextShape::new(at, galley, ink).with_angle_and_anchor(turn, Align2::CENTER_CENTER);
    painter.add(shape);
}
