//! What users are told must be words, in every language.

use std::cell::OnceCell;

use saute_dix::text::{Locale, Voice};

thread_local! {
    static LOCALES: OnceCell<[Locale; 2]> = const { OnceCell::new() };
}

/// What is said in every built-in language, after a look at it.
pub fn in_words(say: impl Fn(&Voice) -> String) -> Result<(), String> {
    with_locales(|locales| {
        for locale in locales {
            are_words(&say(&locale.plain()))?;
        }
        Ok(())
    })
}

/// Does something with French and English.
pub fn with_locales<T>(work: impl FnOnce(&[Locale; 2]) -> T) -> T {
    LOCALES.with(|locales| work(locales.get_or_init(|| [Locale::french(), Locale::english()])))
}

/// Whether this is something to say: some words, none left to be filled in, and nothing that upsets a terminal.
pub fn are_words(said: &str) -> Result<(), String> {
    let upsets = |c: char| c.is_control() && c != '\n';
    let fault = if !said.trim().contains(' ') {
        "no sentence"
    } else if said.contains("{ $") || said.contains('\u{2068}') {
        "left to be filled in"
    } else if said.contains(upsets) {
        "a control character"
    } else if said.len() > 4_000 {
        "too long"
    } else {
        return Ok(());
    };
    Err(format!("{fault}: {said:?}"))
}
