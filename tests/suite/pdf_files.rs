//! What stands in a PDF file beside its pages. `.ci/run` asks other programs the same.

use printpdf::{DictItem, Op, PdfDocument, PdfParseOptions};
use saute_dix::puzzle::SheetSeed;
use saute_dix::sheets::{
    Bookmark, Item, KeyPlace, Order, Page, Plan, SheetBatch, Symbol, Template, pdf,
};
use saute_dix::text::Locale;

fn plan(pages: usize) -> Plan {
    Plan {
        size: (210.0, 297.0),
        title: "Été".to_owned(),
        language: "fr".to_owned(),
        pages: vec![Page::default(); pages],
        bookmarks: Vec::new(),
    }
}

fn read(plan: &Plan) -> PdfDocument {
    let bytes = pdf::write(plan).unwrap();
    PdfDocument::parse(&bytes, &PdfParseOptions::default(), &mut Vec::new()).unwrap()
}

#[test]
fn the_parts_of_a_document_are_found_by_their_names() {
    let mark = |title: &str, page| Bookmark { title: title.to_owned(), page };
    let marked = Plan {
        bookmarks: vec![mark("Fiche 1", 0), mark("Corrigé\u{a0}: l’été", 2), mark("NoStorage", 3)],
        ..plan(3)
    };
    let file = read(&marked);
    let found: Vec<(&str, usize)> =
        file.bookmarks.map.values().map(|place| (place.name.as_str(), place.page)).collect();
    assert_eq!(found, [("Fiche 1", 1), ("Corrigé\u{a0}: l’été", 3)]);
    assert_eq!(file.metadata.info.document_title, "Été");
    // Only marks that lead nowhere, and no page at all: a file all the same.
    let lost = Plan { bookmarks: vec![mark("NoStorage", 0)], ..plan(0) };
    assert!(read(&lost).bookmarks.map.is_empty());
}

#[test]
fn shapes_that_mean_something_can_be_read_and_copied() {
    let shape = |symbol| Item::Shape {
        points: vec![(20.0, 20.0), (24.0, 20.0), (22.0, 26.0)],
        gray: 0.0,
        symbol,
    };
    let mut drawn = plan(1);
    let marks = [Symbol::Up, Symbol::Down, Symbol::Tick, Symbol::Star];
    drawn.pages[0].items.push(shape(None));
    drawn.pages[0].items.extend(marks.map(Some).map(shape));
    let said: Vec<char> = read(&drawn).pages[0].ops.iter().filter_map(actual_text).collect();
    assert_eq!(said, ['↑', '↓', '✓', '★']);
}

fn actual_text(op: &Op) -> Option<char> {
    let Op::BeginMarkedContentWithProperties { properties: DictItem::Dict { map }, .. } = op else {
        return None;
    };
    let (DictItem::Bytes(bytes) | DictItem::String { data: bytes, .. }) = map.get("ActualText")?
    else {
        return None;
    };
    let [0xfe, 0xff, high, low] = bytes.as_slice() else {
        return None;
    };
    char::from_u32(u32::from(u16::from_be_bytes([*high, *low])))
}

#[test]
fn whoever_watches_the_writing_hears_of_every_page_and_may_stop_it() {
    let mut heard = Vec::new();
    let bytes = pdf::write_watched(plan(3), &mut |done| {
        heard.push(done);
        true
    });
    assert!(bytes.unwrap().unwrap().starts_with(b"%PDF"));
    assert_eq!(heard, [0, 1, 2]);
    let stopped = pdf::write_watched(plan(3), &mut |done| done < 2);
    assert_eq!(stopped, Ok(None));
}

/// In a browser every plan travels to the module that writes PDF.
#[test]
fn a_plan_that_has_travelled_as_json_gives_the_same_file() {
    let locale = Locale::french();
    for (template, number) in Template::built_in().into_iter().zip(0..) {
        let name = template.name.clone();
        let order = Order {
            copies: Some(2),
            key: KeyPlace::Separate,
            ..Order::new(template, Some(number), SheetSeed::new(11))
        };
        let mut batch = SheetBatch::new(order);
        let mut forks = Vec::new();
        while !batch.is_done() {
            forks.push(batch.fork());
            batch.step(&locale).unwrap();
        }
        let documents = batch.documents(&locale);
        // A batch that is finished elsewhere is the same batch.
        if let Some(mut fork) = forks.pop() {
            while !fork.is_done() {
                fork.step(&locale).unwrap();
            }
            assert!(fork.documents(&locale) == documents, "{name}");
        }
        for plan in [documents.sheets].into_iter().chain(documents.key) {
            let there = Plan::from_json(plan.clone().into_json()).unwrap();
            assert!(pdf::write(&there).unwrap() == pdf::write(&plan).unwrap(), "{name}");
        }
    }
    assert_eq!(Plan::from_json(["{}".to_owned()].into_iter()), None);
}
