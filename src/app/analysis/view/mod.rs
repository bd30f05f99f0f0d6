//! The analysis board on the screen: the cards, what there is to say about them, and the way along
//! the game.

mod panel;
mod strip;

use eframe::egui::{Key, Memory, Modifiers, Rect, Ui, pos2};

use super::posed::Posed;
use super::{AnalysisAction, AnalysisModel, Stride, Study};
use crate::app::answer::view as desk;
use crate::app::play::Session;
use crate::app::play::view as play;
use crate::app::setup::line;
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{ARROWS, KeyGroup, Titles, capture_keys, tracks_ui, typed_digits};
use crate::puzzle::{Track, steps};
use crate::text::Msg;

struct BoardAreas {
    cards: Rect,
    panel: Rect,
    strip: Rect,
}

impl BoardAreas {
    fn new(look: &Look, body: Rect, is_game: bool) -> BoardAreas {
        let units = if is_game { 150.0 } else { size::TARGET + 24.0 };
        let foot = body.bottom() - look.px(units).min(body.height() * 0.25);
        let (above, strip) = (body.with_max_y(foot), body.with_min_y(foot));
        let upright = body.height() > body.width() * 1.1;
        let (cards, panel) = if upright {
            above.split_top_bottom_at_fraction(0.55)
        } else {
            above.split_left_right_at_fraction(0.6)
        };
        BoardAreas { cards, panel, strip }
    }
}

/// Draws the board. Cards and strip cannot scroll, so they have the look of a table.
pub fn ui(
    model: &AnalysisModel,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    free: bool,
    out: &mut Vec<AnalysisAction>,
) {
    let Some(study) = model.study() else {
        return;
    };
    let look = &in_its_words(study, look);
    let table = &look.table(ui.ctx().content_rect().size());
    let areas = BoardAreas::new(table, body, study.table().is_some());
    if let Some(session) = study.table() {
        let split = areas.cards.top() + areas.cards.height() * 0.64;
        let spaces = (areas.cards.with_max_y(split), areas.cards.with_min_y(split));
        let mut done = Vec::new();
        play::cards_ui(session, table, ui, spaces, &mut done);
        out.extend(done.into_iter().map(AnalysisAction::Table));
    }
    if let Some(posed) = study.posed() {
        desk_ui(posed, table, ui, areas.cards, free, out);
    }
    panel::ui(study, (look, table), ui, areas.panel, out);
    strip::ui(study, table, ui, areas.strip, out);
    if free {
        keys(study, table, ui, out);
    }
}

/// Numbers as the puzzle writes them, and piles as everybody at the table knows them.
fn in_its_words<'a>(study: &Study, look: &Look<'a>) -> Look<'a> {
    if let Some(table) = study.table() {
        let game = table.game();
        return look.of_seat(game.rules().set(), game.player());
    }
    let numbers = study.posed().map(Posed::numbers);
    Look {
        voice: match numbers {
            Some(deck) => look.voice.locale.voice(deck),
            None => look.voice,
        },
        ..*look
    }
}

/// The cards of a puzzle, with what they do on number lines.
fn desk_ui(
    posed: &Posed,
    look: &Look,
    ui: &mut Ui,
    rect: Rect,
    free: bool,
    out: &mut Vec<AnalysisAction>,
) {
    let line = |part: f32| rect.top() + rect.height() * part;
    let inner = inset(rect, look.px(size::GAP));
    let across = |top: f32, bottom: f32| {
        Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), bottom))
    };
    let areas = desk::Areas {
        top: across(inner.top(), line(0.42)),
        middle: across(line(0.43), line(0.72)),
        bottom: rect.with_min_y(line(0.73)),
    };
    let mut done = Vec::new();
    let chosen = desk::has_focus(posed.desk(), ui) || !typed_digits(ui).is_empty();
    if free && chosen {
        desk::keys(posed.desk(), look, ui, false, &mut done);
    }
    desk::board(posed.desk(), look, ui, areas, true, &mut done);
    out.extend(done.into_iter().map(AnalysisAction::Desk));
    let tracks = Track::of_plays(&posed.position().table(), posed.desk().plays());
    if !tracks.is_empty() {
        tracks_ui(ui, look, areas.middle, &tracks, steps(&tracks));
    }
}

pub fn titles(model: &AnalysisModel, look: &Look) -> Titles {
    match model.study().map(Study::table) {
        Some(Some(table)) => Titles {
            title: look.say(&Msg::EndStudy),
            subtitle: line(&look.voice, table.setup(), table.deal(), table.grade()),
        },
        _ => Titles::plain(look.say(&Msg::PracticeStudyPuzzle)),
    }
}

pub fn news(model: &AnalysisModel, look: &Look) -> Option<String> {
    let study = model.study()?;
    let look = in_its_words(study, look);
    let told = super::told(&look.voice, study)?;
    Some(format!("{} {}", told.title, told.text))
}

pub fn keys_help() -> Vec<KeyGroup> {
    vec![KeyGroup {
        heading: Msg::KeysAnalysis,
        keys: vec![
            (Msg::KeysLeftRight, Msg::KeysLeftRightCard),
            (Msg::KeysUpDown, Msg::KeysUpDownTurn),
            (Msg::KeysHomeEnd, Msg::KeysHomeEndWhat),
            (Msg::KeysPage, Msg::KeysPageAnalysis),
            (Msg::KeysEnter, Msg::KeysEnterTry),
            (Msg::KeysDigits, Msg::KeysDigitsCard),
            (Msg::KeysLetters, Msg::KeysLettersWhat),
            (Msg::KeysBackspace, Msg::KeysBackspaceWhat),
            (Msg::KeysI, Msg::KeysIWhat),
        ],
    }]
}

/// Where the keyboard is: the arrows are for the cards while it is on one of them, and else for the
/// way along the game.
fn keys(study: &Study, look: &Look, ui: &Ui, out: &mut Vec<AnalysisAction>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (key, stride) in [
        (Key::PageDown, Stride::CardOn),
        (Key::PageUp, Stride::CardBack),
        (Key::Home, Stride::First),
        (Key::End, Stride::Last),
    ] {
        if pressed(key) {
            out.push(AnalysisAction::Go(stride));
        }
    }
    if pressed(Key::Backspace) {
        out.push(AnalysisAction::TakeBack);
    }
    if pressed(Key::I) {
        out.push(AnalysisAction::Hint);
    }
    if among_cards(study, look, ui, out) {
        // Down from the hand the keyboard is on nothing, and the arrows lead along the game again.
        if pressed(Key::ArrowDown) {
            let focused = ui.memory(Memory::focused);
            ui.memory_mut(|memory| focused.map(|id| memory.surrender_focus(id)));
        }
        return;
    }
    let focused = ui.memory(Memory::focused);
    if let Some(focused) = focused {
        capture_keys(ui.ctx(), focused, ARROWS);
    } else if pressed(Key::Enter) {
        focus_cards(study, ui);
    }
    for (key, stride) in [
        (Key::ArrowRight, Stride::CardOn),
        (Key::ArrowLeft, Stride::CardBack),
        (Key::ArrowDown, Stride::TurnOn),
        (Key::ArrowUp, Stride::TurnBack),
    ] {
        if pressed(key) {
            out.push(AnalysisAction::Go(stride));
        }
    }
}

fn among_cards(study: &Study, look: &Look, ui: &Ui, out: &mut Vec<AnalysisAction>) -> bool {
    if let Some(table) = study.table() {
        let mut done = Vec::new();
        let among = play::cards_keys(table, look, ui, &mut done);
        out.extend(done.into_iter().map(AnalysisAction::Table));
        return among;
    }
    let posed = study.posed();
    posed.is_some_and(|posed| desk::has_focus(posed.desk(), ui))
}

fn focus_cards(study: &Study, ui: &Ui) {
    if let Some(table) = study.table().filter(|table| Session::people_move(table)) {
        play::focus_hand(table, ui);
    }
    if let Some(posed) = study.posed() {
        desk::focus_hand(posed.desk(), ui);
    }
}
