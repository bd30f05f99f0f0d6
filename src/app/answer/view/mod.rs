//! A puzzle on the screen: the question above, the hand or the keys below. What lies between
//! them, such as an explanation, belongs to the screen that shows the puzzle.

mod banner;
mod help;
mod keys;
mod laying;
mod number;
mod picking;
mod table;

use eframe::egui::{Id, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

pub use banner::banner_ui;
pub use help::{keys_help, keys_hint};
pub use keys::keys;

use super::{AnswerAction, AnswerInput};
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{
    CardButton, CardFace, CardMarks, arrow, card_row, dashed, fit_in, fitting, fitting_strong,
    label, line_size, paint_card, strong, within,
};
use crate::puzzle::{BestQuestion, Question};
use crate::rules::{Card, Pile, PileName};
use crate::text::Msg;

#[derive(Clone, Copy, Debug)]
pub struct Areas {
    pub top: Rect,
    pub middle: Rect,
    pub bottom: Rect,
}

impl Areas {
    /// Shares out the space: always in the same way, so that nothing moves when an answer is marked.
    pub fn new(rect: Rect) -> Areas {
        let (above, below) = if is_upright(rect) { (0.38, 0.22) } else { (0.38, 0.25) };
        let bottom = rect.with_min_y(rect.bottom() - rect.height() * below);
        let split = rect.top() + rect.height() * above;
        let margin = size::MARGIN * 0.75;
        let sides = |rect: Rect| {
            Rect::from_min_max(
                pos2(rect.left() + margin, rect.top()),
                pos2((rect.right() - margin).max(rect.left() + margin), rect.bottom()),
            )
        };
        Areas {
            top: sides(rect.with_max_y(split)),
            middle: sides(Rect::from_min_max(
                pos2(rect.left(), split),
                pos2(rect.right(), bottom.top()),
            )),
            bottom,
        }
    }
}

pub fn is_upright(part: Rect) -> bool {
    part.height() > part.width() * 0.8
}

/// Draws the puzzle. Where it is not `live`, nothing can be pressed.
pub fn ui(
    input: &AnswerInput,
    style: &Style,
    ui: &mut Ui,
    areas: Areas,
    live: bool,
    out: &mut Vec<AnswerAction>,
) {
    let below = heading(input, style, ui, areas.top, true);
    let top = areas.top.with_min_y(below.min(areas.top.bottom()));
    board(input, style, ui, Areas { top, ..areas }, live, out);
}

/// The same for a class that answers elsewhere: nothing can be pressed.
pub fn shown_ui(input: &AnswerInput, style: &Style, ui: &mut Ui, areas: Areas) {
    let below = heading(input, style, ui, areas.top, false);
    let top = areas.top.with_min_y(below.min(areas.top.bottom()));
    let part = BoardPart { input, style, live: false, here: false };
    part.ui(ui, Areas { top, ..areas }, &mut Vec::new());
}

/// The same without the question, for a screen that has said it already.
pub fn board(
    input: &AnswerInput,
    style: &Style,
    ui: &mut Ui,
    areas: Areas,
    live: bool,
    out: &mut Vec<AnswerAction>,
) {
    let part = BoardPart { input, style, live, here: true };
    part.ui(ui, areas, out);
}

struct BoardPart<'a> {
    input: &'a AnswerInput,
    style: &'a Style<'a>,
    live: bool,
    here: bool,
}

impl BoardPart<'_> {
    fn card<'t>(&self, card: Card, text: &'t str, picked: bool) -> CardButton<'t> {
        let shown = text.into();
        let name = if picked {
            Msg::DeskCardPicked { card: shown }
        } else {
            Msg::DeskCard { card: shown }
        };
        self.button(card_id(card), text, &name)
    }

    /// A card that is laid, at this place of its pile, from 1.
    fn laid<'t>(&self, card: Card, text: &'t str, place: usize) -> CardButton<'t> {
        let name = Msg::DeskCardLaid { card: text.into(), place: place.into() };
        self.button(card_id(card), text, &name)
    }

    fn button<'t>(&self, id: Id, text: &'t str, name: &Msg) -> CardButton<'t> {
        let (name, marks) = (self.style.say(name), plain(self.style));
        CardButton { id, glides: id, name, text, marks, chosen: false, live: self.live }
    }

    /// The cards that are still in hand, each at its place for good: a card that is laid leaves it open.
    fn hand(&self, ui: &Ui, hand: &[Card], rect: Rect) -> Vec<(Card, Rect)> {
        let (laid, there): (Vec<_>, Vec<_>) = laying::hand_places(hand, rect)
            .into_iter()
            .partition(|(card, _)| !self.input.in_hand(*card));
        for (_, place) in laid {
            dashed(ui.painter(), self.style, place);
        }
        there
    }

    fn ui(&self, ui: &mut Ui, areas: Areas, out: &mut Vec<AnswerAction>) {
        let palette = self.style.palette;
        ui.painter().rect_filled(areas.bottom, 0, palette.hand);
        let border = self.style.border(palette.line);
        let edge = areas.bottom;
        ui.painter().hline(edge.x_range(), edge.top(), border);
        let top = areas.top;
        let bottom = inset(areas.bottom, 18.0);
        match self.input.question() {
            Question::Best { .. } if self.input.only_pile().is_some() => {
                laying::ui(self, ui, top, bottom, out);
            }
            Question::Best { .. } => table::ui(self, ui, top, bottom, out),
            Question::Legal { .. } => picking::cards(self, ui, top, bottom, out),
            Question::Mistake(mistake) => {
                picking::steps(self, ui, top, bottom, &mistake.plays, out);
            }
            Question::Statement(_) => picking::truth(self, ui, bottom, out),
            Question::Jump(jump) => {
                let pile = (jump.name, jump.pile, [].as_slice());
                number::ui(self, ui, top, bottom, pile, out);
            }
            Question::Room(room) => {
                let pile = (room.name, room.pile, room.cards.as_slice());
                number::ui(self, ui, top, bottom, pile, out);
            }
        }
    }
}

/// The question in words, and what to press if anything is to be pressed; says where it ends.
fn heading(input: &AnswerInput, style: &Style, ui: &mut Ui, rect: Rect, pressed: bool) -> f32 {
    let question = input.question();
    let more = match question {
        Question::Best(BestQuestion { position }) => {
            let cards = style.voice.card_count(position.minimum().into()).into();
            Some(if position.cover().is_empty() {
                Msg::DeskMinimum { cards }
            } else {
                let piles = style.voice.pile_letters(position.cover()).into();
                Msg::DeskFire { piles, cards }
            })
        }
        Question::Legal(_) => pressed.then_some(Msg::DeskPickWhat),
        // A single card has nothing to take off.
        Question::Room(room) => (room.cards.len() > 1).then_some(Msg::DeskRoomWhat),
        Question::Jump(_) | Question::Mistake(_) | Question::Statement(_) => None,
    };
    within(ui, rect, |ui| {
        ui.spacing_mut().item_spacing = vec2(24.0, 2.0);
        ui.add_space(10.0);
        let text = style.voice.short_question(question);
        let more = more.map(|more| style.say(&more));
        let lay = |ui: &Ui, text: &str, units: f32, part: f32| {
            let room = vec2(rect.width(), rect.height() * part);
            fitting(ui, style, text, &[units, units * 0.9], room).0
        };
        let units = lay(ui, &format!("**{text}**"), size::TITLE, 0.3);
        if let Some(goal) = style.voice.goal(question) {
            strong(ui, style, &text, units, style.palette.ink);
            let more: Vec<String> = more.into_iter().chain([goal]).collect();
            let more = more.join(" ");
            let units = lay(ui, &more, size::SMALL, 0.22);
            label(ui, style, &more, units, style.palette.soft);
        } else {
            let units = more
                .as_ref()
                .map_or(units, |more| on_one_line(style, ui, (&text, more), units, rect.width()));
            ui.horizontal_wrapped(|ui| {
                strong(ui, style, &text, units, style.palette.ink);
                if let Some(more) = more {
                    label(ui, style, &more, beside(units), style.palette.soft);
                }
            });
        }
        if let Question::Statement(statement) = question {
            ui.add_space(size::MARGIN);
            let text = style.voice.statement(statement);
            let room = vec2(rect.width(), rect.bottom() - ui.cursor().top());
            let sizes = [56.0, 50.0, 45.0, 40.0, size::BODY, 31.0, 27.0, 24.0, 21.0];
            let (units, _) = fitting_strong(ui, style, &text, &sizes, room);
            strong(ui, style, &text, units, style.palette.ink);
        }
        ui.add_space(10.0);
        ui.min_rect().bottom()
    })
}

fn beside(units: f32) -> f32 {
    size::SMALL * units / size::TITLE
}

/// The size of a question with more beside it: both stand on one line where they do without zoom.
fn on_one_line(style: &Style, ui: &Ui, (text, more): (&str, &str), units: f32, width: f32) -> f32 {
    let wide = |text: &str, font| line_size(ui.painter(), text, font).x;
    let fits = |units: &f32| {
        let both = wide(text, style.bold(*units)) + wide(more, style.font(beside(*units)));
        both + 24.0 < width
    };
    let sizes = [units, units * 0.95, units * 0.9];
    let smaller = sizes.into_iter().find(fits);
    smaller.unwrap_or(units)
}

pub fn has_focus(input: &AnswerInput, ui: &Ui) -> bool {
    let cards = input.question().cards().into_iter().map(card_id);
    let piles = PileName::ALL.into_iter().map(pile_id);
    let focused = ui.memory(eframe::egui::Memory::focused);
    cards.chain(piles).any(|id| focused == Some(id))
}

pub fn focus_hand(input: &AnswerInput, ui: &Ui) {
    let cards = input.question().cards();
    let first = cards.into_iter().find(|card| input.in_hand(*card));
    if let Some(card) = first {
        ui.memory_mut(|memory| memory.request_focus(card_id(card)));
    }
}

fn card_id(card: Card) -> Id {
    Id::unique(("desk card", card.number()))
}

fn pile_id(name: PileName) -> Id {
    Id::unique(("desk pile", name.letter()))
}

/// The focus of a step of the puzzle, from 1.
fn step_id(step: usize) -> Id {
    Id::unique(("desk step", step))
}

fn truth_id(truth: bool) -> Id {
    Id::unique(("desk truth", truth))
}

fn number_id() -> Id {
    Id::unique("desk number")
}

/// The focus of the button that has the answer marked. It belongs to the screen that shows the puzzle;
/// the keyboard goes there once an answer is whole.
pub fn check_id() -> Id {
    Id::unique("desk check")
}

fn plain(style: &Style) -> CardMarks {
    CardMarks { border: style.palette.ink, ring: None, pale: false, burning: false }
}

#[derive(Clone, Copy, Default)]
pub struct PileExtras {
    pub burning: bool,
    pub letter: bool,
}

pub fn pile_ui(
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    (name, pile): (PileName, Pile),
    extras: PileExtras,
) {
    let palette = style.palette;
    let hue = palette.direction(pile.direction());
    ui.painter().rect_filled(rect, style.round(), palette.panel);
    let word = style.voice.direction(pile.direction());
    let head = 50.0_f32.min(rect.height() * 0.2);
    let row = inset(rect.with_max_y(rect.top() + head), 6.0);
    let font = style.bold(size::SMALL);
    let room = row.width() - row.height() * 1.2;
    let head_text = if extras.letter { format!("{} {word}", name.letter()) } else { word.clone() };
    let room = vec2(room, row.height());
    let galley = fit_in(ui.painter(), &head_text, &font, room, hue.full);
    let width = galley.size().x + row.height();
    let left = row.center().x - width / 2.0;
    let tip = pos2(left + galley.size().x + row.height() * 0.6, row.center().y);
    let at = pos2(left, row.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, hue.full);
    arrow(ui.painter(), tip, row.height() * 0.62, pile.direction(), hue.full);
    let space = inset(rect.with_min_y(rect.top() + head), 10.0);
    let places = card_row(space, 1, false);
    let text = style.voice.n(pile.top());
    let marks = CardMarks { border: hue.full, ring: None, pale: false, burning: extras.burning };
    for place in places {
        paint_card(ui.painter(), style, place, &CardFace { text: &text, marks });
    }
    let response = ui.interact(rect, pile_id(name), Sense::hover());
    response.widget_info(|| {
        let label = style.say(&Msg::DeskPile {
            pile: name.letter().into(),
            direction: word.as_str().into(),
            top: text.as_str().into(),
        });
        WidgetInfo::labeled(Role::Label, true, label)
    });
}
