//! The strip above a puzzle: where the class stands on the ladder, or the points of the teams.

use eframe::egui::{Color32, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::practice::{Climb, Contest, LevelLadder, Practice, Relay};
use crate::app::setup::colour;
use crate::app::style::{Style, count, size};
use crate::app::widgets::fit_in;
use crate::text::Msg;

const HEIGHT: f32 = 56.0;

/// Draws the strip, if there is anything to tell; what is left is for the puzzle.
pub(super) fn ui(practice: &Practice, style: &Style, ui: &mut Ui, body: Rect) -> Rect {
    let height = HEIGHT;
    let margin = size::MARGIN * 0.75;
    let strip = body.with_max_y(body.top() + height).shrink2(vec2(margin, 3.0));
    match practice.contest() {
        Contest::Alone => return body,
        Contest::Ladder(ladder) => ladder_ui(ladder, style, ui, strip),
        Contest::Relay(relay) => relay_ui(practice, relay, style, ui, strip),
    }
    body.with_min_y(body.top() + height)
}

fn told(ui: &Ui, place: Rect, name: &str) {
    let id = ui.scope_id().with(("board", name));
    let response = ui.interact(place, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
}

fn words(ui: &Ui, style: &Style, place: Rect, text: &str, colour: Color32) {
    let font = style.bold(size::BODY);
    let galley = fit_in(ui.painter(), text, &font, place.size(), colour);
    let at = place.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, colour);
}

/// A rung for every level, three places for what is right in a row, and the streak.
fn ladder_ui(ladder: &LevelLadder, style: &Style, ui: &Ui, strip: Rect) {
    let palette = style.palette;
    let side = strip.height();
    let gap = size::GAP;
    let mut left = strip.left();
    let rungs =
        Rect::from_min_size(strip.min, vec2((side + gap) * count(usize::from(ladder.top())), side));
    told(
        ui,
        rungs,
        &style.say(&Msg::LadderLevel { level: ladder.level.into(), count: ladder.top().into() }),
    );
    for level in 1..=ladder.top() {
        let centre = pos2(left + side / 2.0, strip.center().y);
        let (fill, text) = if level == ladder.level {
            (palette.ink, palette.panel)
        } else {
            (palette.panel, palette.soft)
        };
        let line = style.border(palette.line);
        ui.painter().circle(centre, side / 2.0, fill, line);
        let place = Rect::from_center_size(centre, vec2(side, side) * 0.7);
        words(ui, style, place, &level.to_string(), text);
        left += side + gap;
    }
    left += gap;
    let row = Rect::from_min_size(
        pos2(left, strip.top()),
        vec2(side * 0.7 * f32::from(LevelLadder::ROW), side),
    );
    told(
        ui,
        row,
        &style.say(&Msg::LadderRow { row: ladder.row.into(), count: LevelLadder::ROW.into() }),
    );
    for place in 0..LevelLadder::ROW {
        let centre = pos2(left + side * 0.3, strip.center().y);
        let fill = if place < ladder.row { palette.right.full } else { palette.panel };
        let line = style.border(palette.right.full);
        ui.painter().circle(centre, side * 0.22, fill, line);
        left += side * 0.7;
    }
    let text = match (ladder.moved, ladder.streak) {
        (Some(Climb::Up), _) => Some((style.say(&up(ladder)), palette.right.full)),
        (Some(Climb::Down), _) => Some((style.say(&down(ladder)), palette.soft)),
        (None, 0 | 1) => None,
        (None, streak) => {
            let streak = Msg::LadderStreak { count: streak.into() };
            Some((style.say(&streak), palette.right.full))
        }
    };
    if let Some((text, colour)) = text {
        let place = Rect::from_min_max(pos2(left + gap, strip.top()), strip.max);
        told(ui, place, &text);
        words(ui, style, place, &text, colour);
    }
}

fn up(ladder: &LevelLadder) -> Msg {
    Msg::LadderUp { level: ladder.level.into() }
}

fn down(ladder: &LevelLadder) -> Msg {
    Msg::LadderDown { level: ladder.level.into() }
}

fn relay_ui(practice: &Practice, relay: &Relay, style: &Style, ui: &Ui, strip: Rect) {
    let palette = style.palette;
    let at = practice.at();
    let gap = size::GAP;
    let factor = relay.factor(at);
    let note = if factor > 1 { 420.0_f32.min(strip.width() * 0.3) } else { 0.0 };
    if factor > 1 {
        let place = strip.with_min_x(strip.right() - note + gap);
        let text = style.say(&Msg::RelayLast { times: factor.into() });
        told(ui, place, &text);
        words(ui, style, place, &text, palette.alert.full);
    }
    let width = (strip.width() - note + gap) / count(relay.teams()) - gap;
    for (team, points) in relay.points.iter().enumerate() {
        let corner = pos2(strip.left() + (width + gap) * count(team), strip.top());
        let place = Rect::from_min_size(corner, vec2(width, strip.height()));
        let on = relay.team(at) == team;
        let name = colour(&style.voice, team);
        let brought = relay.brought(at).filter(|brought| on && *brought > 0);
        let text = match brought {
            Some(brought) => format!("{name} · {points} (+{brought})"),
            None => format!("{name} · {points}"),
        };
        let said = Msg::RelayTeam { team: name.into(), points: (*points).into() };
        let mut said = style.say(&said);
        if on {
            said = format!("{said} {}", style.say(&Msg::RelayOn));
        }
        told(ui, place, &said);
        let round = 12.0;
        let fill = if on { palette.gold.tint } else { palette.panel };
        ui.painter().rect_filled(place, round, fill);
        let edge = if on { palette.ink } else { palette.line };
        let border = style.border(edge);
        ui.painter().rect_stroke(place, round, border, StrokeKind::Inside);
        let mark = place.with_max_x(place.left() + 16.0);
        ui.painter().rect_filled(mark, round, palette.team(team));
        let inner = place.with_min_x(mark.right() + 6.0);
        words(ui, style, inner.shrink(2.0), &text, palette.ink);
    }
}
