//! What saving a file asks of the system, one call a step: a test can have any of them fail.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// The steps of saving a file.
pub trait Disk {
    /// Makes a folder, and those it is in.
    fn make_folder(&self, path: &Path) -> io::Result<()>;

    /// Makes a file where there is none.
    fn create(&self, path: &Path) -> io::Result<File>;

    /// Writes all of this into it.
    fn fill(&self, file: &mut File, bytes: &[u8]) -> io::Result<()>;

    /// Waits until it is on the disk.
    fn sync(&self, file: &File) -> io::Result<()>;

    /// Gives a file another name, in the place of what has it.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Waits until the names in a folder are on the disk.
    fn sync_folder(&self, path: &Path) -> io::Result<()>;

    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;
}

/// The disk of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDisk;

impl Disk for SystemDisk {
    fn make_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
    }

    fn create(&self, path: &Path) -> io::Result<File> {
        File::create_new(path)
    }

    fn fill(&self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        // Windows opens no folder like a file, and has its names on the disk without being asked.
        if cfg!(windows) {
            return Ok(());
        }
        let here = Path::new(".");
        let path = if path.as_os_str().is_empty() { here } else { path };
        File::open(path)?.sync_all()
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }
}
