use super::export::PrintJob;
use super::{HeaderEntry, PageZoom, Preview, PrintOptions, Saving};
use crate::app::Env;
use crate::app::languages::Languages;
use crate::app::platform::Showing;
use crate::app::share::{CodeEntry, CodeTrouble};
use crate::puzzle::{Address, Code, CodeError, Puzzle, Question, SheetSeed, Spec};
use crate::sheets::{
    Exercise, HeaderError, HeaderField, KeyPlace, Order, SheetBatch, Template, file_words,
};
use crate::text::{Language, Msg};

#[derive(Clone, PartialEq, Debug)]
pub enum PrintAction {
    Template(usize),
    Options(Box<PrintOptions>),
    TypeHeader(HeaderField, String),
    TypePoints(String),
    TypeCopies(String),
    TypeCode(String),
    NewNumbers,
    Page(usize),
    Zoom(PageZoom),
    Unfold(bool),
    Save,
    Cancel,
    Show(Showing),
}

#[derive(Default)]
enum Source {
    #[default]
    Template,
    Given(Vec<Puzzle>),
    Ticket(Vec<Puzzle>),
}

pub struct PrintModel {
    pub options: PrintOptions,
    pub saving: Saving,
    pub templates: Vec<Template>,
    texts: Vec<Language>,
    source: Source,
    address: Option<Address>,
    /// All of it as an order, made whenever something of it changes; none without templates.
    pub order: Option<Order>,
    excerpt: Option<Order>,
    pub typed_code: Option<CodeEntry>,
    /// The number of sheets being typed, where it is not the one of the options.
    pub typed_copies: Option<String>,
    pub header: HeaderEntry,
    unfolded: bool,
    pub zoom: PageZoom,
    page: usize,
    pub preview: Option<Preview>,
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
            saving: Saving { folder, ..Saving::default() },
            templates: Template::built_in(),
            texts: Vec::new(),
            source: Source::default(),
            address: None,
            order: None,
            excerpt: None,
            typed_code: None,
            typed_copies: None,
            header: HeaderEntry::default(),
            unfolded: false,
            zoom: PageZoom::default(),
            page: 0,
            preview: None,
        };
        if first {
            model.options.seed = Spec::seed_of(seed);
        }
        model.place_order();
        model
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
        !matches!(self.source, Source::Template)
    }

    pub fn give(&mut self, puzzles: Vec<Puzzle>) {
        self.take(if puzzles.is_empty() { Source::Template } else { Source::Given(puzzles) });
    }

    /// Prints these puzzles as an exit ticket, until a template is chosen. A ticket has a key,
    /// whatever the last sheet had.
    pub fn give_ticket(&mut self, puzzles: Vec<Puzzle>) {
        if self.options.key == KeyPlace::None {
            self.options.key = KeyPlace::End;
        }
        self.take(if puzzles.is_empty() { Source::Template } else { Source::Ticket(puzzles) });
    }

    fn take(&mut self, source: Source) {
        self.source = source;
        (self.page, self.typed_code) = (0, None);
        self.saving.forget_outcome();
        self.place_order();
    }

    fn place_order(&mut self) {
        self.order = self.options.order(&self.templates);
        let given = match &self.source {
            Source::Template => None,
            Source::Given(puzzles) => Some((puzzles, None)),
            Source::Ticket(puzzles) => Some((puzzles, Some(self.options.tickets))),
        };
        if let Some(order) = &mut self.order {
            order.address.clone_from(&self.address);
            if let Some((puzzles, tickets)) = given {
                order.template = Template::of_given(tickets);
                order.print.deck = puzzles.first().map(Puzzle::number_deck).unwrap_or_default();
                order.given = Some(puzzles.iter().cloned().map(exercise).collect());
                order.versions = None;
            }
        }
        self.excerpt = self.order.as_ref().map(Preview::excerpt);
    }

    /// The code of the sheet; puzzles from elsewhere and custom templates have none.
    pub fn sheet_code(&self) -> Option<Code> {
        self.order.as_ref()?.code()
    }

    pub fn is_unfolded(&self) -> bool {
        self.unfolded || self.header_trouble().is_some()
    }

    pub fn header_trouble(&self) -> Option<HeaderError> {
        self.header.trouble()
    }

    /// Whether what is chosen can be saved: what cannot be is put right first, as anything else would be a surprise.
    pub fn can_save(&self) -> bool {
        let preview = self.preview.as_ref();
        preview.is_some_and(|preview| preview.trouble.is_none())
            && self.typed_copies.is_none()
            && self.header_trouble().is_none()
    }

    pub fn page(&self) -> usize {
        let last = self.preview.as_ref().map_or(0, Preview::len).saturating_sub(1);
        self.page.min(last)
    }

    pub fn language<'a>(&self, languages: &'a Languages) -> &'a str {
        let chosen = self.options.language.as_deref();
        let mut known = languages.codes().into_iter();
        let chosen = known.find(|code| chosen == Some(*code));
        chosen.unwrap_or_else(|| languages.code())
    }

    pub fn apply(&mut self, action: PrintAction, env: &Env) {
        let header = &mut self.options.header;
        match action {
            PrintAction::Page(page) => return self.page = page,
            PrintAction::Zoom(zoom) => return self.zoom = zoom,
            PrintAction::Unfold(unfolded) => return self.unfolded = unfolded,
            PrintAction::Save => return self.save(env),
            PrintAction::Cancel => return self.saving.cancel(),
            PrintAction::Show(how) => return self.saving.show(how, env),
            PrintAction::Template(number) => self.choose(number),
            PrintAction::Options(options) => self.set_options(options.sanitized()),
            PrintAction::TypeHeader(field, text) => self.header.write(header, field, text),
            PrintAction::TypePoints(text) => self.header.write_points(header, text),
            PrintAction::TypeCopies(text) => self.type_copies(text),
            PrintAction::TypeCode(text) => {
                let refused = self.take_code(&text).err();
                self.typed_code = refused.map(|trouble| CodeEntry::refused(text, trouble));
            }
            PrintAction::NewNumbers => {
                self.options.set_sheet_seed(SheetSeed::new(Spec::seed_of(env.seed)));
                self.typed_code = None;
            }
        }
        // What was said about the last file is no longer about these options.
        self.saving.forget_outcome();
        self.place_order();
    }

    fn choose(&mut self, number: usize) {
        if let Some(template) = self.templates.get(number) {
            self.options.template.clone_from(&template.name);
            // The version was that of another sheet.
            self.options.set_sheet_seed(SheetSeed::new(self.options.seed));
            (self.page, self.typed_code, self.source) = (0, None, Source::Template);
        }
    }

    /// What is being typed and cannot be printed makes way for what was chosen in its place.
    fn set_options(&mut self, options: PrintOptions) {
        let before = std::mem::replace(&mut self.options, options);
        let now = &self.options;
        if (now.copies, now.versions) != (before.copies, before.versions) {
            self.typed_copies = None;
        }
        if now.deck != before.deck {
            self.typed_code = None;
        }
        if now.header.mark != before.header.mark {
            self.header.points = None;
        }
    }

    /// A number of sheets that can be printed is one; any other text stays, for the user to correct.
    fn type_copies(&mut self, text: String) {
        let typed: Option<u32> = text.trim().parse().ok();
        match typed.filter(|copies| (1..=Order::MOST_COPIES).contains(copies)) {
            Some(copies) => {
                self.options.set_copies(copies);
                self.typed_copies = None;
            }
            None => self.typed_copies = Some(text),
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
        (self.page, self.source) = (0, Source::Template);
        Ok(())
    }

    fn save(&mut self, env: &Env) {
        let Some(order) = self.order.clone() else {
            return;
        };
        let languages = env.languages;
        let locale = languages.of(self.language(languages)).unwrap_or(languages.current());
        let title = locale.text(&order.template.title);
        let title = title.unwrap_or_else(|| order.template.name.clone());
        let own = file_words(order.header.text(HeaderField::Title));
        let own = Some(own).filter(|own| !own.is_empty());
        let title = own.unwrap_or_else(|| file_words(&title));
        let name = match order.code() {
            Some(code) => format!("saute-dix-{title}-{code}.pdf"),
            None => format!("saute-dix-{title}.pdf"),
        };
        // What the preview shows is what is written, unless there is more to write than it shows.
        let shown = self.preview.as_ref().filter(|preview| preview.is_of(&order, locale));
        let batch = shown.map_or_else(|| SheetBatch::new(order), |preview| preview.batch.fork());
        let language = locale.code().to_owned();
        let job = PrintJob::Sheets {
            batch: Box::new(batch),
            language,
            custom: languages.texts(&self.texts),
        };
        let question = languages.current().say(&Msg::PrintSave);
        self.saving.begin(job, question, name, locale, env);
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
            preview => *preview = Some(Preview::new(order.clone(), locale)),
        }
        self.preview.as_ref().is_some_and(|preview| !preview.is_done())
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
    use crate::puzzle::{NumberDeck, SheetSpec, Version, generate};
    use crate::sheets::{HeaderMark, Size};
    use crate::solver::Solver;

    fn act(print: &mut PrintModel, action: PrintAction) {
        env(9, |env| print.apply(action, env));
    }

    fn choose(print: &mut PrintModel, choose: impl FnOnce(&mut PrintOptions)) {
        let mut options = print.options.clone();
        choose(&mut options);
        act(print, PrintAction::Options(Box::new(options)));
    }

    #[test]
    fn puzzles_from_elsewhere_have_no_code() {
        let spec = Spec::new(crate::puzzle::Kind::Order, 1, 6, NumberDeck::Tens, 3).unwrap();
        let puzzle = generate(&mut Solver::new(), spec).unwrap();
        let mut print = PrintModel::default();
        assert!(print.sheet_code().is_some());
        print.give(vec![puzzle]);
        assert_eq!(print.sheet_code(), None, "it would be that of another sheet");
        assert_eq!(print.order.as_ref().unwrap().print.deck, NumberDeck::Tens);
        act(&mut print, PrintAction::Template(1));
        assert!(print.sheet_code().is_some() && !print.has_given());
        print.give(Vec::new());
        assert!(!print.has_given(), "nothing is nothing to print");
    }

    #[test]
    fn a_typed_code_keeps_its_version() {
        let single = SheetSeed::new(9);
        for seed in [single, single.of_version(Version::B)] {
            let spec = SheetSpec::new(3, NumberDeck::Tens, seed).unwrap();
            let code = Code::Sheet(spec);
            let mut print = PrintModel::default();
            act(&mut print, PrintAction::TypeCode(code.to_string()));
            assert_eq!(print.order.as_ref().unwrap().seed, seed);
            assert_eq!(print.sheet_code(), Some(code));
            // It belongs to that sheet, and not to the next.
            act(&mut print, PrintAction::Template(2));
            assert_eq!(print.order.as_ref().unwrap().seed, single);
        }
    }

    #[test]
    fn the_order_follows_every_choice() {
        let mut print = PrintModel::default();
        choose(&mut print, |options| options.set_copies(28));
        choose(&mut print, |options| options.size = Size::Large);
        act(&mut print, PrintAction::NewNumbers);
        let order = print.order.as_ref().unwrap();
        assert_eq!(
            (order.copies, order.print.size, order.seed),
            (Some(28), Size::Large, SheetSeed::new(9))
        );
        act(&mut print, PrintAction::TypeCopies("many".to_owned()));
        assert_eq!(print.typed_copies.as_deref(), Some("many"));
        assert_eq!(print.order.as_ref().unwrap().copies, Some(28));
        act(&mut print, PrintAction::TypeCopies(" 3 ".to_owned()));
        assert_eq!((print.typed_copies.as_deref(), print.options.copies), (None, 3));
        // What is chosen takes the place of what cannot be.
        act(&mut print, PrintAction::TypePoints("0".to_owned()));
        act(&mut print, PrintAction::TypeCopies("none".to_owned()));
        choose(&mut print, |options| options.header.mark = HeaderMark::Exercises);
        assert_eq!(print.header_trouble(), None);
        choose(&mut print, |options| options.set_copies(2));
        assert_eq!(print.typed_copies, None);
    }

    #[test]
    fn a_sheet_code_changes_the_options_and_any_other_says_what_it_is() {
        let mut print = PrintModel::default();
        act(&mut print, PrintAction::NewNumbers);
        let code = print.sheet_code().unwrap().to_string();
        act(&mut print, PrintAction::Template(3));
        act(&mut print, PrintAction::TypeCode("56N1-71JM".to_owned()));
        let typed = print.typed_code.as_ref().unwrap();
        assert!(matches!(typed.trouble, Some(CodeTrouble::Other(_))));
        act(&mut print, PrintAction::TypeCode(code.clone()));
        assert_eq!(print.typed_code.as_ref(), None);
        assert_eq!(print.sheet_code().unwrap().to_string(), code);
    }
}
