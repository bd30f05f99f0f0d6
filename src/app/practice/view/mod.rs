//! The screen of puzzles: choosing them, working on them, and how it went.

mod board;
mod choose;
mod summary;
mod work;

use eframe::egui::{Painter, Rect, Shape, Ui, Vec2, pos2, vec2};

use super::{Contest, Origin, PracticeAction, PracticeModel};
use crate::app::ScreenId;
use crate::app::answer::view as desk;
use crate::app::theme::Look;
use crate::app::widgets::{CardFace, CardStyle, KeyGroup, Tile, Titles, page, paint_card};
use crate::text::Msg;

pub fn ui(
    model: &PracticeModel,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    free: bool,
    out: &mut Vec<PracticeAction>,
) {
    match model.practice() {
        None => choose::ui(model, look, ui, body, out),
        Some(practice) if practice.is_over() => summary::ui(practice, look, ui, body, out),
        Some(practice) => page(ui, look, body, "puzzle", |ui, look, body| {
            let mut done = Vec::new();
            work::ui(practice, look, ui, body, free, &mut done);
            out.extend(done.into_iter().map(PracticeAction::Work));
        }),
    }
}

pub fn news(model: &PracticeModel, look: &Look) -> Option<String> {
    let practice = model.practice().filter(|practice| !practice.is_over());
    work::news(practice?, look)
}

pub fn titles(model: &PracticeModel, look: &Look) -> Titles {
    let Some(practice) = model.practice() else {
        return Titles::plain(look.say(&Msg::PracticeTitle));
    };
    let puzzle = practice.attempt().puzzle();
    let (number, count) = (practice.at() + 1, practice.items().len());
    let (number, count) = (number.into(), count.into());
    let word = look.voice.level(puzzle.level).into();
    let level = puzzle.level.into();
    if let (Contest::Relay(relay), false) = (practice.contest(), practice.is_over()) {
        return Titles {
            title: look.say(&Msg::RelayTitle {
                round: (relay.round(practice.at()) + 1).into(),
                count: relay.rounds().into(),
            }),
            subtitle: look.say(&Msg::RelayWhere {
                kind: look.voice.kind(puzzle.kind).into(),
                level,
                word,
            }),
        };
    }
    let (title, subtitle) = match practice.origin() {
        Origin::Sheet(code) => {
            let code = code.to_string().into();
            (look.say(&Msg::PracticeSheet { code }), Msg::PracticeSheetItem { number, count })
        }
        _ if practice.is_over() => return Titles::plain(look.say(&Msg::PracticeTitle)),
        Origin::Ladder => (
            look.say(&Msg::LadderTitle),
            Msg::LadderWhere { kind: look.voice.kind(puzzle.kind).into(), number },
        ),
        Origin::Game => {
            (look.say(&Msg::PracticeGame), Msg::PracticeWherePlain { level, word, number, count })
        }
        Origin::Day(date, code) => (
            look.say(&Msg::DayTitle),
            Msg::DayWhere { date: look.voice.date(*date).into(), code: code.to_string().into() },
        ),
        Origin::Code(_) | Origin::Missed => (
            look.voice.kind(puzzle.kind),
            match puzzle.code() {
                Some(code) => {
                    Msg::PracticeWhere { level, word, number, count, code: code.to_string().into() }
                }
                None => Msg::PracticeWherePlain { level, word, number, count },
            },
        ),
    };
    Titles { title, subtitle: look.say(&subtitle) }
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
        keys.extend(desk::keys_help(practice.attempt().desk()));
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

fn picture(painter: &Painter, look: &Look, space: Rect) {
    let palette = look.palette;
    let height = space.height().min(look.px(170.0)).min(space.width() * 0.5);
    let card = Vec2::new(height * 0.75, height);
    let gap = height * 0.45;
    for (text, left) in [("47", 0.0), ("37", card.x + gap)] {
        let corner = pos2(space.left() + left, space.bottom() - height);
        let style = CardStyle { border: palette.ink, ring: None, pale: false, burning: false };
        let place = Rect::from_min_size(corner, card);
        paint_card(painter, look, place, &CardFace { text, style });
    }
    let y = space.bottom() - height / 2.0;
    let from = space.left() + card.x + gap * 0.2;
    let line = eframe::egui::Stroke::new(look.px(6.0), palette.ink);
    let tip = pos2(from + gap * 0.6, y);
    painter.hline(from..=tip.x, y, line);
    let wing = gap * 0.22;
    let head = vec![tip + vec2(-wing, -wing), tip, tip + vec2(-wing, wing)];
    painter.add(Shape::line(head, line));
}
