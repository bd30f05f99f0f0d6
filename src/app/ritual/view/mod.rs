//! The ritual on the board: the question in large letters, the answer, and how many had it right.

mod closing;

use eframe::egui::{Key, Modifiers, Painter, Rect, ScrollArea, Shape, Stroke, Ui, pos2, vec2};

use super::{Rating, RitualAction, RitualItem, RitualModel};
use crate::app::Screen;
use crate::app::desk::view as desk;
use crate::app::theme::{Look, count, inset, size};
use crate::app::widgets::{
    Button, KeyGroup, Tile, Titles, choice, focus_first, label, page, space, strong, tracks_ui,
    typed_digits, within,
};
use crate::l10n::Msg;

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
        let inner = inset(body, look.px(24.0));
        let gap = look.px(28.0);
        let upright = inner.height() > inner.width();
        let (left, right) = if upright {
            inner.split_top_bottom_at_fraction(0.6)
        } else {
            inner.split_left_right_at_fraction(0.6)
        };
        let right = if upright {
            right.with_min_y(right.top() + gap)
        } else {
            right.with_min_x(right.left() + gap)
        };
        let (question, below) = left.split_top_bottom_at_fraction(0.42);
        desk::asked_ui(&item.puzzle, look, ui, question);
        answers(model, item, look, ui, below);
        ui.painter()
            .rect_filled(right, look.corners(28.0), look.palette.panel);
        side(model, item, look, ui, inset(right, look.px(28.0)), out);
    });
}

/// Below the question: what to choose from, and after that the answer on its number line.
fn answers(model: &RitualModel, item: &RitualItem, look: &Look, ui: &mut Ui, rect: Rect) {
    let palette = look.palette;
    let puzzle = &item.puzzle;
    within(ui, rect, |ui| {
        ui.spacing_mut().item_spacing.y = look.px(10.0);
        if model.is_revealed() {
            let answer = look.voice.answer_to(puzzle, &puzzle.solution);
            strong(ui, look, &answer, 64.0, palette.right.full);
            let tracks = puzzle.tracks(&puzzle.solution);
            if !tracks.is_empty() {
                let room = vec2(ui.available_width(), ui.available_height());
                space(ui, room, |ui, place| {
                    tracks_ui(ui, look, place, &tracks, usize::MAX);
                });
            }
        } else if model.has_choices() && !puzzle.options.is_empty() {
            for (letter, option) in ('A'..='Z').zip(&puzzle.options) {
                let answer = look.voice.answer_to(puzzle, &option.answer);
                let text = format!("**{letter}**   {answer}");
                label(ui, look, &text, 46.0, palette.ink);
            }
        }
    });
}

/// Beside the question: what to do, and what there is to say about the answer.
fn side(
    model: &RitualModel,
    item: &RitualItem,
    look: &Look,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<RitualAction>,
) {
    let rows = if model.is_revealed() { 4.0 } else { 1.0 };
    let needed = rows * look.px(size::TARGET) + (rows - 1.0) * look.px(size::GAP);
    let floor = (rect.bottom() - needed).max(rect.top());
    let palette = look.palette;
    within(ui, rect.with_max_y(floor - look.px(size::GAP)), |ui| {
        ScrollArea::vertical().id_salt("ritual").show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = look.px(size::GAP);
            if model.is_revealed() {
                let facts = item.facts.iter().map(|fact| look.voice.fact(fact));
                let facts = facts.collect::<Vec<_>>().join(" ");
                label(ui, look, &facts, size::BODY, palette.ink);
                return;
            }
            if let Some(goal) = look.voice.goal(&item.puzzle.question) {
                label(ui, look, &goal, size::BODY, palette.ink);
            }
            let how = if model.has_choices() {
                Msg::RitualHands
            } else {
                Msg::RitualSlates
            };
            let text = look.say(&how);
            strong(ui, look, &text, size::TITLE, palette.ink);
            let options = [
                (false, look.say(&Msg::RitualWithSlates)),
                (true, look.say(&Msg::RitualWithHands)),
            ];
            let name = look.say(&Msg::RitualAnswers);
            let width = ui.available_width();
            let chosen = choice(ui, look, &name, &options, model.has_choices(), width);
            out.extend(chosen.map(RitualAction::Choices));
        });
    });
    within(ui, rect.with_min_y(floor), |ui| {
        ui.spacing_mut().item_spacing.y = look.px(size::GAP);
        if model.is_revealed() {
            rating(item, look, ui, out);
        } else {
            let text = look.say(&Msg::RitualReveal);
            let width = ui.available_width();
            let response = Button::primary(&text).width(width).ui(ui, look);
            focus_first(ui, "reveal", &response);
            if response.clicked() {
                out.push(RitualAction::Reveal);
            }
        }
    });
}

/// How many had it right; each answer leads on.
fn rating(item: &RitualItem, look: &Look, ui: &mut Ui, out: &mut Vec<RitualAction>) {
    let width = ui.available_width();
    let text = look.say(&Msg::RitualCount);
    strong(ui, look, &text, size::BODY, look.palette.ink);
    ui.horizontal(|ui| {
        let gap = look.px(size::GAP);
        ui.spacing_mut().item_spacing.x = gap;
        let third = (width - 2.0 * gap) / 3.0;
        for rating in Rating::ALL {
            let text = look.say(&words(rating));
            let button = if item.rating == Some(rating) {
                Button::primary(&text)
            } else {
                Button::secondary(&text)
            };
            let height = 2.0 * look.px(size::TARGET);
            let response = button.width(third).height(height).units(28.0).ui(ui, look);
            if rating == Rating::Most {
                focus_first(ui, "rating", &response);
            }
            if response.clicked() {
                out.push(RitualAction::Rate(rating));
            }
        }
    });
    let text = look.say(&Msg::RitualGoOn);
    let height = look.px(size::TARGET);
    let button = Button::secondary(&text).width(width).height(height);
    if button.units(28.0).ui(ui, look).clicked() {
        out.push(RitualAction::GoOn);
    }
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
    let left = space.center().x - width / 2.0;
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
