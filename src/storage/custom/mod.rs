//! Content: lessons, templates and their texts, built in or in a folder of your own, and what is
//! wrong with them. The command line and the window both look at folders this way.
//!
//! A folder of your own holds lessons and templates as `.json` files side by side, and the texts
//! they name in a folder for each language (`fr/`, `en/`), as `.ftl` files. Whole languages of
//! your own are in a folder that the environment names ([`CustomLanguages`]).

mod check;
mod finding;
mod folder;
mod languages;

pub use check::{CustomContent, Sort};
pub use finding::{ContentFault, Countable, Fine};
pub use folder::ContentFolder;
pub use languages::CustomLanguages;
#[cfg(not(target_arch = "wasm32"))]
pub use languages::system_language;

use crate::lesson::Lesson;
use crate::puzzle::statements;
use crate::sheets::Template;

pub fn lessons() -> Vec<Lesson> {
    const FILES: &[&str] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));
    FILES.iter().filter_map(|text| Lesson::read(text).ok()).collect()
}

/// The keys of all texts that the built-in content names: every language must have them.
pub fn keys() -> Vec<String> {
    let said =
        statements().iter().flat_map(|statement| [statement.key.clone(), statement.why_key()]);
    let printed = Template::built_in()
        .into_iter()
        .chain([Template::for_own()])
        .flat_map(|template| template.text_keys());
    let taught = lessons().into_iter().flat_map(|lesson| lesson.text_keys());
    said.chain(printed).chain(taught).collect()
}
