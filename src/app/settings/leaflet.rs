//! What comes with the program as files to read: the guide, and the licences of everything inside.

use std::path::{Path, PathBuf};

use crate::app::Outside;
use crate::app::platform::{self, Showing};
use crate::text::Locale;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaflet {
    Guide,
    Licences,
}

impl Leaflet {
    pub const ALL: [Leaflet; 2] = [Leaflet::Guide, Leaflet::Licences];

    /// What its file is called: the guide is there in the languages that are built in.
    pub fn file(self, language: &str) -> String {
        match self {
            Leaflet::Guide if Locale::BUILT_IN.contains(&language) => {
                format!("guide.{language}.html")
            }
            Leaflet::Guide => "guide.en.html".to_owned(),
            Leaflet::Licences => "licences.txt".to_owned(),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    Shown(PathBuf),
    Missing(String),
}

impl Reading {
    /// Has another program show it. Whether that works is seen on the screen; where it does not, the name of
    /// the file helps.
    pub fn start(leaflet: Leaflet, outside: &Outside) -> Reading {
        let name = leaflet.file(outside.languages.code());
        match platform::leaflet(&name) {
            Some(path) => Reading::show(&path, outside),
            None => Reading::Missing(name),
        }
    }

    fn show(path: &Path, outside: &Outside) -> Reading {
        let launch = outside.opener.show(path, Showing::Open);
        platform::spawn(async move || {
            let _ = launch();
        });
        Reading::Shown(path.to_path_buf())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::outside;

    #[test]
    fn the_guide_is_there_in_every_language_that_is_built_in() {
        assert_eq!(Leaflet::Guide.file("fr"), "guide.fr.html");
        assert_eq!(Leaflet::Guide.file("en"), "guide.en.html");
        assert_eq!(Leaflet::Guide.file("de"), "guide.en.html");
    }

    #[test]
    fn what_did_not_come_along_is_named() {
        let missing = Reading::Missing("licences.txt".to_owned());
        let reading = outside(1, |outside| Reading::start(Leaflet::Licences, outside));
        assert_eq!(reading, missing, "tests come without packages");
    }
}
