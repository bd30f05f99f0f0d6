//! Texts: plain, heavy, with a few words stressed, and made to fit.

use std::sync::Arc;

use eframe::egui::{
    self, Align, Color32, FontId, Galley, Label, Painter, Response, TextFormat, Ui, Vec2,
    text::LayoutJob,
};

use crate::app::style::{Style, font_size_within, size};

fn rich(style: &Style, text: &str, size: f32, colour: Color32) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (index, part) in text.split("**").enumerate() {
        let font = if index % 2 == 1 { style.bold(size) } else { style.font(size) };
        job.append(part, 0.0, format(font, colour));
    }
    job
}

fn format(font: FontId, color: Color32) -> TextFormat {
    TextFormat { font_id: font, color, valign: Align::Center, ..TextFormat::default() }
}

pub fn label(ui: &mut Ui, style: &Style, text: &str, size: f32, colour: Color32) -> Response {
    ui.add(Label::new(rich(style, text, size, colour)).selectable(false))
}

/// The first of these sizes at which a text is no larger than its space, else the last; and how high it is then.
pub fn fitting(ui: &Ui, style: &Style, text: &str, sizes: &[f32], space: Vec2) -> (f32, f32) {
    let mut found = (size::BODY, 0.0);
    for size in sizes {
        let mut job = rich(style, text, *size, style.palette.ink);
        job.wrap.max_width = space.x.max(1.0);
        let laid_out = ui.painter().layout_job(job).size();
        found = (*size, laid_out.y);
        // Words that belong together may be wider than the space.
        if laid_out.y <= space.y && laid_out.x <= space.x + 0.5 {
            break;
        }
    }
    found
}

/// As [`fitting`], for heavy text, which is a little wider.
pub fn fitting_strong(
    ui: &Ui,
    style: &Style,
    text: &str,
    sizes: &[f32],
    space: Vec2,
) -> (f32, f32) {
    fitting(ui, style, &format!("**{text}**"), sizes, space)
}

pub fn paragraph(ui: &mut Ui, style: &Style, text: &str) -> Response {
    label(ui, style, text, size::BODY, style.palette.ink)
}

pub fn strong(ui: &mut Ui, style: &Style, text: &str, size: f32, colour: Color32) -> Response {
    let mut job = LayoutJob::default();
    job.append(text, 0.0, format(style.bold(size), colour));
    ui.add(Label::new(job).selectable(false))
}

pub fn line_size(painter: &Painter, text: &str, font: FontId) -> Vec2 {
    paragraph_of(painter, text, font, f32::INFINITY).size()
}

pub fn paragraph_of(painter: &Painter, text: &str, font: FontId, width: f32) -> Arc<Galley> {
    painter.layout(text.to_owned(), font, Color32::PLACEHOLDER, width)
}

/// One line of text, made smaller where the width or the height of its place asks for it.
pub fn fit_in(
    painter: &Painter,
    text: &str,
    font: &FontId,
    place: egui::Vec2,
    colour: Color32,
) -> Arc<Galley> {
    // Lexend's lines are a quarter higher than its size.
    let size = font.size.min(place.y / 1.25);
    let font = FontId::new(font_size_within(size), font.family.clone());
    fit(painter, text, &font, place.x, colour)
}

pub fn fit(
    painter: &Painter,
    text: &str,
    font: &FontId,
    width: f32,
    colour: Color32,
) -> Arc<Galley> {
    let font = font_within(painter, text, font, width);
    painter.layout_no_wrap(text.to_owned(), font, colour)
}

/// The font that [`fit`] paints with.
pub fn font_within(painter: &Painter, text: &str, font: &FontId, width: f32) -> FontId {
    let natural = line_size(painter, text, font.clone()).x;
    if natural <= width || width <= 0.0 {
        return font.clone();
    }
    FontId::new(font_size_within(font.size * width / natural), font.family.clone())
}
