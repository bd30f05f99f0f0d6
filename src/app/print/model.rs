//! What is to be printed, and how actions change it.

use std::path::{Path, PathBuf};

use super::export::{self, Export, ExportOutcome, ExportSource, ExportStage, Job};
use super::opening::Opening;
use super::{HeaderEntry, PageZoom, Preview, PrintOptions};
use crate::app::Env;
use crate::app::languages::Languages;
use crate::app::platform::{self, FileQuestion, Showing};
use crate::app::share::{CodeEntry, CodeTrouble};
use crate::puzzle::{Address, Code, CodeError, NumberDeck, Puzzle, Question, SheetSeed, Spec};
use crate::sheets::{
    Exercise, HeaderError, HeaderField, HeaderMark, KeyPlace, Manuscript, Order, Paper, PerPage,
    Size, Template, file_words, key_word,
};
use crate::text::{Language, Msg};

#[derive(Clone, PartialEq, Debug)]
pub enum PrintAction {
    Choose(PrintChoice),
    Page(usize),
    Zoom(PageZoom),
    Unfold(bool),
    Save,
    Cancel,
    Show(Showing),
}

#[derive(Clone, PartialEq, Debug)]
pub enum PrintChoice {
    Template(usize),
    Size(Size),
    Paper(Paper),
    Key(KeyPlace),
    Details(bool),
    Duplex(bool),
    TypeHeader(HeaderField, String),
    Mark(HeaderMark),
    /// The points of the mark now read like this.
    TypePoints(String),
    Copies(u32),
    TypeCopies(String),
    Versions(Option<u32>),
    Tickets(PerPage),
    Deck(NumberDeck),
    Language(String),
    TypeCode(String),
    NewNumbers,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseRequest {
    Allow,
    /// The window stays open until the export is over.
    Defer,
    /// The export is over.
    CloseNow,
}

pub struct PrintModel {
    pub options: PrintOptions,
    /// The folder where a sheet was saved last.
    pub folder: Option<String>,
    templates: Vec<Template>,
    texts: Vec<Language>,
    /// Puzzles to print instead of those of a template: from a game, or from a series.
    given: Option<Vec<Puzzle>>,
    ticket: bool,
    address: Option<Address>,
    /// All of it as an order, made whenever something of it changes; none without templates.
    order: Option<Order>,
    excerpt: Option<Order>,
    code: Option<CodeEntry>,
    /// The number of sheets being typed, where it is not the one of the options.
    copies: Option<String>,
    header: HeaderEntry,
    unfolded: bool,
    zoom: PageZoom,
    page: usize,
    preview: Option<Preview>,
    export: Option<Export>,
    outcome: Option<ExportOutcome>,
    opening: Option<Opening>,
    closing: bool,
}

impl Default for PrintModel {
    fn default() -> PrintModel {
        PrintModel::new(PrintOptions::default(), None, 0)
    }
}

impl PrintModel {
    /// With what was chosen the last time; the very first time, with exercises by chance.
    pub fn new(options: PrintOptions, folder: Option<String>, seed: u64) -> PrintModel {
        let first = options == PrintOptions::default();
        let mut model = PrintModel {
            options,
            folder,
            templates: Template::built_in(),
            texts: Vec::new(),
            given: None,
            ticket: false,
            address: None,
            order: None,
            excerpt: None,
            code: None,
            copies: None,
            header: HeaderEntry::default(),
            unfolded: false,
            zoom: PageZoom::default(),
            page: 0,
            preview: None,
            export: None,
            outcome: None,
            opening: None,
            closing: false,
        };
        if first {
            model.options.seed = Spec::seed_of(seed);
        }
        model.place_order();
        model
    }

    pub fn templates(&self) -> &[Template] {
        &self.templates
    }

    pub fn use_custom(&mut self, own: &[Template], texts: &[Language]) {
        self.templates.truncate(Template::BUILT_IN);
        self.templates.extend_from_slice(own);
        self.texts = texts.to_vec();
        // Their texts may have changed, too.
        self.preview = None;
        self.place_order();
    }

    pub fn set_address(&mut self, address: Option<Address>) {
        self.address = address;
        self.place_order();
    }

    pub fn has_given(&self) -> bool {
        self.given.is_some()
    }

    /// Prints these puzzles, until a template is chosen.
    pub fn give(&mut self, puzzles: Vec<Puzzle>) {
        self.given = Some(puzzles).filter(|puzzles| !puzzles.is_empty());
        (self.page, self.code, self.ticket) = (0, None, false);
        self.forget_outcome();
        self.place_order();
    }

    /// Prints these puzzles as an exit ticket, until a template is chosen. A ticket has a key,
    /// whatever the last sheet had.
    pub fn give_ticket(&mut self, puzzles: Vec<Puzzle>) {
        self.give(puzzles);
        self.ticket = true;
        if self.options.key == KeyPlace::None {
            self.options.key = KeyPlace::End;
        }
        self.place_order();
    }

    fn place_order(&mut self) {
        let mut order = self.options.order(&self.templates);
        if let Some(order) = &mut order {
            order.address.clone_from(&self.address);
            if let Some(puzzles) = &self.given {
                let tickets = self.ticket.then_some(self.options.tickets);
                order.template = Template::of_given(tickets);
                order.print.deck = puzzles.first().map(Puzzle::number_deck).unwrap_or_default();
                order.given = Some(puzzles.iter().cloned().map(exercise).collect());
                order.versions = None;
            }
        }
        self.excerpt = order.as_ref().map(Preview::excerpt);
        self.order = order;
    }

    pub fn order(&self) -> Option<&Order> {
        self.order.as_ref()
    }

    /// The code of the sheet; puzzles from elsewhere and templates of one's own have none.
    pub fn sheet_code(&self) -> Option<Code> {
        self.order()?.code()
    }

    pub fn typed_code(&self) -> Option<&CodeEntry> {
        self.code.as_ref()
    }

    pub fn typed_copies(&self) -> Option<&str> {
        self.copies.as_deref()
    }

    pub fn header(&self) -> &HeaderEntry {
        &self.header
    }

    pub fn is_unfolded(&self) -> bool {
        self.unfolded || self.header_trouble().is_some()
    }

    pub fn header_trouble(&self) -> Option<HeaderError> {
        self.header.trouble()
    }

    /// Whether what is chosen can be saved: what cannot be is put right first, as anything else
    /// would be a surprise.
    pub fn can_save(&self) -> bool {
        let preview = self.preview();
        preview.is_some_and(|preview| preview.trouble().is_none())
            && self.copies.is_none()
            && self.header_trouble().is_none()
    }

    pub fn zoom(&self) -> PageZoom {
        self.zoom
    }

    pub fn preview(&self) -> Option<&Preview> {
        self.preview.as_ref()
    }

    pub fn page(&self) -> usize {
        let last = self.preview().map_or(0, Preview::len).saturating_sub(1);
        self.page.min(last)
    }

    pub fn export(&self) -> Option<&Export> {
        self.export.as_ref()
    }

    pub fn outcome(&self) -> Option<&ExportOutcome> {
        self.outcome.as_ref()
    }

    pub fn opening_trouble(&self) -> Option<(&Path, &str)> {
        self.opening.as_ref()?.trouble()
    }

    pub fn is_closing(&self) -> bool {
        self.closing
    }

    pub fn language<'a>(&self, languages: &'a Languages) -> &'a str {
        let chosen = self.options.language.as_deref();
        let mut known = languages.codes().into_iter();
        let chosen = known.find(|code| chosen == Some(*code));
        chosen.unwrap_or_else(|| languages.code())
    }

    pub fn apply(&mut self, action: PrintAction, env: &Env) {
        match action {
            PrintAction::Page(page) => self.page = page,
            PrintAction::Zoom(zoom) => self.zoom = zoom,
            PrintAction::Unfold(unfolded) => self.unfolded = unfolded,
            PrintAction::Save => self.save(env),
            PrintAction::Cancel => self.cancel(),
            PrintAction::Show(how) => {
                let outcome = self.outcome.as_ref();
                self.opening = outcome.and_then(|done| Opening::start(done, how, env));
            }
            PrintAction::Choose(choice) => {
                // What was said about the last file is no longer about these options.
                self.forget_outcome();
                self.choose(choice, env.seed);
                self.place_order();
            }
        }
    }

    fn choose(&mut self, choice: PrintChoice, seed: u64) {
        match choice {
            PrintChoice::Template(number) => {
                if let Some(template) = self.templates.get(number) {
                    self.options.template.clone_from(&template.name);
                    // The edition and the version were those of another sheet.
                    let seed = SheetSeed::new(self.options.seed);
                    self.options.set_sheet_seed(seed);
                    (self.page, self.code, self.given) = (0, None, None);
                }
            }
            PrintChoice::Size(size) => self.options.size = size,
            PrintChoice::Paper(paper) => self.options.paper = paper,
            PrintChoice::Key(key) => self.options.key = key,
            PrintChoice::Details(details) => self.options.details = details,
            PrintChoice::Duplex(duplex) => self.options.duplex = duplex,
            PrintChoice::TypeHeader(field, text) => {
                let header = &mut self.options.header;
                self.header.write(header, field, text);
            }
            PrintChoice::Mark(mark) => self.header.mark(&mut self.options.header, mark),
            PrintChoice::TypePoints(text) => {
                self.header.write_points(&mut self.options.header, text);
            }
            PrintChoice::Copies(copies) => {
                self.options.set_copies(copies);
                self.copies = None;
            }
            PrintChoice::TypeCopies(text) => self.type_copies(text),
            PrintChoice::Versions(versions) => {
                self.options.set_versions(versions);
                self.copies = None;
            }
            PrintChoice::Tickets(per_page) => self.options.tickets = per_page,
            PrintChoice::Deck(deck) => {
                self.options.deck = deck;
                self.code = None;
            }
            PrintChoice::Language(code) => self.options.language = Some(code),
            PrintChoice::TypeCode(text) => {
                let refused = self.take_code(&text).err();
                self.code = refused.map(|trouble| CodeEntry::refused(text, trouble));
            }
            PrintChoice::NewNumbers => {
                self.options.set_sheet_seed(SheetSeed::new(Spec::seed_of(seed)));
                self.code = None;
            }
        }
    }

    /// A number of sheets that can be printed is one; any other text stays to be mended.
    fn type_copies(&mut self, text: String) {
        let typed: Option<u32> = text.trim().parse().ok();
        match typed.filter(|copies| (1..=Order::MOST_COPIES).contains(copies)) {
            Some(copies) => {
                self.options.set_copies(copies);
                self.copies = None;
            }
            None => self.copies = Some(text),
        }
    }

    /// A code that is a sheet's changes the options; any other only says what is wrong with it.
    fn take_code(&mut self, text: &str) -> Result<(), CodeTrouble> {
        let code = Code::parse(text).map_err(CodeTrouble::Wrong)?;
        let Code::Sheet(spec) = code else {
            return Err(CodeTrouble::Other(code));
        };
        let mut built_in = self.templates.iter().take(Template::BUILT_IN);
        let Some(template) = built_in.nth(usize::from(spec.template())) else {
            // A sheet that only a newer version of the program has.
            let first = text.trim().chars().next().unwrap_or('?');
            return Err(CodeTrouble::Wrong(CodeError::UnknownVersion(first)));
        };
        self.options.template.clone_from(&template.name);
        self.options.deck = spec.number_deck();
        self.options.set_sheet_seed(spec.seed());
        (self.page, self.given) = (0, None);
        Ok(())
    }

    fn save(&mut self, env: &Env) {
        let Some(order) = self.order.clone() else {
            return;
        };
        let locale = env.languages.of(self.language(env.languages));
        let title = locale.and_then(|locale| locale.text(&order.template.title));
        let title = title.unwrap_or_else(|| order.template.name.clone());
        let own = file_words(order.header.text(HeaderField::Title));
        let own = Some(own).filter(|own| !own.is_empty());
        let title = own.unwrap_or_else(|| file_words(&title));
        let name = match order.code() {
            Some(code) => format!("saute-dix-{title}-{code}.pdf"),
            None => format!("saute-dix-{title}.pdf"),
        };
        let language = self.language(env.languages).to_owned();
        let source = ExportSource::Pages(Manuscript::Order(Box::new(order)));
        self.begin(source, name, language, env);
    }

    pub fn save_manuscript(&mut self, source: Manuscript, name: String, env: &Env) {
        let language = env.languages.code().to_owned();
        self.begin(ExportSource::Pages(source), name, language, env);
    }

    pub fn save_text(&mut self, title: String, text: String, name: String, env: &Env) {
        let language = env.languages.code().to_owned();
        let source = ExportSource::Text { title, text };
        self.begin(source, name, language, env);
    }

    /// What was said about the last file is no longer of interest.
    pub fn forget_outcome(&mut self) {
        (self.outcome, self.opening) = (None, None);
    }

    fn begin(&mut self, source: ExportSource, name: String, language: String, env: &Env) {
        if self.export.is_some() {
            return;
        }
        let remembered = self.folder.as_ref().map(PathBuf::from);
        let folder = remembered.filter(|folder| platform::is_folder(folder));
        let folder = folder.unwrap_or_else(platform::documents);
        let question = FileQuestion {
            title: match &source {
                ExportSource::Pages(_) => env.languages.current().say(&Msg::PrintSave),
                ExportSource::Text { title, .. } => title.clone(),
            },
            folder: folder.clone(),
            name: Some(name.clone()),
        };
        let locale = env.languages.of(&language);
        let locale = locale.unwrap_or(env.languages.current());
        let job = Job {
            answers: key_word(locale),
            language,
            own: env.languages.texts(&self.texts),
            waiting: env.chooser.ask(question),
            source,
            folder,
            name,
        };
        self.forget_outcome();
        self.export = Some(export::start(job, env.request_repaint));
    }

    /// Stops the export; one that still waits for a dialog is forgotten at once.
    fn cancel(&mut self) {
        let Some(export) = &self.export else {
            return;
        };
        export.cancel();
        if export.stage() == ExportStage::Asking {
            self.export = None;
            self.outcome = Some(ExportOutcome::Cancelled);
        }
    }

    /// Looks how the export is doing. Closing the window in the middle of it lets it finish first;
    /// closing it once more gives it up.
    pub fn look_at_export(&mut self, close_requested: bool) -> CloseRequest {
        if let Some(opening) = &mut self.opening {
            opening.style();
        }
        if let Some(outcome) = self.export.as_mut().and_then(Export::news) {
            self.export = None;
            let failed = matches!(outcome, ExportOutcome::Failed(_));
            if let ExportOutcome::Written { files, .. } = &outcome {
                let folder = files.first().and_then(|file| file.path.parent());
                let folder = folder.and_then(|folder| folder.to_str());
                self.folder = folder.map(ToOwned::to_owned);
            }
            self.outcome = Some(outcome);
            if std::mem::take(&mut self.closing) && !failed {
                return CloseRequest::CloseNow;
            }
        }
        let working = self.export.as_ref();
        let working = working.is_some_and(|export| export.stage() != ExportStage::Asking);
        if working && !self.closing && close_requested {
            self.closing = true;
            return CloseRequest::Defer;
        }
        CloseRequest::Allow
    }

    /// Brings the preview nearer to the order, by one sheet or key at most; whether there is more
    /// to do in the next frame.
    pub fn prepare(&mut self, languages: &Languages) -> bool {
        let locale = languages.of(self.language(languages));
        let (Some(order), Some(locale)) = (&self.excerpt, locale) else {
            return false;
        };
        match &mut self.preview {
            Some(preview) if preview.is_of(order, locale) => {
                if !preview.is_done() {
                    preview.step(locale);
                }
            }
            preview => *preview = Some(Preview::new(order.clone(), locale, preview.take())),
        }
        self.preview.as_ref().is_some_and(Preview::wants_steps)
    }
}

fn exercise(puzzle: Puzzle) -> Exercise {
    match puzzle.question {
        Question::Statement(statement) => Exercise::Statement(statement),
        _ => Exercise::Puzzle(puzzle),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::env;
    use crate::puzzle::{Edition, SheetSpec, Version, generate};
    use crate::solver::Solver;

    fn act(print: &mut PrintModel, choice: PrintChoice) {
        env(9, |env| {
            print.apply(PrintAction::Choose(choice), env);
        });
    }

    #[test]
    fn puzzles_from_elsewhere_have_no_code() {
        let spec = Spec::new(crate::puzzle::Kind::Order, 1, 6, NumberDeck::Tens, 3).unwrap();
        let puzzle = generate(&mut Solver::new(), spec).unwrap();
        let mut print = PrintModel::default();
        assert!(print.sheet_code().is_some());
        print.give(vec![puzzle]);
        assert_eq!(print.sheet_code(), None, "it would be that of another sheet");
        assert_eq!(print.order().unwrap().print.deck, NumberDeck::Tens);
        act(&mut print, PrintChoice::Template(1));
        assert!(print.sheet_code().is_some() && !print.has_given());
        print.give(Vec::new());
        assert!(!print.has_given(), "nothing is nothing to print");
    }

    #[test]
    fn a_typed_code_keeps_its_edition_and_its_version() {
        let second = SheetSeed::new(9);
        let first = SheetSeed::of_edition(Edition::First, 9);
        for seed in [first, second, second.of_version(Version::B)] {
            let spec = SheetSpec::new(3, NumberDeck::Tens, seed).unwrap();
            let code = Code::Sheet(spec);
            let mut print = PrintModel::default();
            act(&mut print, PrintChoice::TypeCode(code.to_string()));
            assert_eq!(print.order().unwrap().seed, seed);
            assert_eq!(print.sheet_code(), Some(code));
            // They belong to that sheet, and not to the next.
            act(&mut print, PrintChoice::Template(2));
            assert_eq!(print.order().unwrap().seed, second);
        }
    }

    #[test]
    fn the_order_follows_every_choice() {
        let mut print = PrintModel::default();
        act(&mut print, PrintChoice::Copies(28));
        act(&mut print, PrintChoice::Size(Size::Large));
        act(&mut print, PrintChoice::NewNumbers);
        let order = print.order().unwrap();
        assert_eq!(
            (order.copies, order.print.size, order.seed),
            (Some(28), Size::Large, SheetSeed::new(9))
        );
        act(&mut print, PrintChoice::TypeCopies("many".to_owned()));
        assert_eq!(print.typed_copies(), Some("many"));
        assert_eq!(print.order().unwrap().copies, Some(28));
        act(&mut print, PrintChoice::TypeCopies(" 3 ".to_owned()));
        assert_eq!((print.typed_copies(), print.options.copies), (None, 3));
    }

    #[test]
    fn a_sheet_code_changes_the_options_and_any_other_says_what_it_is() {
        let mut print = PrintModel::default();
        act(&mut print, PrintChoice::NewNumbers);
        let code = print.sheet_code().unwrap().to_string();
        act(&mut print, PrintChoice::Template(3));
        act(&mut print, PrintChoice::TypeCode("16N1-71JE".to_owned()));
        let typed = print.typed_code().unwrap();
        assert!(matches!(typed.trouble, Some(CodeTrouble::Other(_))));
        act(&mut print, PrintChoice::TypeCode(code.clone()));
        assert_eq!(print.typed_code(), None);
        assert_eq!(print.sheet_code().unwrap().to_string(), code);
    }
}
