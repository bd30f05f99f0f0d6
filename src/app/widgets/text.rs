//! Texts: plain, heavy, with a few words stressed, and made to fit.

use std::sync::Arc;

use eframe::egui::{
    self, Align, Color32, FontId, Galley, Label, Response, TextFormat, Ui, text::LayoutJob,
};

use super::{line_size, measure, painted_in_sight};
use crate::app::theme::{Look, letter_size_within, size};

fn rich(look: &Look, text: &str, units: f32, colour: Color32) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (index, part) in text.split("**").enumerate() {
        let font = if index % 2 == 1 { look.bold(units) } else { look.font(units) };
        job.append(part, 0.0, format(font, colour));
    }
    job
}

fn format(font: FontId, color: Color32) -> TextFormat {
    TextFormat { font_id: font, color, valign: Align::Center, ..TextFormat::default() }
}

pub fn label(ui: &mut Ui, look: &Look, text: &str, units: f32, colour: Color32) -> Response {
    written(ui, rich(look, text, units, colour))
}

fn written(ui: &mut Ui, job: LayoutJob) -> Response {
    let job = painted_in_sight(ui, job);
    ui.add(Label::new(job).selectable(false))
}

/// These sizes and what they are without zoom, the largest first: so nothing that has to fit is
/// smaller with zoom than without.
pub fn with_unzoomed(look: &Look, sizes: &[f32]) -> Vec<f32> {
    let zoomed = if look.letters > 1.0 { sizes } else { &[] };
    let unzoomed = zoomed.iter().map(|units| units / look.letters);
    let mut sizes: Vec<f32> = sizes.iter().copied().chain(unzoomed).collect();
    sizes.sort_by(|one, other| other.total_cmp(one));
    sizes
}

/// The first of these sizes at which a text is no larger than its space; else the last. Where the
/// zoom has made letters too large for the space, they are as large as without it.
pub fn fitting(ui: &Ui, look: &Look, text: &str, sizes: &[f32], space: egui::Vec2) -> (f32, f32) {
    let mut found = (size::BODY, 0.0);
    for units in with_unzoomed(look, sizes) {
        let mut job = rich(look, text, units, look.palette.ink);
        job.wrap.max_width = space.x.max(1.0);
        let size = measure(ui.painter(), job).size();
        found = (units, size.y);
        // Words that belong together may be wider than the space.
        if size.y <= space.y && size.x <= space.x + 0.5 {
            break;
        }
    }
    found
}

/// As [`fitting`], for words above something drawn: before the screen scrolls, larger letters must not
/// take a line from the drawing.
pub fn growing(ui: &Ui, look: &Look, text: &str, sizes: &[f32], space: egui::Vec2) -> (f32, f32) {
    if !look.grows_in_place() {
        return fitting(ui, look, text, sizes, space);
    }
    let (_, height) = fitting(ui, &look.unzoomed(), text, sizes, space);
    let most = egui::vec2(space.x, height * look.letters * 1.01);
    let between = sizes.iter().map(|units| units / look.letters.sqrt());
    let sizes: Vec<f32> = sizes.iter().copied().chain(between).collect();
    fitting(ui, look, text, &sizes, most)
}

/// As [`fitting`], for heavy text, which is a little wider.
pub fn fitting_strong(
    ui: &Ui,
    look: &Look,
    text: &str,
    sizes: &[f32],
    space: egui::Vec2,
) -> (f32, f32) {
    fitting(ui, look, &format!("**{text}**"), sizes, space)
}

pub fn paragraph(ui: &mut Ui, look: &Look, text: &str) -> Response {
    label(ui, look, text, size::BODY, look.palette.ink)
}

pub fn strong(ui: &mut Ui, look: &Look, text: &str, units: f32, colour: Color32) -> Response {
    let mut job = LayoutJob::default();
    job.append(text, 0.0, format(look.bold(units), colour));
    written(ui, job)
}

/// One line of text, made smaller where the width or the height of its place asks for it.
pub fn fit_in(
    painter: &egui::Painter,
    text: &str,
    font: &FontId,
    place: egui::Vec2,
    colour: Color32,
) -> Arc<Galley> {
    // Lexend's lines are a quarter higher than its size.
    let size = font.size.min(place.y / 1.25);
    let font = FontId::new(letter_size_within(size), font.family.clone());
    fit(painter, text, &font, place.x, colour)
}

pub fn fit(
    painter: &egui::Painter,
    text: &str,
    font: &FontId,
    width: f32,
    colour: Color32,
) -> Arc<Galley> {
    let font = font_within(painter, text, font, width);
    painter.layout_no_wrap(text.to_owned(), font, colour)
}

/// The font that [`fit`] paints with.
pub fn font_within(painter: &egui::Painter, text: &str, font: &FontId, width: f32) -> FontId {
    let natural = line_size(painter, text, font.clone()).x;
    if natural <= width || width <= 0.0 {
        return font.clone();
    }
    FontId::new(letter_size_within(font.size * width / natural), font.family.clone())
}
