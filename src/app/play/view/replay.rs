//! A turn of the game, watched step by step beside the best play.

use eframe::egui::{Align, Key, Layout, Memory, Modifiers, Rect, Ui, Vec2, pos2, vec2};

use super::comparison;
use crate::app::play::{PlayAction, Replay, Session, verdict, words};
use crate::app::setup::team;
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{
    Button, Icon, LEFT_AND_RIGHT, capture_keys, fitting, focus_first, icon_button, label, strong,
    tall, within,
};
use crate::text::Msg;

pub fn ui(
    session: &Session,
    replay: Replay,
    style: &Style,
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
    let inner = inset(body, size::MARGIN * 0.75);
    ui.spacing_mut().item_spacing = Vec2::splat(size::GAP);
    let gap = size::GAP;
    let title = style.say(&Msg::ReplayTitle {
        number: turn.number.into(),
        team: team(&style.voice, session.setup(), turn.player).into(),
    });
    let hand: Vec<_> = turn.position.hand().to_vec();
    let hand = style.say(&Msg::ReplayHand { cards: style.voice.cards(&hand, ", ").into() });
    let why = [verdict(&style.voice, turn), words(&style.voice, session.setup(), turn, false)];
    let why = why.join(" ");
    let room = vec2(inner.width(), f32::INFINITY);
    let height = |text: &str, units: f32| fitting(ui, style, text, &[units], room).1;
    let head = height(&format!("**{title}**"), size::TITLE) + height(&hand, size::BODY) + 12.0;
    // Its place is there before it is said, so that nothing moves for it.
    let tail = height(&why, size::SMALL) + gap;
    let foot = inner.bottom() - controls_height(inner.width());
    let space = inner.with_max_y(foot - gap);
    let whole = comparison::height(space, head + tail);
    tall(ui, space, ("replay", whole), |ui, space| {
        within(ui, space.with_max_y(space.top() + head), |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            strong(ui, style, &title, size::TITLE, style.palette.ink);
            label(ui, style, &hand, size::BODY, style.palette.ink);
        });
        let middle = Rect::from_min_max(
            pos2(space.left(), space.top() + head),
            pos2(space.right(), space.bottom() - tail),
        );
        comparison::ui(style, ui, middle, turn, step);
        if step == steps {
            within(ui, space.with_min_y(middle.bottom() + gap * 0.5), |ui| {
                label(ui, style, &why, size::SMALL, style.palette.ink);
            });
        }
    });
    within(ui, inner.with_min_y(foot), |ui| {
        controls_ui(style, ui, step, steps, out);
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

fn on_one_line(width: f32) -> bool {
    width >= 1300.0
}

fn controls_height(width: f32) -> f32 {
    if on_one_line(width) { size::TARGET } else { 2.0 * size::TARGET + size::GAP }
}

fn controls_ui(style: &Style, ui: &mut Ui, step: usize, steps: usize, out: &mut Vec<PlayAction>) {
    let one_line = on_one_line(ui.available_width());
    let gap = ui.spacing().item_spacing.x;
    let half = (ui.available_width() - gap) / 2.0;
    ui.horizontal(|ui| {
        steps_ui(style, ui, step, steps, out);
        if one_line {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ways_on(style, ui, None, out);
            });
        }
    });
    if !one_line {
        ui.horizontal(|ui| ways_on(style, ui, Some(half), out));
    }
}

fn steps_ui(style: &Style, ui: &mut Ui, step: usize, steps: usize, out: &mut Vec<PlayAction>) {
    let name = style.say(&Msg::ReplayAgain);
    if icon_button(ui, style, Icon::Again, &name, step > 0).clicked() {
        out.push(PlayAction::Step(0));
    }
    let name = style.say(&Msg::ReplayBack);
    if icon_button(ui, style, Icon::Back, &name, step > 0).clicked() {
        out.push(PlayAction::Step(step.saturating_sub(1)));
    }
    let name = style.say(&Msg::ReplayForward);
    let forward = icon_button(ui, style, Icon::Forward, &name, step < steps);
    focus_first(ui, "replay", &forward);
    if forward.clicked() {
        out.push(PlayAction::Step(step + 1));
    }
    let text = style.say(&Msg::ReplayStep { step: step.into(), steps: steps.into() });
    label(ui, style, &text, size::SMALL, style.palette.soft);
}

/// Back to the result, or to the board on which other plays can be tried.
fn ways_on(style: &Style, ui: &mut Ui, width: Option<f32>, out: &mut Vec<PlayAction>) {
    for (text, action) in
        [(Msg::ReplayDone, PlayAction::Leave), (Msg::ReplayStudy, PlayAction::Study)]
    {
        let text = style.say(&text);
        let button = Button::secondary(&text).height(size::TARGET);
        let button = match width {
            Some(width) => button.width(width),
            None => button,
        };
        if button.ui(ui, style).clicked() {
            out.push(action);
        }
    }
}
