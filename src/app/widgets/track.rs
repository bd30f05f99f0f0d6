//! What an answer does, on number lines: one for each pile it touches.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::{LineFace, fit, fitting, label, within};
use crate::app::style::{Style, count, inset, size};
use crate::puzzle::Track;
use crate::rules::Card;

/// Draws the tracks with the first `step` cards laid.
pub fn tracks_ui(ui: &mut Ui, style: &Style, rect: Rect, tracks: &[Track], step: usize) {
    if let [track] = tracks
        && let Some((line, beside)) = beside(style, rect, track)
    {
        line_ui(ui, style, line, track, step, std::iter::empty());
        in_all(ui, style, beside, track, step);
        return;
    }
    let number = count(tracks.len().max(1));
    // Two beside each other are larger than two below each other.
    let columns = if number > 2.0 || (number > 1.0 && rect.width() > rect.height() * 4.0) {
        2.0
    } else {
        1.0
    };
    let lines = (number / columns).ceil();
    let place = vec2(rect.width() / columns, rect.height() / lines);
    let mut left = step;
    for (index, track) in tracks.iter().enumerate() {
        let index = count(index);
        let (column, line) = (index % columns, (index / columns).floor());
        let corner = rect.min + vec2(column * place.x, line * place.y);
        let shown = left.min(track.cards.len());
        left -= shown;
        let place = Rect::from_min_size(corner, place);
        track_ui(ui, style, place, track, shown, std::iter::empty());
    }
}

/// A long and low space is shared by the line and what there is to say about it.
fn beside(style: &Style, rect: Rect, track: &Track) -> Option<(Rect, Rect)> {
    let low = rect.width() > rect.height() * 5.0 && rect.width() > 1000.0;
    style.voice.in_all(&track.path(usize::MAX)).filter(|_| low)?;
    let width = (rect.width() * 0.3).min(520.0);
    let split = rect.right() - width;
    Some((rect.with_max_x(split - size::GAP), rect.with_min_x(split)))
}

/// Draws the pile's line with its first cards; `others` must fit on it too. Where there is space,
/// it says below how far the cards have moved the pile.
pub fn track_ui(
    ui: &mut Ui,
    style: &Style,
    rect: Rect,
    track: &Track,
    shown: usize,
    others: impl Iterator<Item = Card>,
) {
    let below = 64.0;
    if rect.height() < 270.0 {
        line_ui(ui, style, rect, track, shown, others);
        return;
    }
    // Its place is kept from the first card on, so that nothing moves.
    let split = rect.bottom() - below;
    line_ui(ui, style, rect.with_max_y(split), track, shown, others);
    in_all(ui, style, rect.with_min_y(split), track, shown);
}

/// Says how far all cards have moved the pile, once they lie there.
fn in_all(ui: &mut Ui, style: &Style, rect: Rect, track: &Track, shown: usize) {
    let text = style.voice.in_all(&track.path(usize::MAX));
    let Some(text) = text.filter(|_| shown >= track.cards.len()) else {
        return;
    };
    let room = inset(rect, 6.0).size() - vec2(24.0, 8.0);
    let sizes = [size::BODY, 32.0, size::SMALL, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0, 16.0];
    let (units, height) = fitting(ui, style, &text, &sizes, room);
    let height = (height + 20.0).min(rect.height());
    let place = Rect::from_center_size(rect.center(), vec2(rect.width(), height));
    let place = inset(place, 2.0);
    let palette = style.palette;
    ui.painter().rect_filled(place, style.corners(12.0), palette.right.tint);
    let words = place.shrink2(vec2(14.0, 8.0));
    within(ui, words, |ui| {
        label(ui, style, &text, units, palette.ink);
    });
}

/// The line, with the letter of its pile before it.
fn line_ui(
    ui: &mut Ui,
    style: &Style,
    rect: Rect,
    track: &Track,
    shown: usize,
    others: impl Iterator<Item = Card>,
) {
    let hue = style.palette.direction(track.pile.direction());
    let letter = style.voice.letter(track.name);
    let path = track.path(shown);
    let ends = track.cards.iter().copied().chain(others);
    let ends = ends.map(Card::number);
    let top = track.pile.top();
    let radius = 24.0_f32.min(rect.height() * 0.2);
    let badge = pos2(rect.left() + radius, rect.center().y);
    ui.painter().circle_filled(badge, radius, hue.full);
    let panel = style.palette.panel;
    let font = style.bold(size::SMALL);
    let text = letter.to_string();
    let galley = fit(ui.painter(), &text, &font, radius * 1.4, panel);
    ui.painter().galley(badge - galley.size() / 2.0, galley, panel);
    let line = LineFace {
        text: size::SMALL,
        start: Some(top),
        hops: &style.voice.hops(&path, track.cards.len()),
        range: ends.fold((top, top), |(low, high), n| (low.min(n), high.max(n))),
        marks: &[],
        colour: hue.full,
        label: style.voice.line_said(letter, &path),
    };
    line.ui(ui, style, rect.with_min_x(rect.left() + 2.4 * radius));
}
