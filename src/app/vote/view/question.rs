use eframe::egui::{Rect, ScrollArea, Ui, pos2, vec2};

use crate::app::answer;
use crate::app::style::{Style, size};
use crate::app::vote::Vote;
use crate::app::widgets::{strong, within};

pub(super) fn question_ui(vote: &Vote, style: &Style, ui: &mut Ui, rect: Rect) {
    let puzzle = vote.puzzle();
    let palette = style.palette;
    let piles = puzzle.question.piles();
    let height = rect.height() - 20.0;
    let width = (height * 0.68).min(rect.width() * 0.2);
    let mut left = rect.left();
    let extras = answer::view::PileExtras { letter: piles.len() > 1, ..Default::default() };
    for pile in piles {
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, height));
        answer::view::pile_ui(style, ui, place, pile, extras);
        left += width + 12.0;
    }
    let words = rect.with_min_x((left + 20.0).min(rect.right()));
    within(ui, words, |ui| {
        ScrollArea::vertical().id_salt("question").show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            let cards = puzzle.question.cards();
            if !cards.is_empty() {
                let text = style.voice.cards(&cards, "  ");
                strong(ui, style, &text, 50.0, palette.ink);
            }
            let ask = style.voice.short_question(&puzzle.question);
            strong(ui, style, &ask, size::TITLE, palette.ink);
        });
    });
}
