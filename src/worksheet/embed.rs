//! Fonts inside a PDF: whole, with a code for each glyph in use.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};

use super::font::{Font, Weight};
use super::pdf::COMPRESSION;

/// Codes for the glyphs of a font in the order they are first used. Both bytes are plain ASCII
/// letters, which a file holds as they are: other bytes would take four places each.
#[derive(Default)]
pub struct Codes(BTreeMap<u16, (u16, char)>);

impl Codes {
    /// The code of a glyph, a new one if need be.
    pub fn of(&mut self, glyph: u16, letter: char) -> u16 {
        const FIRST: u16 = b'A' as u16;
        const LETTERS: u16 = 26;
        let next = u16::try_from(self.0.len()).unwrap_or(u16::MAX);
        let high = FIRST + (next / LETTERS) % LETTERS;
        let code = high << 8 | (FIRST + next % LETTERS);
        self.0.entry(glyph).or_insert((code, letter)).0
    }

    /// Code, glyph and character, by code.
    fn sorted(&self) -> Vec<(u16, u16, char)> {
        let entries = self.0.iter();
        let mut codes: Vec<_> = entries
            .map(|(g, (code, letter))| (*code, *g, *letter))
            .collect();
        codes.sort_unstable();
        codes
    }

    /// The glyph of every code, two bytes each.
    fn map(&self) -> Vec<u8> {
        let codes = self.sorted();
        let size = codes.last().map_or(0, |(code, ..)| usize::from(*code) + 1);
        let mut glyphs = vec![0_u16; size];
        for (code, glyph, _) in codes {
            if let Some(place) = glyphs.get_mut(usize::from(code)) {
                *place = glyph;
            }
        }
        glyphs.into_iter().flat_map(u16::to_be_bytes).collect()
    }
}

/// A whole font of some 32 kB, with the widths and the characters of the glyphs in use.
pub fn embed(pdf: &mut Pdf, weight: Weight, refs: [Ref; 6], codes: &Codes) {
    const IDENTITY: SystemInfo = SystemInfo {
        registry: Str(b"Adobe"),
        ordering: Str(b"Identity"),
        supplement: 0,
    };
    let [font_id, cid_id, descriptor_id, file_id, map_id, glyphs_id] = refs;
    let Some(font) = Font::of(weight) else {
        return;
    };
    let base: Name = match weight {
        Weight::Regular => Name(b"Lexend-Regular"),
        Weight::Bold => Name(b"Lexend-Bold"),
    };
    pdf.type0_font(font_id)
        .base_font(base)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid_id)
        .to_unicode(map_id);
    let mut cid = pdf.cid_font(cid_id);
    cid.subtype(CidFontType::Type2)
        .base_font(base)
        .system_info(IDENTITY)
        .font_descriptor(descriptor_id)
        .default_width(0.0)
        .cid_to_gid_map_stream(glyphs_id);
    let mut widths = cid.widths();
    for (code, glyph, _) in codes.sorted() {
        let advance = font.advance(ttf_parser::GlyphId(glyph));
        widths.consecutive(code, [advance]);
    }
    widths.finish();
    cid.finish();
    let face = font.face();
    let per_em = 1000.0 / f32::from(face.units_per_em());
    let scaled = |units: i16| f32::from(units) * per_em;
    let bounds = face.global_bounding_box();
    pdf.font_descriptor(descriptor_id)
        .name(base)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(
            scaled(bounds.x_min),
            scaled(bounds.y_min),
            scaled(bounds.x_max),
            scaled(bounds.y_max),
        ))
        .italic_angle(0.0)
        .ascent(scaled(face.ascender()))
        .descent(scaled(face.descender()))
        .cap_height(scaled(face.capital_height().unwrap_or(700)))
        .stem_v(if weight == Weight::Bold { 140.0 } else { 80.0 })
        .font_file2(file_id);
    let packed = compress_to_vec_zlib(weight.file(), COMPRESSION);
    let length = i32::try_from(weight.file().len()).unwrap_or(i32::MAX);
    let mut stream = pdf.stream(file_id, &packed);
    stream.filter(Filter::FlateDecode);
    stream.pair(Name(b"Length1"), length);
    stream.finish();
    let mut map = UnicodeCmap::new(Name(b"Saute-Dix"), IDENTITY);
    for (code, _, letter) in codes.sorted() {
        map.pair(code, letter);
    }
    pdf.cmap(map_id, &map.finish());
    let packed = compress_to_vec_zlib(&codes.map(), COMPRESSION);
    pdf.stream(glyphs_id, &packed).filter(Filter::FlateDecode);
}
