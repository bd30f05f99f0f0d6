use eframe::egui::{Rect, ScrollArea, Ui, vec2};

use super::results::results;
use crate::app::style::{Style, size};
use crate::app::vote::{Vote, VoteAction, VoteModel, VoteStage};
use crate::app::widgets::{Button, fitting, focus_first, label, strong, within};
use crate::text::Msg;

fn counting(vote: &Vote, style: &Style, ui: &mut Ui, shows_first: bool) {
    let palette = style.palette;
    if let Some(goal) = style.voice.goal(&vote.puzzle().question) {
        label(ui, style, &goal, size::BODY, palette.ink);
        ui.add_space(size::GAP);
    }
    let again = vote.stage() == VoteStage::Second;
    let ask = if again { Msg::VoteSecondAsk } else { Msg::VoteAsk };
    strong(ui, style, &style.say(&ask), size::TITLE, palette.ink);
    if !again {
        let text = style.say(&Msg::VoteHow);
        label(ui, style, &text, size::BODY, palette.soft);
    }
    let count = vote.total().into();
    let text = style.say(&Msg::VoteHands { count });
    strong(ui, style, &text, size::TITLE, palette.up.full);
    if again && vote.first_total() > 0 {
        let hands = if shows_first {
            let answers = vote.answers_in_both();
            let each = answers.map(|(letter, _, [first, _])| format!("**{letter}**\u{a0}{first}"));
            each.collect::<Vec<_>>().join(" · ")
        } else {
            let count = vote.first_total().into();
            style.say(&Msg::VoteHands { count })
        };
        let hands = hands.into();
        let text = style.say(&Msg::VoteFirstHands { hands });
        label(ui, style, &text, size::BODY, palette.soft);
    }
}

/// While pupils talk: what they are to do, as large as it can be.
fn talking(style: &Style, ui: &mut Ui, rect: Rect) {
    let text = style.say(&Msg::VoteTalkDo);
    let room = vec2(ui.available_width(), rect.height());
    let (units, _) = fitting(ui, style, &text, &[84.0, 72.0, 60.0, 50.0, size::TITLE], room);
    label(ui, style, &text, units, style.palette.ink);
}

pub(super) fn panel(
    model: &VoteModel,
    vote: &Vote,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<VoteAction>,
) {
    let needed = 2.0 * size::TARGET + size::GAP;
    let floor = (rect.bottom() - needed).max(rect.top());
    let above = rect.with_max_y(floor - size::GAP);
    let tracks = vote.puzzle().tracks(&vote.puzzle().solution);
    within(ui, above, |ui| {
        ScrollArea::vertical().id_salt("vote").show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            match vote.stage() {
                VoteStage::First | VoteStage::Second => {
                    counting(vote, style, ui, model.shows_first());
                }
                VoteStage::Talk => talking(style, ui, above),
                VoteStage::Answer => results(vote, style, ui, above, &tracks),
            }
        });
    });
    within(ui, rect.with_min_y(floor), |ui| {
        go_on(vote, model.limit(), style, ui, out);
        ui.horizontal(|ui| {
            let gap = size::GAP;
            ui.spacing_mut().item_spacing.x = gap;
            let (width, height) = (ui.available_width(), size::TARGET);
            let mut button = |text: &Msg, parts: f32, enabled, action| {
                let text = style.say(text);
                let width = (width - gap * (parts - 1.0)) / parts;
                let button = Button::secondary(&text).width(width).height(height);
                let units = if parts > 1.0 { 28.0 } else { size::BODY };
                if button.units(units).enabled(enabled).ui(ui, style).clicked() {
                    out.push(action);
                }
            };
            match vote.stage() {
                VoteStage::First => button(&Msg::VoteTalk, 1.0, true, VoteAction::Talk),
                VoteStage::Talk | VoteStage::Second => {
                    let show =
                        if model.shows_first() { Msg::VoteHideFirst } else { Msg::VoteShowFirst };
                    button(&Msg::VoteBackFirst, 2.0, true, VoteAction::BackToFirst);
                    button(&show, 2.0, true, VoteAction::ShowFirst);
                }
                VoteStage::Answer => {
                    let line = if vote.line { Msg::VoteThink } else { Msg::VoteLine };
                    button(&line, 2.0, !tracks.is_empty(), VoteAction::Line);
                    // A teacher who has come to the last question may still want another.
                    if VoteAction::on(vote, model.limit()) == VoteAction::End {
                        button(&Msg::VoteNext, 2.0, true, VoteAction::Next);
                    } else {
                        button(&Msg::VoteEnd, 2.0, true, VoteAction::End);
                    }
                }
            }
        });
    });
}

fn go_on(vote: &Vote, limit: Option<usize>, style: &Style, ui: &mut Ui, out: &mut Vec<VoteAction>) {
    let on = VoteAction::on(vote, limit);
    let (name, text, units) = match (vote.stage(), vote.aim()) {
        _ if on == VoteAction::End => ("end", Msg::VoteEnd, size::BODY),
        (VoteStage::First | VoteStage::Second, _) => ("reveal", Msg::VoteReveal, size::BODY),
        (VoteStage::Talk, _) => ("second vote", Msg::VoteSecond, size::BODY),
        (VoteStage::Answer, Some(aim)) => {
            let aim = style.voice.aim(aim).into();
            ("next question", Msg::VoteNextAimed { aim }, 30.0)
        }
        (VoteStage::Answer, None) => ("next question", Msg::VoteNext, 30.0),
    };
    let text = style.say(&text);
    let button =
        Button::primary(&text).width(ui.available_width()).height(size::TARGET).units(units);
    let response = button.ui(ui, style);
    focus_first(ui, name, &response);
    if response.clicked() {
        out.push(on);
    }
}
