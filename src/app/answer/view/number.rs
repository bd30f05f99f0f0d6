use eframe::egui::{Align2, Margin, Rect, TextEdit, Ui, pos2, vec2};

use super::{BoardPart, PileExtras, number_id, pile_ui, plain};
use crate::app::answer::AnswerAction;
use crate::app::style::{count, size};
use crate::app::widgets::{Button, CardFace, card_row, focus_first, paint_card, within};
use crate::puzzle::NumberDeck;
use crate::rules::{Card, Pile, PileName};
use crate::text::Msg;

pub(super) fn ui(
    part: &BoardPart,
    ui: &mut Ui,
    top: Rect,
    bottom: Rect,
    (name, pile, path): (PileName, Pile, &[Card]),
    out: &mut Vec<AnswerAction>,
) {
    let style = part.style;
    let height = top.height().min(330.0);
    let width = (height * 0.72).min(top.width() * 0.3);
    let place = Rect::from_min_size(top.min, vec2(width, height));
    pile_ui(style, ui, place, (name, pile), PileExtras::default());
    let head = 50.0_f32.min(height * 0.2);
    let row = Rect::from_min_max(
        pos2(place.right() + 28.0, place.top() + head),
        pos2(top.right(), place.bottom()),
    )
    .shrink2(vec2(0.0, 10.0));
    for (card, place) in path.iter().zip(card_row(row, path.len().max(5), true)) {
        let text = style.voice.card(*card);
        let face = CardFace { text: &text, marks: plain(style) };
        paint_card(ui.painter(), style, place, &face);
    }
    if !part.here {
        return;
    }
    let room = (bottom.width() * 0.245).min(420.0);
    let field = bottom.with_max_x(bottom.left() + room);
    within(ui, field, |ui| field_ui(part, ui, field, out));
    let keys = bottom.with_min_x(field.right() + size::MARGIN);
    keys_ui(part, ui, keys, out);
}

fn field_ui(part: &BoardPart, ui: &mut Ui, rect: Rect, out: &mut Vec<AnswerAction>) {
    let (input, style) = (part.input, part.style);
    let mut text = input.digits(|number| style.voice.n(number));
    let height = 150.0_f32.min(rect.height());
    ui.add_space(((rect.height() - height) / 2.0).max(0.0));
    // Four signs at most: they must be seen at once.
    let letters = (height * 0.55).min((rect.width() - 20.0) / 2.8);
    let field = TextEdit::singleline(&mut text)
        .id(number_id())
        .font(style.bold(letters.max(1.0)))
        .align(Align2::CENTER_CENTER)
        .background_color(style.palette.card)
        .margin(Margin::from(vec2(10.0, 16.0)))
        .desired_width((rect.width() - 20.0).max(1.0))
        .interactive(part.live);
    let response = ui.add(field).accessible_name(style.say(&Msg::DeskNumber));
    if part.live {
        focus_first(ui, "desk number", &response);
    }
    if response.changed() && part.live {
        out.push(AnswerAction::Type(text));
    }
}

const LOWEST: f32 = 64.0;

#[derive(Clone, Copy, PartialEq)]
enum PadKey {
    Sign(char),
    Erase,
}

/// The keys in the order of a calculator, line by line; in two lines where there is little height.
fn pad(decimal: Option<char>, low: bool) -> Vec<Vec<PadKey>> {
    let line = |signs: &str| signs.chars().map(PadKey::Sign).collect::<Vec<PadKey>>();
    if low {
        let mut last = line("01234");
        last.extend(decimal.map(PadKey::Sign));
        last.push(PadKey::Erase);
        return vec![line("56789−"), last];
    }
    let mut last = line("1230");
    last.extend(decimal.map(PadKey::Sign));
    let mut middle = line("456");
    middle.push(PadKey::Erase);
    vec![line("789−"), middle, last]
}

/// Keys of one size, for a board or a tablet, which have none.
fn keys_ui(part: &BoardPart, ui: &mut Ui, rect: Rect, out: &mut Vec<AnswerAction>) {
    let (input, style) = (part.input, part.style);
    let tenths = input.numbers() == NumberDeck::Tenths;
    let gap = 8.0;
    let share = |whole: f32, parts: usize| (whole - gap * (count(parts) - 1.0)) / count(parts);
    let low = share(rect.height(), 3) < LOWEST;
    let lines = pad(tenths.then_some(style.voice.numbers.decimal), low);
    let columns = lines.iter().map(Vec::len).max().unwrap_or(1);
    let height = share(rect.height(), lines.len()).max(1.0);
    let width = share(rect.width(), columns).clamp(1.0, (height * 2.2).max(1.0));
    for (row, line) in lines.iter().enumerate() {
        for (column, key) in line.iter().enumerate() {
            let corner = vec2(count(column) * (width + gap), count(row) * (height + gap));
            let place = Rect::from_min_size(rect.min + corner, vec2(width, height));
            within(ui, place, |ui| key_ui(part, ui, place, *key, out));
        }
    }
}

fn key_ui(part: &BoardPart, ui: &mut Ui, place: Rect, key: PadKey, out: &mut Vec<AnswerAction>) {
    let style = part.style;
    let digits = part.input.digits(|number| style.voice.n(number));
    let text = match key {
        PadKey::Sign(sign) => sign.to_string(),
        PadKey::Erase => style.say(&Msg::DeskErase),
    };
    let button = Button::secondary(&text).width(place.width()).height(place.height());
    let button = match key {
        PadKey::Sign(sign) => button
            .name(style.say(&Msg::DeskKey { digit: sign.into() }))
            .units(46.0)
            .enabled(part.live),
        PadKey::Erase => button.units(size::SMALL).enabled(part.live && !digits.is_empty()),
    };
    if button.ui(ui, style).clicked() {
        out.push(match key {
            PadKey::Sign(sign) => AnswerAction::Type(format!("{digits}{sign}")),
            PadKey::Erase => AnswerAction::TakeBack,
        });
    }
}
