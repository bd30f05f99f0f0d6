//! What our programs are made of: from where it comes, what is there twice and why, what must never be there, and that
//! the reasons in `Cargo.toml` are true. The licences are looked at by `packaging/licences`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What lies in our own house.
const OURS: [&str; 3] = ["harfrust", "saute-dix", "vello_cpu"];

/// What could talk to other machines. We have no use for any of it.
const BANNED: [&str; 17] = [
    "attohttpc",
    "curl",
    "h2",
    "hyper",
    "isahc",
    "minreq",
    "native-tls",
    "openssl",
    "openssl-sys",
    "quinn",
    "reqwest",
    "rustls",
    "surf",
    "tungstenite",
    "ureq",
    "webbrowser",
    "webpki",
];

/// What is there in several versions, and who still wants the older one. Whoever updates a library finds here what may
/// go; whoever adds one has to say why it brings something twice.
const TWICE: [(&str, &str); 21] = [
    ("bitflags", "core-graphics on macOS and redox_syscall want version 1"),
    ("block2", "winit and AccessKit on Apple's systems want version 0.5"),
    ("foldhash", "with hashbrown 0.15"),
    ("getrandom", "ahash wants version 0.3"),
    ("hashbrown", "petgraph, which only tools of the graphics library use, wants version 0.15"),
    ("jni-sys", "the ndk of Android wants version 0.3"),
    ("linux-raw-sys", "with rustix 0.38"),
    ("miniz_oxide", "png wants version 0.8"),
    ("objc2", "winit and AccessKit on Apple's systems want version 0.5"),
    ("objc2-app-kit", "with objc2 0.5"),
    ("objc2-foundation", "with objc2 0.5"),
    ("objc2-ui-kit", "with objc2 0.5"),
    ("r-efi", "one for each getrandom, on UEFI only"),
    ("redox_syscall", "winit, parking_lot_core and libredox, on Redox only"),
    (
        "rustc-hash",
        "the graphics library that eframe could use and we do not build wants version 1",
    ),
    ("rustix", "winit's Wayland libraries want version 0.38"),
    ("syn", "macros move from version 2 to 3 one by one; they only build"),
    ("thiserror", "calloop, smithay-client-toolkit and pulseaudio want version 1"),
    ("thiserror-impl", "with thiserror 1"),
    ("weezl", "tiff wants version 0.1"),
    ("windows-sys", "winit and glutin want 0.52, rustix 0.38 wants 0.59"),
];

struct Locked {
    name: String,
    version: String,
    source: Option<String>,
    checked: bool,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn locked() -> Vec<Locked> {
    let text = read("Cargo.lock");
    let packages = text.split("[[package]]").skip(1).map(|package| {
        let field = |name: &str| {
            let start = format!("{name} = \"");
            let mut lines = package.lines();
            let line = lines.find_map(|line| line.strip_prefix(&start));
            line.and_then(|line| line.strip_suffix('"')).map(str::to_owned)
        };
        Locked {
            name: field("name").unwrap(),
            version: field("version").unwrap(),
            source: field("source"),
            checked: field("checksum").is_some(),
        }
    });
    let packages: Vec<Locked> = packages.collect();
    assert!(packages.len() > 100, "the lock file is read");
    packages
}

#[test]
fn libraries_come_from_the_registry_with_a_checksum_or_lie_in_our_house() {
    let mut ours = Vec::new();
    let mut sources = BTreeSet::new();
    for package in locked() {
        match package.source {
            None => ours.push(package.name),
            Some(source) => {
                // Neither somebody's branch nor a registry of somebody's own.
                assert!(source.starts_with("registry+"), "{}", package.name);
                assert!(package.checked, "{} has no checksum", package.name);
                sources.insert(source);
            }
        }
    }
    assert_eq!(sources.len(), 1, "{sources:?}");
    assert_eq!(ours, OURS);
}

#[test]
fn nothing_that_talks_to_other_machines_is_among_them() {
    for package in locked() {
        assert!(!BANNED.contains(&package.name.as_str()), "{}", package.name);
    }
}

#[test]
fn what_is_there_twice_has_a_reason_and_every_reason_something_twice() {
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in locked() {
        versions.entry(package.name).or_default().insert(package.version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    let found: Vec<&str> = versions.keys().map(String::as_str).collect();
    let known: Vec<&str> = TWICE.iter().map(|(name, _)| *name).collect();
    assert_eq!(found, known, "{versions:?}");
}

/// Every source of ours.
fn sources(folder: PathBuf, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
}

fn all(folders: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in folders {
        sources(root().join(folder), &mut found);
    }
    assert!(found.len() > 1);
    found
}

#[test]
fn our_own_code_opens_no_connection() {
    for (path, text) in all(&["src"]) {
        for word in
            ["std::net", "TcpStream", "TcpListener", "UdpSocket", "XmlHttpRequest", "WebSocket"]
        {
            assert!(!text.contains(word), "{word} in {}", path.display());
        }
    }
}

/// The libraries that `Cargo.toml` names in its tables of dependencies, each with whether a reason stands above it or
/// above its neighbours.
fn named() -> Vec<(String, String, bool)> {
    let text = read("Cargo.toml");
    let mut found = Vec::new();
    let (mut table, mut reason, mut deep) = (String::new(), false, false);
    for line in text.lines() {
        if let Some(name) = line.strip_prefix('[') {
            // A reason above a table is one for what stands in it.
            table = name.trim_end_matches(']').to_owned();
        } else if line.starts_with('#') {
            reason = true;
        } else if line.is_empty() {
            reason = false;
        } else if line.starts_with("] }") {
            deep = false;
        } else if !deep && table.ends_with("dependencies") {
            let name = line.split(' ').next().unwrap().to_owned();
            deep = line.ends_with('[');
            found.push((table.clone(), name, reason));
        }
    }
    assert!(found.len() > 20);
    found
}

/// What needs no words: everybody knows what it is for, or the same is named above for something else.
const PLAIN: [&str; 4] = ["serde", "cpal", "vello_cpu", "harfrust"];

#[test]
fn every_dependency_has_a_reason_and_is_used() {
    let sources = all(&["src", "tests", "examples", "benches"]);
    let build = read("build.rs");
    for (table, name, reason) in named() {
        assert!(reason || PLAIN.contains(&name.as_str()), "no reason for {name} in {table}");
        let word = name.replace('-', "_");
        let uses = |text: &str| {
            text.contains(&format!("{word}::")) || text.contains(&format!("use {word}"))
        };
        let used = if table == "build-dependencies" {
            uses(&build)
        } else {
            sources.iter().any(|(_, text)| uses(text))
        };
        assert!(used, "{name} in {table} is used nowhere");
    }
}

#[test]
fn the_page_may_ask_nobody_but_its_own_server() {
    let page = read("web/page/index.html");
    let (_, policy) = page.split_once("http-equiv=\"Content-Security-Policy\" content=\"").unwrap();
    let (policy, _) = policy.split_once('"').unwrap();
    let rules: BTreeMap<&str, &str> =
        policy.split("; ").map(|rule| rule.split_once(' ').unwrap()).collect();
    assert_eq!(rules["default-src"], "'none'");
    assert_eq!(rules["script-src"], "'self' 'wasm-unsafe-eval'");
    for (name, value) in rules {
        let known = ["'none'", "'self'", "'self' 'wasm-unsafe-eval'"];
        assert!(known.contains(&value), "{name} {value}");
    }
    // Nothing is written into the page that the policy would have to allow.
    assert!(!page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick"));
    assert_eq!(page.matches("<script").count(), 1);
}

#[test]
fn every_test_that_security_names_exists() {
    let promises = read("SECURITY.md");
    let browser = read("web/test.mjs");
    let tables = promises.lines().filter(|line| line.starts_with("| "));
    let mut named = 0;
    for line in tables {
        let cell = line.trim_end_matches(" |").rsplit(" | ").next().unwrap();
        for name in cell.split('`').skip(1).step_by(2) {
            let Some((file, test)) = name.split_once("::") else {
                let places = [format!("tests/suite/{name}.rs"), name.to_owned()];
                let there = |place: &String| root().join(place).exists();
                assert!(places.iter().any(there), "{name}");
                continue;
            };
            let text = read(format!("tests/suite/{file}.rs"));
            assert!(text.contains(&format!("fn {test}(")), "{name}");
            named += 1;
        }
        for name in cell.split('"').skip(1).step_by(2) {
            assert!(browser.contains(&format!("\"{name}\": async")), "{name}");
            named += 1;
        }
    }
    assert!(named > 12, "{named} tests are named");
}
