//! Picking out: cards that fit, the step that is wrong, true or false.

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Id, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::laying::hand_places;
use super::{BoardPart, PileExtras, card_id, pile_ui, plain, step_id, truth_id};
use crate::app::answer::DeskAction;
use crate::app::style::{Style, count, size};
use crate::app::widgets::{
    Button, ButtonKind, CardButton, CardFace, CardMarks, Icon, SHAPE, fit_in, paint_card,
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
    out: &mut Vec<DeskAction>,
) {
    let (desk, style) = (part.desk, part.style);
    let Some(position) = desk.question().position() else {
        return;
    };
    pile_above(part, ui, top);
    for (card, place) in hand_places(position.hand(), bottom) {
        let picked = desk.picked().contains(card);
        let text = style.voice.card(card);
        let shown = text.as_str().into();
        let button = CardButton {
            id: card_id(card),
            glides: card_id(card),
            text: &text,
            name: style.say(&if picked {
                Msg::DeskCardPicked { card: shown }
            } else {
                Msg::DeskCard { card: shown }
            }),
            marks: CardMarks { ring: picked.then_some(style.palette.gold.full), ..plain(style) },
            chosen: false,
            live: part.live,
        };
        let response = button.ui(ui, style, place);
        is_in(&response, picked);
        if response.clicked() {
            out.push(DeskAction::Tap(card));
        }
        if let Some(fits) = desk.fits(card) {
            mark(ui, style, place, fits);
        }
    }
}

/// Says to screen readers whether a card is in the answer; it lies where it lay.
fn is_in(response: &Response, picked: bool) {
    let toggled = if picked { Toggled::True } else { Toggled::False };
    let ctx = &response.ctx;
    ctx.accesskit_node_builder(response.id, |node| node.set_toggled(toggled));
}

fn mark(ui: &Ui, style: &Style, card: Rect, fits: bool) {
    let palette = style.palette;
    let radius = (card.width() * 0.16).min(28.0);
    let centre = card.right_top() + vec2(-radius * 0.6, radius * 0.6);
    let hue = if fits { palette.right } else { palette.down };
    let painter = ui.painter();
    painter.circle(centre, radius, hue.full, style.border(palette.panel));
    let icon = Rect::from_center_size(centre, vec2(radius, radius) * 2.0);
    let icon_of = if fits { Icon::Tick } else { Icon::Close };
    paint_icon(painter, icon, icon_of, palette.panel);
}

/// The only pile of a question, at the left; says where the rest of the row is.
fn pile_above(part: &BoardPart, ui: &mut Ui, top: Rect) -> Rect {
    let style = part.style;
    let height = top.height().min(330.0);
    // The cards beside it need the width more than the pile does.
    let most = if top.width() < 1100.0 { 0.13 } else { 0.19 };
    let width = (height * 0.72).min(top.width() * most);
    let place = Rect::from_min_size(top.min, vec2(width, height));
    let position = part.desk.question().position();
    if let Some(pile) = position.and_then(|position| position.table().piles().next()) {
        pile_ui(style, ui, place, pile, PileExtras::default());
    }
    Rect::from_min_max(pos2(place.right() + 28.0, place.top()), pos2(top.right(), place.bottom()))
}

/// A play beside its pile, card by card with arrows: one of the cards is to be named. Below is
/// the hand it was played from.
pub(super) fn steps(
    part: &BoardPart,
    ui: &mut Ui,
    top: Rect,
    bottom: Rect,
    plays: &[Play],
    out: &mut Vec<DeskAction>,
) {
    let (desk, style) = (part.desk, part.style);
    let rest = pile_above(part, ui, top);
    hand(part, ui, bottom);
    let mut before = rest.left() - 20.0;
    for ((play, number), place) in plays.iter().zip(1..).zip(step_places(rest, plays.len())) {
        step_arrow(ui, style, before, place);
        before = place.right();
        step_number(ui, style, place, number);
        let chosen = desk.step() == Some(number);
        let text = style.voice.card(play.card);
        let (step, card) = (number.into(), text.as_str().into());
        let button = CardButton {
            id: step_id(number),
            glides: step_id(number),
            text: &text,
            name: style.say(&if chosen {
                Msg::DeskStepChosen { step, card }
            } else {
                Msg::DeskStep { step, card }
            }),
            marks: CardMarks { ring: chosen.then_some(style.palette.gold.full), ..plain(style) },
            chosen: false,
            live: part.live,
        };
        let response = button.ui(ui, style, place);
        is_in(&response, chosen);
        if response.clicked() {
            out.push(DeskAction::Step(number));
        }
    }
}

const NUMBER: f32 = 44.0;

/// Places for the cards of a play, with room for an arrow before each and a number above.
fn step_places(space: Rect, cards: usize) -> Vec<Rect> {
    const GAP: f32 = 0.5;
    let number = count(cards.max(1));
    let space = space.with_min_y(space.top() + NUMBER);
    let widest = space.width() / (number * (1.0 + GAP));
    let width = (space.height() * SHAPE).min(widest).max(1.0);
    let size = vec2(width, width / SHAPE);
    let places = (0..cards).map(count).map(|index| {
        let left = space.left() + width * GAP + index * width * (1.0 + GAP);
        Rect::from_min_size(pos2(left, space.center().y - size.y / 2.0), size)
    });
    places.collect()
}

fn step_arrow(ui: &Ui, style: &Style, before: f32, place: Rect) {
    let gap = place.left() - before;
    let from = pos2(before + gap * 0.2, place.center().y);
    let stroke = Stroke::new(5.0, style.palette.soft);
    ui.painter().arrow(from, vec2(gap * 0.6, 0.0), stroke);
}

fn step_number(ui: &Ui, style: &Style, place: Rect, number: usize) {
    let at = pos2(place.center().x, place.top() - (NUMBER / 2.0 + 4.0));
    let palette = style.palette;
    let radius = NUMBER / 2.0 - 3.0;
    ui.painter().circle_filled(at, radius, palette.ink);
    let font = style.bold(size::SMALL);
    let room = vec2(radius, radius) * 1.8;
    let galley = fit_in(ui.painter(), &number.to_string(), &font, room, palette.paper);
    ui.painter().galley(at - galley.size() / 2.0, galley, palette.paper);
}

fn hand(part: &BoardPart, ui: &mut Ui, bottom: Rect) {
    let style = part.style;
    let Some(position) = part.desk.question().position() else {
        return;
    };
    let word = style.say(&Msg::DeskHand);
    let font = style.font(size::SMALL);
    let galley = ui.painter().layout_no_wrap(word.clone(), font, style.palette.soft);
    let width = galley.size().x;
    let at = pos2(bottom.left() + 12.0, bottom.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, style.palette.soft);
    let space = bottom.with_min_x(at.x + width + size::GAP);
    let space = space.with_max_x(bottom.right() - width - size::GAP);
    for (card, place) in hand_places(position.hand(), space) {
        let text = style.voice.card(card);
        let marks = plain(style);
        paint_card(ui.painter(), style, place, &CardFace { text: &text, marks });
    }
    let said = format!("{word} {}", style.voice.cards(position.hand(), ", "));
    let response = ui.interact(bottom, Id::unique("desk hand"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
}

pub(super) fn truth(part: &BoardPart, ui: &mut Ui, bottom: Rect, out: &mut Vec<DeskAction>) {
    let (desk, style) = (part.desk, part.style);
    let width = (bottom.width() * 0.35).min(520.0);
    let gap = size::MARGIN;
    let left = bottom.center().x - width - gap / 2.0;
    for (index, (value, text)) in
        [(true, Msg::DeskTrue), (false, Msg::DeskFalse)].into_iter().enumerate()
    {
        let left = if index == 0 { left } else { left + width + gap };
        let height = 150.0_f32.min(bottom.height());
        let place = Rect::from_min_max(
            pos2(left, bottom.center().y - height / 2.0),
            pos2(left + width, bottom.center().y + height / 2.0),
        );
        within(ui, place, |ui| {
            let text = style.say(&text);
            let kind = if desk.truth() == Some(value) {
                ButtonKind::Primary
            } else {
                ButtonKind::Secondary
            };
            let button = Button::new(kind, &text)
                .id(truth_id(value))
                .selected(desk.truth() == Some(value))
                .units(64.0)
                .width(width)
                .enabled(part.live || desk.truth() == Some(value));
            if button.ui(ui, style).clicked() && part.live {
                out.push(DeskAction::Truth(value));
            }
        });
    }
}
