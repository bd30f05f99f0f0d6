use eframe::egui::{Align2, Rect, ScrollArea, Ui, pos2, vec2};

use super::{list::tick, words};
use crate::app::learn::{LearnAction, LessonRun, StepState};
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{Button, label, strong, within};
use crate::text::Msg;

pub fn ui(run: &LessonRun, style: &Style, ui: &mut Ui, space: Rect, out: &mut Vec<LearnAction>) {
    let palette = style.palette;
    // Upright, words break into more lines.
    let upright = space.height() > space.width();
    let high = if upright { 1000.0 } else { 620.0 };
    let wanted = vec2(1240.0, high);
    let size_of = wanted.min(space.size() * 0.94);
    let panel = Align2::CENTER_CENTER.align_size_within_rect(size_of, space);
    ui.painter().rect_filled(panel, style.round(), palette.panel);
    // A narrow panel has smaller words.
    let part = (panel.width() / 1240.0).clamp(0.66, 1.0);
    let radius = (panel.height() * 0.13).min(80.0);
    let centre = pos2(panel.center().x, panel.top() + radius * 1.7);
    ui.painter().circle_filled(centre, radius, palette.right.full);
    tick(ui.painter(), centre, radius * 0.55, palette.panel);
    let below = panel.with_min_y(centre.y + radius + 10.0);
    let inner = inset(below, size::GAP);
    let told = |ui: &mut Ui| {
        ui.vertical_centered(|ui| {
            ui.spacing_mut().item_spacing.y = 14.0;
            let title = style.say(&Msg::LearnEndTitle { number: (run.number + 1).into() });
            strong(ui, style, &title, 60.0 * part, palette.ink);
            let skill = words(style, &run.lesson.skill);
            let skill = style.say(&Msg::LearnEndSkill { skill: skill.into() });
            label(ui, style, &skill, 40.0 * part, palette.ink);
            let open = skipped(run);
            if open > 0 {
                let text = style.say(&Msg::LearnEndOpen { count: open.into() });
                label(ui, style, &text, size::BODY * part, palette.soft);
            }
            let text = style.say(&match run.next.as_deref() {
                Some(title) => Msg::LearnComing { title: words(style, title).into() },
                None => Msg::LearnEndAll,
            });
            label(ui, style, &text, 40.0 * part, palette.ink);
            let text = style.say(&Msg::ExitTicket);
            if Button::secondary(&text).ui(ui, style).clicked() {
                out.push(LearnAction::ExitTicket);
            }
        });
    };
    within(ui, inner, |ui| {
        ScrollArea::vertical().id_salt("lesson end").show(ui, told);
    });
}

fn skipped(run: &LessonRun) -> usize {
    let steps = run.steps.iter().enumerate();
    let asked = steps.filter(|(_, step)| matches!(step, StepState::Ask(_)));
    let open = asked.filter(|(index, _)| !run.is_done(*index));
    open.count()
}
