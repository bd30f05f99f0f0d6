use eframe::egui::{Rect, Ui};

use super::bars::Bars;
use crate::app::style::{Style, inset, size};
use crate::app::vote::{ClassTally, VoteAction};
use crate::app::widgets::{Button, focus_first, label, panel, strong, within};
use crate::text::Msg;

pub(super) fn ui(
    tally: &ClassTally,
    style: &Style,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<VoteAction>,
) {
    let inner = inset(body, size::MARGIN);
    let width = inner.width().min(1300.0);
    let left = inner.center().x - width / 2.0;
    let column = inner.with_min_x(left).with_max_x(left + width);
    let floor = (column.bottom() - size::TARGET).max(column.top());
    let above = column.with_max_y(floor - size::GAP);
    panel(ui, style, above, "tally", |ui| {
        results(tally, style, ui);
        ui.add_space(size::GAP);
        let text = style.say(&Msg::ExitTicket);
        if Button::secondary(&text).ui(ui, style).clicked() {
            out.push(VoteAction::ExitTicket);
        }
    });
    within(ui, column.with_min_y(floor), |ui| {
        let text = style.say(&Msg::VoteAgain);
        let response = Button::primary(&text).width(width).ui(ui, style);
        focus_first(ui, "vote again", &response);
        if response.clicked() {
            out.push(VoteAction::Again);
        }
    });
}

fn results(tally: &ClassTally, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    ui.spacing_mut().item_spacing.y = 10.0;
    let title = style.say(&Msg::VoteHard);
    strong(ui, style, &title, size::TITLE, palette.ink);
    let (questions, first, last) = (tally.questions.into(), &tally.first, &tally.last);
    let counts = match (tally.questions, tally.twice) {
        (0, _) => Msg::VoteNobody,
        (_, 0) => Msg::VoteCounts { questions, right: last.right.into(), hands: last.all.into() },
        _ => Msg::VoteCountsBoth {
            questions,
            first: first.right.into(),
            of: first.all.into(),
            last: last.right.into(),
            all: last.all.into(),
        },
    };
    let text = style.say(&counts);
    label(ui, style, &text, size::BODY, palette.ink);
    ui.add_space(size::GAP);
    let bars = Bars { whole: first.all.max(last.all), both: tally.twice > 0, units: size::BODY };
    for (why, hands) in tally.wrong() {
        let text = match why {
            Some(why) => style.voice.misconception(why),
            None => style.say(&Msg::VoteOther),
        };
        bars.ui(style, ui, &text, hands, palette.up.full);
    }
    if tally.questions > 0 {
        let text = style.say(&Msg::VoteRight);
        let hands = [first.right, last.right];
        bars.ui(style, ui, &text, hands, palette.right.full);
    }
    ui.add_space(size::GAP);
    let text = style.say(&Msg::VoteForgotten);
    label(ui, style, &text, size::SMALL, palette.soft);
}
