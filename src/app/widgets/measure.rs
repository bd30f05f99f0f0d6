//! How large texts would be, of letters that are not painted: whoever tries several sizes paints only
//! the one that is taken.

use std::sync::Arc;

use eframe::egui::{Color32, FontId, Galley, Painter, Ui, Vec2, text::LayoutJob};

use crate::app::fonts::unpainted;

pub fn measure(painter: &Painter, job: LayoutJob) -> Arc<Galley> {
    painter.layout_job(without_paint(job))
}

/// The same text, as wide and as high, of letters that are not painted.
fn without_paint(mut job: LayoutJob) -> LayoutJob {
    for section in &mut job.sections {
        let format = &mut section.format;
        format.font_id.family = unpainted(&format.font_id.family);
        // The same text is measured once, whatever its colours.
        format.color = Color32::PLACEHOLDER;
    }
    job
}

/// A text for the next place in a column or a row. Below what is in sight, its letters are not painted before somebody
/// scrolls there: else the first frame of a long page would paint all of them.
pub fn painted_in_sight(ui: &Ui, job: LayoutJob) -> LayoutJob {
    if ui.cursor().top() < ui.clip_rect().bottom() { job } else { without_paint(job) }
}

pub fn line_size(painter: &Painter, text: &str, font: FontId) -> Vec2 {
    paragraph_of(painter, text, font, f32::INFINITY).size()
}

/// A text laid out in lines of this width.
pub fn paragraph_of(painter: &Painter, text: &str, font: FontId, width: f32) -> Arc<Galley> {
    let job = LayoutJob::simple(text.to_owned(), font, Color32::PLACEHOLDER, width);
    measure(painter, job)
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Context, RawInput};

    use super::*;
    use crate::app::fonts;

    #[test]
    fn below_what_is_in_sight_nothing_is_painted() {
        let ctx = Context::default();
        fonts::install(&ctx);
        let text = "Avec l’élève, 42 + 7 = 49".to_owned();
        let job = LayoutJob::simple(text, FontId::proportional(36.0), Color32::WHITE, 200.0);
        let mut asked = Vec::new();
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let lay = |ui: &Ui, job: &LayoutJob| ui.painter().layout_job(job.clone()).size();
            let above = painted_in_sight(ui, job.clone());
            ui.add_space(2.0 * ui.clip_rect().height());
            let below = painted_in_sight(ui, job.clone());
            let as_large = lay(ui, &below) == lay(ui, &job);
            asked.push((above, as_large, below));
        });
        output.textures_delta.clear();
        for (above, as_large, below) in asked {
            assert_eq!(above, job);
            assert!(as_large && below != job);
        }
    }
}
