//! The game by keyboard: along the hand, up to the piles, letters for piles.

use eframe::egui::{Event, FocusDirection, Id, Key, Modifiers, Ui};

use super::hand::card_id;
use super::piles::pile_id;
use crate::app::play::{Phase, Session, TableAction};
use crate::app::setup::Guidance;
use crate::app::style::Style;
use crate::app::widgets::typed_digits;
use crate::rules::{Card, PileName, Play};

const LETTERS: [(Key, PileName); 4] =
    [(Key::A, PileName::A), (Key::B, PileName::B), (Key::C, PileName::C), (Key::D, PileName::D)];

/// How long digits belong to one number, in seconds.
const TYPING: f64 = 1.5;

pub fn rules(ui: &Ui, out: &mut Vec<TableAction>) {
    for key in [Key::F2, Key::R] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            out.push(TableAction::AskGame);
        }
    }
}

pub fn ui(session: &Session, style: &Style, ui: &Ui, out: &mut Vec<TableAction>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    rules(ui, out);
    if pressed(Key::H) {
        out.push(TableAction::Cover);
    }
    if *session.phase() != Phase::Turn {
        return;
    }
    letters(session, style, ui, out);
    if pressed(Key::Backspace) {
        out.push(TableAction::Undo);
    }
    if pressed(Key::E) {
        out.push(TableAction::EndTurn);
    }
    if pressed(Key::I) {
        out.push(TableAction::Hint);
    }
    if session.people_move() && session.shown_hand().is_some() {
        keep_focus(session, ui);
        digits(session, ui, out);
        arrows(session, style, ui, out);
    }
}

fn digits(session: &Session, ui: &Ui, out: &mut Vec<TableAction>) {
    let id = Id::unique("typed number");
    let now = ui.input(|input| input.time);
    for digit in typed_digits(ui) {
        let before = ui.data(|data| data.get_temp::<(String, f64)>(id));
        let before = before.filter(|(_, then)| now - then < TYPING);
        let before = before.map(|(text, _)| text).unwrap_or_default();
        // The number so far, or else the beginning of another one.
        let numbers = [format!("{before}{digit}"), digit.to_string()];
        let hand = cards(session);
        let begins = |text: &&String| {
            let mut texts = hand.iter().map(|card| card.number().to_string());
            texts.any(|number| number.starts_with(text.as_str()))
        };
        let number = numbers.iter().find(begins).cloned().unwrap_or_default();
        let card = hand.iter().find(|card| card.number().to_string() == number);
        if let Some(card) = card {
            request_focus(ui, card_id(*card));
            out.push(TableAction::PointAt(*card));
        }
        ui.data_mut(|data| data.insert_temp(id, (number, now)));
    }
}

fn letters(session: &Session, style: &Style, ui: &Ui, out: &mut Vec<TableAction>) {
    for (key, letter) in LETTERS {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            // A pile and the name people know it by are each other's: the same step leads back.
            let pile = style.voice.known_as(letter);
            out.push(TableAction::Place(pile));
            out.extend(focus_after(session, pile, ui));
        }
    }
}

/// The keys of the cards and the piles alone: digits and letters always, the arrows while the
/// focus is on one of them; says whether it is.
pub fn cards_keys(session: &Session, style: &Style, ui: &Ui, out: &mut Vec<TableAction>) -> bool {
    let focused = ui.memory(eframe::egui::Memory::focused);
    let mut ids = cards(session).into_iter().map(card_id);
    let mut piles = PileName::ALL.into_iter().map(|pile| pile_id(style, pile));
    let among = focused.is_some_and(|id| ids.any(|one| one == id) || piles.any(|one| one == id));
    letters(session, style, ui, out);
    if session.people_move() {
        digits(session, ui, out);
    }
    if among && session.people_move() {
        arrows(session, style, ui, out);
    }
    among
}

fn cards(session: &Session) -> Vec<Card> {
    session.shown_hand().map_or_else(Vec::new, |hand| hand.iter().collect())
}

/// A pupil who plays by keyboard finds the focus in the hand again after a turn, an undo or a dialog.
fn keep_focus(session: &Session, ui: &Ui) {
    let id = Id::unique("by keyboard");
    let (key, pointer) = ui.input(|input| {
        let key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        (input.events.iter().any(key), input.pointer.any_pressed())
    });
    if key || pointer {
        ui.data_mut(|data| data.insert_temp(id, key && !pointer));
    }
    let by_keyboard = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    if by_keyboard && !key && ui.memory(|memory| memory.focused().is_none()) {
        focus_hand(session, ui);
    }
}

/// Moves the focus along the hand and the piles. Elsewhere the arrows do what they always do.
fn arrows(session: &Session, style: &Style, ui: &Ui, out: &mut Vec<TableAction>) {
    let focused = ui.memory(eframe::egui::Memory::focused);
    let cards = cards(session);
    let hand: Vec<Id> = cards.iter().copied().map(card_id).collect();
    // As they lie on the table.
    let piles = PileName::ALL.map(|letter| pile_id(style, style.voice.known_as(letter)));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let focus = |id: Option<&Id>| {
        if let Some(id) = id {
            request_focus(ui, *id);
        }
    };
    let in_hand = focused.and_then(|id| hand.iter().position(|other| *other == id));
    let in_piles = focused.and_then(|id| piles.iter().position(|other| *other == id));
    match (in_hand, in_piles) {
        (Some(index), _) => {
            let mut walk = |to: usize, else_to: Option<&Card>| {
                if let Some(card) = cards.get(to).or(else_to) {
                    focus(Some(&card_id(*card)));
                    out.push(TableAction::PointAt(*card));
                }
            };
            if pressed(Key::ArrowLeft) {
                walk(index.wrapping_sub(1), cards.last());
            }
            if pressed(Key::ArrowRight) {
                walk(index + 1, cards.first());
            }
            if pressed(Key::ArrowUp) || pressed(Key::Enter) {
                focus(first_target(session, style, &piles));
            }
        }
        (None, Some(index)) => {
            if pressed(Key::ArrowLeft) {
                focus(piles.get(index.wrapping_sub(1)).or(piles.last()));
            }
            if pressed(Key::ArrowRight) {
                focus(piles.get(index + 1).or(piles.first()));
            }
            if pressed(Key::ArrowDown) {
                focus_hand(session, ui);
            }
        }
        (None, None) if focused.is_none() => {
            let any = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown, Key::Enter];
            // Not all at once: every key has to be taken.
            if any.into_iter().filter(|key| pressed(*key)).count() > 0 {
                focus_hand(session, ui);
                let card = session.chosen().or(cards.first().copied());
                out.extend(card.map(TableAction::PointAt));
            }
        }
        (None, None) => {}
    }
}

/// The first pile the chosen card may go on, else the first of all.
fn first_target<'a>(session: &Session, style: &Style, piles: &'a [Id]) -> Option<&'a Id> {
    // Without guidance the keyboard must not give away what fits.
    let helps = session.setup().guidance >= Guidance::Legal;
    let target = session
        .targets()
        .iter()
        .map(|pile| style.voice.known_as(pile))
        .min()
        .map(|letter| pile_id(style, style.voice.known_as(letter)))
        .filter(|_| helps);
    let found = piles.iter().find(|pile| Some(**pile) == target);
    found.or(piles.first())
}

pub fn focus_hand(session: &Session, ui: &Ui) {
    let hand = cards(session);
    let card = session.chosen().or(hand.first().copied());
    if let Some(card) = card {
        request_focus(ui, card_id(card));
    }
}

/// Moves the focus there, and nowhere else: egui would go on from there with the same arrow.
fn request_focus(ui: &Ui, id: Id) {
    ui.memory_mut(|memory| {
        memory.move_focus(FocusDirection::None);
        memory.request_focus(id);
    });
}

/// Puts the focus where it is wanted after laying the chosen card on a pile: on its neighbour,
/// or still on the card itself if it is refused.
///
/// The neighbour is chosen as well, so that what has the ring is what the next letter lays.
pub fn focus_after(session: &Session, pile: PileName, ui: &Ui) -> Option<TableAction> {
    let card = session.chosen()?;
    let hand = cards(session);
    let refused = session.game().check(Play { card, pile }).is_err();
    let mut neighbours = hand.iter().skip_while(|other| **other <= card);
    let next = neighbours.next().or(hand.iter().rev().find(|other| **other < card));
    let next = if refused { &card } else { next? };
    request_focus(ui, card_id(*next));
    (!refused).then_some(TableAction::PointAt(*next))
}
