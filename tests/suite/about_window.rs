//! About: what the program is, where to get help, and what comes with it to read.

use crate::support::window::{HD, Place, Window, open, reach, texts};
use saute_dix::app::ScreenId;

fn about(language: &str) -> Window {
    let mut window = open(language, HD, Place::default());
    window.visit(ScreenId::Settings);
    window
}

/// Whether these words stand somewhere.
fn says(window: &Window, words: &str) -> bool {
    texts(window).iter().any(|text| text.contains(words))
}

#[test]
fn it_says_version_licence_and_where_to_get_help() {
    for (language, parts) in [
        ("fr", ["licence MIT ou Apache", "le guide de l’enseignant", "Lexend"]),
        ("en", ["MIT or the Apache", "the guide for teachers", "Lexend"]),
    ] {
        let window = about(language);
        for part in parts.into_iter().chain([env!("CARGO_PKG_VERSION")]) {
            assert!(says(&window, part), "{part}: {:?}", texts(&window));
        }
    }
}

/// Tests run where no package was unpacked: the window says which file is missing, and nothing breaks.
#[test]
fn what_did_not_come_along_is_named() {
    for (language, guide, licences, missing) in [
        ("fr", "Le guide", "Toutes les licences", "n’est pas à côté de ce programme"),
        ("en", "The guide", "All licences", "is not beside this program"),
    ] {
        let mut window = about(language);
        assert!(!says(&window, missing));
        reach(&mut window, licences);
        assert!(says(&window, "licences.txt"), "{:?}", texts(&window));
        assert!(says(&window, missing));
        reach(&mut window, guide);
        assert!(says(&window, &format!("guide.{language}.html")));
        assert!(!says(&window, "licences.txt"));
    }
}
