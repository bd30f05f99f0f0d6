//! An order for the printer: which sheets, how many, and where the answers go.

use serde::{Deserialize, Serialize};

use super::document::{Print, SheetComposer};
use super::errors::PrintError;
use super::header::Header;
use super::imposition::PerPage;
use super::layout::Size;
use super::plan::Page;
use super::sheet::{Exercise, Label, Sheet};
use super::template::Template;
use crate::limits;
use crate::puzzle::{Address, Code, SheetSeed, SheetSpec, Version};
use crate::solver::Solver;
use crate::text::Locale;
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
    /// Exercises instead of the template's: of a game, or of a series.
    pub given: Option<Vec<Exercise>>,
    /// The template's place among the built-in ones, which goes into codes; none for a custom one.
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
    pub(super) fn leaves(&self, pages: Vec<Page>) -> Vec<Page> {
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

    pub(super) fn composer<'a>(&'a self, locale: &'a Locale) -> SheetComposer<'a> {
        SheetComposer::new(&self.template, locale, self.print)
            .with_header(&self.header)
            .linking(self.address.as_ref())
    }

    pub(super) fn sheets(&self, solver: &mut Solver, index: u32) -> Result<Vec<Sheet>, PrintError> {
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

    pub(super) fn levels(&self) -> usize {
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
