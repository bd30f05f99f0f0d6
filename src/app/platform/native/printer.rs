//! Sheets and files, made here.

use std::future::{Ready, ready};
use std::rc::Rc;

use crate::app::platform::PrintTrouble;
use crate::sheets::post::{PrintStage, PrintedFile};
use crate::sheets::{Certificate, Manuscript, Order, OrderError, Page, Paper, Printing, Work};
use crate::text::{Language, Locale};

pub struct SheetsInHand {
    work: Work,
    trouble: Option<PrintTrouble>,
}

impl SheetsInHand {
    /// The first sheet of an order is ready at once. What was shown before is of no use.
    pub fn new(order: &Order, locale: &Locale, _before: Option<SheetsInHand>) -> SheetsInHand {
        let mut sheets = SheetsInHand { work: Work::new(order.clone()), trouble: None };
        sheets.step(locale);
        sheets
    }

    pub fn step(&mut self, locale: &Locale) {
        if self.trouble.is_none() {
            let trouble = self.work.step(locale).err();
            self.trouble = trouble.map(PrintTrouble::Order);
        }
    }

    pub fn wants_steps(&self) -> bool {
        !self.is_done()
    }

    pub fn is_done(&self) -> bool {
        self.trouble.is_some() || self.work.is_done()
    }

    pub fn trouble(&self) -> Option<&PrintTrouble> {
        self.trouble.as_ref()
    }

    /// Width and height of the pages in millimetres.
    pub fn paper(&self) -> (f32, f32) {
        self.work.order().print.paper.size()
    }

    pub fn pages(&self) -> impl Iterator<Item = &Page> {
        self.work.pages()
    }

    /// How many pages all files have together, once everything is made.
    pub fn page_count(&self) -> Option<usize> {
        self.work.is_done().then(|| self.work.page_count())
    }
}

/// Why a certificate cannot be printed: it is told before anybody is asked where the file goes.
pub fn refusal(certificate: &Certificate, paper: Paper, locale: &Locale) -> Option<OrderError> {
    let plan = certificate.plan(locale, paper);
    plan.err().map(OrderError::Layout)
}

/// Prints; before each step `watch` hears how far it is, and may say no.
pub fn print(
    manuscript: Manuscript,
    language: &str,
    own: &[Language],
    watch: &mut dyn FnMut(PrintStage) -> bool,
) -> Ready<Result<Option<Vec<PrintedFile>>, PrintTrouble>> {
    let locale = Rc::new(Locale::with_own(language, own));
    let printed = print_watched(manuscript, locale, watch);
    ready(printed.map_err(PrintTrouble::Order))
}

fn print_watched(
    manuscript: Manuscript,
    locale: Rc<Locale>,
    watch: &mut dyn FnMut(PrintStage) -> bool,
) -> Result<Option<Vec<PrintedFile>>, OrderError> {
    let mut printing = Printing::new(manuscript, locale)?;
    while !printing.is_done() {
        if !watch(printing.stage()) {
            return Ok(None);
        }
        printing.step()?;
    }
    Ok(Some(printing.files()))
}
