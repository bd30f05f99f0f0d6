//! The ritual on the board: the question in large letters, the answer, and how many had it right.

mod closing;

use eframe::egui::{Align, Key, Layout, Modifiers, Painter, Rect, Shape, Stroke, Ui, pos2, vec2};

use super::{Rating, RitualAction, RitualItem, RitualModel};
use crate::app::Screen;
use crate::app::desk::view::{self as desk, Areas};
use crate::app::theme::{Look, count, inset, size};
use crate::app::widgets::{
    Button, KeyGroup, Tile, Titles, choice, focus_first, label, page, space, strong, tracks_ui,
    typed_digits, within,
};
use crate::l10n::Msg;
use crate::puzzle::Choice;

/// Draws the screen.
pub fn ui(
    model: &RitualModel,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    free: bool,
    out: &mut Vec<RitualAction>,
) {
    if free {
        keys(model, ui, out);
    }
    let Some(item) = model.item() else {
        return closing::ui(model, look, ui, body, out);
    };
    page(ui, look, body, "ritual", |ui, look, body| {
        let areas = Areas::new(look, body);
        desk::shown_ui(item.attempt.desk(), look, ui, areas);
        let middle = inset(areas.middle, look.px(8.0));
        if model.is_revealed() {
            answer(item, look, ui, middle);
            ui.painter().rect_filled(areas.bottom, 0, look.palette.hand);
            rating(item, look, ui, inset(areas.bottom, look.px(size::GAP)), out);
        } else {
            question(model, item, look, ui, middle, out);
        }
    });
}

/// While everybody thinks: how to answer, what to choose from, and the way on.
fn question(
    model: &RitualModel,
    item: &RitualItem,
    look: &Look,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<RitualAction>,
) {
    let palette = look.palette;
    let row = rect.with_min_y(rect.bottom() - look.px(size::TARGET));
    within(ui, rect.with_max_y(row.top() - look.px(size::GAP)), |ui| {
        let puzzle = item.attempt.puzzle();
        if !model.has_choices() || puzzle.options.is_empty() {
            let text = look.say(&Msg::RitualSlates);
            strong(ui, look, &text, size::TITLE, palette.up.full);
            return;
        }
        let text = look.say(&Msg::RitualHands);
        strong(ui, look, &text, size::BODY, palette.up.full);
        let half = (ui.available_width() - look.px(size::GAP)) / 2.0;
        let letters: Vec<(char, &Choice)> = ('A'..='Z').zip(&puzzle.options).collect();
        for pair in letters.chunks(2) {
            ui.horizontal(|ui| {
                for (letter, option) in pair {
                    let answer = look.voice.answer_to(puzzle, &option.answer);
                    let text = format!("**{letter}**   {answer}");
                    let room = vec2(half, look.px(60.0));
                    space(ui, room, |ui, _| {
                        label(ui, look, &text, 40.0, palette.ink);
                    });
                }
            });
        }
    });
    let look = &look.row(rect.width(), 1000.0);
    within(ui, row, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = look.say(&Msg::RitualReveal);
            let response = Button::primary(&text).ui(ui, look);
            focus_first(ui, "reveal", &response);
            if response.clicked() {
                out.push(RitualAction::Reveal);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let options = [
                    (false, look.say(&Msg::RitualWithSlates)),
                    (true, look.say(&Msg::RitualWithHands)),
                ];
                let name = look.say(&Msg::RitualAnswers);
                let width = look.px(520.0).min(ui.available_width());
                let chosen = choice(ui, look, &name, &options, model.has_choices(), width);
                out.extend(chosen.map(RitualAction::Choices));
            });
        });
    });
}

/// The answer, why it is right, and its number line.
fn answer(item: &RitualItem, look: &Look, ui: &mut Ui, rect: Rect) {
    let puzzle = item.attempt.puzzle();
    let answer = look.voice.answer_to(puzzle, &puzzle.solution);
    let title = look.say(&Msg::PracticeSolution {
        answer: answer.into(),
    });
    let text = look.voice.facts(item.reasons());
    let tracks = puzzle.tracks(&puzzle.solution);
    let share = if tracks.is_empty() { 0.98 } else { 0.5 };
    let banner = rect.with_max_y(rect.top() + rect.height() * share);
    desk::banner_ui(look, ui, banner, (&title, &text, look.palette.right), 0.0);
    if !tracks.is_empty() {
        let line = rect.with_min_y(banner.bottom() + look.px(6.0));
        tracks_ui(ui, look, line, &tracks, usize::MAX);
    }
}

/// How many had it right; each answer leads on.
fn rating(item: &RitualItem, look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<RitualAction>) {
    let gap = look.px(size::GAP);
    let text = look.say(&Msg::RitualCount);
    within(ui, rect, |ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap * 0.5);
        strong(ui, look, &text, size::BODY, look.palette.ink);
        ui.horizontal(|ui| {
            let width = (ui.available_width() - 3.0 * gap) / 4.0;
            let height = (rect.bottom() - ui.cursor().top()).max(look.px(size::TARGET));
            for rating in Rating::ALL {
                let text = look.say(&words(rating));
                let button = if item.rating == Some(rating) {
                    Button::primary(&text)
                } else {
                    Button::secondary(&text)
                };
                let response = button.width(width).height(height).ui(ui, look);
                if rating == Rating::Most {
                    focus_first(ui, "rating", &response);
                }
                if response.clicked() {
                    out.push(RitualAction::Rate(rating));
                }
            }
            let text = look.say(&Msg::RitualGoOn);
            let button = Button::secondary(&text).width(width).height(height);
            if button.units(size::SMALL).ui(ui, look).clicked() {
                out.push(RitualAction::GoOn);
            }
        });
    });
}

fn words(rating: Rating) -> Msg {
    match rating {
        Rating::Most => Msg::RitualMost,
        Rating::Half => Msg::RitualHalf,
        Rating::Few => Msg::RitualFew,
    }
}

/// Page Down and Page Up go through it; digits say how many had it right.
fn keys(model: &RitualModel, ui: &Ui, out: &mut Vec<RitualAction>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::PageDown) {
        out.push(if model.is_revealed() {
            RitualAction::GoOn
        } else {
            RitualAction::Reveal
        });
    }
    if pressed(Key::PageUp) {
        out.push(RitualAction::Previous);
    }
    if model.is_revealed() {
        for digit in typed_digits(ui) {
            let index = usize::from(digit).checked_sub(1);
            let rating = index.and_then(|index| Rating::ALL.get(index));
            out.extend(rating.copied().map(RitualAction::Rate));
        }
    }
}

/// The keys of this screen.
pub fn keys_help() -> Vec<KeyGroup> {
    vec![KeyGroup {
        heading: Msg::KeysRitual,
        keys: vec![
            (Msg::KeysOnePage, Msg::KeysPageRitual),
            (Msg::KeysDigits, Msg::KeysDigitsRitual),
        ],
    }]
}

/// The tile on Home.
pub fn tile() -> Tile {
    Tile {
        title: Msg::HomeRitual,
        what: Msg::HomeRitualWhat,
        picture,
        screen: Screen::Ritual,
    }
}

/// Days that come again after longer and longer times.
fn picture(painter: &Painter, look: &Look, space: Rect) {
    let palette = look.palette;
    let width = space.width().min(look.px(330.0)).min(space.height() * 1.9);
    let left = space.left();
    let ground = space.center().y + width * 0.16;
    let line = Stroke::new(look.px(5.0), palette.ink);
    painter.hline(left..=left + width, ground, line);
    let places = [0.05, 0.15, 0.35, 0.95].map(|part| left + width * part);
    for pair in places.windows(2) {
        let [from, to] = pair else { continue };
        let points = (0..=16_usize).map(|step| {
            let turn = std::f32::consts::PI * count(step) / 16.0;
            let half = (to - from) / 2.0;
            pos2(
                from + half - half * turn.cos(),
                ground - half.min(width * 0.3) * turn.sin(),
            )
        });
        let arc = Stroke::new(look.px(6.0), palette.gold.full);
        painter.add(Shape::line(points.collect(), arc));
    }
    for place in places {
        painter.circle_filled(pos2(place, ground), look.px(11.0), palette.up.full);
    }
}

/// What the bar says.
pub fn titles(model: &RitualModel, look: &Look) -> Titles {
    let title = look.say(&Msg::RitualTitle);
    match model.item() {
        None => Titles::plain(title),
        Some(item) => Titles {
            title,
            subtitle: look.say(&Msg::RitualWhere {
                number: (model.at() + 1).into(),
                count: model.items().len().into(),
                about: look.voice.topic(item.topic).into(),
            }),
        },
    }
}
