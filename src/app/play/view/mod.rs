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
mod review;
mod side;

pub use game::{game_ui, take_back_ui};

use eframe::egui::{Rect, Ui, UiBuilder, Vec2};

pub use end::chart as room_chart;
pub use keys::{cards_keys, focus_hand};
pub use side::{hint_words, teams};

use super::{Phase, PlayAction, PlayModel, Session, TableAction};
use crate::app::screens::ScreenCx;
use crate::app::setup::{line, team};
use crate::app::style::{Style, size};
use crate::app::widgets::{KeyGroup, Titles, choice, close_button, strong};
use crate::rules::{PileName, Signal};
use crate::text::Msg;

pub fn ui(model: &PlayModel, cx: &ScreenCx, ui: &mut Ui, out: &mut Vec<PlayAction>) {
    let ScreenCx { style, body, has_focus: free } = *cx;
    if let Some(session) = model.session() {
        let mut done = Vec::new();
        table_ui(session, style, ui, body, free, &mut done);
        out.extend(done.into_iter().map(PlayAction::Table));
    }
}

pub fn end_ui(model: &PlayModel, cx: &ScreenCx, ui: &mut Ui, out: &mut Vec<PlayAction>) {
    if let Some(session) = model.session() {
        end::ui(session, model.celebration(), cx.style, ui, cx.body, out);
    }
}

/// Draws a table with its game; the keys are for it if it is `free`: if nothing lies over it.
pub fn table_ui(
    session: &Session,
    style: &Style,
    ui: &mut Ui,
    body: Rect,
    free: bool,
    out: &mut Vec<TableAction>,
) {
    if let Phase::Review(turn) = session.phase() {
        review::ui(session, turn, style, ui, body, out);
        if free {
            keys::rules(ui, out);
        }
        return;
    }
    let game = session.game();
    let style = &style.of_seat(game.rules().set(), game.player());
    let places = places::Places::new(style, body, game.rules());
    ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(size::GAP);
        piles::ui(session, style, ui, &places, out);
        side::ui(session, style, ui, places.side, out);
        hand::ui(session, style, ui, &places, out);
    });
    if free {
        keys::ui(session, style, ui, out);
    }
}

/// Draws the piles and the hand alone, each in its space, for a screen that has other things to say beside them.
pub fn cards_ui(
    session: &Session,
    style: &Style,
    ui: &mut Ui,
    spaces: (Rect, Rect),
    out: &mut Vec<TableAction>,
) {
    let game = session.game();
    let style = &style.of_seat(game.rules().set(), game.player());
    let places = places::Places::of_cards(style, spaces, game.rules().set());
    piles::ui(session, style, ui, &places, out);
    hand::ui(session, style, ui, &places, out);
}

pub fn titles(model: &PlayModel, style: &Style) -> Titles {
    titled(model, style, &Msg::PlayTitle)
}

pub fn end_titles(model: &PlayModel, style: &Style) -> Titles {
    titled(model, style, &Msg::EndTitle)
}

fn titled(model: &PlayModel, style: &Style, title: &Msg) -> Titles {
    let session = model.session();
    let subtitle = session.map(|session| {
        let (setup, deal) = (session.setup(), session.deal());
        line(&style.voice, setup, deal, session.grade())
    });
    Titles { title: style.say(title), subtitle: subtitle.unwrap_or_default() }
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

/// Draws the dialog in which those who wait say something about a pile; says whether it is done with.
pub fn signal_ui(
    session: &Session,
    style: &Style,
    ui: &mut Ui,
    pile: PileName,
    out: &mut Vec<TableAction>,
) -> bool {
    let letter = style.voice.letter(pile).into();
    let title = style.say(&Msg::PlaySignalTitle { pile: letter });
    strong(ui, style, &title, size::TITLE, style.palette.ink);
    let options = [
        (None, style.say(&Msg::PlaySignalNone)),
        (Some(Signal::Leave), style.say(&Msg::PlaySignalLeave)),
        (Some(Signal::NoBigStep), style.say(&Msg::PlaySignalSmall)),
    ];
    for player in session.speakers() {
        let name = team(&style.voice, session.setup(), player);
        ui.horizontal(|ui| {
            side::flag(style, ui, player, size::BODY);
            strong(ui, style, &name, size::BODY, style.palette.ink);
        });
        let said = session
            .game()
            .signals()
            .find(|said| (said.player, said.pile) == (player, pile))
            .map(|said| said.signal);
        let width = ui.available_width().min(1000.0);
        if let Some(signal) = choice(ui, style, &name, &options, said, width) {
            out.push(TableAction::Say(player, pile, signal));
        }
    }
    close_button(ui, style)
}
