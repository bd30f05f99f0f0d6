//! Where glyphs go.

use std::cmp::Ordering;

use read_fonts::tables::gpos::{
    AnchorTable, MarkArray, MarkBasePosFormat1, MarkLigPosFormat1, MarkMarkPosFormat1, PairPos,
    PairPosFormat1, PairPosFormat2, PositionLookup, PositionLookupList, PositionSubtables,
    ValueRecord,
};
use read_fonts::tables::layout::LookupFlag;
use read_fonts::types::GlyphId;
use read_fonts::{FontRef, TableProvider};

use crate::glyph::{Blind, Classes, Glyph};

/// A font's rules about what goes where.
pub struct Positions<'a> {
    lookups: PositionLookupList<'a>,
    classes: &'a Classes<'a>,
}

/// A rule: what it does not see, which marks it stands others on, and its cases, of which the first that fits counts.
struct Rule<'a> {
    blind: Blind<'a>,
    filter: Blind<'a>,
    cases: Cases<'a>,
}

enum Cases<'a> {
    Pair(Vec<PairPos<'a>>),
    OnLetter(Vec<MarkBasePosFormat1<'a>>),
    OnLigature(Vec<MarkLigPosFormat1<'a>>),
    OnMark(Vec<MarkMarkPosFormat1<'a>>),
}

/// A point of a glyph.
type Point = (i32, i32);

impl<'a> Positions<'a> {
    pub fn of(font: &FontRef<'a>, classes: &'a Classes<'a>) -> Option<Positions<'a>> {
        let lookups = font.gpos().ok()?.lookup_list().ok()?;
        Some(Positions { lookups, classes })
    }

    /// Applies a rule everywhere, from the left to the right.
    pub fn apply(&self, lookup: u16, glyphs: &mut [Glyph]) {
        let Ok(lookup) = self.lookups.lookups().get(lookup.into()) else {
            return;
        };
        let Some(rule) = self.rule(&lookup) else {
            return;
        };
        let mut place = 0;
        while let Some(glyph) = glyphs.get(place) {
            let next = if rule.blind.is_to(glyph) {
                None
            } else {
                self.apply_at(&rule, glyphs, place)
            };
            place = next.unwrap_or(0).max(place + 1);
        }
    }

    fn rule(&self, lookup: &PositionLookup<'a>) -> Option<Rule<'_>> {
        let (flag, set) = (lookup.lookup_flag(), lookup.mark_filtering_set());
        let cases = match lookup.subtables().ok()? {
            PositionSubtables::Pair(cases) => Cases::Pair(cases.iter().flatten().collect()),
            PositionSubtables::MarkToBase(cases) => {
                Cases::OnLetter(cases.iter().flatten().collect())
            }
            PositionSubtables::MarkToLig(cases) => {
                Cases::OnLigature(cases.iter().flatten().collect())
            }
            PositionSubtables::MarkToMark(cases) => Cases::OnMark(cases.iter().flatten().collect()),
            _ => return None,
        };
        // Of marks on marks only the set counts.
        let filter = flag.to_bits() & LookupFlag::USE_MARK_FILTERING_SET.to_bits();
        let filter = LookupFlag::from_bits_truncate(filter);
        Some(Rule {
            blind: self.classes.blind(flag, set),
            filter: self.classes.blind(filter, set),
            cases,
        })
    }

    /// Applies a rule in one place; says where to go on if it fits there.
    fn apply_at(&self, rule: &Rule<'_>, glyphs: &mut [Glyph], place: usize) -> Option<usize> {
        let id = glyphs.get(place)?.id;
        match &rule.cases {
            Cases::Pair(cases) => {
                let second = rule.blind.next(glyphs, place)?;
                let other = glyphs.get(second)?.id;
                let (values, both) = cases.iter().find_map(|case| match case {
                    PairPos::Format1(case) => pair(case, id, other),
                    PairPos::Format2(case) => pair_of_classes(case, id, other),
                })?;
                for (place, (moved, wider)) in [place, second].into_iter().zip(values) {
                    let glyph = glyphs.get_mut(place)?;
                    glyph.offset.0 += moved.0;
                    glyph.offset.1 += moved.1;
                    glyph.advance += wider;
                }
                Some(if both { second + 1 } else { second })
            }
            Cases::OnLetter(cases) => {
                let (base, over) = self.under(glyphs, place)?;
                let offset = cases.iter().find_map(|case| on_letter(case, id, over))?;
                attach(glyphs, place, base, offset)
            }
            Cases::OnLigature(cases) => {
                let (base, over) = self.under(glyphs, place)?;
                let offset = cases.iter().find_map(|case| on_ligature(case, id, over))?;
                attach(glyphs, place, base, offset)
            }
            Cases::OnMark(cases) => {
                let base = rule.filter.last(glyphs, place)?;
                let over = glyphs.get(base)?.id;
                let offset = cases.iter().find_map(|case| on_mark(case, id, over))?;
                attach(glyphs, place, base, offset)
            }
        }
    }

    /// What the mark in this place stands over or under.
    fn under(&self, glyphs: &[Glyph], place: usize) -> Option<(usize, GlyphId)> {
        if !glyphs.get(place)?.is_mark() {
            return None;
        }
        let no_marks = self.classes.blind(LookupFlag::IGNORE_MARKS, None);
        let base = no_marks.last(glyphs, place)?;
        Some((base, glyphs.get(base)?.id))
    }
}

/// How far a glyph is moved, and how much wider it is.
type Moved = (Point, i32);

fn value(record: &ValueRecord) -> Moved {
    let number = |value: Option<i16>| i32::from(value.unwrap_or(0));
    let moved = (number(record.x_placement()), number(record.y_placement()));
    (moved, number(record.x_advance()))
}

/// What becomes of two glyphs side by side, and whether the second one is changed too.
type Paired = ([Moved; 2], bool);

fn pair(rule: &PairPosFormat1<'_>, first: GlyphId, second: GlyphId) -> Option<Paired> {
    let set = rule.coverage().ok()?.get(first)?;
    let set = rule.pair_sets().get(set.into()).ok()?;
    let records = set.pair_value_records();
    // They are in the order of the second glyph.
    let (mut low, mut high) = (0, usize::from(set.pair_value_count()));
    let found = loop {
        let middle = low + (high.checked_sub(low).filter(|left| *left > 0)?) / 2;
        let record = records.get(middle).ok()?;
        match GlyphId::from(record.second_glyph()).cmp(&second) {
            Ordering::Less => low = middle + 1,
            Ordering::Greater => high = middle,
            Ordering::Equal => break record,
        }
    };
    let values = [value(found.value_record1()), value(found.value_record2())];
    Some((values, !rule.value_format2().is_empty()))
}

fn pair_of_classes(rule: &PairPosFormat2<'_>, first: GlyphId, second: GlyphId) -> Option<Paired> {
    rule.coverage().ok()?.get(first)?;
    let [first, second] = [
        rule.class_def1().ok()?.get(first),
        rule.class_def2().ok()?.get(second),
    ];
    let record = rule.class1_records().get(first.into()).ok()?;
    let found = record.class2_records().get(second.into()).ok()?;
    let values = [value(found.value_record1()), value(found.value_record2())];
    Some((values, !rule.value_format2().is_empty()))
}

fn point(anchor: &AnchorTable<'_>) -> Point {
    (anchor.x_coordinate().into(), anchor.y_coordinate().into())
}

/// The class of a mark, and its point.
fn mark(marks: &MarkArray<'_>, covered: u16) -> Option<(usize, Point)> {
    let record = marks.mark_records().get(usize::from(covered))?;
    let anchor = record.mark_anchor(marks.offset_data()).ok()?;
    Some((record.mark_class().into(), point(&anchor)))
}

fn between(base: &AnchorTable<'_>, mark: Point) -> Point {
    let base = point(base);
    (base.0 - mark.0, base.1 - mark.1)
}

/// How far a mark is from the letter it stands on.
fn on_letter(rule: &MarkBasePosFormat1<'_>, id: GlyphId, base: GlyphId) -> Option<Point> {
    let covered = rule.mark_coverage().ok()?.get(id)?;
    let base = rule.base_coverage().ok()?.get(base)?;
    let (class, from) = mark(&rule.mark_array().ok()?, covered)?;
    let bases = rule.base_array().ok()?;
    let record = bases.base_records().get(base.into()).ok()?;
    let anchors = record.base_anchors(bases.offset_data());
    Some(between(&anchors.get(class)?.ok()?, from))
}

/// How far a mark is from the last letter of a ligature.
fn on_ligature(rule: &MarkLigPosFormat1<'_>, id: GlyphId, base: GlyphId) -> Option<Point> {
    let covered = rule.mark_coverage().ok()?.get(id)?;
    let base = rule.ligature_coverage().ok()?.get(base)?;
    let (class, from) = mark(&rule.mark_array().ok()?, covered)?;
    let ligature = rule.ligature_array().ok()?;
    let ligature = ligature.ligature_attaches().get(base.into()).ok()?;
    let last = usize::from(ligature.component_count().checked_sub(1)?);
    let record = ligature.component_records().get(last).ok()?;
    let anchors = record.ligature_anchors(ligature.offset_data());
    Some(between(&anchors.get(class)?.ok()?, from))
}

/// How far a mark is from the mark it stands on.
fn on_mark(rule: &MarkMarkPosFormat1<'_>, id: GlyphId, base: GlyphId) -> Option<Point> {
    let covered = rule.mark1_coverage().ok()?.get(id)?;
    let base = rule.mark2_coverage().ok()?.get(base)?;
    let (class, from) = mark(&rule.mark1_array().ok()?, covered)?;
    let bases = rule.mark2_array().ok()?;
    let record = bases.mark2_records().get(base.into()).ok()?;
    let anchors = record.mark2_anchors(bases.offset_data());
    Some(between(&anchors.get(class)?.ok()?, from))
}

fn attach(glyphs: &mut [Glyph], place: usize, parent: usize, offset: Point) -> Option<usize> {
    let glyph = glyphs.get_mut(place)?;
    glyph.offset = offset;
    glyph.parent = Some(parent);
    Some(place + 1)
}

/// Marks go where their letters went: until now they were measured from those.
pub fn settle(glyphs: &mut [Glyph]) {
    for place in 0..glyphs.len() {
        let Some(parent) = glyphs.get(place).and_then(|glyph| glyph.parent) else {
            continue;
        };
        let moved = glyphs.get(parent).map_or((0, 0), |parent| parent.offset);
        let gone = glyphs.iter().take(place).skip(parent);
        let gone: i32 = gone.map(|glyph| glyph.advance).sum();
        if let Some(glyph) = glyphs.get_mut(place) {
            glyph.offset.0 += moved.0 - gone;
            glyph.offset.1 += moved.1;
        }
    }
}
