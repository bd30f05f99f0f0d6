//! What works beside a web page: it prints what the program itself would print.

use std::rc::Rc;

use saute_dix::puzzle::{NumberDeck, SheetSeed};
use saute_dix::rules::{Card, PileName, RuleSet, Rules};
use saute_dix::sheets::post::{FromPrinter, PrintStage, ToPrinter};
use saute_dix::sheets::{
    Certificate, Feat, KeyPlace, Manuscript, ManuscriptSlip, Order, OrderSlip, Page, Paper, Print,
    Printing, Size, Template, TroubleSlip, Work,
};
use saute_dix::text::Locale;
use saute_dix::worker::{FromWorker, Services, ToWorker};

/// A page's end of the worker: everything is said as a page says it.
#[derive(Default)]
struct Desk {
    services: Services,
}

impl Desk {
    fn say(&mut self, message: ToPrinter) -> (Option<FromPrinter>, Vec<Vec<u8>>) {
        let text = serde_json::to_string(&ToWorker::Printer(message)).unwrap();
        let (said, files) = self.services.hear(serde_json::from_str(&text).unwrap());
        let said = said.map(|said| {
            let text = serde_json::to_string(&said).unwrap();
            match serde_json::from_str(&text).unwrap() {
                FromWorker::Printer(said) => said,
                FromWorker::Ready => panic!("that was not asked"),
            }
        });
        (said, files)
    }

    /// The pages of an order, and how many all files have.
    fn shown(&mut self, order: &Order, language: &str) -> (Vec<Page>, usize) {
        let mut pages = Vec::new();
        let slip = OrderSlip::of(order).unwrap();
        let mut said = self.say(ToPrinter::Show(1, slip, language.to_owned())).0;
        loop {
            let Some(FromPrinter::Shown(1, new)) = said else {
                panic!("{said:?}");
            };
            pages.truncate(new.kept);
            pages.extend(new.pages);
            if let Some(count) = new.count {
                return (pages, count);
            }
            said = self.say(ToPrinter::ShowMore(1)).0;
        }
    }

    /// The files of a manuscript.
    fn printed(&mut self, manuscript: &Manuscript, language: &str) -> Vec<Vec<u8>> {
        let slip = ManuscriptSlip::of(manuscript).unwrap();
        let mut answer = self.say(ToPrinter::Print(2, slip, language.to_owned()));
        loop {
            match answer {
                (Some(FromPrinter::Printing(2, _)), _) => {
                    answer = self.say(ToPrinter::PrintMore(2, 4));
                }
                (Some(FromPrinter::Printed(2, pages)), files) => {
                    assert_eq!(pages.len(), files.len());
                    assert!(pages.iter().all(|pages| *pages > 0));
                    return files;
                }
                other => panic!("{:?}", other.0),
            }
        }
    }
}

/// Orders with keys in both places, small sheets, levels and versions.
fn orders() -> Vec<Order> {
    let templates = Template::built_in();
    let order = |name: &str| {
        let place = templates.iter().position(|template| template.name == name);
        let place = place.unwrap();
        let number = u8::try_from(place).ok();
        Order::new(templates[place].clone(), number, SheetSeed::new(11))
    };
    vec![
        Order {
            key: KeyPlace::Separate,
            print: Print { deck: NumberDeck::Tenths, size: Size::Dys, paper: Paper::Letter },
            ..order("quiz")
        },
        Order { copies: Some(5), ..order("tickets") },
        Order { copies: Some(7), versions: Some(3), ..order("jumps") },
        order("levels"),
    ]
}

/// A page without what only tests look at, which stays where it was made.
fn drawn(page: &Page) -> Page {
    Page { blocks: Vec::new(), ..page.clone() }
}

fn certificate(names: &str) -> Manuscript {
    let set = RuleSet::Classic;
    let feat = Feat {
        rules: Rules::from_parts(set, 3, 0, false).unwrap(),
        left: 0,
        turns: 31,
        jumps: 12,
        laid: set.cards().iter().collect(),
        jump: Card::new(57).map(|top| (set.pile(PileName::A, Some(top)), Card::new(47).unwrap())),
    };
    let certificate = Certificate { feat, class: "CM2".to_owned(), names: names.to_owned() };
    Manuscript::Certificate(Box::new(certificate), Paper::A4)
}

#[test]
fn the_pages_to_show_are_those_of_the_program_itself() {
    let mut desk = Desk::default();
    for order in orders() {
        for locale in [Locale::french(), Locale::english()] {
            let (pages, count) = desk.shown(&order, locale.code());
            let mut work = Work::new(order.clone());
            while !work.is_done() {
                work.step(&locale).unwrap();
            }
            assert_eq!(count, work.page_count());
            let own: Vec<Page> = work.pages().map(drawn).collect();
            assert!(pages == own, "other pages of {}", order.template.name);
        }
    }
}

#[test]
fn the_files_are_those_of_the_program_itself() {
    let mut desk = Desk::default();
    let orders = orders().into_iter().map(Box::new).map(Manuscript::Order);
    for manuscript in orders.chain([certificate("Ada\nAlan")]) {
        let files = desk.printed(&manuscript, "fr");
        let mut printing = Printing::new(manuscript, Rc::new(Locale::french())).unwrap();
        let mut stages = vec![printing.stage()];
        while !printing.is_done() {
            printing.step().unwrap();
            stages.push(printing.stage());
        }
        let Some(PrintStage::Writing(done, all)) = stages.last() else {
            panic!("{stages:?}");
        };
        assert_eq!(done, all);
        let own: Vec<Vec<u8>> = printing.files().into_iter().map(|file| file.bytes).collect();
        assert!(files == own);
        assert!(files.iter().all(|file| file.starts_with(b"%PDF")));
    }
}

#[test]
fn what_cannot_be_printed_is_said() {
    let mut desk = Desk::default();
    let slip = ManuscriptSlip::of(&certificate("李")).unwrap();
    let (said, _) = desk.say(ToPrinter::Print(3, slip, "en".to_owned()));
    let missing = TroubleSlip::Glyph('李');
    assert_eq!(said, Some(FromPrinter::NotPrinted(3, missing)));
    // Nothing is left of it.
    assert_eq!(desk.say(ToPrinter::PrintMore(3, 1)), (None, Vec::new()));
}

#[test]
fn what_nobody_wants_any_more_is_forgotten() {
    let mut desk = Desk::default();
    let mut orders = orders().into_iter();
    let (first, second) = (orders.next().unwrap(), orders.next().unwrap());
    let slip = |order: &Order| OrderSlip::of(order).unwrap();
    desk.say(ToPrinter::Show(1, slip(&first), "en".to_owned()));
    desk.say(ToPrinter::Show(2, slip(&second), "en".to_owned()));
    assert_eq!(desk.say(ToPrinter::ShowMore(1)).0, None);
    assert!(desk.say(ToPrinter::ShowMore(2)).0.is_some());
    let manuscript = Manuscript::Order(Box::new(first));
    let slip = ManuscriptSlip::of(&manuscript).unwrap();
    desk.say(ToPrinter::Print(3, slip, "en".to_owned()));
    desk.say(ToPrinter::Stop(2));
    assert!(desk.say(ToPrinter::PrintMore(3, 1)).0.is_some());
    desk.say(ToPrinter::Stop(3));
    assert_eq!(desk.say(ToPrinter::PrintMore(3, 1)).0, None);
}
