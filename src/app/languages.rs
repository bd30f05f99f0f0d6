use crate::text::{Language, Locale, Msg};

pub struct Languages {
    translations: Vec<Language>,
    custom: Vec<Language>,
    /// Code and name of each language, in the order of the switch.
    names: Vec<(String, String)>,
    current: Locale,
    others: Vec<Locale>,
}

impl Languages {
    /// The built-in languages and these translations, speaking the one of this code, or what the system asks for.
    pub fn new(code: Option<&str>, system: Option<&str>, translations: Vec<Language>) -> Languages {
        let mut codes = Locale::BUILT_IN.to_vec();
        for Language { code, .. } in &translations {
            if !codes.contains(&code.as_str()) {
                codes.push(code);
            }
        }
        let all = codes.iter().map(|code| Locale::with_own(code, &translations));
        let mut others: Vec<Locale> = all.collect();
        let name = |locale: &Locale| (locale.code().to_owned(), locale.say(&Msg::LanguageName));
        let names = others.iter().map(name).collect();
        let place = |code: &str| others.iter().position(|locale| locale.code() == code);
        let current = if let Some(place) = code.and_then(place) {
            others.swap_remove(place)
        } else {
            let fitting = Locale::of_system(system);
            match place(fitting.code()) {
                Some(place) => others.swap_remove(place),
                None => fitting,
            }
        };
        Languages { translations, custom: Vec::new(), names, current, others }
    }

    /// The same languages without custom texts, speaking the same one.
    #[must_use]
    pub fn renewed(&self) -> Languages {
        Languages::new(Some(self.code()), None, self.translations.clone())
    }

    pub fn use_texts(&mut self, custom: &[Language]) {
        if custom == self.custom {
            return;
        }
        self.custom = custom.to_vec();
        let texts = self.texts(custom);
        for locale in self.others.iter_mut().chain([&mut self.current]) {
            *locale = Locale::with_own(locale.code(), &texts);
        }
    }

    pub fn texts(&self, custom: &[Language]) -> Vec<Language> {
        [self.translations.as_slice(), custom].concat()
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
    fn a_custom_translation_is_spoken_and_falls_back_to_english() {
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
