//! The two fonts we print with: Lexend, regular and bold, measured and checked glyph by glyph.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use ttf_parser::{Face, GlyphId};

use saute_dix_engine::listed;

listed! {
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
    pub enum Weight {
        Regular,
        Bold,
    }
}

impl Weight {
    pub fn file(self) -> &'static [u8] {
        match self {
            Weight::Regular => include_bytes!("../../assets/Lexend-Regular.ttf"),
            Weight::Bold => include_bytes!("../../assets/Lexend-Bold.ttf"),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissingGlyph(pub char);

pub struct Font {
    face: Face<'static>,
    em: f32,
    /// How far plain letters move on: most texts are made of them, and are measured often.
    plain: Vec<Option<f32>>,
}

pub const MM: f32 = 25.4 / 72.0;

impl Font {
    pub fn of(weight: Weight) -> Option<&'static Font> {
        static FONTS: OnceLock<Vec<Option<Font>>> = OnceLock::new();
        let fonts = FONTS.get_or_init(|| Weight::ALL.map(Font::read).into_iter().collect());
        let index = usize::from(weight == Weight::Bold);
        fonts.get(index)?.as_ref()
    }

    fn read(weight: Weight) -> Option<Font> {
        let face = Face::parse(weight.file(), 0).ok()?;
        let em = f32::from(face.units_per_em());
        let mut font = Font { face, em, plain: Vec::new() };
        let plain = (0..128_u8).map(|letter| {
            let glyph = font.glyph(char::from(letter)).ok()?;
            Some(font.advance(glyph))
        });
        font.plain = plain.collect();
        Some(font)
    }

    pub fn glyph(&self, letter: char) -> Result<GlyphId, MissingGlyph> {
        let glyph = self.face.glyph_index(letter);
        glyph.ok_or(MissingGlyph(letter))
    }

    pub fn advance(&self, glyph: GlyphId) -> f32 {
        f32::from(self.face.glyph_hor_advance(glyph).unwrap_or_default()) * 1000.0 / self.em
    }

    pub fn width(&self, text: &str, size: f32) -> Result<f32, MissingGlyph> {
        let mut thousandths = 0.0;
        for letter in text.chars() {
            let known = usize::try_from(u32::from(letter)).ok();
            let known = known.and_then(|place| self.plain.get(place).copied().flatten());
            thousandths += match known {
                Some(advance) => advance,
                None => self.advance(self.glyph(letter)?),
            };
        }
        Ok(thousandths / 1000.0 * size * MM)
    }

    /// The height of a capital or a digit in millimetres.
    pub fn cap_height(&self, size: f32) -> f32 {
        let units = self.face.capital_height().unwrap_or(700);
        f32::from(units) / self.em * size * MM
    }
}
