//! The languages the window can speak, and the one it does.

use crate::text::{Language, Locale, Msg};

pub struct Languages {
    translations: Vec<Language>,
    /// Code and name of each language, in the order of the switch.
    names: Vec<(String, String)>,
    current: Locale,
    others: Vec<Locale>,
}

impl Languages {
    /// The built-in languages and these translations, speaking the one of this code, or what
    /// the system asks for.
    pub fn new(code: Option<&str>, system: Option<&str>, translations: Vec<Language>) -> Languages {
        let built_in = Locale::BUILT_IN.iter().map(|code| (*code).to_owned());
        let mut codes: Vec<String> = built_in.collect();
        let more = translations.iter().map(|language| language.code.clone());
        let more: Vec<String> = more.filter(|code| !codes.contains(code)).collect();
        codes.extend(more);
        let asked = code.filter(|code| codes.iter().any(|known| known == code));
        let current = asked.map_or_else(
            || Locale::of_system(system),
            |code| Locale::with_own(code, &translations),
        );
        let name = |code: String| {
            let name = Locale::with_own(&code, &translations).say(&Msg::LanguageName);
            (code, name)
        };
        let mut languages = Languages {
            names: codes.into_iter().map(name).collect(),
            translations,
            current,
            others: Vec::new(),
        };
        languages.use_texts(&[]);
        languages
    }

    /// The same languages without any texts of one's own, speaking the same one.
    #[must_use]
    pub fn renewed(&self) -> Languages {
        Languages::new(Some(self.code()), None, self.translations.clone())
    }

    /// The same languages with these texts, which content of one's own brings along.
    pub fn use_texts(&mut self, own: &[Language]) {
        let own = [self.translations.as_slice(), own].concat();
        self.current = Locale::with_own(self.current.code(), &own);
        let others = self.names.iter().map(|(code, _)| code.as_str());
        let others = others.filter(|code| *code != self.current.code());
        self.others = others.map(|code| Locale::with_own(code, &own)).collect();
    }

    pub fn texts(&self, own: &[Language]) -> Vec<Language> {
        [self.translations.as_slice(), own].concat()
    }

    pub fn codes(&self) -> Vec<&str> {
        self.names.iter().map(|(code, _)| code.as_str()).collect()
    }

    pub fn names(&self) -> Vec<(&str, String)> {
        let names = self.names.iter();
        names.map(|(code, name)| (code.as_str(), name.clone())).collect()
    }

    pub fn code(&self) -> &str {
        self.current.code()
    }

    pub fn speak(&mut self, code: &str) {
        let other = self.others.iter_mut().find(|locale| locale.code() == code);
        if let Some(other) = other {
            std::mem::swap(&mut self.current, other);
        }
    }

    pub fn of(&self, code: &str) -> Option<&Locale> {
        let mut all = std::iter::once(&self.current).chain(&self.others);
        all.find(|locale| locale.code() == code)
    }

    pub fn current(&self) -> &Locale {
        &self.current
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::TextFile;

    fn breton() -> Language {
        Language {
            code: "br".to_owned(),
            files: vec![TextFile {
                name: "app.ftl".to_owned(),
                text: "language-name = Brezhoneg\napp-back = Distreiñ\n".to_owned(),
            }],
        }
    }

    #[test]
    fn a_translation_of_one_s_own_is_spoken_and_falls_back_to_english() {
        let mut languages = Languages::new(Some("br"), Some("fr_FR"), vec![breton()]);
        assert_eq!(languages.code(), "br");
        assert_eq!(languages.current().say(&Msg::AppBack), "Distreiñ");
        let english = Locale::english().say(&Msg::AppClose);
        assert_eq!(languages.current().say(&Msg::AppClose), english);
        languages.speak("fr");
        assert_eq!(languages.current().code(), "fr");
        assert!(languages.of("br").is_some());
        let names = languages.names();
        assert!(names.contains(&("br", "Brezhoneg".to_owned())));
    }

    #[test]
    fn an_unknown_language_is_the_system_s() {
        let languages = Languages::new(Some("xx"), Some("en_GB.UTF-8"), Vec::new());
        assert_eq!(languages.code(), "en");
    }
}
