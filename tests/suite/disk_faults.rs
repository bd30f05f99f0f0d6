//! Disks that fail: when they are full, when the folder is gone, and with things in it that are no files. Through
//! the real folder of the program, in a temporary place.

use std::cell::Cell;
use std::fs;
use std::rc::Rc;

use crate::support::scratch::Scratch;
use crate::support::window::{
    Access, HD, Place, Watched, Window, has_part, key, open, press, press_each, press_starting,
    session,
};
use eframe::egui::Key;
use saute_dix::app::platform::{DataFolder, Store};
use saute_dix::app::shell::Notice;

/// Names the folder in which a child of these tests saves.
#[cfg(unix)]
const CHILD: &str = "SAUTE_DIX_TEST_FULL_DISK";

/// Not a test, but a program whose disk is full: no file of it may become larger than a few kilobytes.
#[cfg(unix)]
#[test]
#[ignore = "this is the child of the next test"]
fn saves_on_a_full_disk() {
    if let Some(path) = std::env::var_os(CHILD) {
        let mut folder = DataFolder::new(path.into());
        folder.write("game.json", "old").unwrap();
        folder.write("game.json", &"new ".repeat(100_000)).unwrap_err();
    }
}

#[cfg(unix)]
#[test]
fn what_does_not_fit_on_the_disk_leaves_the_one_before() {
    let scratch = Scratch::new("limit");
    let child = std::process::Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 8; exec \"$@\"", "sh"])
        .arg(std::env::current_exe().unwrap())
        .args(["disk_faults::saves_on_a_full_disk", "--exact", "--ignored"])
        .env(CHILD, &scratch.0)
        .output()
        .unwrap();
    assert!(child.status.success(), "{}", String::from_utf8_lossy(&child.stdout));
    assert_eq!(scratch.get("game.json").as_deref(), Some("old"));
    assert_eq!(scratch.names(), ["game.json"], "nothing unfinished is left");
}

#[test]
fn what_cannot_take_its_place_leaves_nothing_behind() {
    let scratch = Scratch::new("place");
    fs::create_dir_all(scratch.path("game.json/inside")).unwrap();
    let mut folder = DataFolder::new(scratch.0.clone());
    assert!(folder.write("game.json", "new").is_err());
    assert_eq!(scratch.names(), ["game.json"]);
}

/// Lays a card, whichever fits.
fn lay(window: &mut Window) {
    let play = session(window).game().legal_plays()[0];
    press(window, &format!("Card {}", play.card.number()));
    press_starting(window, &format!("Pile {}", play.pile.letter()));
}

fn laid(scratch: &Scratch) -> String {
    let text = scratch.get("game.json").expect("the game is there");
    let game: serde_json::Value = serde_json::from_str(&text).unwrap();
    game["content"]["game"]["turn"].as_str().unwrap().to_owned()
}

fn says_that_nothing_is_kept(window: &Window) -> bool {
    let notices = &window.app().frame.notices;
    let says = |notice: &Notice| matches!(notice, Notice::CannotKeep(_));
    notices.iter().any(says)
}

#[test]
fn a_full_disk_is_told_and_everything_is_kept_once_there_is_room() {
    let scratch = Scratch::new("full");
    let full = Rc::new(Cell::new(false));
    let disk = Rc::clone(&full);
    let folder = Watched::new(DataFolder::new(scratch.0.clone()), move |access| {
        !matches!(access, Access::Write(..)) || !disk.get()
    });
    let mut window = open("en", HD, folder);
    press_each(&mut window, ["Play", "Start the game"]);
    lay(&mut window);
    let before = laid(&scratch);
    full.set(true);
    lay(&mut window);
    assert!(says_that_nothing_is_kept(&window));
    assert!(has_part(&window, "Nothing can be saved here"));
    // What is taken back is as lost as what is laid.
    key(&mut window, Key::Backspace);
    assert_eq!(laid(&scratch), before, "whole, and the one before");
    lay(&mut window);
    let after = session(&window).game().turn().plays.len();
    full.set(false);
    // The window gets no input: time passes.
    window.step();
    assert_eq!(laid(&scratch).split(' ').count(), after);
    assert!(!says_that_nothing_is_kept(&window), "it is no longer true");
    assert!(!window.state().has_unkept());
    full.set(true);
    lay(&mut window);
    assert!(says_that_nothing_is_kept(&window), "said again");
    full.set(false);
    window.state_mut().leave();
    assert_eq!(laid(&scratch).split(' ').count(), after + 1, "tried on exit");
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let scratch = Scratch::new("no-folder");
    scratch.put("file", "no folder");
    let window = open("en", HD, DataFolder::new(scratch.path("file/data")));
    assert!(has_part(&window, "Nothing can be saved here"));
    assert_eq!(scratch.get("file").unwrap(), "no folder");
}

#[test]
fn a_folder_that_is_removed_comes_back_with_everything() {
    let scratch = Scratch::new("removed");
    let mut window = open("en", HD, DataFolder::new(scratch.0.clone()));
    press_each(&mut window, ["Play", "Start the game"]);
    lay(&mut window);
    fs::remove_dir_all(&scratch.0).unwrap();
    lay(&mut window);
    for name in ["game.json", "settings.json"] {
        assert!(scratch.get(name).is_some(), "{name}: {:?}", scratch.names());
    }
    assert!(!says_that_nothing_is_kept(&window));
}

#[test]
fn what_is_no_file_of_ours_is_set_aside_and_never_waited_for() {
    let scratch = Scratch::new("strange");
    fs::create_dir_all(scratch.path("game.json/inside")).unwrap();
    scratch.put("lessons.json", [0xff, 0xfe, 0x00]);
    let large = fs::File::create(scratch.path("journal.txt")).unwrap();
    large.set_len(9 << 20).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("/dev/zero", scratch.path("settings.json")).unwrap();
    let mut window = open("en", HD, DataFolder::new(scratch.0.clone()));
    let notices = &window.app().frame.notices;
    assert_eq!(notices.len(), 4, "{notices:?}");
    assert!(has_part(&window, "no ordinary file"), "{notices:?}");
    press_each(&mut window, ["Play", "Start the game"]);
    assert!(scratch.path("game-broken-1.json/inside").is_dir());
    assert!(scratch.path("game.json").is_file());
    assert!(scratch.path("lessons-broken-1.json").is_file());
    assert!(scratch.path("journal-broken-1.txt").is_file());
    #[cfg(unix)]
    assert!(scratch.path("settings-broken-1.json").is_symlink());
}

#[cfg(unix)]
#[test]
fn a_pipe_is_never_waited_for() {
    let scratch = Scratch::new("pipe");
    let pipe = scratch.path("game.json");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    let window = open("en", HD, DataFolder::new(scratch.0.clone()));
    assert!(has_part(&window, "The saved game could not be read"));
    assert!(!pipe.exists() && scratch.path("game-broken-1.json").exists());
}

#[test]
fn what_can_be_neither_read_nor_moved_is_not_written_over() {
    let place = Place::default();
    place.put("game.json", "a term's work");
    let mut window = open(
        "en",
        HD,
        Watched::new(place.clone(), |access| {
            !matches!(access, Access::Read("game.json") | Access::SetAside)
        }),
    );
    assert!(has_part(&window, "“game.json” can be neither read nor set aside"));
    press_each(&mut window, ["Play", "Start the game"]);
    lay(&mut window);
    window.state_mut().leave();
    assert_eq!(place.get("game.json").unwrap(), "a term's work");
    assert!(place.get("settings.json").is_some(), "the rest is kept");
}

#[test]
fn what_cannot_be_read_is_set_aside_not_replaced() {
    let place = Place::default();
    place.put("game.json", "a term's work");
    let mut window = open(
        "en",
        HD,
        Watched::new(place.clone(), |access| !matches!(access, Access::Read("game.json"))),
    );
    assert!(has_part(&window, "access denied"));
    press_each(&mut window, ["Play", "Start the game"]);
    assert_eq!(place.get("game-broken-1.json").unwrap(), "a term's work");
}
