//! Printing: templates and options, the page itself, and the way to a file.

mod foot;
mod options;
mod paper;
mod preview;
mod templates;

use eframe::egui::{Id, Key, Modifiers, Rect, ScrollArea, Ui, pos2};

use crate::app::action::Action;
use crate::app::print::{Preview, PrintAction};
use crate::app::state::State;
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::within;

/// Draws the screen.
pub fn ui(state: &State, look: &Look, ui: &mut Ui, body: Rect, out: &mut Vec<Action>) {
    let mut done = Vec::new();
    let places = Places::new(look, body);
    if let Some(list) = places.templates {
        column(look, ui, "templates", list, |ui| {
            templates::ui(state, look, ui, &mut done);
        });
    }
    column(look, ui, "options", places.options, |ui| {
        if places.templates.is_none() {
            templates::ui(state, look, ui, &mut done);
        }
        options::ui(state, look, ui, &mut done);
    });
    preview::ui(state, look, ui, places.preview, &mut done);
    foot::ui(state, look, ui, places.foot, &mut done);
    if state.dialog.is_none() {
        keys(state, ui, &mut done);
    }
    out.extend(done.into_iter().map(Action::Print));
}

/// A column that can be scrolled.
fn column(look: &Look, ui: &mut Ui, name: &str, rect: Rect, add: impl FnOnce(&mut Ui)) {
    within(ui, rect, |ui| {
        // The name is ours, so that another language does not scroll back to the top.
        let scroll = ScrollArea::vertical().id_salt(Id::unique(("print", name)));
        scroll.auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = look.px(10.0);
            add(ui);
            ui.add_space(look.px(size::GAP));
        });
    });
}

/// The parts of the screen.
struct Places {
    /// A column of their own, where there is room for one.
    templates: Option<Rect>,
    options: Rect,
    preview: Rect,
    foot: Rect,
}

impl Places {
    fn new(look: &Look, body: Rect) -> Places {
        let gap = look.px(size::GAP);
        let foot = look.px(size::TARGET) + 2.0 * gap;
        let floor = (body.bottom() - foot).max(body.top());
        let foot = Rect::from_min_max(pos2(body.left(), floor), body.max);
        let inner = Rect::from_min_max(body.min, pos2(body.right(), floor));
        let inner = inset(inner, gap);
        let units = inner.width() / look.unit.max(0.01);
        if inner.height() > inner.width() {
            let middle = inner.top() + inner.height() * 0.45;
            return Places {
                templates: None,
                options: Rect::from_min_max(inner.min, pos2(inner.right(), middle - gap)),
                preview: Rect::from_min_max(pos2(inner.left(), middle), inner.max),
                foot,
            };
        }
        let mut left = inner.left();
        let mut take = |width: f32| {
            let rect = Rect::from_min_max(
                pos2(left, inner.top()),
                pos2(left + look.px(width), inner.bottom()),
            );
            left = rect.right() + gap;
            rect
        };
        let templates = (units >= 1350.0).then(|| take((units * 0.27).clamp(390.0, 500.0)));
        let options = take((units * 0.3).clamp(430.0, 560.0).min(units * 0.5));
        Places {
            templates,
            options,
            preview: Rect::from_min_max(pos2(left, inner.top()), inner.max),
            foot,
        }
    }
}

/// Turning pages by keys.
fn keys(state: &State, ui: &Ui, out: &mut Vec<PrintAction>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let pages = state.print.preview().map_or(0, Preview::len);
    let page = state.print.page();
    if pressed(Key::PageDown) && page + 1 < pages {
        out.push(PrintAction::Page(page + 1));
    }
    if pressed(Key::PageUp) && page > 0 {
        out.push(PrintAction::Page(page - 1));
    }
}
