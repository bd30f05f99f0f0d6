//! Rooms of the program use only those above them, and models know no window. That the engine stands alone, the
//! compiler says: it is a package.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms from the top down.
const ROOMS: [&str; 7] = ["limits", "number_line", "text", "sheets", "storage", "app", "cli"];

/// What of the window may name egui: drawing, its tools, and the places where it starts.
const DRAWS: [&str; 14] = [
    "/view/",
    "/view.rs",
    "/widgets/",
    "/platform/",
    "/shell/",
    "/screen.rs",
    "/screens.rs",
    "/home/",
    "/style.rs",
    "/palette.rs",
    "/zoom.rs",
    "/fonts.rs",
    "/app/mod.rs",
    "/testing.rs",
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The rooms that a source names: `crate::text::Msg` is `text`.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let after = text.split("crate::").skip(1);
    after.filter_map(|rest| rest.split(|c: char| !c.is_ascii_lowercase() && c != '_').next())
}

#[test]
fn rooms_use_only_those_above_them() {
    let place = |room: &str| ROOMS.iter().position(|other| *other == room);
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut seen = 0;
    for path in sources(&src) {
        let room = path.strip_prefix(&src).unwrap().iter().next().unwrap();
        let Some(here) = place(Path::new(room).file_stem().unwrap().to_str().unwrap()) else {
            continue;
        };
        let text = fs::read_to_string(&path).unwrap();
        for used in named(&text).filter_map(place) {
            seen += 1;
            assert!(used <= here, "{} uses {}", path.display(), ROOMS[used]);
        }
    }
    assert!(seen > 500, "only {seen} uses were found");
}

#[test]
fn models_know_no_window() {
    let app = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
    for path in sources(&app) {
        let name = path.to_str().unwrap().replace('\\', "/");
        let draws = DRAWS.iter().any(|part| name.contains(part));
        let text = fs::read_to_string(&path).unwrap();
        assert!(draws || !text.contains("egui"), "{name} names egui");
        assert!(
            draws || !text.contains("::view::") && !text.contains(" view::"),
            "{name} uses a view"
        );
    }
}
