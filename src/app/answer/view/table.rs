//! Several piles: a card is chosen, then a pile; or the card is dragged there.

use eframe::egui::{
    CursorIcon, PointerButton, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::{BoardPart, pile_id, plain};
use crate::app::answer::AnswerAction;
use crate::app::style::{count, inset, size};
use crate::app::widgets::{
    CardButton, CardFace, CardMarks, arrow, card_row, fit, fit_in, focus_ring,
    keep_accesskit_action, paint_card,
};
use crate::rules::{Pile, PileName, Play, Side};
use crate::text::Msg;

pub(super) fn ui(
    part: &BoardPart,
    ui: &mut Ui,
    top: Rect,
    bottom: Rect,
    out: &mut Vec<AnswerAction>,
) {
    let (input, style) = (part.input, part.style);
    let Some(position) = input.question().position() else {
        return;
    };
    let piles: Vec<(PileName, Pile)> = position.table().piles().collect();
    let number = count(piles.len().max(1));
    let gap = 20.0;
    let top = top.with_max_y((top.bottom() - 12.0).max(top.top()));
    // Four beside each other would be too narrow upright: two above two others.
    let lines = if number > 2.0 && top.width() < 1100.0 { 2.0 } else { 1.0 };
    let columns = (number / lines).ceil();
    let width = ((top.width() - gap * (columns - 1.0)) / columns).min(620.0);
    let height = (top.height() - gap * (lines - 1.0)) / lines;
    let whole = width * columns + gap * (columns - 1.0);
    let left = top.center().x - whole / 2.0;
    let mut places = Vec::new();
    for (index, (name, pile)) in piles.into_iter().enumerate() {
        let (column, line) = (count(index) % columns, (count(index) / columns).floor());
        let corner = vec2(column * (width + gap), line * (height + gap));
        let place = Rect::from_min_size(pos2(left, top.top()) + corner, vec2(width, height));
        places.push((name, place));
        pile_ui(part, ui, place, name, pile, out);
    }
    for (card, place) in part.hand(ui, position.hand(), bottom) {
        let chosen = input.chosen() == Some(card);
        let place = if chosen { place.translate(vec2(0.0, -14.0)) } else { place };
        let text = style.voice.card(card);
        let button = CardButton { chosen, ..part.card(card, &text, chosen) };
        let response = button.ui(ui, style, place);
        if response.clicked_by(PointerButton::Primary) {
            out.push(AnswerAction::Tap(card));
        } else if response.clicked() || response.drag_started() {
            out.push(AnswerAction::PointAt(card));
        }
        if response.drag_stopped()
            && let Some(pointer) = response.interact_pointer_pos()
        {
            let pile = places.iter().find(|(_, place)| place.contains(pointer));
            if let Some((pile, _)) = pile {
                out.push(AnswerAction::Drop(card, *pile, usize::MAX));
            }
        }
    }
}

const FLAMES: f32 = 0.13;

fn pile_ui(
    part: &BoardPart,
    ui: &mut Ui,
    rect: Rect,
    name: PileName,
    pile: Pile,
    out: &mut Vec<AnswerAction>,
) {
    let (input, style) = (part.input, part.style);
    let palette = style.palette;
    let hue = palette.direction(pile.direction());
    let waiting = input.chosen().is_some() && part.live;
    let sense = if part.live { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, pile_id(name), sense);
    let word = style.voice.direction(pile.direction());
    let theirs = pile.side() == Side::Opponent;
    response.widget_info(|| {
        let mut label = style.say(&Msg::DeskPile {
            pile: name.letter().into(),
            direction: word.as_str().into(),
            top: style.voice.n(pile.top()).into(),
        });
        if theirs {
            label = format!("{label}, {}", style.say(&Msg::DeskTheirs));
        }
        WidgetInfo::labeled(Role::Button, part.live, label)
    });
    keep_accesskit_action(&response);
    if response.clicked() {
        out.push(AnswerAction::Pile(name));
    }
    let (fill, stroke) = if waiting {
        (palette.gold.tint, style.ring(palette.gold.full))
    } else {
        (palette.panel, style.border(palette.line))
    };
    let corners = style.round();
    ui.painter().rect(rect, corners, fill, stroke, StrokeKind::Inside);
    focus_ring(ui.painter(), style, &response, rect, corners);
    let inner = inset(rect, 14.0);
    let head = 48.0_f32.min(inner.height() * 0.22);
    let row = inner.with_max_y(inner.top() + head);
    let radius = row.height() * 0.45;
    let centre = pos2(row.left() + radius, row.center().y);
    ui.painter().circle_filled(centre, radius, hue.full);
    let letter = name.letter().to_string();
    let font = style.bold(size::SMALL);
    let galley = fit(ui.painter(), &letter, &font, radius * 1.4, palette.panel);
    ui.painter().galley(centre - galley.size() / 2.0, galley, palette.panel);
    let tip = pos2(row.right() - radius, row.center().y);
    arrow(ui.painter(), tip, radius * 1.5, pile.direction(), hue.full);
    let text = if theirs { format!("{word} · {}", style.say(&Msg::DeskTheirs)) } else { word };
    let room = row.width() - 5.0 * radius;
    let room = vec2(room, row.height());
    let galley = fit_in(ui.painter(), &text, &font, room, hue.full);
    let at = pos2(row.left() + 2.6 * radius, row.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, hue.full);
    let mut space = inner.with_min_y(row.bottom() + 10.0);
    let position = input.question().position();
    if position.is_some_and(|position| !position.cover().is_empty()) {
        // Flames rise above a card: on all piles alike, so that the cards are in line.
        space.min.y += space.height() * FLAMES;
    }
    cards_ui(part, ui, space, name, pile, out);
    response.on_hover_cursor(CursorIcon::PointingHand);
}

fn cards_ui(
    part: &BoardPart,
    ui: &mut Ui,
    space: Rect,
    name: PileName,
    pile: Pile,
    out: &mut Vec<AnswerAction>,
) {
    let (input, style) = (part.input, part.style);
    let position = input.question().position();
    let burning = position.is_some_and(|position| position.cover().contains(name));
    let laid: Vec<&Play> = input.plays().iter().filter(|play| play.pile == name).collect();
    let places = card_row(space, (laid.len() + 1).max(2), true);
    let mut places = places.into_iter();
    if let Some(place) = places.next() {
        let text = style.voice.n(pile.top());
        let marks = CardMarks {
            border: style.palette.direction(pile.direction()).full,
            burning: burning && laid.is_empty(),
            ..plain(style)
        };
        paint_card(ui.painter(), style, place, &CardFace { text: &text, marks });
    }
    for ((index, play), place) in laid.into_iter().enumerate().zip(places) {
        let text = style.voice.card(play.card);
        // With a card in the hand's mind, the whole pile waits for it.
        let live = part.live && input.chosen().is_none();
        let button = CardButton { live, ..part.laid(play.card, &text, index + 1) };
        if button.ui(ui, style, place).clicked() {
            out.push(AnswerAction::Return(play.card));
        }
    }
}
