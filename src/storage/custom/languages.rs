//! The languages of this machine: the one it is set to, and those of your own.

use std::env;
use std::path::Path;

use super::{ContentFault, ContentFolder};
use crate::text::{Language, Locale, check_syntax};

/// Where languages of your own are looked for: a folder with one folder for each.
const OWN_LOCALES: &str = "SAUTE_DIX_LOCALES";

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CustomLanguages {
    pub languages: Vec<Language>,
    /// What cannot be read. That nothing is missing is for [`check_locale`](crate::text::check_locale) to say.
    pub faults: Vec<ContentFault>,
}

impl CustomLanguages {
    /// Those in the folder that the environment variable `SAUTE_DIX_LOCALES` names; none without it.
    pub fn of_environment() -> CustomLanguages {
        let folder = env::var_os(OWN_LOCALES).filter(|folder| !folder.is_empty());
        folder.map_or_else(CustomLanguages::default, |folder| {
            CustomLanguages::read(Path::new(&folder))
        })
    }

    pub fn read(folder: &Path) -> CustomLanguages {
        let shown = folder.display().to_string();
        let found = match ContentFolder::read(folder, folder) {
            Ok(found) => found,
            Err(error) => {
                return CustomLanguages {
                    languages: Vec::new(),
                    faults: vec![ContentFault::UnreadableFolder {
                        folder: shown,
                        detail: error.to_string(),
                    }],
                };
            }
        };
        let mut faults = found.unreadable;
        if found.languages.is_empty() && faults.is_empty() {
            faults.push(ContentFault::NoLanguage { folder: shown });
        }
        let mut languages = found.languages;
        languages.retain(|language| !Locale::BUILT_IN.contains(&language.code.as_str()));
        for Language { code, files } in &languages {
            let broken = check_syntax(files).into_iter();
            faults.extend(broken.map(|fault| ContentFault::Language { code: code.clone(), fault }));
        }
        CustomLanguages { languages, faults }
    }

    pub fn find(&self, code: &str) -> Option<&Language> {
        self.languages.iter().find(|language| language.code == code)
    }
}

/// The language that this machine is set to, such as `en_GB.UTF-8` or `en-GB`: what the
/// environment says, else what the system says.
#[cfg(not(target_arch = "wasm32"))]
pub fn system_language() -> Option<String> {
    of_environment(|name| env::var(name).ok()).or_else(sys_locale::get_locale)
}

/// What the variables for messages say, in the order that POSIX gives them.
#[cfg(not(target_arch = "wasm32"))]
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_says_something_counts() {
        let said = |set: &[(&str, &str)]| {
            of_environment(|name| {
                let found = set.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(said(&[]), None);
        assert_eq!(said(&[("LANG", "")]), None);
        assert_eq!(said(&[("LANG", "en_GB.UTF-8")]).unwrap(), "en_GB.UTF-8");
        let both = [("LANG", "en_GB"), ("LC_MESSAGES", "fr_FR"), ("LC_ALL", "")];
        assert_eq!(said(&both).unwrap(), "fr_FR");
        let all = [("LANG", "en_GB"), ("LC_MESSAGES", "fr_FR"), ("LC_ALL", "C")];
        assert_eq!(said(&all).unwrap(), "C");
    }
}
