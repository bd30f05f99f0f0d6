//! What lies where a file is to be written, looked at before anything is.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

use super::{is_locked, retry_while_locked};
use crate::text::Msg;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutputTarget {
    Free,
    Pdf,
    /// A PDF of another program: its user's work.
    Stranger,
    /// A file of another kind: the user's work.
    Other,
    ReadOnly,
    Held,
    /// A link. Neither what it points at nor the link itself was meant.
    Link,
    Folder,
    /// A device, a pipe, or anything else that is no file.
    Device,
}

impl OutputTarget {
    pub fn at(path: &Path) -> OutputTarget {
        let Ok(here) = fs::symlink_metadata(path) else {
            // What cannot be looked at cannot be written either, and the system will say why.
            return OutputTarget::Free;
        };
        // A link to a folder or a device is as bad as what it points at.
        match fs::metadata(path) {
            Ok(there) if there.is_dir() => OutputTarget::Folder,
            Ok(there) if !there.is_file() => OutputTarget::Device,
            _ if here.is_symlink() => OutputTarget::Link,
            Ok(there) if there.permissions().readonly() => OutputTarget::ReadOnly,
            _ => match may_write(path) {
                Err(error) if is_locked(&error) => OutputTarget::Held,
                Err(_) => OutputTarget::ReadOnly,
                Ok(()) => kind(path),
            },
        }
    }

    pub fn is_fine(self) -> bool {
        matches!(self, OutputTarget::Free | OutputTarget::Pdf)
    }

    pub fn may_overwrite(self) -> bool {
        !matches!(self, OutputTarget::Folder | OutputTarget::Device | OutputTarget::Held)
    }

    pub fn reason(self) -> Msg {
        match self {
            OutputTarget::Folder => Msg::GroundFolder,
            OutputTarget::Device => Msg::GroundDevice,
            OutputTarget::Link => Msg::GroundLink,
            OutputTarget::ReadOnly => Msg::GroundReadOnly,
            OutputTarget::Held => Msg::GroundHeld,
            OutputTarget::Stranger => Msg::GroundStranger,
            OutputTarget::Free | OutputTarget::Pdf | OutputTarget::Other => Msg::GroundOther,
        }
    }
}

/// Whether the file is ours to change: the right to its folder would be enough to replace it.
fn may_write(path: &Path) -> io::Result<()> {
    retry_while_locked(|| OpenOptions::new().write(true).open(path)).map(drop)
}

const OUR_MARK: &str = "SauteDix";

/// The trailer is at the end, within so many bytes.
const TRAILER: u64 = 2_048;

fn kind(path: &Path) -> OutputTarget {
    let looked = File::open(path).and_then(|mut file| {
        let mut start = Vec::new();
        Read::by_ref(&mut file).take(4).read_to_end(&mut start)?;
        let length = file.metadata()?.len();
        file.seek(SeekFrom::Start(length.saturating_sub(TRAILER)))?;
        let mut end = Vec::new();
        file.take(TRAILER).read_to_end(&mut end)?;
        Ok((start, end))
    });
    match looked {
        Ok((start, _)) if start.is_empty() => OutputTarget::Pdf,
        Ok((start, end)) if start == b"%PDF" && is_ours(&end) => OutputTarget::Pdf,
        Ok((start, _)) if start == b"%PDF" => OutputTarget::Stranger,
        _ => OutputTarget::Other,
    }
}

/// Whether a PDF with this trailer was made here. Versions up to 0.2 made no mark, but left out what nearly everybody
/// else puts in.
fn is_ours(trailer: &[u8]) -> bool {
    let has = |words: &str| {
        let mut places = trailer.windows(words.len());
        places.any(|place| place == words.as_bytes())
    };
    let before = has("<</Root ") && has("/Type/XRef/Size ") && !has("/ID");
    has(&format!("/{OUR_MARK}")) || before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_is_told_apart() {
        let name = format!("saute-dix-target-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        let file = |name: &str, content: &str| {
            fs::write(folder.join(name), content).unwrap();
            folder.join(name)
        };
        assert_eq!(OutputTarget::at(&folder.join("new.pdf")), OutputTarget::Free);
        let ours = "%PDF-1.7 <</Root 3 0 R/SauteDix/Sheet/ID[<00>]>>";
        assert_eq!(OutputTarget::at(&file("old.pdf", ours)), OutputTarget::Pdf);
        let before = "%PDF-1.7 <</Root 3 0 R/Info 4 0 R/Type/XRef/Size 5>>";
        assert_eq!(OutputTarget::at(&file("older.pdf", before)), OutputTarget::Pdf);
        let signed = file("contract.pdf", "%PDF-1.7 <</Root 3 0 R/ID[<00>]>>");
        assert_eq!(OutputTarget::at(&signed), OutputTarget::Stranger);
        assert_eq!(OutputTarget::at(&file("empty.pdf", "")), OutputTarget::Pdf);
        assert_eq!(OutputTarget::at(&file("marks.pdf", "Anna 12")), OutputTarget::Other);
        assert_eq!(OutputTarget::at(&folder), OutputTarget::Folder);
        let locked = file("locked.pdf", "%PDF-1.7");
        let mut rights = fs::metadata(&locked).unwrap().permissions();
        rights.set_readonly(true);
        fs::set_permissions(&locked, rights).unwrap();
        assert_eq!(OutputTarget::at(&locked), OutputTarget::ReadOnly);
        #[cfg(unix)]
        {
            let link = |to: &str, name: &str| {
                std::os::unix::fs::symlink(to, folder.join(name)).unwrap();
                OutputTarget::at(&folder.join(name))
            };
            assert_eq!(link("old.pdf", "link.pdf"), OutputTarget::Link);
            assert_eq!(link("nowhere.pdf", "lost.pdf"), OutputTarget::Link);
            assert_eq!(link(".", "there"), OutputTarget::Folder);
            assert_eq!(link("/dev/null", "gone.pdf"), OutputTarget::Device);
            assert_eq!(OutputTarget::at(Path::new("/dev/null")), OutputTarget::Device);
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
