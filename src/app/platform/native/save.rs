//! Saving files where the user wants them: the system's dialog, and writing all or nothing.

use std::fs::File;
use std::future::{Ready, ready};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::time::{Duration, Instant};

#[cfg(windows)]
use known_folders::KnownFolder;

use crate::app::platform::{Chooser, FileAnswer, FileQuestion, FileText, Reader, Unread, Waiting};
use crate::sheets::{Plan, PrintError, pdf};
use crate::storage::OutputTarget;

struct SystemDialog;

/// A dialog that is answered sooner than this was never on the screen: the library does not tell
/// "cancelled" from "there are no dialogs here".
const TOO_SOON: Duration = Duration::from_millis(250);

impl Chooser for SystemDialog {
    fn ask(&self, question: FileQuestion) -> Waiting {
        let started = Instant::now();
        let dialog =
            rfd::AsyncFileDialog::new().set_title(question.title).set_directory(question.folder);
        // The dialog opens now, on the thread of the window, as some systems insist.
        let asked: Pin<Box<dyn Future<Output = Option<rfd::FileHandle>> + Send>> =
            match question.name {
                Some(name) => {
                    let (_, ending) = split_ending(&name);
                    let filter = ending.to_uppercase();
                    let dialog = dialog.add_filter(filter, &[ending]);
                    Box::pin(dialog.set_file_name(name).save_file())
                }
                None => Box::pin(dialog.pick_folder()),
            };
        Box::new(move || match pollster::block_on(asked) {
            Some(file) => FileAnswer::Chosen(file.path().to_path_buf()),
            None if started.elapsed() < TOO_SOON => FileAnswer::Failed,
            None => FileAnswer::Cancelled,
        })
    }

    fn read(&self, title: String, folder: PathBuf, most: usize, then: Reader) {
        let started = Instant::now();
        let asked = rfd::AsyncFileDialog::new().set_title(title).set_directory(folder).pick_file();
        spawn(move || async move {
            then(match asked.await {
                Some(file) => text_of(file.path(), most),
                None if started.elapsed() < TOO_SOON => FileText::Failed,
                None => FileText::Cancelled,
            });
        });
    }
}

fn text_of(path: &Path, most: usize) -> FileText {
    let read = || -> io::Result<String> {
        if !path.metadata()?.is_file() {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let mut bytes = Vec::new();
        let most = u64::try_from(most).unwrap_or(u64::MAX);
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    };
    match read() {
        Ok(text) => FileText::Read(text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => FileText::Unreadable(Unread::Gone),
        Err(_) => FileText::Unreadable(Unread::Refused),
    }
}

pub fn chooser() -> Box<dyn Chooser> {
    Box::new(SystemDialog)
}

pub fn spawn<F: Future<Output = ()>>(work: impl FnOnce() -> F + Send + 'static) {
    let named = std::thread::Builder::new().name("export".to_owned());
    // Without a thread the work is dropped, and its receiver sees that.
    let _ = named.spawn(move || pollster::block_on(work()));
}

pub fn breathe() -> Ready<()> {
    ready(())
}

pub const MAY_WAIT: bool = true;

pub const HAS_FOLDERS: bool = true;

pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// Where users keep their files if they have never chosen another folder.
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

/// The name of a file before and after its last dot: those we propose have one.
fn split_ending(name: &str) -> (&str, &str) {
    name.rsplit_once('.').unwrap_or((name, "pdf"))
}

/// A path in this folder that no file has yet: `sheet.pdf`, `sheet-2.pdf` and so on.
pub fn free_path(folder: &Path, name: &str) -> PathBuf {
    let (stem, ending) = split_ending(name);
    let taken = |path: &PathBuf| path.symlink_metadata().is_ok();
    let (mut path, mut number) = (folder.join(name), 1);
    while taken(&path) {
        number += 1;
        path = folder.join(format!("{stem}-{number}.{ending}"));
    }
    path
}

/// What of these files would be written over something that must not give way. The dialog has
/// asked about the first one, but not about what is written beside it.
pub fn in_the_way(files: &[(PathBuf, Vec<u8>)]) -> Option<(PathBuf, OutputTarget)> {
    let occupants = files.iter().map(|(path, _)| (path, OutputTarget::at(path)));
    let mut occupants = occupants.enumerate();
    let (_, (path, occupant)) = occupants.find(|(index, (_, occupant))| {
        let work = matches!(occupant, OutputTarget::Other | OutputTarget::Stranger);
        let asked = *index == 0 && work;
        !occupant.is_fine() && !asked
    })?;
    Some((path.clone(), occupant))
}

/// Writes a plan as a PDF; before each page `watch` hears how many are written, and may say no.
pub fn write_pdf(
    plan: Plan,
    watch: &mut dyn FnMut(usize) -> bool,
) -> Ready<Result<Option<Vec<u8>>, PrintError>> {
    ready(pdf::write_watched(plan, watch).map_err(PrintError::from))
}

/// Writes all of these files, or leaves everything as it was; which one failed, and why in the system's words.
pub fn write_files(files: &[(PathBuf, Vec<u8>)]) -> Result<(), (PathBuf, String)> {
    let written = crate::storage::write_together(files);
    written.map_err(|(path, error)| (path, error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_to_its_limit_and_nothing_else_is_read() {
        let path = std::env::temp_dir().join(format!("saute-dix-read-{}", std::process::id()));
        std::fs::write(&path, "lesson 4").unwrap();
        assert_eq!(text_of(&path, 6), FileText::Read("lesson".to_owned()));
        std::fs::write(&path, [0xff, b'4']).unwrap();
        assert_eq!(text_of(&path, 9), FileText::Read("\u{fffd}4".to_owned()));
        std::fs::remove_file(&path).unwrap();
        let folder = std::env::temp_dir();
        for (no_file, why) in [(path, Unread::Gone), (folder, Unread::Refused)] {
            assert_eq!(text_of(&no_file, 9), FileText::Unreadable(why));
        }
    }

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
        assert_eq!(in_the_way(&files), Some((beside, OutputTarget::Other)));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
