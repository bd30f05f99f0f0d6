//! Puts letters side by side: the part of `harfrust` that egui uses, with the same calls, for Latin letters from left to right.
//!
//! A character becomes a glyph; accents go onto their letters, letters that belong together (ff, fi) become one, and
//! pairs such as AV move together, as the font's tables say. Of those tables this knows what our font uses: single,
//! ligature and chained substitutions, pairs, and marks on letters, on ligatures and on marks. Fonts have no axes here.
//! `tests/suite/shaping.rs` proves it.

mod glyph;
mod marks;
mod position;
mod substitution;
mod text;

use std::ops::BitOrAssign;

use glyph::{Classes, Glyph};
use position::Positions;
pub use read_fonts::FontRef;
use read_fonts::TableProvider;
use read_fonts::tables::layout::{FeatureList, ScriptList};
use read_fonts::types::{BigEndian, Tag};
use substitution::Substitutions;

/// The features that are on for every text.
const ON: [&[u8; 4]; 9] = [
    b"ccmp", b"rlig", b"calt", b"clig", b"liga", b"rclt", b"kern", b"mark", b"mkmk",
];

/// Where a run of text stands among others; nothing here depends on it.
#[derive(Clone, Copy, Default, Debug)]
pub struct BufferFlags;

impl BufferFlags {
    /// Nothing follows.
    pub const END_OF_TEXT: BufferFlags = BufferFlags;
    /// Nothing stands before.
    pub const BEGINNING_OF_TEXT: BufferFlags = BufferFlags;

    /// Somewhere in the middle.
    pub fn empty() -> BufferFlags {
        BufferFlags
    }
}

impl BitOrAssign for BufferFlags {
    fn bitor_assign(&mut self, _other: BufferFlags) {}
}

/// A place on an axis of a font.
#[derive(Clone, Copy, Debug)]
pub struct Variation {
    /// The axis.
    pub tag: Tag,
    /// The place.
    pub value: f32,
}

/// A font at a place on its axes. There are none.
#[derive(Clone, Copy, Debug)]
pub struct ShaperInstance;

impl ShaperInstance {
    /// The font as it is.
    pub fn from_variations(
        _font: &FontRef<'_>,
        _variations: impl IntoIterator<Item = Variation>,
    ) -> ShaperInstance {
        ShaperInstance
    }
}

/// What else could be wished for; there is nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct ShapeOptions;

impl ShapeOptions {
    /// Nothing.
    pub fn new() -> ShapeOptions {
        ShapeOptions
    }
}

/// Which of a font's rules are used, in their order.
#[derive(Clone, Debug)]
pub struct ShaperData {
    substitutions: Vec<u16>,
    positions: Vec<u16>,
}

impl ShaperData {
    /// Looks up the rules of a font.
    pub fn new(font: &FontRef<'_>) -> ShaperData {
        let substitutions = font.gsub().ok().and_then(|table| {
            let (scripts, features) = (table.script_list().ok()?, table.feature_list().ok()?);
            lookups(&scripts, &features)
        });
        let positions = font.gpos().ok().and_then(|table| {
            let (scripts, features) = (table.script_list().ok()?, table.feature_list().ok()?);
            lookups(&scripts, &features)
        });
        ShaperData {
            substitutions: substitutions.unwrap_or_default(),
            positions: positions.unwrap_or_default(),
        }
    }

    /// Somebody who puts the letters of this font side by side.
    pub fn shaper<'a>(&'a self, font: &FontRef<'a>) -> ShaperBuilder<'a> {
        ShaperBuilder {
            shaper: Shaper {
                rules: self,
                font: font.clone(),
            },
        }
    }
}

/// The rules of Latin letters, whatever the language.
fn lookups(scripts: &ScriptList<'_>, features: &FeatureList<'_>) -> Option<Vec<u16>> {
    let script = scripts.select(&[Tag::new(b"latn"), Tag::new(b"DFLT")])?;
    let script = scripts.get(script.index).ok()?;
    let language = script.element.default_lang_sys()?.ok()?;
    let mut lookups = Vec::new();
    for index in language.feature_indices() {
        let Ok(feature) = features.get(index.get()) else {
            continue;
        };
        if ON.iter().any(|on| feature.tag == Tag::new(on)) {
            let indices = feature.element.lookup_list_indices();
            lookups.extend(indices.iter().map(BigEndian::get));
        }
    }
    lookups.sort_unstable();
    lookups.dedup();
    Some(lookups)
}

/// A shaper to be.
pub struct ShaperBuilder<'a> {
    shaper: Shaper<'a>,
}

impl<'a> ShaperBuilder<'a> {
    /// At this place on the axes.
    #[must_use]
    pub fn instance(self, _instance: Option<&ShaperInstance>) -> ShaperBuilder<'a> {
        self
    }

    /// Here it is.
    pub fn build(self) -> Shaper<'a> {
        self.shaper
    }
}

/// Puts the letters of a font side by side.
pub struct Shaper<'a> {
    rules: &'a ShaperData,
    font: FontRef<'a>,
}

impl Shaper<'_> {
    /// The glyphs of a text, in the font's own units.
    pub fn shape(&self, buffer: UnicodeBuffer, _options: ShapeOptions) -> GlyphBuffer {
        let UnicodeBuffer {
            text,
            mut infos,
            mut positions,
        } = buffer;
        let classes = Classes::of(&self.font);
        let mut glyphs = text::glyphs(&self.font, &text);
        classes.sort(&mut glyphs);
        if let Some(rules) = Substitutions::of(&self.font, &classes) {
            for lookup in &self.rules.substitutions {
                rules.apply(*lookup, &mut glyphs);
            }
        }
        text::advance(&self.font, &mut glyphs);
        if let Some(rules) = Positions::of(&self.font, &classes) {
            for lookup in &self.rules.positions {
                rules.apply(*lookup, &mut glyphs);
            }
        }
        for glyph in &mut glyphs {
            if glyph.is_mark() {
                glyph.advance = 0;
            }
        }
        position::settle(&mut glyphs);
        text::hide(&self.font, &mut glyphs);
        infos.extend(glyphs.iter().map(Glyph::info));
        positions.extend(glyphs.iter().map(Glyph::position));
        GlyphBuffer {
            text,
            infos,
            positions,
        }
    }
}

/// A text whose letters are to be put side by side.
#[derive(Default)]
pub struct UnicodeBuffer {
    text: String,
    /// Room for what comes of it.
    infos: Vec<GlyphInfo>,
    positions: Vec<GlyphPosition>,
}

impl UnicodeBuffer {
    /// Nothing yet.
    pub fn new() -> UnicodeBuffer {
        UnicodeBuffer::default()
    }

    /// Where the text stands among others.
    pub fn set_flags(&mut self, _flags: BufferFlags) {}

    /// Adds a text.
    pub fn push_str(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// The letters are Latin, and go from left to right.
    pub fn guess_segment_properties(&mut self) {}
}

/// Which glyph, and where its characters begin in the text, in bytes.
#[derive(Clone, Copy, Debug)]
pub struct GlyphInfo {
    /// The number of the glyph in the font.
    pub glyph_id: u32,
    /// Where the characters begin that it stands for, with others if they belong together.
    pub cluster: u32,
}

/// Where a glyph goes, in the font's own units.
#[derive(Clone, Copy, Debug)]
pub struct GlyphPosition {
    /// How far it is from here to the next glyph.
    pub x_advance: i32,
    /// How far to the right it is painted.
    pub x_offset: i32,
    /// How far up it is painted.
    pub y_offset: i32,
}

/// Letters side by side.
pub struct GlyphBuffer {
    text: String,
    infos: Vec<GlyphInfo>,
    positions: Vec<GlyphPosition>,
}

impl GlyphBuffer {
    /// The glyphs, from left to right.
    pub fn glyph_infos(&self) -> &[GlyphInfo] {
        &self.infos
    }

    /// Where each of them goes.
    pub fn glyph_positions(&self) -> &[GlyphPosition] {
        &self.positions
    }

    /// The empty buffer again.
    pub fn clear(self) -> UnicodeBuffer {
        let GlyphBuffer {
            mut text,
            mut infos,
            mut positions,
        } = self;
        text.clear();
        infos.clear();
        positions.clear();
        UnicodeBuffer {
            text,
            infos,
            positions,
        }
    }
}
