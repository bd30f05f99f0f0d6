//! Saving files where people want them: the system's dialog, and writing all or nothing.

use std::future::{Ready, ready};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::time::{Duration, Instant};

#[cfg(windows)]
use known_folders::KnownFolder;

use crate::app::platform::{Chooser, FileAnswer, FileQuestion, Waiting};
use crate::files::Occupant;

/// The system's dialog.
struct SystemDialog;

/// A dialog that is answered sooner than this was never on the screen: the library does not tell
/// "cancelled" from "there are no dialogs here".
const TOO_SOON: Duration = Duration::from_millis(250);

impl Chooser for SystemDialog {
    fn ask(&self, question: FileQuestion) -> Waiting {
        let started = Instant::now();
        let dialog = rfd::AsyncFileDialog::new()
            .set_title(question.title)
            .set_directory(question.folder);
        // The dialog opens now, on the thread of the window, as some systems insist.
        let asked: Pin<Box<dyn Future<Output = Option<rfd::FileHandle>> + Send>> =
            match question.name {
                Some(name) => Box::pin(
                    dialog
                        .set_file_name(name)
                        .add_filter("PDF", &["pdf"])
                        .save_file(),
                ),
                None => Box::pin(dialog.pick_folder()),
            };
        Box::new(move || match pollster::block_on(asked) {
            Some(file) => FileAnswer::Chosen(file.path().to_path_buf()),
            None if started.elapsed() < TOO_SOON => FileAnswer::Failed,
            None => FileAnswer::Cancelled,
        })
    }
}

/// Asks in the system's dialog.
pub fn chooser() -> Box<dyn Chooser> {
    Box::new(SystemDialog)
}

/// Does long work beside the window. If that is impossible, the work is dropped.
pub fn spawn<F: Future<Output = ()>>(work: impl FnOnce() -> F + Send + 'static) {
    let named = std::thread::Builder::new().name("export".to_owned());
    // Whoever waits for the work sees that nobody is at the other end.
    let _ = named.spawn(move || pollster::block_on(work()));
}

/// A thread of its own holds nobody up.
pub fn breathe() -> Ready<()> {
    ready(())
}

/// A window that closes waits for work to come to its end.
pub const MAY_WAIT: bool = true;

/// There are folders to choose from.
pub const HAS_FOLDERS: bool = true;

/// Whether there is such a folder.
pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// Where people keep what they make, if they have never said otherwise.
pub fn documents() -> PathBuf {
    #[cfg(windows)]
    if let Some(documents) = known_folders::get_known_folder_path(KnownFolder::Documents) {
        return documents;
    }
    let homes = ["HOME", "USERPROFILE"].into_iter();
    let home = homes.filter_map(std::env::var_os).map(PathBuf::from);
    let Some(home) = home.into_iter().find(|home| home.is_dir()) else {
        return PathBuf::from(".");
    };
    let documents = home.join("Documents");
    if documents.is_dir() { documents } else { home }
}

/// A path in this folder that no file has yet: `sheet.pdf`, `sheet-2.pdf` and so on.
pub fn free_path(folder: &Path, name: &str) -> PathBuf {
    const MOST: u32 = 9_999;
    let stem = name.strip_suffix(".pdf").unwrap_or(name);
    let numbered = (2..MOST).map(|number| format!("{stem}-{number}.pdf"));
    let mut paths = std::iter::once(name.to_owned())
        .chain(numbered)
        .map(|name| folder.join(name));
    paths
        .find(|path| !path.exists())
        .unwrap_or_else(|| folder.join(name))
}

/// What of these files would be written over something that must not give way. The dialog has
/// asked about the first one, but not about what is written beside it.
pub fn in_the_way(files: &[(PathBuf, Vec<u8>)]) -> Option<(PathBuf, Occupant)> {
    let occupants = files.iter().map(|(path, _)| (path, Occupant::at(path)));
    let mut occupants = occupants.enumerate();
    let (_, (path, occupant)) = occupants.find(|(index, (_, occupant))| {
        let asked = *index == 0 && *occupant == Occupant::Other;
        !occupant.is_fine() && !asked
    })?;
    Some((path.clone(), occupant))
}

/// Writes all of these files, or leaves everything as it was; which one failed, and why in the
/// system's words.
pub fn write_files(files: &[(PathBuf, Vec<u8>)]) -> Result<(), (PathBuf, String)> {
    let written = crate::files::write_together(files);
    written.map_err(|(path, error)| (path, error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_overwritten_without_being_asked() {
        let name = format!("saute-dix-save-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let first = free_path(&folder, "sheet.pdf");
        assert_eq!(first, folder.join("sheet.pdf"));
        write_files(&[(first, vec![1])]).unwrap();
        assert_eq!(free_path(&folder, "sheet.pdf"), folder.join("sheet-2.pdf"));
        let (mine, beside) = (folder.join("marks.pdf"), folder.join("marks-key.pdf"));
        let files = [(mine.clone(), vec![1]), (beside.clone(), vec![2])];
        std::fs::write(&mine, "Anna 12").unwrap();
        assert_eq!(in_the_way(&files), None, "the dialog has asked");
        std::fs::write(&beside, "Anna 12").unwrap();
        assert_eq!(in_the_way(&files), Some((beside, Occupant::Other)));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
