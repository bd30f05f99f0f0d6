//! Glyphs in the place of others.

use read_fonts::tables::gsub::{
    LigatureSubstFormat1, SingleSubst, SubstitutionLookup, SubstitutionLookupList,
    SubstitutionSubtables,
};
use read_fonts::tables::layout::{
    ChainedSequenceContext, ChainedSequenceContextFormat3, CoverageTable,
};
use read_fonts::types::GlyphId;
use read_fonts::{FontRef, ReadError, TableProvider};

use crate::glyph::{Blind, Classes, Glyph};

/// How often a rule may call for another: a font could go round in circles.
const DEEPEST: u8 = 6;

/// A font's rules about what stands for what.
pub struct Substitutions<'a> {
    lookups: SubstitutionLookupList<'a>,
    classes: &'a Classes<'a>,
}

/// A rule: what it does not see, and its cases, of which the first that fits counts.
struct Rule<'a> {
    blind: Blind<'a>,
    cases: Cases<'a>,
}

enum Cases<'a> {
    Single(Vec<SingleSubst<'a>>),
    Ligature(Vec<LigatureSubstFormat1<'a>>),
    Chained(Vec<ChainedSequenceContextFormat3<'a>>),
}

impl<'a> Substitutions<'a> {
    pub fn of(font: &FontRef<'a>, classes: &'a Classes<'a>) -> Option<Substitutions<'a>> {
        let lookups = font.gsub().ok()?.lookup_list().ok()?;
        Some(Substitutions { lookups, classes })
    }

    /// Applies a rule everywhere, from the left to the right.
    pub fn apply(&self, lookup: u16, glyphs: &mut Vec<Glyph>) {
        let Some(rule) = self.rule(lookup) else {
            return;
        };
        let mut place = 0;
        while place < glyphs.len() {
            let next = self.apply_at(&rule, glyphs, place, 0);
            place = next.unwrap_or(0).max(place + 1);
        }
    }

    /// A rule by its number.
    fn rule(&self, lookup: u16) -> Option<Rule<'_>> {
        let lookup: SubstitutionLookup<'_> = self.lookups.lookups().get(lookup.into()).ok()?;
        let (flag, set) = (lookup.lookup_flag(), lookup.mark_filtering_set());
        let cases = match lookup.subtables().ok()? {
            SubstitutionSubtables::Single(cases) => Cases::Single(cases.iter().flatten().collect()),
            SubstitutionSubtables::Ligature(cases) => {
                Cases::Ligature(cases.iter().flatten().collect())
            }
            SubstitutionSubtables::ChainContextual(cases) => {
                let cases = cases.iter().flatten();
                let known = cases.filter_map(|case| match case {
                    ChainedSequenceContext::Format3(case) => Some(case),
                    _ => None,
                });
                Cases::Chained(known.collect())
            }
            _ => return None,
        };
        let blind = self.classes.blind(flag, set);
        Some(Rule { blind, cases })
    }

    /// Applies a rule in one place; says where to go on if it fits there.
    fn apply_at(
        &self,
        rule: &Rule<'_>,
        glyphs: &mut Vec<Glyph>,
        place: usize,
        depth: u8,
    ) -> Option<usize> {
        let blind = &rule.blind;
        if blind.is_to(glyphs.get(place)?) {
            return None;
        }
        match &rule.cases {
            Cases::Single(cases) => cases
                .iter()
                .find_map(|case| exchange(case, self.classes, glyphs, place)),
            Cases::Ligature(cases) => cases
                .iter()
                .find_map(|case| join(case, blind, self.classes, glyphs, place)),
            Cases::Chained(cases) => cases
                .iter()
                .find_map(|case| self.in_context(case, blind, glyphs, place, depth)),
        }
    }

    /// Applies other rules where the glyphs around fit.
    fn in_context(
        &self,
        rule: &ChainedSequenceContextFormat3<'_>,
        blind: &Blind<'_>,
        glyphs: &mut Vec<Glyph>,
        place: usize,
        depth: u8,
    ) -> Option<usize> {
        if depth > DEEPEST {
            return None;
        }
        let covered = |at: usize, wanted: Result<CoverageTable<'_>, ReadError>| {
            wanted.ok()?.get(glyphs.get(at)?.id)
        };
        let mut inside = Vec::new();
        let mut here = Some(place);
        for wanted in rule.input_coverages().iter() {
            let at = here?;
            covered(at, wanted)?;
            inside.push(at);
            here = blind.next(glyphs, at);
        }
        for wanted in rule.lookahead_coverages().iter() {
            let at = here?;
            covered(at, wanted)?;
            here = blind.next(glyphs, at);
        }
        let mut before = place;
        for wanted in rule.backtrack_coverages().iter() {
            before = blind.last(glyphs, before)?;
            covered(before, wanted)?;
        }
        for record in rule.seq_lookup_records() {
            if let Some(at) = inside.get(usize::from(record.sequence_index())) {
                let rule = self.rule(record.lookup_list_index());
                rule.and_then(|rule| self.apply_at(&rule, glyphs, *at, depth + 1));
            }
        }
        inside.last().map(|last| last + 1)
    }
}

/// One glyph for another.
fn exchange(
    rule: &SingleSubst<'_>,
    classes: &Classes<'_>,
    glyphs: &mut [Glyph],
    place: usize,
) -> Option<usize> {
    let glyph = glyphs.get_mut(place)?;
    let covered = match rule {
        SingleSubst::Format1(rule) => rule.coverage(),
        SingleSubst::Format2(rule) => rule.coverage(),
    };
    let covered = usize::from(covered.ok()?.get(glyph.id)?);
    let other = match rule {
        SingleSubst::Format1(rule) => {
            let id = u16::try_from(glyph.id.to_u32()).ok()?;
            GlyphId::from(id.wrapping_add_signed(rule.delta_glyph_id()))
        }
        SingleSubst::Format2(rule) => rule.substitute_glyph_ids().get(covered)?.get().into(),
    };
    glyph.become_other(other, classes);
    Some(place + 1)
}

/// One glyph for several.
fn join(
    rule: &LigatureSubstFormat1<'_>,
    blind: &Blind<'_>,
    classes: &Classes<'_>,
    glyphs: &mut Vec<Glyph>,
    place: usize,
) -> Option<usize> {
    let set = rule.coverage().ok()?.get(glyphs.get(place)?.id)?;
    let set = rule.ligature_sets().get(set.into()).ok()?;
    for ligature in set.ligatures().iter().flatten() {
        let mut parts = vec![place];
        for wanted in ligature.component_glyph_ids() {
            let last = parts.last().copied().unwrap_or(place);
            let next = blind.next(glyphs, last).filter(|next| {
                let found = glyphs.get(*next).map(|glyph| glyph.id);
                found == Some(GlyphId::from(wanted.get()))
            });
            parts.extend(next);
        }
        let end = parts.last().copied().unwrap_or(place) + 1;
        let whole = parts.len() == ligature.component_glyph_ids().len() + 1;
        // A letter with a mark of its own stays by itself: there it is seen whose mark it is.
        let marked = |between: usize| {
            let glyph = glyphs.get(between);
            !parts.contains(&between) && glyph.is_some_and(Glyph::is_mark)
        };
        if !whole || (place..end).any(marked) {
            continue;
        }
        merge(glyphs, place, end);
        if let Some(first) = glyphs.get_mut(place) {
            first.become_other(ligature.ligature_glyph().into(), classes);
        }
        for part in parts.iter().skip(1).rev() {
            glyphs.remove(*part);
        }
        return Some(place + 1);
    }
    None
}

/// Makes one cluster of glyphs, with all that belong to them.
fn merge(glyphs: &mut [Glyph], start: usize, end: usize) {
    let cluster = |place: usize| glyphs.get(place).map(|glyph| glyph.cluster);
    let first = (start..end).filter_map(cluster).min();
    let last = cluster(end.saturating_sub(1));
    let Some((first, last)) = first.zip(last) else {
        return;
    };
    let belongs = |place: &usize| cluster(*place) == Some(last);
    let more = (end..glyphs.len()).take_while(belongs).count();
    for glyph in glyphs.iter_mut().take(end + more).skip(start) {
        glyph.cluster = first;
    }
}
