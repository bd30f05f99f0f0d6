//! A glyph on its way, and what a font says about glyphs.

use read_fonts::tables::gdef::{Gdef, MarkGlyphSets};
use read_fonts::tables::layout::{ClassDef, LookupFlag};
use read_fonts::types::GlyphId;
use read_fonts::{FontRef, TableProvider};

use crate::{GlyphInfo, GlyphPosition};

/// The class of marks: accents, which stand over or under something else.
const MARK: u16 = 3;

/// A glyph, and where it goes.
#[derive(Clone, Debug)]
pub struct Glyph {
    pub id: GlyphId,
    class: u16,
    /// The character it came from.
    pub letter: char,
    /// Where its characters begin in the text.
    pub cluster: u32,
    pub advance: i32,
    pub offset: (i32, i32),
    /// The glyph it is attached to, by its place.
    pub parent: Option<usize>,
    /// Whether it came from a character that is never seen, and is one still.
    pub hidden: bool,
}

impl Glyph {
    pub fn new(id: GlyphId, letter: char, cluster: u32, hidden: bool) -> Glyph {
        Glyph {
            id,
            class: 0,
            letter,
            cluster,
            advance: 0,
            offset: (0, 0),
            parent: None,
            hidden,
        }
    }

    /// Puts another glyph in its place, which is seen.
    pub fn become_other(&mut self, id: GlyphId, classes: &Classes<'_>) {
        self.id = id;
        self.hidden = false;
        self.class = classes.class(id);
    }

    /// Whether it is a mark.
    pub fn is_mark(&self) -> bool {
        self.class == MARK
    }

    /// Which glyph it is, as egui wants it.
    pub fn info(&self) -> GlyphInfo {
        GlyphInfo {
            glyph_id: self.id.to_u32(),
            cluster: self.cluster,
        }
    }

    /// Where it goes, as egui wants it.
    pub fn position(&self) -> GlyphPosition {
        GlyphPosition {
            x_advance: self.advance,
            x_offset: self.offset.0,
            y_offset: self.offset.1,
        }
    }

    /// Whether rules look past it, as if it were not there.
    fn is_transparent(&self) -> bool {
        // This one is there to keep letters apart.
        self.hidden && self.letter != '\u{200c}'
    }
}

/// What glyphs are: letters or marks, and which sets of marks there are.
pub struct Classes<'a> {
    classes: Option<ClassDef<'a>>,
    sets: Option<MarkGlyphSets<'a>>,
}

/// Which glyphs a rule does not see.
pub struct Blind<'a> {
    classes: &'a Classes<'a>,
    flag: LookupFlag,
    set: Option<u16>,
}

impl<'a> Classes<'a> {
    pub fn of(font: &FontRef<'a>) -> Classes<'a> {
        let table = font.gdef().ok();
        let classes = table.as_ref().and_then(Gdef::glyph_class_def);
        let sets = table.as_ref().and_then(Gdef::mark_glyph_sets_def);
        Classes {
            classes: classes.and_then(Result::ok),
            sets: sets.and_then(Result::ok),
        }
    }

    /// Says of glyphs what they are.
    pub fn sort(&self, glyphs: &mut [Glyph]) {
        for glyph in glyphs {
            glyph.class = self.class(glyph.id);
        }
    }

    fn class(&self, id: GlyphId) -> u16 {
        self.classes.as_ref().map_or(0, |classes| classes.get(id))
    }

    fn is_in_set(&self, id: GlyphId, set: u16) -> bool {
        let set = self
            .sets
            .as_ref()
            .map(|sets| sets.coverages().get(set.into()));
        matches!(set, Some(Ok(set)) if set.get(id).is_some())
    }

    /// What a rule with this flag and this set of marks does not see.
    pub fn blind(&'a self, flag: LookupFlag, set: Option<u16>) -> Blind<'a> {
        Blind {
            classes: self,
            flag,
            set,
        }
    }
}

impl Blind<'_> {
    /// Whether the rule does not concern this glyph at all.
    pub fn is_to(&self, glyph: &Glyph) -> bool {
        let flag = |one| self.flag.contains(one);
        match glyph.class {
            1 => flag(LookupFlag::IGNORE_BASE_GLYPHS),
            2 => flag(LookupFlag::IGNORE_LIGATURES),
            MARK if flag(LookupFlag::IGNORE_MARKS) => true,
            MARK if flag(LookupFlag::USE_MARK_FILTERING_SET) => !self
                .set
                .is_some_and(|set| self.classes.is_in_set(glyph.id, set)),
            _ => false,
        }
    }

    fn sees(&self, glyph: &Glyph) -> bool {
        !glyph.is_transparent() && !self.is_to(glyph)
    }

    /// The next glyph after this place that the rule sees.
    pub fn next(&self, glyphs: &[Glyph], place: usize) -> Option<usize> {
        let mut after = glyphs.iter().enumerate().skip(place + 1);
        after
            .find(|(_, glyph)| self.sees(glyph))
            .map(|(place, _)| place)
    }

    /// The last glyph before this place that the rule sees.
    pub fn last(&self, glyphs: &[Glyph], place: usize) -> Option<usize> {
        let before = glyphs.get(..place)?;
        before.iter().rposition(|glyph| self.sees(glyph))
    }
}
