//! Whoever prints for a window elsewhere: hears [`ToPrinter`], says [`FromPrinter`].

use std::rc::Rc;

use super::order::Work;
use super::plan::Page;
use super::post::{FromPrinter, ShownPages, ToPrinter};
use super::printing::Printing;
use super::slip::{OrderSlip, TroubleSlip};
use crate::text::Locale;

pub type PrinterAnswer = (Option<FromPrinter>, Vec<Vec<u8>>);

#[derive(Default)]
pub struct Printer {
    /// The language of the last message: reading its texts takes a while.
    locale: Option<Rc<Locale>>,
    shown: Option<ShownOrder>,
    printed: Option<(u32, Printing)>,
}

struct ShownOrder {
    number: u32,
    locale: Rc<Locale>,
    work: Work,
    sent: Vec<Page>,
}

impl Printer {
    pub fn hear(&mut self, message: ToPrinter) -> PrinterAnswer {
        match message {
            ToPrinter::Show(number, slip, language) => {
                (Some(self.show(number, &slip, &language)), Vec::new())
            }
            ToPrinter::ShowMore(number) => {
                let shown = self.shown.as_mut().filter(|show| show.number == number);
                (shown.map(ShownOrder::more), Vec::new())
            }
            ToPrinter::Print(number, slip, language) => {
                self.printed = None;
                let locale = self.speak(&language);
                let begun = match slip.read() {
                    Some(manuscript) => {
                        Printing::new(manuscript, locale).map_err(|error| TroubleSlip::of(&error))
                    }
                    None => Err(TroubleSlip::Unknown),
                };
                let answer = match begun {
                    Ok(printing) => {
                        let stage = printing.stage();
                        self.printed = Some((number, printing));
                        FromPrinter::Printing(number, stage)
                    }
                    Err(trouble) => FromPrinter::NotPrinted(number, trouble),
                };
                (Some(answer), Vec::new())
            }
            ToPrinter::PrintMore(number, steps) => self.print_more(number, steps),
            ToPrinter::Stop(number) => {
                self.printed.take_if(|(printed, _)| *printed == number);
                (None, Vec::new())
            }
        }
    }

    fn speak(&mut self, code: &str) -> Rc<Locale> {
        let known = self.locale.take().filter(|locale| locale.code() == code);
        let locale = known.unwrap_or_else(|| Rc::new(Locale::with_own(code, &[])));
        self.locale = Some(Rc::clone(&locale));
        locale
    }

    fn show(&mut self, number: u32, slip: &OrderSlip, language: &str) -> FromPrinter {
        self.shown = None;
        let Some(order) = slip.read() else {
            return FromPrinter::NotShown(number, TroubleSlip::Unknown);
        };
        let locale = self.speak(language);
        let show = self.shown.insert(ShownOrder {
            number,
            locale,
            work: Work::new(order),
            sent: Vec::new(),
        });
        show.more()
    }

    fn print_more(&mut self, number: u32, steps: u8) -> PrinterAnswer {
        let Some((known, mut printing)) = self.printed.take() else {
            return (None, Vec::new());
        };
        if known != number {
            self.printed = Some((known, printing));
            return (None, Vec::new());
        }
        for _ in 0..steps {
            if let Err(error) = printing.step() {
                let trouble = TroubleSlip::of(&error);
                return (Some(FromPrinter::NotPrinted(number, trouble)), Vec::new());
            }
        }
        if !printing.is_done() {
            let stage = printing.stage();
            self.printed = Some((known, printing));
            return (Some(FromPrinter::Printing(number, stage)), Vec::new());
        }
        let files = printing.files();
        let pages = files.iter().map(|file| file.pages).collect();
        let bytes = files.into_iter().map(|file| file.bytes).collect();
        (Some(FromPrinter::Printed(number, pages)), bytes)
    }
}

impl ShownOrder {
    fn more(&mut self) -> FromPrinter {
        if let Err(error) = self.work.step(&self.locale) {
            return FromPrinter::NotShown(self.number, TroubleSlip::of(&error));
        }
        let pages: Vec<Page> = self.work.pages().cloned().collect();
        let same = pages.iter().zip(&self.sent);
        // Small sheets may move to make room for a larger one.
        let kept = same.take_while(|(page, sent)| page == sent).count();
        let new = ShownPages {
            kept,
            pages: pages.iter().skip(kept).cloned().collect(),
            count: self.work.is_done().then(|| self.work.page_count()),
        };
        self.sent = pages;
        FromPrinter::Shown(self.number, new)
    }
}
