//! An order for the printer: which sheets, how many, where the answers go, and the work it
//! takes. The command line and the window both print this way.

use serde::{Deserialize, Serialize};

use super::binding::Binding;
use super::certificate::Certificate;
use super::document::{Press, Print};
use super::header::Header;
use super::imposition::{Imposition, PerPage};
use super::journal_page::JournalPage;
use super::layout::{LayoutError, Paper, Size};
use super::plan::{Page, Plan};
use super::sheet::{Exercise, Label, Sheet, SheetError};
use super::template::Template;
use crate::limits;
use crate::puzzle::{Address, Code, SheetSeed, SheetSpec, Version};
use crate::rules::excerpt;
use crate::solver::Solver;
use crate::text::{Locale, Msg};
use saute_dix_engine::listed;

listed! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum KeyPlace {
        None = "none",
        #[default]
        End = "end",
        Separate = "separate",
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    pub template: Template,
    /// Exercises of one's own instead of the recipe's: of a game, or of a series.
    pub given: Option<Vec<Exercise>>,
    /// Its place among the built-in ones, which goes into codes; none for a recipe of one's own.
    pub number: Option<u8>,
    /// Where the numbers of the first sheet come from; the others follow it.
    pub seed: SheetSeed,
    pub copies: Option<u32>,
    pub versions: Option<u32>,
    pub key: KeyPlace,
    /// Whether the answers of several sheets are printed in full, and not only as the class key.
    pub details: bool,
    /// Whether every sheet and the key begin on an odd page, for printers that use both sides.
    pub duplex: bool,
    pub print: Print,
    pub header: Header,
    /// Where the web version is: every sheet then has a link to its own puzzles.
    pub address: Option<Address>,
}

impl Order {
    pub const MOST_COPIES: u32 = limits::COPIES;
    pub const MOST_VERSIONS: u32 = limits::VERSIONS;

    pub fn new(template: Template, number: Option<u8>, seed: SheetSeed) -> Order {
        Order {
            template,
            given: None,
            number,
            seed,
            copies: None,
            versions: None,
            key: KeyPlace::default(),
            details: false,
            duplex: true,
            header: Header::default(),
            print: Print::default(),
            address: None,
        }
    }

    pub fn tickets(&self) -> Option<PerPage> {
        let all = PerPage::ALL.into_iter();
        let mut all = all.filter(|_| self.template.short);
        all.find(|per_page| per_page.format() == self.template.format)
    }

    /// Whether four of these exercises fit a quarter of a page: not where there are more than two
    /// piles, or where the print is larger.
    pub fn fits_quarter(&self) -> bool {
        let puzzles = self.given.iter().flatten().filter_map(Exercise::puzzle);
        let most = puzzles.map(|puzzle| puzzle.question.piles().len()).max();
        self.print.size == Size::Standard && most.unwrap_or(0) <= 2
    }

    /// The code of the first sheet, which gives all of them again, where one can.
    pub fn code(&self) -> Option<Code> {
        let template = self.number.filter(|_| self.given.is_none())?;
        let (seed, _) = self.seed_and_label(0);
        let spec = SheetSpec::new(template, self.print.deck, seed).ok()?;
        Some(Code::Sheet(spec))
    }

    pub fn prints(&self) -> u32 {
        self.copies.or(self.versions).unwrap_or(1)
    }

    pub fn different(&self) -> u32 {
        match self.versions {
            // A sheet without exercises is the same every time.
            _ if !self.template.has_answers() => 1,
            Some(versions) => versions.min(self.prints()),
            None => self.prints(),
        }
    }

    pub fn keyed(&self) -> bool {
        self.key != KeyPlace::None && (self.template.has_answers() || self.given.is_some())
    }

    pub fn has_class_key(&self) -> bool {
        self.keyed() && self.different() > 1
    }

    pub fn has_full_keys(&self) -> bool {
        self.keyed() && (self.details || !self.has_class_key())
    }

    /// The pages of a sheet, each on a leaf of its own if it is folded: what is on the back would
    /// cover the answers.
    fn leaves(&self, pages: Vec<Page>) -> Vec<Page> {
        if !(self.duplex && self.template.fold) {
            return pages;
        }
        let mut leaves = Vec::new();
        for page in pages {
            if !leaves.is_empty() {
                leaves.push(Page::default());
            }
            leaves.push(page);
        }
        leaves
    }

    fn press<'a>(&'a self, locale: &'a Locale) -> Press<'a> {
        Press::new(&self.template, locale, self.print)
            .with_header(&self.header)
            .linking(self.address.as_ref())
    }

    /// The sheets at this place: one, or one for each level.
    fn sheets(&self, solver: &mut Solver, index: u32) -> Result<Vec<Sheet>, SheetError> {
        let (seed, label) = self.seed_and_label(index);
        if let Some(exercises) = self.given.clone() {
            return Ok(vec![Sheet {
                code: None,
                label,
                stars: None,
                helped: false,
                exercises,
                chains: Vec::new(),
            }]);
        }
        let (template, deck, number) = (&self.template, self.print.deck, self.number);
        let mut sheets = Vec::new();
        for stars in template.levels() {
            let stars = Some(stars);
            let sheet = Sheet::of_level(solver, template, number, deck, seed, label, stars)?;
            sheets.push(sheet);
        }
        if sheets.is_empty() {
            sheets.push(Sheet::new(solver, template, number, deck, seed, label)?);
        }
        Ok(sheets)
    }

    fn levels(&self) -> usize {
        if self.given.is_some() {
            return 1;
        }
        self.template.levels().len().max(1)
    }

    /// Where the numbers of a sheet come from, by its place from 0, and what it is called.
    fn seed_and_label(&self, index: u32) -> (SheetSeed, Label) {
        match (self.versions, self.copies) {
            (Some(_), _) => {
                let version = Version::from_number(index).unwrap_or(Version::D);
                (self.seed.of_version(version), Label::Version(version))
            }
            (None, Some(_)) => {
                let number = usize::try_from(index).unwrap_or(0) + 1;
                (self.seed.later(index), Label::Number(number))
            }
            (None, None) => (self.seed, Label::alone(self.seed)),
        }
    }
}

/// Why an order cannot be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderError {
    Sheet(SheetError),
    Layout(LayoutError),
}

impl OrderError {
    pub fn say(&self, locale: &Locale) -> String {
        match self {
            OrderError::Sheet(SheetError::CannotMake(error)) => locale.plain().cannot_make(*error),
            OrderError::Sheet(SheetError::Series(error)) => locale.plain().series_error(error),
            OrderError::Layout(LayoutError::MissingGlyph(letter)) => {
                let letter = (*letter).into();
                locale.say(&Msg::NoSuchGlyph { letter })
            }
            OrderError::Layout(LayoutError::TooLarge(text)) => {
                let text = excerpt(text).into();
                locale.say(&Msg::TooLargeForPage { text })
            }
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Manuscript {
    Order(Box<Order>),
    Certificate(Box<Certificate>, Paper),
    Journal(Box<JournalPage>, Paper),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Documents {
    /// The sheets, with their answers unless these are apart.
    pub sheets: Plan,
    pub key: Option<Plan>,
}

/// An order being carried out, step by step: first every sheet, then the keys.
pub struct Work {
    order: Order,
    solver: Solver,
    sheets: Vec<Sheet>,
    laid: Vec<Vec<Page>>,
    imposition: Option<Imposition>,
    class: Option<Vec<Page>>,
    keys: Vec<Vec<Page>>,
}

impl Work {
    pub fn new(order: Order) -> Work {
        Work {
            imposition: Imposition::new(order.template.format, order.print.paper.size()),
            order,
            solver: Solver::new(),
            sheets: Vec::new(),
            laid: Vec::new(),
            class: None,
            keys: Vec::new(),
        }
    }

    pub fn order(&self) -> &Order {
        &self.order
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
    pub fn step(&mut self, locale: &Locale) -> Result<(), OrderError> {
        if self.is_done() {
            return Ok(());
        }
        let press = self.order.press(locale);
        let next = u32::try_from(self.made()).unwrap_or(u32::MAX);
        if next < self.order.different() {
            let sheets = self.order.sheets(&mut self.solver, next)?;
            if self.imposition.is_none() {
                for sheet in &sheets {
                    self.laid.push(self.order.leaves(press.sheet(sheet)?));
                }
            }
            self.sheets.extend(sheets);
            if let Some(imposition) = &mut self.imposition {
                imposition.add(&press, &self.sheets)?;
            }
        } else if self.order.has_class_key() && self.class.is_none() {
            self.class = Some(press.class_key(&self.sheets)?);
        } else if let Some(sheet) = self.sheets.get(self.keys.len()) {
            self.keys.push(press.key(&mut self.solver, sheet)?);
        }
        Ok(())
    }

    /// The pages of the sheets that differ and of the keys, as far as they are done.
    pub fn pages(&self) -> impl Iterator<Item = &Page> {
        let imposed = self.imposition.iter().flat_map(Imposition::pages);
        let keys = self.class.iter().chain(&self.keys).flatten();
        self.laid.iter().flatten().chain(imposed).chain(keys)
    }

    /// How many sheets are printed: a page that is cut up is never left half empty unless somebody
    /// has counted what is needed.
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

    /// How many pages all files have together, once everything is done.
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
            Binding::count(odd, sheets) + key
        } else {
            Binding::count(odd, sheets.into_iter().chain([key]))
        }
    }

    pub fn documents(self, locale: &Locale) -> Documents {
        let order = self.order.clone();
        let press = order.press(locale);
        let odd = self.order.duplex;
        let apart = order.key == KeyPlace::Separate && order.keyed();
        let mut sheets = Binding::new(odd);
        let mut key = Binding::new(odd);
        let names = self.sheets.iter().map(|sheet| press.bookmark(sheet));
        let names: Vec<String> = names.collect();
        let prints = self.prints();
        match self.imposition {
            Some(imposition) => {
                for page in imposition.printed(prints) {
                    sheets.add(press.title(), vec![page]);
                }
            }
            None => bind_copies(&mut sheets, self.laid, &names, prints),
        }
        let answers = if apart { &mut key } else { &mut sheets };
        let class = self.class.map(|pages| (press.class_key_title(), pages));
        let full = self.keys.into_iter().zip(&self.sheets);
        let full = full.map(|(pages, sheet)| (press.key_name(sheet), pages));
        for ((title, pages), index) in class.into_iter().chain(full).zip(0..) {
            if index == 0 {
                answers.add(title, pages);
            } else {
                answers.append(title, pages);
            }
        }
        let plan = |binding: Binding, key: bool| {
            let (pages, bookmarks) = binding.into_parts();
            Plan { bookmarks, ..press.plan(pages, key) }
        };
        Documents { sheets: plan(sheets, false), key: apart.then(|| plan(key, true)) }
    }
}

/// Sheets one after the other, as often as they are printed. The last time a sheet is not copied
/// but given away: a whole school's sheets need much room.
fn bind_copies(binding: &mut Binding, mut laid: Vec<Vec<Page>>, names: &[String], prints: usize) {
    let different = laid.len();
    for print in 0..prints {
        let index = print % different.max(1);
        let (Some(pages), Some(name)) = (laid.get_mut(index), names.get(index)) else {
            break;
        };
        let last = print + different >= prints;
        let pages = if last { std::mem::take(pages) } else { pages.clone() };
        binding.add(name.clone(), pages);
    }
}
