//! The program as a user of the command line starts it.

use std::process::{Command, Output, Stdio};

pub fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_saute-dix"));
    command.env("LC_ALL", "en_GB.UTF-8").stdin(Stdio::null());
    command
}

pub fn saute_dix(args: &[&str]) -> Output {
    command().args(args).output().unwrap()
}

pub fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// What was said of success and of trouble.
pub fn all_said(output: &Output) -> String {
    text(&output.stdout).to_owned() + text(&output.stderr)
}

/// Fails if this is not what was agreed on, which `UPDATE_GOLDEN` replaces.
pub fn assert_golden(name: &str, found: &str) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(folder.join(name), found).unwrap();
    }
    let golden = std::fs::read_to_string(folder.join(name)).unwrap();
    assert_eq!(found, golden, "run the tests with UPDATE_GOLDEN=1 and look at the difference");
}
