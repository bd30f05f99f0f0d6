//! The colours of each theme, named by what they are for.

use eframe::egui::Color32;
use serde::{Deserialize, Serialize};

use crate::rules::Direction;

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
    pub dark: bool,
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
}
