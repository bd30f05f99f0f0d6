use eframe::egui::{Rect, Ui, Vec2};

use super::words;
use crate::app::ritual::{RitualAction, RitualItem, RitualModel};
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{Button, bar, focus_first, label, panel, strong};
use crate::journal::Answers;
use crate::text::Msg;

pub(super) fn ui(
    model: &RitualModel,
    style: &Style,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<RitualAction>,
) {
    let inner = inset(body, size::MARGIN);
    let width = inner.width().min(1300.0);
    let left = inner.center().x - width / 2.0;
    let column = inner.with_min_x(left).with_max_x(left + width);
    panel(ui, style, column, "went", |ui| {
        results(model, style, ui);
        ui.add_space(size::GAP);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(size::GAP);
            let text = style.say(&Msg::RitualJournal);
            let response = Button::primary(&text).ui(ui, style);
            focus_first(ui, "journal", &response);
            if response.clicked() {
                out.push(RitualAction::Journal);
            }
            let text = style.say(&Msg::ExitTicket);
            if Button::secondary(&text).ui(ui, style).clicked() {
                out.push(RitualAction::ExitTicket);
            }
            let text = style.say(&Msg::RitualAgain);
            if Button::secondary(&text).ui(ui, style).clicked() {
                out.push(RitualAction::Again);
            }
        });
    });
}

fn results(model: &RitualModel, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    let all = model.scores().map(|(_, score)| score);
    let all = all.fold(Answers::default(), Answers::and);
    let went = match all.percent() {
        None => Msg::RitualUncounted,
        Some(percent) if percent >= 70 => Msg::RitualWentWell,
        Some(percent) if percent >= 45 => Msg::RitualWentSo,
        Some(_) => Msg::RitualWentHard,
    };
    let text = style.say(&went);
    strong(ui, style, &text, size::TITLE, palette.ink);
    ui.add_space(size::GAP);
    let rated = |item: &RitualItem| item.count.map(|rating| (item.topic, rating));
    for (topic, rating) in model.items().iter().filter_map(rated) {
        let said = style.say(&words(rating));
        let text = format!("{} · **{said}**", style.voice.topic(topic));
        let Answers { right, of } = rating.answers();
        bar(ui, style, &text, (right, of), palette.right.full);
    }
    ui.add_space(size::GAP);
    let text = style.say(&Msg::RitualComesAgain);
    label(ui, style, &text, size::SMALL, palette.soft);
}
