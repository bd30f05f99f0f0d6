//! The panel at the side: whose turn it is, what there is to say, the teams that wait, and what to
//! do next. Teams and buttons keep their place whatever is said.

mod buttons;
mod messages;
mod teams;

use eframe::egui::{Color32, Rect, ScrollArea, Sense, Ui, vec2};

use super::places::Places;
use crate::app::play::{Event, Phase, Session, TableAction};
use crate::app::setup::team;
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{fit, fitting_strong, label, strong, within};
use crate::text::Msg;
use messages::Messages;
pub use messages::hint_words;
use teams::Teams;

const LEAST: f32 = 90.0;

pub fn ui(session: &Session, look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<TableAction>) {
    ui.painter().rect_filled(rect, 0, look.palette.panel);
    let border = look.border(look.palette.line);
    ui.painter().vline(rect.left(), rect.y_range(), border);
    let inner = inset(rect, look.px(24.0));
    let needed = buttons::height(session, look, inner.width());
    let floor = (inner.bottom() - needed).max(inner.top());
    let above = inner.with_max_y((floor - Places::gap(look)).max(inner.top()));
    let messages = Messages::new(session, look);
    let teams = Teams::new(session, look, ui, above.size());
    let gap = look.px(12.0);
    let head = within(ui, above, |ui| {
        who(session, look, ui);
        ui.min_rect().bottom()
    });
    let below = above.with_min_y((head + gap).min(above.bottom()));
    let foot = below.bottom() - teams.height();
    let middle = below.with_max_y((foot - gap).max(below.top()));
    if middle.height() >= look.px(LEAST) * look.letters
        || messages.is_empty() && foot >= below.top()
    {
        within(ui, middle, |ui| messages.ui(look, ui, middle.size()));
        within(ui, below.with_min_y(foot), |ui| teams.ui(look, ui));
    } else {
        // Large letters in a small window: then both scroll.
        within(ui, below, |ui| {
            ScrollArea::vertical().id_salt("side").show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                messages.all_ui(look, ui);
                teams.ui(look, ui);
            });
        });
    }
    within(ui, inner.with_min_y(floor), |ui| {
        buttons::ui(session, look, ui, out);
    });
}

pub fn teams(session: &Session, look: &Look, ui: &mut Ui) {
    let space = vec2(ui.available_width(), f32::INFINITY);
    Teams::new(session, look, ui, space).ui(look, ui);
}

fn who(session: &Session, look: &Look, ui: &mut Ui) {
    let game = session.game();
    let player = game.player();
    ui.spacing_mut().item_spacing.y = look.px(8.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = look.px(12.0);
        flag(look, ui, player, 44.0);
        let name = team(&look.voice, session.setup(), player);
        // On one line where that is legible, else on two: a name is never cut.
        let room = vec2(ui.available_width(), look.px(size::TITLE * 1.4));
        let sizes = [size::TITLE, 38.0, 34.0, 31.0];
        let (units, _) = fitting_strong(ui, look, &name, &sizes, room);
        ui.vertical(|ui| strong(ui, look, &name, units, look.palette.ink));
    });
    let taken_back = !matches!(session.event(), Some(Event::TurnTakenBack { .. }));
    if let Some(turn) = session.taken_back_now().filter(|_| taken_back) {
        let text = look.say(&Msg::PlayTurnTakenBack { turn: turn.into() });
        label(ui, look, &text, 26.0, look.palette.soft);
    }
    if session.is_over() || *session.phase() == Phase::HandOver {
        return;
    }
    if session.computer_moves() {
        let text = look.say(&Msg::PlayComputerTurn);
        label(ui, look, &text, size::SMALL, look.palette.soft);
    }
    let text = look.say(&Msg::PlayStill { count: game.missing().into() });
    // Beside the dots where there is room, else below them.
    ui.horizontal_wrapped(|ui| {
        dots(session, look, ui);
        if game.missing() > 0 {
            label(ui, look, &text, size::SMALL, look.palette.ink);
        }
    });
    // Where there is more to say, the button says it.
    let silent = session.event().is_none() && session.hint().is_none();
    if silent && game.missing() == 0 && session.people_move() && game.due().is_empty() {
        label(ui, look, &text, size::SMALL, look.palette.ink);
    }
    let deck_empty = game.deck(game.rules().deck_of(player)).is_empty();
    if deck_empty && game.rules().set().is_cooperative() {
        let text = look.say(&Msg::PlayLastCards);
        label(ui, look, &text, 26.0, look.palette.soft);
    }
}

/// The colour of a team with its number, for those who do not tell colours apart.
pub fn flag(look: &Look, ui: &mut Ui, player: usize, units: f32) {
    let side = look.px(units);
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let colour: Color32 = look.palette.team(player);
    let painter = ui.painter();
    painter.rect_filled(rect, look.corners(9.0), colour);
    let on = look.palette.on(colour);
    let number = (player + 1).to_string();
    let galley = fit(painter, &number, &look.bold(units * 0.62), side, on);
    painter.galley(rect.center() - galley.size() / 2.0, galley, on);
}

fn dots(session: &Session, look: &Look, ui: &mut Ui) {
    let game = session.game();
    let laid = game.turn().plays.len();
    let count = game.minimum().max(laid);
    ui.spacing_mut().item_spacing.x = look.px(10.0);
    for index in 0..count {
        let side = look.px(30.0);
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        let (centre, radius) = (rect.center(), side * 0.44);
        if index < laid {
            ui.painter().circle_filled(centre, radius, look.palette.ink);
        } else {
            let stroke = look.border(look.palette.ink);
            ui.painter().circle_stroke(centre, radius, stroke);
        }
    }
}
