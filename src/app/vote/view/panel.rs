//! Beside the answers: how to vote, what the class thinks, and what comes next.

use eframe::egui::{Rect, ScrollArea, Ui};

use super::results::results;
use crate::app::theme::{Look, size};
use crate::app::vote::{Vote, VoteAction};
use crate::app::widgets::{Button, focus_first, label, strong, within};
use crate::l10n::Msg;

/// Before the answer: what counts, and how to vote.
fn before(vote: &Vote, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    if let Some(goal) = look.voice.goal(&vote.puzzle().question) {
        label(ui, look, &goal, size::BODY, palette.ink);
        ui.add_space(look.px(size::GAP));
    }
    let text = look.say(&Msg::VoteAsk);
    strong(ui, look, &text, size::TITLE, palette.ink);
    let text = look.say(&Msg::VoteHow);
    label(ui, look, &text, size::BODY, palette.soft);
    let count = vote.total().into();
    let text = look.say(&Msg::VoteHands { count });
    strong(ui, look, &text, size::TITLE, palette.up.full);
}

/// Before: how to vote. After: what the class thinks, and why the answer is right.
pub(super) fn panel(vote: &Vote, look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<VoteAction>) {
    let rows = if vote.revealed() { 2.0 } else { 1.0 };
    let needed = rows * look.px(size::TARGET) + (rows - 1.0) * look.px(size::GAP);
    let floor = (rect.bottom() - needed).max(rect.top());
    let above = rect.with_max_y(floor - look.px(size::GAP));
    let tracks = vote.puzzle().tracks(&vote.puzzle().solution);
    within(ui, above, |ui| {
        ScrollArea::vertical().id_salt("vote").show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            if vote.revealed() {
                results(vote, look, ui, above, &tracks);
            } else {
                before(vote, look, ui);
            }
        });
    });
    within(ui, rect.with_min_y(floor), |ui| {
        let width = ui.available_width();
        if !vote.revealed() {
            let text = look.say(&Msg::VoteReveal);
            let response = Button::primary(&text).width(width).ui(ui, look);
            focus_first(ui, "reveal", &response);
            if response.clicked() {
                out.push(VoteAction::Reveal);
            }
            return;
        }
        let text = match vote.aim() {
            Some(aim) => look.say(&Msg::VoteNextAimed {
                aim: look.voice.aim(aim).into(),
            }),
            None => look.say(&Msg::VoteNext),
        };
        let height = look.px(size::TARGET);
        let button = Button::primary(&text)
            .width(width)
            .height(height)
            .units(30.0);
        let response = button.ui(ui, look);
        focus_first(ui, "next question", &response);
        if response.clicked() {
            out.push(VoteAction::Next);
        }
        ui.horizontal(|ui| {
            let gap = look.px(size::GAP);
            ui.spacing_mut().item_spacing.x = gap;
            let half = (width - gap) / 2.0;
            let text = look.say(&if vote.line {
                Msg::VoteThink
            } else {
                Msg::VoteLine
            });
            let button = |text| Button::secondary(text).width(half).height(height);
            let line = button(&text).units(28.0).enabled(!tracks.is_empty());
            if line.ui(ui, look).clicked() {
                out.push(VoteAction::Line);
            }
            let text = look.say(&Msg::VoteEnd);
            if button(&text).units(28.0).ui(ui, look).clicked() {
                out.push(VoteAction::End);
            }
        });
    });
}
