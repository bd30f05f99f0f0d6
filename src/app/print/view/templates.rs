use eframe::egui::{CursorIcon, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::print::{PrintAction, PrintModel};
use crate::app::style::{Style, size};
use crate::app::widgets::{focus_ring, strong};
use crate::text::{Locale, Msg};

pub fn ui(
    model: &PrintModel,
    locale: &Locale,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<PrintAction>,
) {
    let heading = style.say(&Msg::PrintTemplate);
    strong(ui, style, &heading, size::BODY, style.palette.ink);
    let templates = &model.templates;
    let chosen = model.options.template_number(templates);
    let given = model.has_given();
    if given {
        let title = model.order.as_ref().map(|order| order.template.title.as_str());
        let title = title.and_then(|title| locale.text(title));
        // It is what is printed already: pressing it changes nothing.
        row(ui, style, (&heading, &title.unwrap_or_default()), true);
    }
    for (index, template) in templates.iter().enumerate() {
        // The titles are shown in the language of the window, whatever the sheet speaks.
        let title = locale.text(&template.title).unwrap_or_default();
        if row(ui, style, (&heading, &title), index == chosen && !given) {
            out.push(PrintAction::Template(index));
        }
    }
}

fn row(ui: &mut Ui, style: &Style, (heading, title): (&str, &str), on: bool) -> bool {
    let palette = style.palette;
    let padding = 16.0;
    let width = ui.available_width() - 4.0;
    let font = style.bold(27.0);
    let room = (width - 2.0 * padding).max(1.0);
    let galley = ui.painter().layout(title.to_owned(), font, palette.ink, room);
    let height = (galley.size().y + 20.0).max(66.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::selected(Role::RadioButton, true, on, title);
        info.hint_text = Some(heading.to_owned());
        info
    });
    let (fill, border, text) = match (on, response.hovered()) {
        (true, _) => (palette.ink, palette.ink, palette.paper),
        (false, true) => (palette.gold.tint, palette.line, palette.ink),
        (false, false) => (palette.panel, palette.line, palette.ink),
    };
    let corners = style.corners(14.0);
    let painter = ui.painter();
    painter.rect(rect, corners, fill, style.border(border), StrokeKind::Inside);
    let at = pos2(rect.left() + padding, rect.center().y - galley.size().y / 2.0);
    painter.galley_with_override_text_color(at, galley, text);
    focus_ring(painter, style, &response, rect, corners);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}
