//! Sheets that pupils check themselves: the answers stand on a strip that is folded away.

use super::SheetComposer;
use crate::sheets::errors::PrintError;
use crate::sheets::flow::MARGIN;
use crate::sheets::font::Weight;
use crate::sheets::layout::{Block, Type};
use crate::sheets::plan::{Item, Page, Stroke};
use crate::sheets::sheet::Exercise;
use crate::text::Msg;

/// Of a sheet whose answers can be folded away: the part of the width with the exercises, and
/// where it is folded.
pub(super) const FOLD: (f32, f32) = (0.755, 0.785);

impl SheetComposer<'_> {
    pub(super) fn with_fold(&self, mut pages: Vec<Page>) -> Result<Vec<Page>, PrintError> {
        let (width, height) = self.print.paper.size();
        let inside = width - 2.0 * MARGIN;
        let x = MARGIN + inside * FOLD.1;
        let small = Type::new(10.0, Weight::Bold);
        let wide = inside * (1.0 - FOLD.1) - 4.0;
        let words = small.tight_paragraph(&self.locale.say(&Msg::SheetFold), wide)?;
        for page in &mut pages {
            page.items.push(Item::Line {
                from: (x, MARGIN),
                to: (x, height - MARGIN - 8.0),
                width: 0.3,
                stroke: Stroke::Dashed,
            });
            let words = words.items.iter().cloned();
            page.items.extend(words.map(|item| item.moved(x + 3.0, MARGIN)));
        }
        Ok(pages)
    }

    pub(super) fn folded_answer(
        &self,
        number: usize,
        exercise: &Exercise,
    ) -> Result<(f32, Block), PrintError> {
        let inside = self.print.paper.size().0 - 2.0 * MARGIN;
        let (x, wide) = (inside * FOLD.1 + 3.0, inside * (1.0 - FOLD.1) - 3.0);
        let text = format!("{number}\u{a0}· {}", self.style.brief(exercise));
        let small = Type::new(self.style.points * 0.85, Weight::Bold);
        Ok((x, small.tight_paragraph(&text, wide)?))
    }
}
