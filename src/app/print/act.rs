//! What the print screen's actions change, and what happens between frames.

use std::path::PathBuf;

use eframe::egui::{Context, ViewportCommand};

use super::export::{self, Export, Job, Outcome, Stage};
use super::{PrintAction, PrintState};
use crate::app::platform::{self, Question};
use crate::app::state::{CodeEntry, CodeTrouble, Screen};
use crate::app::{SauteDix, settings::Settings};
use crate::l10n::Msg;
use crate::puzzle::{Code, CodeError, Spec};
use crate::worksheet::{Order, Template};

impl SauteDix {
    /// Does what was asked for on the print screen.
    pub(in crate::app) fn print(&mut self, ctx: &Context, action: PrintAction) {
        let Settings { print: options, .. } = &mut self.state.settings;
        let print = &mut self.state.print;
        let looks = matches!(action, PrintAction::Page(_) | PrintAction::Zoom(_));
        if !looks {
            // What was said about the last file is no longer about these options.
            print.outcome = None;
        }
        match action {
            PrintAction::Template(number) => {
                if let Some(template) = print.templates.get(number) {
                    options.template.clone_from(&template.name);
                    (print.page, print.code, print.given) = (0, None, None);
                }
            }
            PrintAction::Size(size) => options.size = size,
            PrintAction::Paper(paper) => options.paper = paper,
            PrintAction::Key(key) => options.key = key,
            PrintAction::Copies(copies) => {
                options.set_copies(copies);
                print.copies = None;
            }
            PrintAction::TypeCopies(text) => {
                let range = 1..=Order::MOST_COPIES;
                let typed: Option<u32> = text.trim().parse().ok();
                match typed.filter(|copies| range.contains(copies)) {
                    Some(copies) => {
                        options.set_copies(copies);
                        print.copies = None;
                    }
                    None => print.copies = Some(text),
                }
            }
            PrintAction::Versions(versions) => {
                options.set_versions(versions);
                print.copies = None;
            }
            PrintAction::Deck(deck) => {
                options.deck = deck;
                print.code = None;
            }
            PrintAction::Language(code) => options.language = Some(code.to_owned()),
            PrintAction::TypeCode(text) => self.type_sheet_code(text),
            PrintAction::NewNumbers => self.new_sheet_seed(),
            PrintAction::Page(page) => print.page = page,
            PrintAction::Zoom(zoom) => print.zoom = zoom,
            PrintAction::Save => self.save_pdf(ctx),
            PrintAction::Cancel => print.cancel(),
        }
    }

    /// Other exercises than those of today.
    pub(in crate::app) fn new_sheet_seed(&mut self) {
        let seed = platform::seed() % u64::from(Spec::SEEDS);
        self.state.settings.print.seed = u32::try_from(seed).unwrap_or(0);
        self.state.print.code = None;
    }

    /// A code that is a sheet's changes the options; any other only says what is wrong with it.
    fn type_sheet_code(&mut self, text: String) {
        let trouble = self.take_sheet_code(&text).err();
        self.state.print.code = trouble.map(|trouble| CodeEntry {
            text,
            trouble: Some(trouble),
        });
    }

    fn take_sheet_code(&mut self, text: &str) -> Result<(), CodeTrouble> {
        let code = Code::parse(text).map_err(CodeTrouble::Wrong)?;
        let Code::Sheet {
            template,
            number_deck: deck,
            seed,
        } = code
        else {
            return Err(CodeTrouble::Other(code));
        };
        let print = &mut self.state.print;
        let mut built_in = print.templates.iter().take(Template::BUILT_IN);
        let Some(template) = built_in.nth(usize::from(template)) else {
            // A sheet that only a newer version of the program has.
            let first = text.trim().chars().next().unwrap_or('?');
            return Err(CodeTrouble::Wrong(CodeError::UnknownVersion(first)));
        };
        let options = &mut self.state.settings.print;
        options.template.clone_from(&template.name);
        (options.deck, options.seed) = (deck, seed);
        (print.page, print.given) = (0, None);
        Ok(())
    }

    fn save_pdf(&mut self, ctx: &Context) {
        let state = &mut self.state;
        let options = &state.settings.print;
        let order = state.print.order(options, Order::MOST_COPIES);
        let Some(order) = order.filter(|_| state.print.export.is_none()) else {
            return;
        };
        let remembered = state.settings.folder.as_ref().map(PathBuf::from);
        let folder = remembered.filter(|folder| platform::is_folder(folder));
        let folder = folder.unwrap_or_else(platform::documents);
        let name = match order.code() {
            Some(code) => format!("saute-dix-{}-{code}.pdf", order.template.name),
            None => format!("saute-dix-{}.pdf", order.template.name),
        };
        let question = Question {
            title: state.languages.current().say(&Msg::PrintSave),
            folder: folder.clone(),
            name: Some(name.clone()),
        };
        let job = Job {
            language: state.sheet_language().to_owned(),
            own: state.own.languages().to_vec(),
            waiting: self.chooser.ask(question),
            order,
            folder,
            name,
        };
        state.print.outcome = None;
        state.print.export = Some(export::start(job, ctx));
    }

    /// What happens by itself: the preview grows, and an export comes to its end.
    pub(in crate::app) fn tend_print(&mut self, ctx: &Context) {
        let state = &mut self.state;
        if let Some(outcome) = state.print.export.as_mut().and_then(Export::news) {
            state.print.export = None;
            let failed = matches!(outcome, Outcome::Failed(_));
            if let Outcome::Written { files, .. } = &outcome {
                let folder = files.first().and_then(|file| file.path.parent());
                let folder = folder.and_then(|folder| folder.to_str());
                state.settings.folder = folder.map(ToOwned::to_owned);
            }
            state.print.outcome = Some(outcome);
            if std::mem::take(&mut state.print.closing) && !failed {
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
        self.hold_the_door(ctx);
        let state = &mut self.state;
        state.print.address = state.address();
        if state.screen == Screen::Print
            && let Some(locale) = state.languages.of(state.sheet_language())
            && state.print.prepare(&state.settings.print, locale)
        {
            ctx.request_repaint();
        }
    }

    /// Closing the window in the middle of an export lets it finish first, and says so. Closing
    /// it once more gives the export up.
    fn hold_the_door(&mut self, ctx: &Context) {
        let state = &mut self.state;
        let working = state
            .print
            .export()
            .is_some_and(|export| export.stage() != Stage::Asking);
        if working && !state.print.closing && ctx.input(|input| input.viewport().close_requested())
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            state.print.closing = true;
            state.screen = Screen::Print;
            state.dialog = None;
        }
    }
}

impl PrintState {
    /// Stops the export; one that still waits for a dialog is forgotten at once.
    fn cancel(&mut self) {
        let Some(export) = &self.export else {
            return;
        };
        export.cancel();
        if export.stage() == Stage::Asking {
            self.export = None;
            self.outcome = Some(Outcome::Cancelled);
        }
    }
}
