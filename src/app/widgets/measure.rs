//! How large texts would be, of letters that are not painted: whoever tries several sizes paints only
//! the one that is taken.

use std::sync::Arc;

use eframe::egui::{Color32, FontId, Galley, Painter, Vec2, text::LayoutJob};

use crate::app::fonts::unpainted;

/// A text laid out as it would be if it were painted.
pub fn measure(painter: &Painter, mut job: LayoutJob) -> Arc<Galley> {
    for section in &mut job.sections {
        let format = &mut section.format;
        format.font_id.family = unpainted(&format.font_id.family);
        // The same text is measured once, whatever its colours.
        format.color = Color32::PLACEHOLDER;
    }
    painter.layout_job(job)
}

/// The size of one line of text.
pub fn line_size(painter: &Painter, text: &str, font: FontId) -> Vec2 {
    paragraph_of(painter, text, font, f32::INFINITY).size()
}

/// A text laid out in lines of this width.
pub fn paragraph_of(painter: &Painter, text: &str, font: FontId, width: f32) -> Arc<Galley> {
    let job = LayoutJob::simple(text.to_owned(), font, Color32::PLACEHOLDER, width);
    measure(painter, job)
}
