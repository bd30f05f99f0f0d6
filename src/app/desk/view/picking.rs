//! Picking out: cards that fit, the step that is wrong, true or false.

use eframe::egui::{Id, Rect, Ui, pos2};

use super::laying::hand_places;
use super::{BoardPart, card_id, pile_ui, plain};
use crate::app::desk::DeskAction;
use crate::app::theme::size;
use crate::app::widgets::{Button, ButtonKind, CardButton, CardStyle, card_row, label, within};
use crate::l10n::Msg;
use crate::rules::Play;

/// The pile above, and the cards below: each is in or out.
pub(super) fn cards(
    part: &BoardPart,
    ui: &mut Ui,
    top: Rect,
    bottom: Rect,
    out: &mut Vec<DeskAction>,
) {
    let (desk, look) = (part.desk, part.look);
    let Some(position) = desk.question().position() else {
        return;
    };
    pile_above(part, ui, top);
    for (card, place) in hand_places(part, position.hand(), bottom) {
        let picked = desk.picked().contains(card);
        let text = look.voice.card(card);
        let shown = text.as_str().into();
        let button = CardButton {
            id: card_id(card),
            glides: card_id(card),
            text: &text,
            name: look.say(&if picked {
                Msg::DeskCardPicked { card: shown }
            } else {
                Msg::DeskCard { card: shown }
            }),
            style: CardStyle {
                ring: picked.then_some(look.palette.gold.full),
                ..plain(look)
            },
            chosen: false,
            live: part.live,
        };
        if button.ui(ui, look, place).clicked() {
            out.push(DeskAction::Tap(card));
        }
    }
}

/// The only pile of a question, at the left; says where the rest of the row is.
fn pile_above(part: &BoardPart, ui: &mut Ui, top: Rect) -> Rect {
    let look = part.look;
    let height = top.height().min(look.px(330.0));
    let width = (height * 0.72).min(top.width() * 0.3);
    let place = Rect::from_min_size(top.min, eframe::egui::vec2(width, height));
    let position = part.desk.question().position();
    if let Some((name, pile)) = position.and_then(|position| position.table().piles().next()) {
        pile_ui(look, ui, place, name, pile, false);
    }
    Rect::from_min_max(
        pos2(place.right() + look.px(28.0), place.top()),
        pos2(top.right(), place.bottom()),
    )
}

/// A play step by step: one of the steps is to be named.
pub(super) fn steps(
    part: &BoardPart,
    ui: &mut Ui,
    top: Rect,
    bottom: Rect,
    plays: &[Play],
    out: &mut Vec<DeskAction>,
) {
    let (desk, look) = (part.desk, part.look);
    let rest = pile_above(part, ui, top);
    if let Some(position) = desk.question().position() {
        within(ui, rest, |ui| {
            let text = format!(
                "{} {}",
                look.say(&Msg::DeskHand),
                look.voice.cards(position.hand(), ", ")
            );
            label(ui, look, &text, size::BODY, look.palette.ink);
        });
    }
    let places = card_row(look, bottom, plays.len(), false);
    for ((index, play), place) in plays.iter().enumerate().zip(places) {
        let number = index + 1;
        let chosen = desk.step() == Some(number);
        let text = look.voice.card(play.card);
        let (step, card) = (number.into(), text.as_str().into());
        let button = CardButton {
            id: Id::unique(("desk step", number)),
            glides: Id::unique(("desk step", number)),
            text: &text,
            name: look.say(&if chosen {
                Msg::DeskStepChosen { step, card }
            } else {
                Msg::DeskStep { step, card }
            }),
            style: CardStyle {
                ring: chosen.then_some(look.palette.gold.full),
                ..plain(look)
            },
            chosen: false,
            live: part.live,
        };
        if button.ui(ui, look, place).clicked() {
            out.push(DeskAction::Step(number));
        }
    }
}

/// Two large buttons.
pub(super) fn truth(part: &BoardPart, ui: &mut Ui, bottom: Rect, out: &mut Vec<DeskAction>) {
    let (desk, look) = (part.desk, part.look);
    let width = (bottom.width() * 0.35).min(look.px(520.0));
    let gap = look.px(size::MARGIN);
    let left = bottom.center().x - width - gap / 2.0;
    for (index, (value, text)) in [(true, Msg::DeskTrue), (false, Msg::DeskFalse)]
        .into_iter()
        .enumerate()
    {
        let left = if index == 0 { left } else { left + width + gap };
        let height = look.px(150.0).min(bottom.height());
        let place = Rect::from_min_max(
            pos2(left, bottom.center().y - height / 2.0),
            pos2(left + width, bottom.center().y + height / 2.0),
        );
        within(ui, place, |ui| {
            let text = look.say(&text);
            let kind = if desk.truth() == Some(value) {
                ButtonKind::Primary
            } else {
                ButtonKind::Secondary
            };
            let button = Button::new(kind, &text)
                .units(64.0)
                .width(width)
                .enabled(part.live || desk.truth() == Some(value));
            if button.ui(ui, look).clicked() && part.live {
                out.push(DeskAction::Truth(value));
            }
        });
    }
}
