//! A turn of the game, watched step by step beside the best play.

use eframe::egui::{Align, Key, Layout, Memory, Modifiers, Rect, Ui, Vec2, pos2, vec2};

use super::comparison;
use crate::app::play::{PlayAction, Replay, Session, verdict, words};
use crate::app::setup::team;
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{
    Button, Icon, LEFT_AND_RIGHT, capture_keys, fitting, focus_first, icon_button, label, strong,
    tall, within,
};
use crate::text::Msg;

pub fn ui(
    session: &Session,
    replay: Replay,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<PlayAction>,
) {
    let turn = session.reviewed().and_then(|review| review.turns.get(replay.turn));
    let Some(turn) = turn else {
        return;
    };
    let better = turn.better().map_or(0, |best| best.plays.len());
    let steps = turn.plays.len().max(better);
    let step = replay.step.min(steps);
    let inner = inset(body, look.px(size::MARGIN * 0.75));
    ui.spacing_mut().item_spacing = Vec2::splat(look.px(size::GAP));
    let gap = look.px(size::GAP);
    let title = look.say(&Msg::ReplayTitle {
        number: turn.number.into(),
        team: team(&look.voice, session.setup(), turn.player).into(),
    });
    let hand: Vec<_> = turn.position.hand().to_vec();
    let hand = look.say(&Msg::ReplayHand { cards: look.voice.cards(&hand, ", ").into() });
    let why = [verdict(&look.voice, turn), words(&look.voice, session.setup(), turn, false)];
    let why = why.join(" ");
    let room = vec2(inner.width(), f32::INFINITY);
    let height = |look: &Look, text: &str, units: f32| fitting(ui, look, text, &[units], room).1;
    let head = |look: &Look| {
        height(look, &format!("**{title}**"), size::TITLE)
            + height(look, &hand, size::BODY)
            + look.px(12.0)
    };
    // Its place is there before it is said, so that nothing moves for it.
    let tail = |look: &Look| height(look, &why, size::SMALL) + gap;
    let foot = inner.bottom() - controls_height(look, inner.width());
    let space = inner.with_max_y(foot - gap);
    let whole = comparison::height(look, space, &|look| head(look) + tail(look));
    let (head, tail) = (head(look), tail(look));
    tall(ui, look, space, ("replay", whole), |ui, space| {
        within(ui, space.with_max_y(space.top() + head), |ui| {
            ui.spacing_mut().item_spacing.y = look.px(4.0);
            strong(ui, look, &title, size::TITLE, look.palette.ink);
            label(ui, look, &hand, size::BODY, look.palette.ink);
        });
        let middle = Rect::from_min_max(
            pos2(space.left(), space.top() + head),
            pos2(space.right(), space.bottom() - tail),
        );
        comparison::ui(look, ui, middle, turn, step);
        if step == steps {
            within(ui, space.with_min_y(middle.bottom() + gap * 0.5), |ui| {
                label(ui, look, &why, size::SMALL, look.palette.ink);
            });
        }
    });
    within(ui, inner.with_min_y(foot), |ui| {
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
        capture_keys(ui.ctx(), focused, LEFT_AND_RIGHT);
    }
}

fn on_one_line(look: &Look, width: f32) -> bool {
    width >= look.px(340.0) + look.px(960.0) * look.letters
}

fn controls_height(look: &Look, width: f32) -> f32 {
    if on_one_line(look, width) {
        look.px(size::TARGET)
    } else {
        2.0 * look.px(size::TARGET) + look.px(size::GAP)
    }
}

fn controls_ui(look: &Look, ui: &mut Ui, step: usize, steps: usize, out: &mut Vec<PlayAction>) {
    let one_line = on_one_line(look, ui.available_width());
    let gap = ui.spacing().item_spacing.x;
    let half = (ui.available_width() - gap) / 2.0;
    ui.horizontal(|ui| {
        steps_ui(look, ui, step, steps, out);
        if one_line {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ways_on(look, ui, None, out);
            });
        }
    });
    if !one_line {
        ui.horizontal(|ui| ways_on(look, ui, Some(half), out));
    }
}

fn steps_ui(look: &Look, ui: &mut Ui, step: usize, steps: usize, out: &mut Vec<PlayAction>) {
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
    let text = look.say(&Msg::ReplayStep { step: step.into(), steps: steps.into() });
    label(ui, look, &text, size::SMALL, look.palette.soft);
}

/// Back to the result, or to the board on which other plays can be tried.
fn ways_on(look: &Look, ui: &mut Ui, width: Option<f32>, out: &mut Vec<PlayAction>) {
    for (text, action) in
        [(Msg::ReplayDone, PlayAction::Leave), (Msg::ReplayStudy, PlayAction::Study)]
    {
        let text = look.say(&text);
        let button = Button::secondary(&text).height(look.px(size::TARGET));
        let button = match width {
            Some(width) => button.width(width),
            None => button,
        };
        if button.ui(ui, look).clicked() {
            out.push(action);
        }
    }
}
