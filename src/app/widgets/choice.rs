//! One of several: side by side, or below each other.

use eframe::egui::{
    Align, Color32, CornerRadius, CursorIcon, Painter, Rect, Response, Role, Sense, StrokeKind,
    TextFormat, Ui, WidgetInfo, pos2, text::LayoutJob, vec2,
};

use super::{focus_ring, line_size, offer_start, strong};
use crate::app::style::{Style, count, size};
use crate::text::Msg;

/// Options side by side in one frame; says which one was pressed. Where their words need more than
/// the width, they break into several lines.
///
/// `name` says what is chosen here, to screen readers.
pub fn choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    style: &Style,
    name: &str,
    options: &[(T, String)],
    chosen: T,
    width: f32,
) -> Option<T> {
    let widths = widths(ui, style, options);
    let fits = |in_line: &usize| {
        let mut lines = widths.chunks(*in_line);
        lines.all(|line| line.iter().sum::<f32>() <= width)
    };
    // As few lines as will do, all of about the same length.
    let most = options.len().max(1);
    let in_line = (1..=most).map(|lines| most.div_ceil(lines)).find(fits);
    let in_line = in_line.unwrap_or(1);
    let mut pressed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for (line, widths) in options.chunks(in_line).zip(widths.chunks(in_line)) {
            pressed = choice_line(ui, style, name, (line, widths), chosen, width).or(pressed);
        }
    });
    pressed
}

fn choice_line<T: PartialEq + Copy>(
    ui: &mut Ui,
    style: &Style,
    name: &str,
    (options, widths): (&[(T, String)], &[f32]),
    chosen: T,
    width: f32,
) -> Option<T> {
    let shares = shares(widths, width);
    let height = options.iter().zip(&shares).map(|((_, text), share)| {
        let words = words(ui.painter(), style, text, *share, style.palette.ink);
        ui.painter().layout_job(words).size().y + 20.0
    });
    let height = height.fold(size::TARGET, f32::max);
    let (_, whole) = ui.allocate_space(vec2(width, height));
    let mut pressed = None;
    let mut left = whole.left();
    for ((value, text), share) in options.iter().zip(shares) {
        let rect = Rect::from_min_size(pos2(left, whole.top()), vec2(share, height));
        left += share;
        let response = segment(ui, style, rect, whole, (name, text), *value == chosen);
        if response.clicked() {
            pressed = Some(*value);
        }
        if left < whole.right() - 1.0 {
            let line = style.border(style.palette.line);
            let inside = whole.shrink(12.0);
            ui.painter().vline(left, inside.y_range(), line);
        }
    }
    let border = style.border(style.palette.ink);
    let corners = style.corners(14.0);
    ui.painter().rect_stroke(whole, corners, border, StrokeKind::Inside);
    pressed
}

/// What is chosen here, as a heading, and the options below it; says which one was pressed.
pub fn choice_row<T: PartialEq + Copy>(
    ui: &mut Ui,
    style: &Style,
    (name, units): (&Msg, f32),
    options: &[(T, String)],
    chosen: T,
) -> Option<T> {
    let name = style.say(name);
    strong(ui, style, &name, units, style.palette.ink);
    // A focus ring needs a little room of its own.
    let width = ui.available_width() - 4.0;
    choice(ui, style, &name, options, chosen, width)
}

/// How wide each option must be: its words, and a finger.
fn widths<T>(ui: &Ui, style: &Style, options: &[(T, String)]) -> Vec<f32> {
    let font = style.bold(size::SMALL);
    let widths = options.iter().map(|(_, text)| {
        let words = line_size(ui.painter(), text, font.clone());
        (words.x + 24.0).max(size::TARGET)
    });
    widths.collect()
}

/// How wide each option is: all together as wide as there is room.
fn shares(widths: &[f32], width: f32) -> Vec<f32> {
    let needed: f32 = widths.iter().sum();
    let spare = (width - needed) / count(widths.len().max(1));
    if spare >= 0.0 {
        widths.iter().map(|w| w + spare).collect()
    } else {
        widths.iter().map(|w| w * width / needed.max(1.0)).collect()
    }
}

/// The words of an option of this width, in several lines if need be.
fn words(painter: &Painter, style: &Style, text: &str, width: f32, colour: Color32) -> LayoutJob {
    let room = (width - 16.0).max(1.0);
    let lay = |units: f32| {
        let format = TextFormat::simple(style.bold(units), colour);
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.halign = Align::Center;
        job.wrap.max_width = room;
        job
    };
    let font = style.bold(size::SMALL);
    let word = |word: &str| line_size(painter, word, font.clone()).x;
    // No word is broken in the middle.
    let widest = text.split(' ').map(word).fold(1.0, f32::max);
    lay(size::SMALL * (room * 0.98 / widest).min(1.0))
}

fn segment(
    ui: &mut Ui,
    style: &Style,
    rect: Rect,
    whole: Rect,
    (name, text): (&str, &str),
    on: bool,
) -> Response {
    let id = ui.next_auto_id();
    ui.skip_ahead_auto_ids(1);
    let response = ui.interact(rect, id, Sense::click());
    if on {
        offer_start(ui, id);
    }
    response.widget_info(|| {
        let mut info = WidgetInfo::selected(Role::RadioButton, true, on, text);
        info.hint_text = Some(name.to_owned());
        info
    });
    let palette = style.palette;
    let (fill, colour) = match (on, response.hovered()) {
        (true, _) => (palette.ink, palette.paper),
        (false, true) => (palette.gold.tint, palette.ink),
        (false, false) => (palette.panel, palette.ink),
    };
    let corners = ends(style, rect, whole);
    let painter = ui.painter();
    painter.rect_filled(rect, corners, fill);
    if ui.is_rect_visible(rect) {
        let galley = painter.layout_job(words(painter, style, text, rect.width(), colour));
        let at = rect.center() - vec2(0.0, galley.size().y / 2.0);
        painter.galley(at, galley, colour);
    }
    focus_ring(painter, style, &response, rect, corners);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

fn ends(style: &Style, rect: Rect, whole: Rect) -> CornerRadius {
    let mut corners = style.corners(14.0);
    if rect.left() > whole.left() + 1.0 {
        (corners.nw, corners.sw) = (0, 0);
    }
    if rect.right() < whole.right() - 1.0 {
        (corners.ne, corners.se) = (0, 0);
    }
    corners
}

pub fn choice_column<T: PartialEq + Copy>(
    ui: &mut Ui,
    style: &Style,
    name: &str,
    options: &[(T, String)],
    chosen: T,
) -> Option<T> {
    let mut pressed = None;
    ui.spacing_mut().item_spacing.y = 10.0;
    for (value, text) in options {
        let width = ui.available_width();
        let words = words(ui.painter(), style, text, width, style.palette.ink);
        let words = ui.painter().layout_job(words);
        let height = (words.size().y + 20.0).max(size::TARGET);
        let (_, rect) = ui.allocate_space(vec2(width, height));
        let response = segment(ui, style, rect, rect, (name, text), *value == chosen);
        let border = style.border(style.palette.ink);
        ui.painter().rect_stroke(rect, style.corners(14.0), border, StrokeKind::Inside);
        if response.clicked() {
            pressed = Some(*value);
        }
    }
    pressed
}
