//! The screens of the game: the table with its piles, the hand and the panel at the side, the end,
//! and turns looked at again.

mod celebration;
mod comparison;
mod end;
mod game;
mod hand;
mod keys;
mod notes;
mod piles;
mod places;
mod replay;
mod review;
mod side;

pub use game::{game_ui, take_back_ui};

use eframe::egui::{Rect, Ui, UiBuilder, Vec2};

pub use end::chart as room_chart;
pub use keys::{cards_keys, focus_hand};
pub use side::{hint_words, teams};

use super::{Phase, PlayAction, PlayModel, Session, TableAction};
use crate::app::setup::{line, team};
use crate::app::theme::{Look, size};
use crate::app::widgets::{KeyGroup, Titles, choice, close_button, strong};
use crate::rules::{PileName, Signal};
use crate::text::Msg;

pub fn ui(
    model: &PlayModel,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    free: bool,
    out: &mut Vec<PlayAction>,
) {
    if let Some(session) = model.session() {
        let mut done = Vec::new();
        table_ui(session, look, ui, body, free, &mut done);
        out.extend(done.into_iter().map(PlayAction::Table));
    }
}

/// Draws the end of the game, or the turn of it that is being watched.
pub fn end_ui(model: &PlayModel, look: &Look, ui: &mut Ui, body: Rect, out: &mut Vec<PlayAction>) {
    let Some(session) = model.session() else {
        return;
    };
    match model.replay() {
        Some(watched) => {
            let (look, _) = look.page(ui.ctx().content_rect().size(), body.size());
            replay::ui(session, watched, &look, ui, body, out);
        }
        None => end::ui(session, model.celebration(), look, ui, body, out),
    }
}

/// Draws a table with its game; the keys are for it if it is `free`: if nothing lies over it.
pub fn table_ui(
    session: &Session,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    free: bool,
    out: &mut Vec<TableAction>,
) {
    if let Phase::Review(turn) = session.phase() {
        let (look, _) = look.page(ui.ctx().content_rect().size(), body.size());
        review::ui(session, turn, &look, ui, body, out);
        if free {
            keys::rules(ui, out);
        }
        return;
    }
    let game = session.game();
    let look = look.of_seat(game.rules().set(), game.player());
    let look = &look.table(ui.ctx().content_rect().size());
    let places = places::Places::new(look, body, game.rules());
    ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(look.px(size::GAP));
        piles::ui(session, look, ui, &places, out);
        side::ui(session, look, ui, places.side, out);
        hand::ui(session, look, ui, &places, out);
    });
    if free {
        keys::ui(session, look, ui, out);
    }
}

/// Draws the piles and the hand alone, each in its space, for whoever has other things to say
/// beside them.
pub fn cards_ui(
    session: &Session,
    look: &Look,
    ui: &mut Ui,
    spaces: (Rect, Rect),
    out: &mut Vec<TableAction>,
) {
    let game = session.game();
    let look = &look.of_seat(game.rules().set(), game.player());
    let places = places::Places::of_cards(look, spaces, game.rules().set());
    piles::ui(session, look, ui, &places, out);
    hand::ui(session, look, ui, &places, out);
}

pub fn titles(model: &PlayModel, look: &Look) -> Titles {
    titled(model, look, &Msg::PlayTitle)
}

pub fn end_titles(model: &PlayModel, look: &Look) -> Titles {
    titled(model, look, &Msg::EndTitle)
}

fn titled(model: &PlayModel, look: &Look, title: &Msg) -> Titles {
    let session = model.session();
    let subtitle = session.map(|session| {
        let (setup, deal) = (session.setup(), session.deal());
        line(&look.voice, setup, deal, session.grade())
    });
    Titles { title: look.say(title), subtitle: subtitle.unwrap_or_default() }
}

pub fn keys_help() -> Vec<KeyGroup> {
    vec![KeyGroup {
        heading: Msg::KeysPlay,
        keys: vec![
            (Msg::KeysArrows, Msg::KeysArrowsWhat),
            (Msg::KeysEnter, Msg::KeysEnterWhat),
            (Msg::KeysDigits, Msg::KeysDigitsCard),
            (Msg::KeysLetters, Msg::KeysLettersWhat),
            (Msg::KeysBackspace, Msg::KeysBackspaceWhat),
            (Msg::KeysE, Msg::KeysEWhat),
            (Msg::KeysI, Msg::KeysIWhat),
            (Msg::KeysH, Msg::KeysHWhat),
            (Msg::KeysGame, Msg::KeysGameWhat),
        ],
    }]
}

/// The keys of the end: those of a turn that is being watched.
pub fn end_keys_help(model: &PlayModel) -> Vec<KeyGroup> {
    let watched = model.replay().map(|_| KeyGroup {
        heading: Msg::KeysReplay,
        keys: vec![(Msg::KeysLeftRight, Msg::KeysLeftRightWhat)],
    });
    watched.into_iter().collect()
}

/// Draws the dialog in which those who wait say something about a pile; says whether it is done
/// with.
pub fn signal_ui(
    session: &Session,
    look: &Look,
    ui: &mut Ui,
    pile: PileName,
    out: &mut Vec<TableAction>,
) -> bool {
    let letter = look.voice.letter(pile).into();
    let title = look.say(&Msg::PlaySignalTitle { pile: letter });
    strong(ui, look, &title, size::TITLE, look.palette.ink);
    let options = [
        (None, look.say(&Msg::PlaySignalNone)),
        (Some(Signal::Leave), look.say(&Msg::PlaySignalLeave)),
        (Some(Signal::NoBigStep), look.say(&Msg::PlaySignalSmall)),
    ];
    for player in session.speakers() {
        let name = team(&look.voice, session.setup(), player);
        ui.horizontal(|ui| {
            side::flag(look, ui, player, size::BODY);
            strong(ui, look, &name, size::BODY, look.palette.ink);
        });
        let said = session
            .game()
            .signals()
            .find(|said| (said.player, said.pile) == (player, pile))
            .map(|said| said.signal);
        let width = ui.available_width().min(look.px(1000.0));
        if let Some(signal) = choice(ui, look, &name, &options, said, width) {
            out.push(TableAction::Say(player, pile, signal));
        }
    }
    close_button(ui, look)
}
