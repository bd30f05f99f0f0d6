//! Showing a file in another program. Paths are arguments of their own and never pass a shell.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::app::platform::{Launch, Opener, Showing};

struct SystemOpener;

impl Opener for SystemOpener {
    fn show(&self, path: &Path, how: Showing) -> Launch {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
        Box::new(move || {
            let mut last = Ok(());
            for Call { program, args } in calls(&path, how) {
                last = run(program, &args);
                if last.is_ok() {
                    break;
                }
            }
            last
        })
    }
}

pub fn opener() -> Box<dyn Opener> {
    Box::new(SystemOpener)
}

struct Call {
    program: &'static str,
    args: Vec<PathBuf>,
}

const EXPLORER: &str = "explorer";

/// A path as the explorer reads it, which takes a comma for the end of a path unless there are quotes around.
/// No path on Windows contains one itself.
fn quoted(before: &str, path: &Path) -> PathBuf {
    let mut words = OsString::from(before);
    for part in [OsStr::new("\""), path.as_os_str(), OsStr::new("\"")] {
        words.push(part);
    }
    words.into()
}

/// Adds arguments: for the explorer as they are, since it does not read quotes as other programs do.
fn add_args(command: &mut Command, args: &[PathBuf]) {
    #[cfg(windows)]
    for arg in args {
        std::os::windows::process::CommandExt::raw_arg(command, arg);
    }
    #[cfg(not(windows))]
    command.args(args);
}

fn calls(path: &Path, how: Showing) -> Vec<Call> {
    let folder = path.parent().unwrap_or(path).to_path_buf();
    let file = path.to_path_buf();
    let call = |program, args| Call { program, args };
    match (std::env::consts::OS, how) {
        ("windows", Showing::Open) => vec![call(EXPLORER, vec![quoted("", path)])],
        ("windows", Showing::InFolder) => vec![call(EXPLORER, vec![quoted("/select,", path)])],
        ("macos", Showing::Open) => vec![call("open", vec![file])],
        ("macos", Showing::InFolder) => vec![call("open", vec![PathBuf::from("-R"), file])],
        (_, Showing::Open) => vec![call("xdg-open", vec![file])],
        // The file manager marks the file; without one that can, its folder is opened.
        (_, Showing::InFolder) => {
            vec![call("dbus-send", show_items(path)), call("xdg-open", vec![folder])]
        }
    }
}

fn show_items(path: &Path) -> Vec<PathBuf> {
    let words = [
        "--session",
        "--print-reply",
        "--reply-timeout=3000",
        "--dest=org.freedesktop.FileManager1",
        "/org/freedesktop/FileManager1",
        "org.freedesktop.FileManager1.ShowItems",
        &format!("array:string:{}", address(path)),
        "string:",
    ];
    words.into_iter().map(PathBuf::from).collect()
}

/// A path as an address, with everything escaped that could mean something else there.
fn address(path: &Path) -> String {
    let digit =
        |half: u8| char::from_digit(half.into(), 16).map_or('0', |d| d.to_ascii_uppercase());
    let mut address = "file://".to_owned();
    for byte in path.as_os_str().as_encoded_bytes() {
        let letter = char::from(*byte);
        if letter.is_ascii_alphanumeric() || "/-_.~".contains(letter) {
            address.push(letter);
        } else {
            address.extend(['%', digit(byte >> 4), digit(byte & 15)]);
        }
    }
    address
}

fn run(program: &str, args: &[PathBuf]) -> Result<(), String> {
    let mut command = Command::new(program);
    add_args(&mut command, args);
    for silent in [Command::stdin, Command::stdout, Command::stderr] {
        silent(&mut command, Stdio::null());
    }
    let ended = command.status();
    match ended {
        Err(error) => Err(format!("{program}: {error}")),
        // The one of Windows says that it failed even when it has not.
        Ok(status) if status.success() || program == EXPLORER => Ok(()),
        Ok(status) => Err(format!("{program}: {status}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_letter_of_a_path_means_anything_else() {
        let path = Path::new("/home/a b/50 %,x;é.pdf");
        assert_eq!(address(path), "file:///home/a%20b/50%20%25%2Cx%3B%C3%A9.pdf");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let error = run("saute-dix-no-such-program", &[]).unwrap_err();
        assert!(error.starts_with("saute-dix-no-such-program: "), "{error}");
    }

    #[test]
    fn the_explorer_gets_a_path_with_commas_whole() {
        let path = Path::new(r"C:\Fiches, CM1\à plier.pdf");
        let whole = Path::new(r#"/select,"C:\Fiches, CM1\à plier.pdf""#);
        assert_eq!(quoted("/select,", path), whole);
    }

    #[test]
    fn every_system_has_a_way() {
        for how in [Showing::Open, Showing::InFolder] {
            assert!(!calls(Path::new("/tmp/sheet.pdf"), how).is_empty());
        }
    }
}
