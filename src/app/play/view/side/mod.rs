//! The panel at the side: whose turn it is, what there is to say, the teams that wait, and what to
//! do next. Teams and buttons keep their place whatever is said.

mod buttons;
mod messages;
mod teams;

use eframe::egui::{Color32, Rect, ScrollArea, Sense, Ui, vec2};

use super::places::Places;
use crate::app::play::{Event, Phase, Session, TableAction};
use crate::app::setup::team;
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{fit, fitting_strong, label, strong, within};
use crate::text::Msg;
use messages::Messages;
pub use messages::hint_words;
use teams::Teams;

const LEAST: f32 = 90.0;

pub fn ui(session: &Session, style: &Style, ui: &mut Ui, rect: Rect, out: &mut Vec<TableAction>) {
    ui.painter().rect_filled(rect, 0, style.palette.panel);
    let border = style.border(style.palette.line);
    ui.painter().vline(rect.left(), rect.y_range(), border);
    let inner = inset(rect, 24.0);
    let needed = buttons::height(session, inner.width());
    let floor = (inner.bottom() - needed).max(inner.top());
    let above = inner.with_max_y((floor - Places::gap()).max(inner.top()));
    let messages = Messages::new(session, style);
    let teams = Teams::new(session, style, ui, above.size());
    let gap = 12.0;
    let head = within(ui, above, |ui| {
        who(session, style, ui);
        ui.min_rect().bottom()
    });
    let below = above.with_min_y((head + gap).min(above.bottom()));
    let foot = below.bottom() - teams.height();
    let middle = below.with_max_y((foot - gap).max(below.top()));
    if middle.height() >= LEAST || messages.is_empty() && foot >= below.top() {
        within(ui, middle, |ui| messages.ui(style, ui, middle.size()));
        within(ui, below.with_min_y(foot), |ui| teams.ui(style, ui));
    } else {
        // Large letters in a small window: then both scroll.
        within(ui, below, |ui| {
            ScrollArea::vertical().id_salt("side").show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                messages.all_ui(style, ui);
                teams.ui(style, ui);
            });
        });
    }
    within(ui, inner.with_min_y(floor), |ui| {
        buttons::ui(session, style, ui, out);
    });
}

pub fn teams(session: &Session, style: &Style, ui: &mut Ui) {
    let space = vec2(ui.available_width(), f32::INFINITY);
    Teams::new(session, style, ui, space).ui(style, ui);
}

fn who(session: &Session, style: &Style, ui: &mut Ui) {
    let game = session.game();
    let player = game.player();
    ui.spacing_mut().item_spacing.y = 8.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        flag(style, ui, player, 44.0);
        let name = team(&style.voice, session.setup(), player);
        // On one line where that is legible, else on two: a name is never cut.
        let room = vec2(ui.available_width(), size::TITLE * 1.4);
        let sizes = [size::TITLE, 38.0, 34.0, 31.0];
        let (units, _) = fitting_strong(ui, style, &name, &sizes, room);
        ui.vertical(|ui| strong(ui, style, &name, units, style.palette.ink));
    });
    let taken_back = !matches!(session.event(), Some(Event::TurnTakenBack { .. }));
    if let Some(turn) = session.taken_back_now().filter(|_| taken_back) {
        let text = style.say(&Msg::PlayTurnTakenBack { turn: turn.into() });
        label(ui, style, &text, 26.0, style.palette.soft);
    }
    if session.is_over() || *session.phase() == Phase::HandOver {
        return;
    }
    if session.computer_moves() {
        let text = style.say(&Msg::PlayComputerTurn);
        label(ui, style, &text, size::SMALL, style.palette.soft);
    }
    let text = style.say(&Msg::PlayStill { count: game.missing().into() });
    // Beside the dots where there is room, else below them.
    ui.horizontal_wrapped(|ui| {
        dots(session, style, ui);
        if game.missing() > 0 {
            label(ui, style, &text, size::SMALL, style.palette.ink);
        }
    });
    // Where there is more to say, the button says it.
    let silent = session.event().is_none() && session.hint().is_none();
    if silent && game.missing() == 0 && session.people_move() && game.due().is_empty() {
        label(ui, style, &text, size::SMALL, style.palette.ink);
    }
    let deck_empty = game.deck(game.rules().deck_of(player)).is_empty();
    if deck_empty && game.rules().set().is_cooperative() {
        let text = style.say(&Msg::PlayLastCards);
        label(ui, style, &text, 26.0, style.palette.soft);
    }
}

/// The colour of a team with its number, for those who do not tell colours apart.
pub fn flag(style: &Style, ui: &mut Ui, player: usize, units: f32) {
    let side = units;
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let colour: Color32 = style.palette.team(player);
    let painter = ui.painter();
    painter.rect_filled(rect, style.corners(9.0), colour);
    let on = style.palette.on(colour);
    let number = (player + 1).to_string();
    let galley = fit(painter, &number, &style.bold(units * 0.62), side, on);
    painter.galley(rect.center() - galley.size() / 2.0, galley, on);
}

fn dots(session: &Session, style: &Style, ui: &mut Ui) {
    let game = session.game();
    let laid = game.turn().plays.len();
    let count = game.minimum().max(laid);
    ui.spacing_mut().item_spacing.x = 10.0;
    for index in 0..count {
        let side = 30.0;
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        let (centre, radius) = (rect.center(), side * 0.44);
        if index < laid {
            ui.painter().circle_filled(centre, radius, style.palette.ink);
        } else {
            let stroke = style.border(style.palette.ink);
            ui.painter().circle_stroke(centre, radius, stroke);
        }
    }
}
