//! Sheets as the library makes them, and what can be read on them.

use saute_dix::sheets::{Documents, Item, Order, Page, SheetBatch, Template};
use saute_dix::text::Locale;

pub fn template(name: &str) -> Template {
    let mut templates = Template::built_in().into_iter();
    templates.find(|template| template.name == name).unwrap()
}

/// What the library makes of an order.
pub fn documents(order: Order, locale: &Locale) -> Documents {
    let mut batch = SheetBatch::new(order);
    while !batch.is_done() {
        batch.step(locale).unwrap();
    }
    let count = batch.page_count();
    let documents = batch.documents(locale);
    let key = documents.key.as_ref().map_or(0, |key| key.pages.len());
    assert_eq!(documents.sheets.pages.len() + key, count);
    documents
}

/// Every text on a page.
pub fn texts(page: &Page) -> Vec<&str> {
    let texts = page.items.iter().filter_map(|item| match item {
        Item::Text { text, .. } => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

/// All of them as one text, with plain spaces.
pub fn words(page: &Page) -> String {
    texts(page).join(" ").replace('\u{a0}', " ")
}
