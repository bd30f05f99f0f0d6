//! From a manuscript to its files, step by step: every sheet and key is made, then every page is
//! written.

use std::collections::VecDeque;
use std::rc::Rc;

use super::order::{Documents, Manuscript, OrderError, Work};
use super::pdf::Writer;
use super::plan::{Page, Plan};
use super::post::{PrintStage, PrintedFile};
use crate::text::Locale;

pub struct Printing {
    locale: Rc<Locale>,
    work: Option<Box<Work>>,
    waiting: VecDeque<Plan>,
    /// The file being written. A page that is drawn is forgotten: a thousand sheets need the room.
    open: Option<(Writer, std::vec::IntoIter<Page>)>,
    files: Vec<PrintedFile>,
    total: usize,
}

impl Printing {
    /// Nothing is done yet. A certificate and a journal are a page or two: they are laid out at
    /// once.
    pub fn new(manuscript: Manuscript, locale: Rc<Locale>) -> Result<Printing, OrderError> {
        let mut printing = Printing {
            locale,
            work: None,
            waiting: VecDeque::new(),
            open: None,
            files: Vec::new(),
            total: 0,
        };
        match manuscript {
            Manuscript::Order(order) => printing.work = Some(Box::new(Work::new(*order))),
            Manuscript::Certificate(certificate, paper) => {
                let plan = certificate.plan(&printing.locale, paper);
                printing.lay([plan.map_err(OrderError::Layout)?]);
            }
            Manuscript::Journal(page, paper) => {
                let plan = page.plan(&printing.locale, paper);
                printing.lay([plan.map_err(OrderError::Layout)?]);
            }
        }
        Ok(printing)
    }

    pub fn stage(&self) -> PrintStage {
        if let Some(work) = &self.work {
            return PrintStage::Making(work.done(), work.steps());
        }
        let closed: usize = self.files.iter().map(|file| file.pages).sum();
        let open = self.open.as_ref().map_or(0, |(writer, _)| writer.drawn());
        PrintStage::Writing(closed + open, self.total)
    }

    pub fn is_done(&self) -> bool {
        self.work.is_none() && self.waiting.is_empty() && self.open.is_none()
    }

    /// The files, the answers last, once everything is done.
    pub fn files(self) -> Vec<PrintedFile> {
        self.files
    }

    /// One step: a sheet, a key, a page; the end of a file is put together in one go. Nothing when
    /// everything is done.
    pub fn step(&mut self) -> Result<(), OrderError> {
        if let Some(mut work) = self.work.take() {
            if work.is_done() {
                let Documents { sheets, key } = work.documents(&self.locale);
                self.lay([sheets].into_iter().chain(key));
            } else {
                work.step(&self.locale)?;
                self.work = Some(work);
            }
        } else if let Some((writer, pages)) = &mut self.open {
            if let Some(page) = pages.next() {
                let drawn = writer.draw(&page);
                drawn.map_err(|missing| OrderError::Layout(missing.into()))?;
            } else if let Some((writer, _)) = self.open.take() {
                self.files.push(PrintedFile { pages: writer.drawn(), bytes: writer.finish() });
            }
        } else if let Some(mut plan) = self.waiting.pop_front() {
            let pages = std::mem::take(&mut plan.pages);
            self.open = Some((Writer::new(&plan), pages.into_iter()));
        }
        Ok(())
    }

    fn lay(&mut self, plans: impl IntoIterator<Item = Plan>) {
        self.waiting.extend(plans);
        self.total = self.waiting.iter().map(|plan| plan.pages.len()).sum();
    }
}
