//! The house inside the window: one folder a feature, models that know no view, features that do
//! not reach into each other. `src/app/mod.rs` says the same in words.

use std::fs;
use std::path::{Path, PathBuf};

/// The features that may use what others offer. Every folder beside the shell, the widgets and the
/// platform is a feature; one that is not named here uses none. What goes further is a request to
/// the shell.
const USES: &[(&str, &[&str])] = &[
    ("certificate", &["print"]),
    ("analysis", &["desk", "play", "setup"]),
    ("home", &["play"]),
    ("hour", &["share"]),
    ("journal", &["print"]),
    ("learn", &["desk", "play", "setup"]),
    ("play", &["setup"]),
    ("practice", &["desk", "setup"]),
    ("print", &["share"]),
    ("ritual", &["desk"]),
    ("setup", &["share"]),
    ("vote", &["desk"]),
];

/// What lies beside the features, and which of `app` each may use.
const BESIDE: &[(&str, &[&str])] = &[
    ("widgets", &["fonts", "theme", "widgets"]),
    ("fonts.rs", &[]),
    ("theme.rs", &[]),
    ("time.rs", &[]),
    ("languages.rs", &[]),
    ("request.rs", &["languages", "platform"]),
    ("platform", &["platform", "shell", "theme"]),
];

/// What a model may not name.
const OF_VIEWS: &[&str] = &["eframe", "egui", "app::widgets", "::view", "Look"];

/// The folders of the features.
fn features() -> Vec<String> {
    let entries = fs::read_dir(app()).unwrap().map(Result::unwrap);
    let folders = entries.filter(|entry| entry.path().is_dir());
    let names = folders.map(|entry| entry.file_name().into_string().unwrap());
    let mut names: Vec<String> =
        names.filter(|name| !["shell", "widgets", "platform"].contains(&name.as_str())).collect();
    names.sort();
    names
}

/// The features whose offers this one may use.
fn uses(feature: &str) -> &'static [&'static str] {
    let known = USES.iter().find(|(name, _)| *name == feature);
    known.map_or(&[], |(_, uses)| uses)
}

fn app() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app")
}

fn rust_files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let files = paths.iter().flat_map(|path| rust_files(path));
    files.filter(|file| file.extension().is_some_and(|end| end == "rs")).collect()
}

/// The lines of a file that are compiled into the program: no comments, and no tests, which come
/// last.
fn code(text: &str) -> Vec<(usize, String)> {
    let program = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let lines = program.lines().zip(1..);
    let lines = lines.map(|(line, number)| (number, line.split("//").next().unwrap_or_default()));
    lines.map(|(number, line)| (number, line.to_owned())).collect()
}

/// The parts of `app` that a line names: one, or those between braces.
fn parts_of_app(line: &str) -> Vec<String> {
    let mut parts = Vec::new();
    for (at, path) in line.match_indices("crate::app::") {
        let rest = &line[at + path.len()..];
        let names = match rest.strip_prefix('{') {
            Some(inside) => inside.split('}').next().unwrap_or_default(),
            None => rest.split([':', ';', '(', ' ', ',']).next().unwrap_or_default(),
        };
        parts.extend(names.split(',').map(|name| {
            let first = name.trim().split("::").next().unwrap_or_default();
            first.to_owned()
        }));
    }
    // Types and constants are offers of `app` itself.
    parts.retain(|part| part.starts_with(|c: char| c.is_ascii_lowercase()));
    parts
}

/// Whether a file of a feature draws.
fn is_view(file: &Path, feature: &Path) -> bool {
    let inside = file.strip_prefix(feature).unwrap();
    inside.starts_with("view") || inside == Path::new("view.rs")
}

/// What is wrong in a file of a feature.
fn faults(name: &str, uses: &[&str], view: bool, text: &str) -> Vec<(usize, String)> {
    let mut faults = Vec::new();
    for (number, line) in code(text) {
        let mut fault = |what: String| faults.push((number, what));
        for part in parts_of_app(&line) {
            let feature = features().contains(&part);
            if part == "shell" {
                fault("reaches into the shell: ask for it by a request".to_owned());
            }
            if feature && part != name && !uses.contains(&part.as_str()) {
                fault(format!("uses the feature {part}"));
            }
        }
        let declares = line.trim() == "pub mod view;";
        for word in OF_VIEWS.iter().filter(|_| !view && !declares) {
            if line.contains(word) {
                fault(format!("is a model, but names {word}"));
            }
        }
        if view && line.contains("Model") && line.contains("&mut") && line.contains(": &mut") {
            let changes = line.split(": &mut ").skip(1).any(|rest| {
                let named = rest.split([',', ')', ' ']).next().unwrap_or_default();
                named.ends_with("Model")
            });
            if changes {
                fault("is a view, but changes a model".to_owned());
            }
        }
    }
    faults
}

#[test]
fn every_feature_keeps_to_its_folder() {
    let mut found = Vec::new();
    let features = features();
    assert!(features.len() >= 10, "{features:?}");
    for name in &features {
        let folder = app().join(name);
        let files = rust_files(&folder);
        assert!(files.len() > 1, "{name} is empty");
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            for (line, what) in faults(name, uses(name), is_view(&file, &folder), &text) {
                found.push(format!("{}:{line} {what}", file.display()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn what_lies_beside_the_features_knows_none_of_them() {
    for (name, uses) in BESIDE {
        for file in rust_files(&app().join(name)) {
            let text = fs::read_to_string(&file).unwrap();
            for (line, code) in code(&text) {
                for part in parts_of_app(&code) {
                    let allowed = uses.contains(&part.as_str());
                    assert!(allowed, "{}:{line} uses {part}", file.display());
                }
            }
        }
    }
}

#[test]
fn every_file_beside_the_features_has_its_rule() {
    let known = |name: &str| {
        let beside = BESIDE.iter().map(|(known, _)| *known);
        beside.chain(["mod.rs", "testing.rs"]).any(|known| known == name)
    };
    let entries = fs::read_dir(app()).unwrap().map(Result::unwrap);
    for entry in entries.filter(|entry| entry.path().is_file()) {
        let name = entry.file_name().into_string().unwrap();
        assert!(known(&name), "no rule for {name}");
    }
    for (name, uses) in USES {
        let all = features();
        assert!(all.iter().any(|feature| feature == name), "no feature {name}");
        assert!(uses.iter().all(|used| all.contains(&(*used).to_owned())));
    }
}

/// A match on an action names every one of them, so that a new one cannot do nothing.
#[test]
fn matches_on_actions_are_exhaustive() {
    let mut seen = 0;
    for file in rust_files(&app()) {
        let text = fs::read_to_string(&file).unwrap();
        let lines: Vec<(usize, String)> = code(&text);
        for (index, (number, line)) in lines.iter().enumerate() {
            let opens = line.contains("match action {") || line.contains("match request {");
            if !opens {
                continue;
            }
            seen += 1;
            let indent = line.len() - line.trim_start().len();
            let arms = lines[index + 1..].iter().take_while(|(_, arm)| {
                arm.trim().is_empty() || arm.len() - arm.trim_start().len() > indent
            });
            let silent = arms
                .filter(|(_, arm)| arm.len() - arm.trim_start().len() == indent + 4)
                .find(|(_, arm)| {
                    let pattern = arm.trim().split(" =>").next().unwrap_or_default();
                    let first = pattern.chars().next().unwrap_or('A');
                    arm.contains("=>") && (first == '_' || first.is_ascii_lowercase())
                });
            assert!(silent.is_none(), "{}:{number} {silent:?}", file.display());
        }
    }
    assert!(seen >= 12, "only {seen} matches on actions were found");
}

#[test]
fn the_checker_sees_what_it_should() {
    for (view, bad) in [
        (false, "use eframe::egui::Ui;"),
        (false, "use crate::app::widgets::Button;"),
        (false, "use super::view::ui;"),
        (false, "fn say(look: &Look) {}"),
        (true, "use crate::app::shell::Action;"),
        (true, "use crate::app::{print, theme};"),
        (true, "pub fn ui(model: &mut PlayModel) {}"),
        (false, "use crate::app::vote::Vote;"),
    ] {
        let found = faults("play", &["setup"], view, bad);
        assert!(!found.is_empty(), "{bad}");
    }
    for (view, good) in [
        (false, "use crate::app::setup::Setup;"),
        (false, "pub mod view;"),
        (false, "use crate::app::{Outside, Request};"),
        (true, "use eframe::egui::Ui;"),
        (true, "pub fn ui(model: &PlayModel, ui: &mut Ui) {}"),
    ] {
        let found = faults("play", &["setup"], view, good);
        assert!(found.is_empty(), "{good}: {found:?}");
    }
}
