//! `worksheet --out`: what lies there is replaced only if it is a sheet of before, and never without
//! a word.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::support::command::command;
use crate::support::scratch::Scratch;

fn print(out: &Path, more: &[&str]) -> Output {
    let mut command = command();
    command.args(["worksheet", "--template", "jumps", "--out"]).arg(out);
    command.args(more).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The command is refused with one sentence that has these words.
fn refuses(out: &Path, more: &[&str], words: &[&str]) {
    let output = print(out, more);
    let said = said(&output);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(output.stdout.is_empty());
    for word in words {
        assert!(said.contains(word), "{word} is not in {said}");
    }
}

/// Makes a file read-only.
fn lock(path: &Path) {
    let mut rights = fs::metadata(path).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(path, rights).unwrap();
}

#[test]
fn a_sheet_of_before_is_replaced_and_that_is_said() {
    let folder = Scratch::new("again");
    let out = folder.path("sheet.pdf");
    print(&out, &["--seed", "2"]);
    let replaced = print(&out, &[]);
    assert!(said(&replaced).starts_with("Replaced: "), "{}", said(&replaced));
    let bytes = folder.bytes("sheet.pdf");
    assert!(bytes.len() > 1_000 && bytes.starts_with(b"%PDF"));
    // The same once more is nothing new, even where the file is read-only.
    lock(&out);
    let again = print(&out, &[]);
    assert_eq!(again.status.code(), Some(0), "{}", said(&again));
    assert!(said(&again).starts_with("Written: "));
    // An empty file holds no work.
    let folder = Scratch::with("empty", "sheet.pdf", "");
    assert_eq!(print(&folder.path("sheet.pdf"), &[]).status.code(), Some(0));
    assert_eq!(folder.names(), ["sheet.pdf"]);
}

#[test]
fn somebodys_work_is_not_replaced_unless_one_insists() {
    let folder = Scratch::with("work", "marks.ods", "Anna 12");
    let out = folder.path("marks.ods");
    refuses(&out, &[], &["not a PDF", "--force"]);
    refuses(&out, &["--lang", "fr"], &["pas un PDF", "--force"]);
    assert_eq!(folder.bytes("marks.ods"), b"Anna 12");
    let forced = print(&out, &["--force"]);
    assert!(said(&forced).starts_with("Replaced: "), "{}", said(&forced));
    assert!(folder.bytes("marks.ods").starts_with(b"%PDF"));
}

#[test]
fn a_pdf_of_somebody_else_is_not_replaced_unless_one_insists() {
    let folder = Scratch::with("stranger", "contract.pdf", "%PDF-1.4 signed /ID[<00>]");
    let out = folder.path("contract.pdf");
    refuses(&out, &[], &["did not make", "--force"]);
    refuses(&out, &["--lang", "fr"], &["n’a pas fait", "--force"]);
    assert_eq!(folder.bytes("contract.pdf"), b"%PDF-1.4 signed /ID[<00>]");
    let forced = print(&out, &["--force"]);
    assert!(said(&forced).starts_with("Replaced: "), "{}", said(&forced));
}

#[test]
fn a_read_only_file_stays() {
    let folder = Scratch::with("locked", "sheet.pdf", "%PDF-1.4 signed");
    let out = folder.path("sheet.pdf");
    lock(&out);
    refuses(&out, &[], &["read-only", "--force"]);
    assert_eq!(folder.bytes("sheet.pdf"), b"%PDF-1.4 signed");
    assert_eq!(folder.names(), ["sheet.pdf"]);
}

#[test]
fn a_folder_is_never_replaced() {
    let folder = Scratch::new("folder");
    refuses(&folder.0, &["--force"], &["it is a folder"]);
    assert!(folder.0.is_dir());
    assert!(!said(&print(&folder.0, &[])).contains("--force"));
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_what_it_points_at_stays() {
    let folder = Scratch::with("link", "real.pdf", "%PDF-1.4 mine");
    let out = folder.path("link.pdf");
    std::os::unix::fs::symlink("real.pdf", &out).unwrap();
    refuses(&out, &[], &["it is a link", "--force"]);
    assert!(fs::symlink_metadata(&out).unwrap().is_symlink());
    assert_eq!(folder.bytes("real.pdf"), b"%PDF-1.4 mine");
    // Insisting replaces the link, never what it points at.
    assert_eq!(print(&out, &["--force"]).status.code(), Some(0));
    assert!(!fs::symlink_metadata(&out).unwrap().is_symlink());
    assert_eq!(folder.bytes("real.pdf"), b"%PDF-1.4 mine");
}

#[cfg(unix)]
#[test]
fn a_device_and_a_pipe_are_no_files() {
    use std::os::unix::fs::FileTypeExt;
    for more in [&[][..], &["--force"]] {
        refuses(Path::new("/dev/null"), more, &["no ordinary file"]);
    }
    let device = fs::metadata("/dev/null").unwrap();
    assert!(device.file_type().is_char_device());
    let folder = Scratch::new("pipe");
    let pipe = folder.path("pipe.pdf");
    if Command::new("mkfifo").arg(&pipe).status().is_ok_and(|made| made.success()) {
        refuses(&pipe, &["--force"], &["no ordinary file"]);
    }
    let link = folder.path("null.pdf");
    std::os::unix::fs::symlink("/dev/null", &link).unwrap();
    refuses(&link, &["--force"], &["no ordinary file"]);
}

#[test]
fn sheets_and_key_are_written_both_or_neither() {
    let folder = Scratch::with("both", "sheet-key.pdf", "Anna 12");
    let out = folder.path("sheet.pdf");
    refuses(&out, &["--key", "separate"], &["sheet-key.pdf", "--force"]);
    assert_eq!(folder.names(), ["sheet-key.pdf"]);
    assert_eq!(folder.bytes("sheet-key.pdf"), b"Anna 12");
    // In another language it has another name, which is free.
    let french = print(&out, &["--key", "separate", "--lang", "fr"]);
    assert_eq!(french.status.code(), Some(0), "{}", said(&french));
    assert_eq!(folder.names(), ["sheet-corrige.pdf", "sheet-key.pdf", "sheet.pdf"]);
    // Something is wrong with the second one only when it is written.
    let long = "x".repeat(240);
    let out = folder.0.join(format!("{long}.pdf"));
    let failed = print(&out, &["--key", "separate"]);
    assert_eq!(failed.status.code(), Some(2), "{}", said(&failed));
    assert_eq!(folder.names().len(), 3, "nothing half written");
}
