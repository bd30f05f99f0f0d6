//! A browser: its own storage, its language, and chance from its generator.

mod breath;
mod page;
mod places;
mod printer;
mod save;
mod speaker;

pub use breath::breathe;
pub use page::{HAS_LIVE_REGION, announce, base_address, full_screen, open};
pub use places::tell_changing;
pub use printer::write_pdf;
pub use save::{
    HAS_FOLDERS, MAY_WAIT, chooser, documents, free_path, help_file, in_the_way, is_folder, opener,
    write_files,
};
pub use speaker::speaker;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::Storage;

use super::{FileProblem, Store, free_name};
use crate::journal::Date;

/// Does long work in between: it must wait now and then, or [`breathe`].
pub fn spawn<F: Future<Output = ()> + 'static>(work: impl FnOnce() -> F + Send + 'static) {
    spawn_local(work());
}

/// What our names start with: other pages of the same site may keep things too.
const PREFIX: &str = "saute-dix/";

struct LocalStorage;

/// What a browser says when it refuses: its own words where it gives any, and no debug output.
fn words(error: &JsValue) -> String {
    let said = said(error, "message").or_else(|| error.as_string());
    said.unwrap_or_else(|| "?".to_owned())
}

/// What an error of a browser has under this name.
fn said(error: &JsValue, name: &str) -> Option<String> {
    let value = js_sys::Reflect::get(error, &JsValue::from_str(name)).ok()?;
    value.as_string()
}

impl LocalStorage {
    fn open() -> Result<Storage, String> {
        let window = web_sys::window().ok_or("window")?;
        let storage = window.local_storage().map_err(|error| words(&error))?;
        storage.ok_or_else(|| "localStorage".to_owned())
    }

    fn names(storage: &Storage) -> Vec<String> {
        let keys = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok()?);
        keys.filter_map(|key| key.strip_prefix(PREFIX).map(ToOwned::to_owned)).collect()
    }
}

impl Store for LocalStorage {
    fn read(&self, name: &str) -> Result<Option<String>, FileProblem> {
        let storage = LocalStorage::open().map_err(FileProblem::Unreadable)?;
        let text = storage.get_item(&format!("{PREFIX}{name}"));
        text.map_err(|error| FileProblem::Unreadable(words(&error)))
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        let storage = LocalStorage::open()?;
        // The browser replaces the old text whole, or keeps it.
        let set = storage.set_item(&format!("{PREFIX}{name}"), text);
        set.map_err(|error| words(&error))
    }

    fn set_aside(&mut self, name: &str) -> Result<String, String> {
        let storage = LocalStorage::open()?;
        let text = storage.get_item(&format!("{PREFIX}{name}")).map_err(|error| words(&error))?;
        let text = text.unwrap_or_default();
        let names = LocalStorage::names(&storage);
        let free = free_name(name, |new| names.iter().any(|taken| taken == new));
        self.write(&free, &text)?;
        let removed = storage.remove_item(&format!("{PREFIX}{name}"));
        removed.map_err(|error| words(&error))?;
        Ok(free)
    }

    fn erase(&mut self) -> Result<(), String> {
        let storage = LocalStorage::open()?;
        for name in LocalStorage::names(&storage) {
            let removed = storage.remove_item(&format!("{PREFIX}{name}"));
            removed.map_err(|error| words(&error))?;
        }
        Ok(())
    }
}

pub fn store() -> Box<dyn Store> {
    Box::new(LocalStorage)
}

pub fn system_language() -> Option<String> {
    web_sys::window()?.navigator().language()
}

/// The browser has its own keys for closing a page.
pub const HAS_QUIT: bool = false;

pub fn today() -> Date {
    let here = js_sys::Date::new_0();
    let year = i32::try_from(here.get_full_year()).unwrap_or(0);
    Date::new(year, here.get_month() + 1, here.get_date()).unwrap_or(Date::FIRST)
}

pub fn seed() -> u64 {
    js_sys::Math::random().to_bits()
}
