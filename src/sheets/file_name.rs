//! What files are called, in the language of the sheet.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::limits;
use crate::text::{Locale, Msg};

/// A title as part of the name of a file: small plain letters and hyphens, which every system
/// takes.
pub fn file_words(title: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'ä' | 'á' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'û' | 'ü' | 'ù' | 'ú' => 'u',
        other => other,
    };
    let small = title.to_lowercase().replace('œ', "oe");
    let plain: String = small.chars().map(plain).collect();
    let words = plain.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    // Names of files have an end on every system.
    let joined = words.join("-");
    let short: String = joined.chars().take(limits::FILE_WORDS).collect();
    short.trim_end_matches('-').to_owned()
}

/// What is added to the name of a file for the answers beside it, in the language of the sheet.
pub fn key_word(locale: &Locale) -> String {
    file_words(&locale.say(&Msg::PrintKeyFile))
}

/// The file with the answers beside this one: with the word `key`, `sheet.pdf` has
/// `sheet-key.pdf`.
pub fn key_path(path: &Path, word: &str) -> PathBuf {
    let mut name: OsString = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{word}.pdf"));
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_called_like_its_sheet() {
        assert_eq!(file_words("Le meilleur ordre"), "le-meilleur-ordre");
        assert_eq!(file_words("Trouve l’erreur\u{a0}!"), "trouve-l-erreur");
        assert_eq!(file_words("À vous : nœud, fête"), "a-vous-noeud-fete");
    }

    #[test]
    fn no_title_leads_out_of_the_folder_or_has_no_end() {
        assert_eq!(file_words("../../etc/passwd"), "etc-passwd");
        assert_eq!(file_words("C:\\x\u{0}\n..\\y"), "c-x-y");
        assert_eq!(file_words("/ .. \u{202e}"), "");
        let long = file_words(&"a very long title ".repeat(500));
        assert!(long.len() <= limits::FILE_WORDS && !long.ends_with('-'));
    }

    #[test]
    fn answers_are_called_what_they_are_in_the_language() {
        for (locale, name) in [
            (Locale::french(), "class/sheet-corrige.pdf"),
            (Locale::english(), "class/sheet-key.pdf"),
        ] {
            let word = key_word(&locale);
            for path in ["class/sheet.pdf", "class/sheet"] {
                assert_eq!(key_path(Path::new(path), &word), Path::new(name));
            }
        }
    }
}
