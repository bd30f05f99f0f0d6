//! A language: its Fluent files, the built-in ones and those of your own.

use fluent::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use super::{Msg, Numbers, Voice, escapes, nesting, numerals};
use crate::puzzle::NumberDeck;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextFile {
    pub name: String,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    pub code: String,
    pub files: Vec<TextFile>,
}

type Files = &'static [(&'static str, &'static str)];

// The codes in `locales/languages` and the files in their folders, made by `build.rs`.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

const FALLBACK: &str = "en";

pub struct Locale {
    code: String,
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Locale {
    /// The codes of the built-in languages; the first is spoken where nothing else is asked for.
    pub const BUILT_IN: [&'static str; CODES.len()] = CODES;

    pub fn built_in(code: &str) -> Option<Locale> {
        let files = Locale::built_in_files(code)?;
        Some(Locale { code: code.to_owned(), bundles: vec![bundle(code, &files)] })
    }

    pub fn built_in_files(code: &str) -> Option<Vec<TextFile>> {
        let mut languages = CODES.iter().zip(FILES);
        let (_, files) = languages.find(|(known, _)| **known == code)?;
        let files = files
            .iter()
            .map(|(name, text)| TextFile { name: (*name).to_owned(), text: (*text).to_owned() });
        Some(files.collect())
    }

    pub fn french() -> Locale {
        Locale::own("fr", &Locale::built_in_files("fr").unwrap_or_default())
    }

    pub fn english() -> Locale {
        Locale::own(FALLBACK, &Locale::built_in_files(FALLBACK).unwrap_or_default())
    }

    pub fn own(code: &str, files: &[TextFile]) -> Locale {
        let mut bundles = vec![bundle(code, files)];
        if !Locale::BUILT_IN.contains(&code) {
            bundles.push(fallback());
        }
        Locale { code: code.to_owned(), bundles }
    }

    /// A language with the texts that content of your own brings along. Ours cannot be changed
    /// by them, and what yours do not say in this language they may say in another.
    pub fn with_own(code: &str, own: &[Language]) -> Locale {
        let ours = Locale::built_in_files(code);
        let is_built_in = ours.is_some();
        let mine = own.iter().filter(|language| language.code == code);
        let mut files: Vec<TextFile> = mine.flat_map(|mine| mine.files.clone()).collect();
        files.extend(ours.unwrap_or_default());
        let others = own.iter().filter(|language| language.code != code);
        let others = others.map(|other| bundle(&other.code, &other.files));
        let mut bundles = vec![bundle(code, &files)];
        if !is_built_in {
            bundles.push(fallback());
        }
        bundles.extend(others);
        Locale { code: code.to_owned(), bundles }
    }

    /// The built-in language that fits the system's setting, such as `en_GB.UTF-8`; the first
    /// one where it does not tell.
    pub fn of_system(setting: Option<&str>) -> Locale {
        let [first, ..] = Locale::BUILT_IN;
        let setting = setting.unwrap_or_default().replace('_', "-");
        let setting = setting.to_ascii_lowercase();
        let fitting = Locale::BUILT_IN
            .into_iter()
            .filter(|code| setting.starts_with(&code.to_ascii_lowercase()))
            .max_by_key(|code| code.len());
        let code = fitting.unwrap_or(first);
        Locale::own(code, &Locale::built_in_files(code).unwrap_or_default())
    }

    pub fn code(&self) -> &str {
        &self.code
    }

    pub fn say(&self, message: &Msg) -> String {
        numerals::filled(self.pattern(message), || self.plain())
    }

    /// A message in which numbers of a deck may still have to be filled in.
    pub(super) fn pattern(&self, message: &Msg) -> String {
        let text = self.format(message.key(), Some(&message.args()));
        text.unwrap_or_else(|| message.key().to_owned())
    }

    /// A text without values, by its key, with plain numbers: for content files, whose keys no type can know.
    pub fn text(&self, key: &str) -> Option<String> {
        let text = self.text_pattern(key)?;
        Some(numerals::filled(text, || self.plain()))
    }

    /// A text in which numbers of a deck may still have to be filled in.
    pub(super) fn text_pattern(&self, key: &str) -> Option<String> {
        self.format(key, None)
    }

    pub fn voice(&self, deck: NumberDeck) -> Voice<'_> {
        let decimal = self.pattern(&Msg::DecimalSign);
        Voice {
            locale: self,
            numbers: Numbers { deck, decimal: decimal.chars().next().unwrap_or('.') },
            second_seat: false,
        }
    }

    pub fn plain(&self) -> Voice<'_> {
        self.voice(NumberDeck::Units)
    }

    fn format(&self, key: &str, args: Option<&FluentArgs>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, args, &mut errors);
            errors.is_empty().then(|| text.into_owned())
        })
    }
}

fn fallback() -> FluentBundle<FluentResource> {
    let files = Locale::built_in_files(FALLBACK).unwrap_or_default();
    bundle(FALLBACK, &files)
}

fn bundle(code: &str, files: &[TextFile]) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![id]);
    // Isolation marks would show as boxes on paper.
    bundle.set_use_isolating(false);
    numerals::teach(&mut bundle);
    for file in files {
        // Whatever cannot be read is left out here, and named by the check.
        let (text, _) = nesting::sound(&file.text);
        let text = escapes::whole(&text).into_owned();
        let resource = FluentResource::try_new(text);
        let resource = resource.unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
