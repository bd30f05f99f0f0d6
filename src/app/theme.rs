//! Colours and sizes: each exists here and nowhere else.

use eframe::egui::{
    self, Color32, Context, CornerRadius, FontFamily, FontId, Rect, Stroke, TextStyle, Vec2,
    Visuals, style::ScrollStyle,
};
use serde::{Deserialize, Serialize};

use super::fonts;
use crate::rules::{Direction, RuleSet};
use crate::text::{Msg, Voice};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    #[default]
    Light,
    Dark,
    Contrast,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Contrast];

    pub fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
            Theme::Contrast => &CONTRAST,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hue {
    pub full: Color32,
    pub tint: Color32,
}

#[derive(Debug)]
pub struct Palette {
    pub paper: Color32,
    pub panel: Color32,
    pub card: Color32,
    pub line: Color32,
    pub hand: Color32,
    pub ink: Color32,
    pub soft: Color32,
    pub up: Hue,
    pub down: Hue,
    pub gold: Hue,
    pub right: Hue,
    pub alert: Hue,
    dark: bool,
}

const fn hex(rgb: u32) -> Color32 {
    let [_, r, g, b] = rgb.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

const fn hue(full: u32, tint: u32) -> Hue {
    Hue { full: hex(full), tint: hex(tint) }
}

static LIGHT: Palette = Palette {
    paper: hex(0xF6_F4EF),
    panel: hex(0xFF_FFFF),
    card: hex(0xFF_FFFF),
    line: hex(0xD8_D3C8),
    hand: hex(0xEA_E5D9),
    ink: hex(0x1E_2430),
    soft: hex(0x4A_5568),
    up: hue(0x00_72B2, 0xE3_F0F8),
    down: hue(0xC2_4E00, 0xFC_EBDF),
    gold: hue(0xE6_9F00, 0xFF_F4D6),
    right: hue(0x00_785A, 0xE1_F4EE),
    alert: hue(0xA3_195B, 0xFB_E6EF),
    dark: false,
};

static DARK: Palette = Palette {
    paper: hex(0x14_181F),
    panel: hex(0x1E_2430),
    card: hex(0x2A_3240),
    line: hex(0x46_5062),
    hand: hex(0x0E_1116),
    ink: hex(0xF2_F0EA),
    soft: hex(0xBE_C6D2),
    up: hue(0x6C_BFF0, 0x16_3144),
    down: hue(0xF7_9A63, 0x43_2814),
    gold: hue(0xF2_B632, 0x40_3310),
    right: hue(0x5B_D2AB, 0x12_3A2E),
    alert: hue(0xF5_8ABA, 0x44_1B30),
    dark: true,
};

static CONTRAST: Palette = Palette {
    paper: hex(0x00_0000),
    panel: hex(0x00_0000),
    card: hex(0x00_0000),
    line: hex(0xFF_FFFF),
    hand: hex(0x1A_1A1A),
    ink: hex(0xFF_FFFF),
    soft: hex(0xF0_F0F0),
    up: hue(0x7F_D4FF, 0x00_2038),
    down: hue(0xFF_B27F, 0x38_1400),
    gold: hue(0xFF_D84D, 0x33_2A00),
    right: hue(0x7D_F5CB, 0x00_2E20),
    alert: hue(0xFF_A8D0, 0x3A_0020),
    dark: true,
};

impl Palette {
    pub fn direction(&self, direction: Direction) -> Hue {
        match direction {
            Direction::Up => self.up,
            Direction::Down => self.down,
        }
    }

    pub fn on(&self, colour: Color32) -> Color32 {
        let [red, green, blue, _] = colour.to_array().map(f32::from);
        let light = 0.299 * red + 0.587 * green + 0.114 * blue > 140.0;
        // One of the two is dark in every theme.
        if light == self.dark { self.panel } else { self.ink }
    }

    pub fn team(&self, number: usize) -> Color32 {
        let colours = [self.up.full, self.right.full, self.alert.full, self.gold.full, self.soft];
        colours.get(number).copied().unwrap_or(self.ink)
    }
}

/// Sizes in units: thousandths-and-a-bit of the window's height, a pixel each on a screen of
/// 1080 lines.
pub mod size {
    /// Text to be read from the back of the room: a line is at least 1/25 of the height.
    pub const BODY: f32 = 35.0;
    pub const SMALL: f32 = 30.0;
    pub const TITLE: f32 = 42.0;
    pub const TARGET: f32 = 76.0;
    pub const GAP: f32 = 16.0;
    pub const MARGIN: f32 = 32.0;
    pub const NARROWEST: f32 = 600.0;
    pub const BAR: f32 = 96.0;
    pub const ROUND: f32 = 18.0;
    pub const BORDER: f32 = 3.5;
    pub const RING: f32 = 7.0;
    /// How long a movement takes, in seconds.
    pub const MOTION: f32 = 0.22;
}

/// What a view needs to draw: words, colours and sizes.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub voice: Voice<'a>,
    pub palette: &'static Palette,
    pub unit: f32,
    pub letters: f32,
    pub motion: bool,
}

impl<'a> Look<'a> {
    /// The unit for a window of this size: small windows have small units, and the zoom makes
    /// them larger.
    pub fn unit_for(window: Vec2, zoom: f32) -> f32 {
        // Upright, things stand below each other, so the width may hold fewer of them.
        // A phone is held near: what is on it must be large enough for a finger.
        let wide = match window.y / window.x.max(1.0) {
            tall if tall > 1.6 => 760.0,
            upright if upright > 1.0 => 1000.0,
            _ => 1500.0,
        };
        let unit = (window.x / wide).min(window.y / 1080.0);
        // What no longer fits breaks its lines and scrolls; but words need some width.
        let most = (window.x / size::NARROWEST).max(unit);
        (unit * zoom).min(most).clamp(0.1, 16.0)
    }

    /// The look of a screen that is laid out as a whole in a part of the window, and how high it
    /// is. Cards and spaces are as large as without zoom, and letters grow; from one and a half
    /// times on, the screen grows with them and scrolls.
    #[must_use]
    pub fn page(&self, window: Vec2, body: Vec2) -> (Look<'_>, f32) {
        let unit = Look::unit_for(window, 1.0);
        let zoom = self.letters * self.unit / unit;
        let scrolls = zoom > Look::WITHOUT_SCROLLING;
        let letters = if scrolls { zoom } else { zoom.min(Look::MOST_IN_PLACE) };
        let height = if scrolls { body.y * zoom } else { body.y };
        let look = Look { unit, letters, ..*self };
        (look, height)
    }

    /// Letters are at most so much larger before the screen scrolls: they take their room from
    /// the cards and drawings.
    const MOST_IN_PLACE: f32 = 1.08;

    /// Up to this zoom, a screen that is laid out as a whole stays in the window.
    const WITHOUT_SCROLLING: f32 = 1.26;

    /// The same without zoom, in the same units.
    #[must_use]
    pub fn unzoomed(&self) -> Look<'a> {
        Look { letters: 1.0, ..*self }
    }

    pub fn grows_in_place(&self) -> bool {
        self.letters > 1.0 && self.grown() <= 1.0
    }

    /// Whether a part of a screen is that of an upright window, at any zoom.
    pub fn is_upright(&self, part: Vec2) -> bool {
        part.y / self.grown() > part.x * 0.8
    }

    /// How much larger letters are where the screen has grown with them: those of a drawing stay
    /// as they are until there is more room.
    pub fn grown(&self) -> f32 {
        if self.letters < 1.2 { 1.0 } else { self.letters }
    }

    /// The look of a row of buttons that must have room for so many units: letters grow as far
    /// as they can.
    #[must_use]
    pub fn row(&self, width: f32, units: f32) -> Look<'_> {
        let most = (width / self.px(units)).max(1.0);
        let letters = self.letters.min(most);
        Look { letters, ..*self }
    }

    /// The same, but with units so small that this many fit: some screens cannot scroll.
    #[must_use]
    pub fn at_most(&self, window: Vec2, width: f32, height: f32) -> Look<'_> {
        let most = (window.x / width.max(1.0)).min(window.y / height.max(1.0));
        Look { unit: self.unit.min(most.max(0.1)), ..*self }
    }

    /// The look of a table, which cannot scroll: its cards fill the window at any zoom, and the
    /// letters around them grow as far as they have room.
    #[must_use]
    pub fn table(&self, window: Vec2) -> Look<'a> {
        let unit = Look::unit_for(window, 1.0);
        let zoom = self.letters * self.unit / unit;
        let letters = zoom.min(Look::MOST_AROUND_CARDS);
        Look { unit, letters, ..*self }
    }

    /// Letters around the cards of a table are at most so much larger than without zoom.
    const MOST_AROUND_CARDS: f32 = 1.3;

    /// The look for words about piles as this player of a duel names them in the rules: people
    /// hear one name for each pile, whoever is to move.
    #[must_use]
    pub fn of_seat(&self, set: RuleSet, player: usize) -> Look<'a> {
        Look { voice: self.voice.of_seat(set, player), ..*self }
    }

    pub fn px(&self, units: f32) -> f32 {
        units * self.unit
    }

    pub fn say(&self, message: &Msg) -> String {
        self.voice.say(message)
    }

    pub fn font(&self, units: f32) -> FontId {
        FontId::new(self.letter_size(units), FontFamily::Proportional)
    }

    pub fn bold(&self, units: f32) -> FontId {
        FontId::new(self.letter_size(units), fonts::heavy())
    }

    /// How large letters of so many units are. Windows of nearly the same size share their letters: each size is
    /// drawn once and kept.
    fn letter_size(&self, units: f32) -> f32 {
        letter_size_within(self.px(units) * self.letters)
    }

    pub fn border(&self, colour: Color32) -> Stroke {
        Stroke::new(self.px(size::BORDER).max(1.0), colour)
    }

    pub fn ring(&self, colour: Color32) -> Stroke {
        Stroke::new(self.px(size::RING).max(2.0), colour)
    }

    pub fn round(&self) -> CornerRadius {
        self.corners(size::ROUND)
    }

    pub fn corners(&self, units: f32) -> CornerRadius {
        CornerRadius::from(self.px(units))
    }

    pub fn motion_time(&self) -> f32 {
        if self.motion { size::MOTION } else { 0.0 }
    }
}

/// So many sizes of letters until they are twice as large: each is less than a hundredth larger than the one before.
const SIZES_TO_DOUBLE: f32 = 96.0;

pub fn letter_size_within(size: f32) -> f32 {
    // A size of ours stays what it is, in spite of rounding.
    let step = (size.max(1.0).log2() * SIZES_TO_DOUBLE + 0.01).floor();
    (step / SIZES_TO_DOUBLE).exp2()
}

/// Whether the letters of a line may stand between two pixels. Each is then painted up to four times, which pays
/// where pixels can be seen.
pub fn fine_letters(ctx: &Context, fine: bool) {
    ctx.all_styles_mut(|style| style.visuals.text_options.subpixel_binning = fine);
}

/// Makes egui's own widgets look like ours. Cheap, and done every frame, as the window may
/// have another size.
pub fn dress(ctx: &Context, look: &Look) {
    let palette = look.palette;
    let theme = if palette.dark { egui::Theme::Dark } else { egui::Theme::Light };
    ctx.set_theme(theme);
    ctx.style_mut_of(theme, |style| {
        for (name, font) in &mut style.text_styles {
            *font = match name {
                TextStyle::Small => look.font(size::SMALL),
                TextStyle::Heading => look.bold(size::TITLE),
                _ => look.font(size::BODY),
            };
        }
        #[cfg(debug_assertions)]
        {
            // Our sizes follow the window, so they are seldom whole points.
            style.debug.show_unaligned = false;
        }
        style.interaction.selectable_labels = false;
        style.spacing.item_spacing = Vec2::splat(look.px(size::GAP));
        // A bar that is always seen tells that there is more.
        style.spacing.scroll = ScrollStyle::solid();
        style.spacing.scroll.bar_width = look.px(14.0);
        style.animation_time = look.motion_time() / 2.0;
        // How letters are painted is said before a frame begins: see [`fine_letters`].
        let text_options = style.visuals.text_options;
        style.visuals = Visuals { text_options, ..visuals(look) };
    });
}

fn visuals(look: &Look) -> Visuals {
    let palette = look.palette;
    let mut visuals = if palette.dark { Visuals::dark() } else { Visuals::light() };
    // A blinking cursor would paint the window again and again.
    visuals.text_cursor.blink = false;
    visuals.override_text_color = Some(palette.ink);
    visuals.panel_fill = palette.paper;
    visuals.window_fill = palette.panel;
    visuals.window_stroke = look.border(palette.line);
    visuals.window_corner_radius = look.round();
    visuals.extreme_bg_color = palette.panel;
    for widget in
        [&mut visuals.widgets.inactive, &mut visuals.widgets.hovered, &mut visuals.widgets.active]
    {
        widget.bg_stroke = look.border(palette.line);
    }
    visuals.selection.bg_fill = palette.gold.full.gamma_multiply(0.45);
    visuals.selection.stroke = look.ring(palette.gold.full);
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

/// A picture of the jump back over a line, asked point by point from 0 to 1, as straight RGBA.
pub fn logo_pixel(x: f64, y: f64) -> [u8; 4] {
    let (gold, ink) = ([0xE6, 0x9F, 0x00], [0x1E, 0x24, 0x30]);
    let near = |distance: f64, half: f64| ((half - distance) * 64.0 + 0.5).clamp(0.0, 1.0);
    let segment = |ax: f64, ay: f64, bx: f64, by: f64| {
        let (dx, dy) = (bx - ax, by - ay);
        let t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
        let t = t.clamp(0.0, 1.0);
        (x - ax - t * dx).hypot(y - ay - t * dy)
    };
    let from_centre = (x - 0.52).hypot(y - 0.52);
    let arc = if y < 0.52 {
        (from_centre - 0.3).abs()
    } else {
        segment(0.82, 0.52, 0.82, 0.68).min(segment(0.22, 0.52, 0.22, 0.7))
    };
    let head = segment(0.22, 0.72, 0.08, 0.58).min(segment(0.22, 0.72, 0.36, 0.58));
    let jump = near(arc.min(head), 0.055);
    let ground = near(segment(0.06, 0.88, 0.94, 0.88), 0.045);
    let (rgb, alpha) = if jump >= ground { (gold, jump) } else { (ink, ground) };
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the opacity is between 0 and 1"
    )]
    let alpha = (alpha * 255.0) as u8;
    let [red, green, blue] = rgb;
    [red, green, blue, alpha]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: Color32) -> f64 {
        let part = |byte: u8| {
            let value = f64::from(byte) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
    }

    fn contrast(one: Color32, other: Color32) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn texts_stand_out_from_what_is_behind_them() {
        for theme in Theme::ALL {
            let p = theme.palette();
            let mut pairs =
                vec![(p.ink, p.gold.tint), (p.paper, p.ink), (p.ink, p.hand), (p.soft, p.hand)];
            for ground in [p.paper, p.panel, p.card] {
                for text in [p.ink, p.soft, p.right.full, p.alert.full, p.up.full] {
                    pairs.push((text, ground));
                }
            }
            for hue in [p.up, p.down, p.right, p.alert] {
                pairs.extend([(p.ink, hue.tint), (hue.full, p.panel)]);
            }
            for (text, ground) in pairs {
                let ratio = contrast(text, ground);
                assert!(ratio >= 4.5, "{theme:?}: {text:?} on {ground:?} is {ratio:.2}");
            }
        }
    }

    #[test]
    fn a_line_of_body_text_is_a_twenty_fifth_of_the_window() {
        // Lexend's lines are a quarter higher than its size.
        let window = Vec2::new(1920.0, 1080.0);
        let line = size::BODY * 1.25 * Look::unit_for(window, 1.0);
        assert!(line >= window.y / 25.0);
        assert!(size::TARGET * Look::unit_for(window, 1.0) >= 64.0);
    }
}
