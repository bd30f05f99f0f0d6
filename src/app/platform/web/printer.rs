//! Sheets and files, made by the worker beside the page.

use std::cell::Cell;
use std::future::poll_fn;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::worker::{
    PrinterNews, clear_printed, clear_shown, poll_printed, say, shown_news, style,
};
use crate::app::platform::PrintTrouble;
use crate::sheets::post::{FromPrinter, PrintStage, PrintedFile, ToPrinter};
use crate::sheets::{
    Certificate, Manuscript, ManuscriptSlip, Order, OrderError, OrderSlip, Page, Paper, TroubleSlip,
};
use crate::text::{Language, Locale};
use crate::worker::ToWorker;

/// How many steps are asked for at a time: some hundredths of a second.
const STEPS: u8 = 4;
const LOOK: i32 = 100;

thread_local! {
    static NUMBER: Cell<u32> = const { Cell::new(0) };
}

fn next_number() -> u32 {
    let next = NUMBER.get().wrapping_add(1);
    NUMBER.set(next);
    next
}

fn ask(message: ToPrinter) {
    say(&ToWorker::Printer(message));
}

fn trouble(slip: TroubleSlip) -> PrintTrouble {
    slip.read().map_or(PrintTrouble::Lost, PrintTrouble::Order)
}

pub struct SheetsToCome {
    number: u32,
    size: (f32, f32),
    /// The pages, and the size of their paper: until the first has come, those shown before.
    pages: Vec<Page>,
    paper: (f32, f32),
    count: Option<usize>,
    trouble: Option<PrintTrouble>,
}

impl SheetsToCome {
    /// Asks for the pages of an order.
    pub fn new(order: &Order, locale: &Locale, before: Option<SheetsToCome>) -> SheetsToCome {
        let size = order.print.paper.size();
        // What came for an order before is of no use, even that the worker was gone.
        clear_shown();
        let before = before.map(|before| (before.pages, before.paper));
        let (pages, paper) = before.unwrap_or((Vec::new(), size));
        let mut sheets =
            SheetsToCome { number: next_number(), size, pages, paper, count: None, trouble: None };
        match OrderSlip::of(order) {
            Some(slip) => {
                let language = locale.code().to_owned();
                ask(ToPrinter::Show(sheets.number, slip, language));
            }
            None => sheets.trouble = Some(PrintTrouble::Lost),
        }
        sheets
    }

    pub fn step(&mut self, _locale: &Locale) {
        while let Some(news) = shown_news() {
            match news {
                PrinterNews::Said(FromPrinter::Shown(number, new)) if number == self.number => {
                    self.paper = self.size;
                    self.pages.truncate(new.kept);
                    self.pages.extend(new.pages);
                    self.count = new.count;
                    if !self.is_done() {
                        ask(ToPrinter::ShowMore(number));
                    }
                }
                PrinterNews::Said(FromPrinter::NotShown(number, slip)) if number == self.number => {
                    self.trouble = Some(trouble(slip));
                }
                PrinterNews::Broken if !self.is_done() => self.trouble = Some(PrintTrouble::Lost),
                // An answer to what nobody asks any more.
                _ => {}
            }
        }
    }

    /// Whether there is more to do here: the page is woken by what comes.
    pub fn wants_steps(&self) -> bool {
        false
    }

    pub fn is_done(&self) -> bool {
        self.count.is_some() || self.trouble.is_some()
    }

    pub fn trouble(&self) -> Option<&PrintTrouble> {
        self.trouble.as_ref()
    }

    /// Width and height of the pages in millimetres.
    pub fn paper(&self) -> (f32, f32) {
        self.paper
    }

    pub fn pages(&self) -> impl Iterator<Item = &Page> {
        self.pages.iter()
    }

    /// How many pages all files have together, once everything is there.
    pub fn page_count(&self) -> Option<usize> {
        self.count
    }
}

/// What is wrong with a certificate is told when it is printed: nobody is asked anything before.
pub fn refusal(_certificate: &Certificate, _paper: Paper, _locale: &Locale) -> Option<OrderError> {
    None
}

/// Prints in the worker; `watch` hears how far it is, and may say no. There are no texts of one's
/// own in a browser.
pub async fn print(
    manuscript: Manuscript,
    language: &str,
    _own: &[Language],
    watch: &mut dyn FnMut(PrintStage) -> bool,
) -> Result<Option<Vec<PrintedFile>>, PrintTrouble> {
    let slip = ManuscriptSlip::of(&manuscript).ok_or(PrintTrouble::Lost)?;
    let number = next_number();
    clear_printed();
    let _ticks = Ticks::start();
    ask(ToPrinter::Print(number, slip, language.to_owned()));
    let mut stage = None;
    loop {
        let more = match poll_fn(|context| poll_printed(context)).await {
            PrinterNews::Said(FromPrinter::Printing(about, now)) if about == number => {
                stage = Some(now);
                true
            }
            PrinterNews::Said(FromPrinter::Printed(about, pages)) if about == number => {
                return files(pages).await.map(Some);
            }
            PrinterNews::Said(FromPrinter::NotPrinted(about, slip)) if about == number => {
                return Err(trouble(slip));
            }
            PrinterNews::Broken => return Err(PrintTrouble::Lost),
            // An answer to what nobody asks any more.
            PrinterNews::Said(_) | PrinterNews::File(_) | PrinterNews::Style => false,
        };
        if !watch(stage.unwrap_or(PrintStage::Making(0, 1))) {
            ask(ToPrinter::Stop(number));
            return Ok(None);
        }
        if more {
            ask(ToPrinter::PrintMore(number, STEPS));
        }
    }
}

async fn files(pages: Vec<usize>) -> Result<Vec<PrintedFile>, PrintTrouble> {
    let mut files = Vec::new();
    for pages in pages {
        let bytes = loop {
            match poll_fn(|context| poll_printed(context)).await {
                PrinterNews::File(bytes) => break bytes,
                PrinterNews::Broken => return Err(PrintTrouble::Lost),
                PrinterNews::Said(_) | PrinterNews::Style => {}
            }
        };
        files.push(PrintedFile { pages, bytes });
    }
    Ok(files)
}

/// Says now and then that it is time to look, until it is dropped.
struct Ticks {
    id: Option<i32>,
    _tick: Closure<dyn FnMut()>,
}

impl Ticks {
    fn start() -> Ticks {
        let tick = Closure::<dyn FnMut()>::new(style);
        let id = web_sys::window().and_then(|window| {
            let tick = tick.as_ref().unchecked_ref();
            window.set_interval_with_callback_and_timeout_and_arguments_0(tick, LOOK).ok()
        });
        Ticks { id, _tick: tick }
    }
}

impl Drop for Ticks {
    fn drop(&mut self) {
        if let (Some(window), Some(id)) = (web_sys::window(), self.id) {
            window.clear_interval_with_handle(id);
        }
    }
}
