//! The page as it will be printed, and the buttons to turn and to enlarge it.

use eframe::egui::{Align, Layout, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{desk, strip};
use crate::app::print::{PageZoom, Preview, PrintAction, PrintModel};
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{Button, Icon, fit, icon_button, label, within};
use crate::text::{Locale, Msg};

const TOOLS: f32 = 720.0;

pub fn ui(
    model: &PrintModel,
    locale: &Locale,
    look: &Look,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<PrintAction>,
) {
    let Some(preview) = &model.preview else {
        return;
    };
    let bar = look.px(size::TARGET);
    let floor = (rect.bottom() - bar - look.px(size::GAP)).max(rect.top());
    let view = Rect::from_min_max(rect.min, pos2(rect.right(), floor));
    ui.painter().rect_filled(view, look.round(), look.palette.hand);
    if let Some(error) = &preview.trouble {
        let text = error.say(locale);
        within(ui, inset(view, look.px(size::MARGIN)), |ui| {
            label(ui, look, &text, size::BODY, look.palette.alert.full);
        });
    } else if view.width() > 4.0 && view.height() > 4.0 {
        // A part of its own: the buttons below keep the focus when pages come.
        within(ui, view, |ui| {
            let mut inner = inset(view, look.px(10.0));
            let strip = look.px(strip::WIDTH);
            // Beside a page too narrow to be looked at, all others are no help.
            if preview.len() > 1 && inner.width() > 2.5 * strip && inner.height() > strip {
                let right = inner.left() + strip;
                let place = Rect::from_min_max(inner.min, pos2(right, inner.bottom()));
                strip::ui(model, preview, look, ui, place, out);
                *inner.left_mut() = right + look.px(size::GAP);
            }
            desk::ui(model, preview, look, ui, inner, out);
        });
    }
    let tools = Rect::from_min_max(pos2(rect.left(), rect.bottom() - bar), rect.max);
    // A narrow preview has smaller buttons rather than none.
    let look = &look.at_most(vec2(rect.width(), f32::INFINITY), TOOLS, 1.0);
    within(ui, tools, |ui| tools_ui(model, preview, look, ui, out));
}

fn tools_ui(
    model: &PrintModel,
    preview: &Preview,
    look: &Look,
    ui: &mut Ui,
    out: &mut Vec<PrintAction>,
) {
    let (page, pages) = (model.page(), preview.len());
    let zoom = model.zoom;
    let whole = ui.max_rect();
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = look.px(10.0);
        let name = look.say(&Msg::PrintPrevious);
        if icon_button(ui, look, Icon::Back, &name, page > 0).clicked() {
            out.push(PrintAction::Page(page.saturating_sub(1)));
        }
        let text =
            look.say(&Msg::PrintPage { page: (page + 1).min(pages).into(), pages: pages.into() });
        // What the buttons need, so that the words take what is left and no more.
        let buttons = look.px(4.0 * size::TARGET + 130.0 + 6.0 * 10.0);
        let most = (whole.width() - buttons).clamp(1.0, look.px(260.0));
        let galley = fit(ui.painter(), &text, &look.font(size::SMALL), most, look.palette.ink);
        let place = vec2(most, galley.size().y);
        let (rect, response) = ui.allocate_exact_size(place, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
        let at = rect.center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, look.palette.ink);
        let name = look.say(&Msg::PrintNext);
        if icon_button(ui, look, Icon::Forward, &name, page + 1 < pages).clicked() {
            out.push(PrintAction::Page(page + 1));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = look.say(&Msg::PrintLarger);
            let larger = zoom.next(true);
            if icon_button(ui, look, Icon::Plus, &name, larger.is_some()).clicked() {
                out.extend(larger.map(PrintAction::Zoom));
            }
            let text = look.say(&Msg::PrintFit);
            let button = Button::secondary(&text)
                .units(26.0)
                .width(look.px(130.0))
                .enabled(zoom != PageZoom::Fit);
            if button.ui(ui, look).clicked() {
                out.push(PrintAction::Zoom(PageZoom::Fit));
            }
            let name = look.say(&Msg::PrintSmaller);
            let smaller = zoom.next(false);
            if icon_button(ui, look, Icon::Minus, &name, smaller.is_some()).clicked() {
                out.extend(smaller.map(PrintAction::Zoom));
            }
        });
    });
}
