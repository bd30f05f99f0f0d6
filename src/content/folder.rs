//! A folder with content, as it lies on the disk.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{ContentFault, Sort};
use crate::l10n::{Language, TextFile};

/// What a folder holds: nothing in it has been understood yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ContentFolder {
    /// The `.json` files in it, by name.
    pub files: Vec<TextFile>,
    /// Every folder in it that holds Fluent files is a language.
    pub languages: Vec<Language>,
    /// The files that are not even text.
    pub unreadable: Vec<ContentFault>,
}

impl ContentFolder {
    /// Files larger than this are no lessons: reading them would only stop the window.
    const LARGEST: u64 = 2_000_000;

    /// Reads what is there. Files are named as if the folder was called `shown`: whoever sees
    /// only this folder needs no long path.
    pub fn read(path: &Path, shown: &Path) -> io::Result<ContentFolder> {
        let mut folder = ContentFolder::default();
        for inside in sorted(path)? {
            let shown = shown.join(inside.file_name().unwrap_or_default());
            if inside.is_dir() {
                folder.read_language(&inside, &shown)?;
            } else if ends(&inside, "json") {
                let file = folder.text(&inside, &shown);
                folder.files.extend(file);
            }
        }
        Ok(folder)
    }

    /// The files that are about this, or do not tell: files of the other sort are somebody
    /// else's.
    pub fn of_sort(&self, sort: Sort) -> impl Iterator<Item = &TextFile> {
        let files = self.files.iter();
        files.filter(move |file| Sort::of(file).is_none_or(|found| found == sort))
    }

    fn read_language(&mut self, path: &Path, shown: &Path) -> io::Result<()> {
        let texts = sorted(path)?.into_iter().filter(|file| ends(file, "ftl"));
        let texts = texts.filter_map(|file| {
            let shown = shown.join(file.file_name().unwrap_or_default());
            self.text(&file, &shown)
        });
        let files: Vec<TextFile> = texts.collect();
        if let (Some(code), false) = (path.file_name(), files.is_empty()) {
            self.languages.push(Language {
                code: code.to_string_lossy().into_owned(),
                files,
            });
        }
        Ok(())
    }

    fn text(&mut self, path: &Path, shown: &Path) -> Option<TextFile> {
        let name = shown.display().to_string();
        let small = fs::metadata(path).and_then(|about| {
            if about.len() > ContentFolder::LARGEST {
                return Err(io::Error::from(io::ErrorKind::FileTooLarge));
            }
            fs::read_to_string(path)
        });
        match small {
            Ok(text) => Some(TextFile { name, text }),
            Err(error) => {
                let detail = error.to_string();
                self.unreadable
                    .push(ContentFault::Unreadable { file: name, detail });
                None
            }
        }
    }
}

fn ends(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|end| end == ending)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}
