//! An order for the printer: which sheets, how many, where the answers go, and the work it
//! takes. The command line and the window both print this way.

use serde::{Deserialize, Serialize};

use super::document::{Press, Print};
use super::header::Header;
use super::layout::LayoutError;
use super::plan::{Page, Plan};
use super::sheet::{Exercise, Label, Sheet, SheetError, later_seed};
use super::template::Template;
use crate::l10n::{Locale, Msg};
use crate::puzzle::{Address, Code};
use crate::rules::{excerpt, listed};
use crate::solver::Solver;

listed! {
    /// Where the answers go.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum KeyPlace {
        /// Nowhere.
        None = "none",
        /// After the sheets.
        #[default]
        End = "end",
        /// Into a file of their own.
        Separate = "separate",
    }
}

/// What is to be printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The recipe.
    pub template: Template,
    /// Exercises of one's own instead of the recipe's: of a game, or of a series.
    pub given: Option<Vec<Exercise>>,
    /// Its place among the built-in ones, which goes into codes; none for a recipe of one's own.
    pub number: Option<u8>,
    /// The seed of the first sheet; the others follow it.
    pub seed: u32,
    /// How many sheets.
    pub copies: Option<u32>,
    /// How many versions they share out; without, they all differ.
    pub versions: Option<u32>,
    /// Where the answers go.
    pub key: KeyPlace,
    /// Whether the answers of several sheets are printed in full, and not only as the class key.
    pub details: bool,
    /// Whether every sheet and the key begin on an odd page, for printers that use both sides.
    pub duplex: bool,
    /// How it is printed.
    pub print: Print,
    /// What a teacher puts at the head of every sheet.
    pub header: Header,
    /// Where the web version is: every sheet then has a link to its own puzzles.
    pub address: Option<Address>,
}

impl Order {
    /// The most sheets of one print.
    pub const MOST_COPIES: u32 = 1_000;
    /// The most versions.
    pub const MOST_VERSIONS: u32 = 4;

    /// The code of the first sheet, which gives all of them again, where one can.
    pub fn code(&self) -> Option<Code> {
        let template = self.number.filter(|_| self.given.is_none())?;
        Some(Code::Sheet {
            template,
            number_deck: self.print.deck,
            seed: self.seed,
        })
    }

    /// How many sheets are printed in all.
    pub fn prints(&self) -> u32 {
        self.copies.or(self.versions).unwrap_or(1)
    }

    /// How many of them differ.
    pub fn different(&self) -> u32 {
        match self.versions {
            // A sheet without exercises is the same every time.
            _ if !self.template.has_answers() => 1,
            Some(versions) => versions.min(self.prints()),
            None => self.prints(),
        }
    }

    /// Whether answers are printed.
    pub fn keyed(&self) -> bool {
        self.key != KeyPlace::None && (self.template.has_answers() || self.given.is_some())
    }

    fn sheet(&self, solver: &mut Solver, index: u32) -> Result<Sheet, SheetError> {
        let lettered = self.versions.is_some() || self.copies.is_none();
        let label = match (lettered, u8::try_from(index)) {
            (true, Ok(index)) => Label::Version(char::from(b'A' + index.min(3))),
            _ => Label::Number(usize::try_from(index).unwrap_or(0) + 1),
        };
        if let Some(exercises) = self.given.clone() {
            return Ok(Sheet {
                code: None,
                label,
                exercises,
            });
        }
        let seed = later_seed(self.seed, index);
        let (deck, number) = (self.print.deck, self.number);
        Sheet::new(solver, &self.template, number, deck, seed, label)
    }
}

/// Why an order cannot be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderError {
    /// A sheet that cannot be made.
    Sheet(SheetError),
    /// A sheet that cannot be laid out.
    Layout(LayoutError),
}

impl OrderError {
    /// In words.
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

/// The files of an order.
#[derive(Clone, PartialEq, Debug)]
pub struct Documents {
    /// The sheets, with their answers unless these are apart.
    pub sheets: Plan,
    /// The answers, where they are apart.
    pub key: Option<Plan>,
}

/// An order being carried out, step by step: first every sheet, then every key.
pub struct Work {
    order: Order,
    solver: Solver,
    sheets: Vec<Sheet>,
    laid: Vec<Vec<Page>>,
    keys: Vec<Vec<Page>>,
}

impl Work {
    /// Nothing is done yet.
    pub fn new(order: Order) -> Work {
        Work {
            order,
            solver: Solver::new(),
            sheets: Vec::new(),
            laid: Vec::new(),
            keys: Vec::new(),
        }
    }

    /// The order.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// How many steps there are.
    pub fn steps(&self) -> u32 {
        let rounds = if self.order.keyed() { 2 } else { 1 };
        self.order.different() * rounds
    }

    /// How many of them are done.
    pub fn done(&self) -> u32 {
        u32::try_from(self.laid.len() + self.keys.len()).unwrap_or(u32::MAX)
    }

    /// Whether everything is done.
    pub fn is_done(&self) -> bool {
        self.done() >= self.steps()
    }

    /// One step, always in the same language; nothing when everything is done.
    pub fn step(&mut self, locale: &Locale) -> Result<(), OrderError> {
        if self.is_done() {
            return Ok(());
        }
        let done = self.done();
        let press = Press::new(&self.order.template, locale, self.order.print)
            .with_header(&self.order.header)
            .linking(self.order.address.as_ref());
        match self.sheets.get(self.keys.len()) {
            Some(sheet) if done >= self.order.different() => {
                let pages = press.key(&mut self.solver, sheet);
                self.keys.push(pages?);
            }
            _ => {
                let sheet = self.order.sheet(&mut self.solver, done)?;
                let pages = press.sheet(&sheet)?;
                self.sheets.push(sheet);
                self.laid.push(pages);
            }
        }
        Ok(())
    }

    /// The pages of the sheets that differ and of the keys, as far as they are done.
    pub fn pages(&self) -> impl Iterator<Item = &Page> {
        self.laid.iter().chain(&self.keys).flatten()
    }

    /// The pages of the sheets one after the other, as often as they are printed.
    fn printed(&self) -> impl Iterator<Item = &Page> {
        let prints = usize::try_from(self.order.prints()).unwrap_or(0);
        self.laid.iter().cycle().take(prints).flatten()
    }

    /// How many pages all files have together, once everything is done.
    pub fn page_count(&self) -> usize {
        self.printed().count() + self.keys.iter().flatten().count()
    }

    /// The files, once everything is done.
    pub fn documents(&self, locale: &Locale) -> Documents {
        let press = Press::new(&self.order.template, locale, self.order.print)
            .with_header(&self.order.header)
            .linking(self.order.address.as_ref());
        let mut pages: Vec<Page> = self.printed().cloned().collect();
        let key: Vec<Page> = self.keys.iter().flatten().cloned().collect();
        let apart = self.order.key == KeyPlace::Separate && !key.is_empty();
        let key = if apart {
            Some(press.plan(key, true))
        } else {
            pages.extend(key);
            None
        };
        Documents {
            sheets: press.plan(pages, false),
            key,
        }
    }
}
