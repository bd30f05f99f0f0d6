//! A program that saves without a pause is killed at any moment: what it said it had saved is there, whole.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::support::scratch::Scratch;
use crate::support::window::{HD, has_part, open};
use saute_dix::app::platform::{DataFolder, FolderProblem, Store};
use saute_dix::rules::Random;

/// Names the folder in which a child of these tests saves.
const CHILD: &str = "SAUTE_DIX_TEST_SAVES_IN";

/// The name of the test that is the child.
const SAVES: &str = "kills::saves_without_a_pause";

/// Each of these threads kills so many times, or as often as `SAUTE_DIX_KILLS` says.
const KILLS: usize = 3;
const THREADS: u64 = 4;

/// A text with its number at both ends, and nothing like the one before in length.
fn text(number: usize) -> String {
    let filling = "x".repeat(number * 7_919 % 60_000);
    format!("{number}\n{filling}\n{number}\n")
}

/// The number of a text, if it is whole.
fn number(text: &str) -> Option<usize> {
    let number = text.lines().next()?.parse().ok()?;
    (self::text(number) == text).then_some(number)
}

/// Not a test, but the program that is killed: it saves, and says so, until it dies.
#[test]
#[ignore = "this is the child of the other tests here"]
fn saves_without_a_pause() {
    let Some(path) = std::env::var_os(CHILD) else {
        return;
    };
    let mut folder = DataFolder::new(path.into());
    folder.begin();
    for number in 1.. {
        folder.write("game.json", &text(number)).unwrap();
        // Not through the harness, which would keep it to itself.
        writeln!(std::io::stderr(), "saved {number}").unwrap();
    }
}

/// Such a program, and what it says it has saved.
fn child(folder: &Path) -> (Child, BufReader<std::process::ChildStderr>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([SAVES, "--exact", "--ignored", "--nocapture"])
        .env(CHILD, folder)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(child.stderr.take().unwrap());
    (child, said)
}

fn next_saved(said: &mut impl BufRead) -> Option<usize> {
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    line.trim().strip_prefix("saved ")?.parse().ok()
}

/// Lets a child save for a random time, kills it, and looks at what is there.
fn kill_once(scratch: &Scratch, random: &mut Random) {
    let (mut child, mut said) = child(&scratch.0);
    let first = next_saved(&mut said).expect("the child saves");
    thread::sleep(Duration::from_micros(u64::try_from(random.below(15_000)).unwrap()));
    child.kill().unwrap();
    child.wait().unwrap();
    let mut last = first;
    while let Some(number) = next_saved(&mut said) {
        last = number;
    }
    let mut folder = DataFolder::new(scratch.0.clone());
    assert_eq!(folder.begin(), None, "its lock has died with it");
    let kept = folder.read("game.json").unwrap().expect("there is a file");
    let found = number(&kept).unwrap_or_else(|| panic!("half a file: {} bytes", kept.len()));
    // The next one may have come to its place without being said.
    assert!(found == last || found == last + 1, "{last}, but {found}");
    assert_eq!(scratch.names(), ["game.json", "window.lock"], "nothing unfinished is left");
}

#[test]
fn kills_lose_nothing() {
    let kills = std::env::var("SAUTE_DIX_KILLS").ok().and_then(|kills| kills.parse().ok());
    let kills = kills.unwrap_or(KILLS);
    let each = |seed: u64| {
        move || {
            let scratch = Scratch::new("kills");
            let mut random = Random::new(seed);
            for _ in 0..kills {
                kill_once(&scratch, &mut random);
            }
        }
    };
    let threads: Vec<_> = (0..THREADS).map(|seed| thread::spawn(each(seed))).collect();
    for thread in threads {
        thread.join().unwrap();
    }
}

#[test]
fn two_programs_in_one_folder_do_not_stumble_over_each_other() {
    let scratch = Scratch::new("two");
    let (mut child, mut said) = child(&scratch.0);
    next_saved(&mut said).expect("the child saves");
    let mut folder = DataFolder::new(scratch.0.clone());
    assert_eq!(folder.begin(), Some(FolderProblem::Shared));
    for count in 1..100 {
        let saved = folder.write("game.json", &text(1_000_000 + count));
        assert_eq!(saved, Ok(()), "no false alarm");
        let kept = folder.read("game.json").unwrap().unwrap();
        assert!(number(&kept).is_some(), "one of the two, whole");
    }
    assert!(child.try_wait().unwrap().is_none(), "it has no trouble either");
    let window = open("en", HD, DataFolder::new(scratch.0.clone()));
    assert!(has_part(&window, "Another window of this program"));
    child.kill().unwrap();
    child.wait().unwrap();
}
