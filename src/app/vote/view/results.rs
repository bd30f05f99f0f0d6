use eframe::egui::{Rect, Ui, vec2};

use super::bars::Bars;
use crate::app::style::{Style, size};
use crate::app::vote::Vote;
use crate::app::widgets::{fitting, label, space, strong, tracks_ui};
use crate::puzzle::Track;
use crate::text::Msg;

pub(super) fn results(vote: &Vote, style: &Style, ui: &mut Ui, rect: Rect, tracks: &[Track]) {
    let palette = style.palette;
    let facts: Vec<String> = vote.facts().iter().map(|fact| style.voice.fact(fact)).collect();
    let facts = facts.join(" ");
    if vote.line {
        let height = (rect.height() * 0.55).max(1.0);
        let width = ui.available_width();
        space(ui, vec2(width, height), |ui, place| {
            tracks_ui(ui, style, place, tracks, usize::MAX);
        });
        // A bar for scrolling would take width from the line.
        let room = vec2(width, rect.height() - height - size::GAP);
        let (units, _) = fitting(ui, style, &facts, &[size::SMALL], room);
        label(ui, style, &facts, units, palette.ink);
        return;
    }
    ui.spacing_mut().item_spacing.y = 6.0;
    if !vote.has_both() {
        let title = style.say(&Msg::VoteThink);
        strong(ui, style, &title, size::BODY, palette.ink);
    }
    let mut answers: Vec<_> = vote.answers_in_both().collect();
    let most = answers.iter().flat_map(|(_, _, hands)| *hands).max();
    let bars = Bars { whole: most.unwrap_or(0).into(), both: vote.has_both(), units: size::SMALL };
    answers.sort_by_key(|(_, _, [_, last])| std::cmp::Reverse(*last));
    for (letter, choice, hands) in answers {
        let (text, colour) = match (choice.right, choice.misconception) {
            (true, _) => (style.say(&Msg::VoteRight), palette.right.full),
            (false, Some(why)) => (style.voice.misconception(why), palette.up.full),
            (false, None) => (style.say(&Msg::VoteOther), palette.up.full),
        };
        let text = format!("**{letter}** {text}");
        bars.ui(style, ui, &text, hands.map(usize::from), colour);
    }
    ui.add_space(6.0);
    label(ui, style, &facts, size::SMALL, palette.ink);
}
