//! The end of a vote: what the class found hard.

use eframe::egui::{Rect, Ui, vec2};

use crate::app::theme::{Look, count, inset, size};
use crate::app::vote::{ClassTally, VoteAction};
use crate::app::widgets::{Button, focus_first, label, panel, strong, within};
use crate::l10n::Msg;

/// Draws the screen.
pub(super) fn ui(
    tally: &ClassTally,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<VoteAction>,
) {
    let inner = inset(body, look.px(size::MARGIN));
    let width = inner.width().min(look.px(1300.0));
    let left = inner.center().x - width / 2.0;
    let column = inner.with_min_x(left).with_max_x(left + width);
    let floor = (column.bottom() - look.px(size::TARGET)).max(column.top());
    let above = column.with_max_y(floor - look.px(size::GAP));
    panel(ui, look, above, "tally", |ui| results(tally, look, ui));
    within(ui, column.with_min_y(floor), |ui| {
        let text = look.say(&Msg::VoteAgain);
        let response = Button::primary(&text).width(width).ui(ui, look);
        focus_first(ui, "vote again", &response);
        if response.clicked() {
            out.push(VoteAction::Again);
        }
    });
}

fn results(tally: &ClassTally, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    let title = look.say(&Msg::VoteHard);
    strong(ui, look, &title, size::TITLE, palette.ink);
    let counts = if tally.questions() == 0 {
        Msg::VoteNobody
    } else {
        Msg::VoteCounts {
            questions: tally.questions().into(),
            right: tally.right().into(),
            hands: tally.hands().into(),
        }
    };
    let text = look.say(&counts);
    label(ui, look, &text, size::BODY, palette.soft);
    ui.add_space(look.px(size::GAP));
    let all = tally.hands();
    for (why, hands) in tally.wrong() {
        let text = match why {
            Some(why) => look.voice.misconception(why),
            None => look.say(&Msg::VoteOther),
        };
        bar(look, ui, &text, (hands, all), palette.up.full);
    }
    if tally.questions() > 0 {
        let text = look.say(&Msg::VoteRight);
        bar(look, ui, &text, (tally.right(), all), palette.right.full);
    }
    ui.add_space(look.px(size::GAP));
    let text = look.say(&Msg::VoteForgotten);
    label(ui, look, &text, size::SMALL, palette.soft);
}

/// How many hands showed this, out of all.
fn bar(
    look: &Look,
    ui: &mut Ui,
    text: &str,
    (hands, all): (usize, usize),
    colour: eframe::egui::Color32,
) {
    let text = format!("{text} · **{hands}**");
    label(ui, look, &text, size::BODY, look.palette.ink);
    let (_, whole) = ui.allocate_space(vec2(ui.available_width(), look.px(22.0)));
    let round = whole.height() / 2.0;
    let ground = look.palette.line.gamma_multiply(0.55);
    ui.painter().rect_filled(whole, round, ground);
    if hands > 0 {
        let part = count(hands) / count(all).max(1.0);
        let full = whole.with_max_x(whole.left() + whole.width() * part);
        ui.painter().rect_filled(full, round, colour);
    }
}
