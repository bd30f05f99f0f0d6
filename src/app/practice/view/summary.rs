//! How a series went, by skill, and what to do about it.

use eframe::egui::{Rect, Ui, vec2};

use super::work::time;
use crate::app::practice::{Origin, Outcome, Practice, PracticeAction};
use crate::app::theme::{Look, size};
use crate::app::widgets::{
    Button, Icon, bar, focus_first, label, paint_icon, panel, strong, two_panels,
};
use crate::l10n::Msg;
use crate::puzzle::Puzzle;

/// Draws the screen.
pub fn ui(
    practice: &Practice,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<PracticeAction>,
) {
    let (left, right) = two_panels(look, body);
    panel(ui, look, left, "score", |ui| score(practice, look, ui, out));
    panel(ui, look, right, "items", |ui| items(practice, look, ui));
}

fn score(practice: &Practice, look: &Look, ui: &mut Ui, out: &mut Vec<PracticeAction>) {
    let palette = look.palette;
    let title = look.say(&Msg::PracticeSummary);
    strong(ui, look, &title, size::TITLE, palette.ink);
    let all = practice.items().len();
    let missed = practice.missed();
    let right = all - missed.len();
    let text = look.say(&Msg::PracticeScore {
        right: right.into(),
        count: all.into(),
    });
    // Green is for what was right.
    let colour = match right {
        0 => palette.soft,
        _ => palette.right.full,
    };
    strong(ui, look, &text, size::BODY, colour);
    if let Some(watch) = practice.watch {
        let (_, text) = time(look, watch.seconds(ui.ctx().time()));
        label(ui, look, &text, size::BODY, palette.ink);
    }
    if missed.is_empty() {
        let text = look.say(&Msg::PracticeAllRight);
        label(ui, look, &text, size::BODY, palette.ink);
    }
    if let Some(suspect) = practice.suspect() {
        let text = look.say(&Msg::PracticeSuspect {
            aim: look.voice.aim(suspect).into(),
        });
        label(ui, look, &text, size::BODY, palette.ink);
    }
    for (kind, right, all) in practice.by_kind() {
        let text = format!("{} · {right}/{all}", look.voice.kind(kind));
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let share = (number(right), number(all));
        bar(ui, look, &text, share, palette.right.full);
    }
    if let Origin::Code(code) = practice.origin() {
        let text = look.say(&Msg::PracticeCode {
            code: code.to_string().into(),
        });
        label(ui, look, &text, size::SMALL, palette.soft);
    }
    ui.add_space(look.px(size::GAP));
    let width = ui.available_width();
    let again = look.say(&Msg::PracticeMissed);
    let another = look.say(&Msg::PracticeAnother);
    if !missed.is_empty() {
        let response = Button::primary(&again).width(width).ui(ui, look);
        focus_first(ui, "missed", &response);
        if response.clicked() {
            out.push(PracticeAction::Missed);
        }
    }
    let button = if missed.is_empty() {
        Button::primary(&another)
    } else {
        Button::secondary(&another)
    };
    let response = button.width(width).ui(ui, look);
    if missed.is_empty() {
        focus_first(ui, "another", &response);
    }
    if response.clicked() {
        out.push(PracticeAction::Start);
    }
    let text = look.say(&Msg::PracticePrint);
    if Button::secondary(&text).width(width).ui(ui, look).clicked() {
        out.push(PracticeAction::Print);
    }
    let text = look.say(&Msg::ExitTicket);
    if Button::secondary(&text).width(width).ui(ui, look).clicked() {
        out.push(PracticeAction::ExitTicket);
    }
    let text = look.say(&Msg::PracticeToChoose);
    if Button::secondary(&text).width(width).ui(ui, look).clicked() {
        out.push(PracticeAction::Choose);
    }
}

/// A line for every puzzle; only those that were missed say what was asked.
fn items(practice: &Practice, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    ui.spacing_mut().item_spacing.y = look.px(6.0);
    for (item, number) in practice.items().iter().zip(1_usize..) {
        let (outcome, icon, colour) = match item.outcome {
            Some(Outcome::First) => (Msg::PracticeFirst, Icon::Tick, palette.right.full),
            Some(Outcome::Later) => (Msg::PracticeLater, Icon::Tick, palette.up.full),
            Some(Outcome::Shown) => (Msg::PracticeShown, Icon::Eye, palette.soft),
            Some(Outcome::Wrong) | None => (Msg::PracticeMissedOne, Icon::Close, palette.down.full),
        };
        let text = look.say(&Msg::PracticeItem {
            number: number.into(),
            kind: look.voice.kind(item.puzzle.kind).into(),
            outcome: look.say(&outcome).into(),
        });
        ui.horizontal(|ui| {
            let side = look.px(size::BODY);
            let (_, place) = ui.allocate_space(vec2(side, side));
            paint_icon(ui.painter(), place.expand(side * 0.3), icon, colour);
            // A column of its own, so that its lines break.
            ui.vertical(|ui| label(ui, look, &text, size::SMALL, palette.ink));
        });
        if item.outcome != Some(Outcome::First) {
            let text = question_and_answer(look, &item.puzzle);
            label(ui, look, &text, 26.0, palette.soft);
            ui.add_space(look.px(8.0));
        }
    }
}

/// A puzzle with its solution in a line, in the numbers of the puzzle.
fn question_and_answer(look: &Look, puzzle: &Puzzle) -> String {
    let voice = look.voice.locale.voice(puzzle.number_deck());
    let answer = voice.answer_to(puzzle, &puzzle.solution);
    format!("{} · {answer}", voice.question(puzzle))
}
