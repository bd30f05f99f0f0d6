//! The texts of `locales/later`. A web page would load for longer with them: it fetches them after its first
//! picture, and hands them over. Elsewhere they are compiled in like all others.

use super::TextFile;

#[cfg(any(not(target_arch = "wasm32"), feature = "worker"))]
pub use there::{are_awaited, texts};

#[cfg(all(target_arch = "wasm32", not(feature = "worker")))]
pub use to_come::{are_awaited, supply, texts};

#[cfg(any(not(target_arch = "wasm32"), feature = "worker"))]
mod there {
    use super::TextFile;

    /// Nothing is still to come.
    pub fn are_awaited() -> bool {
        false
    }

    /// Nothing comes later in any language.
    pub fn texts(_code: &str) -> Option<TextFile> {
        None
    }
}

#[cfg(all(target_arch = "wasm32", not(feature = "worker")))]
mod to_come {
    use std::sync::OnceLock;

    use super::TextFile;
    use crate::l10n::Language;

    static LATER: OnceLock<Vec<Language>> = OnceLock::new();

    /// Takes over the texts of all languages. Those that are spoken already must be asked for anew.
    pub fn supply(languages: Vec<Language>) {
        // Whoever was first is as good.
        let _ = LATER.set(languages);
    }

    /// Whether texts are still to come.
    pub fn are_awaited() -> bool {
        LATER.get().is_none()
    }

    /// What has come in a language.
    pub fn texts(code: &str) -> Vec<TextFile> {
        let all = LATER.get().into_iter().flatten();
        let fitting = all.filter(|language| language.code == code);
        fitting.flat_map(|language| language.files.clone()).collect()
    }
}
