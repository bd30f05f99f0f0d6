//! Printing: what is chosen, the preview of it, and the export under way.

mod act;
mod export;
mod options;
mod preview;

pub use export::{Export, ExportError, Outcome, Stage, Written};
pub use options::PrintOptions;
pub use preview::{PageZoom, Preview};

use super::state::CodeEntry;
use crate::l10n::Locale;
use crate::puzzle::{Address, NumberDeck, Puzzle, Question};
use crate::worksheet::{Exercise, KeyPlace, Order, Paper, Size, Template};

/// Something on the print screen.
#[derive(Clone, PartialEq, Debug)]
pub enum PrintAction {
    /// Another template, by its place.
    Template(usize),
    /// Another size of text.
    Size(Size),
    /// Other paper.
    Paper(Paper),
    /// The answers elsewhere.
    Key(KeyPlace),
    /// Another number of sheets.
    Copies(u32),
    /// The number of sheets now reads like this.
    TypeCopies(String),
    /// Another number of versions.
    Versions(Option<u32>),
    /// Other numbers on the cards.
    Deck(NumberDeck),
    /// Another language for the sheet.
    Language(&'static str),
    /// The code now reads like this.
    TypeCode(String),
    /// Other exercises.
    NewNumbers,
    /// Show this page.
    Page(usize),
    /// Show more or less of it.
    Zoom(PageZoom),
    /// Save the file.
    Save,
    /// Stop saving.
    Cancel,
}

/// What the print screen is about, besides the options, which are among the settings.
pub struct PrintState {
    templates: Vec<Template>,
    /// Puzzles to print instead of those of a template: from a game, or from a series.
    given: Option<Vec<Puzzle>>,
    /// The code being typed, where it is not the one of the options.
    pub code: Option<CodeEntry>,
    /// The number of sheets being typed, where it is not the one of the options.
    pub copies: Option<String>,
    /// The zoom of the preview.
    pub zoom: PageZoom,
    /// How the last export ended.
    pub outcome: Option<Outcome>,
    /// Where the web version is, for links on the sheets.
    pub address: Option<Address>,
    /// Whether the window closes when the export is over.
    pub closing: bool,
    page: usize,
    preview: Option<Preview>,
    export: Option<Export>,
}

impl Default for PrintState {
    fn default() -> PrintState {
        PrintState {
            templates: Template::built_in(),
            given: None,
            code: None,
            copies: None,
            zoom: PageZoom::default(),
            outcome: None,
            address: None,
            closing: false,
            page: 0,
            preview: None,
            export: None,
        }
    }
}

impl PrintState {
    /// The templates to choose from.
    pub fn templates(&self) -> &[Template] {
        &self.templates
    }

    /// These templates of one's own besides the built-in ones.
    pub fn bring(&mut self, own: &[Template]) {
        self.templates.truncate(Template::BUILT_IN);
        self.templates.extend_from_slice(own);
        // Their texts may have changed, too.
        self.preview = None;
    }

    /// Whether puzzles from elsewhere are printed.
    pub fn has_given(&self) -> bool {
        self.given.is_some()
    }

    /// Prints these puzzles, until a template is chosen.
    pub fn give(&mut self, puzzles: Vec<Puzzle>) {
        self.given = Some(puzzles).filter(|puzzles| !puzzles.is_empty());
        (self.page, self.code, self.outcome) = (0, None, None);
    }

    /// What is to be printed, with no more different sheets than `most`.
    fn order(&self, options: &PrintOptions, most: u32) -> Option<Order> {
        let mut order = options.order(&self.templates, most)?;
        order.address.clone_from(&self.address);
        if let Some(puzzles) = &self.given {
            order.template = Template::for_own();
            order.print.deck = puzzles.first().map(Puzzle::number_deck).unwrap_or_default();
            let exercises = puzzles.iter().cloned().map(|puzzle| match puzzle.question {
                Question::Statement(statement) => Exercise::Statement(statement),
                _ => Exercise::Puzzle(puzzle),
            });
            order.given = Some(exercises.collect());
            order.versions = None;
        }
        Some(order)
    }

    /// The preview, once there is one.
    pub fn preview(&self) -> Option<&Preview> {
        self.preview.as_ref()
    }

    /// The page to show, as far as it exists.
    pub fn page(&self) -> usize {
        let last = self.preview().map_or(0, Preview::len).saturating_sub(1);
        self.page.min(last)
    }

    /// The export under way.
    pub fn export(&self) -> Option<&Export> {
        self.export.as_ref()
    }

    /// Brings the preview nearer to the options, by one sheet or key at most; whether there is
    /// more to do.
    pub fn prepare(&mut self, options: &PrintOptions, locale: &Locale) -> bool {
        let Some(order) = self.order(options, Preview::MOST_SHEETS) else {
            return false;
        };
        let preview = match self.preview.take() {
            Some(mut preview) if preview.is_of(&order, locale) => {
                if !preview.is_done() {
                    preview.step(locale);
                }
                preview
            }
            _ => Preview::new(order, locale),
        };
        !self.preview.insert(preview).is_done()
    }
}
