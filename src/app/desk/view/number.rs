//! A number as the answer: typed, or pressed on large keys.

use eframe::egui::{Align2, Margin, Rect, TextEdit, Ui, pos2, vec2};

use super::{BoardPart, PileExtras, number_id, pile_ui, plain};
use crate::app::desk::DeskAction;
use crate::app::theme::size;
use crate::app::widgets::{Button, CardFace, card_row, focus_first, paint_card, within};
use crate::l10n::Msg;
use crate::puzzle::NumberDeck;
use crate::rules::{Card, Pile, PileName};

/// The pile and the cards laid on it above, field and keys below.
pub(super) fn ui(
    part: &BoardPart,
    ui: &mut Ui,
    top: Rect,
    bottom: Rect,
    (name, pile, path): (PileName, Pile, &[Card]),
    out: &mut Vec<DeskAction>,
) {
    let look = part.look;
    let height = top.height().min(look.px(330.0));
    let width = (height * 0.72).min(top.width() * 0.3);
    let place = Rect::from_min_size(top.min, vec2(width, height));
    pile_ui(look, ui, place, (name, pile), PileExtras::default());
    let head = look.px(50.0).min(height * 0.2);
    let row = Rect::from_min_max(
        pos2(place.right() + look.px(28.0), place.top() + head),
        pos2(top.right(), place.bottom()),
    )
    .shrink2(vec2(0.0, look.px(10.0)));
    for (card, place) in path
        .iter()
        .zip(card_row(look, row, path.len().max(5), true))
    {
        let text = look.voice.card(*card);
        let face = CardFace {
            text: &text,
            style: plain(look),
        };
        paint_card(ui.painter(), look, place, &face);
    }
    let room = (bottom.width() * 0.3).min(look.px(420.0));
    let field = bottom.with_max_x(bottom.left() + room);
    within(ui, field, |ui| field_ui(part, ui, field, out));
    let keys = bottom.with_min_x(field.right() + look.px(size::MARGIN));
    keys_ui(part, ui, keys, out);
}

fn field_ui(part: &BoardPart, ui: &mut Ui, rect: Rect, out: &mut Vec<DeskAction>) {
    let (desk, look) = (part.desk, part.look);
    let mut text = desk.digits(|number| look.voice.n(number));
    let height = look.px(150.0).min(rect.height());
    ui.add_space(((rect.height() - height) / 2.0).max(0.0));
    let units = height / look.unit * 0.55;
    let field = TextEdit::singleline(&mut text)
        .id(number_id())
        .font(look.bold(units))
        .align(Align2::CENTER_CENTER)
        .background_color(look.palette.card)
        .margin(Margin::from(vec2(look.px(10.0), look.px(16.0))))
        .desired_width((rect.width() - look.px(20.0)).max(1.0))
        .interactive(part.live);
    let response = ui.add(field).accessible_name(look.say(&Msg::DeskNumber));
    if part.live {
        focus_first(ui, "desk number", &response);
    }
    if response.changed() && part.live {
        out.push(DeskAction::Type(text));
    }
}

/// Keys for those who have none: a board or a tablet.
fn keys_ui(part: &BoardPart, ui: &mut Ui, rect: Rect, out: &mut Vec<DeskAction>) {
    let (desk, look) = (part.desk, part.look);
    let mut keys: Vec<char> = ('0'..='9').collect();
    if desk.numbers() == NumberDeck::Tenths {
        keys.push(look.voice.numbers.decimal);
    }
    keys.push('−');
    let digits = desk.digits(|number| look.voice.n(number));
    let gap = look.px(10.0);
    let columns = 7_u8;
    let side = ((rect.width() - gap * f32::from(columns - 1)) / f32::from(columns))
        .min((rect.height() - gap) / 2.0)
        .max(1.0);
    let erase = keys.len();
    for index in 0..=keys.len() {
        let number = u8::try_from(index).unwrap_or(0);
        let (column, line) = (f32::from(number % columns), f32::from(number / columns));
        let corner = rect.min + vec2(column * (side + gap), line * (side + gap));
        let width = if index == erase {
            side * 2.0 + gap
        } else {
            side
        };
        let place = Rect::from_min_size(corner, vec2(width, side));
        within(ui, place, |ui| {
            if index == erase {
                let text = look.say(&Msg::DeskErase);
                let button = Button::secondary(&text)
                    .width(width)
                    .height(side)
                    .enabled(part.live && !digits.is_empty());
                if button.ui(ui, look).clicked() {
                    out.push(DeskAction::TakeBack);
                }
                return;
            }
            let Some(key) = keys.get(index) else {
                return;
            };
            let text = key.to_string();
            let button = Button::secondary(&text)
                .name(look.say(&Msg::DeskKey {
                    digit: (*key).into(),
                }))
                .units(46.0)
                .width(width)
                .height(side)
                .enabled(part.live);
            if button.ui(ui, look).clicked() {
                out.push(DeskAction::Type(format!("{digits}{key}")));
            }
        });
    }
}
