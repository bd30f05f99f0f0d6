//! What was played beside what was best, pile by pile on number lines.

use eframe::egui::{Color32, Rect, Ui, pos2, vec2};

use crate::app::play::room_used;
use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::{fitting_strong, strong, track_ui, within};
use crate::coach::TurnReview;
use crate::puzzle::Track;
use crate::rules::{PileName, PileSet, Play, Position};
use crate::text::Msg;

/// How high a screen with a comparison is in this space, below words of this height.
pub fn height(space: Rect, words: f32) -> f32 {
    let lines = if space.height() > space.width() { 720.0 } else { 330.0 };
    (words + lines).max(space.height())
}

/// Draws what was played beside the better play, each up to `step` cards; where there is no
/// better one, what was played has all the place.
pub fn ui(style: &Style, ui: &mut Ui, rect: Rect, turn: &TurnReview, step: usize) {
    let style = &style.of_seat(turn.position.set(), turn.player);
    let Some(better) = turn.better() else {
        played_ui(style, ui, rect, turn, step);
        return;
    };
    let better = better.plays.as_slice();
    let gap = size::GAP;
    let upright = rect.height() > rect.width();
    let (first, second) = if upright {
        rect.split_top_bottom_at_fraction(0.5)
    } else {
        rect.split_left_right_at_fraction(0.5)
    };
    let piles = touched(turn.plays.iter().chain(better));
    let played = Comparand {
        position: &turn.position,
        piles: &piles,
        plays: &turn.plays,
        other: better,
        step,
        good: false,
    };
    played.ui(style, ui, inset(first, gap * 0.5), &Msg::PlayReviewYours);
    let better = Comparand { plays: better, other: &turn.plays, good: true, ..played };
    let title =
        if turn.heeding.is_asked() { Msg::PlayReviewBestAsked } else { Msg::PlayReviewBest };
    better.ui(style, ui, inset(second, gap * 0.5), &title);
}

pub fn played_ui(style: &Style, ui: &mut Ui, rect: Rect, turn: &TurnReview, step: usize) {
    let style = &style.of_seat(turn.position.set(), turn.player);
    let shown = Comparand {
        position: &turn.position,
        piles: &touched(turn.plays.iter()),
        plays: &turn.plays,
        other: &[],
        step,
        good: turn.verdict.is_right(),
    };
    shown.ui(style, ui, rect, &Msg::PlayReviewYours);
}

/// The piles that receive a card, in order.
fn touched<'a>(plays: impl Iterator<Item = &'a Play>) -> Vec<PileName> {
    let piles: PileSet = plays.map(|play| play.pile).collect();
    piles.iter().collect()
}

/// Heavy words on one line where that is legible: a second one would take height from the lines.
fn one_line(style: &Style, ui: &mut Ui, text: &str, units: f32, colour: Color32) {
    let sizes = [1.0, 0.9, 0.8, 0.7].map(|part| units * part);
    let row = vec2(ui.available_width(), units * 1.4);
    let (units, _) = fitting_strong(ui, style, text, &sizes, row);
    strong(ui, style, text, units, colour);
}

struct Comparand<'a> {
    position: &'a Position,
    piles: &'a [PileName],
    plays: &'a [Play],
    other: &'a [Play],
    step: usize,
    good: bool,
}

impl Comparand<'_> {
    fn ui(&self, style: &Style, ui: &mut Ui, rect: Rect, title: &Msg) {
        let palette = style.palette;
        ui.painter().rect_filled(rect, style.round(), palette.panel);
        let inner = inset(rect, 20.0);
        let laid = self.plays.get(..self.step).unwrap_or(self.plays);
        let head = within(ui, inner, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            let text = style.say(title);
            let colour = if self.good { palette.right.full } else { palette.soft };
            one_line(style, ui, &text, size::SMALL, colour);
            // A line is kept for them, so that nothing moves when the first card is laid.
            let text = match style.voice.plays_by_pile(laid) {
                text if text.is_empty() => "\u{a0}".to_owned(),
                text => text,
            };
            one_line(style, ui, &text, size::TITLE, palette.ink);
            let text = self.room(style, laid);
            one_line(style, ui, &text, size::SMALL, palette.soft);
            ui.min_rect().bottom()
        });
        let lines = Rect::from_min_max(pos2(inner.left(), head.min(inner.bottom())), inner.max);
        let number = count(self.piles.len().max(1));
        let height = (lines.height() / number).min(420.0);
        for (index, pile) in self.piles.iter().enumerate() {
            let index = count(index);
            let place = Rect::from_min_size(
                lines.min + vec2(0.0, height * index),
                vec2(lines.width(), height),
            );
            self.line(style, ui, place, *pile, laid);
        }
    }

    fn room(&self, style: &Style, laid: &[Play]) -> String {
        let tracks = Track::of_plays(&self.position.table(), laid);
        let room: i32 = tracks.iter().map(|track| track.path(usize::MAX).room()).sum();
        if laid.is_empty() {
            return "\u{a0}".to_owned();
        }
        let room = room_used(&style.voice, room);
        format!("{} · {room}", style.voice.card_count(laid.len()))
    }

    fn line(&self, style: &Style, ui: &mut Ui, rect: Rect, name: PileName, laid: &[Play]) {
        let Some(pile) = self.position.table().pile(name) else {
            return;
        };
        let on_it = |play: &&Play| play.pile == name;
        let shown = laid.iter().filter(on_it).count();
        let track = Track {
            name,
            pile,
            cards: self.plays.iter().filter(on_it).map(|play| play.card).collect(),
        };
        // As wide as the other play needs it, so that the two can be compared.
        let others = self.other.iter().filter(on_it).map(|play| play.card);
        track_ui(ui, style, rect, &track, shown, others);
    }
}
