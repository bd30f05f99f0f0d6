//! The header of one's own: folded up until it is wanted.

use eframe::egui::{CursorIcon, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::options::{alert, note_text};
use crate::app::print::{HeaderEntry, PrintAction, PrintChoice, PrintModel};
use crate::app::style::{Style, size};
use crate::app::widgets::{FieldStyle, Icon, choice_row, fit, focus_ring, paint_icon, strong};
use crate::limits;
use crate::sheets::{HeaderField, HeaderMark};
use crate::text::{Locale, Msg};

/// More letters than this are not even taken in: they would only slow down typing.
const MOST_TYPED: usize = limits::HEADER_TYPED;

pub fn ui(
    model: &PrintModel,
    locale: &Locale,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<PrintAction>,
) {
    let unfolded = model.is_unfolded();
    if fold(ui, style, &style.say(&Msg::PrintHeader), unfolded) {
        out.push(PrintAction::Unfold(!unfolded));
    }
    if !unfolded {
        let header = &model.options.header;
        let texts = HeaderField::ALL.map(|field| header.text(field));
        let texts: Vec<&str> = texts.into_iter().filter(|text| !text.is_empty()).collect();
        if !texts.is_empty() {
            note_text(style, ui, &texts.join(" · "));
        }
        return;
    }
    note_text(style, ui, &style.say(&Msg::PrintHeaderWhat));
    for field in HeaderField::ALL {
        line(model, locale, style, ui, field, out);
    }
    mark(model, locale, style, ui, out);
}

/// A line with a heading that unfolds what comes below it; whether it was pressed.
fn fold(ui: &mut Ui, style: &Style, text: &str, unfolded: bool) -> bool {
    let palette = style.palette;
    let height = size::TARGET;
    let width = ui.available_width() - 4.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text));
    let tell = |node: &mut eframe::egui::accesskit::Node| node.set_expanded(unfolded);
    ui.ctx().accesskit_node_builder(response.id, tell);
    let fill = if response.hovered() { palette.gold.tint } else { palette.panel };
    let corners = style.corners(14.0);
    let painter = ui.painter();
    let border = style.border(palette.line);
    painter.rect(rect, corners, fill, border, StrokeKind::Inside);
    let font = style.bold(size::SMALL);
    let room = (width - height - 16.0).max(1.0);
    let galley = fit(painter, text, &font, room, palette.ink);
    let at = pos2(rect.left() + 16.0, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, palette.ink);
    let sign = if unfolded { Icon::Minus } else { Icon::Plus };
    let place = Rect::from_min_max(pos2(rect.right() - height, rect.top()), rect.max);
    paint_icon(painter, place, sign, palette.ink);
    focus_ring(painter, style, &response, rect, corners);
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}

fn line(
    model: &PrintModel,
    locale: &Locale,
    style: &Style,
    ui: &mut Ui,
    field: HeaderField,
    out: &mut Vec<PrintAction>,
) {
    let entry = model.header();
    let heading = strong(ui, style, &field.say(locale), size::SMALL, style.palette.ink);
    let mut text = entry.text(&model.options.header, field).to_owned();
    let width = ui.available_width() - 24.0;
    let edit = FieldStyle::plain(style.palette.panel, width)
        .field(style, &mut text, field.name())
        .char_limit(MOST_TYPED);
    if ui.add(edit).labelled_by(heading.id).changed() {
        out.push(PrintAction::Choose(PrintChoice::TypeHeader(field, text)));
    }
    if let Some(error) = entry.error(field) {
        alert(style, ui, &error.say(locale));
    }
}

fn mark(
    model: &PrintModel,
    locale: &Locale,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<PrintAction>,
) {
    let now = model.options.header.mark();
    let points = match now {
        HeaderMark::Points(points) => points,
        HeaderMark::None | HeaderMark::Exercises => HeaderEntry::USUAL_POINTS,
    };
    let exercises = model.order().is_some_and(|order| {
        let given = order.given.is_some();
        given || order.template.has_answers()
    });
    let mut marks = vec![(HeaderMark::None, Msg::PrintHeaderMarkNone)];
    // A page without exercises has none to count.
    if exercises {
        marks.push((HeaderMark::Exercises, Msg::PrintHeaderMarkExercises));
    }
    marks.push((HeaderMark::Points(points), Msg::PrintHeaderMarkPoints));
    let marks: Vec<(HeaderMark, String)> =
        marks.into_iter().map(|(mark, name)| (mark, style.say(&name))).collect();
    let name = (&Msg::PrintHeaderMark, size::SMALL);
    let pressed = choice_row(ui, style, name, &marks, now);
    out.extend(pressed.map(PrintChoice::Mark).map(PrintAction::Choose));
    if !matches!(now, HeaderMark::Points(_)) {
        return;
    }
    let typed = model.header().points();
    let mut text = typed.map_or_else(|| points.to_string(), str::to_owned);
    let edit = FieldStyle::heavy(style.palette.panel, 120.0)
        .field(style, &mut text, "points")
        .char_limit(6);
    let field = ui.add(edit);
    let told = style.say(&Msg::PrintHeaderMarkPoints);
    let name = |node: &mut eframe::egui::accesskit::Node| node.set_label(told);
    ui.ctx().accesskit_node_builder(field.id, name);
    if field.changed() {
        out.push(PrintAction::Choose(PrintChoice::TypePoints(text)));
    }
    if typed.is_some() {
        alert(style, ui, &crate::sheets::HeaderError::Points.say(locale));
    }
}
