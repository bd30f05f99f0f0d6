//! How large a design point is. egui's own zoom does the rest: everything is laid out in design points, 1080 of which
//! are the height of a window of the usual shape.

use eframe::egui::{Context, RawInput, Vec2};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// It scrolls where it is too small.
    Scrolls,
    /// It is laid out as a whole: everything on it must be in sight, so it is as large as it can be already.
    Whole,
}

/// The least width of a window in design points: words need some width.
const NARROWEST: f32 = 600.0;

/// egui keeps the glyphs it has painted, of each size, on a texture as large as the machine allows, and begins a new one when
/// it is nearly full: at this size that is soon enough for the memory, and late enough for a screen on a wall.
const TEXTURE: usize = 2560;

/// So many zooms until everything is twice as large: windows of nearly the same size share their glyphs.
const STEPS_TO_DOUBLE: f32 = 96.0;

/// Points of the system in a design point, for a window of this size in points of the system.
pub fn unzoomed(window: Vec2) -> f32 {
    // Upright, things stand below each other, so the width may hold fewer of them.
    // A phone is held near: what is on it must be large enough for a finger.
    let wide = match window.y / window.x.max(1.0) {
        // Away from the shapes that screens have: rounding must not lead from one to the other.
        tall if tall > 1.65 => 760.0,
        upright if upright > 1.05 => 1000.0,
        _ => 1500.0,
    };
    (window.x / wide).min(window.y / 1080.0).clamp(0.1, 16.0)
}

/// The zoom of a window for this text size (1 is the usual one).
pub fn factor(window: Vec2, text_size: f32, room: Room) -> f32 {
    let unzoomed = unzoomed(window);
    let zoom = match room {
        Room::Scrolls => text_size,
        Room::Whole => 1.0,
    };
    let most = (window.x / NARROWEST).max(unzoomed);
    let step = ((unzoomed * zoom).min(most).log2() * STEPS_TO_DOUBLE + 0.01).floor();
    (step / STEPS_TO_DOUBLE).exp2()
}

/// Sets the zoom before a frame begins. `Context::set_zoom_factor` would lay that frame out for the size that the
/// window had in the frame before.
pub fn prepare(ctx: &Context, input: &mut RawInput, text_size: f32, room: Room) {
    let before = ctx.zoom_factor();
    let screen = input.screen_rect.unwrap_or_else(|| ctx.content_rect());
    let zoom = factor(screen.size() * before, text_size, room);
    ctx.options_mut(|options| options.zoom_factor = zoom);
    input.screen_rect = Some(screen * (before / zoom));
    input.max_texture_side = input.max_texture_side.map(|side| side.min(TEXTURE));
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Pos2, Rect};

    use super::*;
    use crate::app::style::size;

    #[test]
    fn body_text_and_targets_are_as_large_as_a_class_needs() {
        for (width, height) in [(1920.0, 1080.0), (1280.0, 720.0)] {
            let window = Vec2::new(width, height);
            let point = factor(window, 1.0, Room::Whole);
            // Lexend's lines are a quarter higher than its size.
            assert!(size::BODY * 1.25 * point >= height / 25.0);
            assert!(size::TARGET * point >= 64.0 * height / 1080.0);
        }
    }

    #[test]
    fn the_zoom_does_not_move_by_itself() {
        let ctx = Context::default();
        let mut widths = Vec::new();
        for _ in 0..3 {
            let window = Vec2::new(1280.0, 720.0) / ctx.zoom_factor();
            let screen = Rect::from_min_size(Pos2::ZERO, window);
            let mut input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
            prepare(&ctx, &mut input, 1.5, Room::Scrolls);
            widths.push(input.screen_rect.map(|screen| screen.width().round()));
        }
        assert_eq!(widths, [Some(1280.0), Some(1280.0), Some(1280.0)]);
    }
}
