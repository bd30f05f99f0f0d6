//! One pile: cards are laid in a row beside it, by pressing them in order or by dragging them.

use eframe::egui::{Id, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use super::{BoardPart, PileExtras, pile_ui};
use crate::app::answer::AnswerAction;
use crate::app::style::size;
use crate::app::widgets::{SHAPE, card_row, dashed};
use crate::rules::Card;
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
    let Some((name, pile)) = position.table().piles().next() else {
        return;
    };
    let height = top.height().min(330.0);
    let row = Rect::from_min_max(top.min, pos2(top.right(), top.top() + height));
    let width = (height * 0.72).min(row.width() * 0.25);
    let burning = position.cover().contains(name);
    let pile_place = row.with_max_x(row.left() + width);
    let extras = PileExtras { burning, ..PileExtras::default() };
    pile_ui(style, ui, pile_place, (name, pile), extras);
    let head = 50.0_f32.min(row.height() * 0.2);
    let space = Rect::from_min_max(pos2(pile_place.right() + 28.0, row.top() + head), row.max)
        .shrink2(eframe::egui::vec2(0.0, 10.0));
    let hand = position.hand();
    // Room for every card, so that nothing changes its size while cards are laid.
    let mut places = card_row(space, hand.len().max(6), true);
    let most = space.height() * SHAPE;
    if places.first().is_some_and(|place| place.width() < most * 0.8) {
        places = card_row(space, input.plays().len() + 1, true);
    }
    let plays = input.plays();
    for (index, (play, place)) in plays.iter().zip(&places).enumerate() {
        let text = style.voice.card(play.card);
        let card = part.laid(play.card, &text, index + 1);
        let response = card.ui(ui, style, *place);
        if response.clicked() {
            out.push(AnswerAction::Return(play.card));
        }
        drop_card(&response, play.card, name, &places, row, out);
    }
    if let Some(place) = places.get(plays.len()).filter(|_| plays.len() < hand.len()) {
        let number = plays.len() + 1;
        dashed(ui.painter(), style, *place);
        let font = style.font(size::TITLE);
        let centre = eframe::egui::Align2::CENTER_CENTER;
        let colour = style.palette.soft;
        ui.painter().text(place.center(), centre, number.to_string(), font, colour);
        let response = ui.interact(*place, Id::unique("free place"), Sense::hover());
        response.widget_info(|| {
            let label = style.say(&Msg::DeskPlace { place: number.into() });
            WidgetInfo::labeled(Role::Label, true, label)
        });
    }
    for (card, place) in part.hand(ui, hand, bottom) {
        let text = style.voice.card(card);
        let button = part.card(card, &text, false);
        let response = button.ui(ui, style, place);
        if response.clicked() {
            out.push(AnswerAction::Tap(card));
        }
        drop_card(&response, card, name, &places, row, out);
    }
}

/// The cards of the hand in order, each at its place for good.
pub(super) fn hand_places(hand: &[Card], rect: Rect) -> Vec<(Card, Rect)> {
    let cards = sorted(hand);
    let places = card_row(rect, cards.len(), false);
    cards.into_iter().zip(places).collect()
}

pub(super) fn sorted(hand: &[Card]) -> Vec<Card> {
    let mut cards = hand.to_vec();
    cards.sort_by_key(|card| *card);
    cards
}

/// A dropped card goes where it was dropped in the row; beside it, back to the hand.
fn drop_card(
    response: &eframe::egui::Response,
    card: Card,
    pile: crate::rules::PileName,
    places: &[Rect],
    row: Rect,
    out: &mut Vec<AnswerAction>,
) {
    if !response.drag_stopped() {
        return;
    }
    let Some(pointer) = response.interact_pointer_pos() else {
        return;
    };
    if row.contains(pointer) {
        let before = places.iter().take_while(|place| place.center().x < pointer.x);
        out.push(AnswerAction::Drop(card, pile, before.count()));
    } else {
        out.push(AnswerAction::Return(card));
    }
}
