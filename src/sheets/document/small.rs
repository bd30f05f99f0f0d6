//! Sheets that share a page: for what is cut out.

use super::SheetComposer;
use crate::sheets::errors::PrintError;
use crate::sheets::figures::Style;
use crate::sheets::flow::Flow;
use crate::sheets::font::Weight;
use crate::sheets::layout::{Block, Type};
use crate::sheets::plan::Frame;
use crate::sheets::sheet::Sheet;
use crate::text::Msg;

impl SheetComposer<'_> {
    /// One sheet within a part of a page, if it fits there: for what is cut out. Its print is a
    /// little smaller.
    pub(in crate::sheets) fn cell(
        &self,
        sheet: &Sheet,
        size: (f32, f32),
    ) -> Result<Block, PrintError> {
        if self.template.short {
            return self.ticket(sheet, size);
        }
        let style = Style { points: self.style.points * 0.86, tight: true, ..self.style };
        SheetComposer { style, ..*self }.small_sheet(sheet, size)
    }

    fn small_sheet(&self, sheet: &Sheet, (w, h): (f32, f32)) -> Result<Block, PrintError> {
        let mut flow = Flow::within(Frame::new(0.0, 0.0, w, h));
        flow.add(self.small_head(sheet, w)?)?;
        flow.pour(&self.pieces(sheet, w)?)?;
        let mut pages = flow.into_pages().into_iter();
        let page = pages.next().unwrap_or_default();
        if pages.next().is_some() {
            return Err(PrintError::TooLarge(self.title()));
        }
        Ok(Block { height: h, items: page.items })
    }

    fn small_header(&self, block: &mut Block, sheet: &Sheet, width: f32) -> Result<(), PrintError> {
        let Some(own) = self.header else {
            return Ok(());
        };
        let small = Type::new(10.0, Weight::Regular);
        let points = own.mark_of(sheet.exercises.len());
        let mark = points.map(|points| format!("……\u{a0}/\u{a0}{points}"));
        for line in own.lines(self.locale).into_iter().chain(mark) {
            let line = small.tight_paragraph(&line, width)?;
            self.style.under(block, 0.0, line);
        }
        Ok(())
    }

    /// Title, code and a line for the name: in one row where that is wide enough, else in two.
    pub(super) fn small_head(&self, sheet: &Sheet, width: f32) -> Result<Block, PrintError> {
        let small = Type::new(10.0, Weight::Regular);
        let bold = Type::new(self.style.points * 1.15, Weight::Bold);
        let (title, code) = (self.title(), self.name(sheet));
        let at = width - small.width(&code)? - 3.0;
        // A long title has more than one line.
        let wide = bold.width(&title)?.min(at);
        let mut block = bold.tight_paragraph(&title, at)?;
        block.put(at + 3.0, 0.0, small.line(&code)?);
        self.small_header(&mut block, sheet, width)?;
        if !self.template.names {
            return Ok(block);
        }
        let label = self.locale.say(&Msg::SheetNames);
        let between = at - wide - 8.0;
        if between > self.style.mm(60.0) {
            let field = self.style.field(&label, between - 2.0)?;
            block.put(wide + 5.0, 0.0, field);
        } else {
            self.style.under(&mut block, 0.0, self.style.field(&label, width)?);
        }
        Ok(block)
    }
}
