//! Picking out: cards that fit, the step that is wrong, true or false.

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Id, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::laying::hand_places;
use super::{BoardPart, PileExtras, card_id, pile_ui, plain, step_id, truth_id};
use crate::app::answer::AnswerAction;
use crate::app::theme::{Look, count, size};
use crate::app::widgets::{
    Button, ButtonKind, CardButton, CardFace, CardStyle, Icon, SHAPE, fit_in, paint_card,
    paint_icon, within,
};
use crate::rules::Play;
use crate::text::Msg;

/// The pile above, and the cards below: each is in or out.
pub(super) fn cards(
    part: &BoardPart,
    ui: &mut Ui,
    top: Rect,
    bottom: Rect,
    out: &mut Vec<AnswerAction>,
) {
    let (input, look) = (part.input, part.look);
    let Some(position) = input.question().position() else {
        return;
    };
    pile_above(part, ui, top);
    for (card, place) in hand_places(part, position.hand(), bottom) {
        let picked = input.picked().contains(card);
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
            style: CardStyle { ring: picked.then_some(look.palette.gold.full), ..plain(look) },
            chosen: false,
            live: part.live,
        };
        let response = button.ui(ui, look, place);
        is_in(&response, picked);
        if response.clicked() {
            out.push(AnswerAction::Tap(card));
        }
        if let Some(fits) = input.fits(card) {
            mark(ui, look, place, fits);
        }
    }
}

/// Says to screen readers whether a card is in the answer; it lies where it lay.
fn is_in(response: &Response, picked: bool) {
    let toggled = if picked { Toggled::True } else { Toggled::False };
    let ctx = &response.ctx;
    ctx.accesskit_node_builder(response.id, |node| node.set_toggled(toggled));
}

fn mark(ui: &Ui, look: &Look, card: Rect, fits: bool) {
    let palette = look.palette;
    let radius = (card.width() * 0.16).min(look.px(28.0));
    let centre = card.right_top() + vec2(-radius * 0.6, radius * 0.6);
    let hue = if fits { palette.right } else { palette.down };
    let painter = ui.painter();
    painter.circle(centre, radius, hue.full, look.border(palette.panel));
    let icon = Rect::from_center_size(centre, vec2(radius, radius) * 2.0);
    let icon_of = if fits { Icon::Tick } else { Icon::Close };
    paint_icon(painter, icon, icon_of, palette.panel);
}

/// The only pile of a question, at the left; says where the rest of the row is.
fn pile_above(part: &BoardPart, ui: &mut Ui, top: Rect) -> Rect {
    let look = part.look;
    let height = top.height().min(look.px(330.0));
    // The cards beside it need the width more than the pile does.
    let most = if top.width() < look.px(1100.0) { 0.13 } else { 0.19 };
    let width = (height * 0.72).min(top.width() * most);
    let place = Rect::from_min_size(top.min, vec2(width, height));
    let position = part.input.question().position();
    if let Some(pile) = position.and_then(|position| position.table().piles().next()) {
        pile_ui(look, ui, place, pile, PileExtras::default());
    }
    Rect::from_min_max(
        pos2(place.right() + look.px(28.0), place.top()),
        pos2(top.right(), place.bottom()),
    )
}

/// A play beside its pile, card by card with arrows: one of the cards is to be named. Below is
/// the hand it was played from.
pub(super) fn steps(
    part: &BoardPart,
    ui: &mut Ui,
    top: Rect,
    bottom: Rect,
    plays: &[Play],
    out: &mut Vec<AnswerAction>,
) {
    let (input, look) = (part.input, part.look);
    let rest = pile_above(part, ui, top);
    hand(part, ui, bottom);
    let mut before = rest.left() - look.px(20.0);
    for ((play, number), place) in plays.iter().zip(1..).zip(step_places(look, rest, plays.len())) {
        step_arrow(ui, look, before, place);
        before = place.right();
        step_number(ui, look, place, number);
        let chosen = input.step() == Some(number);
        let text = look.voice.card(play.card);
        let (step, card) = (number.into(), text.as_str().into());
        let button = CardButton {
            id: step_id(number),
            glides: step_id(number),
            text: &text,
            name: look.say(&if chosen {
                Msg::DeskStepChosen { step, card }
            } else {
                Msg::DeskStep { step, card }
            }),
            style: CardStyle { ring: chosen.then_some(look.palette.gold.full), ..plain(look) },
            chosen: false,
            live: part.live,
        };
        let response = button.ui(ui, look, place);
        is_in(&response, chosen);
        if response.clicked() {
            out.push(AnswerAction::Step(number));
        }
    }
}

const NUMBER: f32 = 44.0;

/// Places for the cards of a play, with room for an arrow before each and a number above.
fn step_places(look: &Look, space: Rect, cards: usize) -> Vec<Rect> {
    const GAP: f32 = 0.5;
    let number = count(cards.max(1));
    let space = space.with_min_y(space.top() + look.px(NUMBER));
    let widest = space.width() / (number * (1.0 + GAP));
    let width = (space.height() * SHAPE).min(widest).max(1.0);
    let size = vec2(width, width / SHAPE);
    let places = (0..cards).map(count).map(|index| {
        let left = space.left() + width * GAP + index * width * (1.0 + GAP);
        Rect::from_min_size(pos2(left, space.center().y - size.y / 2.0), size)
    });
    places.collect()
}

fn step_arrow(ui: &Ui, look: &Look, before: f32, place: Rect) {
    let gap = place.left() - before;
    let from = pos2(before + gap * 0.2, place.center().y);
    let stroke = Stroke::new(look.px(5.0), look.palette.soft);
    ui.painter().arrow(from, vec2(gap * 0.6, 0.0), stroke);
}

fn step_number(ui: &Ui, look: &Look, place: Rect, number: usize) {
    let at = pos2(place.center().x, place.top() - look.px(NUMBER / 2.0 + 4.0));
    let palette = look.palette;
    let radius = look.px(NUMBER / 2.0 - 3.0);
    ui.painter().circle_filled(at, radius, palette.ink);
    let font = look.bold(size::SMALL);
    let room = vec2(radius, radius) * 1.8;
    let galley = fit_in(ui.painter(), &number.to_string(), &font, room, palette.paper);
    ui.painter().galley(at - galley.size() / 2.0, galley, palette.paper);
}

fn hand(part: &BoardPart, ui: &mut Ui, bottom: Rect) {
    let look = part.look;
    let Some(position) = part.input.question().position() else {
        return;
    };
    let word = look.say(&Msg::DeskHand);
    let font = look.font(size::SMALL);
    let galley = ui.painter().layout_no_wrap(word.clone(), font, look.palette.soft);
    let width = galley.size().x;
    let at = pos2(bottom.left() + look.px(12.0), bottom.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, look.palette.soft);
    let space = bottom.with_min_x(at.x + width + look.px(size::GAP));
    // In the middle, unless large letters have taken the room for that.
    let other = if look.letters > 1.0 { 0.0 } else { width };
    let space = space.with_max_x(bottom.right() - other - look.px(size::GAP));
    for (card, place) in hand_places(part, position.hand(), space) {
        let text = look.voice.card(card);
        let style = plain(look);
        paint_card(ui.painter(), look, place, &CardFace { text: &text, style });
    }
    let said = format!("{word} {}", look.voice.cards(position.hand(), ", "));
    let response = ui.interact(bottom, Id::unique("desk hand"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
}

pub(super) fn truth(part: &BoardPart, ui: &mut Ui, bottom: Rect, out: &mut Vec<AnswerAction>) {
    let (input, look) = (part.input, part.look);
    let width = (bottom.width() * 0.35).min(look.px(520.0));
    let gap = look.px(size::MARGIN);
    let left = bottom.center().x - width - gap / 2.0;
    for (index, (value, text)) in
        [(true, Msg::DeskTrue), (false, Msg::DeskFalse)].into_iter().enumerate()
    {
        let left = if index == 0 { left } else { left + width + gap };
        let height = look.px(150.0).min(bottom.height());
        let place = Rect::from_min_max(
            pos2(left, bottom.center().y - height / 2.0),
            pos2(left + width, bottom.center().y + height / 2.0),
        );
        within(ui, place, |ui| {
            let text = look.say(&text);
            let kind = if input.truth() == Some(value) {
                ButtonKind::Primary
            } else {
                ButtonKind::Secondary
            };
            let button = Button::new(kind, &text)
                .id(truth_id(value))
                .selected(input.truth() == Some(value))
                .units(64.0)
                .width(width)
                .enabled(part.live || input.truth() == Some(value));
            if button.ui(ui, look).clicked() && part.live {
                out.push(AnswerAction::Truth(value));
            }
        });
    }
}
