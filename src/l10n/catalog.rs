//! Texts from the Fluent files in `locales/`, by key.

use fluent_bundle::{FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

/// A language the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// French.
    French,
    /// English.
    #[default]
    English,
}

impl Language {
    /// Both languages.
    pub const ALL: [Language; 2] = [Language::French, Language::English];

    /// The code of the language, as in `--lang` and `locales/`.
    pub fn code(self) -> &'static str {
        match self {
            Language::French => "fr",
            Language::English => "en",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The decimal sign.
    pub fn decimal(self) -> char {
        match self {
            Language::French => ',',
            Language::English => '.',
        }
    }

    fn files(self) -> &'static [&'static str] {
        match self {
            Language::French => &[include_str!("../../locales/fr/truefalse.ftl")],
            Language::English => &[include_str!("../../locales/en/truefalse.ftl")],
        }
    }
}

/// The texts of one language.
pub struct Catalog {
    bundle: FluentBundle<FluentResource>,
}

impl Catalog {
    /// Reads the files of a language, which are part of the program.
    pub fn new(language: Language) -> Catalog {
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        // Isolation marks would show as boxes on paper.
        bundle.set_use_isolating(false);
        for file in language.files() {
            // What cannot be read of our own files, a test finds.
            let resource = FluentResource::try_new((*file).to_owned());
            let resource = resource.unwrap_or_else(|(partial, _)| partial);
            let _ = bundle.add_resource(resource);
        }
        Catalog { bundle }
    }

    /// The text of a key; nothing if there is no such key.
    pub fn text(&self, key: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, None, &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::statements;

    #[test]
    fn every_file_of_every_language_is_read_without_error() {
        for language in Language::ALL {
            for file in language.files() {
                let resource = FluentResource::try_new((*file).to_owned());
                assert!(resource.is_ok(), "{}", language.code());
            }
        }
    }

    #[test]
    fn every_statement_has_its_text_and_its_reason_in_every_language() {
        for language in Language::ALL {
            let catalog = Catalog::new(language);
            for statement in statements() {
                for key in [statement.key.clone(), statement.why_key()] {
                    let text = catalog.text(&key);
                    assert!(text.is_some_and(|text| !text.contains('\u{2068}')), "{key}");
                }
            }
        }
    }

    #[test]
    fn no_text_is_left_without_a_statement() {
        for language in Language::ALL {
            let messages: usize = language
                .files()
                .iter()
                .flat_map(|file| file.lines())
                .filter(|line| line.starts_with("tf-"))
                .count();
            assert_eq!(messages, 2 * statements().len(), "{}", language.code());
        }
    }
}
