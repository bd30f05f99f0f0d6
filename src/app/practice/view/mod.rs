mod board;
mod choose;
mod summary;
mod work;

use eframe::egui::{Painter, Rect, Shape, Ui, Vec2, pos2, vec2};

use super::{Contest, Origin, PracticeAction, PracticeModel};
use crate::app::ScreenId;
use crate::app::answer::view as answer_view;
use crate::app::screens::ScreenCx;
use crate::app::style::Style;
use crate::app::widgets::{CardFace, CardMarks, KeyGroup, Tile, Titles, paint_card, within};
use crate::text::Msg;

pub fn ui(model: &PracticeModel, cx: &ScreenCx, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    let ScreenCx { style, body, has_focus: free } = *cx;
    match model.practice() {
        None => choose::ui(model, style, ui, body, out),
        Some(practice) if practice.is_over() => summary::ui(practice, style, ui, body, out),
        Some(practice) => within(ui, body, |ui| {
            let mut done = Vec::new();
            work::ui(practice, style, ui, body, free, &mut done);
            out.extend(done.into_iter().map(PracticeAction::Work));
        }),
    }
}

pub fn news(model: &PracticeModel, style: &Style) -> Option<String> {
    let practice = model.practice().filter(|practice| !practice.is_over());
    work::news(practice?, style)
}

pub fn titles(model: &PracticeModel, style: &Style) -> Titles {
    let Some(practice) = model.practice() else {
        return Titles::plain(style.say(&Msg::PracticeTitle));
    };
    let puzzle = practice.attempt().puzzle();
    let (number, count) = (practice.at() + 1, practice.items().len());
    let (number, count) = (number.into(), count.into());
    let word = style.voice.level(puzzle.level).into();
    let level = puzzle.level.into();
    if let (Contest::Relay(relay), false) = (practice.contest(), practice.is_over()) {
        return Titles {
            title: style.say(&Msg::RelayTitle {
                round: (relay.round(practice.at()) + 1).into(),
                count: relay.rounds.into(),
            }),
            subtitle: style.say(&Msg::RelayWhere {
                kind: style.voice.kind(puzzle.kind).into(),
                level,
                word,
            }),
        };
    }
    let (title, subtitle) = match practice.origin() {
        Origin::Sheet(code) => {
            let code = code.to_string().into();
            (style.say(&Msg::PracticeSheet { code }), Msg::PracticeSheetItem { number, count })
        }
        _ if practice.is_over() => return Titles::plain(style.say(&Msg::PracticeTitle)),
        Origin::Ladder => (
            style.say(&Msg::LadderTitle),
            Msg::LadderWhere { kind: style.voice.kind(puzzle.kind).into(), number },
        ),
        Origin::Game => {
            (style.say(&Msg::PracticeGame), Msg::PracticeWherePlain { level, word, number, count })
        }
        Origin::Day(date, code) => (
            style.say(&Msg::DayTitle),
            Msg::DayWhere { date: style.voice.date(*date).into(), code: code.to_string().into() },
        ),
        Origin::Code(_) | Origin::Missed => (
            style.voice.kind(puzzle.kind),
            match puzzle.code() {
                Some(code) => {
                    Msg::PracticeWhere { level, word, number, count, code: code.to_string().into() }
                }
                None => Msg::PracticeWherePlain { level, word, number, count },
            },
        ),
    };
    Titles { title, subtitle: style.say(&subtitle) }
}

pub fn keys_help(model: &PracticeModel) -> Vec<KeyGroup> {
    let practice = model.practice().filter(|practice| !practice.is_over());
    let Some(practice) = practice else {
        return Vec::new();
    };
    let mut keys = Vec::new();
    if practice.is_correction() {
        keys.push((Msg::KeysPage, Msg::KeysPageSheet));
    } else {
        keys.extend(answer_view::keys_help(practice.attempt().input()));
        keys.push((Msg::KeysPage, Msg::KeysPagePractice));
    }
    vec![KeyGroup { heading: Msg::KeysPractice, keys }]
}

pub fn tile() -> Tile {
    Tile {
        title: Msg::HomePractice,
        what: Msg::HomePracticeWhat,
        picture,
        screen: ScreenId::Practice,
    }
}

fn picture(painter: &Painter, style: &Style, space: Rect) {
    let palette = style.palette;
    let height = space.height().min(170.0).min(space.width() * 0.5);
    let card = Vec2::new(height * 0.75, height);
    let gap = height * 0.45;
    for (text, left) in [("47", 0.0), ("37", card.x + gap)] {
        let corner = pos2(space.left() + left, space.bottom() - height);
        let marks = CardMarks { border: palette.ink, ring: None, pale: false, burning: false };
        let place = Rect::from_min_size(corner, card);
        paint_card(painter, style, place, &CardFace { text, marks });
    }
    let y = space.bottom() - height / 2.0;
    let from = space.left() + card.x + gap * 0.2;
    let line = eframe::egui::Stroke::new(6.0, palette.ink);
    let tip = pos2(from + gap * 0.6, y);
    painter.hline(from..=tip.x, y, line);
    let wing = gap * 0.22;
    let head = vec![tip + vec2(-wing, -wing), tip, tip + vec2(-wing, wing)];
    painter.add(Shape::line(head, line));
}
