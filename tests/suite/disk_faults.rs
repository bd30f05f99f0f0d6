//! Disks that fail: at every single step of a save, when they are full, when the folder is gone, and with things
//! in it that are no files. Through the real folder of the program, in a temporary place.

use std::cell::Cell;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::rc::Rc;

use crate::support::scratch::Scratch;
use crate::support::window::{
    HD, Place, Window, has_part, key, open, press, press_starting, session,
};
use eframe::egui::Key;
use saute_dix::app::platform::{DataFolder, Store};
use saute_dix::app::shell::Notice;
use saute_dix::storage::{Disk, SystemDisk};

/// What goes wrong with a disk, and when.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    /// Nothing.
    Sound,
    /// The step of this number.
    Once(usize),
    /// Every step from this one on.
    From(usize),
}

/// A disk on which any step can fail.
#[derive(Clone)]
struct FaultyDisk {
    fault: Rc<Cell<Fault>>,
    kind: io::ErrorKind,
    steps: Rc<Cell<usize>>,
}

impl FaultyDisk {
    fn new(kind: io::ErrorKind) -> FaultyDisk {
        FaultyDisk { fault: Rc::new(Cell::new(Fault::Sound)), kind, steps: Rc::default() }
    }

    /// From now on this goes wrong.
    fn set(&self, fault: Fault) {
        self.steps.set(0);
        self.fault.set(fault);
    }

    fn step(&self) -> io::Result<()> {
        let step = self.steps.get();
        self.steps.set(step + 1);
        let fails = match self.fault.get() {
            Fault::Sound => false,
            Fault::Once(at) => step == at,
            Fault::From(at) => step >= at,
        };
        if fails { Err(self.kind.into()) } else { Ok(()) }
    }
}

impl Disk for FaultyDisk {
    fn make_folder(&self, path: &Path) -> io::Result<()> {
        self.step()?;
        SystemDisk.make_folder(path)
    }

    fn create(&self, path: &Path) -> io::Result<File> {
        self.step()?;
        SystemDisk.create(path)
    }

    fn fill(&self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        // A disk that is full takes the beginning.
        let failed = self.step();
        let taken = if failed.is_ok() { bytes.len() } else { bytes.len() / 2 };
        file.write_all(&bytes[..taken])?;
        failed
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        self.step()?;
        SystemDisk.sync(file)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step()?;
        SystemDisk.rename(from, to)
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        self.step()?;
        SystemDisk.sync_folder(path)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.step()?;
        SystemDisk.remove(path)
    }
}

const KINDS: [io::ErrorKind; 4] = [
    io::ErrorKind::StorageFull,
    io::ErrorKind::ReadOnlyFilesystem,
    io::ErrorKind::PermissionDenied,
    io::ErrorKind::Other,
];

#[test]
fn whichever_step_of_a_save_fails_the_newest_or_the_one_before_is_there() {
    for kind in KINDS {
        for fault in [Fault::Once as fn(usize) -> Fault, Fault::From] {
            let steps = fail_at_each_step(kind, fault);
            assert!(steps >= 6, "folder, file, text, sync, name, sync: {steps}");
        }
    }
}

/// Has every step of a save fail in turn; how many there are.
fn fail_at_each_step(kind: io::ErrorKind, fault: fn(usize) -> Fault) -> usize {
    let (old, new) = ("old ".repeat(5_000), "new ".repeat(9_000));
    for step in 0.. {
        let scratch = Scratch::new(&format!("step-{kind:?}"));
        let disk = FaultyDisk::new(kind);
        let mut folder = DataFolder::on(Box::new(disk.clone()), scratch.0.clone());
        folder.write("game.json", &old).unwrap();
        disk.set(fault(step));
        let saved = folder.write("game.json", &new);
        let steps = disk.steps.get();
        let kept = DataFolder::new(scratch.0.clone()).read("game.json");
        let kept = kept.unwrap().expect("something is there");
        let expected = if saved.is_ok() { &new } else { &old };
        assert!(kept == *expected, "{kind:?}, step {step}: {saved:?}");
        // With the disk in order again, everything is.
        disk.set(Fault::Sound);
        folder.write("game.json", &new).unwrap();
        assert_eq!(folder.read("game.json").unwrap().as_ref(), Some(&new));
        assert_eq!(scratch.names(), ["game.json"], "{kind:?}, step {step}");
        if steps <= step {
            assert_eq!(saved, Ok(()), "no step is left to fail");
            return steps;
        }
    }
    unreachable!("a save has an end")
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
    let notices = &window.state().state().frame.notices;
    let says = |notice: &Notice| matches!(notice, Notice::CannotKeep(_));
    notices.iter().any(says)
}

#[test]
fn a_full_disk_is_told_and_everything_is_kept_once_there_is_room() {
    let scratch = Scratch::new("full");
    let disk = FaultyDisk::new(io::ErrorKind::StorageFull);
    let folder = DataFolder::on(Box::new(disk.clone()), scratch.0.clone());
    let mut window = open("en", HD, folder);
    press(&mut window, "Play");
    press(&mut window, "Start the game");
    lay(&mut window);
    let before = laid(&scratch);
    disk.set(Fault::From(1));
    lay(&mut window);
    assert!(says_that_nothing_is_kept(&window));
    assert!(has_part(&window, "Nothing can be saved here"));
    // What is taken back is as lost as what is laid.
    key(&mut window, Key::Backspace);
    assert_eq!(laid(&scratch), before, "whole, and the one before");
    lay(&mut window);
    let after = session(&window).game().turn().plays.len();
    disk.set(Fault::Sound);
    // Nobody touches the window: time passes.
    window.step();
    assert_eq!(laid(&scratch).split(' ').count(), after);
    assert!(!says_that_nothing_is_kept(&window), "it is no longer true");
    assert!(!window.state().has_unkept());
    disk.set(Fault::From(1));
    lay(&mut window);
    assert!(says_that_nothing_is_kept(&window), "said again");
    disk.set(Fault::Sound);
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
    press(&mut window, "Play");
    press(&mut window, "Start the game");
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
    let notices = &window.state().state().frame.notices;
    assert_eq!(notices.len(), 4, "{notices:?}");
    assert!(has_part(&window, "no ordinary file"), "{notices:?}");
    press(&mut window, "Play");
    press(&mut window, "Start the game");
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

/// A place with a file that can be neither read nor moved: another program holds it, or it belongs to somebody else.
struct Locked(Place, &'static str);

impl Store for Locked {
    fn read(&self, name: &str) -> Result<Option<String>, String> {
        if name == self.1 {
            return Err("access denied".to_owned());
        }
        self.0.read(name)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        self.0.write(name, text)
    }

    fn set_aside(&mut self, name: &str) -> Result<String, String> {
        if name == self.1 {
            return Err("access denied".to_owned());
        }
        self.0.set_aside(name)
    }

    fn erase(&mut self) -> Result<(), String> {
        self.0.erase()
    }
}

#[test]
fn what_can_be_neither_read_nor_moved_is_not_written_over() {
    let place = Place::default();
    place.put("game.json", "a term's work");
    let mut window = open("en", HD, Locked(place.clone(), "game.json"));
    assert!(has_part(&window, "“game.json” can be neither read nor set aside"));
    press(&mut window, "Play");
    press(&mut window, "Start the game");
    lay(&mut window);
    window.state_mut().leave();
    assert_eq!(place.get("game.json").unwrap(), "a term's work");
    assert!(place.get("settings.json").is_some(), "the rest is kept");
}

/// It can be moved, but not read.
struct Unreadable(Place);
impl Store for Unreadable {
    fn read(&self, name: &str) -> Result<Option<String>, String> {
        match name {
            "game.json" => Err("access denied".to_owned()),
            _ => self.0.read(name),
        }
    }
    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        self.0.write(name, text)
    }
    fn set_aside(&mut self, name: &str) -> Result<String, String> {
        self.0.set_aside(name)
    }
    fn erase(&mut self) -> Result<(), String> {
        self.0.erase()
    }
}

#[test]
fn what_cannot_be_read_is_set_aside_not_replaced() {
    let place = Place::default();
    place.put("game.json", "a term's work");
    let mut window = open("en", HD, Unreadable(place.clone()));
    assert!(has_part(&window, "access denied"));
    press(&mut window, "Play");
    press(&mut window, "Start the game");
    assert_eq!(place.get("game-broken-1.json").unwrap(), "a term's work");
}
