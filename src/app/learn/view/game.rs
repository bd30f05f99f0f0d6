use eframe::egui::{Rect, Ui, pos2, vec2};

use super::words;
use crate::app::learn::{LearnAction, LessonAction, LessonRun};
use crate::app::play::Session;
use crate::app::play::view::table_ui;
use crate::app::setup::team;
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{
    Button, ButtonKind, Icon, fitting, fitting_strong, icon_button, label, strong, within,
};
use crate::lesson::GameExcerpt;
use crate::text::Msg;

pub fn ui(
    run: &LessonRun,
    excerpt: &GameExcerpt,
    session: &Session,
    style: &Style,
    ui: &mut Ui,
    (body, free): (Rect, bool),
    out: &mut Vec<LearnAction>,
) {
    let turn = run.turn(excerpt).unwrap_or(1);
    let (head, text) = note(excerpt, session, style, turn);
    let side = size::TARGET;
    let width = 230.0_f32.min(body.width() * 0.25);
    let gap = size::MARGIN * 0.75;
    let room = body.width() - side - width - 2.0 * gap - 2.0 * size::GAP;
    let (_, lines) = fitting(ui, style, &text, &[size::SMALL], vec2(room, 0.0));
    let height = lines + size::SMALL * 1.25 + 2.5 * size::GAP;
    let height = height.max(122.0).min(body.height() * 0.24);
    let strip = body.with_max_y(body.top() + height);
    let over = session.is_over() || turn > excerpt.turns;
    let hue = if over { style.palette.right } else { style.palette.up };
    ui.painter().rect_filled(strip, 0, hue.tint);
    let border = style.border(style.palette.line);
    ui.painter().hline(strip.x_range(), strip.bottom(), border);
    let inner = inset(strip, size::GAP);
    let middle = |width: f32, left: f32| {
        let corner = pos2(left, inner.center().y - side / 2.0);
        Rect::from_min_size(corner, vec2(width, side))
    };
    within(ui, middle(side, inner.left()), |ui| {
        let name = style.say(&Msg::LearnBefore);
        if icon_button(ui, style, Icon::Back, &name, true).clicked() {
            out.push(LearnAction::Lesson(LessonAction::Before));
        }
    });
    let right = middle(width, inner.right() - width);
    within(ui, right, |ui| {
        let text = style.say(&Msg::LearnNext);
        let kind = if over { ButtonKind::Primary } else { ButtonKind::Secondary };
        let button = Button::new(kind, &text).width(width).height(side);
        if button.ui(ui, style).clicked() {
            out.push(LearnAction::Lesson(LessonAction::Next));
        }
    });
    let place = Rect::from_min_max(
        pos2(inner.left() + side + gap, inner.top()),
        pos2(right.left() - gap, inner.bottom()),
    );
    note_ui(style, ui, place, &head, &text);
    let table = body.with_min_y(strip.bottom());
    let mut done = Vec::new();
    table_ui(session, style, ui, table, free, &mut done);
    out.extend(done.into_iter().map(LearnAction::Table));
}

fn note(excerpt: &GameExcerpt, session: &Session, style: &Style, turn: usize) -> (String, String) {
    if session.is_over() {
        let head = style.say(&Msg::LearnTurnsPlayed);
        return (head, style.say(&Msg::LearnGameOver));
    }
    if turn > excerpt.turns {
        let head = style.say(&Msg::LearnTurnsPlayed);
        return (head, style.say(&Msg::LearnPlayOn));
    }
    let player = session.game().player();
    let head = style.say(&Msg::LearnTurn {
        turn: turn.into(),
        turns: excerpt.turns.into(),
        number: (player + 1).into(),
        team: team(&style.voice, session.setup(), player).into(),
    });
    let note = excerpt.note(turn);
    let text = note.map(|note| words(style, &note.text));
    (head, text.unwrap_or_default())
}

fn note_ui(style: &Style, ui: &mut Ui, place: Rect, head: &str, text: &str) {
    let palette = style.palette;
    // On a small window a row of text may be a pixel higher than its letters ask for: that is some points.
    let air = 4.0;
    let line = size::SMALL * 1.25 + air;
    let sizes = [size::SMALL, 27.0, 24.0, 21.0, 18.0];
    let (head_units, _) = fitting_strong(ui, style, head, &sizes, vec2(place.width(), line));
    let room = vec2(place.width(), place.height() - line);
    let (units, height) =
        fitting(ui, style, text, &[38.0, 34.0, size::SMALL, 27.0, 24.0, 21.0], room);
    let height = if text.is_empty() { 0.0 } else { height };
    let both = line + height;
    let top = place.center().y - both / 2.0;
    within(ui, place.with_min_y(top.max(place.top())), |ui| {
        ui.spacing_mut().item_spacing.y = air;
        strong(ui, style, head, head_units, palette.soft);
        if !text.is_empty() {
            label(ui, style, text, units, palette.ink);
        }
    });
}
