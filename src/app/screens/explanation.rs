//! What an answer does, on number lines: one for each pile it touches.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::comparison::hops;
use crate::app::theme::{Look, size};
use crate::app::widgets::{NumberLine, fit};
use crate::l10n::Msg;
use crate::puzzle::{Answer, Puzzle};
pub use crate::puzzle::{Track, steps};
use crate::rules::{Card, Play};

/// What there is to draw of an answer.
pub fn tracks(puzzle: &Puzzle, answer: &Answer) -> Vec<Track> {
    puzzle.tracks(answer)
}

/// Draws the tracks with the first `step` cards laid.
pub fn ui(look: &Look, ui: &mut Ui, rect: Rect, tracks: &[Track], step: usize) {
    let count = u8::try_from(tracks.len()).map_or(1.0, f32::from).max(1.0);
    // Two beside each other are larger than two below each other.
    let columns = if count > 2.0 || (count > 1.0 && rect.width() > rect.height() * 4.0) {
        2.0
    } else {
        1.0
    };
    let lines = (count / columns).ceil();
    let place = vec2(rect.width() / columns, rect.height() / lines);
    let mut left = step;
    for (index, track) in tracks.iter().enumerate() {
        let index = u8::try_from(index).map_or(0.0, f32::from);
        let (column, line) = (index % columns, (index / columns).floor());
        let corner = rect.min + vec2(column * place.x, line * place.y);
        let shown = left.min(track.cards.len());
        left -= shown;
        let place = Rect::from_min_size(corner, place);
        track.ui(look, ui, place, shown, std::iter::empty());
    }
}

impl Track {
    /// Draws the pile's line with its first cards; `others` must fit on it too.
    pub fn ui(
        &self,
        look: &Look,
        ui: &mut Ui,
        rect: Rect,
        shown: usize,
        others: impl Iterator<Item = Card>,
    ) {
        let hue = look.palette.direction(self.pile.direction());
        let name = self.name;
        let plays: Vec<Play> = self
            .cards
            .iter()
            .map(|card| Play {
                card: *card,
                pile: name,
            })
            .collect();
        let hops = hops(look, self.pile, plays.iter().take(shown));
        let ends = self.cards.iter().copied().chain(others);
        let ends = ends.map(Card::number);
        let top = self.pile.top();
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
}
