use eframe::egui::{Align, Layout, Rect, Ui, vec2};

use crate::app::analysis::{AnalysisAction, StepTo, Study};
use crate::app::play::view::room_chart;
use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::{Icon, fitting, icon_button, label, within};
use crate::text::Msg;

pub fn ui(study: &Study, style: &Style, ui: &mut Ui, rect: Rect, out: &mut Vec<AnalysisAction>) {
    let palette = style.palette;
    ui.painter().rect_filled(rect, 0, palette.panel);
    let border = style.border(palette.line);
    ui.painter().hline(rect.x_range(), rect.top(), border);
    let inner = inset(rect, 12.0);
    let is_game = study.table().is_some();
    let width: f32 = if is_game { 470.0 } else { 800.0 };
    let buttons = inner.with_max_x(inner.left() + width.min(inner.width() * 0.6));
    within(ui, buttons, |ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 4.0);
        if is_game {
            strides(study, style, ui, out);
            whereabouts(study, style, ui);
        } else {
            let size = vec2(ui.available_width(), size::TARGET);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                stride(study, style, ui, (StepTo::CardBack, Icon::Back), out);
                stride(study, style, ui, (StepTo::CardOn, Icon::Forward), out);
                whereabouts(study, style, ui);
            });
        }
    });
    chart(study, style, ui, inner.with_min_x(buttons.right()), out);
}

fn strides(study: &Study, style: &Style, ui: &mut Ui, out: &mut Vec<AnalysisAction>) {
    ui.horizontal(|ui| {
        for one in [
            (StepTo::TurnBack, Icon::FarBack),
            (StepTo::CardBack, Icon::Back),
            (StepTo::CardOn, Icon::Forward),
            (StepTo::TurnOn, Icon::FarForward),
        ] {
            stride(study, style, ui, one, out);
        }
    });
}

fn stride(
    study: &Study,
    style: &Style,
    ui: &mut Ui,
    (stride, icon): (StepTo, Icon),
    out: &mut Vec<AnalysisAction>,
) {
    let name = style.say(&match stride {
        StepTo::First | StepTo::TurnBack => Msg::AnalysisTurnBack,
        StepTo::CardBack => Msg::AnalysisCardBack,
        StepTo::CardOn => Msg::AnalysisCardOn,
        StepTo::TurnOn | StepTo::Last => Msg::AnalysisTurnOn,
    });
    if icon_button(ui, style, icon, &name, study.may_go(stride)).clicked() {
        out.push(AnalysisAction::Go(stride));
    }
}

fn whereabouts(study: &Study, style: &Style, ui: &mut Ui) {
    let place = study.place();
    let mut parts = Vec::new();
    if study.table().is_some() {
        parts.push(style.say(&Msg::AnalysisTurn {
            number: (place.turn + 1).into(),
            count: study.turns().into(),
        }));
    }
    if !study.plays().is_empty() {
        parts.push(style.say(&Msg::AnalysisCard {
            step: place.step.into(),
            steps: study.plays().len().into(),
        }));
    }
    let text = parts.join(" · ");
    let room = vec2(ui.available_width(), 40.0);
    let (units, _) = fitting(ui, style, &text, &[28.0, 25.0, 22.0, 19.0], room);
    label(ui, style, &text, units, style.palette.soft);
}

/// The room left, turn by turn: pressing it leads there.
fn chart(study: &Study, style: &Style, ui: &mut Ui, rect: Rect, out: &mut Vec<AnalysisAction>) {
    let (Some(table), Some(review)) = (study.table(), study.review()) else {
        return;
    };
    let mut chart = room_chart(table, review, style);
    // There is no room for words on it.
    for marker in &mut chart.markers {
        marker.text.clear();
    }
    let place = study.place();
    let cards = study.plays().len().max(1);
    let at = count(place.turn) + count(place.step) / count(cards);
    if let Some(turn) = chart.scrub(ui, style, rect, at) {
        out.push(AnalysisAction::Turn(turn.saturating_sub(1)));
    }
}
