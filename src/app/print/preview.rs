//! The preview: the pages of an order, made a sheet at a time so that the window never waits.

use crate::limits;
use crate::sheets::{Order, Page, PrintError, SheetBatch};
use crate::text::Locale;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PageZoom {
    #[default]
    Fit,
    /// So many percent of the whole page.
    Percent(u16),
}

impl PageZoom {
    pub const STEPS: [u16; 6] = [50, 100, 150, 200, 300, 400];

    #[must_use]
    pub fn times(self, factor: f32) -> PageZoom {
        let [least, .., most] = PageZoom::STEPS;
        let wanted = f32::from(self.percent()) * factor;
        let wanted = wanted.clamp(f32::from(least), f32::from(most));
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between the least and the most"
        )]
        let percent = wanted.round() as u16;
        PageZoom::Percent(percent)
    }

    pub fn factor(self) -> f32 {
        f32::from(self.percent()) / 100.0
    }

    fn percent(self) -> u16 {
        match self {
            PageZoom::Fit => 100,
            PageZoom::Percent(percent) => percent,
        }
    }

    pub fn next(self, larger: bool) -> Option<PageZoom> {
        let now = self.percent();
        let mut steps = PageZoom::STEPS.into_iter();
        let next =
            if larger { steps.find(|step| *step > now) } else { steps.rfind(|step| *step < now) };
        next.map(PageZoom::Percent)
    }
}

pub struct Preview {
    language: String,
    pub batch: SheetBatch,
    pub trouble: Option<PrintError>,
}

impl Preview {
    /// The most sheets shown: a whole class.
    pub const MOST_SHEETS: u32 = limits::PREVIEW_SHEETS;

    /// What of an order can be seen: no more different sheets than a class needs.
    pub fn excerpt(order: &Order) -> Order {
        let alike = order.versions.is_some() || !order.template.has_answers();
        let most = if alike { u32::MAX } else { Preview::MOST_SHEETS };
        Order { copies: order.copies.map(|copies| copies.min(most)), ..order.clone() }
    }

    /// A preview of an excerpt: its first sheet is ready at once.
    pub fn new(order: Order, locale: &Locale) -> Preview {
        let language = locale.code().to_owned();
        let mut preview = Preview { language, batch: SheetBatch::new(order), trouble: None };
        preview.step(locale);
        preview
    }

    pub fn is_of(&self, order: &Order, locale: &Locale) -> bool {
        self.language == locale.code() && self.batch.order == *order
    }

    pub fn step(&mut self, locale: &Locale) {
        if self.trouble.is_none() {
            self.trouble = self.batch.step(locale).err();
        }
    }

    pub fn is_done(&self) -> bool {
        self.trouble.is_some() || self.batch.is_done()
    }

    /// Width and height of a page in millimetres.
    pub fn paper(&self) -> (f32, f32) {
        self.batch.order.print.paper.size()
    }

    pub fn len(&self) -> usize {
        self.batch.pages().count()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn page(&self, index: usize) -> Option<&Page> {
        self.batch.pages().nth(index)
    }

    /// How many pages will be written for so many sheets, where all of them are in the preview.
    pub fn page_count(&self, prints: u32) -> Option<usize> {
        let all = self.batch.order.prints() >= prints;
        (all && self.batch.is_done()).then(|| self.batch.page_count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::print::PrintOptions;
    use crate::sheets::Template;

    fn excerpt(options: &PrintOptions) -> Order {
        Preview::excerpt(&options.order(&Template::built_in()).unwrap())
    }

    fn preview(options: &PrintOptions) -> Preview {
        let locale = Locale::english();
        let mut preview = Preview::new(excerpt(options), &locale);
        while !preview.is_done() {
            preview.step(&locale);
        }
        preview
    }

    #[test]
    fn a_preview_counts_what_will_be_written() {
        let mut options = PrintOptions::default();
        let single = preview(&options);
        assert_eq!(single.page_count(1), Some(single.len()));
        // Two versions on many sheets: the same pages again and again, the keys once.
        options.set_versions(Some(2));
        options.set_copies(100);
        let versions = preview(&options);
        assert!(versions.page_count(100).unwrap() > 25 * versions.len());
    }

    #[test]
    fn many_more_sheets_do_not_change_the_preview() {
        let mut options =
            PrintOptions { template: "jumps".to_owned(), copies: 60, ..PrintOptions::default() };
        let many = preview(&options);
        assert_eq!(many.page_count(60), None);
        options.set_copies(900);
        let order = excerpt(&options);
        assert!(many.is_of(&order, &Locale::english()));
        assert!(!many.is_of(&order, &Locale::french()));
    }

    #[test]
    fn zooming_has_two_ends() {
        let mut zoom = PageZoom::Fit;
        let mut seen = 0;
        while let Some(next) = zoom.next(true) {
            assert!(next.factor() > zoom.factor());
            zoom = next;
            seen += 1;
        }
        assert_eq!(seen, 4);
        assert_eq!(PageZoom::Percent(50).next(false), None);
        assert_eq!(PageZoom::Fit.times(1.25), PageZoom::Percent(125));
        assert_eq!(PageZoom::Fit.times(99.0), PageZoom::Percent(400));
    }
}
