use eframe::egui::Ui;

use crate::app::play::view::places::Places;
use crate::app::play::{Session, TableAction};
use crate::app::setup::Guidance;
use crate::app::style::{Style, size};
use crate::app::widgets::{Button, focus_first};
use crate::text::Msg;

const BESIDE: f32 = 530.0;

const ROOMY: f32 = 660.0;

pub fn height(session: &Session, width: f32) -> f32 {
    let one = session.is_over() || !session.people_move() || width >= BESIDE;
    let rows = if one { 1.0 } else { 2.0 };
    rows * size::TARGET + (rows - 1.0) * Places::gap()
}

pub fn ui(session: &Session, style: &Style, ui: &mut Ui, out: &mut Vec<TableAction>) {
    if session.is_over() {
        over(session, style, ui, out);
    } else if session.people_move() {
        turn(session, style, ui, out);
    }
}

/// After the end: to the result, and back if the last card was a slip.
fn over(session: &Session, style: &Style, ui: &mut Ui, out: &mut Vec<TableAction>) {
    let (width, height) = (ui.available_width(), size::TARGET);
    let gap = ui.spacing().item_spacing.x;
    let undo = style.say(&Msg::PlayUndo);
    if session.in_lesson() {
        let button = Button::secondary(&undo).width(width).height(height);
        if session.may_undo() && button.ui(ui, style).clicked() {
            out.push(TableAction::Undo);
        }
        return;
    }
    ui.horizontal(|ui| {
        let text = style.say(&Msg::PlaySeeResult);
        let room = if session.may_undo() { width * 0.62 - gap } else { width };
        let response = Button::primary(&text).width(room).height(height).ui(ui, style);
        focus_first(ui, "over", &response);
        if response.clicked() {
            out.push(TableAction::Result);
        }
        if session.may_undo() {
            let button = Button::secondary(&undo).width(width * 0.38).height(height);
            if button.ui(ui, style).clicked() {
                out.push(TableAction::Undo);
            }
        }
    });
}

fn turn(session: &Session, style: &Style, ui: &mut Ui, out: &mut Vec<TableAction>) {
    let (width, height) = (ui.available_width(), size::TARGET);
    let gap = ui.spacing().item_spacing.x;
    let hints = session.setup().guidance >= Guidance::Hints;
    let one_row = width >= BESIDE;
    let (above, end) = match (one_row, hints) {
        (true, true) => ((width - 2.0 * gap) * 0.26, (width - 2.0 * gap) * 0.48),
        (true, false) => ((width - gap) / 2.0, (width - gap) / 2.0),
        (false, true) => ((width - gap) / 2.0, width),
        (false, false) => (width, width),
    };
    let units = if one_row && width < ROOMY { 28.0 } else { size::BODY };
    let end_turn = |ui: &mut Ui, out: &mut Vec<TableAction>| {
        let text = style.say(&Msg::PlayEndTurn);
        let button = Button::primary(&text).width(end).units(units).height(height);
        if button.enabled(session.may_end()).ui(ui, style).clicked() {
            out.push(TableAction::EndTurn);
        }
    };
    ui.horizontal(|ui| {
        let undo = style.say(&Msg::PlayUndo);
        let button = Button::secondary(&undo).width(above).units(units).height(height);
        if button.enabled(session.may_undo()).ui(ui, style).clicked() {
            out.push(TableAction::Undo);
        }
        if hints {
            let text = style.say(&Msg::PlayHint);
            let button = Button::secondary(&text).width(above).units(units).height(height);
            // There is none while the cards are covered.
            if button.enabled(session.may_hint()).ui(ui, style).clicked() {
                out.push(TableAction::Hint);
            }
        }
        if one_row {
            end_turn(ui, out);
        }
    });
    if !one_row {
        end_turn(ui, out);
    }
}
