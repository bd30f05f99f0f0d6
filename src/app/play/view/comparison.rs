//! What was played beside what was best, pile by pile on number lines.

use eframe::egui::{Rect, Ui, pos2, vec2};

use crate::app::theme::{Look, count, inset, size};
use crate::app::widgets::{strong, track_ui, within};
use crate::coach::TurnReview;
use crate::l10n::Msg;
use crate::puzzle::Track;
use crate::rules::{PileName, Play, Position};

/// Draws both plays, each up to `step` cards.
pub fn ui(look: &Look, ui: &mut Ui, rect: Rect, turn: &TurnReview, step: usize) {
    let best = turn.best.as_ref().map(|best| best.plays.as_slice());
    let best = best.unwrap_or_default();
    let gap = look.px(size::GAP);
    let upright = rect.height() > rect.width();
    let (first, second) = if upright {
        rect.split_top_bottom_at_fraction(0.5)
    } else {
        rect.split_left_right_at_fraction(0.5)
    };
    let piles: Vec<PileName> = PileName::ALL
        .into_iter()
        .filter(|pile| turn.plays.iter().chain(best).any(|play| play.pile == *pile))
        .collect();
    for (place, title, plays) in [
        (first, Msg::PlayReviewYours, turn.plays.as_slice()),
        (second, Msg::PlayReviewBest, best),
    ] {
        let place = inset(place, gap * 0.5);
        let shown = Comparand {
            position: &turn.position,
            piles: &piles,
            other: if title == Msg::PlayReviewBest {
                &turn.plays
            } else {
                best
            },
            plays,
            step,
            good: title == Msg::PlayReviewBest,
        };
        shown.ui(look, ui, place, &title);
    }
}

/// Draws what was played alone.
pub fn played_ui(look: &Look, ui: &mut Ui, rect: Rect, turn: &TurnReview) {
    let piles: Vec<PileName> = PileName::ALL
        .into_iter()
        .filter(|pile| turn.plays.iter().any(|play| play.pile == *pile))
        .collect();
    let shown = Comparand {
        position: &turn.position,
        piles: &piles,
        plays: &turn.plays,
        other: &[],
        step: usize::MAX,
        good: false,
    };
    shown.ui(look, ui, rect, &Msg::PlayReviewYours);
}

/// One of the two plays.
struct Comparand<'a> {
    position: &'a Position,
    piles: &'a [PileName],
    plays: &'a [Play],
    other: &'a [Play],
    step: usize,
    good: bool,
}

impl Comparand<'_> {
    fn ui(&self, look: &Look, ui: &mut Ui, rect: Rect, title: &Msg) {
        let palette = look.palette;
        ui.painter().rect_filled(rect, look.round(), palette.panel);
        let inner = inset(rect, look.px(20.0));
        let laid = self.plays.get(..self.step).unwrap_or(self.plays);
        let head = within(ui, inner, |ui| {
            ui.spacing_mut().item_spacing.y = look.px(4.0);
            let text = look.say(title);
            let colour = if self.good {
                palette.right.full
            } else {
                palette.soft
            };
            strong(ui, look, &text, size::SMALL, colour);
            // A line is kept for them, so that nothing moves when the first card is laid.
            let text = match look.voice.plays_by_pile(laid) {
                text if text.is_empty() => "\u{a0}".to_owned(),
                text => text,
            };
            strong(ui, look, &text, size::TITLE, palette.ink);
            let text = self.room(look, laid);
            strong(ui, look, &text, size::SMALL, palette.soft);
            ui.min_rect().bottom()
        });
        let lines = Rect::from_min_max(pos2(inner.left(), head.min(inner.bottom())), inner.max);
        let number = count(self.piles.len().max(1));
        let height = (lines.height() / number).min(look.px(420.0));
        for (index, pile) in self.piles.iter().enumerate() {
            let index = count(index);
            let place = Rect::from_min_size(
                lines.min + vec2(0.0, height * index),
                vec2(lines.width(), height),
            );
            self.line(look, ui, place, *pile, laid);
        }
    }

    /// The steps the play has used so far.
    fn room(&self, look: &Look, laid: &[Play]) -> String {
        let tracks = Track::of_plays(&self.position.table(), laid);
        let room: i32 = tracks
            .iter()
            .map(|track| track.path(usize::MAX).room())
            .sum();
        let steps = look.voice.steps(room.abs()).into();
        look.say(&match room {
            0 if laid.is_empty() => return "\u{a0}".to_owned(),
            0 => Msg::PlayReviewEven,
            1.. => Msg::PlayReviewUsed { room: steps },
            _ => Msg::PlayReviewWonBack { room: steps },
        })
    }

    fn line(&self, look: &Look, ui: &mut Ui, rect: Rect, name: PileName, laid: &[Play]) {
        let Some(pile) = self.position.table().pile(name) else {
            return;
        };
        let on_it = |play: &&Play| play.pile == name;
        let shown = laid.iter().filter(on_it).count();
        let track = Track {
            name,
            pile,
            cards: self
                .plays
                .iter()
                .filter(on_it)
                .map(|play| play.card)
                .collect(),
        };
        // As wide as the other play needs it, so that the two can be compared.
        let others = self.other.iter().filter(on_it).map(|play| play.card);
        track_ui(ui, look, rect, &track, shown, others);
    }
}
