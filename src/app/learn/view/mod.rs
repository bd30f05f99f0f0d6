mod ask;
mod ending;
mod explain;
mod figure;
mod foot;
mod game;
mod list;
mod pictures;
mod player;
mod say;
mod show;

use eframe::egui::{Painter, Rect, Shape, Ui, pos2};

use super::{LearnAction, LearnModel, Standing};
use crate::app::ScreenId;
use crate::app::answer::view as answer_view;
use crate::app::screens::ScreenCx;
use crate::app::style::Style;
use crate::app::widgets::{KeyGroup, Tile, Titles};
use crate::text::Msg;

pub fn ui(model: &LearnModel, cx: &ScreenCx, ui: &mut Ui, out: &mut Vec<LearnAction>) {
    let ScreenCx { style, body, has_focus: free } = *cx;
    match model.run() {
        None => list::ui(model, style, ui, body, out),
        Some(run) => player::ui(run, style, ui, body, free, out),
    }
}

pub fn titles(model: &LearnModel, style: &Style) -> Titles {
    let count = model.lessons().len();
    let Some(run) = model.run() else {
        let numbers = 0..count;
        let done = numbers.filter(|number| model.standing(*number) == Standing::Done);
        let subtitle = Msg::LearnCount { done: done.count().into(), count: count.into() };
        return Titles { title: style.say(&Msg::LearnTitle), subtitle: style.say(&subtitle) };
    };
    let lesson = (run.number + 1).into();
    let subtitle = if run.is_at_end() {
        Msg::LearnPlaceEnd { lesson }
    } else {
        Msg::LearnPlace { lesson, step: (run.at + 1).into(), steps: run.steps.len().into() }
    };
    Titles { title: words(style, &run.lesson.title), subtitle: style.say(&subtitle) }
}

pub fn keys_help(model: &LearnModel) -> Vec<KeyGroup> {
    let Some(run) = model.run() else {
        return Vec::new();
    };
    let mut keys =
        vec![(Msg::KeysPageDown, Msg::KeysPageDownWhat), (Msg::KeysPageUp, Msg::KeysPageUpWhat)];
    if let Some(attempt) = run.attempt().filter(|attempt| attempt.waits()) {
        keys.push((Msg::KeysPageTwice, Msg::KeysPageTwiceWhat));
        keys.extend(answer_view::keys_help(attempt.input()));
    }
    vec![KeyGroup { heading: Msg::KeysLearn, keys }]
}

/// A text of a lesson. The checker has seen that there is one in every language.
fn words(style: &Style, key: &str) -> String {
    let text = style.voice.locale.text(key);
    text.unwrap_or_else(|| key.to_owned())
}

pub fn tile() -> Tile {
    Tile { title: Msg::HomeLearn, what: Msg::HomeLearnWhat, picture, screen: ScreenId::Learn }
}

fn picture(painter: &Painter, style: &Style, space: Rect) {
    let palette = style.palette;
    let side = space.height().min(210.0).min(space.width());
    let at = |x: f32, y: f32| pos2(space.left() + x * side, space.bottom() - y * side);
    let stairs = [
        (0.0, 0.05),
        (0.27, 0.05),
        (0.27, 0.27),
        (0.53, 0.27),
        (0.53, 0.49),
        (0.79, 0.49),
        (0.79, 0.71),
        (1.0, 0.71),
    ];
    let points = stairs.into_iter().map(|(x, y)| at(x, y)).collect();
    let line = eframe::egui::Stroke::new(side * 0.065, palette.up.full);
    painter.add(Shape::line(points, line));
    painter.circle_filled(at(0.13, 0.42), side * 0.1, palette.ink);
    painter.circle_filled(at(0.86, 0.9), side * 0.1, palette.gold.full);
}
