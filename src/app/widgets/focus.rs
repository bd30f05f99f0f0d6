use eframe::egui::{
    Context, CornerRadius, Event, EventFilter, FocusDirection, Id, Key, Painter, Rect, Response,
    StrokeKind, Ui,
};

use crate::app::style::Style;

/// Arrows are for what has the focus: they do not move it.
pub const ARROWS: EventFilter =
    EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: false };

pub fn capture_keys(ctx: &Context, id: Id, filter: EventFilter) {
    ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
}

/// Asks for the focus once, when a screen or a dialog opens.
pub fn focus_first(ui: &Ui, name: &str, response: &Response) {
    let id = Id::unique(("focused", name));
    let frame = ui.ctx().cumulative_frame_nr();
    let last: Option<u64> = ui.data(|data| data.get_temp(id));
    // Not drawn in the frame before: it has just appeared.
    if last.is_none_or(|last| last + 1 < frame) {
        response.request_focus();
    }
    ui.data_mut(|data| data.insert_temp(id, frame));
    let start = Id::unique(START);
    ui.data_mut(|data| data.insert_temp(start, (frame, response.id)));
}

pub fn offer_start(ui: &Ui, id: Id) {
    let start = Id::unique(START);
    let frame = ui.ctx().cumulative_frame_nr();
    let known: Option<(u64, Id)> = ui.data(|data| data.get_temp(start));
    if known.is_none_or(|(drawn, _)| drawn < frame) {
        ui.data_mut(|data| data.insert_temp(start, (frame, id)));
    }
}

/// What was drawn so far is around the screen: the keyboard starts on it.
pub fn start_from_here(ui: &Ui) {
    ui.data_mut(|data| data.remove::<(u64, Id)>(Id::unique(START)));
}

const START: &str = "where the keyboard starts";

/// With the focus nowhere, an arrow or Enter puts it where the keyboard starts: the user needs no Tab
/// for that. To be called once everything is drawn.
pub fn start_with_arrows(ui: &Ui) {
    let keys = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown, Key::Enter];
    if ui.memory(|memory| memory.focused().is_some()) || !pressed_afresh(ui, &keys) {
        return;
    }
    let frame = ui.ctx().cumulative_frame_nr();
    let start: Option<(u64, Id)> = ui.data(|data| data.get_temp(Id::unique(START)));
    if let Some((_, id)) = start.filter(|(drawn, _)| *drawn == frame) {
        request_focus(ui, id);
    }
}

/// Moves the focus there, and nowhere else: egui would go on from there with the same arrow.
pub fn request_focus(ui: &Ui, id: Id) {
    ui.memory_mut(|memory| {
        memory.move_focus(FocusDirection::None);
        memory.request_focus(id);
    });
}

/// Whether one of these keys was pressed just now, and not held down for long; takes them all.
pub fn pressed_afresh(ui: &Ui, keys: &[Key]) -> bool {
    ui.input_mut(|input| {
        let mut afresh = false;
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, repeat, modifiers, .. }
                if keys.contains(key) && modifiers.is_none() =>
            {
                afresh |= !repeat;
                false
            }
            _ => true,
        });
        afresh
    })
}

/// Whether a key was the last thing that was pressed, and not the mouse or a finger.
pub fn by_keyboard(ctx: &Context) -> bool {
    let id = Id::unique("a key was last");
    let (key, pointer) = ctx.input(|input| {
        let key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        (input.events.iter().any(key), input.pointer.any_pressed())
    });
    if key || pointer {
        ctx.data_mut(|data| data.insert_temp(id, !pointer));
    }
    ctx.data(|data| data.get_temp(id)).unwrap_or(false)
}

pub fn focus_ring(
    painter: &Painter,
    style: &Style,
    response: &Response,
    rect: Rect,
    corners: CornerRadius,
) {
    if response.has_focus() {
        bring_into_view(response);
        let colour = style.palette.gold.full;
        painter.rect_stroke(rect, corners, style.ring(colour), StrokeKind::Outside);
    }
}

/// What has just got the focus is scrolled to, if it is out of view.
fn bring_into_view(response: &Response) {
    let id = Id::unique("last focus");
    let last: Option<Id> = response.ctx.data(|data| data.get_temp(id));
    if last != Some(response.id) {
        response.ctx.data_mut(|data| data.insert_temp(id, response.id));
        response.scroll_to_me(None);
    }
}

/// What is typed now, unless it is for a field. Digits come as text: on some keyboards they need Shift.
pub fn typed_text(ui: &Ui) -> String {
    if ui.ctx().text_edit_focused() {
        return String::new();
    }
    ui.input(|input| {
        let texts = input.events.iter().filter_map(|event| match event {
            Event::Text(text) => Some(text.as_str()),
            _ => None,
        });
        texts.collect()
    })
}

pub fn typed_digits(ui: &Ui) -> Vec<u8> {
    let digits = typed_text(ui);
    let digits = digits.chars().filter_map(|letter| letter.to_digit(10));
    digits.filter_map(|digit| u8::try_from(digit).ok()).collect()
}
