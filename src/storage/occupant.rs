//! What lies where a file is to be written, looked at before anything is.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

use super::patience;
use crate::text::Msg;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    Free,
    Pdf,
    /// A PDF of somebody else: their work.
    Stranger,
    /// A file of another kind: somebody's work.
    Other,
    ReadOnly,
    Held,
    /// A link. Neither what it points at nor the link itself was meant.
    Link,
    Folder,
    /// A device, a pipe, or anything else that is no file.
    Device,
}

impl Occupant {
    pub fn at(path: &Path) -> Occupant {
        let Ok(here) = fs::symlink_metadata(path) else {
            // What cannot be looked at cannot be written either, and the system will say why.
            return Occupant::Free;
        };
        // A link to a folder or a device is as bad as what it points at.
        match fs::metadata(path) {
            Ok(there) if there.is_dir() => Occupant::Folder,
            Ok(there) if !there.is_file() => Occupant::Device,
            _ if here.is_symlink() => Occupant::Link,
            Ok(there) if there.permissions().readonly() => Occupant::ReadOnly,
            _ => match may_write(path) {
                Err(error) if patience::is_held(&error) => Occupant::Held,
                Err(_) => Occupant::ReadOnly,
                Ok(()) => kind(path),
            },
        }
    }

    pub fn is_fine(self) -> bool {
        matches!(self, Occupant::Free | Occupant::Pdf)
    }

    pub fn gives_way(self) -> bool {
        !matches!(self, Occupant::Folder | Occupant::Device | Occupant::Held)
    }

    /// Why it is in the way.
    pub fn reason(self) -> Msg {
        match self {
            Occupant::Folder => Msg::GroundFolder,
            Occupant::Device => Msg::GroundDevice,
            Occupant::Link => Msg::GroundLink,
            Occupant::ReadOnly => Msg::GroundReadOnly,
            Occupant::Held => Msg::GroundHeld,
            Occupant::Stranger => Msg::GroundStranger,
            Occupant::Free | Occupant::Pdf | Occupant::Other => Msg::GroundOther,
        }
    }
}

/// Whether the file is ours to change: the right to its folder would be enough to replace it.
fn may_write(path: &Path) -> io::Result<()> {
    patience::while_held(|| OpenOptions::new().write(true).open(path)).map(drop)
}

const OUR_MARK: &str = "SauteDix";

/// The trailer is at the end, within so many bytes.
const TRAILER: u64 = 2_048;

fn kind(path: &Path) -> Occupant {
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
        Ok((start, _)) if start.is_empty() => Occupant::Pdf,
        Ok((start, end)) if start == b"%PDF" && is_ours(&end) => Occupant::Pdf,
        Ok((start, _)) if start == b"%PDF" => Occupant::Stranger,
        _ => Occupant::Other,
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
    fn every_occupant_is_told_apart() {
        let name = format!("saute-dix-occupant-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        let file = |name: &str, content: &str| {
            fs::write(folder.join(name), content).unwrap();
            folder.join(name)
        };
        assert_eq!(Occupant::at(&folder.join("new.pdf")), Occupant::Free);
        let ours = "%PDF-1.7 <</Root 3 0 R/SauteDix/Sheet/ID[<00>]>>";
        assert_eq!(Occupant::at(&file("old.pdf", ours)), Occupant::Pdf);
        let before = "%PDF-1.7 <</Root 3 0 R/Info 4 0 R/Type/XRef/Size 5>>";
        assert_eq!(Occupant::at(&file("older.pdf", before)), Occupant::Pdf);
        let signed = file("contract.pdf", "%PDF-1.7 <</Root 3 0 R/ID[<00>]>>");
        assert_eq!(Occupant::at(&signed), Occupant::Stranger);
        assert_eq!(Occupant::at(&file("empty.pdf", "")), Occupant::Pdf);
        assert_eq!(Occupant::at(&file("marks.pdf", "Anna 12")), Occupant::Other);
        assert_eq!(Occupant::at(&folder), Occupant::Folder);
        let locked = file("locked.pdf", "%PDF-1.7");
        let mut rights = fs::metadata(&locked).unwrap().permissions();
        rights.set_readonly(true);
        fs::set_permissions(&locked, rights).unwrap();
        assert_eq!(Occupant::at(&locked), Occupant::ReadOnly);
        #[cfg(unix)]
        {
            let link = |to: &str, name: &str| {
                std::os::unix::fs::symlink(to, folder.join(name)).unwrap();
                Occupant::at(&folder.join(name))
            };
            assert_eq!(link("old.pdf", "link.pdf"), Occupant::Link);
            assert_eq!(link("nowhere.pdf", "lost.pdf"), Occupant::Link);
            assert_eq!(link(".", "there"), Occupant::Folder);
            assert_eq!(link("/dev/null", "gone.pdf"), Occupant::Device);
            assert_eq!(Occupant::at(Path::new("/dev/null")), Occupant::Device);
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
