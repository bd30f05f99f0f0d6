//! What comes with the program as files to read: the guide, and the licences of everything inside.

use std::path::{Path, PathBuf};

use crate::app::Env;
use crate::app::platform::{self, Showing};
use crate::text::Locale;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelpFile {
    Guide,
    Licences,
}

impl HelpFile {
    pub const ALL: [HelpFile; 2] = [HelpFile::Guide, HelpFile::Licences];

    /// What its file is called: the guide is there in the languages that are built in.
    pub fn file(self, language: &str) -> String {
        match self {
            HelpFile::Guide if Locale::BUILT_IN.contains(&language) => {
                format!("guide.{language}.html")
            }
            HelpFile::Guide => "guide.en.html".to_owned(),
            HelpFile::Licences => "licences.txt".to_owned(),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenResult {
    Shown(PathBuf),
    Missing(String),
}

impl OpenResult {
    /// Has another program show it. Whether that works is seen on the screen; where it does not, the name of
    /// the file helps.
    pub fn start(help_file: HelpFile, env: &Env) -> OpenResult {
        let name = help_file.file(env.languages.code());
        match platform::help_file(&name) {
            Some(path) => OpenResult::show(&path, env),
            None => OpenResult::Missing(name),
        }
    }

    fn show(path: &Path, env: &Env) -> OpenResult {
        let launch = env.opener.show(path, Showing::Open);
        platform::spawn(async move || {
            let _ = launch();
        });
        OpenResult::Shown(path.to_path_buf())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::env;

    #[test]
    fn the_guide_is_there_in_every_language_that_is_built_in() {
        assert_eq!(HelpFile::Guide.file("fr"), "guide.fr.html");
        assert_eq!(HelpFile::Guide.file("en"), "guide.en.html");
        assert_eq!(HelpFile::Guide.file("de"), "guide.en.html");
    }

    #[test]
    fn what_did_not_come_along_is_named() {
        let missing = OpenResult::Missing("licences.txt".to_owned());
        let opened = env(1, |env| OpenResult::start(HelpFile::Licences, env));
        assert_eq!(opened, missing, "tests come without packages");
    }
}
