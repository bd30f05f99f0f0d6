//! Pictures that are made of rows: the room of piles, and what players say.

use eframe::egui::{
    Align2, Color32, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use super::list::tick;
use super::words as text_of;
use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::{PileView, arrow, card_row, fit};
use crate::lesson::Saying;
use crate::rules::{Pile, PileName, RuleSet, Table};
use crate::text::Msg;

/// The part of a pile's room that is used, from 0 to 1.
pub fn used(set: RuleSet, name: PileName, pile: Pile) -> f32 {
    let part = |steps: i32| i16::try_from(steps).map_or(0.0, f32::from);
    let whole = set.room_left(*set.bases().get(name));
    1.0 - part(set.room_left(pile)) / part(whole).max(1.0)
}

/// Paints a pile that has little height: its name above, what is said about it below, and the
/// rest for its card. Says where that lies.
pub fn low_pile(painter: &Painter, style: &Style, rect: Rect, face: &PileView) -> Rect {
    let palette = style.palette;
    let hue = palette.direction(face.direction);
    let border = style.border(palette.line);
    painter.rect(rect, style.round(), palette.panel, border, StrokeKind::Inside);
    let inner = inset(rect, 12.0);
    let head = inner.with_max_y(inner.top() + 46.0_f32.min(inner.height() * 0.2));
    let radius = head.height() * 0.48;
    let centre = pos2(head.left() + radius, head.center().y);
    painter.circle_filled(centre, radius, hue.full);
    let letter = face.letter.to_string();
    let font = style.bold(size::SMALL);
    let galley = fit(painter, &letter, &font, radius * 1.3, palette.panel);
    painter.galley(centre - galley.size() / 2.0, galley, palette.panel);
    let tip = pos2(head.right() - radius, head.center().y);
    arrow(painter, tip, radius * 1.5, face.direction, hue.full);
    let room = head.width() - 5.0 * radius;
    let galley = fit(painter, face.word, &font, room, hue.full);
    let at = pos2(head.left() + 2.6 * radius, head.center().y);
    painter.galley(at - vec2(0.0, galley.size().y / 2.0), galley, hue.full);
    let mut floor = inner.bottom();
    if !face.chips.is_empty() {
        let chip = inner.with_min_y(floor - 46.0_f32.min(inner.height() * 0.2));
        floor = chip.top() - 6.0;
        painter.rect_filled(chip, style.corners(10.0), palette.alert.tint);
        let texts: Vec<&str> = face.chips.iter().map(|chip| chip.text.as_str()).collect();
        let text = texts.join(" · ");
        let width = chip.width() - 12.0;
        let galley = fit(painter, &text, &font, width, palette.alert.full);
        let at = chip.center() - galley.size() / 2.0;
        painter.galley(at, galley, palette.alert.full);
    }
    let space =
        Rect::from_min_max(pos2(inner.left(), head.bottom() + 8.0), pos2(inner.right(), floor));
    card_row(space, 1, false).first().copied().unwrap_or(space)
}

fn rows(space: Rect, total: usize, highest: f32) -> Vec<Rect> {
    let number = count(total.max(1));
    let gap = 20.0;
    let inner = inset(space, size::MARGIN * 0.75);
    let height = ((inner.height() - gap * (number - 1.0)) / number).min(highest);
    let whole = height * number + gap * (number - 1.0);
    let top = inner.center().y - whole / 2.0;
    (0..total)
        .map(count)
        .map(|index| {
            let corner = pos2(inner.left(), top + index * (height + gap));
            Rect::from_min_size(corner, vec2(inner.width(), height))
        })
        .collect()
}

pub fn rooms(style: &Style, ui: &mut Ui, space: Rect, set: RuleSet, table: &Table) {
    let piles: Vec<(PileName, Pile)> = table.piles().collect();
    let palette = style.palette;
    for ((name, pile), row) in piles.iter().zip(rows(space, piles.len(), 130.0)) {
        let hue = palette.direction(pile.direction());
        let painter = ui.painter();
        let radius = (row.height() * 0.34).min(38.0);
        let centre = pos2(row.left() + radius, row.center().y);
        painter.circle_filled(centre, radius, hue.full);
        write(painter, style, centre, &name.letter().to_string(), palette.panel);
        let word = style.voice.direction(pile.direction());
        let galley = fit(painter, &word, &style.bold(size::BODY), 200.0, hue.full);
        let left = centre.x + radius + 16.0;
        let at = pos2(left, row.center().y - galley.size().y / 2.0);
        painter.galley(at, galley, hue.full);
        let tip = pos2(left + 225.0, row.center().y);
        arrow(painter, tip, radius * 1.2, pile.direction(), hue.full);
        let bar = row.with_min_x(tip.x + radius + 20.0);
        let bar = Rect::from_center_size(bar.center(), vec2(bar.width(), row.height() * 0.7));
        let corners = style.corners(14.0);
        painter.rect(bar, corners, hue.tint, style.border(hue.full), StrokeKind::Inside);
        let part = used(set, *name, *pile);
        if part > 0.0 {
            let gone = Rect::from_min_size(bar.min, vec2(bar.width() * part, bar.height()));
            painter.rect_filled(gone, corners, hue.full);
        }
        let room = style.voice.room_left(set, *pile);
        write(painter, style, bar.center(), &room, palette.ink);
        let id = ui.scope_id().with(("room", name.letter()));
        let response = ui.interact(row, id, Sense::hover());
        response.widget_info(|| {
            let label = style.say(&Msg::PlayPileLabel {
                pile: name.letter().into(),
                direction: word.as_str().into(),
                top: style.voice.n(pile.top()).into(),
                room: room.as_str().into(),
            });
            WidgetInfo::labeled(Role::Label, true, label)
        });
    }
}

fn write(painter: &Painter, style: &Style, centre: Pos2, text: &str, colour: Color32) {
    painter.text(centre, Align2::CENTER_CENTER, text, style.bold(size::BODY), colour);
}

pub fn sayings(style: &Style, ui: &mut Ui, space: Rect, sayings: &[Saying]) {
    let palette = style.palette;
    for (saying, row) in sayings.iter().zip(rows(space, sayings.len(), 140.0)) {
        let (hue, word) = if saying.allowed {
            (palette.right, Msg::LearnAllowed)
        } else {
            (palette.alert, Msg::LearnNotAllowed)
        };
        let word = style.say(&word);
        let text = text_of(style, &saying.text);
        let painter = ui.painter();
        let border = style.border(palette.line);
        painter.rect(row, style.round(), palette.panel, border, StrokeKind::Inside);
        let radius = (row.height() * 0.32).min(40.0);
        let centre = pos2(row.left() + radius + 28.0, row.center().y);
        painter.circle_filled(centre, radius, hue.full);
        if saying.allowed {
            tick(painter, centre, radius * 0.55, palette.panel);
        } else {
            cross(painter, centre, radius * 0.5, palette.panel);
        }
        let last = fit(painter, &word, &style.bold(size::BODY), row.width() * 0.25, hue.full);
        let end = row.right() - 28.0 - last.size().x;
        let left = centre.x + radius + 28.0;
        let room = end - left - 20.0;
        let said = fit(painter, &text, &style.font(46.0), room, palette.ink);
        let middle = |height: f32| row.center().y - height / 2.0;
        painter.galley(pos2(left, middle(said.size().y)), said, palette.ink);
        painter.galley(pos2(end, middle(last.size().y)), last, hue.full);
        let id = ui.scope_id().with(("saying", &saying.text));
        let response = ui.interact(row, id, Sense::hover());
        response.widget_info(|| {
            let label = style.say(&Msg::LearnSaying {
                text: text.as_str().into(),
                allowed: word.as_str().into(),
            });
            WidgetInfo::labeled(Role::Label, true, label)
        });
    }
}

fn cross(painter: &Painter, centre: Pos2, r: f32, colour: Color32) {
    let stroke = Stroke::new((r * 0.38).max(1.2), colour);
    for way in [vec2(1.0, 1.0), vec2(1.0, -1.0)] {
        let ends = vec![centre - way * r * 0.8, centre + way * r * 0.8];
        painter.add(Shape::line(ends, stroke));
    }
}
