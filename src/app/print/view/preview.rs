use eframe::egui::{Align, Layout, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{desk, strip};
use crate::app::print::{PageZoom, Preview, PrintAction, PrintModel};
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{Button, Icon, fit, icon_button, label, within};
use crate::text::{Locale, Msg};

const ZOOM: f32 = 2.0 * size::TARGET + 130.0 + 3.0 * 10.0;

/// From this width on they stand beside those that turn pages.
const ONE_LINE: f32 = ZOOM + 2.0 * size::TARGET + 200.0;

pub fn ui(
    model: &PrintModel,
    locale: &Locale,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<PrintAction>,
) {
    let Some(preview) = &model.preview else {
        return;
    };
    // What turns pages, and what makes them larger: below each other where they do not fit on one line.
    let narrow = rect.width() < ONE_LINE;
    let bar = if narrow { 2.0 * size::TARGET + size::GAP } else { size::TARGET };
    let floor = (rect.bottom() - bar - size::GAP).max(rect.top());
    let view = Rect::from_min_max(rect.min, pos2(rect.right(), floor));
    ui.painter().rect_filled(view, style.round(), style.palette.hand);
    if let Some(error) = &preview.trouble {
        let text = error.say(locale);
        within(ui, inset(view, size::MARGIN), |ui| {
            label(ui, style, &text, size::BODY, style.palette.alert.full);
        });
    } else if view.width() > 4.0 && view.height() > 4.0 {
        // A part of its own: the buttons below keep the focus when pages come.
        within(ui, view, |ui| {
            let mut inner = inset(view, 10.0);
            let strip = strip::WIDTH;
            // Beside a page too narrow to be looked at, all others are no help.
            if preview.len() > 1 && inner.width() > 2.5 * strip && inner.height() > strip {
                let right = inner.left() + strip;
                let place = Rect::from_min_max(inner.min, pos2(right, inner.bottom()));
                strip::ui(model, preview, style, ui, place, out);
                *inner.left_mut() = right + size::GAP;
            }
            desk::ui(model, preview, style, ui, inner, out);
        });
    }
    let tools = Rect::from_min_max(pos2(rect.left(), rect.bottom() - bar), rect.max);
    let (pages, zoom) = if narrow {
        tools.split_top_bottom_at_fraction(0.5)
    } else {
        tools.split_left_right_at_x(tools.right() - ZOOM)
    };
    let line = |part: Rect| part.with_max_y(part.top() + size::TARGET);
    let zoom = zoom.with_min_y(zoom.bottom() - size::TARGET);
    within(ui, line(pages), |ui| pages_ui(model, preview, style, ui, out));
    within(ui, zoom, |ui| zoom_ui(model, style, ui, out));
}

fn pages_ui(
    model: &PrintModel,
    preview: &Preview,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<PrintAction>,
) {
    let (page, pages) = (model.page(), preview.len());
    let whole = ui.max_rect();
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let name = style.say(&Msg::PrintPrevious);
        if icon_button(ui, style, Icon::Back, &name, page > 0).clicked() {
            out.push(PrintAction::Page(page.saturating_sub(1)));
        }
        let text =
            style.say(&Msg::PrintPage { page: (page + 1).min(pages).into(), pages: pages.into() });
        // The words take what the buttons leave.
        let most = (whole.width() - 2.0 * size::TARGET - 3.0 * 10.0).clamp(1.0, 260.0);
        let galley = fit(ui.painter(), &text, &style.font(size::SMALL), most, style.palette.ink);
        let place = vec2(most, galley.size().y);
        let (rect, response) = ui.allocate_exact_size(place, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
        let at = rect.center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, style.palette.ink);
        let name = style.say(&Msg::PrintNext);
        if icon_button(ui, style, Icon::Forward, &name, page + 1 < pages).clicked() {
            out.push(PrintAction::Page(page + 1));
        }
    });
}

fn zoom_ui(model: &PrintModel, style: &Style, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    let zoom = model.zoom;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let name = style.say(&Msg::PrintLarger);
        let larger = zoom.next(true);
        if icon_button(ui, style, Icon::Plus, &name, larger.is_some()).clicked() {
            out.extend(larger.map(PrintAction::Zoom));
        }
        let text = style.say(&Msg::PrintFit);
        let button =
            Button::secondary(&text).units(26.0).width(130.0).enabled(zoom != PageZoom::Fit);
        if button.ui(ui, style).clicked() {
            out.push(PrintAction::Zoom(PageZoom::Fit));
        }
        let name = style.say(&Msg::PrintSmaller);
        let smaller = zoom.next(false);
        if icon_button(ui, style, Icon::Minus, &name, smaller.is_some()).clicked() {
            out.extend(smaller.map(PrintAction::Zoom));
        }
    });
}
