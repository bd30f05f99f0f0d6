//! A turn of the game, watched step by step beside the best play.

use eframe::egui::{Align, Key, Layout, Memory, Modifiers, Rect, Ui, pos2};

use super::comparison;
use crate::app::play::{PlayAction, Replay, Session, verdict, words};
use crate::app::setup::team;
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{
    Button, Icon, LEFT_AND_RIGHT, focus_first, hold_keys, icon_button, label, strong, within,
};
use crate::l10n::Msg;

/// Draws the screen.
pub fn ui(
    session: &Session,
    replay: Replay,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<PlayAction>,
) {
    let turn = session
        .reviewed()
        .and_then(|review| review.turns.get(replay.turn));
    let Some(turn) = turn else {
        return;
    };
    let better = turn.better().map_or(0, |best| best.plays.len());
    let steps = turn.plays.len().max(better);
    let step = replay.step.min(steps);
    let inner = inset(body, look.px(size::MARGIN * 0.75));
    let head = inner.top() + look.px(110.0).min(inner.height() * 0.2);
    let foot = inner.bottom() - look.px(size::TARGET);
    let top = Rect::from_min_max(inner.min, pos2(inner.right(), head));
    within(ui, top, |ui| {
        ui.spacing_mut().item_spacing.y = look.px(4.0);
        let title = look.say(&Msg::ReplayTitle {
            number: turn.number.into(),
            team: team(&look.voice, session.setup(), turn.player).into(),
        });
        strong(ui, look, &title, size::TITLE, look.palette.ink);
        let hand: Vec<_> = turn.position.hand().to_vec();
        let hand = look.say(&Msg::ReplayHand {
            cards: look.voice.cards(&hand, ", ").into(),
        });
        label(ui, look, &hand, size::BODY, look.palette.ink);
    });
    let words = [
        verdict(&look.voice, turn),
        words(&look.voice, session.setup(), turn, false),
    ];
    let words = words.join(" ");
    let galley = ui.painter().layout(
        words.clone(),
        look.font(size::SMALL),
        look.palette.ink,
        inner.width(),
    );
    let why = (galley.size().y + look.px(size::GAP)).min(inner.height() * 0.3);
    let middle = Rect::from_min_max(
        pos2(inner.left(), head),
        pos2(inner.right(), foot - why - look.px(size::GAP)),
    );
    comparison::ui(look, ui, middle, turn, step);
    let text = Rect::from_min_max(
        pos2(inner.left(), middle.bottom() + look.px(size::GAP * 0.5)),
        pos2(inner.right(), foot),
    );
    if step == steps {
        within(ui, text, |ui| {
            label(ui, look, &words, size::SMALL, look.palette.ink);
        });
    }
    let controls = Rect::from_min_max(pos2(inner.left(), foot), inner.max);
    within(ui, controls, |ui| {
        controls_ui(look, ui, step, steps, out);
    });
    hold_arrows(ui);
    let left = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowLeft));
    let right = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowRight));
    if left && step > 0 {
        out.push(PlayAction::Step(step - 1));
    }
    if right && step < steps {
        out.push(PlayAction::Step(step + 1));
    }
}

/// The arrows are for the steps: they must not move the focus as well.
fn hold_arrows(ui: &Ui) {
    if let Some(focused) = ui.memory(Memory::focused) {
        hold_keys(ui.ctx(), focused, LEFT_AND_RIGHT);
    }
}

fn controls_ui(look: &Look, ui: &mut Ui, step: usize, steps: usize, out: &mut Vec<PlayAction>) {
    ui.horizontal(|ui| {
        let name = look.say(&Msg::ReplayAgain);
        if icon_button(ui, look, Icon::Again, &name, step > 0).clicked() {
            out.push(PlayAction::Step(0));
        }
        let name = look.say(&Msg::ReplayBack);
        if icon_button(ui, look, Icon::Back, &name, step > 0).clicked() {
            out.push(PlayAction::Step(step.saturating_sub(1)));
        }
        let name = look.say(&Msg::ReplayForward);
        let forward = icon_button(ui, look, Icon::Forward, &name, step < steps);
        focus_first(ui, "replay", &forward);
        if forward.clicked() {
            out.push(PlayAction::Step(step + 1));
        }
        let text = look.say(&Msg::ReplayStep {
            step: step.into(),
            steps: steps.into(),
        });
        label(ui, look, &text, size::SMALL, look.palette.soft);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = look.say(&Msg::ReplayDone);
            if Button::secondary(&text).ui(ui, look).clicked() {
                out.push(PlayAction::Leave);
            }
            let text = look.say(&Msg::ReplayStudy);
            if Button::secondary(&text).ui(ui, look).clicked() {
                out.push(PlayAction::Study);
            }
        });
    });
}
