//! From characters to glyphs, before any rule of the font.

use read_fonts::tables::cmap::CmapSubtable;
use read_fonts::types::GlyphId;
use read_fonts::{FontRef, TableProvider};
use unicode_segmentation::UnicodeSegmentation;

use crate::glyph::Glyph;
use crate::marks;

/// The characters of a font.
struct Letters<'a>(Option<CmapSubtable<'a>>);

impl<'a> Letters<'a> {
    fn of(font: &FontRef<'a>) -> Letters<'a> {
        let table = font.cmap().ok();
        let best = table.and_then(|table| table.best_subtable());
        Letters(best.map(|(_, _, letters)| letters))
    }

    fn glyph(&self, letter: char) -> Option<GlyphId> {
        let glyph = self.0.as_ref()?.map_codepoint(letter)?;
        (glyph != GlyphId::NOTDEF).then_some(glyph)
    }

    fn has(&self, letter: char) -> bool {
        self.glyph(letter).is_some()
    }

    /// Adds what a character is made of, as far as the font has it: no further than `shortest` asks
    /// for. Whether it is made of anything.
    fn take_apart(&self, letter: char, shortest: bool, parts: &mut Vec<char>) -> bool {
        let Some((letter, mark)) = marks::apart(letter).filter(|(_, mark)| self.has(*mark)) else {
            return false;
        };
        let alone = self.has(letter);
        if !(shortest && alone) && self.take_apart(letter, shortest, parts) {
            parts.push(mark);
            return true;
        }
        if alone {
            parts.extend([letter, mark]);
        }
        alone
    }

    /// The characters of which there are glyphs, for some that belong together or for one that has none itself.
    fn parts(&self, together: &str) -> Vec<char> {
        let mut parts = Vec::new();
        let is_alone = together.chars().nth(1).is_none();
        for letter in together.chars() {
            if !self.take_apart(letter, is_alone, &mut parts) {
                parts.push(letter);
            }
        }
        if !is_alone {
            sort_marks(&mut parts);
            parts = self.put_together(&parts);
        }
        parts
    }

    /// Letters with their marks as one character, where the font has it.
    fn put_together(&self, parts: &[char]) -> Vec<char> {
        let mut whole: Vec<char> = Vec::new();
        let mut letter: Option<usize> = None;
        for part in parts.iter().copied() {
            let rank = marks::rank(part);
            if let (Some(place), Some(rank)) = (letter, rank)
                // A mark of the same kind in between belongs nearer to the letter.
                && whole.iter().skip(place + 1).all(|between| marks::rank(*between) < Some(rank))
                && let Some(letter) = whole.get_mut(place)
                && let Some(one) = marks::together(*letter, part).filter(|one| self.has(*one))
            {
                *letter = one;
                continue;
            }
            whole.push(part);
            if rank.is_none() {
                letter = Some(whole.len() - 1);
            }
        }
        whole
    }
}

/// Puts the marks behind each letter into their order.
fn sort_marks(parts: &mut [char]) {
    for marks in parts.split_mut(|part| marks::rank(*part).is_none()) {
        marks.sort_by_key(|mark| marks::rank(*mark));
    }
}

/// The glyphs of a text. What belongs together for readers has one cluster.
pub fn glyphs(font: &FontRef<'_>, text: &str) -> Vec<Glyph> {
    let letters = Letters::of(font);
    let mut glyphs = Vec::with_capacity(text.len());
    for (start, together) in text.grapheme_indices(true) {
        let cluster = u32::try_from(start).unwrap_or(u32::MAX);
        let mut alone = together.chars();
        if let (Some(letter), None) = (alone.next(), alone.next())
            && let Some(glyph) = letters.glyph(letter)
        {
            glyphs.push(Glyph::new(glyph, letter, cluster, is_never_seen(letter)));
            continue;
        }
        for letter in letters.parts(together) {
            let glyph = letters.glyph(letter);
            let space = || letters.glyph(' ').filter(|_| is_space(letter));
            let glyph = glyph.or_else(space).unwrap_or(GlyphId::NOTDEF);
            glyphs.push(Glyph::new(glyph, letter, cluster, is_never_seen(letter)));
        }
    }
    glyphs
}

/// How wide the glyphs are.
pub fn advance(font: &FontRef<'_>, glyphs: &mut [Glyph]) {
    let Ok(widths) = font.hmtx() else {
        return;
    };
    let letters = Letters::of(font);
    let em = font.head().map_or(0, |head| head.units_per_em());
    let width = |glyph: GlyphId| i32::from(widths.advance(glyph).unwrap_or(0));
    let of = |letter: char| letters.glyph(letter).map_or(0, width);
    for glyph in glyphs {
        glyph.advance = if is_space(glyph.letter) && !letters.has(glyph.letter) {
            space_width(glyph.letter, em.into(), of)
        } else {
            width(glyph.id)
        };
    }
}

/// Whether a character is a space that another can stand for.
fn is_space(letter: char) -> bool {
    matches!(
        letter,
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
    )
}

/// How wide a space is that the font does not have.
fn space_width(letter: char, em: i32, width: impl Fn(char) -> i32) -> i32 {
    let part = |count: i32| (em + count / 2) / count;
    match letter {
        '\u{2000}' | '\u{2002}' => part(2),
        '\u{2001}' | '\u{2003}' | '\u{3000}' => part(1),
        '\u{2004}' => part(3),
        '\u{2005}' => part(4),
        '\u{2006}' => part(6),
        '\u{2007}' => width('0'),
        '\u{2008}' => width('.'),
        '\u{2009}' => part(5),
        '\u{200a}' => part(16),
        '\u{202f}' => width(' ') / 2,
        '\u{205f}' => em * 4 / 18,
        _ => width(' '),
    }
}

/// Whether a character only says something about others.
fn is_never_seen(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// What is never seen is a space without a width.
pub fn hide(font: &FontRef<'_>, glyphs: &mut [Glyph]) {
    let space = Letters::of(font).glyph(' ');
    for glyph in glyphs.iter_mut().filter(|glyph| glyph.hidden) {
        glyph.advance = 0;
        glyph.offset = (0, 0);
        glyph.id = space.unwrap_or(glyph.id);
    }
}
