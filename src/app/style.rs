//! Sizes, fonts and habits of everything that is drawn. All sizes are design points: 1080 of them are the height of
//! a window of the usual shape, and `zoom` makes egui's points as large as that.

use eframe::egui::{
    self, Color32, Context, CornerRadius, FontFamily, FontId, Rect, Stroke, TextStyle, Vec2,
    Visuals, style::ScrollStyle,
};

use super::fonts;
pub use super::palette::{Hue, Palette, Theme};
use crate::rules::RuleSet;
use crate::text::{Msg, Voice};

pub mod size {
    /// Text to be read from the back of the room: a line is at least 1/25 of the window's height.
    pub const BODY: f32 = 35.0;
    pub const SMALL: f32 = 30.0;
    pub const TITLE: f32 = 42.0;
    /// The least height and width of what can be pressed.
    pub const TARGET: f32 = 76.0;
    /// Between things that belong together.
    pub const GAP: f32 = 16.0;
    pub const MARGIN: f32 = 32.0;
    /// The bar at the top.
    pub const BAR: f32 = 96.0;
    /// Rounded corners.
    pub const ROUND: f32 = 18.0;
    pub const BORDER: f32 = 3.5;
    /// The ring around what has the focus or is chosen.
    pub const RING: f32 = 7.0;
    /// How long a movement takes, in seconds.
    pub const MOTION: f32 = 0.22;
}

/// What a view needs to draw: language, colours, fonts.
#[derive(Clone, Copy)]
pub struct Style<'a> {
    pub voice: Voice<'a>,
    pub palette: &'static Palette,
    /// Whether things may move.
    pub motion: bool,
}

impl<'a> Style<'a> {
    /// The style for words about piles as this player of a duel names them in the rules: pupils
    /// hear one name for each pile, whichever player is to move.
    #[must_use]
    pub fn of_seat(&self, set: RuleSet, player: usize) -> Style<'a> {
        Style { voice: self.voice.of_seat(set, player), ..*self }
    }

    pub fn say(&self, message: &Msg) -> String {
        self.voice.say(message)
    }

    pub fn font(&self, size: f32) -> FontId {
        FontId::new(font_size_within(size), FontFamily::Proportional)
    }

    pub fn bold(&self, size: f32) -> FontId {
        FontId::new(font_size_within(size), fonts::heavy())
    }

    pub fn border(&self, colour: Color32) -> Stroke {
        Stroke::new(size::BORDER, colour)
    }

    /// The ring around what has the focus or is chosen.
    pub fn ring(&self, colour: Color32) -> Stroke {
        Stroke::new(size::RING, colour)
    }

    pub fn round(&self) -> CornerRadius {
        self.corners(size::ROUND)
    }

    pub fn corners(&self, radius: f32) -> CornerRadius {
        CornerRadius::from(radius)
    }

    pub fn motion_time(&self) -> f32 {
        if self.motion { size::MOTION } else { 0.0 }
    }
}

/// The largest size of our scale that is no larger than this one. Sizes of figures follow the place they are drawn in:
/// on a scale, egui's texture holds few of them, however the window is pulled about.
pub fn font_size_within(size: f32) -> f32 {
    const STEPS_TO_DOUBLE: f32 = 96.0;
    // The sizes of texts are taken as they are.
    if [size::SMALL, size::BODY, size::TITLE].contains(&size) {
        return size;
    }
    let step = (size.max(1.0).log2() * STEPS_TO_DOUBLE + 0.01).floor();
    (step / STEPS_TO_DOUBLE).exp2()
}

/// Makes egui's own widgets look like ours. Cheap, and done every frame, as the theme may have changed.
pub fn dress(ctx: &Context, style: &Style) {
    let palette = style.palette;
    let theme = if palette.dark { egui::Theme::Dark } else { egui::Theme::Light };
    ctx.set_theme(theme);
    ctx.style_mut_of(theme, |dressed| {
        for (name, font) in &mut dressed.text_styles {
            *font = match name {
                TextStyle::Small => style.font(size::SMALL),
                TextStyle::Heading => style.bold(size::TITLE),
                _ => style.font(size::BODY),
            };
        }
        #[cfg(debug_assertions)]
        {
            // Design points are seldom whole pixels.
            dressed.debug.show_unaligned = false;
        }
        dressed.interaction.selectable_labels = false;
        dressed.spacing.item_spacing = Vec2::splat(size::GAP);
        // A bar that is always seen tells that there is more.
        dressed.spacing.scroll = ScrollStyle::solid();
        dressed.spacing.scroll.bar_width = 14.0;
        dressed.animation_time = style.motion_time() / 2.0;
        dressed.visuals = visuals(style);
    });
}

fn visuals(style: &Style) -> Visuals {
    let palette = style.palette;
    let mut visuals = if palette.dark { Visuals::dark() } else { Visuals::light() };
    // A blinking cursor would paint the window again and again.
    visuals.text_cursor.blink = false;
    visuals.override_text_color = Some(palette.ink);
    visuals.panel_fill = palette.paper;
    visuals.window_fill = palette.panel;
    visuals.window_stroke = style.border(palette.line);
    visuals.window_corner_radius = style.round();
    visuals.extreme_bg_color = palette.panel;
    for widget in
        [&mut visuals.widgets.inactive, &mut visuals.widgets.hovered, &mut visuals.widgets.active]
    {
        widget.bg_stroke = style.border(palette.line);
    }
    visuals.selection.bg_fill = palette.gold.full.gamma_multiply(0.45);
    visuals.selection.stroke = style.ring(palette.gold.full);
    visuals
}

pub fn count(number: usize) -> f32 {
    u16::try_from(number).map_or(f32::from(u16::MAX), f32::from)
}

/// A rectangle made smaller on all sides; never turned inside out.
pub fn inset(rect: Rect, by: f32) -> Rect {
    let by = by.min(rect.width() / 2.0).min(rect.height() / 2.0).max(0.0);
    rect.shrink(by)
}
