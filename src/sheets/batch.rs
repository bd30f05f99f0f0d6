//! From an order to its documents, step by step: sheets are made and laid out, then their keys.

use super::errors::PrintError;
use super::imposition::Imposition;
use super::order::{KeyPlace, Order};
use super::plan::{Bookmark, Page, Plan};
use super::sheet::Sheet;
use crate::solver::Solver;
use crate::text::Locale;

#[derive(Clone, PartialEq, Debug)]
pub struct Documents {
    /// The sheets, with their answers unless these are apart.
    pub sheets: Plan,
    pub key: Option<Plan>,
}

/// The sheets and keys of an order, made step by step: first every sheet, then the keys. The command line, the preview
/// and what is saved are all made this way.
pub struct SheetBatch {
    pub order: Order,
    solver: Solver,
    sheets: Vec<Sheet>,
    laid: Vec<Vec<Page>>,
    imposition: Option<Imposition>,
    class: Option<Vec<Page>>,
    keys: Vec<Vec<Page>>,
}

impl SheetBatch {
    pub fn new(order: Order) -> SheetBatch {
        SheetBatch {
            imposition: Imposition::new(order.template.format, order.print.paper.size()),
            order,
            solver: Solver::new(),
            sheets: Vec::new(),
            laid: Vec::new(),
            class: None,
            keys: Vec::new(),
        }
    }

    /// As far as this one has come, to be finished elsewhere: the same sheets come out of both.
    #[must_use]
    pub fn fork(&self) -> SheetBatch {
        SheetBatch {
            order: self.order.clone(),
            solver: Solver::new(),
            sheets: self.sheets.clone(),
            laid: self.laid.clone(),
            imposition: self.imposition.clone(),
            class: self.class.clone(),
            keys: self.keys.clone(),
        }
    }

    pub fn steps(&self) -> u32 {
        let class = u32::from(self.order.has_class_key());
        let levels = u32::try_from(self.order.levels()).unwrap_or(1);
        let full = if self.order.has_full_keys() { self.order.different() * levels } else { 0 };
        self.order.different() + class + full
    }

    pub fn done(&self) -> u32 {
        let class = usize::from(self.class.is_some());
        u32::try_from(self.made() + class + self.keys.len()).unwrap_or(u32::MAX)
    }

    fn made(&self) -> usize {
        self.sheets.len() / self.order.levels()
    }

    pub fn is_done(&self) -> bool {
        self.done() >= self.steps()
    }

    /// One step, always in the same language; nothing when everything is done.
    pub fn step(&mut self, locale: &Locale) -> Result<(), PrintError> {
        if self.is_done() {
            return Ok(());
        }
        let composer = self.order.composer(locale);
        let next = u32::try_from(self.made()).unwrap_or(u32::MAX);
        if next < self.order.different() {
            let sheets = self.order.sheets(&mut self.solver, next)?;
            if self.imposition.is_none() {
                for sheet in &sheets {
                    self.laid.push(self.order.leaves(composer.sheet(sheet)?));
                }
            }
            self.sheets.extend(sheets);
            if let Some(imposition) = &mut self.imposition {
                imposition.add(&composer, &self.sheets)?;
            }
        } else if self.order.has_class_key() && self.class.is_none() {
            self.class = Some(composer.class_key(&self.sheets)?);
        } else if let Some(sheet) = self.sheets.get(self.keys.len()) {
            self.keys.push(composer.key(&mut self.solver, sheet)?);
        }
        Ok(())
    }

    pub fn pages(&self) -> impl Iterator<Item = &Page> {
        let imposed = self.imposition.iter().flat_map(|imposition| &imposition.pages);
        let keys = self.class.iter().chain(&self.keys).flatten();
        self.laid.iter().flatten().chain(imposed).chain(keys)
    }

    /// How many sheets are printed: a page that is cut up is never left half empty unless the teacher
    /// has asked for a number of copies.
    fn prints(&self) -> usize {
        let prints = usize::try_from(self.order.prints()).unwrap_or(usize::MAX);
        let prints = prints.saturating_mul(self.order.levels());
        match &self.imposition {
            Some(imposition) if self.order.copies.is_none() => {
                prints.next_multiple_of(imposition.per_page())
            }
            _ => prints,
        }
    }

    pub fn page_count(&self) -> usize {
        let odd = self.order.duplex;
        let sheets: Vec<usize> = if let Some(imposition) = &self.imposition {
            vec![1; self.prints().div_ceil(imposition.per_page())]
        } else {
            let laid = self.laid.iter().map(Vec::len);
            laid.cycle().take(self.prints()).collect()
        };
        let key = self.class.iter().chain(&self.keys).map(Vec::len).sum();
        if self.order.key == KeyPlace::Separate {
            PageAssembler::count(odd, sheets) + key
        } else {
            PageAssembler::count(odd, sheets.into_iter().chain([key]))
        }
    }

    pub fn documents(self, locale: &Locale) -> Documents {
        let order = self.order.clone();
        let composer = order.composer(locale);
        let odd = self.order.duplex;
        let apart = order.key == KeyPlace::Separate && order.keyed();
        let mut sheets = PageAssembler::new(odd);
        let mut key = PageAssembler::new(odd);
        let names = self.sheets.iter().map(|sheet| composer.bookmark(sheet));
        let names: Vec<String> = names.collect();
        let prints = self.prints();
        match self.imposition {
            Some(imposition) => {
                for page in imposition.printed(prints) {
                    sheets.add(composer.title(), vec![page]);
                }
            }
            None => add_copies(&mut sheets, self.laid, &names, prints),
        }
        let answers = if apart { &mut key } else { &mut sheets };
        let class = self.class.map(|pages| (composer.class_key_title(), pages));
        let full = self.keys.into_iter().zip(&self.sheets);
        let full = full.map(|(pages, sheet)| (composer.key_name(sheet), pages));
        for ((title, pages), index) in class.into_iter().chain(full).zip(0..) {
            if index == 0 {
                answers.add(title, pages);
            } else {
                answers.append(title, pages);
            }
        }
        let plan = |file: PageAssembler, key: bool| Plan {
            bookmarks: file.bookmarks,
            ..composer.plan(file.pages, key)
        };
        Documents { sheets: plan(sheets, false), key: apart.then(|| plan(key, true)) }
    }
}

/// Sheets one after the other, as often as they are printed. The last time a sheet is moved and not
/// copied: a whole school's sheets need much room.
fn add_copies(file: &mut PageAssembler, mut laid: Vec<Vec<Page>>, names: &[String], prints: usize) {
    let different = laid.len();
    for print in 0..prints {
        let index = print % different.max(1);
        let (Some(pages), Some(name)) = (laid.get_mut(index), names.get(index)) else {
            break;
        };
        let last = print + different >= prints;
        let pages = if last { std::mem::take(pages) } else { pages.clone() };
        file.add(name.clone(), pages);
    }
}

/// The parts of a file one after the other, each beginning where it should.
#[derive(Default)]
struct PageAssembler {
    /// Whether every part begins on an odd page: on the front of a leaf printed on both sides.
    odd: bool,
    pages: Vec<Page>,
    bookmarks: Vec<Bookmark>,
}

impl PageAssembler {
    fn new(odd: bool) -> PageAssembler {
        PageAssembler { odd, ..PageAssembler::default() }
    }

    fn add(&mut self, title: String, pages: Vec<Page>) {
        if self.odd && self.pages.len() % 2 == 1 && !pages.is_empty() {
            self.pages.push(Page::default());
        }
        self.append(title, pages);
    }

    /// Adds to the last part, wherever that ends.
    fn append(&mut self, title: String, pages: Vec<Page>) {
        if pages.is_empty() {
            return;
        }
        let page = self.pages.len();
        self.bookmarks.push(Bookmark { title, page });
        self.pages.extend(pages);
    }

    fn count(odd: bool, lengths: impl IntoIterator<Item = usize>) -> usize {
        let lengths = lengths.into_iter().filter(|length| *length > 0);
        lengths.fold(0, |count: usize, length| {
            let start = if odd { count.next_multiple_of(2) } else { count };
            start + length
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_begins_on_the_front_of_a_leaf() {
        for (odd, begins, count) in [(true, [0, 2, 4], 7), (false, [0, 1, 3], 6)] {
            let mut file = PageAssembler::new(odd);
            for length in [1, 0, 2, 3] {
                file.add(format!("{length}"), vec![Page::default(); length]);
            }
            let at: Vec<usize> = file.bookmarks.iter().map(|mark| mark.page).collect();
            assert_eq!(at, begins);
            assert_eq!(file.pages.len(), count);
            assert_eq!(PageAssembler::count(odd, [1, 0, 2, 3]), count);
        }
    }
}
