//! A browser: its own storage, and chance from its clock.

mod save;

use eframe::web;

pub use save::{HAS_FOLDERS, chooser, documents, free_path, is_folder, spawn, write_files};

use super::{Store, free_name};

/// What our names start with: other pages of the same site may keep things too.
const PREFIX: &str = "saute-dix/";
/// The names in use, as the storage itself cannot be listed through the library we use.
const INDEX: &str = "saute-dix/names";

/// The browser's storage for this site.
struct LocalStorage;

impl LocalStorage {
    fn names() -> Vec<String> {
        let list = web::storage::local_storage_get(INDEX).unwrap_or_default();
        list.lines().map(ToOwned::to_owned).collect()
    }

    fn remember(name: &str) {
        let mut names = LocalStorage::names();
        if !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
            web::storage::local_storage_set(INDEX, &names.join("\n"));
        }
    }
}

impl Store for LocalStorage {
    fn read(&self, name: &str) -> Result<Option<String>, String> {
        Ok(web::storage::local_storage_get(&format!("{PREFIX}{name}")))
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        let key = format!("{PREFIX}{name}");
        web::storage::local_storage_set(&key, text);
        LocalStorage::remember(name);
        // The library tells nobody when the storage is full or forbidden, so look.
        match web::storage::local_storage_get(&key) {
            Some(kept) if kept == text => Ok(()),
            _ => Err("localStorage".to_owned()),
        }
    }

    fn set_aside(&mut self, name: &str) -> Result<String, String> {
        let text = self.read(name)?.unwrap_or_default();
        let names = LocalStorage::names();
        let free = free_name(name, |new| names.iter().any(|taken| taken == new));
        self.write(&free, &text)?;
        web::storage::local_storage_remove(&format!("{PREFIX}{name}"));
        Ok(free)
    }

    fn erase(&mut self) -> Result<(), String> {
        for name in LocalStorage::names() {
            web::storage::local_storage_remove(&format!("{PREFIX}{name}"));
        }
        web::storage::local_storage_remove(INDEX);
        Ok(())
    }
}

/// The browser's storage.
pub fn store() -> Box<dyn Store> {
    Box::new(LocalStorage)
}

/// The browser's language.
pub fn system_language() -> Option<String> {
    None
}

/// A number nobody can foresee.
pub fn seed() -> u64 {
    web::now_sec().to_bits()
}
