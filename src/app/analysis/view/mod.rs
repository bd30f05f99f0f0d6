mod panel;
mod strip;

use eframe::egui::{Key, Memory, Modifiers, Rect, Ui, pos2};

use super::puzzle_review::PuzzleReview;
use super::{AnalysisAction, AnalysisModel, StepTo, Study};
use crate::app::answer::view as answer_view;
use crate::app::play::Session;
use crate::app::play::view as play;
use crate::app::screens::ScreenCx;
use crate::app::setup::line;
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{ARROWS, KeyGroup, Titles, capture_keys, tracks_ui, typed_digits};
use crate::puzzle::{Track, steps};
use crate::text::Msg;

struct BoardAreas {
    cards: Rect,
    panel: Rect,
    strip: Rect,
}

impl BoardAreas {
    fn new(body: Rect, is_game: bool) -> BoardAreas {
        let units = if is_game { 150.0 } else { size::TARGET + 24.0 };
        let foot = body.bottom() - units.min(body.height() * 0.25);
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

/// Draws the board. Cards and strip cannot scroll.
pub fn ui(model: &AnalysisModel, cx: &ScreenCx, ui: &mut Ui, out: &mut Vec<AnalysisAction>) {
    let ScreenCx { style, body, has_focus: free } = *cx;
    let Some(study) = model.study() else {
        return;
    };
    let style = &in_its_words(study, style);
    let areas = BoardAreas::new(body, study.table().is_some());
    if let Some(session) = study.table() {
        let split = areas.cards.top() + areas.cards.height() * 0.64;
        let spaces = (areas.cards.with_max_y(split), areas.cards.with_min_y(split));
        let mut done = Vec::new();
        play::cards_ui(session, style, ui, spaces, &mut done);
        out.extend(done.into_iter().map(AnalysisAction::Table));
    }
    if let Some(posed) = study.posed() {
        desk_ui(posed, style, ui, areas.cards, free, out);
    }
    panel::ui(study, style, ui, areas.panel, out);
    strip::ui(study, style, ui, areas.strip, out);
    if free {
        keys(study, style, ui, out);
    }
}

/// Numbers as the puzzle writes them, and piles as the teams at the table know them.
fn in_its_words<'a>(study: &Study, style: &Style<'a>) -> Style<'a> {
    if let Some(table) = study.table() {
        let game = table.game();
        return style.of_seat(game.rules().set(), game.player());
    }
    let numbers = study.posed().map(|posed| posed.numbers);
    Style {
        voice: match numbers {
            Some(deck) => style.voice.locale.voice(deck),
            None => style.voice,
        },
        ..*style
    }
}

fn desk_ui(
    posed: &PuzzleReview,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    free: bool,
    out: &mut Vec<AnalysisAction>,
) {
    let line = |part: f32| rect.top() + rect.height() * part;
    let inner = inset(rect, size::GAP);
    let across = |top: f32, bottom: f32| {
        Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), bottom))
    };
    let areas = answer_view::Areas {
        top: across(inner.top(), line(0.42)),
        middle: across(line(0.43), line(0.72)),
        bottom: rect.with_min_y(line(0.73)),
    };
    let mut done = Vec::new();
    let chosen = answer_view::has_focus(&posed.input, ui) || !typed_digits(ui).is_empty();
    if free && chosen {
        answer_view::keys(&posed.input, style, ui, false, &mut done);
    }
    answer_view::board(&posed.input, style, ui, areas, true, &mut done);
    out.extend(done.into_iter().map(AnalysisAction::Answer));
    let tracks = Track::of_plays(&posed.position.table(), posed.input.plays());
    if !tracks.is_empty() {
        tracks_ui(ui, style, areas.middle, &tracks, steps(&tracks));
    }
}

pub fn titles(model: &AnalysisModel, style: &Style) -> Titles {
    match model.study().map(Study::table) {
        Some(Some(table)) => Titles {
            title: style.say(&Msg::EndStudy),
            subtitle: line(&style.voice, table.setup(), table.deal(), table.grade()),
        },
        _ => Titles::plain(style.say(&Msg::PracticeStudyPuzzle)),
    }
}

pub fn news(model: &AnalysisModel, style: &Style) -> Option<String> {
    let study = model.study()?;
    let style = in_its_words(study, style);
    let told = super::told(&style.voice, study)?;
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

/// Where the keyboard is: the arrows are for the cards while it is on one of them, and else for the way along the game.
fn keys(study: &Study, style: &Style, ui: &Ui, out: &mut Vec<AnalysisAction>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (key, stride) in [
        (Key::PageDown, StepTo::CardOn),
        (Key::PageUp, StepTo::CardBack),
        (Key::Home, StepTo::First),
        (Key::End, StepTo::Last),
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
    if among_cards(study, style, ui, out) {
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
        (Key::ArrowRight, StepTo::CardOn),
        (Key::ArrowLeft, StepTo::CardBack),
        (Key::ArrowDown, StepTo::TurnOn),
        (Key::ArrowUp, StepTo::TurnBack),
    ] {
        if pressed(key) {
            out.push(AnalysisAction::Go(stride));
        }
    }
}

fn among_cards(study: &Study, style: &Style, ui: &Ui, out: &mut Vec<AnalysisAction>) -> bool {
    if let Some(table) = study.table() {
        let mut done = Vec::new();
        let among = play::cards_keys(table, style, ui, &mut done);
        out.extend(done.into_iter().map(AnalysisAction::Table));
        return among;
    }
    let posed = study.posed();
    posed.is_some_and(|posed| answer_view::has_focus(&posed.input, ui))
}

fn focus_cards(study: &Study, ui: &Ui) {
    if let Some(table) = study.table().filter(|table| Session::people_move(table)) {
        play::focus_hand(table, ui);
    }
    if let Some(posed) = study.posed() {
        answer_view::focus_hand(&posed.input, ui);
    }
}
