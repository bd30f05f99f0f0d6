//! The command line around the commands: help, usage mistakes, exit codes.
#![cfg(test)]

use std::process::{Command, Output, Stdio};

fn saute_dix(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_saute-dix"))
        .args(args)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn wrong_usage_is_one_sentence_and_exit_code_2() {
    for (args, said) in [
        (
            &[][..],
            "This version has no window: name a command (referee), or --help for more.",
        ),
        (
            &["dance"],
            "“dance” is not a command; expected one of: referee.",
        ),
        (
            &["--loud"],
            "“--loud” is not an argument of this command; see --help.",
        ),
        (
            &["referee", "--loud"],
            "“--loud” is not an argument of this command; see --help.",
        ),
        (
            &["referee", "now"],
            "“now” is not an argument of this command; see --help.",
        ),
        (
            &["--lang", "de", "referee"],
            "“de” is not a value of --lang <fr|en>; expected one of: fr, en.",
        ),
        (
            &["referee", "--lang"],
            "--lang <fr|en> needs a value; expected one of: fr, en.",
        ),
    ] {
        let out = saute_dix(args);
        assert_eq!(out.status.code(), Some(2), "{args:?}");
        assert_eq!(text(&out.stderr).trim_end(), said, "{args:?}");
        assert!(out.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn help_and_version_are_results() {
    let help = saute_dix(&["--help"]);
    assert_eq!(help.status.code(), Some(0));
    assert!(text(&help.stdout).contains("referee"));
    assert!(help.stderr.is_empty());
    let long = saute_dix(&["referee", "--help"]);
    assert!(text(&long.stdout).contains("play 47A"));
    let version = saute_dix(&["--version"]);
    let expected = format!("saute-dix {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(text(&version.stdout), expected);
}

#[test]
fn the_language_can_be_named_before_or_after_the_command() {
    for args in [["--lang", "fr", "referee"], ["referee", "--lang", "en"]] {
        assert_eq!(saute_dix(&args).status.code(), Some(0));
    }
}

#[test]
#[cfg(unix)]
fn arguments_that_are_no_text_are_refused_in_words() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let out = Command::new(env!("CARGO_BIN_EXE_saute-dix"))
        .arg(OsStr::from_bytes(b"\xff\xfe"))
        .output()
        .unwrap();
    assert_eq!(out.status.code(), Some(2));
    assert_eq!(text(&out.stderr).lines().count(), 1);
}
