//! What the class thinks, and why the answer is right.

use eframe::egui::{Rect, Ui, vec2};

use crate::app::theme::{Look, size};
use crate::app::vote::Vote;
use crate::app::widgets::{fitting, label, space, strong, tracks_ui};
use crate::l10n::Msg;
use crate::puzzle::Track;
use crate::rules::sort_short_by_key;

pub(super) fn results(vote: &Vote, look: &Look, ui: &mut Ui, rect: Rect, tracks: &[Track]) {
    let palette = look.palette;
    let facts: Vec<String> = vote
        .facts()
        .iter()
        .map(|fact| look.voice.fact(fact))
        .collect();
    let facts = facts.join(" ");
    if vote.line {
        let height = (rect.height() * 0.55).max(1.0);
        let width = ui.available_width();
        space(ui, vec2(width, height), |ui, place| {
            tracks_ui(ui, look, place, tracks, usize::MAX);
        });
        // A bar for scrolling would take width from the line.
        let room = vec2(width, rect.height() - height - look.px(size::GAP));
        let (units, _) = fitting(ui, look, &facts, &[size::SMALL], room);
        label(ui, look, &facts, units, palette.ink);
        return;
    }
    ui.spacing_mut().item_spacing.y = look.px(6.0);
    let title = look.say(&Msg::VoteThink);
    strong(ui, look, &title, size::BODY, palette.ink);
    let most = vote.answers().map(|(_, _, hands)| hands).max().unwrap_or(0);
    let mut answers: Vec<_> = vote.answers().collect();
    sort_short_by_key(&mut answers, |(_, _, hands)| std::cmp::Reverse(*hands));
    for (letter, choice, hands) in answers {
        let (text, colour) = match (choice.right, choice.misconception) {
            (true, _) => (look.say(&Msg::VoteRight), palette.right.full),
            (false, Some(why)) => (look.voice.misconception(why), palette.up.full),
            (false, None) => (look.say(&Msg::VoteOther), palette.up.full),
        };
        let text = format!("**{letter}** {text} · **{hands}**");
        label(ui, look, &text, size::SMALL, palette.ink);
        let (_, bar) = ui.allocate_space(vec2(ui.available_width(), look.px(22.0)));
        let part = f32::from(hands) / f32::from(most.max(1));
        let full = bar.with_max_x(bar.left() + (bar.width() * part).max(look.px(6.0)));
        ui.painter().rect_filled(full, bar.height() / 2.0, colour);
    }
    ui.add_space(look.px(6.0));
    label(ui, look, &facts, size::SMALL, palette.ink);
}
