//! What README and docs say of the program is true.
//!
//! A block that begins with `$ saute-dix` is run: `>` marks a line that is sent to the program, `…` stands for anything.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use saute_dix::cli::{Streams, run_on};

use crate::support::scratch::Scratch;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The documents with their paths.
fn documents() -> Vec<(PathBuf, String)> {
    let folders = ["", "docs", "engine", "locales"].map(|folder| root().join(folder));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let paths = files.map(|file| file.unwrap().path());
    let paths = paths.filter(|path| path.extension().is_some_and(|end| end == "md"));
    paths.map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

/// The words of a command; quotation marks hold words together.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    let words = parts.flat_map(|(place, part)| match place % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    words.collect()
}

/// Whether this was said, where `…` stands for anything.
fn is_said(expected: &str, said: &str) -> bool {
    let Some((start, rest)) = expected.split_once('…') else { return expected == said };
    let Some(mut said) = said.strip_prefix(start) else { return false };
    let (between, end) = rest.rsplit_once('…').unwrap_or(("", rest));
    for part in between.split('…') {
        let Some(place) = said.find(part) else { return false };
        said = &said[place + part.len()..];
    }
    said.ends_with(end)
}

/// Runs a command, its lines after the first sent to it; all it says.
fn said(command: &str, sent: &str, folder: &Scratch) -> String {
    let here = format!("{}/", folder.0.display());
    let mut args = words(&format!("saute-dix {command}"));
    for arg in &mut args {
        if Path::new(arg).extension().is_some_and(|end| end == "pdf") {
            arg.insert_str(0, &here);
        }
    }
    if !args.iter().any(|arg| arg == "--lang") {
        args.extend(["--lang", "en"].map(str::to_owned));
    }
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    run_on(
        args.into_iter().map(OsString::from),
        &mut Streams {
            input: &mut sent.as_bytes(),
            output: &mut output,
            errors: &mut errors,
            on_terminal: false,
        },
    );
    output.append(&mut errors);
    String::from_utf8(output).unwrap().replace(&here, "")
}

#[test]
fn every_transcript_is_what_the_program_says() {
    let folder = Scratch::new("transcripts");
    let mut run = 0;
    for (path, text) in documents() {
        let blocks = text.split("```").skip(1).step_by(2);
        let commands = blocks.flat_map(|block| block.split("$ saute-dix ").skip(1));
        for transcript in commands {
            let (command, shown) = transcript.split_once('\n').unwrap();
            let (sent, expected): (Vec<&str>, Vec<&str>) =
                shown.lines().partition(|line| line.starts_with("> "));
            let sent: String = sent.iter().flat_map(|line| [&line[2..], "\n"]).collect();
            let said = said(command, &sent, &folder);
            let expected = expected.join("\n");
            assert!(
                is_said(expected.trim_end(), said.trim_end()),
                "{}: `saute-dix {command}` says:\n{said}",
                path.display()
            );
            run += 1;
        }
    }
    assert!(run > 12, "{run} transcripts were run");
}

#[test]
fn every_link_of_a_document_leads_to_a_file() {
    for (path, text) in documents() {
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap();
            let there = link.contains("://") || path.parent().unwrap().join(file).exists();
            assert!(there, "{}: {link}", path.display());
        }
    }
}

#[test]
fn every_test_that_security_names_exists() {
    let promises = fs::read_to_string(root().join("SECURITY.md")).unwrap();
    let browser = fs::read_to_string(root().join("web/test.mjs")).unwrap();
    let tables = promises.lines().filter(|line| line.starts_with("| "));
    let mut named = 0;
    for line in tables {
        let cell = line.trim_end_matches(" |").rsplit(" | ").next().unwrap();
        for name in cell.split('`').skip(1).step_by(2) {
            let Some((file, test)) = name.split_once("::") else {
                let places = [format!("tests/suite/{name}.rs"), name.to_owned()];
                assert!(places.iter().any(|place| root().join(place).exists()), "{name}");
                continue;
            };
            let text = fs::read_to_string(root().join(format!("tests/suite/{file}.rs"))).unwrap();
            assert!(text.contains(&format!("fn {test}(")), "{name}");
            named += 1;
        }
        for name in cell.split('"').skip(1).step_by(2) {
            assert!(browser.contains(&format!("\"{name}\": async")), "{name}");
            named += 1;
        }
    }
    assert!(named > 6, "{named} tests are named");
}
