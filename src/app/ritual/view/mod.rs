mod closing;

use eframe::egui::{
    Key, Modifiers, Painter, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::{RitualAction, RitualItem, RitualModel, SlateCount};
use crate::app::ScreenId;
use crate::app::answer::view::{self as answer_view, Areas};
use crate::app::screens::ScreenCx;
use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::{
    Button, ButtonKind, KeyGroup, Tile, Titles, choice, fit_in, focus_first, space, strong,
    tracks_ui, typed_digits, within,
};
use crate::puzzle::Choice;
use crate::text::Msg;

const MOST_REASONS: usize = 2;

pub fn ui(model: &RitualModel, cx: &ScreenCx, ui: &mut Ui, out: &mut Vec<RitualAction>) {
    let ScreenCx { style, body, has_focus: free } = *cx;
    if free {
        keys(model, ui, out);
    }
    let Some(item) = model.item() else {
        return closing::ui(model, style, ui, body, out);
    };
    within(ui, body, |ui| {
        let areas = Areas::new(body);
        answer_view::shown_ui(item.attempt.input(), style, ui, areas);
        let middle = inset(areas.middle, 8.0);
        let narrow = middle.width() < 1250.0;
        let rows = if narrow { 2.0 } else { 1.0 };
        let gap = size::GAP;
        let foot = rows * size::TARGET + (rows - 1.0) * gap;
        let foot = middle.with_min_y(middle.bottom() - foot);
        let above = middle.with_max_y(foot.top() - gap);
        if model.is_revealed() {
            answer(item, style, ui, above);
            within(ui, foot, |ui| rating(item, style, ui, narrow, out));
        } else {
            question(model, item, style, ui, above);
            within(ui, foot, |ui| way_on(model, style, ui, narrow, out));
        }
    });
}

fn question(model: &RitualModel, item: &RitualItem, style: &Style, ui: &mut Ui, rect: Rect) {
    let palette = style.palette;
    within(ui, rect, |ui| {
        let puzzle = item.attempt.puzzle();
        if !model.has_choices() || puzzle.options.is_empty() {
            let text = style.say(&Msg::RitualSlates);
            strong(ui, style, &text, size::TITLE, palette.up.full);
            return;
        }
        let text = style.say(&Msg::RitualHands);
        strong(ui, style, &text, size::SMALL, palette.up.full);
        let letters: Vec<(char, &Choice)> = ('A'..='Z').zip(&puzzle.options).collect();
        let rows = letters.chunks(2);
        let gap = size::GAP;
        let rest = rect.with_min_y(ui.cursor().top());
        let cell = vec2((rest.width() - gap) / 2.0, rest.height() / count(rows.len().max(1)));
        for (line, row) in (0_usize..).zip(rows) {
            for (column, (letter, option)) in (0_usize..).zip(row) {
                let corner = vec2(count(column) * (cell.x + gap), count(line) * cell.y);
                let place = Rect::from_min_size(rest.min + corner, cell);
                let answer = style.voice.answer_to(puzzle, &option.answer);
                let text = format!("{letter}   {answer}");
                let response =
                    ui.interact(place, ui.scope_id().with(("option", letter)), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
                let font = style.bold(46.0);
                let galley = fit_in(ui.painter(), &text, &font, cell, palette.ink);
                let at = pos2(place.left(), place.center().y - galley.size().y / 2.0);
                ui.painter().galley(at, galley, palette.ink);
            }
        }
    });
}

fn way_on(
    model: &RitualModel,
    style: &Style,
    ui: &mut Ui,
    narrow: bool,
    out: &mut Vec<RitualAction>,
) {
    let whole = ui.available_width();
    let width = if narrow { whole } else { 520.0 };
    let mut parts = |ui: &mut Ui| {
        let options =
            [(false, style.say(&Msg::RitualWithSlates)), (true, style.say(&Msg::RitualWithHands))];
        let name = style.say(&Msg::RitualAnswers);
        let chosen = choice(ui, style, &name, &options, model.has_choices(), width);
        out.extend(chosen.map(RitualAction::Choices));
        let text = style.say(&Msg::RitualReveal);
        if !narrow {
            ui.add_space(ui.available_width() - width - 1.0);
        }
        let response = Button::primary(&text).width(width).ui(ui, style);
        focus_first(ui, "reveal", &response);
        if response.clicked() {
            out.push(RitualAction::Reveal);
        }
    };
    if narrow {
        parts(ui);
    } else {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            parts(ui);
        });
    }
}

fn answer(item: &RitualItem, style: &Style, ui: &mut Ui, rect: Rect) {
    let puzzle = item.attempt.puzzle();
    let answer = style.voice.answer_to(puzzle, &puzzle.solution);
    let title = style.say(&Msg::PracticeSolution { answer: answer.into() });
    // The most telling ones: the class has heard the answer, and goes on.
    let reasons = item.reasons();
    let text = style.voice.facts(reasons.get(..MOST_REASONS).unwrap_or(reasons));
    let tracks = puzzle.tracks(&puzzle.solution);
    let share = if tracks.is_empty() { 1.0 } else { 0.54 };
    let banner = rect.with_max_y(rect.top() + rect.height() * share);
    answer_view::banner_ui(style, ui, banner, (&title, &text, style.palette.right), 0.0);
    if !tracks.is_empty() {
        let line = rect.with_min_y(banner.bottom() + 6.0);
        tracks_ui(ui, style, line, &tracks, usize::MAX);
    }
}

fn rating(
    item: &RitualItem,
    style: &Style,
    ui: &mut Ui,
    narrow: bool,
    out: &mut Vec<RitualAction>,
) {
    let gap = size::GAP;
    // A little less than there is: what is too wide by nothing would go to the next line.
    let part = (ui.available_width() - 4.0 * gap) / 5.0 - 1.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        let (words_room, third) =
            if narrow { (2.0 * part + gap, (5.0 * part + 2.0 * gap) / 3.0) } else { (part, part) };
        let height = size::TARGET;
        let text = style.say(&Msg::RitualCount);
        space(ui, vec2(words_room, height), |ui, place| {
            let colour = style.palette.ink;
            let font = style.bold(size::SMALL);
            let galley = fit_in(ui.painter(), &text, &font, place.size(), colour);
            let at = pos2(place.left(), place.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, colour);
        });
        let button = |ui: &mut Ui, text: &Msg, width: f32, chosen: bool| {
            let text = style.say(text);
            let kind = if chosen { ButtonKind::Primary } else { ButtonKind::Secondary };
            let button = Button::new(kind, &text).width(width).height(height);
            button.units(size::SMALL).ui(ui, style)
        };
        if narrow && button(ui, &Msg::RitualGoOn, 3.0 * part + 2.0 * gap, false).clicked() {
            out.push(RitualAction::GoOn);
        }
        for count in SlateCount::ALL {
            let chosen = item.count == Some(count);
            let response = button(ui, &words(count), third, chosen);
            if count == SlateCount::Most {
                focus_first(ui, "rating", &response);
            }
            if response.clicked() {
                out.push(RitualAction::Rate(count));
            }
        }
        if !narrow && button(ui, &Msg::RitualGoOn, part, false).clicked() {
            out.push(RitualAction::GoOn);
        }
    });
}

fn words(count: SlateCount) -> Msg {
    match count {
        SlateCount::Most => Msg::RitualMost,
        SlateCount::Half => Msg::RitualHalf,
        SlateCount::Few => Msg::RitualFew,
    }
}

/// Page Down and Page Up go through it; digits say how many had it right.
fn keys(model: &RitualModel, ui: &Ui, out: &mut Vec<RitualAction>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::PageDown) {
        out.push(if model.is_revealed() { RitualAction::GoOn } else { RitualAction::Reveal });
    }
    if pressed(Key::PageUp) {
        out.push(RitualAction::Previous);
    }
    if model.is_revealed() {
        for digit in typed_digits(ui) {
            let index = usize::from(digit).checked_sub(1);
            let rating = index.and_then(|index| SlateCount::ALL.get(index));
            out.extend(rating.copied().map(RitualAction::Rate));
        }
    }
}

pub fn keys_help() -> Vec<KeyGroup> {
    vec![KeyGroup {
        heading: Msg::KeysRitual,
        keys: vec![
            (Msg::KeysOnePage, Msg::KeysPageRitual),
            (Msg::KeysDigits, Msg::KeysDigitsRitual),
        ],
    }]
}

pub fn tile() -> Tile {
    Tile { title: Msg::HomeRitual, what: Msg::HomeRitualWhat, picture, screen: ScreenId::Ritual }
}

/// Days that come again after longer and longer times.
fn picture(painter: &Painter, style: &Style, space: Rect) {
    let palette = style.palette;
    let width = space.width().min(330.0).min(space.height() * 1.9);
    let left = space.left();
    let ground = space.center().y + width * 0.16;
    let line = Stroke::new(5.0, palette.ink);
    painter.hline(left..=left + width, ground, line);
    let places = [0.05, 0.15, 0.35, 0.95].map(|part| left + width * part);
    for pair in places.windows(2) {
        let [from, to] = pair else { continue };
        let points = (0..=16_usize).map(|step| {
            let turn = std::f32::consts::PI * count(step) / 16.0;
            let half = (to - from) / 2.0;
            pos2(from + half - half * turn.cos(), ground - half.min(width * 0.3) * turn.sin())
        });
        let arc = Stroke::new(6.0, palette.gold.full);
        painter.add(Shape::line(points.collect(), arc));
    }
    for place in places {
        painter.circle_filled(pos2(place, ground), 11.0, palette.up.full);
    }
}

pub fn titles(model: &RitualModel, style: &Style) -> Titles {
    let title = style.say(&Msg::RitualTitle);
    match model.item() {
        None => Titles::plain(title),
        Some(item) => Titles {
            title,
            subtitle: style.say(&Msg::RitualWhere {
                number: (model.at() + 1).into(),
                count: model.items().len().into(),
                about: style.voice.topic(item.topic).into(),
            }),
        },
    }
}
