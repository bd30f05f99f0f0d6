//! A puzzle by keyboard: arrows go along the cards, Enter takes one, digits and letters name what
//! they stand for, and Ctrl with Enter asks whether the answer is right.

use eframe::egui::{Event, Id, Key, Modifiers, Ui};

use super::laying::sorted;
use super::{card_id, check_id, number_id, pile_id, step_id, truth_id};
use crate::app::answer::{AnswerAction, AnswerInput};
use crate::app::style::Style;
use crate::app::widgets::{by_keyboard, pressed_afresh, request_focus, typed_text};
use crate::puzzle::Question;
use crate::rules::{Card, PileName};
use crate::text::Msg;

/// How long digits belong to one number, in seconds.
const TOGETHER: f64 = 3.0;

const DIGITS: &str = "desk digits";

/// Reads the keys while an answer is put together; says whether it is to be marked. Where the
/// puzzle takes the focus, the keyboard starts at the first card.
pub fn keys(
    input: &AnswerInput,
    style: &Style,
    ui: &Ui,
    takes_focus: bool,
    out: &mut Vec<AnswerAction>,
) -> bool {
    let row = Row::of(input);
    if takes_focus {
        keep_focus(input, &row, ui);
    }
    if pressed(ui, Modifiers::COMMAND, Key::Enter) {
        return true;
    }
    typed(input, &row, style, ui, out);
    letters(input, &row, ui, out);
    arrows(input, &row, ui, out);
    enter(input, &row, ui, out)
}

fn pressed(ui: &Ui, modifiers: Modifiers, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(modifiers, key))
}

fn focused(ui: &Ui) -> Option<Id> {
    ui.memory(eframe::egui::Memory::focused)
}

/// What the arrows go along: the cards that can be taken, or the answers to choose from.
struct Row {
    places: Vec<(Id, Taken)>,
    piles: Vec<PileName>,
}

#[derive(Clone, Copy)]
enum Taken {
    Card(Card),
    Step(usize),
    Truth(bool),
}

impl Row {
    fn of(input: &AnswerInput) -> Row {
        let cards = |hand: &[Card]| {
            let cards = sorted(hand).into_iter().filter(|card| input.in_hand(*card));
            let places = cards.map(|card| (card_id(card), Taken::Card(card)));
            places.collect()
        };
        let places = match input.question() {
            Question::Best(best) => cards(best.position.hand()),
            Question::Legal(_) => {
                let position = input.question().position();
                position.map_or_else(Vec::new, |position| cards(position.hand()))
            }
            Question::Mistake(mistake) => {
                (1..=mistake.plays.len()).map(|step| (step_id(step), Taken::Step(step))).collect()
            }
            Question::Statement(_) => {
                [true, false].map(|truth| (truth_id(truth), Taken::Truth(truth))).to_vec()
            }
            Question::Jump(_) | Question::Room(_) => Vec::new(),
        };
        let several = matches!(input.question(), Question::Best(_)) && input.only_pile().is_none();
        let table = input.question().position().filter(|_| several);
        let piles = table.map_or_else(Vec::new, |position| {
            position.table().piles().map(|(name, _)| name).collect()
        });
        Row { places, piles }
    }

    fn at(&self, id: Option<Id>) -> Option<usize> {
        self.places.iter().position(|(place, _)| Some(*place) == id)
    }

    fn pile_at(&self, id: Option<Id>) -> Option<usize> {
        let mut piles = self.piles.iter();
        piles.position(|pile| Some(pile_id(*pile)) == id)
    }

    /// Where the keyboard starts: at what is chosen, else at the first.
    fn start(&self, input: &AnswerInput) -> Id {
        let chosen = input.chosen().map(card_id);
        let first = self.places.first().map(|(id, _)| *id);
        let number = matches!(input.question(), Question::Jump(_) | Question::Room(_));
        let nothing = if number { number_id() } else { check_id() };
        chosen.or(first).unwrap_or(nothing)
    }

    /// Goes there, and takes the card in mind where a pile is to be named next.
    fn go(&self, ui: &Ui, index: usize, out: &mut Vec<AnswerAction>) {
        if let Some((id, taken)) = self.places.get(index) {
            request_focus(ui, *id);
            if let (Taken::Card(card), false) = (taken, self.piles.is_empty()) {
                out.push(AnswerAction::PointAt(*card));
            }
        }
    }

    /// Once this card is taken, the keyboard is at the next one. A card that is laid is gone, so
    /// that after the last one comes the one before; after all of them it is time to check.
    fn go_past(&self, input: &AnswerInput, ui: &Ui, index: usize) {
        let laid = matches!(input.question(), Question::Best(_));
        let before = index.checked_sub(1).filter(|_| laid);
        let before = before.and_then(|before| self.places.get(before));
        let next = self.places.get(index + 1).or(before);
        match next {
            Some((id, _)) => request_focus(ui, *id),
            None => go_to_check(ui),
        }
    }
}

const WHOLE: &str = "desk answer is whole";

/// The keyboard goes to the button that checks, in the next frame: in this one it cannot be
/// pressed yet, and what cannot be pressed cannot have the focus.
fn go_to_check(ui: &Ui) {
    ui.data_mut(|data| data.insert_temp(Id::unique(WHOLE), true));
    ui.ctx().request_repaint();
}

fn is_whole(input: &AnswerInput, ui: &Ui) -> bool {
    let whole: Option<bool> = ui.data(|data| data.get_temp(Id::unique(WHOLE)));
    ui.data_mut(|data| data.remove::<bool>(Id::unique(WHOLE)));
    whole.is_some() && input.answer().is_some()
}

/// Puts the focus on a new puzzle, and back there after a key that left it nowhere.
fn keep_focus(input: &AnswerInput, row: &Row, ui: &Ui) {
    let id = Id::unique("desk seen");
    let question = Id::unique(format!("{:?}", input.question()));
    let frame = ui.ctx().cumulative_frame_nr();
    let last: Option<(Id, u64)> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, (question, frame)));
    let new = last.is_none_or(|(last, seen)| last != question || seen + 1 < frame);
    let key = ui.input(|input| {
        let key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        input.events.iter().any(key)
    });
    // A pupil who presses Escape wants to leave: a field that took the focus back could never be left.
    let left = Id::unique("desk left");
    if ui.input(|input| input.key_pressed(Key::Escape)) {
        ui.data_mut(|data| data.insert_temp(left, true));
    } else if key || new {
        ui.data_mut(|data| data.insert_temp(left, false));
    }
    let leaves = ui.data(|data| data.get_temp(left)).unwrap_or(false);
    let lost = by_keyboard(ui.ctx()) && !key && focused(ui).is_none() && !leaves;
    if is_whole(input, ui) && !new {
        request_focus(ui, check_id());
    } else if new || lost {
        request_focus(ui, row.start(input));
    }
}

/// Digits write the number or name a card; the first letter of "true" and of "false" says so.
fn typed(input: &AnswerInput, row: &Row, style: &Style, ui: &Ui, out: &mut Vec<AnswerAction>) {
    let text = typed_text(ui);
    if text.is_empty() {
        return;
    }
    match input.question() {
        Question::Jump(_) | Question::Room(_) => {
            if text.chars().any(|c| c.is_ascii_digit() || "-−,.".contains(c)) {
                let before = input.digits(|number| style.voice.n(number));
                out.push(AnswerAction::Type(format!("{before}{text}")));
                request_focus(ui, number_id());
            }
        }
        Question::Statement(_) => {
            let first = |text: &str| text.to_lowercase().chars().next();
            for (truth, word) in [(true, Msg::DeskTrue), (false, Msg::DeskFalse)] {
                if first(&text) == first(&style.say(&word)) {
                    out.push(AnswerAction::Truth(truth));
                    go_to_check(ui);
                }
            }
        }
        Question::Mistake(_) => {
            let number = text.parse().ok();
            if let Some(index) = number.and_then(|number: usize| number.checked_sub(1)) {
                row.go(ui, index, out);
            }
        }
        Question::Best(_) | Question::Legal(_) => {
            for digit in text.chars().filter(char::is_ascii_digit) {
                name_card(row, style, ui, digit, out);
            }
        }
    }
}

fn name_card(row: &Row, style: &Style, ui: &Ui, digit: char, out: &mut Vec<AnswerAction>) {
    let id = Id::unique(DIGITS);
    let now = ui.ctx().time();
    let before: Option<(String, f64)> = ui.data(|data| data.get_temp(id));
    let before = before.filter(|(_, then)| now - then < TOGETHER);
    let mut digits = before.map_or_else(String::new, |(digits, _)| digits);
    digits.push(digit);
    let found = |digits: &str| {
        let numbers = row.places.iter().map(|(_, taken)| match taken {
            Taken::Card(card) => {
                let text = style.voice.card(*card);
                text.chars().filter(char::is_ascii_digit).collect()
            }
            Taken::Step(_) | Taken::Truth(_) => String::new(),
        });
        let numbers: Vec<String> = numbers.collect();
        let whole = numbers.iter().position(|number| number == digits);
        whole.or_else(|| numbers.iter().position(|number| number.starts_with(digits)))
    };
    let mut index = found(&digits);
    if index.is_none() {
        digits = digit.to_string();
        index = found(&digits);
    }
    if let Some(index) = index {
        row.go(ui, index, out);
    }
    ui.data_mut(|data| data.insert_temp(id, (digits, now)));
}

fn forget_digits(ui: &Ui) {
    ui.data_mut(|data| data.remove::<(String, f64)>(Id::unique(DIGITS)));
}

fn letters(input: &AnswerInput, row: &Row, ui: &Ui, out: &mut Vec<AnswerAction>) {
    let keys = [Key::A, Key::B, Key::C, Key::D];
    for (key, pile) in keys.into_iter().zip(PileName::ALL) {
        if !row.piles.contains(&pile) || !pressed(ui, Modifiers::NONE, key) {
            continue;
        }
        let here = row.at(focused(ui)).and_then(|index| row.places.get(index));
        let here = here.and_then(|(_, taken)| match taken {
            Taken::Card(card) => Some(*card),
            Taken::Step(_) | Taken::Truth(_) => None,
        });
        if let Some(card) = input.chosen().or(here) {
            lay(row, ui, card, pile, out);
        }
    }
}

fn lay(row: &Row, ui: &Ui, card: Card, pile: PileName, out: &mut Vec<AnswerAction>) {
    forget_digits(ui);
    out.push(AnswerAction::Drop(card, pile, usize::MAX));
    let Some(index) = row.at(Some(card_id(card))) else {
        return;
    };
    if index + 1 < row.places.len() {
        row.go(ui, index + 1, out);
    } else if let Some(before) = index.checked_sub(1) {
        row.go(ui, before, out);
    } else {
        go_to_check(ui);
    }
}

fn arrows(input: &AnswerInput, row: &Row, ui: &Ui, out: &mut Vec<AnswerAction>) {
    let pressed = |key| pressed(ui, Modifiers::NONE, key);
    let here = focused(ui);
    if let Some(index) = row.at(here) {
        let number = row.places.len();
        if pressed(Key::ArrowLeft) {
            row.go(ui, (index + number - 1) % number, out);
        }
        if pressed(Key::ArrowRight) {
            row.go(ui, (index + 1) % number, out);
        }
        if let Some(pile) = row.piles.first()
            && pressed(Key::ArrowUp)
        {
            row.go(ui, index, out);
            request_focus(ui, pile_id(*pile));
        }
    } else if let Some(index) = row.pile_at(here) {
        let number = row.piles.len();
        let to = |index: usize| {
            if let Some(pile) = row.piles.get(index % number) {
                request_focus(ui, pile_id(*pile));
            }
        };
        if pressed(Key::ArrowLeft) {
            to(index + number - 1);
        }
        if pressed(Key::ArrowRight) {
            to(index + 1);
        }
        if pressed(Key::ArrowDown) {
            request_focus(ui, row.start(input));
        }
    } else if here == Some(number_id()) {
        // In a line of digits up and down have nothing else to do.
        if pressed(Key::ArrowUp) || pressed(Key::ArrowDown) {
            go_to_check(ui);
        }
    } else if here == Some(check_id()) {
        // Straight back to the cards, wherever the next one lies.
        if pressed(Key::ArrowDown) {
            request_focus(ui, row.start(input));
        }
    } else if here.is_none() {
        let any = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
        // Not all at once: every key has to be taken.
        if any.into_iter().filter(|key| pressed(*key)).count() > 0 {
            request_focus(ui, row.start(input));
        }
    }
}

fn enter(input: &AnswerInput, row: &Row, ui: &Ui, out: &mut Vec<AnswerAction>) -> bool {
    let here = focused(ui);
    let number = here == Some(number_id());
    if let Some((index, taken)) =
        row.at(here).and_then(|index| Some((index, row.places.get(index)?.1)))
    {
        if !pressed_afresh(ui, &[Key::Enter, Key::Space]) {
            return false;
        }
        forget_digits(ui);
        match taken {
            Taken::Card(card) => {
                if let Some(pile) = row.piles.first() {
                    out.push(AnswerAction::PointAt(card));
                    request_focus(ui, pile_id(*pile));
                } else {
                    out.push(AnswerAction::Tap(card));
                    row.go_past(input, ui, index);
                }
            }
            Taken::Step(step) => {
                out.push(AnswerAction::Step(step));
                go_to_check(ui);
            }
            Taken::Truth(truth) => {
                out.push(AnswerAction::Truth(truth));
                go_to_check(ui);
            }
        }
        return false;
    }
    if let Some(pile) = row.pile_at(here).and_then(|index| row.piles.get(index)) {
        if let Some(card) = input.chosen()
            && pressed_afresh(ui, &[Key::Enter, Key::Space])
        {
            lay(row, ui, card, *pile, out);
        }
        return false;
    }
    // A number is finished; or cards were laid by mouse or finger.
    let laid = here.is_none() && !input.is_blank();
    (number || laid) && pressed_afresh(ui, &[Key::Enter])
}
