//! What saving a file asks of the system, one call a step: a test can have any of them fail.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

pub trait Disk {
    fn make_folder(&self, path: &Path) -> io::Result<()>;

    fn create(&self, path: &Path) -> io::Result<File>;

    fn fill(&self, file: &mut File, bytes: &[u8]) -> io::Result<()>;

    /// Waits until it is on the disk.
    fn sync(&self, file: &File) -> io::Result<()>;

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Waits until the names in a folder are on the disk.
    fn sync_folder(&self, path: &Path) -> io::Result<()>;

    fn remove(&self, path: &Path) -> io::Result<()>;
}

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
