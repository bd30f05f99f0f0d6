//! The direction of dependencies between the rooms of the house, and what the pure rooms may
//! not do. `lib.rs` describes the same map in words.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A room, the rooms it may use, and the libraries it may use.
struct Room {
    name: &'static str,
    rooms: &'static [&'static str],
    crates: &'static [&'static str],
    /// Returns data only: no sentences, clock, input or output.
    pure: bool,
}

const ROOMS: &[Room] = &[
    Room { name: "rules", rooms: &[], crates: &["rand", "serde", "serde_json"], pure: true },
    Room { name: "line", rooms: &["rules"], crates: &[], pure: true },
    Room { name: "solver", rooms: &["rules"], crates: &[], pure: true },
    Room { name: "coach", rooms: &["rules", "solver"], crates: &[], pure: true },
    Room {
        name: "puzzle",
        rooms: &["rules", "solver", "coach"],
        crates: &["serde", "serde_json"],
        pure: true,
    },
    Room {
        name: "lesson",
        rooms: &["rules", "solver", "coach", "puzzle"],
        crates: &["serde", "serde_json"],
        pure: true,
    },
    Room { name: "journal", rooms: &["rules", "solver", "puzzle"], crates: &[], pure: true },
    Room {
        name: "l10n",
        rooms: &["rules", "line", "solver", "coach", "puzzle", "lesson", "journal"],
        crates: &["fluent", "fluent_syntax", "unic_langid"],
        pure: true,
    },
    Room {
        name: "worksheet",
        rooms: &["rules", "line", "solver", "puzzle", "journal", "l10n"],
        crates: &["printpdf", "qrcode", "serde", "serde_json", "ttf_parser"],
        pure: true,
    },
    Room { name: "worker", rooms: &["coach", "worksheet"], crates: &["serde"], pure: true },
    Room {
        name: "content",
        rooms: &["rules", "solver", "puzzle", "lesson", "l10n", "worksheet", "files"],
        crates: &["serde", "serde_json", "sys_locale"],
        // It reads folders, and asks the system for its language.
        pure: false,
    },
    Room {
        name: "files",
        rooms: &[],
        crates: &[],
        // It writes files.
        pure: false,
    },
    Room {
        name: "app",
        rooms: &[
            "rules",
            "line",
            "solver",
            "coach",
            "puzzle",
            "lesson",
            "journal",
            "l10n",
            "worksheet",
            "worker",
            "content",
            "files",
        ],
        crates: &[
            "chrono",
            "cpal",
            "eframe",
            "js_sys",
            "known_folders",
            "pollster",
            "pulseaudio",
            "rfd",
            "serde",
            "serde_json",
            "wasm_bindgen",
            "wasm_bindgen_futures",
            "web_sys",
        ],
        pure: false,
    },
    Room {
        name: "cli",
        rooms: &[
            "rules",
            "solver",
            "coach",
            "puzzle",
            "lesson",
            "l10n",
            "worksheet",
            "content",
            "files",
        ],
        // The last two only on Windows, where a console is nothing that a program simply has.
        crates: &["clap", "serde", "serde_json", "rfd", "winsafe"],
        pure: false,
    },
];

/// What a pure room may not name.
const IMPURE: &[&str] = &[
    "std::fs",
    "std::io",
    "std::env",
    "std::net",
    "std::process",
    "std::thread",
    "std::time",
    "Instant::",
    "SystemTime",
];

/// Every library in Cargo.toml, read from there so that a new one cannot be forgotten here.
fn dependencies() -> Vec<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let mut ours = false;
    let lines = manifest.lines().filter(|line| {
        if line.starts_with('[') {
            // Also those of one kind of machine only, but not what tests use.
            ours = line.ends_with("dependencies]") && !line.contains("dev-");
        }
        ours && !line.starts_with(['[', '#'])
    });
    lines
        .filter_map(|line| line.split_once('='))
        .map(|(name, _)| name.trim().replace('-', "_"))
        .collect()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(dir: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The lines of a file without comments.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .zip(1..)
        .map(|(line, number)| (number, line.split("//").next().unwrap_or_default()))
}

/// Whether the line names `word::`, as a whole word.
fn names_path(line: &str, word: &str) -> bool {
    let path = format!("{word}::");
    line.match_indices(&path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':')
    })
}

fn faults_in(room: &Room, text: &str) -> Vec<(usize, String)> {
    let mut faults = Vec::new();
    for (number, line) in code(text) {
        let mut fault = |what: String| faults.push((number, what));
        if line.contains("super::super") || line.contains("saute_dix::") {
            fault("leaves its room by a side door".to_owned());
        }
        if line.contains("crate::{") {
            fault("hides rooms in braces: one `use crate::room::…` a line".to_owned());
        }
        for other in ROOMS {
            let allowed = other.name == room.name || room.rooms.contains(&other.name);
            if !allowed && line.contains(&format!("crate::{}", other.name)) {
                fault(format!("uses {}", other.name));
            }
        }
        for library in dependencies() {
            let allowed = room.crates.contains(&library.as_str());
            if !allowed && names_path(line, &library) {
                fault(format!("uses the library {library}"));
            }
        }
        for impure in IMPURE.iter().filter(|_| room.pure) {
            if line.contains(impure) {
                fault(format!("is pure, but names {impure}"));
            }
        }
    }
    faults
}

#[test]
fn dependencies_point_one_way() {
    let mut faults = Vec::new();
    for room in ROOMS {
        let files = rust_files(&root().join("src").join(room.name));
        assert!(!files.is_empty(), "room {} is empty", room.name);
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            for (line, what) in faults_in(room, &text) {
                faults.push(format!("{}:{line} {what}", file.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_room_of_the_house_is_on_the_map() {
    let map = fs::read_to_string(root().join("src/lib.rs")).unwrap();
    for entry in fs::read_dir(root().join("src")).unwrap() {
        let entry = entry.unwrap();
        if !entry.path().is_dir() {
            continue;
        }
        let name = entry.file_name().into_string().unwrap();
        assert!(ROOMS.iter().any(|room| room.name == name), "no rule for {name}");
        assert!(map.contains(&format!("//! - [`{name}`]")), "{name} is not on the map");
    }
}

/// The type that a line declares.
fn type_declared(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    let word = words.find(|word| !word.starts_with("pub"))?;
    // An indented `type` belongs to a trait.
    let declares = match word {
        "struct" | "enum" | "trait" => true,
        "type" => !line.starts_with(' '),
        _ => false,
    };
    let name = words.next().filter(|_| declares)?;
    name.split(|c: char| !c.is_alphanumeric()).next()
}

/// A name means one thing: whoever reads `Stage` need not ask which.
#[test]
fn no_two_types_share_a_name() {
    let mut seen: BTreeMap<String, PathBuf> = BTreeMap::new();
    let mut twice = Vec::new();
    for file in rust_files(&root().join("src")) {
        let text = fs::read_to_string(&file).unwrap();
        let program = text.split("#[cfg(test)]\nmod tests").next().unwrap();
        for name in code(program).filter_map(|(_, line)| type_declared(line)) {
            if let Some(first) = seen.insert(name.to_owned(), file.clone()) {
                twice.push(format!("{name}: {} and {}", first.display(), file.display()));
            }
        }
    }
    assert!(seen.len() > 300, "only {} types were found", seen.len());
    assert!(twice.is_empty(), "{}", twice.join("\n"));
}

#[test]
fn the_checker_sees_what_it_should() {
    let rules = ROOMS.first().unwrap();
    for bad in [
        "use crate::cli::run;",
        "    let x = crate::l10n::refusal(&r);",
        "use super::super::cli;",
        "use crate::{cli, rules};",
        "use clap::Command;",
        "let now = std::time::Instant::now();",
    ] {
        assert_eq!(faults_in(rules, bad).len().min(1), 1, "{bad}");
    }
    for good in ["use crate::rules::Card;", "// use crate::cli", "use serde::Serialize;"] {
        assert!(faults_in(rules, good).is_empty(), "{good}");
    }
}
