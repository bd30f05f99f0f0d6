//! What is asked.

use eframe::egui::{Rect, ScrollArea, Ui, pos2, vec2};

use crate::app::answer;
use crate::app::theme::{Look, size};
use crate::app::vote::Vote;
use crate::app::widgets::{strong, within};

pub(super) fn question_ui(vote: &Vote, look: &Look, ui: &mut Ui, rect: Rect) {
    let puzzle = vote.puzzle();
    let palette = look.palette;
    let piles = puzzle.question.piles();
    let height = rect.height() - look.px(20.0);
    let width = (height * 0.68).min(rect.width() * 0.2);
    let mut left = rect.left();
    let extras = answer::view::PileExtras { letter: piles.len() > 1, ..Default::default() };
    for pile in piles {
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, height));
        answer::view::pile_ui(look, ui, place, pile, extras);
        left += width + look.px(12.0);
    }
    let words = rect.with_min_x((left + look.px(20.0)).min(rect.right()));
    within(ui, words, |ui| {
        ScrollArea::vertical().id_salt("question").show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = look.px(8.0);
            let cards = puzzle.question.cards();
            if !cards.is_empty() {
                let text = look.voice.cards(&cards, "  ");
                strong(ui, look, &text, 50.0, palette.ink);
            }
            let ask = look.voice.short_question(&puzzle.question);
            strong(ui, look, &ask, size::TITLE, palette.ink);
        });
    });
}
