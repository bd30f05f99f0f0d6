//! Buttons: large, flat, with a ring when the keyboard is on them.

use eframe::egui::accesskit::{Action, Node};
use eframe::egui::{
    Align, Color32, CursorIcon, Id, Rect, Response, Role, Sense, StrokeKind, TextFormat, Ui, Vec2,
    WidgetInfo, text::LayoutJob, vec2,
};

use super::{Icon, by_keyboard, focus_ring, line_size, paint_icon};
use crate::app::style::{Style, size};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonKind {
    Primary,
    Secondary,
    Danger,
}

#[derive(Clone, Debug)]
pub struct Button<'a> {
    text: &'a str,
    kind: ButtonKind,
    width: Option<f32>,
    height: Option<f32>,
    enabled: bool,
    name: Option<String>,
    selected: Option<bool>,
    units: f32,
    id: Option<Id>,
}

impl<'a> Button<'a> {
    pub fn new(kind: ButtonKind, text: &'a str) -> Button<'a> {
        Button {
            text,
            kind,
            width: None,
            height: None,
            enabled: true,
            name: None,
            selected: None,
            units: size::BODY,
            id: None,
        }
    }

    pub fn primary(text: &'a str) -> Button<'a> {
        Button::new(ButtonKind::Primary, text)
    }

    pub fn secondary(text: &'a str) -> Button<'a> {
        Button::new(ButtonKind::Secondary, text)
    }

    #[must_use]
    pub fn width(self, width: f32) -> Button<'a> {
        let width = Some(width);
        Button { width, ..self }
    }

    #[must_use]
    pub fn height(self, height: f32) -> Button<'a> {
        let height = Some(height);
        Button { height, ..self }
    }

    #[must_use]
    pub fn enabled(self, enabled: bool) -> Button<'a> {
        Button { enabled, ..self }
    }

    #[must_use]
    pub fn name(self, name: String) -> Button<'a> {
        let name = Some(name);
        Button { name, ..self }
    }

    #[must_use]
    pub fn selected(self, selected: bool) -> Button<'a> {
        let selected = Some(selected);
        Button { selected, ..self }
    }

    #[must_use]
    pub fn units(self, units: f32) -> Button<'a> {
        Button { units, ..self }
    }

    #[must_use]
    pub fn id(self, id: Id) -> Button<'a> {
        let id = Some(id);
        Button { id, ..self }
    }

    pub fn ui(self, ui: &mut Ui, style: &Style) -> Response {
        let palette = style.palette;
        let (fill, border, text) = match (self.kind, self.enabled) {
            (ButtonKind::Primary, true) => (palette.ink, palette.ink, palette.paper),
            (ButtonKind::Secondary, true) => (palette.panel, palette.ink, palette.ink),
            (ButtonKind::Danger, true) => (palette.alert.tint, palette.alert.full, palette.ink),
            (_, false) => (palette.paper, palette.line, palette.soft.gamma_multiply(0.75)),
        };
        let padding = if self.width.is_some() { 14.0 } else { 28.0 };
        let room = self.width.unwrap_or(ui.available_width()) - 2.0 * padding;
        let units = self.units * self.shrink(ui, style, room);
        let job = |units: f32| {
            let mut job = LayoutJob::single_section(
                self.text.to_owned(),
                TextFormat::simple(style.bold(units), text),
            );
            job.halign = Align::Center;
            job.wrap.max_width = room.max(1.0);
            job
        };
        // Where the height is given, the words are made smaller until they fit.
        let most = self.height.unwrap_or(f32::INFINITY);
        let mut parts = (0..12_u8).map(|step| 1.0 - f32::from(step) * 0.05);
        let fits = |part: &f32| {
            most.is_infinite() || ui.painter().layout_job(job(units * part)).size().y <= most
        };
        let part = parts.find(fits).unwrap_or(0.4);
        let job = job(units * part);
        let words = ui.painter().layout_job(job.clone()).size();
        let width = self.width.unwrap_or(words.x + 2.0 * padding);
        let needed = (words.y + 24.0).max(size::TARGET);
        let height = self.height.unwrap_or(needed);
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (id, rect) = ui.allocate_space(vec2(width, height));
        let response = ui.interact(rect, self.id.unwrap_or(id), sense);
        let (enabled, name) = (self.enabled, self.name.as_deref().unwrap_or(self.text));
        response.widget_info(|| match self.selected {
            Some(selected) => WidgetInfo::selected(Role::CheckBox, enabled, selected, name),
            None => WidgetInfo::labeled(Role::Button, enabled, name),
        });
        keep_accesskit_action(&response);
        if ui.is_rect_visible(rect) {
            let painter = ui.painter();
            let fill = if response.hovered() && self.enabled {
                blend(fill, palette.gold.full, 0.18)
            } else {
                fill
            };
            let corners = style.corners(14.0);
            painter.rect(rect, corners, fill, style.border(border), StrokeKind::Inside);
            let at = rect.center() - vec2(0.0, words.y / 2.0);
            painter.galley(at, painter.layout_job(job), text);
            // Where the keyboard was brought without being used, a ring would look like a hint.
            if self.id.is_none() || by_keyboard(ui.ctx()) {
                focus_ring(painter, style, &response, rect, corners);
            }
        }
        if self.enabled { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
    }
}

impl Button<'_> {
    /// How much smaller the words must be so that none is broken in the middle.
    fn shrink(&self, ui: &Ui, style: &Style, room: f32) -> f32 {
        let font = style.bold(self.units);
        let width = |word: &str| line_size(ui.painter(), word, font.clone()).x;
        let widest = self.text.split(' ').map(width).fold(1.0, f32::max);
        // A little less than the room, as lines are broken before they are full.
        (room.max(1.0) * 0.98 / widest).min(1.0)
    }
}

/// What cannot be pressed now may be pressed later. Screen readers ask only once whether a thing
/// can be pressed at all, and remember it; that it is disabled they ask every time.
pub fn keep_accesskit_action(response: &Response) {
    let press = |node: &mut Node| node.add_action(Action::Click);
    response.ctx.accesskit_node_builder(response.id, press);
}

pub fn blend(one: Color32, other: Color32, part: f32) -> Color32 {
    one.lerp_to_gamma(other, part)
}

pub fn icon_button(ui: &mut Ui, style: &Style, icon: Icon, name: &str, enabled: bool) -> Response {
    let side = size::TARGET;
    let (rect, response) = ui.allocate_exact_size(
        Vec2::splat(side),
        if enabled { Sense::click() } else { Sense::hover() },
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    keep_accesskit_action(&response);
    paint_icon_button(ui, style, rect, icon, &response, enabled);
    if enabled {
        response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name)
    } else {
        response
    }
}

fn paint_icon_button(
    ui: &Ui,
    style: &Style,
    rect: Rect,
    icon: Icon,
    response: &Response,
    enabled: bool,
) {
    let palette = style.palette;
    let corners = style.corners(14.0);
    let (fill, colour) = match (enabled, response.hovered()) {
        (true, true) => (blend(palette.panel, palette.gold.full, 0.18), palette.ink),
        (true, false) => (palette.panel, palette.ink),
        (false, _) => (palette.paper, palette.line),
    };
    let painter = ui.painter();
    let border = style.border(palette.line);
    painter.rect(rect, corners, fill, border, StrokeKind::Inside);
    paint_icon(painter, rect, icon, colour);
    focus_ring(painter, style, response, rect, corners);
}
