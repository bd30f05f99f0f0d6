//! A folder with content, as it lies on the disk.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{ContentFault, Countable, Sort};
use crate::limits;
use crate::storage::{ReadFault, read_within};
use crate::text::{Language, TextFile};

/// What a folder holds: nothing in it has been understood yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ContentFolder {
    /// The `.json` files in it, by name.
    pub files: Vec<TextFile>,
    pub languages: Vec<Language>,
    pub unreadable: Vec<ContentFault>,
}

impl ContentFolder {
    /// Reads what is there, as far as the limits go. Files are named as if the folder was called `shown`:
    /// the settings show this folder only, and need no long path.
    pub fn read(path: &Path, shown: &Path) -> io::Result<ContentFolder> {
        let mut reader = FolderReader::default();
        let names = reader.names(path, shown)?;
        let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) =
            names.into_iter().partition(|inside| inside.is_dir());
        let files: Vec<PathBuf> = files.into_iter().filter(|file| ends(file, "json")).collect();
        let files = reader.at_most(files, limits::CONTENT_FILES, Countable::Files, shown);
        for file in files {
            let text = reader.text(&file, &within(shown, &file));
            reader.folder.files.extend(text);
        }
        for folder in folders {
            reader.language(&folder, &within(shown, &folder), shown);
        }
        Ok(reader.folder)
    }

    /// The files that are about this, or do not tell: files of the other sort belong to another check.
    pub fn of_sort(&self, sort: Sort) -> impl Iterator<Item = &TextFile> {
        let files = self.files.iter();
        files.filter(move |file| Sort::of(file).is_none_or(|found| found == sort))
    }
}

#[derive(Default)]
struct FolderReader {
    folder: ContentFolder,
    read: u64,
    /// The limits that were said to be reached: each is said once.
    said: Vec<Countable>,
}

impl FolderReader {
    fn language(&mut self, path: &Path, shown: &Path, above: &Path) {
        let texts = match self.names(path, shown) {
            Ok(names) => names.into_iter().filter(|file| ends(file, "ftl")),
            Err(error) => {
                // The other folders can be read all the same.
                self.folder.unreadable.push(ContentFault::UnreadableFolder {
                    folder: shown.display().to_string(),
                    detail: error.to_string(),
                });
                return;
            }
        };
        let texts: Vec<PathBuf> = texts.collect();
        if texts.is_empty() {
            return;
        }
        if self.folder.languages.len() >= limits::CONTENT_LANGUAGES {
            self.too_many(Countable::Languages, limits::CONTENT_LANGUAGES, above);
            return;
        }
        let texts = self.at_most(texts, limits::LANGUAGE_FILES, Countable::Texts, shown);
        let read = |file: PathBuf| self.text(&file, &within(shown, &file));
        let files: Vec<TextFile> = texts.into_iter().filter_map(read).collect();
        if let (Some(code), false) = (path.file_name(), files.is_empty()) {
            self.folder
                .languages
                .push(Language { code: code.to_string_lossy().into_owned(), files });
        }
    }

    fn text(&mut self, path: &Path, shown: &Path) -> Option<TextFile> {
        let name = shown.display().to_string();
        if self.read >= limits::CONTENT_FOLDER {
            let most = limits::megabytes(limits::CONTENT_FOLDER);
            if !self.says(Countable::Bytes) {
                let fault = ContentFault::TooMuch { file: name, most };
                self.folder.unreadable.push(fault);
            }
            return None;
        }
        let detail = match read_within(path, limits::CONTENT_FILE) {
            Ok(bytes) => {
                self.read += u64::try_from(bytes.len()).unwrap_or(u64::MAX);
                match String::from_utf8(bytes) {
                    Ok(text) => return Some(TextFile { name, text }),
                    Err(error) => error.utf8_error().to_string(),
                }
            }
            Err(ReadFault::NoFile) => {
                let fault = ContentFault::NoFile { file: name };
                self.folder.unreadable.push(fault);
                return None;
            }
            Err(ReadFault::TooLarge) => {
                let most = limits::megabytes(limits::CONTENT_FILE);
                let fault = ContentFault::TooLarge { file: name, most };
                self.folder.unreadable.push(fault);
                return None;
            }
            Err(ReadFault::Missing) => io::Error::from(io::ErrorKind::NotFound).to_string(),
            Err(ReadFault::System(error)) => error.to_string(),
        };
        let fault = ContentFault::Unreadable { file: name, detail };
        self.folder.unreadable.push(fault);
        None
    }

    fn names(&mut self, path: &Path, shown: &Path) -> io::Result<Vec<PathBuf>> {
        let entries = fs::read_dir(path)?.take(limits::CONTENT_NAMES + 1);
        let mut paths: Vec<PathBuf> =
            entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
        paths.sort();
        Ok(self.at_most(paths, limits::CONTENT_NAMES, Countable::Names, shown))
    }

    /// The first of these, and a finding if there are more.
    fn at_most(
        &mut self,
        mut paths: Vec<PathBuf>,
        most: usize,
        of: Countable,
        shown: &Path,
    ) -> Vec<PathBuf> {
        if paths.len() > most {
            paths.truncate(most);
            self.too_many(of, most, shown);
        }
        paths
    }

    fn too_many(&mut self, of: Countable, most: usize, folder: &Path) {
        if self.says(of) {
            return;
        }
        let folder = folder.display().to_string();
        let fault = ContentFault::TooMany { folder, of, most };
        self.folder.unreadable.push(fault);
    }

    /// Whether this was said before; from now on it was.
    fn says(&mut self, of: Countable) -> bool {
        let said = self.said.contains(&of);
        if !said {
            self.said.push(of);
        }
        said
    }
}

fn within(shown: &Path, path: &Path) -> PathBuf {
    shown.join(path.file_name().unwrap_or_default())
}

fn ends(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|end| end == ending)
}
