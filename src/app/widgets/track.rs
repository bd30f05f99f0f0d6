//! What an answer does, on number lines: one for each pile it touches.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::{Hop, NumberLine, fit};
use crate::app::theme::{Look, count, size};
use crate::l10n::Msg;
use crate::puzzle::Track;
use crate::rules::{Card, Path, Placement};

/// Draws the tracks with the first `step` cards laid.
pub fn tracks_ui(ui: &mut Ui, look: &Look, rect: Rect, tracks: &[Track], step: usize) {
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
        track_ui(ui, look, place, track, shown, std::iter::empty());
    }
}

/// Draws the pile's line with its first cards; `others` must fit on it too.
pub fn track_ui(
    ui: &mut Ui,
    look: &Look,
    rect: Rect,
    track: &Track,
    shown: usize,
    others: impl Iterator<Item = Card>,
) {
    let hue = look.palette.direction(track.pile.direction());
    let name = track.name;
    let hops = hops(look, &track.path(shown));
    let ends = track.cards.iter().copied().chain(others);
    let ends = ends.map(Card::number);
    let top = track.pile.top();
    let range = ends.fold((top, top), |(low, high), n| (low.min(n), high.max(n)));
    let radius = look.px(24.0).min(rect.height() * 0.2);
    let badge = pos2(rect.left() + radius, rect.center().y);
    ui.painter().circle_filled(badge, radius, hue.full);
    let letter = name.letter().to_string();
    let panel = look.palette.panel;
    let font = look.bold(size::SMALL);
    let galley = fit(ui.painter(), &letter, &font, radius * 1.4, panel);
    ui.painter()
        .galley(badge - galley.size() / 2.0, galley, panel);
    let place = rect.with_min_x(rect.left() + 2.4 * radius);
    let label = look.say(&if hops.is_empty() {
        Msg::LineStill {
            pile: name.letter().into(),
            top: look.voice.n(top).into(),
        }
    } else {
        let prices: Vec<String> = hops
            .iter()
            .map(|hop| format!("{} ({})", look.voice.n(hop.to), hop.price))
            .collect();
        Msg::LineHops {
            pile: name.letter().into(),
            hops: prices.join(", ").into(),
        }
    });
    let line = NumberLine {
        start: top,
        hops: &hops,
        range,
        marks: &[],
        colour: hue.full,
        write: &|number| look.voice.n(number),
        label,
    };
    line.ui(ui, look, place);
}

/// The hops of a pile under its cards.
fn hops(look: &Look, path: &Path) -> Vec<Hop> {
    let laid = path.laid().iter();
    let hops = laid.map(|laid| Hop {
        from: laid.from,
        to: laid.to(),
        jump: laid.is_jump(),
        price: laid
            .placement
            .map_or(String::new(), |placement| signed(look, placement)),
    });
    hops.collect()
}

/// "+ 5" or "− 10".
fn signed(look: &Look, placement: Placement) -> String {
    let room = placement.room();
    let sign = if room < 0 { '−' } else { '+' };
    format!("{sign}\u{a0}{}", look.voice.n(room.abs()))
}
