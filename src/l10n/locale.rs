//! A language: its Fluent files, the built-in ones and those of your own.

use fluent_bundle::{FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use super::{Msg, Numbers, Voice};
use crate::puzzle::NumberDeck;

/// A Fluent file: its name and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextFile {
    /// The name, for error messages.
    pub name: String,
    /// The text.
    pub text: String,
}

/// A language as files: its code, and its texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    /// The code.
    pub code: String,
    /// The texts.
    pub files: Vec<TextFile>,
}

macro_rules! built_in {
    ($code:literal: $($file:literal),+) => {
        &[$(($file, include_str!(concat!("../../locales/", $code, "/", $file)))),+]
    };
}

type Files = &'static [(&'static str, &'static str)];

const FRENCH: Files = built_in!("fr": "rules.ftl", "coach.ftl", "puzzle.ftl", "lessons.ftl", "worksheet.ftl", "cli.ftl", "truefalse.ftl", "app.ftl", "practice.ftl", "print.ftl", "learn.ftl", "web.ftl");
const ENGLISH: Files = built_in!("en": "rules.ftl", "coach.ftl", "puzzle.ftl", "lessons.ftl", "worksheet.ftl", "cli.ftl", "truefalse.ftl", "app.ftl", "practice.ftl", "print.ftl", "learn.ftl", "web.ftl");

/// A language the program speaks.
pub struct Locale {
    code: String,
    /// The language itself, and for one of your own what to fall back on.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Locale {
    /// The codes of the built-in languages; the first is spoken where nothing else is asked for.
    pub const BUILT_IN: [&'static str; 2] = ["fr", "en"];

    /// A built-in language.
    pub fn built_in(code: &str) -> Option<Locale> {
        let files = Locale::built_in_files(code)?;
        Some(Locale {
            code: code.to_owned(),
            bundles: vec![bundle(code, &files)],
        })
    }

    /// The files of a built-in language.
    pub fn built_in_files(code: &str) -> Option<Vec<TextFile>> {
        let files = match code {
            "fr" => FRENCH,
            "en" => ENGLISH,
            _ => return None,
        };
        let files = files.iter().map(|(name, text)| TextFile {
            name: (*name).to_owned(),
            text: (*text).to_owned(),
        });
        Some(files.collect())
    }

    /// French.
    pub fn french() -> Locale {
        Locale::own("fr", &Locale::built_in_files("fr").unwrap_or_default())
    }

    /// English.
    pub fn english() -> Locale {
        Locale::own("en", &Locale::built_in_files("en").unwrap_or_default())
    }

    /// A language of your own. What it does not say is said in English.
    pub fn own(code: &str, files: &[TextFile]) -> Locale {
        let mut bundles = vec![bundle(code, files)];
        if !Locale::BUILT_IN.contains(&code) {
            let english = Locale::built_in_files("en").unwrap_or_default();
            bundles.push(bundle("en", &english));
        }
        Locale {
            code: code.to_owned(),
            bundles,
        }
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
            let english = Locale::built_in_files("en").unwrap_or_default();
            bundles.push(bundle("en", &english));
        }
        bundles.extend(others);
        Locale {
            code: code.to_owned(),
            bundles,
        }
    }

    /// The built-in language that fits the system's setting, such as `en_GB.UTF-8`; French
    /// where it does not tell.
    pub fn of_system(setting: Option<&str>) -> Locale {
        let wanted = setting.and_then(|setting| setting.get(..2));
        wanted
            .map(str::to_ascii_lowercase)
            .and_then(|code| Locale::built_in(&code))
            .unwrap_or_else(Locale::french)
    }

    /// The code of the language.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// A message in this language.
    pub fn say(&self, message: &Msg) -> String {
        self.format(message.key(), Some(&message.args()))
            .unwrap_or_else(|| message.key().to_owned())
    }

    /// A text without values, by its key: for content files, whose keys no type can know.
    pub fn text(&self, key: &str) -> Option<String> {
        self.format(key, None)
    }

    /// A voice that writes numbers as this deck does.
    pub fn voice(&self, deck: NumberDeck) -> Voice<'_> {
        let decimal = self.say(&Msg::DecimalSign);
        Voice {
            locale: self,
            numbers: Numbers {
                deck,
                decimal: decimal.chars().next().unwrap_or('.'),
            },
        }
    }

    /// A voice that writes plain numbers.
    pub fn plain(&self) -> Voice<'_> {
        self.voice(NumberDeck::Units)
    }

    fn format(&self, key: &str, args: Option<&fluent_bundle::FluentArgs>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, args, &mut errors);
            errors.is_empty().then(|| text.into_owned())
        })
    }
}

fn bundle(code: &str, files: &[TextFile]) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![id]);
    // Isolation marks would show as boxes on paper.
    bundle.set_use_isolating(false);
    for file in files {
        // Whatever cannot be read is left out here, and named by the check.
        let resource = FluentResource::try_new(file.text.clone());
        let resource = resource.unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
