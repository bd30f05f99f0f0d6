//! Reading files that another program may have put there: ordinary ones only, and never more of one than its limit. A
//! pipe would make the reader wait for ever, and a device has no end.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

#[derive(Debug)]
pub enum ReadFault {
    Missing,
    NoFile,
    TooLarge,
    System(io::Error),
}

impl From<io::Error> for ReadFault {
    fn from(error: io::Error) -> ReadFault {
        match error.kind() {
            // Nothing is in what is no folder.
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => ReadFault::Missing,
            _ => ReadFault::System(error),
        }
    }
}

pub fn read_within(path: &Path, most: u64) -> Result<Vec<u8>, ReadFault> {
    // Opening a pipe waits for its writer: so its kind is looked at first.
    if !fs::metadata(path)?.is_file() {
        return Err(ReadFault::NoFile);
    }
    let file = File::open(path)?;
    let about = file.metadata()?;
    if !about.is_file() {
        return Err(ReadFault::NoFile);
    }
    if about.len() > most {
        return Err(ReadFault::TooLarge);
    }
    // What a file says of its length need not be true: those of the system are empty and full.
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
    if length > most {
        return Err(ReadFault::TooLarge);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ordinary_files_are_read_and_only_to_their_limit() {
        let name = format!("saute-dix-reading-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::write(&path, "1234").unwrap();
        assert_eq!(read_within(&path, 4).unwrap(), b"1234");
        assert!(matches!(read_within(&path, 3), Err(ReadFault::TooLarge)));
        fs::remove_file(&path).unwrap();
        assert!(matches!(read_within(&path, 4), Err(ReadFault::Missing)));
        let folder = std::env::temp_dir();
        assert!(matches!(read_within(&folder, 4), Err(ReadFault::NoFile)));
        #[cfg(unix)]
        {
            let zero = Path::new("/dev/zero");
            assert!(matches!(read_within(zero, 4), Err(ReadFault::NoFile)));
        }
        #[cfg(target_os = "linux")]
        {
            // Files of the system say that they are empty.
            let status = Path::new("/proc/self/status");
            assert!(matches!(read_within(status, 9), Err(ReadFault::TooLarge)));
        }
    }
}
