//! Zoom that helps: on every screen, in every size and language, what is read can be read, and
//! what is pressed can be pressed.

use std::collections::BTreeMap;

use crate::support::geometry::Picture;
use crate::support::scenes::WALKS;
use crate::support::window::Window;
use eframe::egui::{Key, Modifiers, Vec2};
use saute_dix::app::settings::Preferences;

/// Boards, school computers, a very large screen, tablets and a phone held upright.
const SIZES: [(f32, f32); 7] = [
    (1024.0, 768.0),
    (1280.0, 720.0),
    (1920.0, 1080.0),
    (3840.0, 2160.0),
    (768.0, 1024.0),
    (600.0, 960.0),
    (390.0, 844.0),
];

/// What can be pressed is at least so large on a screen of 1080 lines.
const TARGET: f32 = 64.0;

/// Which sizes at which zoom are looked at: `true` to look.
type Choice = fn(usize, usize) -> bool;

/// Sets the zoom, by the keys.
fn zoom_to(window: &mut Window, place: usize) {
    let now = |window: &Window| window.app().settings.preferences.zoom;
    let wanted = Preferences::ZOOMS[place];
    while now(window) != wanted {
        let key = if now(window) < wanted { Key::Plus } else { Key::Minus };
        window.key_press_modifiers(Modifiers::COMMAND, key);
        window.run_steps(2);
    }
}

/// Looks at every size and zoom of what a window shows; where it is `steady`, nothing may be
/// smaller with zoom than without.
fn look(window: &mut Window, name: &str, (choice, steady): (Choice, bool), found: &mut Found) {
    let language = window.app().languages.code().to_owned();
    window.remove_cursor();
    for (index, size) in SIZES.into_iter().enumerate() {
        window.set_size(Vec2::new(size.0, size.1));
        // Cards glide to where they lie in the new size.
        window.run_ok();
        let mut before: BTreeMap<String, (f32, usize)> = BTreeMap::new();
        for (place, zoom) in Preferences::ZOOMS.into_iter().enumerate() {
            if !choice(index, place) {
                continue;
            }
            zoom_to(window, place);
            window.run_steps(3);
            let picture = Picture::of(window);
            let mut problems = picture.problems(TARGET);
            let letters = picture.letters(window.ctx.zoom_factor());
            for (text, now) in &letters {
                let before = before.get(text).copied().unwrap_or_default();
                // At the first step nothing scrolls yet: a question of more lines may take a
                // little of the cards' room.
                let least = if place == 1 { 0.9 } else { 0.93 };
                let ((before, times), (now, seen)) = (before, *now);
                // What is scrolled away is not painted.
                if steady && seen >= times && now < before * least {
                    problems.push(format!("“{text}” shrinks from {before:.1} to {now:.1}"));
                }
            }
            if place == 0 {
                before = letters;
            }
            for problem in problems {
                found.add(format!("{name} ({language}): {problem}"), size, zoom);
            }
        }
    }
    zoom_to(window, 0);
    window.set_size(Vec2::new(1280.0, 720.0));
    window.run_steps(3);
}

/// What was found, each with where.
#[derive(Default)]
struct Found(BTreeMap<String, Vec<String>>);

impl Found {
    fn add(&mut self, problem: String, size: (f32, f32), zoom: u16) {
        let place = format!("{}×{} at {zoom} %", size.0, size.1);
        self.0.entry(problem).or_default().push(place);
    }

    fn say(&self) {
        let lines: Vec<String> = self
            .0
            .iter()
            .map(|(problem, places)| format!("{problem} [{}]", places.join(", ")))
            .collect();
        assert!(lines.is_empty(), "{} problems:\n{}", lines.len(), lines.join("\n"));
    }
}

fn walk(name: &str, languages: &[&str], choice: Choice) {
    walk_along(name, languages, (choice, true));
}

fn walk_along(name: &str, languages: &[&str], looks: (Choice, bool)) {
    let mut found = Found::default();
    let walks = WALKS.iter().filter(|(walk, _)| *walk == name);
    for (_, walk) in walks {
        for language in languages {
            walk(language, &mut |window, scene| {
                look(window, scene, looks, &mut found);
            });
        }
    }
    found.say();
}

/// Every size once plain and once enlarged: enough to find most of what breaks.
fn some(size: usize, zoom: usize) -> bool {
    zoom == 0 || zoom == 1 + (size % 3)
}

/// Fewer, for walks with many scenes.
fn few(size: usize, zoom: usize) -> bool {
    zoom == 0 && size != 3 || [(0, 2), (1, 1), (2, 3), (4, 2), (6, 3)].contains(&(size, zoom))
}

const BOTH: [&str; 2] = ["fr", "en"];

/// A test for each walk: its name, the languages, and which sizes and zooms are looked at.
macro_rules! walks {
    ($($(#[$attribute:meta])* $name:ident($walk:literal, $languages:expr, $choice:expr);)*) => {$(
        #[test]
        $(#[$attribute])*
        fn $name() {
            walk($walk, &$languages, $choice);
        }
    )*};
}

walks! {
    home("home", BOTH, |_, _| true);
    set_up("set-up", BOTH, |_, _| true);
    dialogs("dialogs", BOTH, some);
    practice("practice", ["fr"], few);
    contests("contests", ["fr"], few);
    hour("hour", BOTH, some);
    week("week", BOTH, some);
    vote("vote", BOTH, some);
    learn("learn", ["fr"], |size, zoom| [(0, 0), (0, 2), (1, 3), (6, 0)].contains(&(size, zoom)));
    print("print", BOTH, some);
    settings("settings", BOTH, |_, _| true);
    table("table", BOTH, some);
    end("end", BOTH, some);
    analysis("analysis", BOTH, some);
}

/// Everything, everywhere: takes minutes, and is run before anything lands.
mod in_full {
    use super::{BOTH, walk, walk_along};

    walks! {
        #[ignore = "takes long"] dialogs("dialogs", BOTH, |_, _| true);
        #[ignore = "takes long"] practice("practice", BOTH, |_, _| true);
        #[ignore = "takes long"] contests("contests", BOTH, |_, _| true);
        #[ignore = "takes long"] hour("hour", BOTH, |_, _| true);
        #[ignore = "takes long"] week("week", BOTH, |_, _| true);
        #[ignore = "takes long"] vote("vote", BOTH, |_, _| true);
        #[ignore = "takes long"] print("print", BOTH, |_, _| true);
        #[ignore = "takes long"] table("table", BOTH, |_, _| true);
        #[ignore = "takes long"] end("end", BOTH, |_, _| true);
        #[ignore = "takes long"] analysis("analysis", BOTH, |_, _| true);
    }

    /// Number lines look for the letters with which they are clearest: these may be a little
    /// smaller in a little less room.
    fn lessons(language: &str) {
        walk_along("learn", &[language], (|_, _| true, false));
    }

    #[test]
    #[ignore = "takes long"]
    fn lessons_in_french() {
        lessons("fr");
    }

    #[test]
    #[ignore = "takes long"]
    fn lessons_in_english() {
        lessons("en");
    }
}
